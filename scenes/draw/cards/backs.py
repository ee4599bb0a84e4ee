"""Backs of cards: the game's pattern in gold on its dye, a round crest, a notched double border."""

from typing import Final

import pygame

from scenes.draw import effects, patterns, svg
from scenes.draw.caches import PictureCache
from scenes.draw.cards import paper
from scenes.draw.cards.laying import Sheet, lay
from scenes.draw.cards.measures import CORNER, WIDE, height_of
from scenes.draw.cards.style import BackStyle, styles
from scenes.draw.frame import Frame
from scenes.draw.icons import icon
from scenes.draw.theme import mixed

_BACKS: Final = PictureCache("card backs", megabytes=6, count=24)


def draw_back(
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    width: float,
    game: str,
    *,
    degrees: float = 0,
    zoom: float = 1,
    lift: float = 0,
    alpha: float = 1,
) -> pygame.Rect:
    """Draw a card of `game` face down, as `draw_card` draws one face up."""
    px = frame.px(width)
    sheet = Sheet(("back", game, px), lambda quarter: back(game, px, quarter))
    return lay(
        surface, frame, centre, px, sheet,
        degrees=degrees, zoom=zoom, lift=lift, alpha=alpha,
    )  # fmt: skip


def back(game: str, width: int, quarter: int = 0) -> pygame.Surface:
    """The back of a card of `width` pixels, turned `quarter` × 90° clockwise; for stamping."""
    return _BACKS.get((game, width, quarter), lambda: _back(game, width, quarter))


def _back(game: str, width: int, quarter: int) -> pygame.Surface:
    if quarter:
        return pygame.transform.rotate(back(game, width), -90 * quarter)
    return paper.margined(printed_back(game, width))


def printed_back(game: str, width: int) -> pygame.Surface:
    """The back of a card of `width` pixels as a sheet without margin; drawn anew each time."""
    return _print_back(styles().games[game].back, width)


def _print_back(style: BackStyle, width: int) -> pygame.Surface:
    size = (width, height_of(width))
    unit = width / WIDE
    ground = effects.opaque(size)
    ground.blit(effects.gradient(size, tuple(enumerate(reversed(style.ground)))), (0, 0))
    shine = svg.radial(
        "s", (size[0] / 2, size[1] * 0.44), size[1] * 0.62,
        ((0, style.ground[0]), (0.45, style.ground[0]), (1, style.ground[1])),
    )  # fmt: skip
    ground.blit(svg.raster(size, shine, svg.rectangle(0, 0, *size, svg.fill("url(#s)"))), (0, 0))
    patterns.weave(ground, style.pattern, max(12, round(26 * unit)), "gold", 0.4)
    effects.add_grain(ground, 41, 0.18)
    effects.add_grain(ground, 42, 0.12, (max(2, round(9 * unit)), 2))
    card = effects.rounded(size, CORNER * unit)
    card.blit(ground, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    card.blit(svg.raster(size, *_borders(size, unit)), (0, 0))
    _crest(card, style, unit)
    return card


def _borders(size: tuple[int, int], unit: float) -> list[str]:
    w, h = size
    thin, thick = max(0.8, 0.7 * unit), max(1.0, 1.0 * unit)
    parts = [
        svg.rectangle(
            thick / 2, thick / 2, w - thick, h - thick,
            svg.stroke("gold", thick, 0.9), radius=CORNER * unit,
        )
    ]  # fmt: skip
    for inset, notch, width, alpha in ((5, 6.5, thick, 0.95), (7.6, 6.5, thin, 0.55)):
        at = inset * unit
        line = svg.notched(at, at, w - 2 * at, h - 2 * at, notch * unit)
        parts.append(svg.path(line, svg.stroke("gold", width, alpha)))
    return parts


def _crest(card: pygame.Surface, style: BackStyle, unit: float) -> None:
    w, h = card.get_size()
    centre, radius = (w / 2, h / 2), 27 * unit
    disc = svg.raster(
        (w, h),
        svg.circle(*centre, radius + 2.2 * unit, svg.fill("#000000", 0.35)),
        svg.radial(
            "c", centre, radius, ((0, mixed(style.ground[1], "#000000", 0.45)), (1, "night"))
        ),
        svg.circle(*centre, radius, svg.fill("url(#c)")),
        svg.circle(*centre, radius - 0.9 * unit, svg.stroke("gold", max(1.0, 1.7 * unit))),
        svg.circle(*centre, radius - 4.2 * unit, svg.stroke("gold", max(0.7, 0.6 * unit), 0.55)),
    )
    card.blit(disc, (0, 0))
    mark = icon(style.crest, round(33 * unit), "gold_ink")
    card.blit(mark, mark.get_rect(center=(round(centre[0]), round(centre[1]))))
