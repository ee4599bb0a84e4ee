"""Paints what a spell shows: gold ink on indigo (紺紙金泥), a glow, a figure of lines, an icon.

The same icon, glow and seed give the same pixels; the caller keeps the picture.
"""

import random
from collections.abc import Callable
from typing import Final

import pygame

from scenes.draw import effects, svg
from scenes.draw.art import Steps
from scenes.draw.icons import icon as icon_picture
from scenes.draw.theme import Ink, mixed

Point = tuple[float, float]
Figure = Callable[[Point, float, random.Random], list[str]]
"""Lines around a middle, in a radius."""

_MIDDLE: Final = (0.55, 0.47)
"""Middle of the figure, as shares of the width and the height: beside the name slip."""
_RADIUS: Final = 0.395
_ICON: Final = 0.56
"""Radius of the figure and width of the icon, as shares of the width."""
_GOLD: Final = "gold_ink"


def spell_steps(size: tuple[int, int], glow: Ink, seed: str, icon: str, variant: int = 0) -> Steps:
    """Paint the icon in gold before a `glow`, some layers at a time; returns the opaque picture.

    `variant` picks the line figure around it.
    """
    rng = random.Random(f"spell {seed}")
    w, h = size
    sheet = effects.opaque(size)
    sheet.blit(effects.gradient(size, ((0, "#0c1130"), (0.5, "#182050"), (1, "#0b0f2a"))), (0, 0))
    middle, radius = (w * _MIDDLE[0], h * _MIDDLE[1]), w * _RADIUS
    _shine(sheet, middle, radius, glow)
    _dust(sheet, rng)
    yield
    lines = _FIGURES[variant % len(_FIGURES)](middle, radius, rng)
    svg.paint(sheet, (0, 0, w, h), *lines, *_bands(size, rng))
    yield
    _gild(sheet, middle, icon, round(w * _ICON), glow)
    yield
    effects.add_grain(sheet, 63, 0.12, (max(2, w // 8), 1))
    effects.add_grain(sheet, 64, 0.07)
    return sheet


def _shine(sheet: pygame.Surface, middle: Point, radius: float, glow: Ink) -> None:
    r, g, b, _ = mixed(glow, "#ffffff", 0.12)
    core: list[svg.Stop] = [(0, (r, g, b, 235)), (0.55, (r, g, b, 120)), (1, (r, g, b, 0))]
    reach = radius * 1.25
    box = (middle[0] - reach, middle[1] - reach, 2 * reach, 2 * reach)
    svg.paint(
        sheet,
        box,
        svg.radial("core", middle, reach, core),
        svg.circle(*middle, reach, svg.fill("url(#core)")),
        svg.circle(*middle, radius, svg.fill(glow, 0.16)),
        svg.circle(*middle, radius, svg.stroke(_GOLD, max(1.2, radius * 0.012), 0.85)),
        svg.circle(*middle, radius * 1.045, svg.stroke(_GOLD, max(0.8, radius * 0.005), 0.5)),
    )


def _dust(sheet: pygame.Surface, rng: random.Random) -> None:
    w, h = sheet.get_size()
    specks = [
        svg.circle(
            rng.uniform(0, w), rng.uniform(0, h), w * rng.uniform(0.0014, 0.0042),
            svg.fill(_GOLD, rng.uniform(0.25, 0.8)),
        )
        for _ in range(64)
    ]  # fmt: skip
    svg.paint(sheet, (0, 0, w, h), *specks)


def _bands(size: tuple[int, int], rng: random.Random) -> list[str]:
    """Two drifts of cloud drawn in level lines with round ends, above and below."""
    w, h = size
    bands = []
    for y, side in ((rng.uniform(0.06, 0.12), 1), (rng.uniform(0.84, 0.9), -1)):
        x = w * (0.5 + side * rng.uniform(0.1, 0.2))
        for row in range(3):
            left = x - w * rng.uniform(0.1, 0.34)
            right = x + w * rng.uniform(0.12, 0.36)
            top = h * (y + 0.017 * row)
            hook = h * 0.017 / 2
            data = f"M{left:.1f} {top:.1f}H{right:.1f}a{hook:.1f} {hook:.1f} 0 0 1 0 {2 * hook:.1f}"
            bands.append(svg.path(data, svg.stroke(_GOLD, max(0.8, w * 0.003), 0.55)))
    return bands


def _lotus(middle: Point, radius: float, rng: random.Random) -> list[str]:
    """Two rings of petals around the disc."""
    del rng
    parts = []
    for count, inner, outer, alpha in ((12, 1.045, 1.3, 0.6), (12, 1.045, 1.16, 0.4)):
        data = ""
        for petal in range(count):
            turn = 360 / count * (petal + (0.5 if outer < 1.2 else 0))
            tip = svg.polar(middle, radius * outer, turn)
            ends = [svg.polar(middle, radius * inner, turn + side) for side in (-15, 15)]
            bows = [
                svg.polar(middle, radius * (inner + outer) / 2, turn + side) for side in (-15, 15)
            ]
            data += f"M{ends[0][0]:.1f} {ends[0][1]:.1f}Q{bows[0][0]:.1f} {bows[0][1]:.1f} "
            data += f"{tip[0]:.1f} {tip[1]:.1f}Q{bows[1][0]:.1f} {bows[1][1]:.1f} "
            data += f"{ends[1][0]:.1f} {ends[1][1]:.1f}"
        parts.append(svg.path(data, svg.stroke(_GOLD, max(0.9, radius * 0.008), alpha)))
    return parts


def _stars(middle: Point, radius: float, rng: random.Random) -> list[str]:
    """Squares laid over each other into a star, in a ring of ticks."""
    turn = rng.choice((0, 15))
    thin, fine = max(0.9, radius * 0.007), max(0.8, radius * 0.005)
    parts = []
    for index in range(3):
        corners = [svg.polar(middle, radius * 1.3, turn + 30 * index + 90 * k) for k in range(4)]
        parts.append(svg.path(svg.points(corners), svg.stroke(_GOLD, thin, 0.42)))
    parts.append(svg.circle(*middle, radius * 1.3, svg.stroke(_GOLD, fine, 0.45)))
    ticks = "".join(
        svg.points(
            (svg.polar(middle, radius * 0.9, 6 * k), svg.polar(middle, radius * 0.96, 6 * k)),
            closed=False,
        )
        for k in range(60)
    )
    parts.append(svg.path(ticks, svg.stroke(_GOLD, fine, 0.5)))
    return parts


def _rays(middle: Point, radius: float, rng: random.Random) -> list[str]:
    """Long and short rays that end in drops."""
    count = rng.choice((24, 32))
    data, drops = "", ""
    for k in range(count):
        turn = 360 / count * k
        end = radius * (1.36 if k % 2 else 1.2)
        tip = svg.polar(middle, end, turn)
        data += svg.points((svg.polar(middle, radius * 1.08, turn), tip), closed=False)
        drops += svg.circle(*tip, radius * (0.014 if k % 2 else 0.022), svg.fill(_GOLD, 0.75))
    ring = svg.circle(*middle, radius * 0.9, svg.stroke(_GOLD, max(0.8, radius * 0.005), 0.5))
    return [svg.path(data, svg.stroke(_GOLD, max(0.9, radius * 0.007), 0.55)), drops, ring]


def _orbits(middle: Point, radius: float, rng: random.Random) -> list[str]:
    """Rings with small moons on them."""
    parts = []
    for share, moons in ((1.17, 6), (1.32, 9)):
        parts.append(
            svg.circle(*middle, radius * share, svg.stroke(_GOLD, max(0.8, radius * 0.006), 0.45))
        )
        start = rng.uniform(0, 60)
        for k in range(moons):
            spot = svg.polar(middle, radius * share, start + 360 / moons * k)
            parts += [
                svg.circle(*spot, radius * 0.045, svg.fill("#10163c")),
                svg.circle(*spot, radius * 0.045, svg.stroke(_GOLD, max(0.9, radius * 0.01), 0.8)),
                svg.circle(*spot, radius * 0.016, svg.fill(_GOLD, 0.85)),
            ]
    return parts


_FIGURES: Final[tuple[Figure, ...]] = (_lotus, _rays, _orbits, _stars)


def _gild(sheet: pygame.Surface, middle: Point, name: str, wide: int, glow: Ink) -> None:
    """The icon in gold: a dark edge and shadow below it, light from above, a brushed grain."""
    shape = icon_picture(name, wide, "#ffffff")
    left, top = round(middle[0] - wide / 2), round(middle[1] - wide / 2)
    pad = max(4, wide // 14)
    around = effects.blank((wide + 2 * pad, wide + 2 * pad))
    around.blit(shape, (pad, pad))
    soft = effects.blurred(around, pad, (*mixed(glow, "#05071c", 0.86)[:3], 235))
    sheet.blit(soft, (left - pad, top - pad + pad // 3))
    dark = effects.tinted(shape, "#0a0c20")
    reach = max(1, round(wide * 0.012))
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1)):
        sheet.blit(dark, (left + dx * reach, top + dy * reach))
    body = effects.opaque((wide, wide))
    shades = ((0, "#ffefbe"), (0.4, "#ecc878"), (1, "#b88c42"))
    body.blit(effects.gradient((wide, wide), shades), (0, 0))
    effects.add_grain(body, 65, 0.24, (max(2, wide // 5), 2))
    effects.add_grain(body, 66, 0.1)
    gold = effects.blank((wide, wide))
    gold.blit(body, (0, 0))
    effects.clip_to(gold, shape)
    sheet.blit(gold, (left, top))
    rim = effects.tinted(shape, "#fff3cc")
    rim.blit(effects.tinted(shape, "#000000"), (0, reach), special_flags=pygame.BLEND_RGBA_SUB)
    sheet.blit(effects.fade(rim, 0.6), (left, top))
