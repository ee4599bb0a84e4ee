"""Woven patterns of Japanese cloth as seamless tiles of thin lines.

Each is drawn once per size and ink; `weave` lays it over a whole sheet. Names are those the
palette's dyes use: scales 鱗, tortoise 亀甲, basket 籠目, steam 立涌, hemp 麻の葉.
"""

import math
from collections.abc import Callable, Iterator
from typing import Final

import pygame

from scenes.draw import svg
from scenes.draw.caches import PictureCache
from scenes.draw.theme import Ink

_TILES: Final = PictureCache("patterns", megabytes=2, count=16)

Segment = tuple[tuple[float, float], tuple[float, float]]
_ROOT3: Final = math.sqrt(3)


def weave(sheet: pygame.Surface, pattern: str, cell: int, ink: Ink, alpha: float) -> None:
    """Lay `pattern` over `sheet` in hairlines, a repeat about `cell` pixels wide."""
    tile = pattern_tile(pattern, cell, ink, alpha)
    wide, tall = tile.get_size()
    spots = [
        (tile, (x, y))
        for x in range(0, sheet.get_width(), wide)
        for y in range(0, sheet.get_height(), tall)
    ]
    sheet.fblits(spots)


def pattern_tile(pattern: str, cell: int, ink: Ink, alpha: float) -> pygame.Surface:
    """One seamless repeat of `pattern`; KeyError for a pattern nobody drew. Shared."""
    return _TILES.get((pattern, cell, ink, alpha), lambda: _tile(pattern, cell, ink, alpha))


def _tile(pattern: str, cell: int, ink: Ink, alpha: float) -> pygame.Surface:
    lines, ratio = _PATTERNS[pattern]
    wide, tall = max(8, cell), max(8, round(cell * ratio))
    paint = svg.stroke(ink, 1.1, alpha)
    # Lines are given on a unit-wide tile and may leave it: each is drawn again in every neighbour.
    parts = [
        svg.path(data, paint)
        for dx in (-1, 0, 1)
        for dy in (-1, 0, 1)
        for data in lines(wide, tall, dx * wide, dy * tall)
    ]
    return svg.raster((wide, tall), *parts)


Lines = Callable[[float, float, float, float], Iterator[str]]


def _straight(segments: tuple[Segment, ...]) -> Lines:
    def lines(wide: float, tall: float, dx: float, dy: float) -> Iterator[str]:
        for start, end in segments:
            spots = [(x * wide + dx, y * tall + dy) for x, y in (start, end)]
            yield svg.points(spots, closed=False)

    return lines


_SCALES: Final[tuple[Segment, ...]] = (
    ((0, 0), (1, 0)),
    ((0, 0.5), (1, 0.5)),
    ((0, 0), (0.5, 0.5)),
    ((1, 0), (0.5, 0.5)),
    ((0.5, 0.5), (0, 1)),
    ((0.5, 0.5), (1, 1)),
)
_BASKET: Final[tuple[Segment, ...]] = (
    ((0, 0.25), (1, 0.25)),
    ((0, 0.75), (1, 0.75)),
    ((0, 0), (1, 1)),
    ((1, 0), (0, 1)),
)


def _tortoise() -> Iterator[Segment]:
    """Hexagons in hexagons; a repeat holds one whole and the quarters of another."""
    for centre in ((0.5, 1 / 3), (0.0, 5 / 6)):
        for share in (1.0, 0.64):
            half, third = 0.5 * share, share / 3
            ring = [(0.0, -third), (half, -third / 2), (half, third / 2), (0.0, third)]
            ring += [(-half, third / 2), (-half, -third / 2)]
            spots = [(centre[0] + x, centre[1] + y) for x, y in ring]
            # Of the outer ring three sides are enough: the neighbours draw the others.
            sides = 3 if share == 1 else 6
            yield from ((spots[k], spots[(k + 1) % 6]) for k in range(sides))


def _hemp() -> Iterator[Segment]:
    """Six-pointed leaves: triangles, each cut in three from its middle."""
    corners = [(0.0, 0.0), (1.0, 0.0), (0.5, 0.5), (0.0, 1.0), (1.0, 1.0)]
    triangles = (
        (corners[0], corners[1], corners[2]),
        (corners[3], corners[4], corners[2]),
        (corners[0], corners[2], (-0.5, 0.5)),
        (corners[3], corners[2], (-0.5, 0.5)),
    )
    for a, b, c in triangles:
        middle = ((a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3)
        yield from ((a, b), (b, c), (c, a), (middle, a), (middle, b), (middle, c))


def _steam(wide: float, tall: float, dx: float, dy: float) -> Iterator[str]:
    for start, bulge in ((0.25, 0.2), (0.75, -0.2)):
        x, b = start * wide + dx, bulge * wide
        half = tall / 2
        y1, y2, y3, y4 = (dy + half * share for share in (0.36, 0.64, 1.36, 1.64))
        yield (
            f"M{x:.2f} {dy:.2f}C{x - b:.2f} {y1:.2f} {x - b:.2f} {y2:.2f} {x:.2f} {dy + half:.2f}"
            f"C{x + b:.2f} {y3:.2f} {x + b:.2f} {y4:.2f} {x:.2f} {dy + tall:.2f}"
        )


_PATTERNS: Final[dict[str, tuple[Lines, float]]] = {
    "scales": (_straight(_SCALES), _ROOT3),
    "basket": (_straight(_BASKET), _ROOT3),
    "tortoise": (_straight(tuple(_tortoise())), _ROOT3),
    "hemp": (_straight(tuple(_hemp())), _ROOT3),
    "steam": (_steam, 1.9),
}
"""Lines of one repeat, and its height as a multiple of its width."""

PATTERN_NAMES: Final = frozenset(_PATTERNS)
