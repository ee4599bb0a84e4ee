"""The blank cards: washi and indigo sheets with rims, round corners and a window for the picture.

A sheet is drawn once per size and material and kept; faces are printed on copies of it.
"""

from typing import Final

import pygame

from scenes.draw import effects, materials, svg
from scenes.draw.caches import PictureCache
from scenes.draw.cards.measures import CORNER, MARGIN, WIDE
from scenes.draw.cards.style import Material
from scenes.draw.theme import Ink

_SHEETS: Final = PictureCache("card sheets", megabytes=8, count=24)


def sheet(size: tuple[int, int], material: Material) -> pygame.Surface:
    """A blank card of `size` pixels without margin, straight alpha; shared, copy it first."""
    return _SHEETS.get(("sheet", size, material), lambda: _sheet(size, material))


def _sheet(size: tuple[int, int], material: Material) -> pygame.Surface:
    unit = size[0] / WIDE
    card = effects.rounded(size, CORNER * unit)
    paper = _washi(size) if material is Material.WASHI else _indigo(size)
    card.blit(paper, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    card.blit(svg.raster(size, *_rims(size, unit, material)), (0, 0))
    return card


def _washi(size: tuple[int, int]) -> pygame.Surface:
    return materials.washi(size, seed=17)


def _indigo(size: tuple[int, int]) -> pygame.Surface:
    paper = effects.gradient(size, ((0.0, "#10163a"), (0.5, "#151c46"), (1.0, "#0d1230")))
    effects.add_grain(paper, 23, 0.16, (14, 2))
    effects.add_grain(paper, 24, 0.1)
    return paper


def _rims(size: tuple[int, int], unit: float, material: Material) -> list[str]:
    outer, inner = _rim_inks(material)
    thick = max(1.0, unit * 0.9)
    return [
        _rim(size, thick / 2, svg.stroke(outer[0], thick, outer[1]), unit),
        _rim(size, thick * 1.5, svg.stroke(inner[0], thick, inner[1]), unit),
    ]


def _rim_inks(material: Material) -> tuple[tuple[Ink, float], tuple[Ink, float]]:
    if material is Material.WASHI:
        return ("#8d7c60", 0.75), ("#fffdf6", 0.8)
    return ("gold_line", 1.0), ("#05081c", 0.6)


def _rim(size: tuple[int, int], inset: float, paint: str, unit: float) -> str:
    w, h = size
    radius = max(0.5, CORNER * unit - inset)
    return svg.rectangle(inset, inset, w - 2 * inset, h - 2 * inset, paint, radius=radius)


def mount(
    card: pygame.Surface, picture: pygame.Surface, window: pygame.Rect, material: Material
) -> None:
    """Lay an opaque `picture` of the window's size on `card`, its corners cut, a line around it."""
    unit = card.get_width() / WIDE
    radius = 2.2 * unit
    cut = effects.rounded(window.size, radius)
    cut.blit(picture, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    card.blit(cut, window)
    card.blit(frame_lines(window.size, unit, material), window)


def frame_lines(size: tuple[int, int], unit: float, material: Material) -> pygame.Surface:
    """The line around a picture: dark on washi, gold on indigo."""
    return _SHEETS.get(("lines", size, material, unit), lambda: _lines(size, unit, material))


def _lines(size: tuple[int, int], unit: float, material: Material) -> pygame.Surface:
    ink, alpha = ("#2a1c14", 0.55) if material is Material.WASHI else ("gold_ink", 0.75)
    thick = max(1.0, unit * 0.7)
    w, h = size
    line = svg.rectangle(
        thick / 2, thick / 2, w - thick, h - thick,
        svg.stroke(ink, thick, alpha), radius=2.2 * unit,
    )  # fmt: skip
    return svg.raster(size, line)


def margined(card: pygame.Surface) -> pygame.Surface:
    """`card` in its transparent margin, alpha premultiplied: ready to be stamped and turned."""
    w, h = card.get_size()
    whole = effects.blank((w + 2 * MARGIN, h + 2 * MARGIN))
    whole.blit(card.premul_alpha(), (MARGIN, MARGIN), special_flags=pygame.BLEND_PREMULTIPLIED)
    return whole
