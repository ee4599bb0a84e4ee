"""Scenery of water: wave scales, a breaking crest, sea stacks, ice, kelp, coral, falls, glitter.

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


def wave_scales(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    """Rows of overlapping arcs (青海波) from the horizon down."""
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


def _glitter(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    """A calm sea with the light lying on it in short bars."""
    w, h = sheet.get_size()
    top = h * (horizon - 0.02)
    sea = ((0, mixed(theme.ridges[0], theme.sky[-1], 0.25)), (1, theme.ridges[-1]))
    parts = [
        svg.linear("sea", (0, top), (0, h), sea),
        svg.rectangle(0, top, w, h - top, svg.fill("url(#sea)")),
    ]
    for _ in range(46):
        at = rng.random() ** 1.4
        y = top + (h - top) * at
        spread = w * (0.06 + 0.26 * at)
        x = w * theme.disc.x + rng.gauss(0, 0.5) * spread
        wide, tall = w * rng.uniform(0.03, 0.1) * (0.5 + at), max(1.2, h * 0.005 * (0.5 + at))
        parts.append(
            svg.rectangle(
                x - wide / 2,
                y,
                wide,
                tall,
                svg.fill(theme.disc.ink, rng.uniform(0.3, 0.8)),
                radius=tall / 2,
            )
        )
    svg.paint(sheet, (0, top, w, h - top), *parts)


def _crest(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    """One great wave that rears up and breaks in claws of foam."""
    w, h = sheet.get_size()
    foot, tall = h * (horizon + 0.2), h * rng.uniform(0.5, 0.58)
    mirrored = rng.random() < 0.5

    def at(x: float, y: float) -> str:
        px = w * (1 - x if mirrored else x)
        return f"{px:.1f} {foot - tall * y:.1f}"

    body = (
        f"M{at(-0.1, -0.3)}L{at(-0.1, 0.62)}C{at(0.06, 0.92)} {at(0.3, 1.04)} {at(0.5, 0.9)}"
        f"C{at(0.58, 0.84)} {at(0.62, 0.74)} {at(0.61, 0.64)}"
        f"C{at(0.54, 0.76)} {at(0.42, 0.78)} {at(0.34, 0.68)}"
        f"C{at(0.24, 0.5)} {at(0.4, 0.2)} {at(0.86, 0.14)}L{at(1.1, 0.1)}L{at(1.1, -0.3)}Z"
    )
    edge = (
        f"M{at(-0.1, 0.62)}C{at(0.06, 0.92)} {at(0.3, 1.04)} {at(0.5, 0.9)}"
        f"C{at(0.58, 0.84)} {at(0.62, 0.74)} {at(0.61, 0.64)}"
    )
    deep = mixed(theme.ridges[-1], theme.near, 0.5)
    lit = mixed(theme.ridges[-1], theme.mist, 0.08)
    shades = ((0, lit), (0.6, theme.ridges[-1]), (1, deep))
    parts = [
        svg.linear("wave", (0, foot - tall), (0, foot), shades),
        svg.path(body, svg.fill("url(#wave)")),
        svg.path(edge, svg.stroke(theme.mist, w * 0.016, 0.9, cap="round")),
    ]
    for line in range(6):
        s = 0.05 + 0.06 * line
        stripe = (
            f"M{at(-0.1, 0.58 - s * 1.3)}C{at(0.06 + s * 0.3, 0.86 - s)} "
            f"{at(0.2 + s * 0.1, 0.88 - s)} {at(0.3 - s * 0.1, 0.7 - s * 0.6)}"
            f"C{at(0.24 - s * 0.2, 0.5 - s * 0.5)} {at(0.34 - s * 0.2, 0.16 - s * 0.4)} "
            f"{at(0.9, 0.06 - s * 0.6)}"
        )
        paint = svg.stroke(theme.mist, max(1.2, w * 0.006), 0.5 - 0.05 * line)
        parts.append(svg.path(stripe, paint))
    spots = []
    for index in range(26):  # foam along the edge, thicker toward the tip
        share = index / 25
        y = 0.7 + 0.28 * math.sin(math.pi * (0.15 + 0.72 * share)) + rng.uniform(-0.035, 0.03)
        spots.append((0.02 + 0.6 * share, y, rng.uniform(0.006, 0.03) * (0.5 + share)))
    for _ in range(26):  # and flung from it
        spots.append((rng.uniform(0.4, 0.8), rng.uniform(0.45, 1.0), rng.uniform(0.003, 0.01)))
    for x, y, size in spots:
        px, py = map(float, at(x, y).split())
        parts.append(svg.circle(px, py, w * size, svg.fill("#ffffff", 0.88)))
    svg.paint(sheet, (0, foot - tall * 1.08, w, tall * 1.5), *parts)


def _stacks(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    """Needles of rock in the sea with pines on their heads."""
    w, h = sheet.get_size()
    foot = h * (horizon + 0.005)
    parts = []
    for x, tall, layer in ((0.1, 0.4, 1), (0.92, 0.32, 1), (0.74, 0.17, 0), (0.3, 0.13, 0)):
        ink = mixed(theme.ridges[layer], theme.near, 0.25 * layer)
        px, high = w * (x + rng.uniform(-0.04, 0.04)), h * tall * rng.uniform(0.85, 1.15)
        wide = high * rng.uniform(0.34, 0.46)
        left = [
            (px - wide * (0.5 - 0.24 * s / 5) + rng.uniform(-3, 3), foot - high * s / 5)
            for s in range(6)
        ]
        right = [
            (px + wide * (0.5 - 0.26 * s / 5) + rng.uniform(-3, 3), foot - high * s / 5)
            for s in range(6)
        ]
        parts.append(svg.path(svg.points([*left, *reversed(right)]), svg.fill(ink)))
        for tree in range(3):
            tx = px + wide * (tree - 1) * 0.18
            pine = landscape.pine(tx, foot - high * 0.97, high * rng.uniform(0.14, 0.24), rng)
            parts.append(svg.path(pine, svg.fill(mixed(ink, theme.near, 0.35))))
    svg.paint(sheet, (0, foot - h * 0.62, w, h * 0.63), *parts)


def _bergs(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    """Drifting ice in flat facets: a lit side, a shaded side, a blue foot."""
    w, h = sheet.get_size()
    foot = h * (horizon + 0.02)
    lit, shade = mixed(theme.mist, theme.sky[-1], 0.2), mixed(theme.mist, theme.ridges[-1], 0.5)
    parts = []
    for x, size in ((0.14, 0.34), (0.88, 0.28), (0.58, 0.14)):
        px, tall = w * (x + rng.uniform(-0.05, 0.05)), h * size * rng.uniform(0.85, 1.15)
        wide = tall * rng.uniform(0.9, 1.2)
        peak = (px + wide * rng.uniform(-0.12, 0.12), foot - tall)
        knee = (px + wide * 0.06, foot - tall * 0.35)
        left: list[Point] = [
            (px - wide / 2, foot), (px - wide * 0.4, foot - tall * 0.42),
            (px - wide * 0.22, foot - tall * 0.5), peak, knee, (px - wide * 0.04, foot),
        ]  # fmt: skip
        right: list[Point] = [
            peak, (px + wide * 0.22, foot - tall * 0.66), (px + wide * 0.3, foot - tall * 0.4),
            (px + wide / 2, foot), (px - wide * 0.04, foot), knee,
        ]  # fmt: skip
        parts += [
            svg.path(svg.points(left), svg.fill(lit)),
            svg.path(svg.points(right), svg.fill(shade)),
        ]
    svg.paint(sheet, (0, foot - h * 0.42, w, h * 0.43), *parts)


def _kelp(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    """Tall weed swaying up from the sea floor."""
    w, h = sheet.get_size()
    foot = h * (horizon + 0.24)
    parts = []
    for index in range(12):
        side = index % 2
        x = w * (rng.uniform(-0.02, 0.26) if side else rng.uniform(0.74, 1.02))
        tall, sway = h * rng.uniform(0.4, 0.85), w * rng.uniform(0.015, 0.035)
        ink = mixed(theme.ridges[index % 2], theme.near, rng.uniform(0.1, 0.6))
        stalk = landscape.vapour(x, foot, tall, sway)
        parts.append(svg.path(stalk, svg.stroke(ink, w * 0.014, 0.9, cap="round")))
        for leaf in range(9):
            y = foot - tall * (leaf + 0.6) / 9.5
            turn = (70 if leaf % 2 else -70) + rng.uniform(-16, 16)
            petal = landscape.petal(x + (14 if leaf % 2 else -14) * w / 400, y, w * 0.036, turn)
            parts.append(svg.path(petal, svg.fill(ink, 0.92)))
    svg.paint(sheet, (0, 0, w, foot), *parts)


def _reef(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    """Corals: branching ones, fans and domes at both sides."""
    w, h = sheet.get_size()
    foot = h * (horizon + 0.22)
    parts = []
    inks: list[Ink] = [theme.accent, mixed(theme.accent, "#ff8a7a", 0.45), theme.ridges[0]]
    for index in range(7):
        x = w * (index / 6 + rng.uniform(-0.05, 0.05))
        near_middle = 1 - abs(2 * index / 6 - 1)
        tall = h * (0.3 - 0.2 * near_middle) * rng.uniform(0.8, 1.2)
        ink = mixed(inks[index % 3], theme.near, rng.uniform(0.2, 0.5))
        for turn in (-48, -26, -6, 14, 36, 54):
            length = tall * rng.uniform(0.6, 1)
            bend = svg.polar((x, foot), length * 0.55, turn * 1.3)
            tip = svg.polar((x, foot), length, turn * 0.8)
            arm = f"M{x:.1f} {foot:.1f}Q{bend[0]:.1f} {bend[1]:.1f} {tip[0]:.1f} {tip[1]:.1f}"
            parts.append(svg.path(arm, svg.stroke(ink, w * 0.024, 0.95, cap="round")))
            twig = svg.polar(bend, length * 0.3, turn - 34)
            arm = f"M{bend[0]:.1f} {bend[1]:.1f}L{twig[0]:.1f} {twig[1]:.1f}"
            parts.append(svg.path(arm, svg.stroke(ink, w * 0.016, 0.95, cap="round")))
    svg.paint(sheet, (0, foot - h * 0.4, w, h * 0.41), *parts)


def _falls(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    """A waterfall between two rocks at one side, spray at its foot, pines above."""
    w, h = sheet.get_size()
    foot, top = h * (horizon + 0.12), h * rng.uniform(0.14, 0.22)
    x, half, mirrored = w * rng.uniform(0.15, 0.2), w * rng.uniform(0.05, 0.07), rng.random() < 0.5

    def flat(spots: list[Point]) -> str:
        return svg.points([(w - sx, sy) for sx, sy in spots] if mirrored else spots)

    rock = mixed(theme.ridges[0], theme.near, 0.3)
    outer: list[Point] = [
        (-2, top * 0.7), (x - half * 1.6, top * 0.85), (x - half * 0.8, top),
        (x - half, foot), (-2, foot),
    ]  # fmt: skip
    inner: list[Point] = [
        (x + half * 0.8, top), (x + half * 2.2, top * 1.1), (x + half * 3.1, top * 1.7),
        (x + half * 3.6, (top + foot) / 2), (x + half * 5, foot), (x + half, foot),
    ]  # fmt: skip
    water: list[Point] = [
        (x - half, top * 1.02), (x + half, top * 1.02),
        (x + half * 1.25, foot), (x - half * 1.25, foot),
    ]  # fmt: skip
    parts = [
        svg.path(flat(water), svg.fill(mixed(theme.mist, theme.sky[-1], 0.25))),
        *_threads(theme, rng, (w - x if mirrored else x, half), (top, foot)),
        svg.path(flat(outer), svg.fill(rock)),
        svg.path(flat(inner), svg.fill(mixed(rock, theme.near, 0.22))),
    ]
    for at in (0.02, 0.06, x / w + half * 1.7 / w, x / w + half * 2.4 / w):
        tx = w * (1 - at if mirrored else at)
        pine = landscape.pine(tx, top * 1.05, h * rng.uniform(0.06, 0.11), rng)
        parts.append(svg.path(pine, svg.fill(mixed(rock, theme.near, 0.45))))
    for _ in range(9):
        cx = (w - x if mirrored else x) + rng.uniform(-1.6, 1.6) * half
        spray = svg.fill(theme.mist, 0.42)
        parts.append(
            svg.circle(cx, foot - rng.uniform(0, 0.03) * h, w * rng.uniform(0.02, 0.045), spray)
        )
    svg.paint(sheet, (0, 0, w, foot + h * 0.05), *parts)


def _threads(
    theme: Theme,
    rng: random.Random,
    fall: tuple[float, float],
    span: tuple[float, float],
) -> list[str]:
    """Darker lines in falling water, around `fall` (middle, half width), within `span`."""
    (x, half), (top, foot) = fall, span
    lines = []
    for _ in range(8):
        lx, start = x + rng.uniform(-0.85, 0.85) * half, top + rng.uniform(0.0, 0.4) * (foot - top)
        end = min(foot, start + rng.uniform(0.3, 0.8) * (foot - top))
        paint = svg.stroke(theme.ridges[0], max(1.2, half * 0.1), 0.5, cap="round")
        lines.append(svg.path(f"M{lx:.1f} {start:.1f}V{end:.1f}", paint))
    return lines


WATER: Final[dict[str, Scenery]] = {
    "waves": wave_scales,
    "glitter": _glitter,
    "crest": _crest,
    "stacks": _stacks,
    "bergs": _bergs,
    "kelp": _kelp,
    "reef": _reef,
    "falls": _falls,
}
