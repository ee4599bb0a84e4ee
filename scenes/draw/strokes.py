"""Marks of the brush: paths and arrows over a board, turning arrows, splashes, a result's ring.

Everything is drawn from points and seeds and kept as pictures for `effects.stamp`. Which path or
which clash it is, is the caller's.
"""

import math
import random
from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from scenes.draw import effects, svg
from scenes.draw.caches import PictureCache
from scenes.draw.frame import Frame
from scenes.draw.theme import Ink, mixed

_STROKES: Final = PictureCache("strokes", megabytes=8, count=60)
_RINGS: Final = PictureCache("rings", megabytes=9, count=2)

Point = tuple[float, float]


def draw_path(
    surface: pygame.Surface,
    frame: Frame,
    points: Sequence[Point],
    *,
    ink: Ink = "gold_pale",
    width: float = 9,
    alpha: float = 1,
) -> None:
    """Draw a line through `points` (units) with an arrow head at its end, edged in ink."""
    if len(points) < 2:
        return
    spots = [frame.point(*point) for point in points]
    thick = max(2.0, width * frame.scale)
    _stamp_bounded(surface, "path", spots, ink=ink, width=thick, alpha=alpha)


def draw_brush_arrow(
    surface: pygame.Surface,
    frame: Frame,
    start: Point,
    end: Point,
    *,
    ink: Ink = "under_attack",
    width: float = 26,
    alpha: float = 1,
) -> None:
    """Draw a bowed arrow of one brush stroke, thin at its start, thick before the head."""
    spots = [frame.point(*start), frame.point(*end)]
    _stamp_bounded(surface, "brush", spots, ink=ink, width=width * frame.scale, alpha=alpha)


def _stamp_bounded(
    surface: pygame.Surface,
    style: str,
    spots: Sequence[tuple[int, int]],
    *,
    ink: Ink,
    width: float,
    alpha: float,
) -> None:
    room = round(width * 3) + 4
    bow = round(math.dist(spots[0], spots[-1]) * 0.2) if style == "brush" else 0
    left = min(x for x, _ in spots) - room - bow
    top = min(y for _, y in spots) - room - bow
    right = max(x for x, _ in spots) + room + bow
    low = max(y for _, y in spots) + room + bow
    local = tuple((x - left, y - top) for x, y in spots)
    key = (style, local, ink, round(width, 1))
    painter = _path if style == "path" else _brush_arrow
    size = (right - left, low - top)
    picture = _STROKES.get(key, lambda: painter(size, local, ink, width))
    effects.stamp(surface, picture, (left, top), alpha=alpha)


def _path(size: tuple[int, int], spots: Sequence[Point], ink: Ink, width: float) -> pygame.Surface:
    tip, before = spots[-1], spots[-2]
    turn = math.degrees(math.atan2(tip[0] - before[0], before[1] - tip[1]))
    neck = svg.polar(tip, width * 2.1, turn + 180)
    shaft = svg.points((*spots[:-1], neck), closed=False)
    head = svg.points(
        (tip, svg.polar(neck, width * 1.35, turn + 90), svg.polar(neck, width * 1.35, turn - 90))
    )
    edge: Ink = "#1a120c"
    return svg.raster(
        size,
        svg.path(shaft, svg.stroke(edge, width + 4, 0.75, cap="round")),
        svg.path(head, svg.stroke(edge, 4, 0.75)),
        svg.path(shaft, svg.stroke(ink, width, cap="round")),
        svg.path(head, svg.fill(ink)),
    ).premul_alpha()


def _brush_arrow(
    size: tuple[int, int], spots: Sequence[Point], ink: Ink, width: float
) -> pygame.Surface:
    start, tip = spots[0], spots[-1]
    length = max(1.0, math.dist(start, tip))
    along = ((tip[0] - start[0]) / length, (tip[1] - start[1]) / length)
    side = (along[1], -along[0])
    bow = length * 0.13
    bend = ((start[0] + tip[0]) / 2 + side[0] * bow, (start[1] + tip[1]) / 2 + side[1] * bow)
    outline = svg.points(_arrow_outline(start, bend, tip, min(width, length * 0.3)))
    return svg.raster(
        size,
        svg.linear("s", start, tip, ((0, mixed(ink, "#ffffff", 0.25)), (0.5, ink), (1, ink))),
        svg.path(outline, svg.stroke("#1a0d0a", max(3.0, width * 0.28), 0.55)),
        svg.path(outline, svg.fill("url(#s)")),
        svg.path(outline, svg.stroke("gold_pale", max(1.2, width * 0.07), 0.95)),
    ).premul_alpha()


