"""The arrow of an attack: one bowed stroke of the brush from a card to its target.

It is drawn straight onto the surface, without a kept picture, because it follows the pointer.
"""

import itertools
import math
from typing import Final

import pygame

from scenes.draw.frame import Frame
from scenes.draw.theme import Ink, colour, mixed

Point = tuple[float, float]

WIDTH: Final = 26
BOW: Final = 0.13
_STEPS: Final = 22
_NECK: Final = 0.86
"""Where the shaft ends and the head begins, as a share of the way."""


def draw_attack_arrow(
    surface: pygame.Surface,
    frame: Frame,
    start: Point,
    end: Point,
    *,
    progress: float = 1,
    ink: Ink = "under_attack",
    width: float = WIDTH,
    bow: float = BOW,
) -> pygame.Rect:
    """Draw the arrow from `start` to `end` (units), so far as `progress` (0 to 1) has it grown.

    `bow` is how far its middle is bent to the left of the way, as a share of its length.
    Returns the window rectangle it covers, for dirty rectangles.
    """
    tail, goal = frame.point(*start), frame.point(*end)
    length = math.dist(tail, goal)
    if progress <= 0 or length < 4:
        return pygame.Rect(tail, (0, 0))
    thick = min(width * frame.scale, length * 0.3)
    outline = _outline(tail, goal, thick, min(1.0, progress), bow)
    _fill(surface, outline, ink, frame.scale)
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    pad = round(4 * frame.scale) + 3
    box = pygame.Rect(
        math.floor(min(xs)), math.floor(min(ys)),
        math.ceil(max(xs) - min(xs)) + 1, math.ceil(max(ys) - min(ys)) + 1,
    )  # fmt: skip
    return box.inflate(2 * pad, 2 * pad)


def _fill(surface: pygame.Surface, outline: list[Point], ink: Ink, scale: float) -> None:
    """Ink, red over it, and a pale gold edge, which smooths what the fill leaves rough."""
    dark, rim = colour("#1a0d0a")[:3], colour("gold_pale")[:3]
    sides = list(itertools.pairwise([*outline, outline[0]]))
    under, over = max(3, round(6 * scale)), max(1, round(2.2 * scale))
    for a, b in sides:
        pygame.draw.aaline(surface, dark, a, b, under)
    pygame.draw.polygon(surface, colour(ink)[:3], outline)
    _shine(surface, outline, ink)
    for a, b in sides:
        pygame.draw.aaline(surface, rim, a, b, over)


def _shine(surface: pygame.Surface, outline: list[Point], ink: Ink) -> None:
    """The side of the stroke toward the light is a little paler."""
    half = len(outline) // 2
    near, far = outline[: half - 1], outline[:half:-1]
    inner = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(near, far, strict=False)]
    if len(inner) > 2:
        strip = [*near[: len(inner)], *reversed(inner)]
        pygame.draw.polygon(surface, mixed(ink, "#ffd9b0", 0.12)[:3], strip)


def _outline(start: Point, end: Point, width: float, grown: float, bow: float) -> list[Point]:
    """The stroke's left side, the head, and its right side back to the start."""
    bend = _bend(start, end, bow)
    head = width * 1.35
    length = max(1.0, math.dist(start, end))
    neck = max(0.05, grown - min(1 - _NECK, head / length))
    left: list[Point] = []
    right: list[Point] = []
    for step in range(_STEPS + 1):
        share = step / _STEPS
        (x, y), (dx, dy) = _curve(start, bend, end, share * neck)
        half = width * (0.05 + 0.36 * share**1.25)
        left.append((x - dy * half, y + dx * half))
        right.append((x + dy * half, y - dx * half))
    (x, y), (dx, dy) = _curve(start, bend, end, neck)
    tip, _ = _curve(start, bend, end, grown)
    barb, back = width * 0.92, width * 0.22
    wings = (
        (x - dy * barb - dx * back, y + dx * barb - dy * back),
        (x + dy * barb - dx * back, y - dx * barb - dy * back),
    )
    return [*left, wings[0], tip, wings[1], *reversed(right)]


def _bend(start: Point, end: Point, bow: float) -> Point:
    """The bow's middle: to the left of the way upward, so that arrows do not hide their targets."""
    length = max(1.0, math.dist(start, end))
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    side = (along[1], -along[0])
    reach = length * bow
    return (start[0] + end[0]) / 2 + side[0] * reach, (start[1] + end[1]) / 2 + side[1] * reach


def _curve(start: Point, bend: Point, end: Point, at: float) -> tuple[Point, Point]:
    """A point of the bow, and its direction of length 1."""
    rest = 1 - at
    x, y = (rest * rest * start[i] + 2 * rest * at * bend[i] + at * at * end[i] for i in (0, 1))
    dx, dy = (2 * rest * (bend[i] - start[i]) + 2 * at * (end[i] - bend[i]) for i in (0, 1))
    length = math.hypot(dx, dy) or 1.0
    return (x, y), (dx / length, dy / length)
