"""Paints the cards of a table, and what lies beside each: plate, discs, name, mark, verdict.

Says how each card is shown, and paints it from kept pictures. Reads a `Picture` and a `Marking`;
decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import pygame

from game.core.types import HIDDEN, CardId
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
from scenes.draw.seals import Mark, draw_mark
from scenes.ui.box import Point

HAND_RISE, FIELD_RISE = 58.0, 8.0
"""Units a card under the pointer rises (ART §8)."""
HOVER_GROWTH: Final = 0.05
GHOST_TILT, GHOST_ALPHA, GHOST_GROWTH = 5.0, 0.88, 1.06
FORESEEN, AIMED = 50.0, 84.0
"""Diameters of the sign of a result that is foreseen, and of the one that is aimed at."""
RESULT_WORDS: Final = 15.0
HEAD: Final = 14.0
"""From the upper edge of a slot to the middle of the name and the first disc."""
FAR_HAND, FIELD, NEAR_HAND = 0, 1, 2
"""The bands in which cards lie, from the far edge."""
FAR_EDGE, NEAR_EDGE = 130.0, 760.0
"""Above the one lies the far hand, below the other the near one."""


class Drawn(NamedTuple):
    """Where a card is drawn at this moment."""

    at: Point
    width: float
    degrees: float
    zoom: float


class Shown(NamedTuple):
    """Everything the picture of a card follows from: two that are equal look the same.

    `look` is None for a back; `says` is the result in words; `forbids` is the width of the sign
    that it cannot be chosen.
    """

    card: CardId
    drawn: Drawn
    band: int
    lift: float
    look: CardLook | None
    light: Light
    plate: Plate | None
    lies: bool
    mark: CardMark | None
    result: Mark | None
    says: str
    forbids: float
    verdict: tuple[float, str, float] | None
    label: str


class CardPainter:
    """Paints the cards of one table in one language.

    `rises` says how far each card has risen under the pointer, 0–1; `face_down` cards show their
    backs although the viewer knows them.
    """

    def __init__(self, places: Places, faces: Faces, results: Mapping[Mark, str]) -> None:
        """`results` are the words for results, where their signs need any."""
        self.places = places
        self._faces = faces
        self._results = results
        self.rises: dict[CardId, float] = {}
        self.face_down: frozenset[CardId] = frozenset()

    # --- which cards, and how

    def resting(self, picture: Picture, marking: Marking, *, but: CardId | None) -> Iterator[Shown]:
        """The cards that lie, those further from the player first; not the one in hand."""
        lying = [
            sprite
            for sprite in picture.sprites.values()
            if not sprite.lifted and sprite.card != but
        ]
        lying.sort(key=lambda sprite: (self.rises.get(sprite.card, 0.0) > 0.0, *_depth(sprite)))
        for sprite in lying:
            yield self.shown(picture, marking, sprite)

    def lifted(
        self, surface: pygame.Surface, frame: Frame, picture: Picture, marking: Marking
    ) -> None:
        """Paint the cards that fly, above everything."""
        for sprite in picture.sprites.values():
            if sprite.lifted:
                self.paint(surface, frame, self.shown(picture, marking, sprite))

    def focus(self, surface: pygame.Surface, frame: Frame, picture: Picture, card: CardId) -> None:
        """Paint the outline of the keyboard's card, turned and risen with it."""
        sprite = picture.sprites.get(card)
        if sprite is not None:
            at, width, degrees, zoom = self.drawn(sprite)
            mark = CardMark.FOCUS
            draw_card_mark(surface, frame, at, width, mark, degrees=degrees, zoom=zoom)

    def drawn(self, sprite: CardSprite) -> Drawn:
        """Where and how large a card is drawn, hover included."""
        zoom = sprite.w / sprite.base
        rise = 0.0 if sprite.lifted else self.rises.get(sprite.card, 0.0)
        if not rise:
            return Drawn((sprite.x, sprite.y), sprite.base, sprite.degrees, zoom)
        band = _depth(sprite)[0]
        if band == FIELD:
            at = sprite.x, sprite.y - FIELD_RISE * rise
            return Drawn(at, sprite.base, sprite.degrees, zoom)
        up = HAND_RISE * rise * (1.0 if band == FAR_HAND else -1.0)
        at = sprite.x, sprite.y + up
        return Drawn(at, sprite.base, sprite.degrees, zoom * (1.0 + HOVER_GROWTH * rise))

    def shown(self, picture: Picture, marking: Marking, sprite: CardSprite) -> Shown:
        """How a card is shown at this moment."""
        card = sprite.card
        is_back = sprite.kind == HIDDEN or card in self.face_down
        look = None if is_back else self._faces.shown(card, sprite.kind, picture.numbers)
        plate = picture.numbers.plates.get(card)
        lies_there = not is_back and sprite.w == rects().slot_card
        verdict = (verdict_size(sprite.w), sprite.seal, sprite.grey) if sprite.seal else None
        result = marking.results.get(card)
        says = self._results.get(result, "") if result is not None else ""
        return Shown(
            card, self.drawn(sprite), _depth(sprite)[0],
            1.0 if sprite.lifted else self.rises.get(card, 0.0),
            look, _light(sprite, marking, plate), plate if lies_there else None, is_lying(sprite),
            marking.marks.get(("card", card)), result, says,
            sprite.w * 0.42 if card in marking.grey else 0.0, verdict,
            marking.labels.get(card, ""),
        )  # fmt: skip

    # --- one card

    def paint(self, surface: pygame.Surface, frame: Frame, shown: Shown) -> None:
        """A card, what lies beside it and what is on it."""
        (at, width, degrees, zoom), look = shown.drawn, shown.look
        if look is None:
            draw_back(
                surface, frame, at, width, self.places.game,
                degrees=degrees, zoom=zoom, lift=shown.lift,
            )  # fmt: skip
        else:
            draw_card(
                surface, frame, at, width, look,
                degrees=degrees, zoom=zoom, light=shown.light, lift=shown.lift,
            )  # fmt: skip
            if shown.plate is not None:
                _paint_beside(surface, frame, shown, look, shown.plate)
        _paint_standing(surface, frame, shown)

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


