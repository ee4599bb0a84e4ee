"""Plays a scene as a player would: points, drags, types, waits; and reads what the screen says.

Places are units of the 1920×1080 layout, a widget, or the words on one. Nothing reads a clock:
time passes in `tick` and `settle` only, in steps of a sixtieth of a second.
"""

from collections.abc import Callable
from typing import TypeVar

import pygame

from scenes.manager import Manager
from scenes.scene import Scene
from scenes.services import Services, frame_of
from scenes.ui.widget import Widget

STEP = 1 / 60
LONGEST_WAIT = 30.0

Place = tuple[float, float] | str | Widget
MakeScene = Callable[[Services], Scene]
W = TypeVar("W", bound=Widget)


class Pilot:
    """One player at one stack of scenes."""

    def __init__(self, scene: MakeScene, services: Services) -> None:
        self.services = services
        self.manager = Manager(services)
        size = (services.frame.width, services.frame.height)
        self.surface = pygame.Surface(size)
        self.drawn = 0
        self.manager.push(scene(services))
        self.tick(STEP)

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.manager.top

    # --- pointing

    def at(self, place: Place) -> tuple[float, float]:
        """A place in units; a widget is taken in its middle."""
        if isinstance(place, str):
            place = self.widget(place)
        return place.box.center if isinstance(place, Widget) else place

    def move(self, place: Place) -> None:
        """Move the pointer."""
        self._mouse(pygame.MOUSEMOTION, place, rel=(0, 0), buttons=(0, 0, 0))

    def press(self, place: Place, button: int = pygame.BUTTON_LEFT) -> None:
        """Put a button down."""
        self.move(place)
        self._mouse(pygame.MOUSEBUTTONDOWN, place, button=button)

    def release(self, place: Place, button: int = pygame.BUTTON_LEFT) -> None:
        """Let a button go."""
        self._mouse(pygame.MOUSEBUTTONUP, place, button=button)

    def click(
        self, place: Place, *, button: int = pygame.BUTTON_LEFT, double: bool = False
    ) -> None:
        """Press and release in place, twice for a double click."""
        for _ in range(2 if double else 1):
            self.press(place, button)
            self.tick(STEP)
            self.release(place, button)
            self.tick(STEP)

    def drag(self, start: Place, end: Place, *, steps: int = 8, drop: bool = True) -> None:
        """Take hold, move on a straight way, let go (unless `drop` is off)."""
        (x0, y0), (x1, y1) = self.at(start), self.at(end)
        self.press((x0, y0))
        for step in range(1, steps + 1):
            share = step / steps
            self.move((x0 + (x1 - x0) * share, y0 + (y1 - y0) * share))
            self.tick(STEP)
        if drop:
            self.release((x1, y1))
            self.tick(STEP)

    def wheel(self, place: Place, steps: int) -> None:
        """Turn the wheel above a place; positive steps scroll up."""
        self.move(place)
        self.send(pygame.MOUSEWHEEL, x=0, y=steps, precise_x=0.0, precise_y=float(steps))
        self.tick(STEP)

    # --- keyboard

    def key(self, name: str, *, shift: bool = False, ctrl: bool = False, alt: bool = False) -> None:
        """Press a key by its name: "tab", "return", "left", "f11", "a"."""
        mod = pygame.KMOD_LSHIFT * shift | pygame.KMOD_LCTRL * ctrl | pygame.KMOD_LALT * alt
        code = pygame.key.key_code(name)
        letter = name if len(name) == 1 else ""
        self.send(pygame.KEYDOWN, key=code, mod=mod, unicode=letter, scancode=0)
        self.send(pygame.KEYUP, key=code, mod=mod, unicode=letter, scancode=0)
        self.tick(STEP)

    def write(self, text: str) -> None:
        """Enter text, letter by letter."""
        for letter in text:
            self.send(pygame.TEXTINPUT, text=letter)
        self.tick(STEP)

    def compose(self, text: str) -> None:
        """Let the input method show a text that is not entered yet; "" ends that."""
        self.send(pygame.TEXTEDITING, text=text, start=0, length=0)
        self.tick(STEP)

    # --- time

    def tick(self, seconds: float) -> None:
        """Let time pass."""
        for _ in range(max(1, round(seconds / STEP))):
            self.manager.update(STEP)
            if self.manager.needs_draw:
                self.manager.draw(self.surface)
                self.drawn += 1

    def settle(self) -> None:
        """Wait until nothing moves any more; AssertionError if that never happens."""
        waited = 0.0
        drawn = -1
        while drawn != self.drawn:
            drawn = self.drawn
            self.tick(2 * STEP)
            waited += 2 * STEP
            assert waited < LONGEST_WAIT, f"{self.scene} has not come to rest"

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size."""
        self.surface = pygame.Surface(size)
        self.manager.resize(frame_of(size, self.services.settings))
        self.tick(STEP)

    # --- reading

    def texts(self) -> list[str]:
        """All words on the screen."""
        return self.scene.texts()

    def says(self, part: str) -> bool:
        """Whether some text on the screen contains these words."""
        return any(part in text for text in self.texts())

    def widgets(self, kind: type[W]) -> list[W]:
        """The visible widgets of a kind, those of the top layer only, in reading order."""
        return [w for w in self.scene.focus_scope.root.walk() if isinstance(w, kind)]

    def widget(self, words: str) -> Widget:
        """The widget with this label or these words on it; AssertionError if there is none."""
        found = [w for w in self.widgets(Widget) if w.label == words or words in w.texts()]
        assert found, f"no widget says {words!r}; there are: {self.texts()}"
        solid = [w for w in found if w.focusable]
        return (solid or found)[0]

    def said(self) -> list[str]:
        """The sounds played so far, by name."""
        played: list[str] = getattr(self.services.sound, "played", [])
        return played

    def send(self, kind: int, **values: object) -> None:
        """Send any event."""
        self.manager.handle(pygame.event.Event(kind, values))

    def _mouse(self, kind: int, place: Place, **values: object) -> None:
        self.send(kind, pos=self.services.frame.point(*self.at(place)), touch=False, **values)
