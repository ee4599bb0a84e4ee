"""Cards that move or turn in a story: those that belong together do so in one beat.

Gathers moves and turns until something else happens, then makes their beat. Knows where cards go,
not why.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from game.core.events import Moved
from game.core.types import HIDDEN, CardId
from game.dino.table import CASTING
from scenes.cards_table.choreography import FOLLOW, Choreography
from scenes.cards_table.layout import Place
from scenes.cards_table.numbers import PILES, Numbers, numbers
from scenes.cards_table.picture import CardSprite, place_of
from scenes.cards_table.told import Told
from scenes.stage.director import Beat
from scenes.ui.box import Point

PLACE_KINDS = 4
"""Letters of a zone's key that tell what kind of place it is: hand, slot, deck, stra, cast."""


class _Flight(NamedTuple):
    """A card on its way: the sprite, its goal, the face it will show."""

    sprite: CardSprite
    goal: Place
    kind: str


class Flights:
    """The moving cards of one happening. `told` is how far the story has come."""

    def __init__(self, work: Choreography, told: Told, cast_stays: float) -> None:
        self._work = work
        self._places = work.places
        self._told = told
        self._cast_stays = cast_stays
        self._flying: list[Moved] = []
        self._turning: list[CardId] = []
        self._raised: tuple[CardId, CardId] | None = None
        self.shown = numbers(told.state)

    def now(self) -> Numbers:
        """The numbers as the story has them now."""
        self.shown = numbers(self._told.state)
        return self.shown

    # --- gathering

    def raises(self, card_id: CardId, target: CardId) -> None:
        """The card that moves next is put down for a level of `target` (D-40)."""
        self._raised = card_id, target

    def joins(self, event: Moved) -> bool:
        """Whether a card flies with those that wait: from the same kind of place to the same."""
        return bool(self._flying) and self._raised is None and _way(self._flying[-1]) == _way(event)

    def add(self, event: Moved) -> None:
        """A card moves; the story has been told of it."""
        self._flying.append(event)

    def add_turn(self, card_id: CardId) -> None:
        """A card turns; the story has been told of it."""
        self._turning.append(card_id)

    # --- beats

    def take_off(self) -> list[Beat]:
        """The beats of the cards that wait to fly, one shortly after the other."""
        if not self._flying:
            return []
        flying, self._flying = self._flying, []
        beats = self._onto(flying[0])
        before, now = self.shown, self.now()
        flights = [self._flight(moved) for moved in flying]
        motions = [
            motion
            for number, (sprite, place, _) in enumerate(flights)
            for motion in self._work.go(sprite, place, delay=number * FOLLOW)
        ]
        motions += self._work.rearrange(self._told.state, [moved.card for moved in flying])
        hold = 0.0
        if flying[-1].target == CASTING:
            hold = self._cast_stays + max(motion.length for motion in motions)
        gone = [moved.card for moved in flying if moved.target in PILES]
        for card_id in gone:
            self._work.forget(card_id)
        waiting = _with_piles(now, before, [moved.target for moved in flying])
        leave = self._leave(flights, waiting)
        arrive = self._arrive(flights, gone, now)
        return [*beats, Beat(tuple(motions), "paper", hold, leave, arrive)]

    def _flight(self, moved: Moved) -> _Flight:
        """What flies, where to, and the face it shows there."""
        card = self._told.state.cards[moved.card]
        place = place_of(self._told.state, self._places, moved.card)
        goal = place or self._work.pile_place(moved.target, card.owner)
        return _Flight(self._sprite(moved), goal, card.kind)

    def _leave(self, flights: list[_Flight], waiting: Numbers) -> Callable[[], None]:
        picture = self._work.picture

        def leave() -> None:
            picture.numbers = waiting
            for sprite, goal, kind in flights:
                picture.sprites[sprite.card] = sprite
                sprite.lifted, sprite.base = True, goal.w
                sprite.kind = kind if kind != HIDDEN else sprite.kind

        return leave

    def _arrive(
        self, flights: list[_Flight], gone: list[CardId], now: Numbers
    ) -> Callable[[], None]:
        picture = self._work.picture

        def arrive() -> None:
            picture.numbers = now
            for sprite, _, kind in flights:
                sprite.lifted, sprite.kind = False, kind
            for card_id in gone:
                picture.sprites.pop(card_id, None)

        return arrive

    def _sprite(self, moved: Moved) -> CardSprite:
        """The sprite of a card that leaves its place; one out of a pile begins on it."""
        if moved.source in PILES:
            return self._work.begin(moved.card, self._told.state, moved.source)
        return self._work.sprite(moved.card, self._told.state)

    def _onto(self, moved: Moved) -> list[Beat]:
        """A card put down for a level first flies to the dinosaur it raises."""
        raised, self._raised = self._raised, None
        if raised is None or raised[0] != moved.card:
            return []
        place = place_of(self._told.state, self._places, raised[1])
        sprite = self._sprite(moved)
        kind = self._told.state.cards[moved.card].kind
        goal = place or self._places.casting()

        def lift() -> None:
            sprite.lifted, sprite.kind = True, kind

        return [Beat(self._work.go(sprite, goal), "lift", 0.0, lift)]

    def turn_all(self) -> list[Beat]:
        """The beat of the cards that become dormant or awake at one moment."""
        if not self._turning:
            return []
        turning, self._turning = self._turning, []
        state = self._told.state
        motions = tuple(
            self._work.turn(self._work.sprite(card_id, state), 90.0 * state.cards[card_id].turned)
            for card_id in turning
        )
        return [replace(self._work.take(self.now()), motions=motions, sound="turn")]

    # --- places

    def middle(self, card_id: CardId) -> Point:
        """The middle of the place of a card, as far as the story has come."""
        place: Place = place_of(self._told.state, self._places, card_id) or self._places.casting()
        return place.x, place.y


def _way(event: Moved) -> tuple[str, str]:
    return event.source[:PLACE_KINDS], event.target[:PLACE_KINDS]


def _with_piles(now: Numbers, before: Numbers, zones: list[str]) -> Numbers:
    """Numbers in which these piles have not grown yet: their cards are still on the way."""
    kept = {zone: before.piles[zone] for zone in zones if zone in before.piles}
    return now._replace(piles={**now.piles, **kept})