def _arrow_outline(start: Point, bend: Point, tip: Point, width: float) -> list[Point]:
    neck = 0.82
    left, right = [], []
    steps = 18
    for step in range(steps + 1):
        at = step / steps * neck
        (x, y), (dx, dy) = _curve(start, bend, tip, at)
        half = width * (0.06 + 0.36 * (at / neck) ** 1.2)
        left.append((x - dy * half, y + dx * half))
        right.append((x + dy * half, y - dx * half))
    (x, y), (dx, dy) = _curve(start, bend, tip, neck)
    barb = width * 0.95
    back = width * 0.22
    wing_left = (x - dy * barb - dx * back, y + dx * barb - dy * back)
    wing_right = (x + dy * barb - dx * back, y - dx * barb - dy * back)
    return [*left, wing_left, tip, wing_right, *reversed(right)]


def _curve(start: Point, bend: Point, tip: Point, at: float) -> tuple[Point, Point]:
    """A point of the bow and its direction (length 1)."""
    rest = 1 - at
    x, y = (rest * rest * start[i] + 2 * rest * at * bend[i] + at * at * tip[i] for i in (0, 1))
    dx, dy = (2 * rest * (bend[i] - start[i]) + 2 * at * (tip[i] - bend[i]) for i in (0, 1))
    length = math.hypot(dx, dy) or 1.0
    return (x, y), (dx / length, dy / length)


def draw_turn_arrow(
    surface: pygame.Surface,
    frame: Frame,
    centre: Point,
    radius: float,
    *,
    quarters: int = 1,
    start: float = 28,
    alpha: float = 1,
) -> None:
    """Draw the arrow of `quarters` clockwise quarter turns around a piece, from `start` degrees."""
    px = frame.px(radius)
    key = ("turn", px, quarters, start)
    picture = _STROKES.get(key, lambda: _turn_arrow(px, start, start + 90 * quarters - 26))
    effects.stamp_around(surface, picture, frame.point(*centre), alpha=alpha)


def _turn_arrow(px: int, start: float, end: float) -> pygame.Surface:
    side = round(px * 2.6)
    c = side / 2
    thick = px * 0.085
    shaft = svg.arc((c, c), px, start, end)
    head_size = thick * 3.2
    tip = svg.polar((c, c), px, end + math.degrees(head_size / px))
    outer = svg.polar((c, c), px + head_size * 0.62, end)
    inner = svg.polar((c, c), px - head_size * 0.62, end)
    head = svg.points((tip, outer, inner))
    return svg.raster(
        (side, side),
        svg.path(shaft, svg.stroke("#140d09", thick + px * 0.07, cap="round")),
        svg.path(head, svg.stroke("#140d09", px * 0.07)),
        svg.path(head, svg.fill("#140d09")),
        svg.path(shaft, svg.stroke("heading", thick, cap="round")),
        svg.path(head, svg.fill("heading")),
    ).premul_alpha()


def draw_splash(
    surface: pygame.Surface,
    frame: Frame,
    centre: Point,
    size: float,
    seed: int,
    *,
    ink: Ink = "#120c0b",
    alpha: float = 1,
) -> None:
    """Draw a blot of ink with drops flung from it, about `size` units across; varies by `seed`."""
    px = frame.px(size)
    key = ("splash", px, seed, ink)
    picture = _STROKES.get(key, lambda: _splash(px, random.Random(seed), ink))
    effects.stamp_around(surface, picture, frame.point(*centre), alpha=alpha)


def _splash(px: int, rng: random.Random, ink: Ink) -> pygame.Surface:
    side = round(px * 1.5)
    c = side / 2
    spikes = 15
    rim = []
    for index in range(spikes * 2):
        far = index % 2 == 0
        reach = px / 2 * (rng.uniform(0.78, 1.08) if far else rng.uniform(0.62, 0.74))
        rim.append(svg.polar((c, c), reach, 180 / spikes * index + rng.uniform(-4, 4)))
    parts = [svg.path(_smooth(rim), svg.fill(ink, 0.93))]
    for _ in range(18):
        reach = px / 2 * rng.uniform(0.95, 1.42)
        x, y = svg.polar((c, c), reach, rng.uniform(0, 360))
        parts.append(svg.circle(x, y, px * rng.uniform(0.008, 0.04), svg.fill(ink, 0.9)))
    return svg.raster((side, side), *parts).premul_alpha()


def _smooth(corners: Sequence[Point]) -> str:
    """Path data of a closed curve that rounds off `corners`."""
    middles = [
        ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        for a, b in zip(corners, [*corners[1:], corners[0]], strict=True)
    ]
    data = f"M{middles[-1][0]:.2f} {middles[-1][1]:.2f}"
    for corner, middle in zip(corners, middles, strict=True):
        data += f"Q{corner[0]:.2f} {corner[1]:.2f} {middle[0]:.2f} {middle[1]:.2f}"
    return data + "Z"


