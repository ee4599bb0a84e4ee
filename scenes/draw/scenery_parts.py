"""The parts a theme may ask for by name: scenery on the horizon, foregrounds, drifting motes.

Each painter draws on the sheet it is given, from shares of its size and the generator alone.
`art.py` decides when; `data/ui/scenery.yaml` says which.
"""

import random
from collections.abc import Callable
from typing import Final

import pygame

from scenes.draw import landscape, svg
from scenes.draw.scenery import Theme
from scenes.draw.theme import mixed

Scenery = Callable[[pygame.Surface, Theme, random.Random, float], None]
"""Draws at the horizon, the last argument (a share of the height)."""
Overlay = Callable[[pygame.Surface, Theme, random.Random], None]


def _volcano(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    w, h = sheet.get_size()
    x, foot, tall = w * 0.42, h * (horizon + 0.04), h * 0.33
    body = mixed(theme.ridges[0], theme.near, 0.25)
    glow = mixed(theme.motes.ink, "#fff0c0", 0.3)
    parts = [
        svg.linear(
            "cone",
            (0, foot - tall),
            (0, foot),
            ((0, mixed(body, theme.motes.ink, 0.18)), (1, body)),
        ),
        svg.path(landscape.volcano(x, foot, w * 1.1, tall), svg.fill("url(#cone)")),
    ]
    mouth = foot - tall
    for _ in range(9):
        reach, lift = rng.uniform(-0.5, 0.5) * w, rng.uniform(0.06, 0.14) * h
        top, end = mouth - lift * 1.9, mouth - lift * 0.5
        arc = f"M{x:.1f} {mouth:.1f}Q{x + reach * 0.4:.1f} {top:.1f} {x + reach:.1f} {end:.1f}"
        parts.append(
            svg.path(arc, svg.stroke(glow, max(1, w * 0.004), rng.uniform(0.35, 0.75), cap="round"))
        )
    for side in (-0.3, 0.05, 0.34):
        parts.append(
            svg.path(
                _lava(x + side * w * 0.08, mouth, tall, rng),
                svg.stroke(theme.motes.ink, w * 0.012, 0.8, cap="round"),
            )
        )
    svg.paint(sheet, (0, mouth - h * 0.16, w, foot - mouth + h * 0.16), *parts)


def _lava(x: float, mouth: float, tall: float, rng: random.Random) -> str:
    spots = [(x, mouth + 2)]
    for step in range(1, 5):
        spots.append((spots[-1][0] + rng.uniform(-0.09, 0.09) * tall, mouth + tall * 0.19 * step))
    return svg.points(spots, closed=False)


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


def _conifers(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    w, h = sheet.get_size()
    foot = h * (horizon + 0.06)
    parts = []
    for tree in range(11):
        x, tall = w * (tree + rng.uniform(0, 1)) / 11, h * rng.uniform(0.09, 0.2)
        ink = mixed(theme.ridges[-1], theme.near, rng.uniform(0.1, 0.6))
        parts.append(svg.path(landscape.pine(x, foot, tall, rng), svg.fill(ink)))
    svg.paint(sheet, (0, foot - h * 0.24, w, h * 0.26), *parts)


def _mesas(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    w, h = sheet.get_size()
    foot = h * (horizon + 0.03)
    parts = []
    for share, tall in ((-0.1, 0.16), (0.7, 0.21), (0.3, 0.09)):
        x, wide, high = w * share, w * rng.uniform(0.24, 0.36), h * tall
        for layer in range(4):
            inset, top = wide * 0.05 * layer, foot - high * (layer + 1) / 4
            corners = (
                (x + inset, foot),
                (x + inset + wide * 0.03, top),
                (x + wide - inset * 1.2, top),
                (x + wide - inset, foot),
            )
            ink = mixed(theme.ridges[0], theme.sky[-1], 0.12 * layer)
            parts.append(svg.path(svg.points(corners), svg.fill(ink)))
    svg.paint(sheet, (0, foot - h * 0.24, w, h * 0.25), *parts)


def _wave_scales(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    w, h = sheet.get_size()
    top, radius = h * (horizon + 0.03), w * 0.09
    del rng
    parts = []
    for x, y in landscape.waves((w, h), top, radius):
        ground = mixed(theme.ridges[-1], theme.near, min(0.7, (y - top) / (h - top + 1)))
        parts.append(svg.circle(x, y, radius, svg.fill(ground)))
        parts += [
            svg.circle(x, y, radius * share, svg.stroke(theme.mist, max(1.0, w * 0.004), 0.6))
            for share in (1, 0.7, 0.4)
        ]
    svg.paint(sheet, (0, top - radius, w, h - top + radius), *parts)


SCENERY: Final[dict[str, Scenery]] = {
    "volcano": _volcano,
    "castle": _castle,
    "wind": _wind,
    "vapour": _vapour,
    "ruins": _ruins,
    "conifers": _conifers,
    "mesas": _mesas,
    "waves": _wave_scales,
}


def _rock(sheet: pygame.Surface, theme: Theme, rng: random.Random) -> None:
    line = landscape.ridge_line(sheet.get_size(), rng, 0.905, 0.02, jags=0.03)
    landscape.fill_ridge(sheet, line, theme.near)


def _grass(sheet: pygame.Surface, theme: Theme, rng: random.Random) -> None:
    w, h = sheet.get_size()
    blades = [
        svg.path(
            landscape.grass(
                rng.uniform(-0.05, 1) * w,
                h * 0.94,
                h * rng.uniform(0.06, 0.13),
                w * rng.uniform(0.06, 0.2),
            ),
            svg.fill(mixed(theme.near, theme.ridges[-1], rng.uniform(0, 0.3))),
        )
        for _ in range(16)
    ]
    svg.paint(sheet, (0, h * 0.76, w, h * 0.24), *blades)
    _rock(sheet, theme, rng)


def _spears(sheet: pygame.Surface, theme: Theme, rng: random.Random) -> None:
    w, h = sheet.get_size()
    parts = []
    for _ in range(15):
        x, tall, lean = (
            rng.uniform(0, 1) * w,
            h * rng.uniform(0.1, 0.2),
            rng.uniform(-0.02, 0.02) * w,
        )
        foot, top = h * 0.93, h * 0.93 - tall
        parts.append(
            svg.path(
                f"M{x:.1f} {foot:.1f}L{x + lean:.1f} {top:.1f}",
                svg.stroke(theme.near, max(1.2, w * 0.006)),
            )
        )
        tip = (
            (x + lean, top - h * 0.022),
            (x + lean + w * 0.011, top),
            (x + lean - w * 0.011, top),
        )
        parts.append(svg.path(svg.points(tip), svg.fill(theme.near)))
    svg.paint(sheet, (0, h * 0.68, w, h * 0.26), *parts)
    _rock(sheet, theme, rng)


def _surf(sheet: pygame.Surface, theme: Theme, rng: random.Random) -> None:
    _wave_scales(sheet, theme, rng, 0.86)


def _bare(sheet: pygame.Surface, theme: Theme, rng: random.Random) -> None:
    del sheet, theme, rng  # a scene that ends in its ridges


FOREGROUNDS: Final[dict[str, Overlay]] = {
    "rock": _rock,
    "grass": _grass,
    "spears": _spears,
    "waves": _surf,
    "none": _bare,
}


def _embers(sheet: pygame.Surface, theme: Theme, rng: random.Random) -> None:
    _scatter(
        sheet, theme, rng, lambda x, y, r: svg.circle(x, y, r, svg.fill(theme.motes.ink, 0.75))
    )


def _sparks(sheet: pygame.Surface, theme: Theme, rng: random.Random) -> None:
    def spark(x: float, y: float, r: float) -> str:
        tips = [svg.polar((x, y), r * (2.2 if k % 2 == 0 else 0.5), 45 * k) for k in range(8)]
        return svg.path(svg.points(tips), svg.fill(theme.motes.ink, 0.85))

    _scatter(sheet, theme, rng, spark)


def _petals(sheet: pygame.Surface, theme: Theme, rng: random.Random) -> None:
    def one(x: float, y: float, r: float) -> str:
        ink = rng.choice((theme.motes.ink, theme.ridges[-1], theme.accent))
        return svg.path(landscape.petal(x, y, r * 2.6, rng.uniform(0, 180)), svg.fill(ink, 0.8))

    _scatter(sheet, theme, rng, one)


def _scatter(
    sheet: pygame.Surface,
    theme: Theme,
    rng: random.Random,
    draw: Callable[[float, float, float], str],
) -> None:
    w, h = sheet.get_size()
    del theme
    motes = [
        draw(rng.uniform(0, w), rng.uniform(h * 0.1, h), w * rng.uniform(0.003, 0.0085))
        for _ in range(24)
    ]
    svg.paint(sheet, (0, 0, w, h), *motes)


MOTES: Final[dict[str, Overlay]] = {
    "embers": _embers,
    "sparks": _sparks,
    "petals": _petals,
}
