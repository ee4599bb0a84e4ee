"""The small motions of a table at rest: cards that rise, targets that pulse, a sign of thinking.

Owns time only; what is drawn from it is the view's.
"""

from __future__ import annotations

from typing import Final

from game.core.types import CardId
from scenes.cards_table.rising import Rising
from scenes.stage.director import MotionLevel
from scenes.stage.tween import sine_pulse

PULSE_STEPS: Final = 5
"""How often in a second the light of targets changes."""
THINKING_STEPS: Final = 8
"""How often in a second the sign of thinking changes."""


class Stirring:
    """The motions of one table. `thought` is how long the computer has been thinking."""

    def __init__(self) -> None:
        self._rising = Rising()
        self._clock = self.thought = 0.0
        self._steps = (0, 0)

    @property
    def rises(self) -> dict[CardId, float]:
        """How far each card has risen."""
        return self._rising.rises

    def pass_time(self, seconds: float, *, thinking: bool) -> None:
        """Let the clocks run."""
        self._clock += seconds
        self.thought = self.thought + seconds if thinking else 0.0

    def pulse(self, motion: MotionLevel) -> float:
        """The light of targets, 0–1."""
        return sine_pulse(self._clock) if motion is MotionLevel.FULL else 1.0

    def rise(self, seconds: float, over: CardId | None, motion: MotionLevel) -> bool:
        """Lift the card that is pointed at; True if anything has moved."""
        return self._rising.update(seconds, over, at_once=motion is not MotionLevel.FULL)

    def has_stepped(self, *, pulses: bool) -> bool:
        """Whether something that changes by itself looks different now."""
        steps = int(self._clock * PULSE_STEPS) if pulses else 0, int(self.thought * THINKING_STEPS)
        changed, self._steps = steps != self._steps, steps
        return changed
