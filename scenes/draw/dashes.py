"""Dashed outlines as paths of single strokes.

The rasterizer can dash a line by itself, but now and then it adds a stray one where a dash ends on
a corner; strokes that are cut here never do.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import accumulate, pairwise

from scenes.draw import svg

Spot = tuple[float, float]
STEP = 5.0
"""Degrees between the points of a curve."""


def dashed_circle(cx: float, cy: float, radius: float, paint: str, dash: Spot) -> str:
    """A circle of dashes; `dash` is the length of one and of the gap after it."""
    turns = round(360 / STEP)
    ring = [svg.polar((cx, cy), radius, STEP * turn) for turn in range(turns)]
    return svg.path(_dashes(ring, *dash), paint)


def dashed_rectangle(
    x: float, y: float, w: float, h: float, paint: str, *, radius: float, dash: Spot
) -> str:
    """A rectangle of dashes with round corners."""
    right, low = x + w - radius, y + h - radius
    corners = ((right, y + radius), (right, low), (x + radius, low), (x + radius, y + radius))
    outline = [
        svg.polar(centre, radius, 90 * number + STEP * turn)
        for number, centre in enumerate(corners)
        for turn in range(round(90 / STEP) + 1)
    ]
    return svg.path(_dashes(outline, *dash), paint)


def _dashes(outline: Sequence[Spot], on: float, off: float) -> str:
    """Path data of dashes along a closed outline, fitted so that the last meets the first."""
    closed = [*outline, outline[0]]
    ways = [0.0, *accumulate(math.dist(a, b) for a, b in pairwise(closed))]
    count = max(1, round(ways[-1] / (on + off)))
    step = ways[-1] / count
    length = step * on / (on + off)
    parts = [_part(closed, ways, step * index, step * index + length) for index in range(count)]
    return "".join(svg.points(part, closed=False) for part in parts)


def _part(outline: Sequence[Spot], ways: Sequence[float], start: float, end: float) -> list[Spot]:
    """The piece of an outline between two ways along it."""
    between = outline[bisect_right(ways, start) : bisect_left(ways, end)]
    return [_at(outline, ways, start), *between, _at(outline, ways, end)]


def _at(outline: Sequence[Spot], ways: Sequence[float], way: float) -> Spot:
    index = min(max(bisect_right(ways, way) - 1, 0), len(outline) - 2)
    (x1, y1), (x2, y2) = outline[index], outline[index + 1]
    share = (way - ways[index]) / max(1e-9, ways[index + 1] - ways[index])
    return x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
