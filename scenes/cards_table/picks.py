"""Cards picked in answer to a question, before they are handed in: they can still be put back.

The rules take picks one by one and never give one back; here they are collected first, so that a
slip costs nothing. Knows no rule but how many are asked for.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.types import Action, Decision, Handle
from scenes.cards_table.intents import DONE


@dataclass(slots=True)
class Picks:
    """What has been picked of `open`; `least` to `most` have to be."""

    open: tuple[Handle, ...]
    least: int
    most: int
    hastens: bool
    picked: tuple[Handle, ...] = ()

    @classmethod
    def of(cls, decision: Decision) -> Picks:
        """Nothing is picked yet. What was handed in before no longer counts."""
        options = [o.source for o in decision.options if o.source is not None]
        taken = len(decision.picked)
        return cls(
            tuple(options),
            max(0, decision.least - taken),
            min(decision.most - taken, len(options)),
            decision.kind != "redraw",
        )

    @property
    def is_single(self) -> bool:
        """Whether exactly one is asked for, so that a single press answers."""
        return self.hastens and self.least == self.most == 1

    @property
    def is_full(self) -> bool:
        """Whether no more can be picked."""
        return len(self.picked) >= self.most

    @property
    def is_enough(self) -> bool:
        """Whether the picks could be handed in."""
        return len(self.picked) >= self.least

    def toggle(self, handle: Handle) -> bool:
        """Pick something or put it back; where one is asked for, the new takes the old one's
        place. False for what cannot be picked."""
        if handle in self.picked:
            self.picked = tuple(one for one in self.picked if one != handle)
            return True
        if handle not in self.open:
            return False
        if self.is_full:
            self.picked = self.picked[1:] if self.most else ()
        self.picked = (*self.picked, handle)
        return True

    def clear(self) -> bool:
        """Put everything back; False where nothing was picked."""
        had, self.picked = bool(self.picked), ()
        return had

    def actions(self, decision: Decision) -> tuple[Action, ...]:
        """The answers to hand in: each pick, then "done" unless that goes without saying."""
        found = [Action(decision.kind, decision.seat, handle) for handle in self.picked]
        if len(self.picked) < self.most:
            found.append(Action(decision.kind, decision.seat, None, DONE))
        return tuple(found)
