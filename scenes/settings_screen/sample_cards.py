"""Two cards of a card game in the sample: one awake that may be chosen, one that falls dormant.

Which cards these are, a game's look says. Nothing is played here.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from game.cards.library import standard
from game.core.phrases import phrases
from scenes.draw.cards.face import Light
from scenes.draw.cards.laying import draw_card
from scenes.draw.cards.look import CardLook, look_of
from scenes.draw.cards.marks import CardMark, draw_card_mark
from scenes.draw.cards.measures import Detail
from scenes.draw.cards.piles import draw_slot
from scenes.draw.cards.plates import (
    DISC,
    PLATE_HEIGHT,
    PLATE_WIDTH,
    draw_discs,
    draw_name_tag,
    draw_plate,
)
from scenes.draw.frame import Frame
from scenes.games import look, playable
from scenes.ui.box import Box

SLOT: Final = 206.0
"""Side of a slot at full size, as on the table."""
CARD: Final = 146.0
DORMANT: Final = 90.0
"""Degrees a dormant card is turned."""
MARK: Final = "dormant"


def sample_looks(language: str) -> tuple[CardLook, CardLook] | None:
    """The two cards, of the first game that names some; None where there is no card game."""
    games = [game for game in playable() if look(game).sample is not None]
    return _looks(games[0], language) if games else None


@lru_cache(maxsize=4)
def _looks(game: str, language: str) -> tuple[CardLook, CardLook]:
    sample = look(game).sample
    assert sample is not None
    first, second = (look_of(game, standard(game).cards[card], language) for card in sample)
    return first, second


def dormant_words(looks: tuple[CardLook, CardLook]) -> tuple[str, str]:
    """The game's word for being dormant, and what it means."""
    card = looks[1]
    words = phrases(card.game)
    name = words.thing("mark", MARK, card.language)
    return name, words.thing("mark", MARK, card.language, "means")


def paint_cards(
    surface: pygame.Surface,
    frame: Frame,
    at: Box,
    looks: tuple[CardLook, CardLook],
    *,
    degrees: float,
) -> None:
    """Draw both in slots as high as `at`, one at each end of it; the second turned by `degrees`."""
    left = Box(at.x, at.y, at.h, at.h)
    right = Box(at.right - at.h, at.y, at.h, at.h)
    _paint_card(surface, frame, left, looks[0])
    size = CARD * at.h / SLOT
    draw_card_mark(surface, frame, _middle(left), size, CardMark.LEGAL)
    _paint_card(surface, frame, right, looks[1], degrees=degrees)
    if degrees == DORMANT:
        disc = DISC * at.h / SLOT
        corner = right.right - disc * 0.5, right.y + disc * 0.5
        draw_discs(surface, frame, corner, (MARK,), size=disc)
        name = right.center[0] - disc * 0.5, corner[1]
        draw_name_tag(surface, frame, name, looks[1].name, width=right.w - 1.5 * disc)


def _paint_card(
    surface: pygame.Surface, frame: Frame, slot: Box, card: CardLook, *, degrees: float = 0.0
) -> None:
    share = slot.h / SLOT
    draw_slot(surface, frame, slot)
    light = Light.DORMANT if degrees == DORMANT else Light.FULL
    draw_card(
        surface, frame, _middle(slot), CARD * share, card,
        degrees=degrees, detail=Detail.BOARD, light=light,
    )  # fmt: skip
    plate = slot.center[0], slot.bottom - PLATE_HEIGHT / 2
    draw_plate(surface, frame, plate, card, width=min(PLATE_WIDTH, slot.w))


def _middle(slot: Box) -> tuple[float, float]:
    return slot.center