def draw_clash(
    surface: pygame.Surface,
    frame: Frame,
    centre: Point,
    size: float,
    *,
    ink: Ink = "gold_pale",
    alpha: float = 1,
) -> None:
    """Draw the flash of two pieces meeting: crossed strokes and sparks, `size` units across."""
    px = frame.px(size)
    picture = _STROKES.get(("clash", px, ink), lambda: _clash(px, ink))
    effects.stamp_around(surface, picture, frame.point(*centre), alpha=alpha)


def _clash(px: int, ink: Ink) -> pygame.Surface:
    rng = random.Random(29)
    c = px / 2
    parts = []
    for turn, reach, width in _rays(rng, c):
        tip, root = svg.polar((c, c), reach, turn), svg.polar((c, c), c * 0.12, turn + 180)
        sides = [svg.polar((c, c), width, turn + 90), svg.polar((c, c), width, turn - 90)]
        parts.append(svg.path(svg.points((tip, sides[0], root, sides[1])), svg.fill(ink, 0.92)))
    for _ in range(22):
        x, y = svg.polar((c, c), c * rng.uniform(0.45, 0.97), rng.uniform(0, 360))
        parts.append(svg.circle(x, y, px * rng.uniform(0.004, 0.014), svg.fill("gold_light")))
    rays = svg.raster((px, px), *parts)
    glow = effects.blurred(rays, max(3, px // 14), (255, 214, 130, 220))
    return effects.layered((px, px), (glow, (0, 0)), (rays, (0, 0)))


def _rays(rng: random.Random, reach: float) -> Iterator[tuple[float, float, float]]:
    """Direction, length and half width of each ray: four long, eight short."""
    for index in range(12):
        long = index % 3 == 0
        share = rng.uniform(0.85, 0.98) if long else rng.uniform(0.4, 0.62)
        yield 30 * index + 40 + rng.uniform(-6, 6), reach * share, reach * (0.075 if long else 0.05)


def draw_ring(
    surface: pygame.Surface,
    frame: Frame,
    centre: Point,
    size: float,
    *,
    progress: float = 1,
    ink: Ink = "gold",
    alpha: float = 1,
) -> None:
    """Draw the ring of one brush stroke (円相), `size` units across, up to `progress` (0 to 1)."""
    px = frame.px(size)
    picture = _RINGS.get((px, ink), lambda: _ring(px, ink))
    if progress < 1:
        picture = _begun(picture, progress)
    effects.stamp_around(surface, picture, frame.point(*centre), alpha=alpha)


_RING_START: Final = -12.0
_RING_SWEEP: Final = 336.0


def _ring(px: int, ink: Ink) -> pygame.Surface:
    rng = random.Random(7)
    c = px / 2
    hairs = 46
    inner, outer = c * 0.79, c * 0.985
    parts = []
    for index in range(hairs):
        at = index / (hairs - 1)
        radius = inner + (outer - inner) * at + rng.uniform(-0.7, 0.7)
        ragged = 34 * rng.random() ** 2.2
        dry = rng.random() ** 3 * 26
        other, most = rng.choice((("#fff6e0", 0.5), ("#3a1e08", 0.42), ("#3a1e08", 0.2)))
        shade = mixed(ink, other, rng.uniform(0.05, most))
        width = (outer - inner) / hairs * rng.uniform(1.2, 2.3)
        start = _RING_START + dry - 5 * math.sin(math.pi * at)
        end = _RING_START + _RING_SWEEP - ragged + 7 * math.sin(math.pi * at)
        stroke = svg.stroke(shade, width, rng.uniform(0.6, 0.95), cap="round")
        parts += [svg.path(piece, stroke) for piece in _long_arc((c, c), radius, start, end)]
    return svg.raster((px, px), *parts).premul_alpha()


def _long_arc(centre: Point, radius: float, start: float, end: float) -> Iterator[str]:
    """An arc of more than half a circle, in two pieces."""
    halfway = (start + end) / 2
    yield svg.arc(centre, radius, start, halfway + 0.4)
    yield svg.arc(centre, radius, halfway, end)


def _begun(picture: pygame.Surface, progress: float) -> pygame.Surface:
    part = picture.copy()
    c = part.get_width() / 2
    done = _RING_START - 10 + (_RING_SWEEP + 20) * max(0.0, progress)
    rest = [(c, c)]
    steps = 24
    for step in range(steps + 1):
        turn = done + (_RING_START - 16 + 360 - done) * step / steps
        rest.append(svg.polar((c, c), c * 1.5, turn))
    pygame.draw.polygon(part, (0, 0, 0, 0), rest)
    return part
