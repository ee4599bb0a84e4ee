"""Fit the weights of `data/dino/worth.yaml`: quick games by first thoughts, then a logistic
regression of who won on how the table stood at the start of each turn.

    python -m tools.fit_worth --games 1500
"""

from __future__ import annotations

import argparse
from math import exp

from game.ai.tree_search import hints_of
from game.cards.decks import ready_decks, written
from game.core import engine
from game.core.game_data import full_config
from game.core.rng import Dice, below
from game.core.types import State
from game.dino.worth import Standing, standing

FIELDS = Standing._fields
RIDGE = 2.0
ROUNDS = 400


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    samples = []
    for game in range(options.games):
        samples += _play(options.seed + game)
    weights = fit(samples)
    print(
        f"# {options.games} games, {len(samples)} positions, {_share_right(samples, weights):.1%}"
    )
    for name, weight in zip(FIELDS, weights, strict=True):
        print(f"  {name}: {weight:.3f}")


def _play(seed: int) -> list[tuple[tuple[float, ...], float]]:
    """One game; at each start of a turn, how the seat to move stood, and whether it won."""
    dice = Dice(seed)
    decks = [written(deck.cards) for deck in ready_decks("dino").values()]
    chosen = {f"deck{seat}": decks[below(dice, len(decks))] for seat in (0, 1)}
    state = engine.start("dino", full_config("dino", {"first_player": "coin", **chosen}), seed)
    weigh = hints_of("dino").weigh
    seen: list[tuple[int, tuple[float, ...]]] = []
    turn = state.turn
    while state.decision is not None:
        if state.turn != turn:
            turn = state.turn
            seen.append((state.active, _difference(state)))
        options = state.decision.options
        mark = sum(weights := weigh(state, options)) * below(dice, 1 << 30) / (1 << 30)
        index = 0
        while index < len(options) - 1 and mark >= weights[index]:
            mark -= weights[index]
            index += 1
        engine.play(state, options[index])
    winner = state.outcome.winner if state.outcome else None
    return [] if winner is None else [(x, float(seat == winner)) for seat, x in seen]


def _difference(state: State) -> tuple[float, ...]:
    mine, other = standing(state, state.active), standing(state, 1 - state.active)
    return tuple(a - b for a, b in zip(mine, other, strict=True))


def fit(samples: list[tuple[tuple[float, ...], float]]) -> list[float]:
    """Logistic regression by gradient steps, each field in units of its own spread."""
    count = len(samples)
    spread = [
        max(1e-6, (sum(x[i] * x[i] for x, _ in samples) / count) ** 0.5) for i in range(len(FIELDS))
    ]
    scaled = [([v / s for v, s in zip(x, spread, strict=True)], y) for x, y in samples]
    weights = [0.0] * len(FIELDS)
    for _ in range(ROUNDS):
        slope = [-RIDGE * w / count for w in weights]
        for x, y in scaled:
            miss = y - _chance(x, weights)
            for i, v in enumerate(x):
                slope[i] += miss * v / count
        weights = [w + 1.5 * s for w, s in zip(weights, slope, strict=True)]
    return [w / s for w, s in zip(weights, spread, strict=True)]


def _chance(x: list[float], weights: list[float]) -> float:
    return 1 / (1 + exp(-sum(v * w for v, w in zip(x, weights, strict=True))))


def _share_right(samples: list[tuple[tuple[float, ...], float]], weights: list[float]) -> float:
    right = sum((_chance(list(x), weights) > 0.5) == (y > 0.5) for x, y in samples)
    return right / len(samples)


if __name__ == "__main__":
    main()
