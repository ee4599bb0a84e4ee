"""How a card stands to the player, drawn around and on it: edge, halo, brackets, crosshair, seals.

A mark is drawn after its card, turned and enlarged like it. Its inside is empty, so the card is
never washed out. Which mark a card bears is the caller's.
"""

import math
from enum import StrEnum
from typing import Final, NamedTuple

import pygame

from scenes.draw import effects, svg
from scenes.draw.caches import PictureCache
from scenes.draw.cards.laying import Sheet, spun
from scenes.draw.cards.measures import CORNER, WIDE, height_of
from scenes.draw.frame import Frame
from scenes.draw.panels import Box
from scenes.draw.theme import Ink

_MARKS: Final = PictureCache("card marks", megabytes=16, count=80)

EDGE: Final = 3.4
"""Width of edges and brackets, in units."""


class CardMark(StrEnum):
    """How a card stands to the player."""

    USABLE = "usable"
    """It can be played or used now: an unbroken gold edge."""
    SELECTED = "selected"
    """Chosen: gold edge and halo."""
    LEGAL = "legal"
    """It may be chosen: four asagi brackets."""
    TARGETED = "targeted"
    """Under attack, or about to be: vermilion edge, halo and crosshair."""
    SHOWN = "shown"
    """It is looked at full size: a thin edge and a wide, soft light."""
    FOCUS = "focus"
    """The keyboard is on it: a pale outline at a distance."""


class _Style(NamedTuple):
    ink: Ink
    gap: float
    """From the card's edge to the line, in units."""
    thick: float
    halo: float
    """Reach of the light, in units."""
    strength: int


_STYLES: Final = {
    CardMark.USABLE: _Style("gold_light", 0, EDGE, 9, 120),
    CardMark.SELECTED: _Style("gold", 0, EDGE, 20, 230),
    CardMark.LEGAL: _Style("asagi", 4, EDGE, 12, 110),
    CardMark.TARGETED: _Style("under_attack", 0, EDGE, 20, 220),
    CardMark.SHOWN: _Style("gold", 0, 2, 25, 200),
    CardMark.FOCUS: _Style("focus", 4, 2, 0, 0),
}


def draw_card_mark(
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    width: float,
    mark: CardMark,
    *,
    degrees: float = 0,
    zoom: float = 1,
    alpha: float = 1,
) -> None:
    """Draw `mark` on the card of `width` units around `centre`, turned and enlarged like it.

    The targets' pulse is a matter of `alpha` (0.7 to 1).
    """
    px = frame.px(width)
    size = (px, height_of(px))
    sheet = Sheet(
        ("mark", size, mark, frame.scale), lambda quarter: _turned(frame, size, mark, quarter)
    )
    picture = spun(sheet, degrees, zoom)
    effects.stamp_around(surface, picture, frame.point(*centre), alpha=alpha)
    if mark is CardMark.TARGETED:
        draw_crosshair(surface, frame, centre, width * 0.54 * zoom, alpha=alpha)


def draw_box_mark(
    surface: pygame.Surface, frame: Frame, box: Box, mark: CardMark, *, alpha: float = 1
) -> None:
    """Draw `mark` around a box (a life bar, a panel, a slot) instead of a card."""
    place = frame.rect(*box)
    picture = _turned(frame, place.size, mark, 0)
    effects.stamp_around(surface, picture, place.center, alpha=alpha)


def _turned(frame: Frame, size: tuple[int, int], mark: CardMark, quarter: int) -> pygame.Surface:
    key = (size, mark, quarter, frame.scale)
    return _MARKS.get(key, lambda: _quarter(frame, size, mark, quarter))


def _quarter(frame: Frame, size: tuple[int, int], mark: CardMark, quarter: int) -> pygame.Surface:
    if quarter:
        return pygame.transform.rotate(_turned(frame, size, mark, 0), -90 * quarter)
    return _picture(size, _STYLES[mark], frame.scale, broken=mark is CardMark.LEGAL)


def _picture(size: tuple[int, int], style: _Style, scale: float, *, broken: bool) -> pygame.Surface:
    thick, gap = max(2.0, style.thick * scale), round(style.gap * scale)
    reach = round(style.halo * scale)
    pad = gap + math.ceil(thick) + reach + 2
    w, h = size[0] + 2 * gap, size[1] + 2 * gap
    radius = CORNER * min(size) / WIDE + gap
    whole = (size[0] + 2 * pad, size[1] + 2 * pad)
    layers = []
    if reach:
        r, g, b = pygame.Color(svg.hexed(style.ink))[:3]
        light = effects.halo((w, h), radius, reach, (r, g, b, style.strength))
        layers.append((light, (pad - gap - reach, pad - gap - reach)))
    at = pad - gap
    shape = (at, at, w, h)
    lines = _brackets(shape, radius) if broken else [_outline(shape, radius)]
    paint = svg.stroke(style.ink, thick, cap="round")
    layers.append((svg.raster(whole, *(svg.path(line, paint) for line in lines)), (0, 0)))
    return effects.layered(whole, *layers)


