"""Scenery of air and of hands: wind, vapour, banks of cloud, cliffs in mist; castles and ruins.

Each painter draws from shares of the sheet's size and the generator alone.
"""

import random
from typing import Final

import pygame

from scenes.draw import landscape, svg
from scenes.draw.scenery import Theme
from scenes.draw.scenery_kinds import Point, Scenery
from scenes.draw.theme import mixed


def _castle(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    w, h = sheet.get_size()
    tall, foot = h * 0.27, h * (horizon + 0.03)
    ink = mixed(theme.ridges[-1], theme.near, 0.3)
    far = mixed(theme.ridges[0], theme.sky[-1], 0.25)
    parts = [
        svg.path(shape, svg.fill(far, 0.9))
        for shape in landscape.castle(w * 0.66, foot, tall * 0.62)
    ]
    parts += [svg.path(shape, svg.fill(ink)) for shape in landscape.castle(w * 0.08, foot, tall)]
    x = w * 0.28
    flag = ((x, foot - tall * 0.66), (x + w * 0.13, foot - tall * 0.6), (x, foot - tall * 0.5))
    parts.append(svg.path(svg.points(flag), svg.fill(theme.accent)))
    svg.paint(sheet, (0, foot - tall * 1.35, w, tall * 1.4), *parts)
    landscape.mist(sheet, rng, theme.mist, (horizon - 0.02, horizon + 0.02), 2)


def _wind(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    w, h = sheet.get_size()
    parts = []
    for line in range(6):
        x, reach = rng.uniform(-0.15, 0.3) * w, rng.uniform(0.35, 0.6) * w
        y = h * (0.16 + (horizon + 0.1 - 0.16) * (line + rng.uniform(0, 0.6)) / 6)
        shape = landscape.swirl(x, y, reach, rng.uniform(0.05, 0.085) * w)
        width = rng.uniform(0.004, 0.009) * w
        parts.append(
            svg.path(
                shape, svg.stroke(theme.mist, max(1.0, width), rng.uniform(0.35, 0.7), cap="round")
            )
        )
    svg.paint(sheet, (0, 0, w, h), *parts)


def _vapour(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    w, h = sheet.get_size()
    parts = []
    for line in range(8):
        x = w * (line + rng.uniform(0.1, 0.9)) / 8
        shape = landscape.vapour(
            x, h * (horizon + 0.12), h * rng.uniform(0.4, 0.62), w * rng.uniform(0.03, 0.07)
        )
        width = w * rng.uniform(0.008, 0.02)
        parts.append(
            svg.path(shape, svg.stroke(theme.accent, width, rng.uniform(0.18, 0.42), cap="round"))
        )
    svg.paint(sheet, (0, 0, w, h), *parts)


def _ruins(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    w, h = sheet.get_size()
    foot = h * (horizon + 0.09)
    ink = mixed(theme.ridges[-1], theme.near, 0.45)
    parts = []
    for share in (0.02, 0.2, 0.66, 0.9):
        x, wide, tall = w * share, w * rng.uniform(0.05, 0.075), h * rng.uniform(0.12, 0.21)
        broken = [(x + wide * at / 4, foot - tall + rng.uniform(0, 0.016) * h) for at in range(5)]
        parts.append(svg.path(svg.points([(x, foot), *broken, (x + wide, foot)]), svg.fill(ink)))
        parts += [
            svg.path(
                f"M{x + wide * at:.1f} {foot:.1f}V{foot - tall * 0.94:.1f}",
                svg.stroke(theme.near, 1, 0.5),
            )
            for at in (0.3, 0.7)
        ]
    svg.paint(sheet, (0, foot - h * 0.24, w, h * 0.25), *parts)


def _billows(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    """Banks of cloud seen from above, scalloped, one behind the other."""
    w, h = sheet.get_size()
    for layer in range(4):
        foot = h * (horizon - 0.1 + 0.11 * layer)
        ink = mixed(theme.mist, theme.ridges[0], 0.12 + 0.2 * layer)
        parts, x = [], -0.1 * w
        while x < w * 1.1:
            radius = w * rng.uniform(0.06, 0.13)
            lift = radius * rng.uniform(0.1, 0.7)
            parts.append(svg.circle(x, foot - lift, radius, svg.fill(ink)))
            parts.append(
                svg.path(
                    svg.arc((x, foot - lift), radius * 0.86, -80, 40),
                    svg.stroke(theme.mist, max(1.2, w * 0.005), 0.7, cap="round"),
                )
            )
            x += radius * 1.15
        parts.append(svg.rectangle(0, foot, w, h - foot, svg.fill(ink)))
        svg.paint(sheet, (0, foot - w * 0.24, w, h), *parts)


def _cliff(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    """A sheer cliff from one side with grass on its edge, the sea of mist below it."""
    w, h = sheet.get_size()
    top, foot = h * rng.uniform(0.3, 0.4), h * (horizon + 0.16)
    right = rng.random() < 0.5
    edge = w * rng.uniform(0.3, 0.42)
    face: list[Point] = [(-2, top), (edge, top + h * 0.015)]
    for step in range(1, 7):
        share = step / 6
        face.append(
            (edge * (1 - 0.55 * share) + rng.uniform(-0.03, 0.03) * w, top + (foot - top) * share)
        )
    face.append((-2, foot))
    ink = mixed(theme.ridges[-1], theme.near, 0.22)
    parts = [svg.path(svg.points(_flipped(face, w, right)), svg.fill(ink))]
    for _ in range(9):
        x, y = rng.uniform(0, edge * 0.8), rng.uniform(top + h * 0.05, foot)
        crack = _flipped([(x, y), (x + w * 0.03, y + h * rng.uniform(0.03, 0.08))], w, right)
        parts.append(
            svg.path(
                svg.points(crack, closed=False), svg.stroke(theme.near, max(1, w * 0.005), 0.4)
            )
        )
    for _ in range(24):
        ((x, y),) = _flipped([(rng.uniform(0, edge), top + h * 0.014)], w, right)
        lean = w * rng.uniform(0.02, 0.06)
        blade = landscape.grass(x, y + 3, h * rng.uniform(0.02, 0.05), lean)
        parts.append(svg.path(blade, svg.fill(mixed(ink, theme.near, 0.3))))
    svg.paint(sheet, (0, top - h * 0.07, w, foot - top + h * 0.08), *parts)
    landscape.mist(sheet, rng, theme.mist, (horizon, horizon + 0.14), 4)


def _flipped(spots: list[Point], w: float, flip: bool) -> list[Point]:
    return [(w - x, y) for x, y in spots] if flip else spots


def _pillars(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    """Towers of rock that rise out of mist, pines on their heads."""
    w, h = sheet.get_size()
    foot = h * (horizon + 0.16)
    places = ((0.3, 0.42, 0), (0.76, 0.36, 0), (0.56, 0.24, 0), (0.06, 0.6, 1), (0.95, 0.52, 1))
    for x, tall, layer in places:
        ink = mixed(theme.ridges[layer], theme.near, 0.22 * layer)
        pale = mixed(ink, theme.mist, 0.55)
        px, high = w * (x + rng.uniform(-0.04, 0.04)), h * tall * rng.uniform(0.85, 1.1)
        half, top = w * rng.uniform(0.05, 0.075) * (1 + 0.35 * layer), foot - high
        sides = [0.72, 0.95, 1.05, 0.96, 1.12, 1.2]
        left = [
            (px - half * s * rng.uniform(0.9, 1.1), top + high * i / 5) for i, s in enumerate(sides)
        ]
        side = [
            (px + half * s * rng.uniform(0.9, 1.1), top + high * i / 5) for i, s in enumerate(sides)
        ]
        parts = [
            svg.linear("pillar", (0, top), (0, foot), ((0, ink), (0.5, ink), (1, pale))),
            svg.path(svg.points([*left, *reversed(side)]), svg.fill("url(#pillar)")),
        ]
        for tree in range(3):
            pine = landscape.pine(
                px + half * (tree - 1) * 0.5, top + 4, h * rng.uniform(0.035, 0.07), rng
            )
            parts.append(svg.path(pine, svg.fill(mixed(ink, theme.near, 0.4))))
        svg.paint(sheet, (px - half * 2, top - h * 0.09, half * 4, high + h * 0.1), *parts)
    landscape.mist(sheet, rng, theme.mist, (horizon - 0.04, horizon + 0.14), 6)


AIR: Final[dict[str, Scenery]] = {
    "castle": _castle,
    "wind": _wind,
    "vapour": _vapour,
    "ruins": _ruins,
    "billows": _billows,
    "cliff": _cliff,
    "pillars": _pillars,
}
