"""Events of mouse and keyboard on the set-up, turned into the words of `Placing`.

Owns the gestures; after each the picture follows the draft. Knows positions, not rules.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.arena.input import DIGITS
from scenes.arena.setup import places
from scenes.arena.setup.motion import SetupPicture
from scenes.arena.setup.places import Spot
from scenes.arena.setup.placing import Placing
from scenes.stage.director import Director
from scenes.stage.gesture import (
    OUTSIDE,
    Cancelled,
    Clicked,
    DragBegan,
    Dragged,
    Dropped,
    Gesture,
    Gestures,
    Hovered,
    Point,
    Pressed,
    Wheeled,
)

BACKWARDS = 3
"""Quarter turns clockwise that make one the other way."""


class SetupHands:
    """The hands at one set-up."""

    def __init__(
        self,
        placing: Placing,
        picture: SetupPicture,
        director: Director,
        to_units: Callable[[tuple[int, int]], Point],
    ) -> None:
        self._placing = placing
        self._picture = picture
        self._director = director
        self._to_units = to_units
        self._gestures = Gestures(places.spot_at, to_units, self._may_lift)
        self.at: Point = OUTSIDE

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event; whether anything may look different now."""
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if self._is_free and _is_right_click(event):
            return self._rotate_at(places.spot_at(self._to_units(event.pos)), 1)
        made = self._gestures.handle(event)
        for one in made:
            self._take(one)
        return bool(made)

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._gestures.update(seconds)

    @property
    def _is_free(self) -> bool:
        """Whether nothing is in hand or chosen, so that a right click may turn a piece."""
        return self._placing.held is None and self._placing.chosen is None

    def let_go(self) -> bool:
        """Put back what is in hand, choose nothing; False where there was nothing."""
        placing = self._placing
        had = not self._is_free or placing.refusal is not None
        self._gestures.cancel()
        placing.held = placing.chosen = placing.refusal = None
        return had

    def follow(self, hand: Point | None = None) -> None:
        """The draft may have changed: the picture follows."""
        self._picture.follow(self._placing.draft, hand)

    def click(self, spot: Spot | None) -> None:
        """Something was pressed, by pointer or by key."""
        self._placing.click(spot)
        self.follow()

    # --- gestures

    def _may_lift(self, spot: Spot) -> bool:
        return self._placing.may_lift(spot)

    def _take(self, made: Gesture[Spot]) -> None:
        placing = self._placing
        match made:
            case Hovered(over, at):
                self.at = at
                placing.hovered = over
            case Pressed():
                self._director.finish()
            case Clicked(on, _):
                self.click(on)
            case DragBegan(source, _, at):
                self.at = at
                placing.lift(source)
            case Dragged(_, _, at):
                self.at = at
            case Dropped(_, over, at):
                placing.drop(over)
                self.follow(at)
            case Cancelled():
                placing.held = placing.chosen = placing.refusal = None
            case Wheeled(over, steps, _) if over is not None and steps:
                self._rotate_at(over, 1 if steps < 0 else BACKWARDS)

    # --- keys

    def _key(self, event: pygame.event.Event) -> bool:
        placing = self._placing
        if event.key in DIGITS:
            placing.digit(DIGITS[event.key])
            self.follow()
        elif event.key == pygame.K_r:
            backwards = event.mod & pygame.KMOD_SHIFT
            self._rotate_at(placing.hovered, BACKWARDS if backwards else 1)
        elif event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._take_back()
        else:
            return False
        return True

    def _take_back(self) -> None:
        """The orb under the pointer or the keyboard goes back to the tray."""
        spot = self._placing.hovered
        if spot is not None and spot[0] == "socket" and self._placing.may_lift(spot):
            self._placing.lift(spot)
            self._placing.drop(("tray", 0))
            self.follow()

    # --- turning

    def _rotate_at(self, spot: Spot | None, quarters: int) -> bool:
        """Turn the piece under the pointer or the keyboard."""
        if spot is None or spot[0] not in ("socket", "piece"):
            return False
        where = spot[1]
        self.rotate(where[0] if isinstance(where, tuple) else int(where), quarters)
        return True

    def rotate(self, piece: int, quarters: int = 1) -> None:
        """Turn a piece clockwise."""
        if self._placing.rotate(piece, quarters):
            self._picture.turn(self._placing.draft, piece, quarters)


def _is_right_click(event: pygame.event.Event) -> bool:
    return event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT
