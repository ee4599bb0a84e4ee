"""Opens the program up to its first picture; `bench_frames` runs it in a process of its own.

Imports as little as the program itself, so that nothing else is measured.
"""

import time

from scenes.allocator import give_back_large_blocks
from scenes.app import App
from scenes.frame_stats import resident_bytes
from scenes.manager import Manager
from scenes.program import make_app
from scenes.window import prepare_environment
from scenes.wish import ShotWish, Wish

TITLE = "title"


def report(scene: str, size: tuple[int, int]) -> None:
    """Print the moment the first picture could be seen, the processor time and the memory."""
    prepare_environment()
    give_back_large_blocks()
    if scene == TITLE:
        app = make_app(Wish(size=size))
    else:
        app, _ = scene_app(ShotWish(command="shot", scene=scene, size=size))
    app.turn()
    print(time.time(), time.process_time(), resident_bytes())


def scene_app(wish: ShotWish) -> tuple[App, Manager]:
    """The program with a scene of the list of pictures as its first screen."""
    from scenes.shots import SCENES  # noqa: PLC0415

    opened: list[Manager] = []

    def open_first(manager: Manager, _wish: Wish) -> None:
        build = SCENES[wish.scene].load()
        assert callable(build)
        scene = build(manager.services, wish)
        if manager.is_empty:
            manager.push(scene)
        opened.append(manager)

    return make_app(wish, open_first), opened[0]
