"""How pieces and words are moved on one table, and how a happening becomes beats.

The truth has changed already; every beat only moves the picture, and the last one lays it where
the view says. Which event becomes which beat is `telling.py`'s.
"""

from __future__ import annotations

from collections.abc import Callable

from game.core.events import Event, TurnBegan
from game.core.types import CardId
from scenes.arena.layout import Slot, Table
from scenes.arena.picture import Picture
from scenes.arena.telling import Telling
from scenes.session import Happening
from scenes.stage.director import Beat
from scenes.stage.tween import Motion, clockwise_way, cubic_in_out
from scenes.table.banner import STAYS, Banner, banner_beats

TURN = 0.24

SayBanner = Callable[[Event], tuple[str, str] | None]
"""The words and the small words of the banner for an event, None for no banner."""


class Choreography:
    """Makes beats for one picture on one table."""

    def __init__(self, picture: Picture, table: Table, say: SayBanner) -> None:
        self.picture = picture
        self.table = table
        self._say = say
        self._degrees: dict[CardId, float] = {}

    def resume(self) -> None:
        """Start from what is shown now: nothing is queued any more."""
        self._degrees = {card: sprite.degrees for card, sprite in self.picture.pieces.items()}

    def beats(self, happening: Happening, *, own: bool, paid: str = "") -> list[Beat]:
        """The beats of a happening. `own` moves are told more quickly than those of others;
        `paid` are orbs that the picture already shows as spent."""
        telling = Telling(self, happening, own=own, paid=paid)
        for event in happening.events:
            telling.tell(event)
        return [*telling.finished(), self._come_to_rest(happening)]

    def banner(self, event: Event, stays: float = STAYS) -> list[Beat]:
        """The words for an event across the board, if there are any."""
        words = self._say(event)
        if words is None:
            return []

        def show(banner: Banner | None) -> None:
            self.picture.banner = banner

        sound = "bell" if isinstance(event, TurnBegan) else None
        return banner_beats(Banner(*words), show, sound=sound, stays=stays)

    def _come_to_rest(self, happening: Happening) -> Beat:
        return Beat(on_end=lambda: self.picture.lay(happening.after, self.table))

    def turn(self, card: CardId, degrees: float) -> Motion:
        """Turn a piece to an angle on the screen, clockwise as the rule says (O-14)."""
        self._degrees[card] = clockwise_way(self._degrees[card], degrees)
        return Motion(self.picture.pieces[card], "degrees", self._degrees[card], TURN, cubic_in_out)

    def go(
        self, card: CardId, slot: Slot, seconds: float, *, delay: float = 0.0
    ) -> tuple[Motion, ...]:
        """Bring a piece to a slot."""
        sprite = self.picture.pieces[card]
        return tuple(
            Motion(sprite, name, value, seconds, cubic_in_out, delay)
            for name, value in zip(("x", "y", "size"), slot, strict=True)
        )
