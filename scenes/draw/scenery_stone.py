"""Scenery of rock and fire on the horizon: volcanoes, smoke, lava, columns, mesas, dunes, bones.

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


def _volcano(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    _erupting(sheet, theme, rng, horizon, (0.42, 1.1, 0.33))


def _cone(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    """A volcano anywhere on the horizon, sometimes with a quiet one before it."""
    x, tall = rng.choice((0.2, 0.3, 0.72, 0.84)), rng.uniform(0.27, 0.4)
    _erupting(sheet, theme, rng, horizon, (x, rng.uniform(0.85, 1.2), tall))
    if rng.random() < 0.5:
        w, h = sheet.get_size()
        foot, low = h * (horizon + 0.05), tall * rng.uniform(0.35, 0.5) * h
        shape = landscape.volcano(w * (1.05 - x), foot, w * 0.75, low)
        ink = mixed(theme.ridges[0], theme.mist, 0.16)
        svg.paint(sheet, (0, foot - low, w, low), svg.path(shape, svg.fill(ink)))


def _erupting(
    sheet: pygame.Surface,
    theme: Theme,
    rng: random.Random,
    horizon: float,
    place: tuple[float, float, float],
) -> None:
    """A cone at `place` (middle, width, height as shares) with lava and flung sparks."""
    w, h = sheet.get_size()
    x, wide, tall = w * place[0], w * place[1], h * place[2]
    foot = h * (horizon + 0.04)
    body = mixed(theme.ridges[0], theme.near, 0.25)
    glow = mixed(theme.motes.ink, "#fff0c0", 0.3)
    lit = ((0, mixed(body, theme.motes.ink, 0.18)), (1, body))
    parts = [
        svg.linear("cone", (0, foot - tall), (0, foot), lit),
        svg.path(landscape.volcano(x, foot, wide, tall), svg.fill("url(#cone)")),
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
        thread = _thread(x + side * w * 0.08, mouth, tall, rng)
        parts.append(svg.path(thread, svg.stroke(theme.motes.ink, w * 0.012, 0.8, cap="round")))
    svg.paint(sheet, (0, mouth - h * 0.16, w, foot - mouth + h * 0.16), *parts)


def _thread(x: float, mouth: float, tall: float, rng: random.Random) -> str:
    spots = [(x, mouth + 2)]
    for step in range(1, 5):
        spots.append((spots[-1][0] + rng.uniform(-0.09, 0.09) * tall, mouth + tall * 0.19 * step))
    return svg.points(spots, closed=False)


def _plumes(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    """Columns of smoke that lean with the wind, lit from below."""
    w, h = sheet.get_size()
    lean = rng.choice((-1, 1)) * rng.uniform(0.1, 0.24)
    for x, size in ((rng.uniform(0.1, 0.3), 1.0), (rng.uniform(0.66, 0.9), 0.72)):
        foot, tall = h * (horizon + 0.02), h * 0.5 * size
        puffs = []
        for puff in range(17):
            at = puff / 16
            radius = w * size * (0.024 + 0.085 * at) * rng.uniform(0.85, 1.25)
            px = w * x + w * lean * at**1.6 + rng.uniform(-0.03, 0.03) * w
            puffs.append(landscape.ball(px, foot - tall * at, radius))
        cone = landscape.volcano(w * x, foot + h * 0.05, w * 0.55 * size, h * 0.13 * size)
        smoke = mixed(theme.ridges[0], theme.mist, 0.18)
        lit = (
            (0, (*smoke[:3], 60)),
            (0.55, (*smoke[:3], 215)),
            (1, mixed(smoke, theme.motes.ink, 0.75)),
        )
        svg.paint(
            sheet,
            (0, foot - tall * 1.25, w, tall * 1.45),
            svg.linear("smoke", (0, foot - tall * 1.1), (0, foot), lit),
            svg.path("".join(puffs), svg.fill("url(#smoke)")),
            svg.path(cone, svg.fill(mixed(theme.ridges[0], theme.near, 0.4))),
        )


def _lava(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    """A bright river that widens toward the viewer."""
    w, h = sheet.get_size()
    x, top = w * rng.uniform(0.3, 0.7), h * (horizon + 0.02)
    left, right = [], []
    for step in range(9):
        at = step / 8
        middle = x + w * 0.16 * math.sin(at * 5 + x) * (0.25 + at)
        half = w * (0.008 + 0.1 * at**1.5)
        y = top + (h - top) * at
        left.append((middle - half * rng.uniform(0.8, 1.2), y))
        right.append((middle + half * rng.uniform(0.8, 1.2), y))
    banks = svg.points([*left, *reversed(right)])
    hot = mixed(theme.motes.ink, "#fff6d0", 0.45)
    svg.paint(
        sheet,
        (0, top, w, h - top),
        svg.linear("lava", (0, top), (0, h), ((0, hot), (1, theme.accent))),
        svg.path(banks, svg.stroke(theme.near, w * 0.03, 0.55)),
        svg.path(banks, svg.fill("url(#lava)", 0.95)),
    )


def _columns(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    """Basalt: crowded pillars with slanted tops, tall at the sides."""
    w, h = sheet.get_size()
    foot, wide = h * (horizon + 0.12), w / 13
    parts = []
    for row in range(2):
        body = mixed(theme.ridges[row], theme.near, 0.18 + 0.24 * row)
        lid = mixed(body, theme.mist, 0.28 - 0.08 * row)
        for index in range(-1, 14):
            x = wide * (index + 0.5 * row)
            side = abs(2 * (x + wide / 2) / w - 1)
            tall = h * (0.08 + 0.26 * side**1.6) * (1 - 0.3 * row) * rng.uniform(0.78, 1.15)
            top, dip = foot + h * 0.05 * row - tall, wide * 0.3
            front = ((x, h), (x, top), (x + wide * 0.5, top + dip), (x + wide, top), (x + wide, h))
            cap = (
                (x, top),
                (x + wide * 0.5, top - dip),
                (x + wide, top),
                (x + wide / 2, top + dip),
            )
            parts += [
                svg.path(svg.points(front), svg.fill(body)),
                svg.path(svg.points(front[1:4], closed=False), svg.stroke(theme.near, 1, 0.4)),
                svg.path(svg.points(cap), svg.fill(lid)),
                svg.path(
                    f"M{x + wide / 2:.1f} {top + dip:.1f}V{h}", svg.stroke(theme.near, 1.4, 0.5)
                ),
            ]
    svg.paint(sheet, (0, foot - h * 0.42, w, h), *parts)


def _mesas(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    w, h = sheet.get_size()
    foot = h * (horizon + 0.03)
    mirrored = rng.random() < 0.5
    parts = []
    for share, tall in ((-0.1, 0.16), (0.7, 0.21), (0.3, 0.09)):
        wide, high = w * rng.uniform(0.24, 0.36), h * tall * rng.uniform(0.8, 1.25)
        x = w * (1 - share) - wide if mirrored else w * share
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
    svg.paint(sheet, (0, foot - h * 0.3, w, h * 0.31), *parts)


def _arch(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    """A natural bridge of stone, its layers showing."""
    w, h = sheet.get_size()
    foot, tall = h * (horizon + 0.06), h * rng.uniform(0.34, 0.46)
    left, wide = w * rng.uniform(-0.2, 0.3), w * rng.uniform(0.72, 0.95)
    top, right = foot - tall, left + wide
    hole = wide * 0.2
    shape = (
        f"M{left:.1f} {foot:.1f}C{left + wide * 0.04:.1f} {top + tall * 0.3:.1f} "
        f"{left + wide * 0.16:.1f} {top:.1f} {left + wide * 0.42:.1f} {top:.1f}"
        f"S{right - wide * 0.02:.1f} {top + tall * 0.2:.1f} {right:.1f} {foot:.1f}"
        f"H{right - wide * 0.2:.1f}C{right - hole:.1f} {top + tall * 0.5:.1f} "
        f"{left + wide * 0.6:.1f} {top + tall * 0.27:.1f} {left + wide * 0.46:.1f} "
        f"{top + tall * 0.27:.1f}S{left + wide * 0.27:.1f} {top + tall * 0.5:.1f} "
        f"{left + wide * 0.26:.1f} {foot:.1f}Z"
    )
    ink = mixed(theme.ridges[0], theme.near, 0.12)
    light = mixed(ink, theme.sky[-1], 0.42)
    parts = [
        svg.linear("arch", (0, top), (0, foot), ((0, light), (0.4, ink), (1, theme.ridges[-1]))),
        svg.path(shape, svg.fill("url(#arch)")),
    ]
    for layer in (0.1, 0.17):
        y, inset = top + tall * layer, wide * (0.2 - layer * 0.5)
        line = f"M{left + inset:.1f} {y:.1f}Q{left + wide * 0.5:.1f} {y - tall * 0.05:.1f} "
        line += f"{right - inset:.1f} {y + tall * 0.05:.1f}"
        parts.append(svg.path(line, svg.stroke(theme.near, max(1, w * 0.004), 0.28)))
    svg.paint(sheet, (0, top - 4, w, foot - top + 8), *parts)


def _dunes(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    """Crescents of sand, a bright side and a dark one divided by a sharp crest."""
    w, h = sheet.get_size()
    for index in range(3):
        base = h * (horizon - 0.02 + 0.1 * index)
        crest, tall = w * rng.uniform(0.2, 0.85), h * rng.uniform(0.1, 0.17)
        sand = mixed(theme.ridges[0], theme.sky[-1], 0.5 - 0.2 * index)
        shade = mixed(theme.ridges[-1], theme.near, 0.1 + 0.12 * index)
        top = base - tall
        body = (
            f"M{-w * 0.1:.1f} {base + h * 0.1:.1f}Q{crest * 0.55:.1f} {base:.1f} {crest:.1f} "
            f"{top:.1f}Q{crest + w * 0.3:.1f} {base:.1f} {w * 1.1:.1f} {base + h * 0.06:.1f}"
            f"V{h}H{-w * 0.1:.1f}Z"
        )
        bend = crest + w * rng.uniform(-0.12, 0.12)
        dark = (
            f"M{crest:.1f} {top:.1f}C{bend:.1f} {base - tall * 0.4:.1f} {bend + w * 0.1:.1f} "
            f"{base + h * 0.05:.1f} {bend - w * 0.04:.1f} {base + h * 0.3:.1f}H{w * 1.1:.1f}"
            f"V{base + h * 0.06:.1f}Q{crest + w * 0.3:.1f} {base:.1f} {crest:.1f} {top:.1f}Z"
        )
        svg.paint(
            sheet,
            (0, top - 2, w, h - top + 2),
            svg.path(body, svg.fill(sand)),
            svg.path(dark, svg.fill(shade, 0.82)),
        )


def _gorge(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    """Two layered walls that leave a gap of sky."""
    w, h = sheet.get_size()
    foot = h * (horizon + 0.14)
    for side, reach, top in ((0, rng.uniform(0.24, 0.36), 0.1), (1, rng.uniform(0.2, 0.3), 0.2)):
        parts = []
        bands = 7
        y = h * top
        for band in range(bands):
            low = y + (foot - h * top) / bands
            edge = w * (reach * (0.55 + 0.09 * band) + rng.uniform(-0.03, 0.03))
            lean = w * 0.02
            corners: list[Point] = [(-2, y), (edge, y), (edge + lean, low + 1), (-2, low + 1)]
            if side:
                corners = [(w - x, cy) for x, cy in corners]
            ink = mixed(theme.ridges[band % 2], theme.near, 0.12 + 0.05 * band)
            if band == 0:
                ink = mixed(ink, theme.sky[-1], 0.3)
            parts.append(svg.path(svg.points(corners), svg.fill(ink)))
            y = low
        svg.paint(sheet, (0, h * top - 2, w, foot - h * top + 6), *parts)


def _ribs(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    """The bones of something far larger, half sunk in the ground."""
    w, h = sheet.get_size()
    foot, tall = h * (horizon + 0.1), h * rng.uniform(0.34, 0.44)
    toward = rng.choice((-1, 1))
    bone: Ink = mixed(theme.mist, theme.ridges[0], 0.42)
    parts = []
    for index in range(6):
        x = w * (0.5 - toward * (0.56 - 0.19 * index))
        size = tall * (1 - 0.1 * abs(index - 2))
        lean = toward * w * 0.2
        thick = w * (0.034 - 0.003 * abs(index - 2))
        outer = f"M{x:.1f} {foot:.1f}C{x - lean * 0.7:.1f} {foot - size * 0.5:.1f} "
        outer += f"{x - lean * 0.3:.1f} {foot - size:.1f} {x + lean * 0.7:.1f} {foot - size:.1f}"
        inner = f"C{x - lean * 0.1:.1f} {foot - size * 0.9:.1f} {x - lean * 0.45 + thick:.1f} "
        inner += f"{foot - size * 0.5:.1f} {x + toward * thick:.1f} {foot:.1f}Z"
        shade = mixed(bone, theme.near, 0.08 * index)
        parts.append(svg.path(outer + inner, svg.fill(shade, 0.92)))
    svg.paint(sheet, (0, foot - tall * 1.05, w, tall * 1.06), *parts)


STONE: Final[dict[str, Scenery]] = {
    "volcano": _volcano,
    "cone": _cone,
    "plumes": _plumes,
    "lava": _lava,
    "columns": _columns,
    "mesas": _mesas,
    "arch": _arch,
    "dunes": _dunes,
    "gorge": _gorge,
    "ribs": _ribs,
}