def _paint_standing(surface: pygame.Surface, frame: Frame, shown: Shown) -> None:
    """How the card stands to the player, on and around it."""
    at, width, degrees, zoom = shown.drawn
    if shown.mark is not None:
        draw_card_mark(surface, frame, at, width, shown.mark, degrees=degrees, zoom=zoom)
    if shown.result is not None:
        size = AIMED if shown.mark is CardMark.TARGETED else FORESEEN
        draw_mark(surface, frame, at, size, shown.result)
        if shown.says:
            below = at[0], at[1] + size / 2 + 10
            draw_chip(surface, frame, below, shown.says, align="center", size=RESULT_WORDS)
    if shown.forbids:
        draw_forbidden(surface, frame, at, shown.forbids)
    if shown.verdict is not None:
        size, letters, progress = shown.verdict
        draw_verdict(surface, frame, at, size, letters, progress=progress)
    if shown.label:
        top = at[1] - width * zoom * CARD_SHAPE / 2 - 18
        draw_chip(
            surface, frame, (at[0], top), shown.label,
            tone=Tone.ATTACKED, align="center", size=17,
        )  # fmt: skip


def _paint_beside(
    surface: pygame.Surface, frame: Frame, shown: Shown, look: CardLook, plate: Plate
) -> None:
    """The plate below a card in play, the discs at its right, the name of a lying one."""
    x, y = shown.drawn.at
    slot = rects().below.slots.w
    draw_plate(surface, frame, (x, y + (slot - PLATE_HEIGHT) / 2), look)
    side = x + slot / 2 - HEAD if shown.lies else x + rects().slot_card / 2 + HEAD + 4
    top = y - slot / 2 + HEAD
    if shown.lies:
        draw_name_tag(surface, frame, (x - 14, top), look.name, width=slot - 38)
    draw_discs(surface, frame, (side, top), plate.marks)


def verdict_size(width: float) -> float:
    """How large a seal is stamped on a card."""
    return width * 0.5


def is_lying(sprite: CardSprite) -> bool:
    """Whether a card lies on its side, or more so than upright."""
    return round(sprite.degrees / 90) % 2 == 1


def _depth(sprite: CardSprite) -> tuple[int, float]:
    if sprite.y < FAR_EDGE:
        return FAR_HAND, sprite.x
    return FIELD if sprite.y < NEAR_EDGE else NEAR_HAND, sprite.x


def _light(sprite: CardSprite, marking: Marking, plate: Plate | None) -> Light:
    if sprite.grey > 0.5 or sprite.card in marking.grey:
        return Light.GREY
    return Light.DORMANT if plate is not None and is_lying(sprite) else Light.FULL
