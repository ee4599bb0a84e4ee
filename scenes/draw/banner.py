"""The band that crosses the table when a turn begins, and the sign that somebody is thinking.

Pure functions of how far along they are; the caller keeps the time.
"""

import math
import random
from functools import partial
from typing import Final

import pygame

from scenes.draw import effects, svg
from scenes.draw.caches import PictureCache
from scenes.draw.frame import UNIT_WIDTH, Frame
from scenes.draw.text import draw_text, text_size
from scenes.draw.theme import Ink

_BANDS: Final = PictureCache("bands", megabytes=5, count=40)

_TALL: Final = 150
"""Height of the band in units."""


def draw_banner(
    surface: pygame.Surface,
    frame: Frame,
    words: str,
    y: float,
    *,
    ink: Ink = "heading",
    alpha: float = 1,
) -> None:
    """Draw `words` large on a dark stroke of the brush across the sheet, around `y` units."""
    size = frame.rect(0, 0, UNIT_WIDTH, _TALL).size
    place = frame.point(0, y - _TALL / 2)
    band = _BANDS.get(("band", size), lambda: _band(size).premul_alpha())
    effects.stamp(surface, band, place, alpha=alpha)
    letters = _BANDS.get(("words", words, ink, size), lambda: _words(frame, words, ink))
    middle = (place[0] + size[0] // 2, place[1] + size[1] // 2)
    effects.stamp_around(surface, letters, middle, alpha=alpha)


def _words(frame: Frame, words: str, ink: Ink) -> pygame.Surface:
    """The words as a picture of their own, which fades as a whole."""
    tall = frame.px(_TALL)
    most = UNIT_WIDTH * 0.8
    wide = min(most, text_size(frame, words, role="brush", size=72, spacing=10, fixed=True)[0])
    sheet = effects.blank((frame.px(wide) + tall, tall))
    middle = sheet.get_rect().center
    draw_text(
        sheet, frame, words, frame.units(middle),
        role="brush", size=72, ink=ink, align="center", spacing=10, width=most, fixed=True,
    )  # fmt: skip
    return sheet.premul_alpha()


def _band(size: tuple[int, int]) -> pygame.Surface:
    """Many dry hairs of a broad brush, denser in the middle, ragged at both ends."""
    w, h = size
    rng = random.Random(4)
    band = effects.blank(size)
    hairs = 54
    for hair in range(hairs):
        at = hair / (hairs - 1)
        weight = math.sin(math.pi * at) ** 0.5
        thick = max(1, round(h / hairs * rng.uniform(1.0, 1.7)))
        left = rng.uniform(0, 0.1) * w * (1.3 - weight)
        right = w - rng.uniform(0, 0.2) * w * (1.25 - weight)
        level = round(255 * min(0.9, 0.35 + 0.55 * weight) * rng.uniform(0.85, 1))
        strand = effects.rounded((max(2, round(right - left)), thick), thick / 2, (14, 9, 9, level))
        band.blit(strand, (round(left), round(at * (h - thick))))
    return band


def draw_thinking(
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    seconds: float,
    *,
    size: float = 54,
    ink: Ink = "gold",
) -> None:
    """Draw three diamonds that light up in turn, `seconds` after the thinking began."""
    side = size * 0.24
    for index in range(3):
        wave = 0.5 + 0.5 * math.cos(math.tau * (seconds / 1.2 - index / 5))
        level = 0.25 + 0.75 * round(wave * 8) / 8
        px = frame.px(side)
        key = ("diamond", px, ink, level)
        picture = _BANDS.get(key, partial(_diamond, px, ink, level))
        x = centre[0] + (index - 1) * size * 0.36
        surface.blit(picture, picture.get_rect(center=frame.point(x, centre[1])))


def _diamond(px: int, ink: Ink, level: float) -> pygame.Surface:
    c = px / 2
    shape = svg.points(svg.polar((c, c), c, 90 * turn) for turn in range(4))
    return svg.raster((px, px), svg.path(shape, svg.fill(ink, level)))
