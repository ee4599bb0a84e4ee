"""Players by name: the levels of the computer, and the simple players they are measured against."""

from __future__ import annotations

from game.ai.player import GreedyPlayer, Player, RandomPlayer


def make_player(
    game: str,
    level: str,
    seed: int,
    think_ms: int | None = None,
    iterations: int | None = None,
) -> Player:
    """A player of a level; raises ValueError naming the levels there are."""
    if level == "random":
        return RandomPlayer(seed)
    if level == "greedy":
        return GreedyPlayer(seed)
    raise ValueError(f"no level {level!r}; there are: random, greedy")
