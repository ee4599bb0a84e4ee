"""Parts of painted landscapes as SVG path data and paints: ridges, clouds, trees, birds, weather.

Coordinates are pixels of the picture; everything random comes from the generator given. Which
parts make a scene is `art.py`'s, `brand.py`'s and `doors.py`'s.
"""

import math
import random
from collections.abc import Iterator, Sequence

import pygame

from scenes.draw import effects, materials, svg
from scenes.draw.theme import Ink, colour, mixed

Point = tuple[float, float]
Capsule = tuple[float, float, float, float]
"""A bar with round ends: x, y, width, height."""


def ridge_line(
    size: tuple[int, int],
    rng: random.Random,
    height: float,
    rise: float,
    *,
    jags: float = 0.012,
    beats: float = 1,
) -> list[Point]:
    """A mountain line across `size`, from left to right; `height` and `rise` are shares of it.

    `beats` multiplies how often it rises and falls, for a wide picture.
    """
    w, h = size
    waves = [
        (rng.uniform(0.5, 1.6), rng.uniform(0, 7), 1.0),
        (rng.uniform(2, 3.4), rng.uniform(0, 7), 0.36),
    ]
    total = sum(weight for _, _, weight in waves)
    spots = []
    steps = max(24, w // 9)
    for step in range(steps + 1):
        at = step / steps
        swell = sum(
            weight * math.sin(math.tau * beat * beats * at / 2 + phase)
            for beat, phase, weight in waves
        )
        y = h * (height - rise * swell / total + rng.uniform(-jags, jags) * rise * 6)
        spots.append((w * at, y))
    return [(-2.0, spots[0][1]), *spots, (w + 2.0, spots[-1][1])]


def ridge(size: tuple[int, int], line: Sequence[Point]) -> str:
    """The mountain under a line, down to the bottom of `size`."""
    low = size[1] + 2
    return svg.points([(line[0][0], low), *line, (line[-1][0], low)])


def fill_ridge(sheet: pygame.Surface, line: Sequence[Point], ink: Ink) -> None:
    """Fill the mountain under a line in one flat ink: ten times as fast as by SVG."""
    paint = colour(ink)[:3]
    low = sheet.get_height() + 2
    pygame.draw.polygon(sheet, paint, [(line[0][0], low), *line, (line[-1][0], low)])
    pygame.draw.aalines(sheet, paint, False, line)


def pine(x: float, foot: float, tall: float, rng: random.Random) -> str:
    """A conifer of five ragged tiers standing at (x, foot)."""
    tiers = 6
    left, right = [], []
    for tier in range(tiers):
        top = foot - tall * (1 - tier / tiers)
        low = top + tall * 1.25 / tiers
        half = tall * (0.035 + 0.25 * ((tier + 1) / tiers) ** 1.15) * rng.uniform(0.9, 1.1)
        left += [(x - half * 0.34, top), (x - half, low + rng.uniform(-2, 2))]
        right += [(x + half * 0.34, top), (x + half, low + rng.uniform(-2, 2))]
    tip = (x, foot - tall * 1.06)
    return svg.points(
        [tip, *right, (x + tall * 0.02, foot), (x - tall * 0.02, foot), *reversed(left)]
    )


def bird(x: float, y: float, span: float, lift: float) -> str:
    """A gull far away: two wing strokes, `lift` how high they are raised (0 to 1)."""
    half, rise = span / 2, span * 0.22 * lift
    crook, high = half * 0.45, y - rise * 1.6
    return (
        f"M{x - half:.1f} {y - rise * 0.5:.1f}Q{x - crook:.1f} {high:.1f} {x:.1f} {y:.1f}"
        f"Q{x + crook:.1f} {high:.1f} {x + half:.1f} {y - rise * 0.4:.1f}"
    )


def swirl(x: float, y: float, reach: float, curl: float) -> str:
    """A line of wind that runs right for `reach` and curls back on itself with radius `curl`."""
    end = x + reach
    return (
        f"M{x:.1f} {y:.1f}C{x + reach * 0.35:.1f} {y - curl * 1.1:.1f} {x + reach * 0.55:.1f} "
        f"{y + curl * 1.2:.1f} {end:.1f} {y:.1f}"
        f"C{end + curl * 1.5:.1f} {y - curl * 0.5:.1f} {end + curl * 1.4:.1f} {y - curl * 2.3:.1f} "
        f"{end:.1f} {y - curl * 2.2:.1f}"
        f"C{end - curl * 1.2:.1f} {y - curl * 2.1:.1f} {end - curl:.1f} {y - curl * 0.7:.1f} "
        f"{end + curl * 0.1:.1f} {y - curl * 0.8:.1f}"
    )


def vapour(x: float, low: float, tall: float, sway: float) -> str:
    """A thread of vapour rising from (x, low), swaying to both sides."""
    step = tall / 4
    data = f"M{x:.1f} {low:.1f}"
    for turn in range(4):
        y, side = low - step * turn, sway if turn % 2 else -sway
        data += (
            f"C{x + side:.1f} {y - step * 0.34:.1f} {x + side:.1f} {y - step * 0.66:.1f} "
            f"{x:.1f} {y - step:.1f}"
        )
    return data


def grass(x: float, foot: float, tall: float, lean: float) -> str:
    """One blade, bent by the wind."""
    return (
        f"M{x:.1f} {foot:.1f}Q{x + lean * 0.25:.1f} {foot - tall * 0.7:.1f} {x + lean:.1f} "
        f"{foot - tall:.1f}Q{x + lean * 0.45 + tall * 0.1:.1f} {foot - tall * 0.55:.1f} "
        f"{x + tall * 0.16:.1f} {foot:.1f}Z"
    )


def petal(x: float, y: float, size: float, degrees: float) -> str:
    """A leaf-shaped fleck."""
    tip, tail = svg.polar((x, y), size, degrees), svg.polar((x, y), size, degrees + 180)
    one, other = (
        svg.polar((x, y), size * 0.6, degrees + 90),
        svg.polar((x, y), size * 0.6, degrees - 90),
    )
    return (
        f"M{tip[0]:.1f} {tip[1]:.1f}Q{one[0]:.1f} {one[1]:.1f} {tail[0]:.1f} {tail[1]:.1f}"
        f"Q{other[0]:.1f} {other[1]:.1f} {tip[0]:.1f} {tip[1]:.1f}Z"
    )


def ball(x: float, y: float, radius: float) -> str:
    """A circle as path data, to be joined with others into one outline without seams."""
    arc = f"A{radius:.1f} {radius:.1f} 0 1 1 "
    return f"M{x - radius:.1f} {y:.1f}{arc}{x + radius:.1f} {y:.1f}{arc}{x - radius:.1f} {y:.1f}Z"


def castle(x: float, foot: float, tall: float) -> Iterator[str]:
    """Two towers with pointed roofs and a wall between them, the left foot at (x, foot)."""
    wide = tall * 0.2
    for shift, share in ((0.0, 0.74), (tall * 0.42, 1.0)):
        top = foot - tall * share
        left = x + shift
        yield svg.points(((left, foot), (left, top), (left + wide, top), (left + wide, foot)))
        roof = wide * 0.16
        yield svg.points(
            ((left - roof, top), (left + wide / 2, top - tall * 0.27), (left + wide + roof, top))
        )
        yield svg.points(_battlements(left - roof, top + tall * 0.06, wide + 2 * roof, tall * 0.06))
    wall = foot - tall * 0.42
    yield svg.points(
        ((x + wide, foot), (x + wide, wall), (x + tall * 0.42, wall), (x + tall * 0.42, foot))
    )
    yield svg.points(_battlements(x + wide, wall, tall * 0.42 - wide, tall * 0.05))


def _battlements(x: float, y: float, wide: float, tall: float) -> list[tuple[float, float]]:
    teeth = 4
    step = wide / (2 * teeth - 1)
    spots = [(x, y + tall)]
    for tooth in range(teeth):
        left = x + 2 * step * tooth
        spots += [(left, y - tall), (left + step, y - tall)]
        if tooth < teeth - 1:
            spots += [(left + step, y), (left + 2 * step, y)]
    return [*spots, (x + wide, y + tall)]


def volcano(x: float, foot: float, wide: float, tall: float) -> str:
    """A cone with a flat, notched top standing around x."""
    mouth, top = wide * 0.085, foot - tall
    shoulder, skirt = top + tall * 0.2, foot - tall * 0.16
    lip = f"L{x - mouth * 0.3:.1f} {top + tall * 0.022:.1f}L{x + mouth * 0.35:.1f} {top:.1f}"
    return (
        f"M{x - wide / 2:.1f} {foot:.1f}C{x - wide * 0.3:.1f} {skirt:.1f} "
        f"{x - mouth * 2.1:.1f} {shoulder:.1f} {x - mouth:.1f} {top:.1f}{lip}"
        f"L{x + mouth:.1f} {top + tall * 0.015:.1f}C{x + mouth * 2.1:.1f} {shoulder:.1f} "
        f"{x + wide * 0.3:.1f} {skirt:.1f} {x + wide / 2:.1f} {foot:.1f}Z"
    )


def waves(size: tuple[int, int], top: float, radius: float) -> Iterator[tuple[float, float]]:
    """Middles of the arcs of overlapping wave scales (青海波) below `top`."""
    w, h = size
    row = 0
    y = top
    while y < h + radius:
        x = -radius if row % 2 else 0.0
        while x < w + radius:
            yield x, y
            x += 2 * radius
        y += radius * 0.52
        row += 1


def gold_cloud(
    sheet: pygame.Surface, bars: Sequence[Capsule], leaf: pygame.Surface, *, edge: Ink = "#3a2508"
) -> None:
    """Lay a cloud of gold leaf (源氏雲) on `sheet`: bars with round ends, run together, edged dark.

    `leaf` is a sheet of gold at least as large as `sheet`.
    """
    left, top = min(bar[0] for bar in bars) - 6, min(bar[1] for bar in bars) - 6
    right = max(bar[0] + bar[2] for bar in bars) + 6
    low = max(bar[1] + bar[3] for bar in bars) + 10
    box = pygame.Rect(int(left), int(top), int(right - left), int(low - top)).clip(sheet.get_rect())
    if not box.w or not box.h:
        return
    line = max(1.0, sheet.get_width() / 200)
    under = _bars(box, bars, line, edge)
    shadow = effects.blurred(under, max(2, round(line * 3)), (0, 0, 0, 120))
    sheet.blit(shadow, (box.x, box.y + round(line * 2)))
    sheet.blit(under, box)
    gold = effects.blank(box.size)
    gold.blit(leaf, (0, 0), box)
    effects.clip_to(gold, _bars(box, bars, 0, "#ffffff"))
    sheet.blit(gold, box)


def _bars(box: pygame.Rect, bars: Sequence[Capsule], grow: float, ink: Ink) -> pygame.Surface:
    parts = [
        svg.rectangle(
            x - grow - box.x, y - grow - box.y, w + 2 * grow, h + 2 * grow,
            svg.fill(ink), radius=(h + 2 * grow) / 2,
        )
        for x, y, w, h in bars
    ]  # fmt: skip
    return svg.raster(box.size, *parts)


def mist(
    sheet: pygame.Surface, rng: random.Random, ink: Ink, band: tuple[float, float], count: int
) -> None:
    """Lay flat bars of mist with round ends between two heights (shares of the sheet)."""
    w, h = sheet.get_size()
    for _ in range(count):
        wide, tall = (
            round(w * rng.uniform(0.22, 0.55)),
            max(4, round(w * rng.uniform(0.022, 0.038))),
        )
        x = round(rng.uniform(-0.2, 0.85) * w)
        y = round(h * rng.uniform(*band))
        r, g, b, _ = colour(ink)
        bar = effects.rounded(
            (wide, tall), tall / 2, (r, g, b, round(255 * rng.uniform(0.1, 0.26)))
        )
        sheet.blit(bar, (x, y))
        short = effects.rounded((round(wide * 0.5), tall), tall / 2, (r, g, b, 34))
        sheet.blit(short, (x + round(wide * rng.uniform(0.1, 0.6)), y + tall))


def sun(
    sheet: pygame.Surface, centre: tuple[float, float], radius: float, ink: Ink, ring: Ink
) -> None:
    """A flat disc with a thin ring around it."""
    reach = radius * 1.08
    box = (centre[0] - reach, centre[1] - reach, 2 * reach, 2 * reach)
    svg.paint(
        sheet,
        box,
        svg.linear(
            "sun", (0, centre[1] - radius), (0, centre[1] + radius),
            ((0, mixed(ink, "#ffffff", 0.04)), (1, mixed(ink, "#000000", 0.06))),
        ),
        svg.circle(*centre, radius, svg.fill("url(#sun)")),
        svg.circle(*centre, radius * 1.052, svg.stroke(ring, max(1.0, radius * 0.008), 0.8)),
    )  # fmt: skip


def leaf_sheet(size: tuple[int, int], seed: int, square: int) -> pygame.Surface:
    """Gold leaf with a slow light from side to side, as on a folding screen."""
    sheet = materials.gold_leaf(size, seed, square)
    effects.add_grain(sheet, seed + 5, 0.08, (max(3, square // 2), max(3, square)))
    effects.add_light(sheet, seed + 6, (44, 37, 12), (max(3, square // 3), max(3, square // 2)))
    return sheet
