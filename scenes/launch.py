"""The first thing that runs: reads the command line, opens the window, starts the first screen.

Importing this module imports neither pygame nor any scene: a worker process imports the main
module again and must be ready at once. Commands without a window are handed to `game.cli`.
"""

import logging
import os
import sys
from typing import Final

from scenes.wish import ShotWish, UsageError, Wish

WINDOW_COMMANDS: Final = ("play", "shot")
FAILED: Final = 1
MISUSED: Final = 2


def main(arguments: list[str] | None = None) -> int:
    """Run the program; the exit code is 0, 1 after a failure, 2 for a senseless command line."""
    if getattr(sys, "frozen", False):
        import multiprocessing  # noqa: PLC0415 - takes time, and means something there only

        multiprocessing.freeze_support()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    # What a desktop groups windows by; pygame would take the name of the file that was started.
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "togijo")
    arguments = sys.argv[1:] if arguments is None else arguments
    if arguments and not arguments[0].startswith("-") and arguments[0] not in WINDOW_COMMANDS:
        from game.cli import main as headless  # noqa: PLC0415 - the window does not need it

        return headless(arguments)
    try:
        wish = _read(arguments)
        return _shot(wish) if isinstance(wish, ShotWish) else _open_window(wish)
    except UsageError as error:
        return _complain(str(error), MISUSED)
    except SystemExit:  # after --help
        return 0


def _read(arguments: list[str]) -> Wish:
    if not arguments:
        return Wish()
    from scenes.command_line import parse  # noqa: PLC0415 - a plain start does without

    return parse(arguments)


def _complain(text: str, code: int) -> int:
    print(f"togijo: {text}", file=sys.stderr)
    return code


def _shot(wish: ShotWish) -> int:
    """Draw one scene to a file, or name the scenes."""
    from scenes import shots  # noqa: PLC0415 - imports pygame

    if wish.list_only:
        print("\n".join(shots.SCENES))
        return 0
    try:
        shots.take(wish)
    except OSError as error:
        return _complain(f"shot: cannot write {wish.out}: {error.strerror}", MISUSED)
    return 0


def _open_window(wish: Wish) -> int:
    """Show the first screen and stay until the player leaves."""
    from scenes.allocator import give_back_large_blocks  # noqa: PLC0415 - ctypes takes time
    from scenes.program import make_app  # noqa: PLC0415 - imports pygame
    from scenes.window import NoDisplayError, prepare_environment  # noqa: PLC0415 - pygame

    prepare_environment()
    give_back_large_blocks()
    try:
        app = make_app(wish)
        code = app.run()
        if wish.size is None:
            app.remember_window()
        return code
    except NoDisplayError as error:
        return _complain(f"no screen to open a window on ({error})", FAILED)
    except Exception:
        # The scene that reports faults has failed itself; the log holds both.
        logging.getLogger(__name__).exception("the program had to be ended")
        return _complain("the program had to be ended by an error, see the report", FAILED)
