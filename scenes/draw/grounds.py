"""Whole-window grounds: dyed lacquer tables, and what is dimmed behind a dialog.

A ground covers the window, letterbox bands too, and is kept for the last few sizes and dyes only:
one of 1920 × 1080 takes 8 MB and 15 ms to build. Sliding doors and the brand column are in
`doors.py` and `brand.py`.
"""

from functools import lru_cache
from typing import Final

import pygame

from scenes.draw import effects, patterns
from scenes.draw.caches import PictureCache
from scenes.draw.frame import Frame
from scenes.draw.theme import colour, palette

GROUNDS: Final = PictureCache("grounds", megabytes=17, count=2)
_CELL: Final = 96
"""Width of a pattern's repeat in units."""


def draw_ground(surface: pygame.Surface, frame: Frame, dye: str) -> None:
    """Cover the window with the dyed lacquer `dye` of the palette."""
    surface.blit(ground(frame, dye), (0, 0))


def ground(frame: Frame, dye: str) -> pygame.Surface:
    """The dyed lacquer `dye` in the size of the window; shared, do not draw on it."""
    key = ("ground", dye, frame.width, frame.height)
    return GROUNDS.get(key, lambda: _dyed(frame, dye))


def _dyed(frame: Frame, dye: str) -> pygame.Surface:
    look = palette().dyes[dye]
    size = (frame.width, frame.height)
    sheet = effects.opaque(size)
    sheet.blit(pygame.transform.smoothscale(_glow(look.centre, look.edge), size), (0, 0))
    effects.add_grain(sheet, 17, 0.1)
    patterns.weave(sheet, look.pattern, frame.px(_CELL), "gold", look.strength / 100)
    return sheet


@lru_cache(maxsize=8)
def _glow(centre: str, edge: str) -> pygame.Surface:
    """The lacquer's light, small: bright a little above the middle, the edge colour outside."""
    columns, rows = 64, 36
    small = effects.opaque((columns, rows))
    near, far = colour(centre), colour(edge)
    for column in range(columns):
        for row in range(rows):
            x, y = column / (columns - 1) - 0.5, row / (rows - 1) - 0.44
            away = min(1.0, (x * x * 3.1 + y * y * 3.6) ** 0.5)
            share = away * away * (3 - 2 * away)
            r, g, b = (round(near[i] + (far[i] - near[i]) * share) for i in range(3))
            small.set_at((column, row), (r, g, b))
    return small


def dimmed(picture: pygame.Surface, *, darkness: float = 0.62) -> pygame.Surface:
    """A blurred and darkened copy of a whole screen, to lay a dialog on (about 15 ms)."""
    w, h = picture.get_size()
    small = pygame.transform.smoothscale(picture, (max(1, w // 4), max(1, h // 4)))
    reach = max(1, h // 4 // 60)
    for _ in range(2):
        small = pygame.transform.box_blur(small, reach)
    level = round(255 * (1 - darkness))
    small.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    soft = effects.opaque((w, h))
    soft.blit(pygame.transform.smoothscale(small, (w, h)), (0, 0))
    return soft
