"""Paints the cards of a table, and what lies beside each: plate, discs, name, mark, verdict.

Cards are drawn in every frame from kept pictures. Reads a `Picture` and a `Marking`; decides
nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import pygame

from game.core.types import HIDDEN, CardId, Handle
from scenes.cards_table.faces import Faces
from scenes.cards_table.layout import CARD_SHAPE, Places, rects
from scenes.cards_table.marking import Marking
from scenes.cards_table.numbers import Plate
from scenes.cards_table.picture import CardSprite, Picture
from scenes.draw.cards.backs import draw_back
from scenes.draw.cards.face import Light
from scenes.draw.cards.impacts import draw_verdict
from scenes.draw.cards.laying import draw_card
from scenes.draw.cards.look import CardLook
from scenes.draw.cards.marks import CardMark, draw_card_mark, draw_forbidden
from scenes.draw.cards.plates import PLATE_HEIGHT, draw_discs, draw_name_tag, draw_plate
from scenes.draw.chips import Tone, draw_chip
from scenes.draw.frame import Frame
from scenes.draw.seals import draw_mark
from scenes.ui.box import Point

HAND_RISE, FIELD_RISE = 58.0, 8.0
"""Units a card under the pointer rises (ART §8)."""
HOVER_GROWTH: Final = 0.05
GHOST_TILT, GHOST_ALPHA, GHOST_GROWTH = 5.0, 0.88, 1.06
FORESEEN, AIMED = 50.0, 84.0
"""Diameters of the sign of a result that is foreseen, and of the one that is aimed at."""
HEAD: Final = 14.0
"""From the upper edge of a slot to the middle of the name and the first disc."""
FAR_EDGE, NEAR_EDGE = 66.0, 640.0
"""Above the one lies the far hand, below the other the near one."""


class Drawn(NamedTuple):
    """How a card is drawn at this moment."""

    at: Point
    width: float
    degrees: float
    zoom: float


class CardPainter:
    """Paints the cards of one table in one language.

    `rises` says how far each card has risen under the pointer, 0–1; `face_down` cards show their
    backs although the viewer knows them.
    """

    def __init__(self, places: Places, faces: Faces) -> None:
        self.places = places
        self._faces = faces
        self.rises: dict[CardId, float] = {}
        self.face_down: frozenset[CardId] = frozenset()

    # --- all cards

    def resting(
        self,
        surface: pygame.Surface,
        frame: Frame,
        picture: Picture,
        marking: Marking,
        *,
        but: CardId | None,
    ) -> None:
        """The cards that lie, those further from the player first; not the one in hand."""
        for sprite in self._in_order(picture):
            if sprite.card != but:
                self._card(surface, frame, picture, marking, sprite)

    def lifted(
        self, surface: pygame.Surface, frame: Frame, picture: Picture, marking: Marking
    ) -> None:
        """The cards that fly, above everything."""
        for sprite in picture.sprites.values():
            if sprite.lifted:
                self._card(surface, frame, picture, marking, sprite)

    def _in_order(self, picture: Picture) -> Iterator[CardSprite]:
        lying = [sprite for sprite in picture.sprites.values() if not sprite.lifted]
        lying.sort(key=lambda sprite: (self.rises.get(sprite.card, 0.0) > 0.0, *_depth(sprite)))
        yield from lying

    def drawn(self, sprite: CardSprite) -> Drawn:
        """Where and how large a card is drawn, hover included."""
        zoom = sprite.w / sprite.base
        rise = 0.0 if sprite.lifted else self.rises.get(sprite.card, 0.0)
        if not rise:
            return Drawn((sprite.x, sprite.y), sprite.base, sprite.degrees, zoom)
        band = _depth(sprite)[0]
        if band == 1:
            at = sprite.x, sprite.y - FIELD_RISE * rise
            return Drawn(at, sprite.base, sprite.degrees, zoom)
        up = HAND_RISE * rise * (1.0 if band == 0 else -1.0)
        at = sprite.x, sprite.y + up
        return Drawn(at, sprite.base, sprite.degrees, zoom * (1.0 + HOVER_GROWTH * rise))

    # --- one card

    def _card(
        self,
        surface: pygame.Surface,
        frame: Frame,
        picture: Picture,
        marking: Marking,
        sprite: CardSprite,
    ) -> None:
        drawn = self.drawn(sprite)
        at, width, degrees, zoom = drawn
        lift = 1.0 if sprite.lifted else self.rises.get(sprite.card, 0.0)
        plate = picture.numbers.plates.get(sprite.card)
        if sprite.kind == HIDDEN or sprite.card in self.face_down:
            draw_back(
                surface, frame, at, width, self.places.game,
                degrees=degrees, zoom=zoom, lift=lift,
            )  # fmt: skip
        else:
            look = self._faces.shown(sprite.card, sprite.kind, picture.numbers)
            light = _light(sprite, marking, plate)
            draw_card(
                surface, frame, at, width, look,
                degrees=degrees, zoom=zoom, light=light, lift=lift,
            )  # fmt: skip
            if plate is not None and sprite.w == rects().slot_card:
                self._beside(surface, frame, sprite, look, (at, plate))
        self._stands(surface, frame, marking, sprite, drawn)

    def _stands(
        self,
        surface: pygame.Surface,
        frame: Frame,
        marking: Marking,
        sprite: CardSprite,
        drawn: Drawn,
    ) -> None:
        """How the card stands to the player, on and around it."""
        handle: Handle = ("card", sprite.card)
        at, width, degrees, zoom = drawn
        mark = marking.marks.get(handle)
        if mark is not None:
            draw_card_mark(surface, frame, at, width, mark, degrees=degrees, zoom=zoom)
        if sprite.card in marking.results:
            size = AIMED if mark is CardMark.TARGETED else FORESEEN
            draw_mark(surface, frame, at, size, marking.results[sprite.card])
        if sprite.card in marking.grey:
            draw_forbidden(surface, frame, at, sprite.w * 0.42)
        if sprite.seal:
            draw_verdict(surface, frame, at, sprite.w * 0.5, sprite.seal, progress=sprite.grey)
        if sprite.card in marking.labels:
            top = at[1] - width * zoom * CARD_SHAPE / 2 - 18
            draw_chip(
                surface, frame, (at[0], top), marking.labels[sprite.card],
                tone=Tone.ATTACKED, align="center", size=17,
            )  # fmt: skip

    def _beside(
        self,
        surface: pygame.Surface,
        frame: Frame,
        sprite: CardSprite,
        look: CardLook,
        what: tuple[Point, Plate],
    ) -> None:
        """The plate below a card in play, the discs at its right, the name of a lying one."""
        (x, y), plate = what
        slot = rects().below.slots.w
        draw_plate(surface, frame, (x, y + (slot - PLATE_HEIGHT) / 2), look)
        lying = is_lying(sprite)
        side = x + slot / 2 - HEAD if lying else x + sprite.w / 2 + HEAD + 4
        top = y - slot / 2 + HEAD
        if lying:
            draw_name_tag(surface, frame, (x - 14, top), look.name, width=slot - 38)
        draw_discs(surface, frame, (side, top), plate.marks)

    def ghost(
        self, surface: pygame.Surface, frame: Frame, picture: Picture, card_id: CardId, at: Point
    ) -> None:
        """A card in hand, at the pointer."""
        sprite = picture.sprites[card_id]
        look = self._faces.shown(card_id, sprite.kind, picture.numbers)
        draw_card(
            surface, frame, at, sprite.base, look,
            degrees=GHOST_TILT, zoom=GHOST_GROWTH, lift=1.0, alpha=GHOST_ALPHA,
        )  # fmt: skip


def is_lying(sprite: CardSprite) -> bool:
    """Whether a card lies on its side, or more so than upright."""
    return round(sprite.degrees / 90) % 2 == 1


def _depth(sprite: CardSprite) -> tuple[int, float]:
    band = 0 if sprite.y < FAR_EDGE else 1 if sprite.y < NEAR_EDGE else 2
    return band, sprite.x


def _light(sprite: CardSprite, marking: Marking, plate: Plate | None) -> Light:
    if sprite.grey > 0.5 or sprite.card in marking.grey:
        return Light.GREY
    return Light.DORMANT if plate is not None and is_lying(sprite) else Light.FULL
