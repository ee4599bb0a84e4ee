"""Paints a scene: sky, sun or moon, mist, ridges, scenery, a subject against the light, foreground.

The same theme, subject, size and seed give the same pixels. About 40 ms for 400 × 460 pixels; the
caller keeps the picture. It knows themes as data and icons by name, no game and no card.
"""

import random
from collections.abc import Generator, Mapping, Sequence
from typing import Final

import pygame

from scenes.draw import effects, figures, landscape, svg
from scenes.draw.figures import Figure
from scenes.draw.scenery import Theme
from scenes.draw.scenery_kinds import Overlay
from scenes.draw.scenery_parts import BEYOND, FOREGROUNDS, MOTES, SCENERY, SKY, WEATHER
from scenes.draw.scenery_sky import paint_disc
from scenes.draw.theme import mixed

HORIZON: Final = 0.66
"""Where the land begins, as a share of the height, if nothing else is said."""
Steps = Generator[None, None, pygame.Surface]
"""Work on a picture in slices: advance it until it returns the picture."""


def paint_scene(
    size: tuple[int, int],
    theme: Theme,
    seed: str,
    *,
    subject: str | Figure | None = None,
    company: Sequence[Figure] = (),
    horizon: float = HORIZON,
) -> pygame.Surface:
    """A new opaque picture of `theme`, varied by `seed`, with `subject` (an icon, posed) in it.

    `company` stands far away in the haze; `horizon` is where the ridges stand, a share of the
    height.
    """
    steps = scene_steps(size, theme, seed, subject=subject, company=company, horizon=horizon)
    return finished(steps)


def finished(steps: Steps) -> pygame.Surface:
    """Take all the steps of a picture at once."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            picture: pygame.Surface = done.value
            return picture


def scene_steps(
    size: tuple[int, int],
    theme: Theme,
    seed: str,
    *,
    subject: str | Figure | None = None,
    company: Sequence[Figure] = (),
    horizon: float = HORIZON,
) -> Steps:
    """Paint as `paint_scene` does, a layer at a time, 5 to 25 ms each; returns the picture."""
    rng = random.Random(seed)
    sheet = effects.opaque(size)
    _paint_sky(sheet, theme, rng, horizon)
    yield
    _ridge(sheet, theme, rng, horizon, 0)
    for name in theme.scenery:  # stands behind the nearer ridges, which hide its feet
        SCENERY[name](sheet, theme, rng, horizon)
        yield
    for index in range(1, len(theme.ridges)):
        _ridge(sheet, theme, rng, horizon, index)
    for other in company:
        figures.stand_afar(sheet, theme, other)
    landscape.mist(sheet, rng, theme.mist, (horizon - 0.04, horizon + 0.12), 3)
    yield
    if subject is not None:
        figure = Figure(subject) if isinstance(subject, str) else subject
        figures.stand(sheet, theme, figure, round(size[1] * (horizon - 0.01)))
        yield
    FOREGROUNDS[theme.foreground](sheet, theme, rng)
    MOTES[theme.motes.kind](sheet, theme, rng)
    _paint_air(sheet, theme, rng, WEATHER)
    yield
    _finish(sheet)
    return sheet


def _paint_sky(sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float) -> None:
    size, last = sheet.get_size(), len(theme.sky) - 1
    stops = [(at / last * (horizon + 0.1), ink) for at, ink in enumerate(theme.sky)]
    sheet.blit(effects.gradient(size, [*stops, (1.0, theme.sky[-1])]), (0, 0))
    _paint_air(sheet, theme, rng, BEYOND)
    paint_disc(sheet, theme)
    _paint_air(sheet, theme, rng, SKY)
    landscape.mist(sheet, rng, theme.mist, (0.12, horizon - 0.1), 5)


def _paint_air(
    sheet: pygame.Surface, theme: Theme, rng: random.Random, painters: Mapping[str, Overlay]
) -> None:
    for name in theme.air:
        if name in painters:
            painters[name](sheet, theme, rng)


def _ridge(
    sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float, index: int
) -> None:
    size = sheet.get_size()
    w, h = size
    ink = theme.ridges[index]
    nearest = index == len(theme.ridges) - 1
    height = horizon - 0.05 + 0.11 * index
    line = landscape.ridge_line(size, rng, height, 0.035 - 0.008 * index)
    top = h * (height - 0.07)
    foot = mixed(ink, theme.near if nearest else theme.mist, 0.28)
    fade = svg.linear("ridge", (0, top), (0, min(h, top + h * 0.3)), ((0, ink), (1, foot)))
    svg.paint(
        sheet,
        (0, top, w, h - top),
        fade,
        svg.path(landscape.ridge(size, line), svg.fill("url(#ridge)")),
    )


def _finish(sheet: pygame.Surface) -> None:
    """The print: wood grain, paper grain, and the dark band wiped over the top edge (ぼかし)."""
    w, h = sheet.get_size()
    effects.add_grain(sheet, 61, 0.07, (max(2, w // 6), 1))
    effects.add_grain(sheet, 62, 0.05)
    band = effects.gradient((w, max(2, h // 5)), ((0, (0, 0, 0, 150)), (1, (0, 0, 0, 0))))
    sheet.blit(band, (0, 0))
