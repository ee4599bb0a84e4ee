"""Which card is looked at closely: shown with its text at the side, or full size over the table.

A card is looked at when the pointer has rested on it for a moment; the last one stays. Owns time
and choice; nothing is drawn here.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import dist
from typing import Final

from game.core.types import CardId
from scenes.ui.box import Point

DELAY: Final = 0.12
"""Seconds the pointer rests on a card before it is shown at the side (ART §8)."""
HINT_DELAY: Final = 0.45
"""Seconds it rests on something small before that is explained."""
AWAY: Final = 90.0
"""Units the pointer goes from where it pressed before anything is explained again."""


@dataclass(slots=True)
class Looking:
    """What is looked at. `card` is at the side, `full` over the table; None for no card."""

    card: CardId | None = None
    full: CardId | None = None
    _over: CardId | None = None
    _rest: float = 0.0
    _hushed: bool = False
    _pressed: Point | None = None
    _acts: CardId | None = None
    _gives_way: bool = False

    @property
    def explains(self) -> bool:
        """Whether the pointer has rested long enough for an explanation."""
        return self._rest >= HINT_DELAY and not self._hushed

    def point(self, card_id: CardId | None) -> None:
        """The pointer or the keyboard is on this card now, or on none."""
        if card_id != self._over:
            self._over = card_id
            self._rest = 0.0
            self._gives_way = False

    def act(self, card_id: CardId | None) -> None:
        """Another player acts with this card, or with none: it is shown until the pointer goes to
        another one."""
        if card_id != self._acts:
            self._acts, self._gives_way = card_id, card_id is not None

    def turn_to(self, card_id: CardId | None) -> None:
        """A question is about this card: it is shown unless the player looks at another."""
        if card_id is not None and self._over is None:
            self.card = card_id

    def stir(self, at: Point) -> bool:
        """The pointer has moved: explanations go; True if there was one."""
        explained = self.explains
        self._rest = min(self._rest, DELAY)
        if self._pressed is None or dist(self._pressed, at) >= AWAY:
            self._hushed, self._pressed = False, None
        return explained

    def hush(self, at: Point | None = None) -> bool:
        """A key, or `at` a place the pointer, was pressed: nothing is explained until the pointer
        moves, or has gone from there; True if it was."""
        explained, self._hushed, self._pressed = self.explains, True, at
        return explained

    def update(self, seconds: float) -> bool:
        """Let time pass; True if something else is to be shown."""
        before = self.card, self.explains
        self._rest += seconds
        if self._gives_way:
            self.card = self._acts
        elif self._over is not None and self._rest >= DELAY:
            self.card = self._over
        return (self.card, self.explains) != before

    def enlarge(self, *, on: bool) -> bool:
        """Show the card under the pointer full size, or no card; True if that is a change."""
        before = self.full
        self.full = (self._over if self._over is not None else self.card) if on else None
        return self.full != before

    def forget(self, gone: CardId) -> None:
        """A card is no longer in sight."""
        if self.card == gone:
            self.card = None
        if self.full == gone:
            self.full = None
