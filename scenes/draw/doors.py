"""Sliding doors of gold leaf with sun, pines and birds: they hide a table when seats change.

`draw_doors` can draw them partly open, for the way in and out. Built once per window size, in
steps, so that it never holds up a frame: see `door_jobs`.
"""

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import pygame

from scenes.draw import effects, landscape, materials, svg
from scenes.draw.caches import PictureCache
from scenes.draw.frame import UNIT_HEIGHT, UNIT_WIDTH, Frame

_DOORS: Final = PictureCache("doors", megabytes=20, count=4)

PANELS: Final = 4
_POST: Final = 16
"""Width of a door's wooden edge in units."""
_RAIL: Final = 18
"""Height of the rails the doors run in, in units."""


def draw_doors(surface: pygame.Surface, frame: Frame, *, opened: float = 0) -> None:
    """Draw the doors over the sheet, `opened` from 0 (closed) to 1 (slid out of sight)."""
    width = UNIT_WIDTH / PANELS
    old = surface.get_clip()
    surface.set_clip(frame.sheet)
    for index in range(PANELS):
        away = -1 if index < PANELS / 2 else 1
        x = width * index + away * opened * UNIT_WIDTH / 2
        surface.blit(_panel(frame, index), frame.point(x, 0))
    for y in (0, UNIT_HEIGHT - _RAIL):
        surface.fill("#1b1213", frame.rect(0, y, UNIT_WIDTH, _RAIL))
    surface.set_clip(old)


def door_jobs(frame: Frame) -> list[Callable[[], object]]:
    """Work that makes the first `draw_doors` cheap, in pieces of 20 to 60 ms."""
    return [partial(_panel, frame, index) for index in range(PANELS)]


def _panel(frame: Frame, index: int) -> pygame.Surface:
    width = UNIT_WIDTH / PANELS
    size = frame.rect(width * index, 0, width, UNIT_HEIGHT).size
    return _DOORS.get((size, index, frame.scale), lambda: _paint(frame, size, index))


def _paint(frame: Frame, size: tuple[int, int], index: int) -> pygame.Surface:
    w, h = size
    sheet = landscape.leaf_sheet(size, 90 + index, frame.px(230))
    shift = w * index  # the picture runs across all four doors
    whole = w * PANELS
    sun = (whole / 2 - shift, h * 0.4)
    landscape.sun(sheet, sun, h * 0.235, "sun", "ink_red")
    for part in _birds(whole, h):
        svg.paint(
            sheet, (0, h * 0.19, w, h * 0.14), f'<g transform="translate({-shift} 0)">{part}</g>'
        )
    _hills(sheet, shift, whole)
    _trees(sheet, shift, whole)
    effects.add_grain(sheet, 97, 0.06, (max(2, w // 6), 1))
    materials.scatter_flecks(sheet, random.Random(index), frame.px(14))
    _shade(sheet)
    _edges(sheet, frame)
    return sheet


def _hills(sheet: pygame.Surface, shift: float, whole: float) -> None:
    h = sheet.get_height()
    rng = random.Random(31)
    for height, rise, ink in (
        (0.705, 0.024, "#a8782f"),
        (0.80, 0.022, "#86431f"),
        (0.905, 0.018, "#451d15"),
    ):
        line = landscape.ridge_line((round(whole), h), rng, height, rise, jags=0.004, beats=3.2)
        landscape.fill_ridge(sheet, [(x - shift, y) for x, y in line], ink)


def _trees(sheet: pygame.Surface, shift: float, whole: float) -> None:
    w, h = sheet.get_size()
    rng = random.Random(8)
    near, far = [], []
    for share, tall in _GROVE:
        x = share * whole - shift
        tree = landscape.pine(x, h * 0.985, tall * h, rng)
        far.append(svg.path(tree, svg.fill("#552a1c")))
        lit = landscape.pine(x, h * 0.985, tall * h * 0.99, rng)
        near.append(svg.path(lit, svg.fill("#251210")))
    svg.paint(sheet, (0, h * 0.56, w, h * 0.44), *far, *near)


_GROVE: Final = (
    (0.015, 0.30), (0.045, 0.24), (0.098, 0.37), (0.118, 0.30), (0.130, 0.20), (0.160, 0.27),
    (0.195, 0.30), (0.213, 0.28), (0.236, 0.2), (0.768, 0.27), (0.824, 0.31), (0.852, 0.19),
    (0.918, 0.26), (0.942, 0.24), (0.968, 0.26), (0.992, 0.29),
)  # fmt: skip
"""Place (share of the width) and height (share of the height) of each pine."""


def _birds(whole: float, h: float) -> Iterator[str]:
    flock = (
        (0.608, 0.275, 0.8), (0.637, 0.259, 1.0), (0.665, 0.240, 0.9), (0.680, 0.220, 0.9),
        (0.713, 0.229, 1.0), (0.758, 0.246, 0.5), (0.784, 0.266, 1.0), (0.809, 0.292, 0.7),
        (0.845, 0.302, 0.9),
    )  # fmt: skip
    for x, y, lift in flock:
        paint = svg.stroke("#1b1010", max(1.5, h * 0.0036), cap="round")
        yield svg.path(landscape.bird(x * whole, y * h, h * 0.032, lift), paint)


def _shade(sheet: pygame.Surface) -> None:
    """Each door falls into shadow toward its edges and its foot."""
    w, h = sheet.get_size()
    edge, clear = (12, 8, 4, 82), (12, 8, 4, 0)
    stops: list[svg.Stop] = [(0, edge), (0.22, clear), (0.78, clear), (1, edge)]
    sheet.blit(effects.gradient((w, h), stops, across=True), (0, 0))
    foot: list[svg.Stop] = [(0, (12, 8, 4, 52)), (0.2, clear), (0.7, clear), (1, (12, 8, 4, 96))]
    sheet.blit(effects.gradient((w, h), foot), (0, 0))


def _edges(sheet: pygame.Surface, frame: Frame) -> None:
    w, h = sheet.get_size()
    post = max(2, frame.px(_POST / 2))
    for x in (0, w - post):
        sheet.fill("#1b1213", (x, 0, post, h))
    pygame.draw.line(sheet, svg.hexed("gold_line"), (w - 1, 0), (w - 1, h))
    pygame.draw.line(sheet, "#4a3626", (0, 0), (0, h))
