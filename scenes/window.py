"""The window: how it is made on each system, how large it is, and where its pixels go.

The only module that opens a display or changes one. Scenes see a canvas and two small services
(text entry, window control); they never learn of hints, drivers or full-screen modes.
"""

import os
import statistics
import sys
from collections.abc import MutableMapping
from pathlib import Path
from typing import Final

import pygame

from game.resources import ASSET_ROOT
from scenes.ui.widget import Cursor

Size = tuple[int, int]

CAPTION: Final = "闘技場 Tōgijō"
DEFAULT_SIZE: Final[Size] = (1280, 720)
SMALLEST: Final[Size] = (1280, 720)
"""The layout is never drawn smaller; a smaller window shows it scaled down."""
SHRUNK_MOST: Final[Size] = (320, 180)
"""Windows under this size are drawn as if they had it."""

SLOW_FLIP: Final = 0.010
"""Seconds; a median above it means that the window surface goes through emulated OpenGL."""
PROBED_FLIPS: Final = 5
ACCELERATION: Final = "SDL_FRAMEBUFFER_ACCELERATION"

UNSEEN: Final = ("offscreen", "dummy")
"""Drivers whose windows nobody can see."""

HINTS: Final = {
    # Sharp pixels instead of a blurred enlargement, on every monitor of its own.
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    # Without it the candidate list of a Windows input method stays invisible.
    "SDL_IME_SHOW_UI": "1",
    # A table game is no film: the screen may dim, and a compositor may go on.
    "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
    "SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR": "0",
    "SDL_VIDEO_WAYLAND_WMCLASS": "togijo",
    # The click that brings the window to the front also presses what is under it.
    "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",
}


_SHAPES: Final = {
    Cursor.ARROW: pygame.SYSTEM_CURSOR_ARROW,
    Cursor.HAND: pygame.SYSTEM_CURSOR_HAND,
    Cursor.TEXT: pygame.SYSTEM_CURSOR_IBEAM,
    Cursor.GRAB: pygame.SYSTEM_CURSOR_SIZEALL,
    Cursor.FORBIDDEN: pygame.SYSTEM_CURSOR_NO,
}


class NoDisplayError(Exception):
    """There is no screen to open a window on; the text says what the system answered."""


def prepare_environment(
    environment: MutableMapping[str, str] = os.environ,
    platform: str = sys.platform,
    gpu: Path = Path("/dev/dri"),
) -> None:
    """Set the hints that count only before the display is opened; a player's own choice stays."""
    for hint, value in HINTS.items():
        environment.setdefault(hint, value)
    if platform.startswith("linux") and not any(gpu.glob("renderD*")):
        # Without a GPU SDL would present through software OpenGL: 31–42 ms a frame instead of 1–3.
        environment.setdefault(ACCELERATION, "0")


