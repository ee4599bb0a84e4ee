"""What is in the sky of a scene: its sun or moon in several shapes, stars, clouds, birds, weather.

Each painter draws from shares of the sheet's size and the generator alone.
"""

import random
from typing import Final

import pygame

from scenes.draw import landscape, svg
from scenes.draw.scenery import Theme
from scenes.draw.scenery_kinds import Overlay
from scenes.draw.theme import colour, mixed


def paint_disc(sheet: pygame.Surface, theme: Theme) -> None:
    """The pale disc behind the subject, in its halo."""
    w, h = sheet.get_size()
    centre, radius = (w * theme.disc.x, h * theme.disc.y), w * theme.disc.radius
    reach = radius * 2.1
    r, g, b, _ = colour(theme.disc.ink)
    glow: list[svg.Stop] = [(at, (r, g, b, alpha)) for at, alpha in ((0, 120), (0.5, 62), (1, 0))]
    low = mixed(theme.disc.ink, theme.sky[-1], 0.55)
    svg.paint(
        sheet,
        (centre[0] - reach, centre[1] - reach, 2 * reach, 2 * reach),
        svg.radial("halo", centre, reach, glow),
        svg.linear(
            "disc", (0, centre[1] - radius), (0, centre[1] + radius),
            ((0, theme.disc.ink), (0.55, theme.disc.ink), (1, low)),
        ),
        svg.circle(*centre, reach, svg.fill("url(#halo)")),
        *_shaped(theme, centre, radius),
    )  # fmt: skip


def _shaped(theme: Theme, centre: tuple[float, float], radius: float) -> list[str]:
    body = svg.circle(*centre, radius, svg.fill("url(#disc)", 0.94))
    if theme.disc.shape == "crescent":
        x, y = centre
        away = radius * 0.62
        inner = radius * 0.92
        horn = f"M{x - radius * 0.5:.1f} {y - radius * 0.866:.1f}"
        outer = f"A{radius:.1f} {radius:.1f} 0 1 0 {x + away:.1f} {y + radius * 0.784:.1f}"
        bite = f"A{inner:.1f} {inner:.1f} 0 0 1 {x - radius * 0.5:.1f} {y - radius * 0.866:.1f}Z"
        faint = svg.circle(*centre, radius, svg.fill("url(#disc)", 0.2))
        return [faint, svg.path(horn + outer + bite, svg.fill("url(#disc)", 0.96))]
    if theme.disc.shape == "ringed":
        rings = [
            svg.circle(*centre, radius * share, svg.stroke(theme.disc.ink, radius * 0.022, alpha))
            for share, alpha in ((1.14, 0.75), (1.3, 0.45), (1.5, 0.25))
        ]
        return [body, *rings]
    return [body]


def _stars(sheet: pygame.Surface, theme: Theme, rng: random.Random) -> None:
    w, h = sheet.get_size()
    parts = []
    for _ in range(54):
        x, y, r = rng.uniform(0, w), h * rng.random() ** 1.4 * 0.6, w * rng.uniform(0.0015, 0.0045)
        parts.append(svg.circle(x, y, r, svg.fill(theme.disc.ink, rng.uniform(0.35, 0.95))))
    for _ in range(5):
        x, y, reach = rng.uniform(0, w), rng.uniform(0.04, 0.4) * h, w * rng.uniform(0.012, 0.022)
        tips = [svg.polar((x, y), reach if k % 2 == 0 else reach * 0.16, 45 * k) for k in range(8)]
        parts.append(svg.path(svg.points(tips), svg.fill(theme.disc.ink, 0.85)))
    svg.paint(sheet, (0, 0, w, h * 0.62), *parts)


def _clouds(sheet: pygame.Surface, theme: Theme, rng: random.Random) -> None:
    """A few heaped clouds with level feet."""
    w, h = sheet.get_size()
    parts = []
    for _ in range(3):
        wide = rng.uniform(0.26, 0.5) * w
        x, y = rng.uniform(-0.15, 0.75) * w, rng.uniform(0.12, 0.46) * h
        ink = mixed(theme.mist, theme.sky[-1], rng.uniform(0.0, 0.4))
        parts.append(svg.path(_heap(x, y, wide, rng), svg.fill(ink, rng.uniform(0.34, 0.6))))
    svg.paint(sheet, (0, 0, w, h * 0.5), *parts)


