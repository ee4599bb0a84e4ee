"""Bits of gold leaf in the air, and the glow behind a result: pure functions of the time.

Nothing is remembered between frames: where a bit is follows from its number, the seed and the
seconds since it began, so that a frame can be drawn again and a test can stop the clock.
"""

import math
import random
from functools import lru_cache
from typing import Final, NamedTuple

import pygame

from scenes.draw import effects, materials, svg
from scenes.draw.caches import PictureCache
from scenes.draw.frame import UNIT_HEIGHT, UNIT_WIDTH, Frame
from scenes.draw.theme import Ink, colour

_GLOWS: Final = PictureCache("glows", megabytes=6, count=4)
_MARGIN: Final = 40
"""How far outside the sheet, in units, a bit turns up again on the other side."""


class _Bit(NamedTuple):
    x: float
    y: float
    fall: float
    drift: float
    phase: float
    picture: int


@lru_cache(maxsize=4)
def _bits(seed: int, count: int) -> tuple[_Bit, ...]:
    rng = random.Random(seed)
    return tuple(
        _Bit(
            rng.uniform(0, UNIT_WIDTH), rng.uniform(0, UNIT_HEIGHT), rng.uniform(12, 46),
            rng.uniform(-10, 16), rng.uniform(0, math.tau), rng.randrange(12),
        )
        for _ in range(count)
    )  # fmt: skip


def draw_flecks(
    surface: pygame.Surface, frame: Frame, seconds: float, *, count: int = 90, seed: int = 1
) -> None:
    """Draw `count` bits of gold falling slowly over the sheet, `seconds` after they began."""
    pictures = materials.fleck_pictures(frame.px(15))
    wide, tall = UNIT_WIDTH + 2 * _MARGIN, UNIT_HEIGHT + 2 * _MARGIN
    spots = []
    for bit in _bits(seed, count):
        sway = 14 * math.sin(bit.phase + seconds * 1.3)
        x = (bit.x + bit.drift * seconds + sway) % wide - _MARGIN
        y = (bit.y + bit.fall * seconds) % tall - _MARGIN
        spots.append((pictures[bit.picture], frame.point(x, y)))
    old = surface.get_clip()
    surface.set_clip(frame.sheet)
    surface.fblits(spots)
    surface.set_clip(old)


def draw_glow(
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    radius: float,
    *,
    ink: Ink = "#a87a2c",
    alpha: float = 0.5,
) -> None:
    """Add a soft round light of `radius` units to what is there, `alpha` (0 to 1) strong."""
    px = frame.px(2 * radius)
    strength = round(alpha * 20) / 20  # few steps, so that a fading light stays in the cache
    picture = _GLOWS.get((px, ink, strength), lambda: _glow(px, ink, strength))
    x, y = frame.point(*centre)
    surface.blit(picture, (x - px // 2, y - px // 2), special_flags=pygame.BLEND_RGB_ADD)


def _glow(px: int, ink: Ink, strength: float) -> pygame.Surface:
    small = 96
    r, g, b, _ = colour(ink)
    core: Ink = (round(r * strength), round(g * strength), round(b * strength))
    half: Ink = (round(r * strength * 0.36), round(g * strength * 0.36), round(b * strength * 0.36))
    light = svg.raster(
        (small, small),
        svg.radial(
            "glow", (small / 2, small / 2), small / 2, ((0, core), (0.5, half), (1, "#000000"))
        ),
        svg.circle(small / 2, small / 2, small / 2, svg.fill("url(#glow)")),
    )
    plain = effects.opaque((small, small))
    plain.blit(light, (0, 0))
    return pygame.transform.smoothscale(plain, (px, px))