def _outline(shape: tuple[float, float, float, float], radius: float) -> str:
    x, y, w, h = shape
    arc = f"A{radius:.2f} {radius:.2f} 0 0 1 "
    return (
        f"M{x + radius:.2f} {y:.2f}H{x + w - radius:.2f}{arc}{x + w:.2f} {y + radius:.2f}"
        f"V{y + h - radius:.2f}{arc}{x + w - radius:.2f} {y + h:.2f}H{x + radius:.2f}"
        f"{arc}{x:.2f} {y + h - radius:.2f}V{y + radius:.2f}{arc}{x + radius:.2f} {y:.2f}Z"
    )


def _brackets(shape: tuple[float, float, float, float], radius: float) -> list[str]:
    x, y, w, h = shape
    leg = max(radius * 1.5, min(w, h) * 0.2)
    right, low = x + w, y + h
    arc = f"A{radius:.2f} {radius:.2f} 0 0 1 "
    return [
        f"M{x:.2f} {y + leg:.2f}V{y + radius:.2f}{arc}{x + radius:.2f} {y:.2f}H{x + leg:.2f}",
        f"M{right - leg:.2f} {y:.2f}H{right - radius:.2f}{arc}{right:.2f} {y + radius:.2f}"
        f"V{y + leg:.2f}",
        f"M{right:.2f} {low - leg:.2f}V{low - radius:.2f}{arc}{right - radius:.2f} {low:.2f}"
        f"H{right - leg:.2f}",
        f"M{x + leg:.2f} {low:.2f}H{x + radius:.2f}{arc}{x:.2f} {low - radius:.2f}V{low - leg:.2f}",
    ]


def draw_crosshair(
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    size: float,
    *,
    ink: Ink = "seal_text",
    alpha: float = 1,
) -> None:
    """Draw the sights of an attack, `size` units across."""
    px = frame.px(size)
    picture = _MARKS.get(("cross", px, ink), lambda: _crosshair(px, ink))
    effects.stamp_around(surface, picture, frame.point(*centre), alpha=alpha)


def draw_forbidden(
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    size: float,
    *,
    alpha: float = 1,
) -> None:
    """Draw the barred circle on a card that cannot be chosen, while a choice is open."""
    px = frame.px(size)
    picture = _MARKS.get(("no", px), lambda: _forbidden(px))
    effects.stamp_around(surface, picture, frame.point(*centre), alpha=alpha)


def _crosshair(px: int, ink: Ink) -> pygame.Surface:
    side = round(px * 1.2)
    c, r = side / 2, px / 2
    lines = []
    for turn in range(0, 360, 90):
        ends = (svg.polar((c, c), r * 0.84, turn), svg.polar((c, c), r * 1.16, turn))
        lines.append(svg.points(ends, closed=False))
        ends = (svg.polar((c, c), 0, turn), svg.polar((c, c), r * 0.15, turn))
        lines.append(svg.points(ends, closed=False))
    return _drawn(
        side, [svg.arc((c, c), r * 0.98, 0, 179), svg.arc((c, c), r * 0.98, 179, 360)], lines, ink
    )


def _forbidden(px: int) -> pygame.Surface:
    side = round(px * 1.2)
    c, r = side / 2, px / 2
    ring = [svg.arc((c, c), r * 0.94, 0, 179), svg.arc((c, c), r * 0.94, 179, 360)]
    bar = svg.points(
        (svg.polar((c, c), r * 0.94, -45), svg.polar((c, c), r * 0.94, 135)), closed=False
    )
    return _drawn(side, [*ring, bar], [], "seal_text")


def _drawn(side: int, bold: list[str], fine: list[str], ink: Ink) -> pygame.Surface:
    """Lines in `ink` with a dark edge, so that they hold on any picture."""
    thick = max(1.6, side * 0.032)
    parts = []
    for paint in (svg.stroke("#120c0b", thick * 1.9, 0.5), svg.stroke(ink, thick, 0.95)):
        parts += [svg.path(line, paint) for line in (*bold, *fine)]
    return svg.raster((side, side), *parts).premul_alpha()
