"""The four materials as plain sheets: lacquer, washi, gold leaf and vermilion, in pixels.

Each function makes a new opaque sheet of a given size, the same for the same seed. Shapes, lines
and shadows are put around them by `panels.py`, `buttons.py` and `grounds.py`.
"""

import random
from functools import lru_cache

import pygame

from scenes.draw import effects, svg
from scenes.draw.theme import Ink, mixed


def lacquer(
    size: tuple[int, int], *, top: Ink = "panel_top", bottom: Ink = "panel_bottom"
) -> pygame.Surface:
    """Near-black lacquer, a little lighter and warmer where the light falls."""
    middle = mixed(top, bottom, 0.55)
    sheet = effects.gradient(size, ((0.0, top), (0.35, middle), (1.0, bottom)))
    effects.add_grain(sheet, 11, 0.05)
    return sheet


def washi(size: tuple[int, int], seed: int = 3) -> pygame.Surface:
    """Off-white paper with long fibres."""
    sheet = effects.gradient(size, ((0.0, "washi"), (1.0, "washi_shade")))
    effects.add_grain(sheet, seed, 0.07, (22, 2))
    effects.add_grain(sheet, seed + 1, 0.04, (5, 1))
    _fibres(sheet, random.Random(seed))
    return sheet


def _fibres(sheet: pygame.Surface, rng: random.Random) -> None:
    w, h = sheet.get_size()
    hairs = []
    for _ in range(w * h // 9000):
        x, y, bend = rng.uniform(0, w), rng.uniform(0, h), rng.uniform(-5, 5)
        reach = rng.uniform(6, 22)
        curve = f"M{x:.1f} {y:.1f}q{reach / 2:.1f} {bend:.1f} {reach:.1f} {bend / 3:.1f}"
        hairs.append(svg.path(curve, svg.stroke("ink_second", 0.7, rng.uniform(0.1, 0.28))))
    if hairs:
        sheet.blit(svg.raster((w, h), *hairs), (0, 0))


def gold_leaf(size: tuple[int, int], seed: int, square: int) -> pygame.Surface:
    """Gold leaf laid in squares of about `square` pixels: seams, tints, burnish, flecks."""
    rng = random.Random(seed)
    sheet = _leaves(size, rng, square)
    effects.add_grain(sheet, seed, 0.075, (max(2, square // 3), 2))
    effects.add_grain(sheet, seed + 1, 0.06, (1, 1))
    scatter_flecks(sheet, rng, max(4, square // 11))
    return sheet


def _leaves(size: tuple[int, int], rng: random.Random, square: int) -> pygame.Surface:
    w, h = size
    sheet = effects.opaque(size)
    seam = max(1, square // 150)
    for y in range(0, h, square):
        x = -rng.randrange(square)
        while x < w:
            wide = round(square * rng.uniform(0.75, 1.3))
            light, dark = rng.uniform(0, 0.6), rng.uniform(0.05, 0.55)
            stops = (
                (0.0, mixed("leaf", "leaf_light", light)),
                (1.0, mixed("leaf", "leaf_dark", dark)),
            )
            leaf = effects.gradient((wide, square), stops, across=rng.random() < 0.5)
            sheet.blit(leaf, (x, y))
            pygame.draw.rect(sheet, mixed("leaf", "leaf_dark", 0.5)[:3], (x, y, seam, square))
            x += wide
        pygame.draw.rect(sheet, mixed("leaf", "leaf_dark", 1.0)[:3], (0, y, w, seam))
    return sheet


def scatter_flecks(sheet: pygame.Surface, rng: random.Random, size: int) -> None:
    """Strew torn bits of pale leaf of about `size` pixels over `sheet`, one on 170² pixels."""
    w, h = sheet.get_size()
    bits = fleck_pictures(size)
    for _ in range(max(3, w * h // (170 * 170))):
        bit = rng.choice(bits)
        sheet.blit(bit, (rng.randrange(-size, w), rng.randrange(-size, h)))


@lru_cache(maxsize=8)
def fleck_pictures(size: int) -> tuple[pygame.Surface, ...]:
    """Twelve torn bits of gold leaf of up to `size` pixels, to be strewn or to fly; shared."""
    rng = random.Random(size)
    side = max(3, size + 2)
    bits = []
    for index in range(12):
        reach = side / 2 * rng.choice((0.35, 0.5, 0.7, 1.0))
        turn = rng.uniform(0, 90)
        corners = [
            svg.polar((side / 2, side / 2), reach * rng.uniform(0.55, 1), turn + 90 * corner)
            for corner in range(4)
        ]
        ink = ("gold_pale", "leaf_light", "gold")[index % 3]
        bits.append(
            svg.raster(
                (side, side), svg.path(svg.points(corners), svg.fill(ink, rng.uniform(0.6, 1)))
            )
        )
    return tuple(bits)


def vermilion(size: tuple[int, int], *, lit: bool = False) -> pygame.Surface:
    """Red lacquer of a button or a seal, brighter if `lit`."""
    top = mixed("vermilion", "vermilion_light", 0.45 if lit else 0.0)
    bottom = mixed("vermilion_deep", "vermilion", 0.35 if lit else 0.0)
    sheet = effects.gradient(size, ((0.0, top), (1.0, bottom)))
    effects.add_grain(sheet, 5, 0.06, (3, 1))
    return sheet


def burnished(size: tuple[int, int], *, lit: bool = False) -> pygame.Surface:
    """Gold of a button: a bright band above, deep gold below."""
    top = mixed("gold_button_top", "gold_pale", 0.55 if lit else 0.1)
    bottom = mixed("gold_button_bottom", "gold_button_top", 0.35 if lit else 0.0)
    sheet = effects.gradient(size, ((0.0, top), (0.55, mixed(top, bottom, 0.45)), (1.0, bottom)))
    effects.add_grain(sheet, 7, 0.06, (12, 1))
    return sheet
