"""A player without sense: random events, the same for the same seed.

Whatever it does, no scene may fail, and nothing may be drawn outside the window.
"""

import random

import pygame

from scenes.ui.box import SHEET
from tests.scenes.pilot import STEP, Pilot

KEYS = (
    *("tab", "return", "space", "left", "right", "up", "down", "home", "end", "delete"),
    *("page up", "page down", "backspace", "a", "1", "5", "z", "f1", "escape"),
)
WORDS = ("あ", "恐竜", "x", "🐉", "<b>&", "\u200b", "\u2060", "\x00", "e\u0301", "長い" * 40, "")
SIZES = ((1280, 720), (1920, 1080), (1600, 720), (1280, 1024))


def monkey(pilot: Pilot, *, seed: int, events: int, keys: tuple[str, ...] = KEYS) -> None:
    """Send random events; scenes may open and close one another meanwhile."""
    rng = random.Random(seed)
    place = SHEET.center
    for _ in range(events):
        if rng.random() < 0.4:
            place = _somewhere(pilot, rng)
        _act(pilot, rng, place, keys)
        if rng.random() < 0.2:
            pilot.tick(rng.choice((STEP, STEP, 0.2, 1.0)))


def _somewhere(pilot: Pilot, rng: random.Random) -> tuple[float, float]:
    """Anywhere, but more often on something."""
    widgets = list(pilot.scene.focus_scope.root.walk())
    if widgets and rng.random() < 0.7:
        box = rng.choice(widgets).box
        return rng.uniform(box.x, box.right), rng.uniform(box.y, box.bottom)
    return rng.uniform(-60, 1980), rng.uniform(-60, 1140)


def _act(
    pilot: Pilot, rng: random.Random, place: tuple[float, float], keys: tuple[str, ...]
) -> None:
    button = rng.choice((1, 1, 1, 1, 2, 3))
    match rng.randrange(12):
        case 0 | 1 | 2:
            pilot.move(place)
        case 3 | 4:
            pilot.press(place, button)
        case 5 | 6:
            pilot.release(place, button)
        case 7:
            pilot.wheel(place, rng.randint(-3, 3))
        case 8 | 9:
            pilot.key(rng.choice(keys), shift=rng.random() < 0.2, ctrl=rng.random() < 0.1)
        case 10:
            pilot.compose(rng.choice(WORDS))
            pilot.send(pygame.TEXTINPUT, text=rng.choice(WORDS))
        case _:
            _disturb(pilot, rng)


def _disturb(pilot: Pilot, rng: random.Random) -> None:
    """What the system does to a window."""
    if rng.random() < 0.1:
        pilot.resize(rng.choice(SIZES))
    else:
        pilot.send(rng.choice((pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST, pygame.WINDOWENTER)))