def _heap(x: float, y: float, wide: float, rng: random.Random) -> str:
    """Round heads on a flat bar, as one outline, so that no seam shows through."""
    low = wide * 0.045
    data = landscape.ball(x + low, y, low) + landscape.ball(x + wide - low, y, low)
    data += f"M{x + low:.1f} {y - low:.1f}H{x + wide - low:.1f}V{y + low:.1f}H{x + low:.1f}Z"
    for at in (0.24, 0.42, 0.6, 0.78):
        radius = wide * rng.uniform(0.07, 0.15) * (1.25 - abs(at - 0.5))
        left, right, top = x + wide * at - radius, x + wide * at + radius, y - radius * 0.5
        data += landscape.ball(x + wide * at, top, radius)
        data += f"M{left:.1f} {top:.1f}H{right:.1f}V{y + low:.1f}H{left:.1f}Z"
    return data


def _birds(sheet: pygame.Surface, theme: Theme, rng: random.Random) -> None:
    """A flock far away."""
    w, h = sheet.get_size()
    x, y = rng.uniform(0.25, 0.8) * w, rng.uniform(0.14, 0.34) * h
    ink = mixed(theme.ridges[-1], theme.near, 0.4)
    parts = []
    for _ in range(rng.randint(4, 8)):
        at = (x + rng.gauss(0, 0.11) * w, y + rng.gauss(0, 0.04) * h)
        span = w * rng.uniform(0.028, 0.06)
        shape = landscape.bird(*at, span, rng.uniform(0.4, 1))
        parts.append(svg.path(shape, svg.stroke(ink, max(1.1, span * 0.1), 0.85, cap="round")))
    svg.paint(sheet, (0, 0, w, h * 0.5), *parts)


def _rays(sheet: pygame.Surface, theme: Theme, rng: random.Random) -> None:
    """Light falling through water."""
    w, h = sheet.get_size()
    parts = []
    for _ in range(7):
        x, wide = rng.uniform(-0.1, 1) * w, w * rng.uniform(0.04, 0.11)
        lean = (x - w * theme.disc.x) * 0.5
        shape = ((x, 0), (x + wide, 0), (x + wide * 1.7 + lean, h), (x + lean, h))
        parts.append(svg.path(svg.points(shape), svg.fill(theme.mist, rng.uniform(0.07, 0.17))))
    svg.paint(sheet, (0, 0, w, h), *parts)


def _rain(sheet: pygame.Surface, theme: Theme, rng: random.Random) -> None:
    """Slanting strokes, as prints show rain."""
    w, h = sheet.get_size()
    strokes = []
    for _ in range(48):
        x, y, long = (
            rng.uniform(-0.1, 1.1) * w,
            rng.uniform(-0.1, 0.95) * h,
            h * rng.uniform(0.07, 0.19),
        )
        strokes.append(f"M{x:.1f} {y:.1f}L{x - long * 0.26:.1f} {y + long:.1f}")
    paint = svg.stroke(theme.mist, max(1.0, w * 0.0032), 0.42)
    svg.paint(sheet, (0, 0, w, h), svg.path("".join(strokes), paint))


def _lightning(sheet: pygame.Surface, theme: Theme, rng: random.Random) -> None:
    w, h = sheet.get_size()
    x, y = w * rng.choice((0.2, 0.3, 0.78, 0.86)), 0.0
    spots = [(x, y)]
    while y < h * 0.6:
        x, y = x + rng.uniform(-0.07, 0.07) * w, y + h * rng.uniform(0.04, 0.09)
        spots.append((x, y))
    bolt = svg.points(spots, closed=False)
    fork = spots[len(spots) // 2]
    twig = [fork]
    for _ in range(4):
        fork = (fork[0] + rng.uniform(0.01, 0.08) * w, fork[1] + h * rng.uniform(0.02, 0.05))
        twig.append(fork)
    branch = svg.points(twig, closed=False)
    svg.paint(
        sheet,
        (0, 0, w, h * 0.72),
        svg.path(bolt, svg.stroke(theme.mist, w * 0.03, 0.18, cap="round")),
        svg.path(bolt, svg.stroke("#ffffff", w * 0.009, 0.95, cap="round")),
        svg.path(branch, svg.stroke("#ffffff", w * 0.005, 0.85, cap="round")),
    )


BEYOND: Final[dict[str, Overlay]] = {"stars": _stars, "lightning": _lightning}
"""Behind the sun."""
SKY: Final[dict[str, Overlay]] = {"clouds": _clouds, "birds": _birds}
"""Before the sun, behind the land."""
WEATHER: Final[dict[str, Overlay]] = {"rain": _rain, "rays": _rays}
"""Before everything."""
