"""What stands before everything and what drifts in front of it: foregrounds and motes.

Each painter draws from shares of the sheet's size and the generator alone.
"""

import random
from collections.abc import Callable
from typing import Final

import pygame

from scenes.draw import landscape, svg
from scenes.draw.scenery import Theme
from scenes.draw.scenery_green import frond
from scenes.draw.scenery_kinds import Overlay
from scenes.draw.scenery_water import wave_scales
from scenes.draw.theme import mixed


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
    wave_scales(sheet, theme, rng, 0.86)


def _swell(sheet: pygame.Surface, theme: Theme, rng: random.Random) -> None:
    """A low dark sea in front, one long line of foam on it."""
    w, h = sheet.get_size()
    for layer in range(2):
        line = landscape.ridge_line((w, h), rng, 0.88 + 0.05 * layer, 0.018, jags=0, beats=2)
        landscape.fill_ridge(sheet, line, mixed(theme.ridges[-1], theme.near, 0.45 + 0.4 * layer))
        foam = svg.path(svg.points(line, closed=False), svg.stroke(theme.mist, w * 0.006, 0.55))
        svg.paint(sheet, (0, h * 0.8, w, h * 0.2), foam)


def _ferns(sheet: pygame.Surface, theme: Theme, rng: random.Random) -> None:
    w, h = sheet.get_size()
    parts = []
    for index in range(8):
        x = w * (index + rng.uniform(-0.2, 0.6)) / 7.5
        ink = mixed(theme.near, theme.ridges[-1], rng.uniform(0, 0.28))
        for turn in (-38, rng.uniform(-8, 8), 38):
            leaf = frond((x, h * 0.97), turn, h * rng.uniform(0.09, 0.17), turn * 1.4, 7)
            parts.append(svg.path(leaf, svg.fill(ink)))
    svg.paint(sheet, (0, h * 0.76, w, h * 0.24), *parts)
    _rock(sheet, theme, rng)


def _stones(sheet: pygame.Surface, theme: Theme, rng: random.Random) -> None:
    """Boulders, larger toward the sides."""
    w, h = sheet.get_size()
    parts = []
    for index in range(9):
        x = w * (index + rng.uniform(-0.3, 0.3)) / 8
        side = abs(2 * x / w - 1)
        radius = w * (0.035 + 0.085 * side) * rng.uniform(0.8, 1.2)
        corners = [
            svg.polar((x, h * 0.965), radius * rng.uniform(0.82, 1.1), 40 * turn)
            for turn in range(9)
        ]
        ink = mixed(theme.near, theme.ridges[-1], rng.uniform(0.0, 0.3))
        lid = mixed(ink, theme.subject.key, 0.16)
        parts += [
            svg.path(svg.points(corners), svg.fill(ink)),
            svg.path(
                svg.points([*corners[6:9], *corners[:3]], closed=False),
                svg.stroke(lid, w * 0.006, 0.8),
            ),
        ]
    svg.paint(sheet, (0, h * 0.78, w, h * 0.22), *parts)
    _rock(sheet, theme, rng)


def _weeds(sheet: pygame.Surface, theme: Theme, rng: random.Random) -> None:
    """The sea floor with ribbons of weed."""
    w, h = sheet.get_size()
    parts = []
    for _ in range(14):
        x, tall = rng.uniform(0, 1) * w, h * rng.uniform(0.06, 0.16)
        ribbon = landscape.vapour(x, h * 0.96, tall, w * rng.uniform(0.008, 0.02))
        ink = mixed(theme.near, theme.ridges[0], rng.uniform(0.1, 0.4))
        parts.append(svg.path(ribbon, svg.stroke(ink, w * 0.014, cap="round")))
    svg.paint(sheet, (0, h * 0.76, w, h * 0.24), *parts)
    _rock(sheet, theme, rng)


def _clouds(sheet: pygame.Surface, theme: Theme, rng: random.Random) -> None:
    """A bank of cloud below the feet."""
    w, h = sheet.get_size()
    for layer in range(2):
        foot = h * (0.93 + 0.06 * layer)
        ink = mixed(theme.mist, theme.ridges[-1], 0.62 - 0.25 * layer)
        parts, x = [], -0.05 * w
        while x < w * 1.08:
            radius = w * rng.uniform(0.05, 0.1)
            parts.append(svg.circle(x, foot, radius, svg.fill(ink)))
            x += radius * 1.2
        parts.append(svg.rectangle(0, foot, w, h - foot, svg.fill(ink)))
        svg.paint(sheet, (0, foot - w * 0.11, w, h), *parts)


def _bare(sheet: pygame.Surface, theme: Theme, rng: random.Random) -> None:
    del sheet, theme, rng  # a scene that ends in its ridges


FOREGROUNDS: Final[dict[str, Overlay]] = {
    "rock": _rock,
    "grass": _grass,
    "spears": _spears,
    "waves": _surf,
    "swell": _swell,
    "ferns": _ferns,
    "stones": _stones,
    "weeds": _weeds,
    "clouds": _clouds,
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


def _bubbles(sheet: pygame.Surface, theme: Theme, rng: random.Random) -> None:
    def one(x: float, y: float, r: float) -> str:
        ring = svg.circle(x, y, r * 1.9, svg.stroke(theme.motes.ink, max(0.8, r * 0.35), 0.75))
        return ring + svg.circle(x - r * 0.7, y - r * 0.7, r * 0.4, svg.fill(theme.motes.ink, 0.8))

    _scatter(sheet, theme, rng, one)


def _foam(sheet: pygame.Surface, theme: Theme, rng: random.Random) -> None:
    _scatter(
        sheet, theme, rng, lambda x, y, r: svg.circle(x, y, r * 0.8, svg.fill(theme.motes.ink, 0.8))
    )


def _snow(sheet: pygame.Surface, theme: Theme, rng: random.Random) -> None:
    for _ in range(2):
        _scatter(
            sheet, theme, rng,
            lambda x, y, r: svg.circle(x, y, r, svg.fill(theme.motes.ink, rng.uniform(0.5, 0.9))),
        )  # fmt: skip


def _fireflies(sheet: pygame.Surface, theme: Theme, rng: random.Random) -> None:
    def one(x: float, y: float, r: float) -> str:
        ink = theme.motes.ink
        return svg.circle(x, y, r * 3.2, svg.fill(ink, 0.16)) + svg.circle(
            x, y, r * 0.9, svg.fill(ink, 0.95)
        )

    _scatter(sheet, theme, rng, one)


def _dust(sheet: pygame.Surface, theme: Theme, rng: random.Random) -> None:
    """Sand driven level by the wind."""

    def one(x: float, y: float, r: float) -> str:
        wide = r * rng.uniform(4, 12)
        return svg.rectangle(x, y, wide, r * 0.5, svg.fill(theme.motes.ink, 0.4), radius=r * 0.25)

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
    "bubbles": _bubbles,
    "foam": _foam,
    "snow": _snow,
    "fireflies": _fireflies,
    "dust": _dust,
}
