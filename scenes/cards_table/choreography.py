"""How what happened is shown: motions of cards, seals, splashes, and how long they take.

Makes beats for one picture on one table. Which event calls for which of them is `telling`'s; the
truth has changed already, a beat only moves the picture.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.core.types import CardId, Handle, State
from game.dino.table import DECK, HAND
from scenes.cards_table.layout import Place, Places
from scenes.cards_table.numbers import Numbers
from scenes.cards_table.picture import CardSprite, Picture, Pose, SealSprite, Splash, place_of
from scenes.draw.seals import Mark
from scenes.stage.director import Beat
from scenes.stage.tween import (
    Motion,
    cubic_in_out,
    cubic_out,
    linear,
    quint_in,
    quint_out,
    short_way,
)
from scenes.ui.box import Point

FLIGHT, FOLLOW, TURN = 0.26, 0.09, 0.18
"""Seconds: a flight, what the next card of a group waits, a quarter turn (ART §9)."""
LUNGE, STOP, BACK = 0.14, 0.06, 0.22
SEAL, SEAL_STAYS = 0.16, 0.62
SPLASH: Final = 0.72
BAR: Final = 0.6
"""Seconds the lost part of a life bar takes to go."""
LUNGE_SHARE: Final = 0.62
"""How far an attacker lunges on the way to what it attacks."""
SEAL_SIZE: Final = 96.0
BEATEN: Final = "敗"
GREYING, BEATEN_STAYS = 0.2, 0.42


class Choreography:
    """Makes beats for one picture on one table."""

    def __init__(self, picture: Picture, places: Places) -> None:
        self.picture = picture
        self.places = places
        self._coming: dict[CardId, CardSprite] = {}
        self._degrees: dict[CardId, float] = {}

    def resume(self) -> None:
        """Start from what is shown now: nothing is queued any more."""
        self._coming = dict(self.picture.sprites)
        self._degrees = {card: sprite.degrees for card, sprite in self._coming.items()}

    # --- sprites

    def sprite(self, card_id: CardId, state: State) -> CardSprite:
        """The sprite a card will have when its beat comes."""
        if card_id not in self._coming:
            return self.begin(card_id, state, state.cards[card_id].zone)
        return self._coming[card_id]

    def begin(self, card_id: CardId, state: State, zone: str) -> CardSprite:
        """A new sprite for a card that comes out of a pile."""
        card = state.cards[card_id]
        place = self.pile_place(zone, card.owner)
        sprite = CardSprite.at(card_id, card.owner, Pose.at(place, card.kind))
        self._coming[card_id], self._degrees[card_id] = sprite, sprite.degrees
        return sprite

    def pile_place(self, zone: str, owner: int) -> Place:
        """Where the top of a pile lies."""
        return self.places.deck(owner) if zone in DECK else self.places.strata(owner)

    def forget(self, card_id: CardId) -> None:
        """The card has gone into a pile: coming out again it is another sprite."""
        self._coming.pop(card_id, None)
        self._degrees.pop(card_id, None)

    # --- motions

    def go(
        self, sprite: CardSprite, place: Place, seconds: float = FLIGHT, *, delay: float = 0.0
    ) -> tuple[Motion, ...]:
        """Bring a card to a place, turning it the short way."""
        motions = [
            Motion(sprite, name, value, seconds, cubic_in_out, delay)
            for name, value in zip(("x", "y", "w"), place[:3], strict=True)
        ]
        return (*motions, self.turn(sprite, place.degrees, seconds, delay=delay))

    def turn(
        self, sprite: CardSprite, degrees: float, seconds: float = TURN, *, delay: float = 0.0
    ) -> Motion:
        """Turn a card to an angle, the short way from where queued turns will have left it."""
        goal = short_way(self._degrees[sprite.card], degrees)
        self._degrees[sprite.card] = goal
        return Motion(sprite, "degrees", goal, seconds, cubic_out, delay)

    def rearrange(self, state: State, but: Iterable[CardId] = ()) -> list[Motion]:
        """The cards of both hands move up, or make room; cards on their way do so by themselves."""
        moving = set(but)
        motions: list[Motion] = []
        for seat in (0, 1):
            for card_id in state.zones[HAND[seat]]:
                place = place_of(state, self.places, card_id)
                if card_id in moving or card_id not in self._coming or place is None:
                    continue
                motions += self.go(self._coming[card_id], place, FLIGHT)
        return motions

    # --- beats

    def take(self, numbers: Numbers) -> Beat:
        """All numbers change at once, without a motion."""
        return Beat(on_start=lambda: self.picture_takes(numbers))

    def picture_takes(self, numbers: Numbers) -> None:
        """Show these numbers from now on."""
        self.picture.numbers = numbers

    def notice(self, card_id: CardId | None, caption: str, hold: float, sound: str = "") -> Beat:
        """Somebody does something: with which card, and what, in words."""
        picture = self.picture

        def begin() -> None:
            picture.acting, picture.caption, picture.aimed = card_id, caption, frozenset()

        return Beat((), sound or None, hold, begin)

    def aim(self, aimed: frozenset[Handle], hold: float) -> Beat:
        """Something is chosen as a target."""
        picture = self.picture

        def begin() -> None:
            picture.aimed = aimed

        return Beat((), "select", hold, begin)

    def splash(self, splash: Splash, *, before: Beat) -> Beat:
        """A number flung on the table; `before` is what else happens at that moment."""
        picture = self.picture
        splash.seed = round(splash.x + 7 * splash.y)

        def come() -> None:
            before.on_start()
            picture.splashes.append(splash)

        def go() -> None:
            picture.splashes.remove(splash)
            before.on_end()

        motions = (*before.motions, Motion(splash, "progress", 1.0, SPLASH, linear))
        return Beat(motions, before.sound, before.hold, come, go)

    def lunge(self, sprite: CardSprite, home: Point, at: Point) -> tuple[Beat, tuple[Motion, ...]]:
        """An attacker darts from its place at what it attacks; and the motions back to it."""
        there = tuple(
            Motion(sprite, name, a + (b - a) * LUNGE_SHARE, LUNGE, quint_in)
            for name, a, b in zip(("x", "y"), home, at, strict=True)
        )
        back = tuple(
            Motion(sprite, name, value, BACK, cubic_out, STOP)
            for name, value in zip(("x", "y"), home, strict=True)
        )

        def rise() -> None:
            sprite.lifted = True

        return Beat(there, "brush", 0.0, rise), back

    def seal(self, mark: Mark, at: Point, *, stays: float, meanwhile: Beat) -> Beat:
        """The result of a battle is pressed on it, and what else happens meanwhile."""
        picture = self.picture
        seal = SealSprite(mark, *at, SEAL_SIZE)

        def press() -> None:
            picture.seal = seal

        def lift() -> None:
            picture.seal = None

        motions = (Motion(seal, "progress", 1.0, SEAL, quint_out), *meanwhile.motions)
        return Beat(motions, "drum", stays, press, lift)

    def beat_down(self, sprites: list[CardSprite]) -> Beat:
        """The beaten lose their colours and are stamped."""

        def stamp() -> None:
            for sprite in sprites:
                sprite.seal = BEATEN

        motions = tuple(Motion(sprite, "grey", 1.0, GREYING) for sprite in sprites)
        return Beat(motions, "seal", BEATEN_STAYS, stamp)
