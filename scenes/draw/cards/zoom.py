"""The large face of a card: its picture above, a panel with a waved edge and the whole text below.

Prints on the blank card it is given; cost, badge and name are `face.py`'s.
"""

import math
from typing import Final, NamedTuple

import pygame

from scenes.draw import effects, svg
from scenes.draw.cards import ornaments, paper
from scenes.draw.cards.look import CardLook, LevelBox, Stat
from scenes.draw.cards.measures import MEASURES, PAPER, WIDE, Detail
from scenes.draw.cards.panel_text import FLOOR, INKS, Setting, print_text, set_text
from scenes.draw.cards.picture import cropped
from scenes.draw.cards.style import Material
from scenes.draw.lines import line_width
from scenes.draw.text import wrap
from scenes.draw.theme import Ink, mixed

_SIDE: Final = 12.5
"""Room left and right of the text, in units of 1/150 of the width, like all lengths here."""
_TOP: Final = 112
"""Where the panel begins if the text is short."""
_HIGHEST: Final = 64
"""Where it begins if the text needs all of it."""
_FOR_FLAVOUR: Final = 78
"""How far up it may begin to make room for the flavour."""
_SLIP: Final = 41
"""Where the letters of an upright name begin, with the ends of the slip, …"""
_LETTER: Final = 6.4
"""… and what a letter of it should have."""
_HEAD: Final = 14.5
"""From the edge of the panel to the first line of the text."""
_FOOT: Final = 199
_BOXES: Final = 33
"""Height of the boxes of the levels, with the gap above them."""
_RULES: Final = 8.3
_KIND: Final = 6.9
_FLAVOUR: Final = 6.4
_PAUSE: Final = 3
"""Least room between the text and the flavour."""


def print_zoom(card: pygame.Surface, look: CardLook) -> float:
    """Print picture, panel, text and boxes; returns where the panel begins."""
    unit = card.get_width() / WIDE
    foot = _foot(look)
    wide, most, px = most_text(look, unit)
    setting = set_text(look, wide, most, px)
    flavour = _set_flavour(look, wide, unit)
    top = min(_TOP, foot - _HEAD - setting.height / unit)
    with_flavour = top if not flavour.lines else min(top, _top_for(flavour, setting, foot, unit))
    if with_flavour < _least_top(look):
        flavour = flavour._replace(lines=())
    else:
        top = with_flavour
    _print_picture(card, look, top * unit)
    _print_panel(card, look, top * unit)
    left = round(_SIDE * unit)
    print_text(card, setting, (left, round((top + _HEAD) * unit)), look.material)
    _print_flavour(card, look, flavour, foot * unit)
    _print_boxes(card, look)
    return top


def _foot(look: CardLook) -> float:
    return _FOOT - (_BOXES if look.levels else 0)


def most_text(look: CardLook, unit: float) -> tuple[int, int, int]:
    """The room of the text at `unit` pixels for a unit: its width, its greatest height, and its
    letters, in pixels."""
    wide, most = (WIDE - 2 * _SIDE) * unit, (_foot(look) - _HIGHEST - _HEAD) * unit
    return round(wide), round(most), max(FLOOR, round(_RULES * unit))


def _print_picture(card: pygame.Surface, look: CardLook, top: float) -> None:
    unit = card.get_width() / WIDE
    edge = round(PAPER * unit)
    tall = round(top + 5 * unit) - edge
    window = pygame.Rect(edge, edge, card.get_width() - 2 * edge, tall)
    hidden = 5 * unit if look.upright else (8 + MEASURES[Detail.ZOOM].band) * unit
    paper.mount(card, cropped(look, window.size, round(hidden)), window, look.material)


def _print_panel(card: pygame.Surface, look: CardLook, top: float) -> None:
    """The card's own paper again, from a slow wave downward."""
    w, h = card.get_size()
    unit = w / WIDE
    edge = round(PAPER * unit)
    wave = [(0.0, float(h))]
    for step in range(25):
        at = step / 24
        y = top + 2.1 * unit * math.sin(math.tau * (at * 0.9 + 0.12))
        wave.append((edge + (w - 2 * edge) * at, y))
    wave.append((float(w), float(h)))
    shape = svg.raster((w, h), svg.path(svg.points(wave), svg.fill("#ffffff")))
    panel = paper.sheet((w, h), look.material).copy()
    if look.material is Material.INDIGO:
        panel.fill((196, 200, 226, 255), special_flags=pygame.BLEND_RGBA_MULT)
    effects.clip_to(panel, shape)
    blur = max(2, round(2.4 * unit))
    band = pygame.Rect(edge, round(top - 8 * unit), w - 2 * edge, round(16 * unit))
    soft = effects.blurred(shape.subsurface(band), blur, (0, 0, 0, 150))
    card.blit(soft, (band.x, band.y - round(0.8 * unit)))
    card.blit(panel, (0, 0))
    if look.material is Material.INDIGO:
        line = svg.path(svg.points(wave[1:-1], closed=False), svg.stroke("gold_ink", 1.0, 0.7))
        card.blit(svg.raster((w, h), line), (0, 0))
    _print_kind(card, look, top)


