"""Faces of cards as pictures at their real size, in three details; kept by what they show.

A face is premultiplied and has a margin of `MARGIN` transparent pixels, so that it can be stamped
and turned as it is. A board face knows no values: they stand on the plate beside it.
"""

from collections.abc import Hashable
from enum import StrEnum
from typing import Final

import pygame

from scenes.draw import effects
from scenes.draw.caches import Key, PictureCache
from scenes.draw.cards import ornaments, paper, zoom
from scenes.draw.cards.look import CardLook, Stat
from scenes.draw.cards.measures import MEASURES, PAPER, RIBBON, TALL, WIDE, Detail, height_of
from scenes.draw.cards.picture import cropped
from scenes.draw.chips import badge_picture

_FACES: Final = PictureCache("card faces", megabytes=32, count=400)


class Light(StrEnum):
    """How brightly a card lies there."""

    FULL = "full"
    DORMANT = "dormant"
    """80 % light."""
    GREY = "grey"
    """Not to be chosen: 62 % grey, 55 % light."""


def face(
    look: CardLook, width: int, detail: Detail, *, light: Light = Light.FULL, quarter: int = 0
) -> pygame.Surface:
    """The face of a card of `width` pixels, turned `quarter` × 90° clockwise; for stamping."""
    key = (*face_key(look, width, detail, light), quarter)
    return _FACES.get(key, lambda: _turned(look, width, detail, light, quarter))


def face_key(look: CardLook, width: int, detail: Detail, light: Light = Light.FULL) -> Key:
    """What tells a face from all others."""
    return _shown(look, detail), width, detail, light


def has_face(look: CardLook, width: int, detail: Detail) -> bool:
    """Whether the upright face of a card in full light is there already."""
    return _FACES.peek((*face_key(look, width, detail), 0)) is not None


def _turned(
    look: CardLook, width: int, detail: Detail, light: Light, quarter: int
) -> pygame.Surface:
    if quarter:
        upright = face(look, width, detail, light=light)
        return pygame.transform.rotate(upright, -90 * quarter)
    if light is not Light.FULL:
        return dimmed(face(look, width, detail), light)
    return paper.margined(_print(look, (width, height_of(width)), detail))


def _shown(look: CardLook, detail: Detail) -> Hashable:
    """What of a look can be seen at a detail: faces alike in that are one picture."""
    if detail is Detail.ZOOM:
        return look
    seen = (
        look.game, look.card, look.language, look.name, look.material, look.theme, look.subject,
        look.variant, look.badge, look.cost, look.cost_change,
    )  # fmt: skip
    if detail is Detail.PILE or (detail is Detail.BOARD and look.stats):
        return seen
    return (*seen, look.stats, look.level, look.ribbon)


