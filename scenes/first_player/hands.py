"""The three hands of janken as brush-black crests, and the cards they lie on.

A hand is a palm and fingers, strokes with round ends in a square of 200 by 200; a paper-coloured
edge parts what lies over what.
"""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

import pygame

from scenes.draw import effects, materials, svg
from scenes.draw.caches import PictureCache
from scenes.draw.cards import backs
from scenes.draw.cards.style import styles
from scenes.draw.dashes import dashed_rectangle
from scenes.draw.frame import Frame
from scenes.draw.icons import icon as icon_picture
from scenes.draw.panels import Box
from scenes.draw.theme import Ink
from scenes.games import look

_HANDS: Final = PictureCache("hands", megabytes=4, count=24)
_EDGE: Final = 9.0
_SQUARE: Final = 200.0
ROUND: Final = 0.053
"""Radius of a card's corners, as a share of its width."""


class _Stroke(NamedTuple):
    """A finger from one point to another, `width` thick."""

    x1: float
    y1: float
    x2: float
    y2: float
    width: float


class _Palm(NamedTuple):
    """The palm as a rounded box."""

    x: float
    y: float
    w: float
    h: float
    radius: float


_WRIST: Final = _Stroke(100, 176, 100, 196, 58)
_SHAPES: Final[dict[str, tuple[_Stroke | _Palm, ...]]] = {
    "rock": (
        _WRIST,
        _Palm(48, 74, 104, 98, 30),
        _Stroke(63, 74, 63, 106, 27),
        _Stroke(88, 68, 88, 106, 27),
        _Stroke(113, 68, 113, 106, 27),
        _Stroke(138, 76, 138, 106, 25),
        _Stroke(58, 130, 112, 140, 29),
    ),
    "scissors": (
        _WRIST,
        _Stroke(84, 108, 58, 30, 28),
        _Stroke(110, 106, 134, 28, 28),
        _Palm(56, 92, 94, 82, 30),
        _Stroke(118, 104, 118, 128, 25),
        _Stroke(141, 108, 141, 128, 23),
        _Stroke(64, 136, 110, 146, 28),
    ),
    "paper": (
        _WRIST,
        _Stroke(74, 112, 54, 42, 26),
        _Stroke(92, 106, 87, 24, 27),
        _Stroke(114, 106, 120, 27, 27),
        _Stroke(134, 112, 152, 52, 24),
        _Stroke(66, 150, 26, 108, 27),
        _Palm(56, 90, 92, 86, 32),
    ),
}


def hand_picture(hand: str, px: int, *, ink: str = "ink", paper: str = "washi") -> pygame.Surface:
    """The hand "rock", "scissors" or "paper", `px` pixels across; shared, do not draw on it."""
    return _HANDS.get(("hand", hand, px, ink, paper), lambda: _draw(hand, px, ink, paper))


def _draw(hand: str, px: int, ink: str, paper: str) -> pygame.Surface:
    scale = px / _SQUARE
    parts = [part for shape in _SHAPES[hand] for part in _part(shape, scale, ink, paper)]
    if hand == "paper":  # an open hand is one piece: no edge between palm and fingers
        parts = [_one(shape, scale, ink, 0.0) for shape in _SHAPES[hand]]
    return svg.raster((px, px), *parts)


def _part(shape: _Stroke | _Palm, scale: float, ink: str, paper: str) -> tuple[str, str]:
    return _one(shape, scale, paper, _EDGE), _one(shape, scale, ink, 0.0)


def _one(shape: _Stroke | _Palm, scale: float, ink: str, more: float) -> str:
    if isinstance(shape, _Palm):
        x, y, w, h, radius = (value * scale for value in shape)
        rim = more / 2 * scale
        return svg.rectangle(
            x - rim, y - rim, w + 2 * rim, h + 2 * rim, svg.fill(ink), radius=radius + rim
        )
    x1, y1, x2, y2, width = shape
    line = svg.points(((x1 * scale, y1 * scale), (x2 * scale, y2 * scale)), closed=False)
    return svg.path(line, svg.stroke(ink, (width + more) * scale, cap="round"))


