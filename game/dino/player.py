"""The computer at dino: tree search at its levels."""

from __future__ import annotations

from game.ai import tree_levels
from game.ai.tree_search import TreeSearch


def make(level: str, seed: int, think_ms: int | None, iterations: int | None) -> TreeSearch:
    """A player of a level; raises ValueError naming the levels there are."""
    return tree_levels.make("dino", level, seed, think_ms=think_ms, iterations=iterations)
