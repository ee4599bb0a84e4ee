"""What a player has left, for the side panels: beads of points, and the bar of life.

Beads are gold while they last, rings when spent, dots as long as they are out of reach. The bar
shows a part just lost in pale gold. Words and numbers beside them come in translated.
"""

from typing import Final

import pygame

from scenes.draw import effects, svg
from scenes.draw.caches import PictureCache
from scenes.draw.frame import Frame
from scenes.draw.panels import Box
from scenes.draw.text import draw_text, text_size

_GAUGES: Final = PictureCache("gauges", megabytes=2, count=120)

BEADS_A_ROW: Final = 8
BAR: Final = 9.0
"""Height of a bar in units."""
SMALL: Final = 19.0
"""Size of what stands beside a number."""
SPACES: Final = (10.0, 7.0)
"""Units kept free before a number, and between it and the most there may be."""
INKED: Final = 0.95
"""How much of the height of its line a digit takes, with a little air."""


def draw_beads(  # noqa: PLR0917 - where, then what
    surface: pygame.Surface, frame: Frame, box: Box, left: int, most: int, limit: int
) -> pygame.Rect:
    """Draw `limit` beads in rows of eight at `box`: `left` are lit, up to `most` are rings."""
    place = frame.rect(*box)
    key = ("beads", place.size, left, most, limit)
    picture = _GAUGES.get(key, lambda: _beads(place.size, left, most, limit))
    surface.blit(picture, place)
    return place


def _beads(size: tuple[int, int], left: int, most: int, limit: int) -> pygame.Surface:
    rows = -(-limit // BEADS_A_ROW)
    across, down = size[0] / BEADS_A_ROW, size[1] / rows
    radius = min(across, down) * 0.29
    light = radius * 0.35
    parts = []
    for index in range(limit):
        x = across * (index % BEADS_A_ROW + 0.5)
        y = down * (index // BEADS_A_ROW + 0.5)
        if index < left:
            shade = svg.radial(
                f"b{index}", (x - light, y - light), radius * 1.5,
                ((0, "#fff3cf"), (0.45, "gold"), (1, "gold_deep")),
            )  # fmt: skip
            parts += [shade, svg.circle(x, y, radius, svg.fill(f"url(#b{index})"))]
        elif index < most:
            thick = max(1.2, radius * 0.22)
            parts.append(svg.circle(x, y, radius - thick / 2, svg.stroke("gold_line", thick)))
        else:
            parts.append(svg.circle(x, y, max(1.2, radius * 0.3), svg.fill("gold_line", 0.75)))
    return svg.raster(size, *parts)


def draw_life(  # noqa: PLR0917 - where, then what
    surface: pygame.Surface,
    frame: Frame,
    box: Box,
    label: str,
    life: int,
    full: int,
    *,
    before: int | None = None,
) -> pygame.Rect:
    """Draw the label, the number and the bar at `box`; `before` is the life just lost from. Life
    has no upper limit: from `full` on the bar is full."""
    x, y, w, h = box
    draw_count(surface, frame, (x, y, w, h - BAR - 5), label, life)
    draw_life_bar(surface, frame, (x, y + h - BAR, w, BAR), life / full, (before or life) / full)
    return frame.rect(*box)


def draw_count(  # noqa: PLR0917 - where, then what
    surface: pygame.Surface,
    frame: Frame,
    box: Box,
    label: str,
    amount: int,
    most: int | None = None,
    *,
    size: float = 42,
) -> pygame.Rect:
    """Draw a label at the left of `box`, at its right an amount of `size` and the most of it, if
    there is one.

    However large the reader's text, the parts neither touch nor leave the box.
    """
    x, y, w, h = box
    of = "" if most is None else f"/{most}"
    label_wide = text_size(frame, label, size=SMALL, role="bold")[0]
    of_wide = text_size(frame, of, size=SMALL)[0] if of else -SPACES[1]
    wide, tall = text_size(frame, str(amount), size=size, role="display")
    share = min(1.0, (w - sum(SPACES)) / (label_wide + wide + of_wide), h / (tall * INKED))
    line, small = y + h / 2, SMALL * share
    draw_text(
        surface, frame, label, (x, line + 4 * share),
        size=small, role="bold", ink="text_second",
    )  # fmt: skip
    draw_text(
        surface, frame, of, (x + w, line + 8 * share),
        size=small, ink="text_third", align="right",
    )  # fmt: skip
    draw_text(
        surface, frame, str(amount), (x + w - of_wide * share - SPACES[1], line),
        role="display", size=size * share, ink="heading", align="right",
    )  # fmt: skip
    return frame.rect(*box)


def draw_life_bar(
    surface: pygame.Surface, frame: Frame, box: Box, share: float, before: float | None = None
) -> pygame.Rect:
    """Draw a bar filled to `share` (0 to 1), and in pale gold what it has lost since `before`."""
    place = frame.rect(*box)
    now = round(place.w * max(0.0, min(1.0, share)))
    then = round(place.w * max(0.0, min(1.0, share if before is None else before)))
    key = ("bar", place.size, now, then)
    surface.blit(_GAUGES.get(key, lambda: _bar(place.size, now, then)), place)
    return place


def _bar(size: tuple[int, int], now: int, then: int) -> pygame.Surface:
    h = size[1]
    bar = effects.rounded(size, h / 2, "#0b0708")
    for length, stops in (
        (then, ((0, "#fff6dd"), (1, "gold"))),
        (now, ((0, "vermilion_light"), (1, "vermilion_deep"))),
    ):
        if length > 0:
            part = effects.rounded((max(h, length), h), h / 2)
            shade = effects.gradient(part.get_size(), stops)
            part.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
            bar.blit(part, (0, 0))
    return bar
