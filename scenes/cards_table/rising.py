"""Cards that rise under the pointer and sink again when it leaves (ART §8)."""

from __future__ import annotations

from game.core.types import CardId

UP, DOWN = 0.09, 0.14
"""Seconds to rise, and to sink."""


class Rising:
    """How far each card has risen, 0–1; cards that lie are not listed."""

    def __init__(self) -> None:
        self.rises: dict[CardId, float] = {}

    def update(self, seconds: float, over: CardId | None, *, at_once: bool) -> bool:
        """Let time pass with a card under the pointer; True if anything has moved."""
        before = dict(self.rises)
        for card_id in {*self.rises, *([over] if over is not None else [])}:
            goal = 1.0 if card_id == over else 0.0
            now = self.rises.get(card_id, 0.0)
            step = 1.0 if at_once else seconds / (UP if goal else DOWN)
            now = min(goal, now + step) if goal else max(goal, now - step)
            if now > 0.0:
                self.rises[card_id] = now
            else:
                self.rises.pop(card_id, None)
        return self.rises != before
