"""What a player is, and the two simplest: one plays anything, one looks one answer ahead."""

from __future__ import annotations

from typing import Protocol

from game.core import engine
from game.core.rng import Dice, below
from game.core.rules import rules_of
from game.core.types import Action, Decision, State
from game.core.view import determinize


class Player(Protocol):
    """Chooses one of the answers of a pending decision, knowing only the view of its own seat.

    A player may remember its own plan between decisions; it must not need to.
    """

    def choose(self, view: State, decision: Decision) -> Action:
        """One of `decision.options`."""
        ...


class RandomPlayer:
    """Plays any legal action, all alike."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def choose(self, view: State, decision: Decision) -> Action:
        """One of the options at random."""
        return decision.options[below(self._dice, len(decision.options))]


class GreedyPlayer:
    """Plays the answer after which its seat stands best at once, by the game's quick worth."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def choose(self, view: State, decision: Decision) -> Action:
        """The option after which the seat stands best; ties fall at random."""
        guess = determinize(view, self._dice)
        evaluate = rules_of(view.game).evaluate
        best, best_worth, ties = decision.options[0], float("-inf"), 0
        for option in decision.options:
            after = guess.clone()
            engine.play(after, option)
            worth = evaluate(after, decision.seat)
            ties = ties + 1 if worth == best_worth else 1
            if worth > best_worth or (worth == best_worth and below(self._dice, ties) == 0):
                best, best_worth = option, worth
        return best
