"""What the small things on the table mean: values with their sources, marks, counts, phases.

Finds what lies under a point and explains it; the numbers' reasons come from the rules. Nothing is
drawn here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from game.cards.values import Contribution, contributions
from game.core.phrases import begins_a_line
from game.core.types import HIDDEN, CardId, Seat, State
from game.dino import table
from scenes.cards_table.face_details import BADGE, LEVEL, LEVELS, share_at, thing_at
from scenes.cards_table.layout import Place, Places, rects
from scenes.cards_table.numbers import STATES_OF_MARKS, STATS, Plate
from scenes.cards_table.picture import CardSprite, Picture
from scenes.cards_table.words import PHASES, Words
from scenes.draw.cards.look import CardLook
from scenes.draw.cards.plates import DISC, PLATE_HEIGHT, PLATE_WIDTH
from scenes.draw.cards.style import styles
from scenes.ui.box import Box, Point

DISC_STEP: Final = 32.0
PHASES_LEFT: Final = 0.34
"""Where the names of the phases begin, as a share of the bar."""


class Detail(NamedTuple):
    """What there is to say of something small under the pointer. `beside` is what is kept in sight
    while it is said."""

    words: str
    beside: Box | None = None


class Face(NamedTuple):
    """A card face up: how it looks, where it is drawn, and the width it is printed for."""

    card: CardId
    look: CardLook
    place: Place
    base: float


class Details:
    """Explains the table in one language."""

    def __init__(self, words: Words, places: Places) -> None:
        self._words = words
        self.tr = words.tr
        self._places = places

    def at(
        self, view: State, picture: Picture, at: Point, faces: Iterable[Face] = ()
    ) -> Detail | None:
        """What there is to explain under a point; of `faces` the first one found counts."""
        for sprite in picture.sprites.values():
            plate = picture.numbers.plates.get(sprite.card)
            if plate is not None and not sprite.lifted:
                found = self._beside_card(view, sprite, plate, at)
                if found is not None:
                    return found
        for face in faces:
            thing = thing_at(face.look, face.place, at, face.base)
            if thing is not None:
                return Detail(self._thing(view, face, thing))
        return self._panels(view, at) or self._phase(at)

    # --- on the face of a card

    def _thing(self, view: State, face: Face, thing: str) -> str:
        if thing == BADGE:
            name = self._words.terms.attributes[face.look.badge].in_language(self._words.language)
            return self.tr("Attribute: {name}", name=name)
        if thing == LEVEL:
            return self._level(face.look.level)
        if thing == LEVELS:
            seals = styles().stats
            return "\n".join(
                f"{seals[stat.seal].glyph.in_language(self._words.language)}　"
                f"{self._name(stat.seal)}\n{self._means(stat.seal)}"
                for stat in face.look.stats
            )
        return self._value(view, face.card, thing)

    def _level(self, level: int) -> str:
        words = self._words.level(level)
        return self.tr("{level}. Levels rise by the same card or a battle won.", level=words)

    def _name(self, stat: str) -> str:
        """The name of a value, as a line begins with it."""
        return begins_a_line(self._words.stat(stat))

    def _means(self, stat: str) -> str:
        """What a value is for, with its clause."""
        return self._words.phrases.thing("stat", stat, self._words.language, "means")

    # --- beside a card

    def _beside_card(
        self, view: State, sprite: CardSprite, plate: Plate, at: Point
    ) -> Detail | None:
        slot = rects().below.slots.w
        low = sprite.y + (slot - PLATE_HEIGHT) / 2
        box = Box(sprite.x - PLATE_WIDTH / 2, low - PLATE_HEIGHT / 2, PLATE_WIDTH, PLATE_HEIGHT)
        if box.contains(at):
            thing = share_at(STATS, (at[0] - box.x) / box.w)
            if thing == LEVEL:
                return Detail(self._level(plate.level))
            return Detail(self._value(view, sprite.card, thing))
        for disc, name in self._discs(sprite, plate):
            if disc.contains(at):
                return Detail(self._mark(name))
        return None

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
        """A value, everything it is made of, and what it is for."""
        return "\n".join((*self.value_lines(view, card_id, stat), self._means(stat)))

    def value_lines(self, view: State, card_id: CardId, stat: str) -> list[str]:
        """A value, then a line for each of its parts."""
        if view.cards[card_id].kind == HIDDEN:
            return []
        parts = contributions(view, card_id, stat)
        now = max(0, self._sum(parts))
        lines = [f"{self._name(stat)} {now}"]
        return lines + [self._part(view, part) for part in parts] if len(parts) > 1 else lines

    def _sum(self, parts: list[Contribution]) -> int:
        base = next(part.amount for part in reversed(parts) if part.op != "delta")
        return base + sum(part.amount for part in parts if part.op == "delta")

    def _part(self, view: State, part: Contribution) -> str:
        if part.source is None:
            return self.tr("printed {amount}", amount=part.amount)
        name, until = self._words.card(view, part.source), self._words.until(part.until)
        if part.op == "delta":
            sign = "＋" if part.amount >= 0 else "−"
            said = f"{sign}{abs(part.amount)}　{name}"
        else:
            said = self.tr("becomes {amount} by {card}", amount=part.amount, card=name)
        return self.tr("{said} ({until})", said=said, until=until)

    # --- panels, piles, phases

    def _panels(self, view: State, at: Point) -> Detail | None:
        for seat in (0, 1):
            side = self._places.side(seat)
            low = side.life.bottom
            points = Box(side.panel.x, low, side.panel.w, side.panel.bottom - low)
            strata = self.tr("Strata: cards used and beaten. Click to look through.")
            rows = (
                (side.life, self.tr("A player whose life is 0 loses (D-61)."), side.panel),
                (points, self._points(view, seat), side.panel),
                (side.deck, self._deck(view, seat), side.strata),
                (side.strata, strata, side.strata),
            )
            for box, words, beside in rows:
                if box.contains(at):
                    return Detail(words, beside)
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
        bar = self._places.rects.phases
        left = bar.x + bar.w * PHASES_LEFT
        room = Box(left, bar.y, bar.right - 40 - left, bar.h)
        if not room.contains(at):
            return None
        cells = room.columns(len(PHASES))
        index = next((i for i, cell in enumerate(cells) if cell.contains(at)), 0)
        words, language = self._words, self._words.language
        name = words.phrases.thing("phase", PHASES[index], language)
        about = words.phrases.thing("phase", PHASES[index], language, "about")
        return Detail(f"{name}\n{about}")
