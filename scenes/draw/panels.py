"""Sheets that hold things: lacquer panels with notched hairlines, washi bars, plates, tablets.

`draw_panel` draws one at a box in units and keeps the picture. What stands on a panel is the
caller's; the room inside its hairline is `inner(box)`.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Final, NamedTuple

import pygame

from scenes.draw import effects, materials, svg
from scenes.draw.caches import PictureCache
from scenes.draw.frame import Frame
from scenes.draw.theme import Ink, colour

Box = tuple[float, float, float, float]
"""x, y, width, height in units."""

RADIUS: Final = 10
NOTCH: Final = 7
PADDING: Final = 22
"""Room between a panel's edge and what stands on it, in units."""

_PANELS: Final = PictureCache("panels", megabytes=16, count=160)


class Panel(StrEnum):
    """What a panel is made of."""

    LACQUER = "lacquer"
    WASHI = "washi"
    PLATE = "plate"
    TABLET = "tablet"


class Look(StrEnum):
    """What a panel says about itself, beside its content."""

    NORMAL = "normal"
    ACTIVE = "active"
    SELECTED = "selected"
    ATTACKED = "attacked"


_SHADOW: Final = {
    Panel.LACQUER: (8, 22),
    Panel.WASHI: (8, 22),
    Panel.PLATE: (0, 0),
    Panel.TABLET: (16, 34),
}
"""Offset and blur of the shadow, in units."""

_LIGHT: Final[dict[Look, tuple[Ink, float]]] = {
    Look.ACTIVE: ((248, 230, 180, 110), 16),
    Look.SELECTED: ((255, 224, 154, 190), 18),
    Look.ATTACKED: ((220, 90, 65, 200), 18),
}
"""Colour and reach in units of the light around a panel."""


def draw_panel(
    surface: pygame.Surface,
    frame: Frame,
    box: Box,
    kind: Panel = Panel.LACQUER,
    look: Look = Look.NORMAL,
) -> pygame.Rect:
    """Draw a panel at `box` with its shadow or light; returns its window rectangle without them."""
    place = frame.rect(*box)
    pad = _margin(frame, kind, look)
    key = (kind, look, place.size, frame.scale)
    picture = _PANELS.get(key, lambda: _panel(frame, place.size, kind, look, pad))
    effects.stamp(surface, picture, (place.x - pad, place.y - pad))
    return place


def inner(box: Box, padding: float = PADDING) -> Box:
    """The room on a panel inside its padding."""
    x, y, w, h = box
    return x + padding, y + padding, w - 2 * padding, h - 2 * padding


def _margin(frame: Frame, kind: Panel, look: Look) -> int:
    drop, blur = _SHADOW[kind]
    reach = _LIGHT[look][1] if look in _LIGHT else 0
    return frame.px(max(drop + blur, reach * 1.2)) + 1


def _panel(
    frame: Frame, size: tuple[int, int], kind: Panel, look: Look, pad: int
) -> pygame.Surface:
    radius = RADIUS * frame.scale
    layers = []
    drop, blur = (frame.px(part) for part in _SHADOW[kind])
    if blur:
        dark = effects.shadow(size, radius, blur, (0, 0, 0, 140))
        layers.append((dark, (pad - blur, pad - blur + drop)))
    if look in _LIGHT:
        ink, reach = _LIGHT[look][0], frame.px(_LIGHT[look][1])
        layers.append((effects.halo(size, radius, reach, ink), (pad - reach, pad - reach)))
    layers.append((_SHEETS[kind](frame, size, look), (pad, pad)))
    return effects.layered((size[0] + 2 * pad, size[1] + 2 * pad), *layers)


