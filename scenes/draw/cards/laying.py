"""Lays card pictures on the table: turned, enlarged, lifted, faded, with the shadow under them.

Quarter turns and the angles of a fan are kept pictures; what grows or turns further is turned while
it is drawn, and kept only for as long as it stays so. What the picture shows is `face.py`'s and
`backs.py`'s.
"""

import math
from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from scenes.draw import effects
from scenes.draw.caches import Key, PictureCache
from scenes.draw.cards.face import Light, face, face_key
from scenes.draw.cards.look import CardLook
from scenes.draw.cards.measures import CORNER, WIDE, Detail, detail_for, height_of
from scenes.draw.frame import Frame

_SHADOWS: Final = PictureCache("card shadows", megabytes=8, count=120)
_LEANING: Final = PictureCache("leaning cards", megabytes=6, count=48)
_RESTING: Final = PictureCache("cards at rest", megabytes=10, count=96)
_FLYING: Final = PictureCache("cards in the air", megabytes=6, count=16)


class Sheet(NamedTuple):
    """A picture that can be turned: what tells it from all others, and how it is had.

    `quarter` gives it turned by so many quarters clockwise. The key stands for it in the caches
    here, which would keep it alive if they were keyed by the picture itself.
    """

    key: Key
    quarter: Callable[[int], pygame.Surface]


_REST: Final = (5.0, 14.0)
_LIFTED: Final = (16.0, 26.0)
"""Fall and blur in units of the shadow of a resting and of a lifted card."""
_FINE: Final = 2
"""Steps in a degree in which cards are turned: a quarter of one moves no corner by a pixel."""
_COARSE, _SIZES = 10, 8
"""Degrees between the shadows of a card that turns in flight, and pixels between those of one that
grows: nobody sees the edge of a shadow so exactly."""
_FAN: Final = 8
"""Degrees up to which a card leans in a fan; one that leans further is turning."""


def draw_card(
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    width: float,
    look: CardLook,
    *,
    degrees: float = 0,
    zoom: float = 1,
    detail: Detail | None = None,
    light: Light = Light.FULL,
    lift: float = 0,
    alpha: float = 1,
) -> pygame.Rect:
    """Draw a card face up around `centre`; returns the window rectangle around it, as turned.

    `width` (units) is the card's own, upright; it decides the detail unless one is given. Keep it
    constant while the card moves and let `zoom` enlarge it. `degrees` turn it clockwise; dormant
    is 90 and `Light.DORMANT`. `lift` (0 to 1) raises it off the table.
    """
    chosen = detail or detail_for(width)
    px = frame.px(width)

    def turned(quarter: int) -> pygame.Surface:
        return face(look, px, chosen, light=light, quarter=quarter)

    sheet = Sheet(("face", *face_key(look, px, chosen, light)), turned)
    return lay(
        surface, frame, centre, px, sheet, degrees=degrees, zoom=zoom, lift=lift, alpha=alpha
    )


def lay(
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    px: int,
    sheet: Sheet,
    *,
    degrees: float = 0,
    zoom: float = 1,
    lift: float = 0,
    alpha: float = 1,
) -> pygame.Rect:
    """Draw a card's picture of `px` pixels in width and its shadow; see `draw_card`."""
    spot = frame.point(*centre)
    degrees = round(degrees * _FINE) / _FINE
    if zoom == 1 and not lift and alpha == 1 and _rests(degrees):
        picture = _resting(sheet, degrees % 360, px, (frame.px(_REST[0]), frame.px(_REST[1])))
    else:
        drop_shadow(surface, frame, spot, px, degrees=degrees, zoom=zoom, lift=lift, alpha=alpha)
        picture = spun(sheet, degrees, zoom, alpha)
    effects.stamp_around(surface, picture, spot)
    place = pygame.Rect(0, 0, *bounds(px, degrees, zoom))
    place.center = spot
    return place


def spun(sheet: Sheet, degrees: float, zoom: float = 1, alpha: float = 1) -> pygame.Surface:
    """A premultiplied picture turned clockwise by any angle, enlarged, and thinned to `alpha`."""
    turn = round(degrees * _FINE) / _FINE % 360
    if zoom == 1 and alpha == 1:
        if turn % 90 == 0:
            return sheet.quarter(round(turn / 90))
        if _rests(turn):
            return _LEANING.get((sheet.key, turn), lambda: _turned(sheet, turn))
    turn = round(turn)  # in flight nobody sees a half; and upright is the cheapest
    return _FLYING.get((sheet.key, turn, zoom, alpha), lambda: _flying(sheet, turn, zoom, alpha))


