"""Piles beside the table: a deck face down with its thickness, the strata with their top card.

Both carry their count on a plate; the label stands below. An empty pile and an empty slot are
outlines with notched corners.
"""

from typing import Final

import pygame

from scenes.draw import effects, svg
from scenes.draw.caches import PictureCache
from scenes.draw.cards.backs import draw_back
from scenes.draw.cards.face import Light
from scenes.draw.cards.laying import draw_card, drop_shadow
from scenes.draw.cards.look import CardLook
from scenes.draw.cards.measures import CORNER, RATIO, WIDE, Detail, height_of
from scenes.draw.frame import Frame
from scenes.draw.icons import icon
from scenes.draw.panels import Box, Panel, draw_panel
from scenes.draw.text import draw_text
from scenes.draw.theme import Ink, mixed

_PILES: Final = PictureCache("piles", megabytes=4, count=60)

_LAYER: Final = 2.2
"""How far each layer of a pile lies below the next, in units."""
_MOST_LAYERS: Final = 6


def layers_of(count: int) -> int:
    """How many edges of cards show under the top card of a pile of `count`."""
    return 0 if count < 2 else min(_MOST_LAYERS, 1 + count // 8)


def draw_deck(  # noqa: PLR0917 - where, then what
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    width: float,
    game: str,
    count: int,
    *,
    label: str = "",
) -> pygame.Rect:
    """Draw a face-down pile of `count` cards around `centre`; returns the top card's rectangle."""
    if not count:
        return _nothing_left(surface, frame, centre, width, label)
    _draw_edges(surface, frame, centre, width, layers_of(count), "gold_line")
    place = draw_back(surface, frame, centre, width, game)
    _draw_count(surface, frame, centre, width, count, label)
    return place


def draw_strata(  # noqa: PLR0917 - where, then what
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    width: float,
    top: CardLook | None,
    count: int,
    *,
    label: str = "",
    light: Light = Light.FULL,
) -> pygame.Rect:
    """Draw a face-up pile with the card `top` on it (None: empty)."""
    if top is None:
        return _nothing_left(surface, frame, centre, width, label)
    _draw_edges(surface, frame, centre, width, layers_of(count), "washi_shade")
    place = draw_card(surface, frame, centre, width, top, detail=Detail.PILE, light=light)
    _draw_count(surface, frame, centre, width, count, label)
    return place


def _nothing_left(
    surface: pygame.Surface, frame: Frame, centre: tuple[float, float], width: float, label: str
) -> pygame.Rect:
    x, y = centre
    tall = width * RATIO
    place = draw_slot(surface, frame, (x - width / 2, y - tall / 2, width, tall))
    _draw_count(surface, frame, centre, width, 0, label)
    return place


def _draw_edges(  # noqa: PLR0917 - where, then what
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    width: float,
    layers: int,
    ink: Ink,
) -> None:
    if not layers:
        return
    x, y = frame.point(*centre)
    px, step = frame.px(width), max(1, frame.px(_LAYER))
    edge = _PILES.get(("edge", px, ink), lambda: _edge(px, ink))
    drop_shadow(surface, frame, (x, y + layers * step), px)
    for layer in range(layers, 0, -1):
        place = edge.get_rect(center=(x + layer * step // 2, y + layer * step))
        surface.blit(edge, place)


def _edge(px: int, ink: Ink) -> pygame.Surface:
    size = (px, height_of(px))
    radius = CORNER * px / WIDE
    return svg.raster(
        size,
        svg.rectangle(0, 0, *size, svg.fill(mixed(ink, "#000000", 0.12)), radius=radius),
        svg.rectangle(
            0.5, 0.5, size[0] - 1, size[1] - 1, svg.stroke("#1a120c", 1, 0.75), radius=radius
        ),
    )


def _draw_count(  # noqa: PLR0917 - where, then what
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    width: float,
    count: int,
    label: str,
) -> None:
    x, low = centre[0], centre[1] + width * RATIO / 2
    wide = 46 if count < 100 else 58
    draw_panel(surface, frame, (x - wide / 2, low - 22, wide, 32), Panel.PLATE)
    draw_text(
        surface, frame, str(count), (x, low - 6),
        role="display", size=24, ink="heading", align="center", fixed=True,
    )  # fmt: skip
    if label:
        draw_text(
            surface, frame, label, (x, low + 27),
            size=18, role="bold", ink="text_second", align="center", width=width * 1.25,
        )  # fmt: skip


def draw_slot(
    surface: pygame.Surface,
    frame: Frame,
    box: Box,
    *,
    mark: str | None = None,
    alpha: float = 1,
) -> pygame.Rect:
    """Draw an empty place for a card at `box` (units), with a faint icon in its middle if given."""
    place = frame.rect(*box)
    key = ("slot", place.size, mark, frame.scale)
    picture = _PILES.get(key, lambda: _slot(place.size, mark, frame.scale))
    effects.stamp(surface, picture, place.topleft, alpha=alpha)
    return place


def _slot(size: tuple[int, int], mark: str | None, scale: float) -> pygame.Surface:
    w, h = size
    notch = 8 * scale
    picture = svg.raster(
        size,
        svg.path(svg.notched(1, 1, w - 2, h - 2, notch), svg.fill("#000000", 0.16)),
        svg.path(svg.notched(0.5, 0.5, w - 1, h - 1, notch), svg.stroke("gold_line", 1, 0.62)),
    )
    if mark:
        faint = effects.fade(icon(mark, round(min(size) * 0.24), "gold"), 0.3)
        picture.blit(faint, faint.get_rect(center=(w // 2, h // 2)))
    return picture.premul_alpha()