def _cut(sheet: pygame.Surface, radius: float) -> pygame.Surface:
    shaped = effects.rounded(sheet.get_size(), radius)
    shaped.blit(sheet, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return shaped


class _Hairline(NamedTuple):
    """A line around a sheet: how far inside, its corners (notched, or minus a radius), ink."""

    inset: float
    corner: float
    width: float
    ink: Ink
    alpha: float


def _lined(sheet: pygame.Surface, frame: Frame, *lines: _Hairline) -> None:
    size = sheet.get_size()
    edge = frame.px(30)
    least = 2 * edge + 4
    small = (min(size[0], least), min(size[1], least))
    drawn = svg.raster(small, *(_line(frame, small, line) for line in lines))
    sheet.blit(drawn if small == size else effects.nine_slice(drawn, edge, size), (0, 0))


def _line(frame: Frame, size: tuple[int, int], line: _Hairline) -> str:
    thick = max(1, round(line.width * frame.scale))
    at = round(line.inset * frame.scale) + thick / 2  # on whole pixels: a hairline must not blur
    w, h = size[0] - 2 * at, size[1] - 2 * at
    paint = svg.stroke(line.ink, thick, line.alpha)
    if line.corner > 0:
        return svg.path(svg.notched(at, at, w, h, line.corner * frame.scale), paint)
    return svg.rectangle(at, at, w, h, paint, radius=-line.corner * frame.scale)


def _lacquer(frame: Frame, size: tuple[int, int], look: Look) -> pygame.Surface:
    sheet = _cut(materials.lacquer(size), RADIUS * frame.scale)
    strong = look is not Look.NORMAL
    rim: tuple[Ink, float] = {
        Look.NORMAL: ("gold_line", 0.4),
        Look.ACTIVE: ("gold_line", 0.8),
        Look.SELECTED: ("gold_light", 1.0),
        Look.ATTACKED: ("under_attack", 1.0),
    }[look]
    _lined(
        sheet,
        frame,
        _Hairline(0, -RADIUS, 2 if look in (Look.SELECTED, Look.ATTACKED) else 1, *rim),
        _Hairline(6, NOTCH, 1, "gold" if strong else "gold_line", 0.75 if strong else 0.8),
    )
    return sheet


def _washi(frame: Frame, size: tuple[int, int], look: Look) -> pygame.Surface:
    sheet = _cut(materials.washi(size), RADIUS * 0.8 * frame.scale)
    red = look is Look.ATTACKED
    _lined(
        sheet,
        frame,
        _Hairline(0, -RADIUS * 0.8, 1, "washi", 0.9),
        _Hairline(6, NOTCH, 1, "vermilion" if red else "ink_red", 0.9 if red else 0.42),
    )
    return sheet


def _plate(frame: Frame, size: tuple[int, int], look: Look) -> pygame.Surface:
    sheet = _cut(materials.lacquer(size, top="plate", bottom="plate"), RADIUS * 0.7 * frame.scale)
    chosen = look is Look.SELECTED
    ink: Ink = "gold_light" if chosen else "gold_line"
    _lined(
        sheet, frame, _Hairline(0, -RADIUS * 0.7, 2 if chosen else 1, ink, 1.0 if chosen else 0.55)
    )
    return sheet


def _tablet(frame: Frame, size: tuple[int, int], look: Look) -> pygame.Surface:
    sheet = _cut(materials.lacquer(size), RADIUS * frame.scale)
    del look  # a dialog is always the one thing to look at
    _lined(
        sheet,
        frame,
        _Hairline(0, -RADIUS, 1.5, "gold", 0.8),
        _Hairline(9, NOTCH * 2, 1, "gold_line", 1.0),
    )
    return sheet


_SHEETS: Final[dict[Panel, Callable[[Frame, tuple[int, int], Look], pygame.Surface]]] = {
    Panel.LACQUER: _lacquer,
    Panel.WASHI: _washi,
    Panel.PLATE: _plate,
    Panel.TABLET: _tablet,
}


def draw_rule(
    surface: pygame.Surface,
    frame: Frame,
    at: tuple[float, float],
    length: float,
    *,
    ink: Ink = "gold_line",
    faded: bool = True,
) -> None:
    """Draw a level gold hairline from `at`, fading to its ends if `faded`."""
    size = (frame.px(length), 1)
    key = ("rule", size, ink, faded)
    surface.blit(_PANELS.get(key, lambda: _rule(size, ink, faded=faded)), frame.point(*at))


def _rule(size: tuple[int, int], ink: Ink, *, faded: bool) -> pygame.Surface:
    line = effects.blank(size)
    line.fill(colour(ink))
    if faded:
        white, clear = (255, 255, 255, 255), (255, 255, 255, 0)
        effects.clip_to(
            line,
            effects.gradient(
                size, ((0, clear), (0.2, white), (0.8, white), (1, clear)), across=True
            ),
        )
    return line
