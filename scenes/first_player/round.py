"""One showing of hands: the call, the turning of the cards, the verdict.

Counts its own time; what is shown at any moment follows from it alone. Knows nothing of sessions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.core.first_player import janken_winner
from game.core.types import Seat
from scenes.stage.tween import cubic_in_out

CALL: Final = 0.36
"""Seconds for each word of the call."""
WORDS: Final = 3
FLIP: Final = 0.26
SEAL: Final = 0.2
AGAIN: Final = 1.5
"""Seconds a draw stays before the next round."""


@dataclass(slots=True)
class Round:
    """Nothing, then the hands that are shown; `passed` counts from the moment both are chosen."""

    hands: tuple[str, str] | None = None
    passed: float = 0.0

    def show(self, hands: tuple[str, str], *, at_once: bool) -> None:
        """Both have chosen: begin the call, or turn the cards `at_once`."""
        self.hands = hands
        self.passed = WORDS * CALL + FLIP if at_once else 0.0

    @property
    def winner(self) -> Seat | None:
        """The seat that won; None while nothing is shown, and for a draw."""
        return None if self.hands is None else janken_winner(self.hands)

    @property
    def is_draw(self) -> bool:
        """Whether equal hands were shown."""
        return self.hands is not None and self.winner is None

    @property
    def word(self) -> int | None:
        """Which word of the call is said, 0 to 2; the last one stays. None before the call."""
        return None if self.hands is None else min(WORDS - 1, int(self.passed / CALL))

    @property
    def turned(self) -> float:
        """How far the cards are turned over, 0 to 1."""
        since = self.passed - (WORDS - 1) * CALL
        return cubic_in_out(max(0.0, min(1.0, since / FLIP))) if self.hands else 0.0

    @property
    def sealed(self) -> float:
        """How far the verdict has come, 0 to 1."""
        since = self.passed - (WORDS - 1) * CALL - FLIP
        return max(0.0, min(1.0, since / SEAL)) if self.hands else 0.0

    @property
    def is_over(self) -> bool:
        """Whether everything has been shown; a draw is shown a little longer."""
        length = (WORDS - 1) * CALL + FLIP + SEAL + (AGAIN if self.is_draw else 0.0)
        return self.hands is not None and self.passed >= length
