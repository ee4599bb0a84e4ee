"""Players by name: the levels of the computer, and the simple players they are measured against.

The levels of a game are made by its module `player`, from its `data/<game>/levels.yaml`.
"""

from __future__ import annotations

import importlib

from game.ai.player import GreedyPlayer, Player, RandomPlayer
from game.core.rules import game_ids

SIMPLE = ("random", "greedy")


def make_player(
    game: str,
    level: str,
    seed: int,
    think_ms: int | None = None,
    iterations: int | None = None,
) -> Player:
    """A player of a level; `think_ms` or `iterations` replace what the level would use, and so do
    iterations written after it ("expert:64").

    Raises ValueError naming the levels there are, KeyError for a game there is not.
    """
    if game not in game_ids():
        raise KeyError(f"no game {game!r}; there are: {', '.join(game_ids())}")
    level, _, written = level.partition(":")
    if written:
        think_ms, iterations = None, _iterations(written)
    if level == "random":
        return RandomPlayer(seed)
    if level == "greedy":
        return GreedyPlayer(seed)
    make = importlib.import_module(f"game.{game}.player").make
    try:
        player: Player = make(level, seed, think_ms, iterations)
    except ValueError as fault:
        raise ValueError(f"{fault}; or one of: {', '.join(SIMPLE)}") from fault
    return player


def _iterations(written: str) -> int:
    if not written.isdecimal() or int(written) < 1:
        raise ValueError(f"{written!r} is no number of iterations; write them as in expert:64")
    return int(written)