def _turned(sheet: Sheet, turn: float) -> pygame.Surface:
    if turn % 90 == 0:
        return sheet.quarter(round(turn / 90))
    return pygame.transform.rotozoom(sheet.quarter(0), -turn, 1)


def _grown(picture: pygame.Surface, turn: float, zoom: float) -> pygame.Surface:
    """A premultiplied picture turned and enlarged."""
    if turn % 360:
        return pygame.transform.rotozoom(picture, -turn, zoom)
    w, h = picture.get_size()
    return pygame.transform.smoothscale(picture, (round(w * zoom), round(h * zoom)))


def _rests(degrees: float) -> bool:
    """Whether a card may lie so for long: in a fan, or on its side."""
    return abs((degrees + 45) % 90 - 45) <= _FAN


def _flying(sheet: Sheet, turn: float, zoom: float, alpha: float) -> pygame.Surface:
    turned = _grown(sheet.quarter(0), turn, zoom)
    if alpha < 1:
        level = max(0, round(255 * alpha))
        turned.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return turned


def _resting(sheet: Sheet, turn: float, px: int, falls: tuple[int, int]) -> pygame.Surface:
    """A card with the shadow it casts where it lies, as one picture: half as much to draw.

    `falls` are the fall and the blur of the shadow in pixels.
    """
    return _RESTING.get(
        (sheet.key, turn, px, falls), lambda: _with_shadow(_turned(sheet, turn), px, turn, *falls)
    )


def _with_shadow(
    picture: pygame.Surface, px: int, turn: float, fall: int, blur: int
) -> pygame.Surface:
    shadow = _shadow(px, round(turn) % 180, blur)
    w = max(picture.get_width(), shadow.get_width())
    h = max(picture.get_height(), shadow.get_height() + 2 * fall)
    whole = effects.blank((w, h))
    middle = (w // 2, h // 2)
    below = shadow.get_rect(center=(middle[0], middle[1] + fall))
    for part, place in ((shadow, below), (picture, picture.get_rect(center=middle))):
        whole.blit(part, place, special_flags=pygame.BLEND_PREMULTIPLIED)
    return whole


def bounds(px: int, degrees: float, zoom: float) -> tuple[int, int]:
    """Width and height of the upright rectangle around a turned card of `px` pixels in width."""
    turn = math.radians(degrees)
    sin, cos = abs(math.sin(turn)), abs(math.cos(turn))
    w, h = px * zoom, height_of(px) * zoom
    return round(w * cos + h * sin), round(w * sin + h * cos)


def drop_shadow(
    surface: pygame.Surface,
    frame: Frame,
    spot: tuple[int, int],
    px: int,
    *,
    degrees: float = 0,
    zoom: float = 1,
    lift: float = 0,
    alpha: float = 1,
) -> None:
    """Draw the shadow of a card around the window pixel `spot`; it always falls straight down."""
    share = round(max(0.0, min(1.0, lift)) * 4) / 4
    fall, blur = (low + (high - low) * share for low, high in zip(_REST, _LIFTED, strict=True))
    step = 1 if _rests(degrees) and not share else _COARSE
    turn = step * round(degrees / step) % 180
    wide = px if zoom == 1 else _SIZES * round(px * zoom / _SIZES)
    shadow = _shadow(wide, turn, frame.px(blur))
    effects.stamp_around(surface, shadow, (spot[0], spot[1] + frame.px(fall)), alpha=alpha)


def _shadow(wide: int, turn: int, blur: int) -> pygame.Surface:
    """The kept shadow of a card of `wide` pixels, turned."""
    return _SHADOWS.get((wide, turn, blur), lambda: _shade(wide, turn, blur))


def _shade(wide: int, turn: int, blur: int) -> pygame.Surface:
    if turn % 90:
        return pygame.transform.rotozoom(_shadow(wide, 0, blur), -turn, 1)
    size = (wide, height_of(wide)) if turn == 0 else (height_of(wide), wide)
    return effects.shadow(size, CORNER * wide / WIDE, blur, (0, 0, 0, 153)).premul_alpha()