def dimmed(picture: pygame.Surface, light: Light) -> pygame.Surface:
    """A premultiplied picture under less light."""
    if light is Light.DORMANT:
        dark = picture.copy()
        dark.fill((204, 204, 204, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return dark
    grey = pygame.transform.grayscale(picture)
    grey.fill((158, 158, 158, 158), special_flags=pygame.BLEND_RGBA_MULT)  # 62 % of it
    rest = picture.copy()
    rest.fill((97, 97, 97, 97), special_flags=pygame.BLEND_RGBA_MULT)
    grey.blit(rest, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    grey.fill((140, 140, 140, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return grey


def _print(look: CardLook, size: tuple[int, int], detail: Detail) -> pygame.Surface:
    card = paper.sheet(size, look.material).copy()
    low = MEASURES[detail].low
    if detail is Detail.ZOOM:
        low = zoom.print_zoom(card, look) - 0.5
    else:
        window = _window(look, size, detail)
        paper.mount(card, cropped(look, window.size), window, look.material)
        _print_foot(card, look, detail)
    if detail is not Detail.PILE:
        _print_name(card, look, detail, low)
    _print_corners(card, look, detail)
    return card


def _window(look: CardLook, size: tuple[int, int], detail: Detail) -> pygame.Rect:
    """Where the picture goes: down to the strip or the foot, or to the name if that lies level."""
    unit = size[0] / WIDE
    edge = round(PAPER * unit)
    low = size[1] - edge
    if detail is not Detail.PILE and not look.upright:
        low = _band(look, size[0], detail).top
    elif look.stats and detail is Detail.HAND:
        low = edge + round(MEASURES[detail].art * unit)
    return pygame.Rect(edge, edge, size[0] - 2 * edge, low - edge)


def _band(look: CardLook, width: int, detail: Detail) -> pygame.Rect:
    """Where a level name goes: across the card, over the ribbon, the strip or the plate."""
    unit = width / WIDE
    edge, tall = round(PAPER * unit), round(MEASURES[detail].band * unit)
    low = TALL - PAPER - RIBBON if look.ribbon else MEASURES[detail].low + 3
    return pygame.Rect(edge, round(low * unit) - tall, width - 2 * edge, tall)


def _print_foot(card: pygame.Surface, look: CardLook, detail: Detail) -> None:
    if look.ribbon and detail is not Detail.PILE:
        _print_ribbon(card, look.ribbon)
    elif detail is Detail.HAND:
        _print_strip(card, look)


def _print_corners(card: pygame.Surface, look: CardLook, detail: Detail) -> None:
    unit, measures = card.get_width() / WIDE, MEASURES[detail]
    inset = round(7.5 * unit)
    disc = ornaments.cost_disc(
        round(measures.cost * unit), look.material, look.cost, look.cost_change
    )
    card.blit(disc, (inset, inset))
    badge = badge_picture(look.badge, round(measures.badge * unit))
    card.blit(badge, (card.get_width() - inset - badge.get_width(), inset))


def _print_name(card: pygame.Surface, look: CardLook, detail: Detail, low: float) -> None:
    """The name on its slip or band; `low` is where the picture ends, in units."""
    unit, measures = card.get_width() / WIDE, MEASURES[detail]
    letter = max(ornaments.SMALLEST_LETTER, round(measures.letter * unit))
    if look.upright:
        if look.ribbon and detail is not Detail.ZOOM:
            low = TALL - PAPER - RIBBON
        _print_slip(card, look, detail, letter, low)
    elif detail is Detail.ZOOM:
        most = (round((WIDE - 2 * PAPER - 4) * unit), round(measures.band * unit))
        band = ornaments.name_band(most, look.name, letter, look.material, look.theme)
        _lay(card, band, band.get_rect(bottomleft=(round(PAPER * unit), round((low - 3) * unit))))
    else:
        place = _band(look, card.get_width(), detail)
        band = ornaments.name_band(
            place.size, look.name, letter, look.material, look.theme, whole=True
        )
        _lay(card, band, place)


def _print_slip(
    card: pygame.Surface, look: CardLook, detail: Detail, letter: int, low: float
) -> None:
    unit, measures = card.get_width() / WIDE, MEASURES[detail]
    top, wide = (7.5 + measures.cost + 3) * unit, round(measures.slip * unit)
    slip = ornaments.name_slip(
        (wide, round(low * unit - top)), look.name, letter, look.material, look.theme
    )
    middle = max((7.5 + measures.cost / 2) * unit, 9 * unit + wide / 2)
    _lay(card, slip, slip.get_rect(midtop=(round(middle), round(top))))


def _lay(card: pygame.Surface, slip: pygame.Surface, place: pygame.Rect) -> None:
    """Lay a slip on the card, with a little shadow under it."""
    blur = max(2, min(place.size) // 8)
    dark = effects.shadow(place.size, 1, blur, (0, 0, 0, 130))
    card.blit(dark, (place.x - blur, place.y - blur + blur // 2))
    card.blit(slip, place)


def _print_ribbon(card: pygame.Surface, text: str) -> None:
    w, h = card.get_size()
    unit = w / WIDE
    edge, tall = round((PAPER + 0.7) * unit), round(RIBBON * unit)
    dark = effects.gradient(
        (w - 2 * edge, tall), ((0, (9, 11, 30, 0)), (0.4, (9, 11, 30, 215)), (1, (9, 11, 30, 240)))
    )
    card.blit(dark, (edge, h - edge - tall))
    px = max(ornaments.SMALLEST_LETTER, round(11.5 * unit))
    ornaments.print_middle(card, text, (w / 2, h - edge - tall * 0.42), "display", px, "gold_ink")


def _print_strip(card: pygame.Surface, look: CardLook) -> None:
    unit = card.get_width() / WIDE
    y = 185 * unit
    marks = _level_marks(look, unit)
    room = (WIDE - 2 * 9) * unit - (marks.get_width() if marks else 0)
    seal = round(17 * unit)
    px = round(27 * unit)
    while px > 10 and _strip_width(look, seal, px, unit) > room:
        px -= 1
    gap = (room - _strip_width(look, seal, px, unit)) / len(look.stats)
    x = 9 * unit
    for stat in look.stats:
        x += _print_stat(card, stat, look.language, (x, y), seal, px) + gap
    if marks:
        place = (round(card.get_width() - 9 * unit - marks.get_width()), round(167.5 * unit))
        card.blit(marks, place)


def _level_marks(look: CardLook, unit: float) -> pygame.Surface | None:
    if not look.levels:
        return None
    size = (round(9.5 * unit), round(33 * unit))
    return ornaments.level_marks(size, look.level, len(look.levels))


def _strip_width(look: CardLook, seal: int, px: int, unit: float) -> float:
    digits = (ornaments.words(str(stat.value), "display", px, "ink").width for stat in look.stats)
    return sum(digits) + len(look.stats) * (seal + 6 * unit)


def _print_stat(  # noqa: PLR0917 - where, then what
    card: pygame.Surface,
    stat: Stat,
    language: str,
    at: tuple[float, float],
    seal_px: int,
    px: int,
) -> float:
    """Seal and number with the middle left at `at`; returns their width."""
    x, y = at
    seal = ornaments.stat_seal(seal_px, stat.seal, language)
    card.blit(seal, (round(x), round(y - seal_px / 2)))
    gap = seal_px * 0.18
    ink = ornaments.VALUE_INKS[stat.change]
    left = x + seal_px + gap
    wide = ornaments.print_words(card, str(stat.value), (left, y), "display", px, ink)
    if stat.change:
        mark = ornaments.change_mark(max(5, px // 3), stat.change, ink)
        spot = (round(left + wide - mark.get_width() * 0.3), round(y - px * 0.56))
        card.blit(mark, spot)
    return seal_px + gap + wide