def _print_kind(card: pygame.Surface, look: CardLook, top: float) -> None:
    unit = card.get_width() / WIDE
    px = max(ornaments.SMALLEST_LETTER, round(_KIND * unit))
    inks = INKS[look.material]
    y, left, right = top + 6.6 * unit, _SIDE * unit, (WIDE - _SIDE) * unit
    ornaments.print_words(card, look.kind, (left, y), "bold", px, inks.second)
    small = max(10, round(px * 0.86))
    wide = line_width(look.number, "body", small)
    ornaments.print_words(card, look.number, (right - wide, y), "body", small, inks.second)
    thick = max(1, round(0.5 * unit))
    line = effects.blank((round(right - left), thick))
    line.fill(svg.hexed("paper_line" if look.material is Material.WASHI else "gold_line"))
    card.blit(line, (round(left), round(top + 12.2 * unit)))


class _Flavour(NamedTuple):
    """The flavour in lines, and the pixels of its letters."""

    px: int
    lines: tuple[str, ...]

    @property
    def step(self) -> int:
        """Pixels from line to line."""
        return round(self.px * 1.5)


def _set_flavour(look: CardLook, width: int, unit: float) -> _Flavour:
    px = max(ornaments.SMALLEST_LETTER, round(_FLAVOUR * unit))
    return _Flavour(px, tuple(wrap(look.flavour, "body", px, width)) if look.flavour else ())


def _least_top(look: CardLook) -> float:
    """How far up the flavour may push the panel: a fair picture and a name that can be read."""
    return max(_FOR_FLAVOUR, _SLIP + _LETTER * len(look.name)) if look.upright else _FOR_FLAVOUR


def _top_for(flavour: _Flavour, setting: Setting, foot: float, unit: float) -> float:
    """Where the panel has to begin for text and flavour to end at `foot`."""
    tall = setting.height + len(flavour.lines) * flavour.step
    return foot - _HEAD - _PAUSE - tall / unit


def _print_flavour(card: pygame.Surface, look: CardLook, flavour: _Flavour, foot: float) -> None:
    """The flavour in the last lines above `foot`."""
    unit = card.get_width() / WIDE
    y = foot - len(flavour.lines) * flavour.step
    for line in flavour.lines:
        at = (_SIDE * unit, y + flavour.step / 2)
        ornaments.print_words(card, line, at, "body", flavour.px, INKS[look.material].second)
        y += flavour.step


def _print_boxes(card: pygame.Surface, look: CardLook) -> None:
    unit = card.get_width() / WIDE
    count = len(look.levels)
    if not count:
        return
    gap = 2.2 * unit
    wide = ((WIDE - 2 * _SIDE) * unit - gap * (count - 1)) / count
    for index, box in enumerate(look.levels):
        left = _SIDE * unit + index * (wide + gap)
        place = pygame.Rect(
            round(left), round((_FOOT - _BOXES + 3.5) * unit), round(wide), round(29.5 * unit)
        )
        _print_box(card, look, box, place, index + 1)


def _print_box(
    card: pygame.Surface, look: CardLook, box: LevelBox, place: pygame.Rect, level: int
) -> None:
    unit = card.get_width() / WIDE
    current = level == look.level
    thick = max(2.0, 1.25 * unit) if current else max(1.0, 0.5 * unit)
    ground: Ink = "#fffaf0" if current else mixed("washi_shade", "#c9b490", 0.25)
    rim: Ink = "#b8301c" if current else "paper_line"
    shape = (thick / 2, thick / 2, place.w - thick, place.h - thick)
    card.blit(
        svg.raster(
            place.size,
            svg.rectangle(*shape, svg.fill(ground), radius=2.4 * unit),
            svg.rectangle(*shape, svg.stroke(rim, thick), radius=2.4 * unit),
        ),
        place,
    )
    ink: Ink = "ink_red" if current else "ink_second"
    px = max(ornaments.SMALLEST_LETTER, round(6.4 * unit))
    x, y = place.x + 3 * unit, place.y + 5.8 * unit
    ornaments.print_words(card, box.words, (x, y), "bold", px, ink)
    marks = ornaments.level_marks(
        (round(13.5 * unit), round(5 * unit)), level, len(look.levels), level_line=True
    )
    card.blit(marks, marks.get_rect(midright=(round(place.right - 2.6 * unit), round(y))))
    for index, stat in enumerate(box.stats):
        row = place.y + (14.3 + 9.1 * index) * unit
        _print_value(card, stat, look.language, (x, row, place.right - 3 * unit), current=current)


def _print_value(
    card: pygame.Surface,
    stat: Stat,
    language: str,
    line: tuple[float, float, float],
    *,
    current: bool,
) -> None:
    """A seal at the left end of `line` (left, middle height, right) and the number at its right."""
    unit = card.get_width() / WIDE
    left, y, right = line
    seal = ornaments.stat_seal(round(7.6 * unit), stat.seal, language, faint=not current)
    card.blit(seal, seal.get_rect(midleft=(round(left), round(y))))
    changed = stat.change if current else 0
    ink: Ink = ornaments.VALUE_INKS[changed] if current else "ink_second"
    arrow = max(5, round(3.4 * unit)) if changed else 0
    room = right - left - seal.get_width() - arrow - 1.5 * unit
    px = round(9.8 * unit)
    while px > ornaments.SMALLEST_LETTER and line_width(str(stat.value), "display", px) > room:
        px -= 1
    wide = line_width(str(stat.value), "display", px)
    ornaments.print_words(card, str(stat.value), (right - wide, y), "display", px, ink)
    if changed:
        mark = ornaments.change_mark(arrow, changed, ink)
        card.blit(mark, mark.get_rect(midright=(round(right - wide - 0.6 * unit), round(y))))