def draw_hand_card(
    surface: pygame.Surface,
    frame: Frame,
    box: Box,
    hand: str | None,
    game: str,
    *,
    width: float = 1.0,
    lit: bool = False,
) -> None:
    """Draw a card at `box` (units) with a hand on it; for None its back, that of the game.

    `width` narrows it around its middle, as a card that is being turned over; `lit` lays a light
    around it.
    """
    place = frame.rect(*box)
    glow = frame.px(26)
    key = ("card", hand or game, place.size, lit)
    sheet = partial(_sheet, place.size, hand) if hand else partial(_back, place.size, game)
    card = _HANDS.get(key, lambda: _card(sheet(), glow, lit=lit))
    if width < 1.0:
        narrow = max(1, round(card.get_width() * width)), card.get_height()
        card = pygame.transform.smoothscale(card, narrow)
    effects.stamp_around(surface, card, place.center)


def _card(sheet: pygame.Surface, glow: int, *, lit: bool) -> pygame.Surface:
    """A sheet with the shadow under it, and a light around it where it is lit."""
    size = w, h = sheet.get_size()
    radius = w * ROUND
    around = effects.halo(size, radius, glow, (255, 224, 154, 220))
    dark = effects.shadow(size, radius, glow, (0, 0, 0, 160))
    layers = [(dark, (0, glow // 3)), (sheet, (glow, glow))]
    if lit:
        layers.insert(1, (around, (0, 0)))
    return effects.layered((w + 2 * glow, h + 2 * glow), *layers)


def _sheet(size: tuple[int, int], hand: str) -> pygame.Surface:
    w, h = size
    sheet = _blank(size, materials.washi(size), "ink_red")
    middle = (w // 2, round(h * 0.47))
    sun = svg.raster((w, w), svg.circle(w / 2, w / 2, w * 0.36, svg.fill("sun")))
    sheet.blit(sun, sun.get_rect(center=middle))
    picture = hand_picture(hand, round(w * 0.8))
    sheet.blit(picture, picture.get_rect(center=middle))
    return sheet


def _back(size: tuple[int, int], game: str) -> pygame.Surface:
    """The back of the game's own cards; one in vermilion with its crest where it has none."""
    if game in styles().games:
        return pygame.transform.smoothscale(backs.printed_back(game, size[0]), size)
    w, h = size
    sheet = _blank(size, materials.vermilion(size), "gold_light")
    picture = icon_picture(look(game).crest(0), round(w * 0.5), "gold")
    sheet.blit(picture, picture.get_rect(center=(w // 2, h // 2)))
    return sheet


def _blank(size: tuple[int, int], ground: pygame.Surface, line: Ink) -> pygame.Surface:
    """A card of a material with a notched line around it."""
    w, h = size
    sheet = effects.rounded(size, w * ROUND)
    sheet.blit(ground, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    inset = max(3, w // 28)
    frame_line = svg.path(
        svg.notched(inset, inset, w - 2 * inset, h - 2 * inset, inset * 1.6),
        svg.stroke(line, max(1.0, w / 160), 0.7),
    )
    sheet.blit(svg.raster(size, frame_line), (0, 0))
    return sheet


def draw_card_place(surface: pygame.Surface, frame: Frame, box: Box) -> None:
    """Draw the empty place of a card: a faint dashed outline."""
    place = frame.rect(*box)
    picture = _HANDS.get(("place", place.size), lambda: _outline(place.size))
    surface.blit(picture, place)


def _outline(size: tuple[int, int]) -> pygame.Surface:
    w, h = size
    line = svg.stroke("gold_line", max(1.2, w / 110), 0.8)
    ground = svg.rectangle(1, 1, w - 2, h - 2, svg.fill("night", 0.35), radius=w * ROUND)
    dash = w * 0.05, w * 0.035
    rim = dashed_rectangle(1, 1, w - 2, h - 2, line, radius=w * ROUND, dash=dash)
    return svg.raster(size, ground, rim)
