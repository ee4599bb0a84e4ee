"""Events of mouse and keyboard on the table, turned into the words of `Playing`.

Owns the gestures and the card in hand; whatever is being shown is skipped by a press, so that a
hand never waits for a picture. Knows positions, but neither rules nor painting.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.core.types import CardId, Handle
from game.dino import table
from scenes.cards_table.playing import Playing
from scenes.cards_table.pointing import spot_at
from scenes.cards_table.show import Show
from scenes.stage.gesture import (
    Cancelled,
    Clicked,
    DragBegan,
    Dropped,
    Gesture,
    Gestures,
    Hovered,
    Point,
    Pressed,
)


class HandCalls(NamedTuple):
    """What the hands tell the table, and ask it: a click; whether a press finishes what is being
    shown, or turns a closed hand up, and means only that."""

    click: Callable[[Handle | None], None]
    skips: Callable[[], bool]
    opens: Callable[[Handle | None], bool]


class Hands:
    """The hands at one table; `to_units` is asked anew each time, for the window may change."""

    def __init__(
        self,
        playing: Playing,
        show: Show,
        to_units: Callable[[tuple[int, int]], Point],
        calls: HandCalls,
    ) -> None:
        self._playing = playing
        self._show = show
        self._gestures = Gestures(self._hit, to_units, self._may_lift)
        self._calls = calls
        self._is_spent = self._opened = False

    @property
    def at(self) -> Point:
        """Where the pointer is."""
        return self._gestures.at

    @property
    def is_holding(self) -> bool:
        """Whether something is being dragged."""
        return self._playing.held is not None

    @property
    def card_in_hand(self) -> CardId | None:
        """The card of the hand that is being dragged; an attacker stays in its slot."""
        held, view = self._playing.held, self._playing.view
        if held is None or not isinstance(held[1], int):
            return None
        return held[1] if view.cards[held[1]].zone in table.HAND else None

    @property
    def pulls_arrow(self) -> bool:
        """Whether an attacker is being dragged towards a target."""
        return self.is_holding and self.card_in_hand is None

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event of the mouse; whether anything may look different now."""
        changes = [self._take(made) for made in self._gestures.handle(event)]
        return any(changes)

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._gestures.update(seconds)

    def look_again(self) -> bool:
        """Things have moved under the resting pointer."""
        changes = [self._take(made) for made in self._gestures.refresh()]
        return any(changes)

    def let_go(self) -> None:
        """Something else has taken over: what is in hand goes back."""
        self._gestures.cancel()
        self._playing.held = None

    # --- gestures

    def _hit(self, at: Point) -> Handle | None:
        return spot_at(self._show.places, self._show.picture, self._playing.hovered, at)

    def _may_lift(self, spot: Handle) -> bool:
        return not self._is_spent and self._playing.may_lift(spot)

    def _take(self, made: Gesture[Handle]) -> bool:
        playing = self._playing
        match made:
            case Hovered(over, _):
                return playing.point(over)
            case Pressed(on, _):
                self._is_spent = self._calls.skips()
                self._opened = not self._is_spent and self._calls.opens(on)
            case Clicked(on, _):
                if not (self._is_spent or self._opened):
                    self._calls.click(on)
            case DragBegan(source, _, _):
                playing.lift(source)
            case Dropped(_, over, at):
                self._put_down(at)
                playing.drop(over)
            case Cancelled(source, _):
                self._cancelled(in_hand=source is not None)
        return True

    def _put_down(self, at: Point) -> None:
        """From now on the card is where the hand let it go; from there it flies on, or back."""
        card_id = self.card_in_hand
        sprite = self._show.picture.sprites.get(card_id) if card_id is not None else None
        if sprite is not None:
            sprite.x, sprite.y, sprite.lifted = at[0], at[1], True

    def _cancelled(self, *, in_hand: bool) -> None:
        playing = self._playing
        if in_hand and playing.held is not None:
            self._put_down(self.at)
            playing.drop(None)
        else:
            playing.cancel()
