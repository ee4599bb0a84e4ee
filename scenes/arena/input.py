"""Events of mouse and keyboard on the table, turned into the words of `Playing`.

Owns the gestures and the thing in hand; whatever is being shown is skipped by a press, so that a
hand never waits for a picture. Knows positions, but neither rules nor painting.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from scenes.arena.asking import Command
from scenes.arena.layout import Table
from scenes.arena.picture import PieceSprite
from scenes.arena.playing import Playing
from scenes.arena.pointing import spot_at
from scenes.arena.show import Show
from scenes.arena.spot import Spot
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

_DIGIT_KEYS: Final = (
    (pygame.K_1, pygame.K_KP1), (pygame.K_2, pygame.K_KP2), (pygame.K_3, pygame.K_KP3),
    (pygame.K_4, pygame.K_KP4), (pygame.K_5, pygame.K_KP5),
)  # fmt: skip
DIGITS: Final = {key: number for number, keys in enumerate(_DIGIT_KEYS, start=1) for key in keys}


class Hands:
    """The hands at one table. `table` and `to_units` are asked anew each time: both may change."""

    def __init__(
        self,
        playing: Playing,
        show: Show,
        table: Callable[[], Table],
        to_units: Callable[[tuple[int, int]], Point],
    ) -> None:
        self._playing = playing
        self._show = show
        self._table = table
        self._gestures = Gestures(self._hit, to_units, self._may_lift)
        self._grip: Point = (0.0, 0.0)
        self.at: Point = OUTSIDE

    @property
    def orb_in_hand(self) -> str | None:
        """The orb that is being dragged."""
        held = self._playing.grip.held
        return str(held[1]) if held is not None and held[0] == "orb" else None

    @property
    def is_holding(self) -> bool:
        """Whether something is being dragged."""
        return self._playing.grip.held is not None

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event; whether anything may look different now."""
        if event.type == pygame.KEYDOWN:
            return self._key(event)
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
        self._playing.grip.held = None

    # --- gestures

    def _hit(self, at: Point) -> Spot | None:
        return spot_at(self._table(), self._playing, at)

    def _may_lift(self, spot: Spot) -> bool:
        return self._playing.grip.may_lift(spot)

    def _take(self, made: Gesture[Spot]) -> bool:
        playing = self._playing
        match made:
            case Hovered(over, at):
                self.at = at
                return playing.point(over)
            case Pressed(_, at):
                self.at = at
                if not self._show.is_idle:
                    self._show.finish()
                return True
            case Clicked(on, _):
                playing.click(on)
            case DragBegan(source, grip, _):
                self._lift(source, grip)
            case Dragged(_, _, at):
                self._carry(at)
            case Dropped(_, over, at):
                self.at = at
                playing.drop(over)
            case Cancelled(source, _):
                self._cancelled(in_hand=source is not None)
            case Wheeled(_, steps, _) if steps:
                playing.turn(1 if steps > 0 else -1)
        return True

    def _lift(self, spot: Spot, grip: Point) -> None:
        self._playing.lift(spot)
        sprite = self._sprite()
        if sprite is not None:
            self._grip = sprite.x - grip[0], sprite.y - grip[1]

    def _carry(self, at: Point) -> None:
        self.at = at
        sprite = self._sprite()
        if sprite is not None:
            sprite.x, sprite.y = at[0] + self._grip[0], at[1] + self._grip[1]
            sprite.lifted = True

    def _sprite(self) -> PieceSprite | None:
        """The piece in hand."""
        held = self._playing.grip.held
        piece = self._playing.grip.piece_at(held) if held is not None else None
        return self._show.picture.pieces[piece] if piece is not None else None

    def _cancelled(self, *, in_hand: bool) -> None:
        if in_hand and self._playing.grip.held is not None:
            self._playing.drop(None)
        else:
            self._playing.cancel()

    # --- keys

    def _key(self, event: pygame.event.Event) -> bool:
        playing = self._playing
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        if not self._show.is_idle:
            self._show.finish()
        match event.key:
            case pygame.K_RETURN | pygame.K_KP_ENTER:
                playing.command(Command.CONFIRM)
            case pygame.K_r:
                playing.turn(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            case pygame.K_BACKSPACE:
                playing.back()
            case key if key in DIGITS:
                playing.digit(DIGITS[key])
            case _:
                return False
        return True
