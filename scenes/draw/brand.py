"""The brand: the gold-leaf column of the title with sun, mountains and calligraphy, and the name.

The name is drawn, not translated; the line under it comes in translated.
"""

import random
from typing import Final

import pygame

from scenes.draw import effects, landscape, materials, svg
from scenes.draw.caches import PictureCache
from scenes.draw.frame import UNIT_HEIGHT, Frame
from scenes.draw.panels import draw_rule
from scenes.draw.seals import draw_seal
from scenes.draw.text import draw_text

CALLIGRAPHY: Final = "闘技場"
LATIN: Final = "TŌGIJŌ"
COLUMN_WIDTH: Final = 403
"""Width of the column in units; it is as tall as the sheet."""

_BRAND: Final = PictureCache("brand", megabytes=8, count=2)


def draw_brand_column(surface: pygame.Surface, frame: Frame, subtitle: str) -> pygame.Rect:
    """Draw the column at the left of the sheet, with `subtitle` under the name."""
    place = frame.rect(0, 0, COLUMN_WIDTH, UNIT_HEIGHT)
    surface.blit(_BRAND.get(("column", place.size), lambda: _column(place.size)), place)
    middle = COLUMN_WIDTH / 2
    for index, letter in enumerate(CALLIGRAPHY):
        draw_text(
            surface, frame, letter, (middle, 210 + 194 * index),
            role="brush", size=196, ink="#150d0a", align="center", fixed=True,
        )  # fmt: skip
    draw_seal(surface, frame, (middle, 874), 60, CALLIGRAPHY[0])
    draw_text(
        surface, frame, LATIN, (middle, 946),
        role="latin", size=60, ink="heading", align="center", spacing=8, fixed=True,
    )  # fmt: skip
    draw_rule(surface, frame, (92, 985), 220)
    draw_text(
        surface, frame, subtitle, (middle, 1013),
        role="display", size=24, ink="gold_ink", align="center", spacing=11, width=340, fixed=True,
    )  # fmt: skip
    return place


def _column(size: tuple[int, int]) -> pygame.Surface:
    w, h = size
    rng = random.Random(5)
    sheet = landscape.leaf_sheet(size, 41, round(w * 0.42))
    landscape.sun(sheet, (w / 2, h * 0.37), w * 0.415, "sun", "ink_red")
    for height, rise, ink in (
        (0.682, 0.026, "#a4662c"),
        (0.782, 0.022, "#5a2a1a"),
        (0.828, 0.010, "#1d0f0e"),
    ):
        landscape.fill_ridge(sheet, landscape.ridge_line(size, rng, height, rise), ink)
    effects.add_grain(sheet, 43, 0.06, (max(2, w // 9), 1))
    sky = sheet.subsurface((0, 0, w, round(h * 0.8)))  # below it stands the name
    materials.scatter_flecks(sky, rng, max(4, w // 30))
    pygame.draw.line(sheet, svg.hexed("gold_light"), (w - 2, 0), (w - 2, h), max(1, w // 200))
    return sheet


def draw_watermark(
    surface: pygame.Surface, frame: Frame, centre: tuple[float, float], size: float
) -> None:
    """Draw the name faintly from top to bottom, to fill the foot of a side panel."""
    for index, letter in enumerate(CALLIGRAPHY):
        draw_text(
            surface, frame, letter, (centre[0], centre[1] + size * 1.02 * (index - 1)),
            role="brush", size=size, ink=(138, 109, 58, 110), align="center", fixed=True,
        )  # fmt: skip
