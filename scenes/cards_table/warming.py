"""Which faces a table will need: those the story shows next, and those of what lies in sight.

Of the own deck the pictures alone are painted: a face of every card in every width would take more
room than all else on the table, and is printed quickly when the card comes. Feeds a workshop, with
what else a table draws besides. The story waits for what it shows next, a few frames in which
nothing moves; the rest is made while everything rests.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from game.cards.decks import parsed
from game.core.events import Moved
from game.core.game_data import DECK_KEYS
from game.core.types import HIDDEN, CardId, ZoneKey
from game.dino import table
from scenes.cards_table.faces import Workshop
from scenes.cards_table.layout import rects
from scenes.cards_table.reading import Reading
from scenes.cards_table.rehearsal import rehearsal
from scenes.draw.cards.look import CardLook
from scenes.draw.cards.picture import art_job
from scenes.draw.frame import Frame
from scenes.session import Happening

AT_ONCE: Final = 3
"""Slices of work a step while the story waits: nothing moves that could be seen to falter."""


class Warming:
    """The workshop of one table in one size."""

    def __init__(self, reading: Reading, frame: Frame) -> None:
        self._reading = reading
        self._frame = frame
        self._workshop = Workshop()
        self._told = max(0, len(reading.session.history) - 1)  # the last may still be waiting
        self.renew()
        self._workshop.add(rehearsal(frame, reading.show.places, reading.words))
        self._workshop.add(art_job(self._printed(self._own_deck())))

    def _own_deck(self) -> list[str]:
        """The kinds of the deck the viewer knows to be the own one."""
        view = self._reading.session.view
        written = view.config.get(DECK_KEYS[view.seat or 0], "")
        return list(parsed(written)) if written and written != HIDDEN else []

    def renew(self) -> None:
        """What lies in sight is another: the faces wanted of it are made, those that are there are
        kept, as the cards lie before as they may."""
        wanted: dict[float, dict[str, None]] = {}
        for card in self._reading.session.view.cards.values():
            for width in self._widths_from(card.zone) if card.kind != HIDDEN else ():
                wanted.setdefault(width, {})[card.kind] = None
        for width in sorted(wanted, key=_urgency):
            self._workshop.want(self._frame, self._printed(wanted[width]), width)

    def _widths_from(self, zone: ZoneKey) -> Iterator[float]:
        """How wide a card in a zone lies there, is played from there, and is shown at the side."""
        if zone in table.DECK:
            return
        yield self._width_in(zone)
        if zone in table.HAND:
            yield rects().slot_card
        if zone not in table.STRATA:
            yield rects().preview.w

    def _printed(self, kinds: Iterable[str]) -> list[CardLook]:
        return [self._reading.faces.printed(kind) for kind in kinds]

    def work(self) -> bool:
        """Do a little; False if there was nothing to do."""
        return self._workshop.work()

    # --- what the story waits for

    def prepare(self) -> bool:
        """Do a little for what the story shows next; True once there was nothing left to do, so
        that the step in which it begins has the time to itself."""
        history = self._reading.session.history
        for happening in history[self._told :]:
            self._expect(happening)
        self._told = len(history)
        slices = 0
        while slices < AT_ONCE and self._workshop.work_now():
            slices += 1
        return slices == 0

    def _expect(self, happening: Happening) -> None:
        """The cards that move openly are wanted in the widths in which they will fly."""
        by_width: dict[float, list[str]] = {}
        for event in happening.events:
            if isinstance(event, Moved):
                kind = _seen(happening, event.card)
                for width in self._widths(event) if kind != HIDDEN else ():
                    by_width.setdefault(width, []).append(kind)
        for width, kinds in by_width.items():
            self._workshop.want_now(self._frame, self._printed(dict.fromkeys(kinds)), width)

    def _widths(self, event: Moved) -> Iterator[float]:
        """How wide a card is where it comes to, and where it is turned up before it leaves: a card
        put down for a level goes to its dinosaur first. One in play is soon shown at the side."""
        yield self._width_in(event.target)
        if event.target not in (*table.HAND, *table.STRATA, *table.DECK):
            yield rects().preview.w
        if event.source in table.HAND and event.target in table.STRATA:
            yield self._width_in(event.source)

    def _width_in(self, zone: ZoneKey) -> float:
        if zone == table.CASTING:
            return rects().preview.w
        if zone in table.HAND:
            places = self._reading.show.places
            is_near = table.HAND.index(zone) == places.bottom
            return places.rects.hand_card if is_near else places.rects.back_card
        return rects().above.strata.w if zone in (*table.STRATA, *table.DECK) else rects().slot_card


def _seen(happening: Happening, card_id: CardId) -> str:
    """The face a card shows while it moves: one that is put away unseen is seen until it lies."""
    kind = happening.after.cards[card_id].kind
    return happening.before.cards[card_id].kind if kind == HIDDEN else kind


def _urgency(width: float) -> tuple[bool, float]:
    """The faces that lie on the table first, the large ones at the side last of all."""
    return width == rects().preview.w, -width