class Window:
    """The open window. Everything is drawn on `canvas`, then shown by `present`."""

    def __init__(self, size: Size | None = None, *, fullscreen: bool = False) -> None:
        """Open it; raises `NoDisplayError` where there is no screen."""
        self._size = size or DEFAULT_SIZE
        self._fullscreen = fullscreen
        self._flips: list[float] | None = []
        self._cursor = Cursor.ARROW
        self.wants_quit = False
        try:
            pygame.display.init()
            _refuse_unseen(pygame.display.get_driver())
            self._open()
        except pygame.error as error:
            raise NoDisplayError(str(error)) from error

    def _open(self) -> None:
        pygame.display.set_caption(CAPTION)
        pygame.display.set_icon(_icon())
        if self._fullscreen:
            self.screen = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            self.screen = pygame.display.set_mode(_fitting(self._size), pygame.RESIZABLE)
        self._take_canvas()

    def _take_canvas(self) -> None:
        """Draw straight on the window where it is large enough, else on a larger sheet."""
        wanted = canvas_size(self.screen.get_size())
        same = wanted == self.screen.get_size()
        self.canvas = self.screen if same else pygame.Surface(wanted)

    # --- size

    def refit(self) -> None:
        """Take the size the window has now; the canvas may be another one afterwards."""
        surface = pygame.display.get_surface()
        assert surface is not None, "the window is closed"
        self.screen = surface
        if not self._fullscreen:
            self._size = surface.get_size()
        self._take_canvas()

    @property
    def windowed_size(self) -> Size:
        """The size in pixels the window has while it does not fill the screen."""
        return self._size

    @property
    def is_fullscreen(self) -> bool:
        """Whether the window fills the screen."""
        return self._fullscreen

    def set_fullscreen(self, fullscreen: bool) -> None:
        """Fill the screen, or go back to the window as large as it was."""
        if fullscreen == self._fullscreen:
            return
        self._fullscreen = fullscreen
        self._open_anew()

    def set_size(self, size: Size) -> None:
        """Make the window another size, as far as the screen has room; full screen ends."""
        self._size, self._fullscreen = size, False
        self._open_anew()

    def _open_anew(self) -> None:
        self._open()
        # The systems differ in which size events follow; the application needs one for certain.
        width, height = self.screen.get_size()
        pygame.event.post(pygame.Event(pygame.WINDOWSIZECHANGED, x=width, y=height))

    def show_cursor(self, cursor: Cursor) -> None:
        """Give the pointer a shape; nothing happens if it has it already."""
        if cursor is not self._cursor:
            self._cursor = cursor
            pygame.mouse.set_cursor(_SHAPES[cursor])

    def quit(self) -> None:
        """Ask the application to end."""
        self.wants_quit = True

    # --- pixels

    def to_canvas(self, pos: Size) -> Size:
        """A position of an event on the canvas."""
        if self.canvas is self.screen:
            return pos
        factor = self.canvas.get_width() / max(1, self.screen.get_width())
        return round(pos[0] * factor), round(pos[1] * factor)

    def on_canvas(self, event: pygame.event.Event) -> pygame.event.Event:
        """The event with its position, if it has one, on the canvas."""
        if self.canvas is self.screen or "pos" not in event.dict:
            return event
        return pygame.event.Event(event.type, {**event.dict, "pos": self.to_canvas(event.pos)})

    def to_screen(self, rect: pygame.Rect) -> pygame.Rect:
        """A rectangle of the canvas in the window."""
        factor = self.screen.get_width() / self.canvas.get_width()
        return pygame.Rect(*(round(value * factor) for value in rect))

    def present(self) -> None:
        """Show what has been drawn on the canvas."""
        if self.canvas is not self.screen:
            pygame.transform.smoothscale(self.canvas, self.screen.get_size(), self.screen)
        pygame.display.flip()

    def note_flip(self, seconds: float) -> bool:
        """Judge the first flips; True once if they were slow and the window was opened anew."""
        if self._flips is None:
            return False
        self._flips.append(seconds)
        if len(self._flips) < PROBED_FLIPS:
            return False
        slow, self._flips = statistics.median(self._flips) > SLOW_FLIP, None
        if not slow or pygame.display.get_driver() != "x11" or ACCELERATION in os.environ:
            return False
        os.environ[ACCELERATION] = "0"
        pygame.display.quit()
        pygame.display.init()
        self._open()
        return True


def _refuse_unseen(driver: str) -> None:
    """SDL opens windows in memory where it finds no screen; only who asked for that wants it."""
    if driver in UNSEEN and os.environ.get("SDL_VIDEODRIVER") != driver:
        pygame.display.quit()
        raise NoDisplayError("neither X11 nor Wayland answers")


def canvas_size(window: Size) -> Size:
    """The size to draw at: the window's own, or as much more as the smallest layout needs."""
    width, height = (max(own, least) for own, least in zip(window, SHRUNK_MOST, strict=True))
    factor = max(1.0, SMALLEST[0] / width, SMALLEST[1] / height)
    return round(width * factor), round(height * factor)


def _fitting(size: Size) -> Size:
    """The wish, or what the screen has room for beside title bar and task bar."""
    desktop = pygame.display.get_desktop_sizes()[0]
    room = desktop[0], desktop[1] - 80
    if size[0] <= desktop[0] and size[1] <= desktop[1]:
        return size
    factor = min(room[0] / size[0], room[1] / size[1])
    return round(size[0] * factor), round(size[1] * factor)


def _icon() -> pygame.Surface:
    return pygame.image.load(ASSET_ROOT / "icon.png")


class SystemTextInput:
    """Text entry through SDL: input method, candidate window, clipboard."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self.stop()  # SDL starts with it on: an input method would swallow the shortcut keys.

    def start(self) -> None:
        """Begin to send text events."""
        pygame.key.start_text_input()

    def stop(self) -> None:
        """Stop sending text events, ending a composition."""
        pygame.key.stop_text_input()

    def place(self, rect: pygame.Rect) -> None:
        """Put the candidate list beside a rectangle of the canvas."""
        pygame.key.set_text_input_rect(self._window.to_screen(rect))

    def copy(self, text: str) -> None:
        """Put text on the clipboard."""
        pygame.scrap.put_text(text)

    def paste(self) -> str:
        """The text on the clipboard, "" if there is none."""
        return pygame.scrap.get_text() if pygame.scrap.has_text() else ""
