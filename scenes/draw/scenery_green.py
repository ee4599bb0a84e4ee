"""Scenery that grows: conifers, giant ferns, cycads, broad crowns, burnt snags, a bent tree.

Each painter draws from shares of the sheet's size and the generator alone.
"""

import math
import random
from typing import Final

import pygame

from scenes.draw import landscape, svg
from scenes.draw.scenery import Theme
from scenes.draw.scenery_kinds import Point, Scenery
from scenes.draw.theme import Ink, mixed


def _conifers(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    w, h = sheet.get_size()
    foot = h * (horizon + 0.06)
    parts = []
    for tree in range(11):
        x, tall = w * (tree + rng.uniform(0, 1)) / 11, h * rng.uniform(0.09, 0.2)
        ink = mixed(theme.ridges[-1], theme.near, rng.uniform(0.1, 0.6))
        parts.append(svg.path(landscape.pine(x, foot, tall, rng), svg.fill(ink)))
    svg.paint(sheet, (0, foot - h * 0.24, w, h * 0.26), *parts)


def frond(root: Point, degrees: float, length: float, bend: float, leaflets: int = 10) -> str:
    """A fern's leaf from `root`: a bowed stem with leaflets that shrink toward its tip."""
    spots = []
    x, y = root
    turn = degrees
    for _ in range(leaflets + 1):
        spots.append((x, y, turn))
        x, y = svg.polar((x, y), length / leaflets, turn)
        turn += bend / leaflets
    data = []
    for index, (sx, sy, along) in enumerate(spots[1:], 1):
        share = index / leaflets
        reach = length * 0.26 * math.sin(math.pi * min(1.0, 0.12 + share * 0.92))
        for side in (-64, 64):
            tip = svg.polar((sx, sy), reach, along + side)
            one = svg.polar((sx, sy), reach * 0.55, along + side * 0.62)
            two = svg.polar((sx, sy), reach * 0.42, along + side * 1.5)
            data.append(
                f"M{sx:.1f} {sy:.1f}Q{one[0]:.1f} {one[1]:.1f} {tip[0]:.1f} {tip[1]:.1f}"
                f"Q{two[0]:.1f} {two[1]:.1f} {sx:.1f} {sy:.1f}Z"
            )
    thick = length * 0.014
    stem = [svg.polar((sx, sy), thick, along + 90) for sx, sy, along in spots]
    stem += [svg.polar((sx, sy), thick, along - 90) for sx, sy, along in reversed(spots)]
    return "".join(data) + svg.points(stem)


def _fronds(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    """Ferns as tall as houses, rising from both sides."""
    w, h = sheet.get_size()
    foot = h * (horizon + 0.14)
    parts = []
    for layer in range(2):
        ink: Ink = mixed(theme.ridges[layer], theme.near, 0.1 + 0.3 * layer)
        for side in (0.06, 0.98) if layer else (0.2, 0.86):
            x = w * (side + rng.uniform(-0.06, 0.06))
            for step in range(4):
                turn = -58 + 39 * step + rng.uniform(-9, 9)
                length = h * rng.uniform(0.26, 0.4) * (1 - 0.12 * layer)
                parts.append(
                    svg.path(frond((x, foot), turn, length, turn * 1.1), svg.fill(ink, 0.94))
                )
    svg.paint(sheet, (0, h * (horizon - 0.34), w, h), *parts)


def _cycads(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    """Scaly trunks with a tuft of arching leaves, like palms."""
    w, h = sheet.get_size()
    foot = h * (horizon + 0.1)
    parts = []
    for x, size in ((0.1, 0.9), (0.86, 1.1), (0.3, 0.5), (0.68, 0.45)):
        near = size > 0.8
        ink = mixed(theme.ridges[-1 if near else 0], theme.near, 0.3 if near else 0.16)
        px, tall = w * (x + rng.uniform(-0.05, 0.05)), h * 0.3 * size * rng.uniform(0.85, 1.2)
        lean = rng.uniform(-0.05, 0.05) * w
        top = (px + lean, foot - tall)
        half = w * 0.022 * size
        trunk = (
            f"M{px - half:.1f} {foot:.1f}Q{px + lean * 0.2 - half:.1f} {foot - tall * 0.5:.1f} "
            f"{top[0] - half * 0.7:.1f} {top[1]:.1f}H{top[0] + half * 0.7:.1f}"
            f"Q{px + lean * 0.2 + half:.1f} {foot - tall * 0.5:.1f} {px + half:.1f} {foot:.1f}Z"
        )
        parts.append(svg.path(trunk, svg.fill(ink)))
        for leaf in range(11):
            turn = -112 + 22.4 * leaf + rng.uniform(-6, 6)
            parts.append(svg.path(_blade(top, turn, w * 0.24 * size), svg.fill(ink)))
    svg.paint(sheet, (0, foot - h * 0.52, w, h * 0.54), *parts)


def _blade(root: Point, degrees: float, length: float) -> str:
    """An arching palm leaf that hangs at its tip."""
    middle = svg.polar(root, length * 0.62, degrees * 0.86)
    tip = svg.polar(root, length, degrees)
    tip = (tip[0], tip[1] + length * 0.34)
    thick = length * 0.09
    return (
        f"M{root[0]:.1f} {root[1]:.1f}Q{middle[0]:.1f} {middle[1] - thick:.1f} {tip[0]:.1f} "
        f"{tip[1]:.1f}Q{middle[0]:.1f} {middle[1] + thick * 1.6:.1f} {root[0]:.1f} {root[1]:.1f}Z"
    )


def _crowns(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    """Old trees with broad crowns above, and shafts of light between them."""
    w, h = sheet.get_size()
    foot = h * (horizon + 0.12)
    parts = []
    for _ in range(4):
        x = rng.uniform(0.1, 0.9) * w
        shaft = (
            (x, 0), (x + w * 0.07, 0), (x - w * 0.1, foot), (x - w * 0.26, foot),
        )  # fmt: skip
        parts.append(svg.path(svg.points(shaft), svg.fill(theme.mist, rng.uniform(0.1, 0.2))))
    for x, thick, layer in ((0.03, 0.1, 1), (0.95, 0.12, 1), (0.24, 0.05, 0), (0.74, 0.045, 0)):
        ink = mixed(theme.ridges[layer], theme.near, 0.18 + 0.3 * layer)
        px, half = w * (x + rng.uniform(-0.03, 0.03)), w * thick / 2
        trunk = (
            f"M{px - half * 1.7:.1f} {foot:.1f}Q{px - half * 0.8:.1f} {foot - h * 0.1:.1f} "
            f"{px - half * 0.8:.1f} 0H{px + half * 0.8:.1f}Q{px + half * 0.8:.1f} "
            f"{foot - h * 0.1:.1f} {px + half * 1.7:.1f} {foot:.1f}Z"
        )
        parts.append(svg.path(trunk, svg.fill(ink)))
    for index in range(18):
        at = index / 17
        ink = mixed(theme.ridges[1], theme.near, rng.uniform(0.2, 0.55))
        arch = 0.03 + 0.09 * (2 * at - 1) ** 2
        radius = w * rng.uniform(0.07, 0.12)
        parts.append(svg.circle(w * at, h * arch - radius * 0.3, radius, svg.fill(ink, 0.96)))
    svg.paint(sheet, (0, 0, w, foot), *parts)


def _snags(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    """Bare burnt trees with forked branches."""
    w, h = sheet.get_size()
    foot = h * (horizon + 0.08)
    parts: list[str] = []
    for x, size in ((0.08, 1.0), (0.9, 1.15), (0.3, 0.55), (0.7, 0.6)):
        near = size > 0.9
        ink = mixed(theme.ridges[-1 if near else 0], theme.near, 0.4 if near else 0.2)
        root = (w * (x + rng.uniform(-0.04, 0.04)), foot)
        tall = h * 0.24 * size
        _branch(parts, rng, root, (rng.uniform(-8, 8), tall, w * 0.026 * size), 4, ink)
    svg.paint(sheet, (0, foot - h * 0.5, w, h * 0.52), *parts)


def _branch(  # noqa: PLR0917 - it calls itself, with everything it needs
    parts: list[str],
    rng: random.Random,
    root: Point,
    limb: tuple[float, float, float],
    forks: int,
    ink: Ink,
) -> None:
    """Draw a limb (direction, length, thickness) and its forks."""
    turn, length, thick = limb
    tip = svg.polar(root, length, turn)
    ends = (
        svg.polar(root, thick / 2, turn - 90),
        svg.polar(tip, thick * 0.3, turn - 90),
        svg.polar(tip, thick * 0.3, turn + 90),
        svg.polar(root, thick / 2, turn + 90),
    )
    parts.append(svg.path(svg.points(ends), svg.fill(ink)))
    if forks == 0:
        return
    for side in (-1, 1):
        spread = side * rng.uniform(16, 44)
        start = svg.polar(root, length * rng.uniform(0.72, 0.98), turn)
        smaller = (turn + spread, length * rng.uniform(0.5, 0.68), thick * 0.6)
        _branch(parts, rng, start, smaller, forks - 1, ink)


def _lone_tree(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    """One tree on a rise, bent by a lifetime of wind."""
    w, h = sheet.get_size()
    x, foot = w * rng.choice((0.16, 0.84)), h * (horizon + 0.02)
    ink = mixed(theme.ridges[-1], theme.near, 0.35)
    lean = w * 0.11
    hill = f"M{x - w * 0.42:.1f} {foot + h * 0.08:.1f}Q{x:.1f} {foot - h * 0.07:.1f} "
    hill += f"{x + w * 0.42:.1f} {foot + h * 0.08:.1f}Z"
    top = foot - h * 0.27
    thick = w * 0.016
    trunk = (
        f"M{x - thick:.1f} {foot + 4:.1f}C{x - thick:.1f} {foot - h * 0.12:.1f} "
        f"{x + lean * 0.3:.1f} {top + h * 0.08:.1f} {x + lean:.1f} {top:.1f}"
        f"C{x + lean * 0.5:.1f} {top + h * 0.1:.1f} {x + thick:.1f} {foot - h * 0.1:.1f} "
        f"{x + thick * 1.6:.1f} {foot + 4:.1f}Z"
    )
    parts = [svg.path(hill, svg.fill(theme.ridges[-1])), svg.path(trunk, svg.fill(ink))]
    for index in range(9):
        at = index / 8
        cx = x + lean * (0.5 + 0.9 * at) + rng.uniform(-0.02, 0.02) * w
        cy = top - h * 0.02 + h * 0.07 * (at - 0.4) ** 2 * 4 + rng.uniform(-0.015, 0.015) * h
        wide, tall = w * rng.uniform(0.07, 0.11), h * rng.uniform(0.02, 0.032)
        parts.append(
            svg.rectangle(
                cx - wide / 2, cy - tall / 2, wide, tall, svg.fill(ink, 0.96), radius=tall / 2
            )
        )
    svg.paint(sheet, (0, top - h * 0.08, w, foot - top + h * 0.18), *parts)


GREEN: Final[dict[str, Scenery]] = {
    "conifers": _conifers,
    "fronds": _fronds,
    "cycads": _cycads,
    "crowns": _crowns,
    "snags": _snags,
    "lone_tree": _lone_tree,
}
