"""What the small things on the table mean: values with their sources, marks, counts, phases.

Finds what lies under a point and explains it; the numbers' reasons come from the rules. Nothing is
drawn here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from game.cards.values import Contribution, contributions
from game.core.types import HIDDEN, CardId, Seat, State
from game.dino import table
from scenes.cards_table.layout import Places, rects
from scenes.cards_table.numbers import STATES_OF_MARKS, STATS, Plate
from scenes.cards_table.picture import CardSprite, Picture
from scenes.cards_table.words import PHASES, Words
from scenes.draw.cards.plates import DISC, PLATE_HEIGHT, PLATE_WIDTH
from scenes.ui.box import Box, Point

DISC_STEP: Final = 32.0
STAT_SHARES: Final = ((0.0, 0.5), (0.5, 0.84))
"""Which part of a plate shows which value; the rest is the level."""
PP_ROW: Final = 36.0
PHASES_LEFT: Final = 0.34
"""Where the names of the phases begin, as a share of the bar."""


class Detail(NamedTuple):
    """Something small under the pointer: where it is, and what there is to say of it."""

    box: Box
    words: str


class Details:
    """Explains the table in one language."""

    def __init__(self, words: Words, places: Places) -> None:
        self._words = words
        self.tr = words.tr
        self._places = places

    def at(self, view: State, picture: Picture, at: Point) -> Detail | None:
        """What there is to explain under a point."""
        for sprite in picture.sprites.values():
            plate = picture.numbers.plates.get(sprite.card)
            if plate is not None and not sprite.lifted:
                found = self._beside_card(view, sprite, plate, at)
                if found is not None:
                    return found
            elif sprite.kind != HIDDEN and self._cost_box(sprite).contains(at):
                return Detail(self._cost_box(sprite), self._value(view, sprite.card, "cost"))
        return self._panels(view, at) or self._phase(at)

    # --- beside a card

    def _beside_card(
        self, view: State, sprite: CardSprite, plate: Plate, at: Point
    ) -> Detail | None:
        slot = rects().below.slots.w
        low = sprite.y + (slot - PLATE_HEIGHT) / 2
        box = Box(sprite.x - PLATE_WIDTH / 2, low - PLATE_HEIGHT / 2, PLATE_WIDTH, PLATE_HEIGHT)
        if box.contains(at):
            return Detail(box, self._plate(view, sprite.card, (at[0] - box.x) / box.w))
        for disc, name in self._discs(sprite, plate):
            if disc.contains(at):
                return Detail(disc, self._mark(name))
        return None

    def _plate(self, view: State, card_id: CardId, share: float) -> str:
        for stat, (start, end) in zip(STATS, STAT_SHARES, strict=True):
            if start <= share < end:
                return self._value(view, card_id, stat)
        level = self._words.level(table.level(view, card_id))
        return self.tr("{level}. Levels rise by the same card or a battle won.", level=level)

    def _discs(self, sprite: CardSprite, plate: Plate) -> Iterator[tuple[Box, str]]:
        slot = rects().below.slots.w
        lying = round(sprite.degrees / 90) % 2 == 1
        x = sprite.x + slot / 2 - 14 if lying else sprite.x + sprite.w / 2 + 18
        for index, name in enumerate(plate.marks):
            y = sprite.y - slot / 2 + 14 + index * DISC_STEP
            yield Box(x - DISC / 2, y - DISC / 2, DISC, DISC), name

    def keyword(self, name: str) -> str:
        """A keyword and what it means, with its clause."""
        keyword = self._words.terms.keywords[name]
        text = keyword.text.in_language(self._words.language)
        clause = f"（{keyword.clause}）" if self._words.language == "ja" else f" ({keyword.clause})"
        return f"{self._words.bracketed(name)}\n{text}{clause}"

    def _mark(self, name: str) -> str:
        words, language = self._words, self._words.language
        if name in words.terms.keywords:
            return self.keyword(name)
        mark = STATES_OF_MARKS[name]
        title = words.phrases.thing("mark", mark, language)
        return f"{title}\n{words.phrases.thing('mark', mark, language, 'means')}"

    # --- values with their sources

    def _value(self, view: State, card_id: CardId, stat: str) -> str:
        """A value and everything it is made of."""
        return "\n".join(self.value_lines(view, card_id, stat))

    def value_lines(self, view: State, card_id: CardId, stat: str) -> list[str]:
        """A value, then a line for each of its parts."""
        if view.cards[card_id].kind == HIDDEN:
            return []
        parts = contributions(view, card_id, stat)
        now = max(0, self._sum(parts))
        lines = [f"{self._words.stat(stat)} {now}"]
        return lines + [self._part(view, part) for part in parts] if len(parts) > 1 else lines

    def _sum(self, parts: list[Contribution]) -> int:
        base = next(part.amount for part in reversed(parts) if part.op != "delta")
        return base + sum(part.amount for part in parts if part.op == "delta")

    def _part(self, view: State, part: Contribution) -> str:
        if part.source is None:
            return self.tr("printed {amount}", amount=part.amount)
        name = self._words.card(view, part.source)
        if part.op == "delta":
            sign = "＋" if part.amount >= 0 else "−"
            return f"{sign}{abs(part.amount)}　{name}"
        return self.tr("becomes {amount} by {card}", amount=part.amount, card=name)

    def _cost_box(self, sprite: CardSprite) -> Box:
        size = sprite.w * 0.24
        left, top = sprite.x - sprite.w / 2, sprite.y - sprite.w * 0.7
        return Box(left, top, size, size) if sprite.w == rects().hand_card else Box(0, 0, 0, 0)

    # --- panels, piles, phases

    def _panels(self, view: State, at: Point) -> Detail | None:
        for seat in (0, 1):
            side = self._places.side(seat)
            low = side.life.bottom
            points = Box(side.panel.x, low, side.panel.w, side.panel.bottom - low)
            rows = (
                (side.life, self.tr("A player whose life is 0 loses (D-61).")),
                (points, self._points(view, seat)),
                (side.deck, self._deck(view, seat)),
                (side.strata, self.tr("Strata: cards used and beaten. Click to look through.")),
            )
            for box, words in rows:
                if box.contains(at):
                    return Detail(box, words)
        return None

    def _points(self, view: State, seat: Seat) -> str:
        have, most = view.tracks[seat, table.PP], view.tracks[seat, table.PP_MAX]
        hand = len(view.zones[table.HAND[seat]])
        return "\n".join(
            (
                self.tr("PP: {have} left of {most}.", have=have, most=most),
                self.tr("What is left pays for counter-spells (D-15)."),
                self.tr("Cards in hand: {count}", count=hand),
            )
        )

    def _deck(self, view: State, seat: Seat) -> str:
        size = len(view.zones[table.DECK[seat]])
        words = self._words.texts.trn("{n} card in the deck.", "{n} cards in the deck.", size)
        return f"{words}\n" + self.tr("Who draws the last one loses (D-62).")

    def _phase(self, at: Point) -> Detail | None:
        bar = rects().phases
        left = bar.x + bar.w * PHASES_LEFT
        room = Box(left, bar.y, bar.right - 40 - left, bar.h)
        if not room.contains(at):
            return None
        cells = room.columns(len(PHASES))
        index = next((i for i, cell in enumerate(cells) if cell.contains(at)), 0)
        words, language = self._words, self._words.language
        name = words.phrases.thing("phase", PHASES[index], language)
        about = words.phrases.thing("phase", PHASES[index], language, "about")
        return Detail(cells[index], f"{name}\n{about}")
