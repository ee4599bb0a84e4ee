"""The computer's levels at a card game: how long each searches, and how carefully it then chooses.

Read from `data/<game>/levels.yaml`; the same search plays every card game, guided by its hints.
"""

from __future__ import annotations

from functools import cache
from time import monotonic

import msgspec

from game.ai.tree_search import TreeSearch
from game.core.game_data import Words
from game.core.types import Action, Decision, State
from game.resources import DATA_ROOT
from game.yaml_reader import read

NO_BOUND = 1 << 60


class TreeLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One level; what its fields mean stands in the data file."""

    iterations: int
    think_ms: int
    steps: int
    turns: int
    care: float
    about: Words


class TreeLevels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The data file."""

    levels: dict[str, TreeLevel]


@cache
def tree_levels(game: str) -> dict[str, TreeLevel]:
    """The levels of a game by name, the weakest first."""
    return read(DATA_ROOT / game / "levels.yaml", TreeLevels)[0].levels


class TimedSearch(TreeSearch):
    """A search that also keeps a time of its own for each answer."""

    def __init__(self, game: str, seed: int, level: TreeLevel, think_ms: int | None) -> None:
        super().__init__(
            game,
            seed,
            iterations=level.iterations,
            steps=level.steps,
            turns=level.turns,
            care=level.care,
        )
        self._think_ms = think_ms
        self._began = self._until = 0.0

    def choose(self, view: State, decision: Decision) -> Action:
        """As `TreeSearch.choose`, within the time."""
        self._began = monotonic()
        self._until = self._began + (self._think_ms or 0) / 1000
        return super().choose(view, decision)

    def should_stop(self) -> bool:
        """Whether the time is up, or whoever asked wants the answer now."""
        return (self._think_ms is not None and monotonic() >= self._until) or self.stop()

    def iterations_left(self) -> float:
        """As many as are allowed, and as the time left is good for at the pace so far."""
        left = super().iterations_left()
        if self._think_ms is None:
            return left
        now = monotonic()
        pace = self.iterations_done / max(1e-6, now - self._began)
        return min(left, pace * max(0.0, self._until - now))


def make(
    game: str, level: str, seed: int, *, think_ms: int | None, iterations: int | None
) -> TreeSearch:
    """A player of a level; `iterations` alone bound a repeatable one.

    Raises ValueError naming the levels there are.
    """
    known = tree_levels(game)
    if level not in known:
        raise ValueError(f"no level {level!r}; there are: {', '.join(known)}")
    chosen = known[level]
    if iterations is not None:
        return TimedSearch(game, seed, msgspec.structs.replace(chosen, iterations=iterations), None)
    if think_ms is not None:
        chosen = msgspec.structs.replace(chosen, iterations=NO_BOUND)
    return TimedSearch(game, seed, chosen, think_ms or chosen.think_ms)
