"""A wheel of orbs in order of victory: each overcomes the next, clockwise; counts beside them.

Draws whatever kinds it is given, in their order; what a click on one means is the caller's.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from scenes.draw import effects, svg
from scenes.draw.caches import PictureCache
from scenes.draw.chips import draw_count
from scenes.draw.frame import Frame
from scenes.draw.orbs import OrbState, draw_orb
from scenes.draw.text import draw_text
from scenes.draw.theme import Ink, colour, mixed, palette

_WHEELS: Final = PictureCache("wheels", megabytes=6, count=12)

ORB_SHARE: Final = 0.44
"""Diameter of an orb, as a share of the wheel's radius."""
ORBIT_SHARE: Final = 0.69
"""Distance of the orbs' middles from the wheel's, as a share of its radius."""
LABEL_SHARE: Final = 0.66
"""Width of the label at most: what the counts of the upper orbs leave free, as such a share."""


def wheel_places(
    centre: tuple[float, float], radius: float, count: int
) -> list[tuple[float, float]]:
    """Middles of the orbs of a wheel, the first on top, clockwise; in the units given."""
    return [svg.polar(centre, radius * ORBIT_SHARE, 360 / count * index) for index in range(count)]


def draw_wheel(
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    radius: float,
    counts: Mapping[str, int],
    *,
    side: str | None = None,
    states: Mapping[str, OrbState] | None = None,
    label: str = "",
) -> list[pygame.Rect]:
    """Draw the wheel; returns the window square of each orb, in the order of `counts`.

    `counts` are the kinds in order of victory with how many there are (none is drawn dim);
    `side` tints the ground; `states` overrides how single kinds look; `label` stands in the middle.
    """
    kinds = list(counts)
    _ground(surface, frame, centre, radius, count=len(kinds), side=side)
    if label:
        draw_text(
            surface, frame, label, centre,
            role="display", size=radius * 0.135, ink="heading", align="center",
            width=radius * LABEL_SHARE, floor=10,
        )  # fmt: skip
    squares = []
    size = radius * ORB_SHARE
    for kind, (x, y) in zip(kinds, wheel_places(centre, radius, len(kinds)), strict=True):
        plain = OrbState.NORMAL if counts[kind] else OrbState.DIM
        state = (states or {}).get(kind, plain)
        squares.append(draw_orb(surface, frame, (x, y), size, kind, state))
        shift = size * 0.41
        draw_count(
            surface, frame, (x + shift, y + shift), counts[kind],
            size=size * 0.36, dim=not counts[kind],
        )  # fmt: skip
    return squares


def _ground(
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    radius: float,
    *,
    count: int,
    side: str | None,
) -> None:
    px = frame.px(2 * radius)
    picture = _WHEELS.get((px, count, side), lambda: _wheel(px, count, side))
    effects.stamp_around(surface, picture, frame.point(*centre))


def _wheel(px: int, count: int, side: str | None) -> pygame.Surface:
    pad = 3
    around = px + 2 * pad
    c, r = around / 2, px / 2
    line: Ink = palette().sides[side].line if side else "gold"
    red = side is not None and _is_warm(palette().sides[side].body)
    core: Ink = mixed(palette().sides[side].deep, "#0a0708", 0.1) if red and side else "#1c1f3a"
    edge: Ink = mixed(core, "#05060c", 0.62)
    ring: Ink = line if red else "gold"
    places = [svg.polar((c, c), r * ORBIT_SHARE, 360 / count * index) for index in range(count)]
    return svg.raster(
        (around, around),
        svg.radial("w", (c, c), r, ((0, core), (1, edge))),
        svg.circle(c, c, r, svg.fill("url(#w)", 0.95)),
        svg.circle(c, c, r, svg.stroke(ring, max(1.4, px * 0.0045))),
        svg.circle(c, c, r * 0.925, svg.stroke(ring, 1, 0.34)),
        *_chords(places, ring),
        *_arrows((c, c), r, count),
    ).premul_alpha()


def _is_warm(ink: Ink) -> bool:
    r, g, b, _ = colour(ink)
    return r > 2 * max(g, b)


def _chords(places: Sequence[tuple[float, float]], ink: Ink) -> list[str]:
    count = len(places)
    paint = svg.stroke(ink, 1, 0.3)
    return [
        svg.path(svg.points((places[a], places[(a + 2) % count]), closed=False), paint)
        for a in range(count)
    ]


def _arrows(centre: tuple[float, float], radius: float, count: int) -> list[str]:
    """From each orb to the next, on the orbit: this one overcomes that one."""
    orbit, step = radius * 0.72, 360 / count
    gap = ORB_SHARE * 50
    thick = max(1.2, radius * 0.014)
    head = max(4.0, radius * 0.085)
    parts = []
    for index in range(count):
        start, end = step * index + gap, step * (index + 1) - gap + 1
        parts.append(svg.path(svg.arc(centre, orbit, start, end - 4), svg.stroke("gold", thick)))
        parts.append(svg.path(_arrow_head(centre, orbit, end, head), svg.fill("gold")))
    return parts


def _arrow_head(centre: tuple[float, float], orbit: float, end: float, size: float) -> str:
    back = end - size / orbit * 57.3
    tip = svg.polar(centre, orbit, end)
    outer = svg.polar(centre, orbit + size * 0.46, back)
    inner = svg.polar(centre, orbit - size * 0.46, back)
    return svg.points((tip, outer, inner))
