"""Fit the weights of `data/dino/worth.yaml`: games by a short search, then a logistic regression of
who won on how the table stood at the start of each turn.

The search itself weighs positions by the file, so what comes out depends on it: fit once more with
the new weights until they hardly change.

    python -m tools.fit_worth --games 500 --jobs 2
"""

from __future__ import annotations

import argparse
import multiprocessing
from math import exp

from game.ai.tree_search import TreeSearch
from game.cards.decks import ready_decks, written
from game.core import engine
from game.core.game_data import full_config
from game.core.rng import Dice, below
from game.core.types import State
from game.core.view import observe
from game.dino.worth import Standing, lead

FIELDS = Standing._fields
RIDGE = 3.0
ROUNDS = 400
ITERATIONS, STEPS, CARE = 14, 20, 0.85  # of the search: quick, and not always the same

Sample = tuple[list[float], float]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.games)
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        samples = [sample for game in pool.imap(_play, seeds) for sample in game]
    weights = fit(samples)
    print(
        f"# {options.games} games, {len(samples)} positions, {_share_right(samples, weights):.1%}"
    )
    for name, weight in zip(FIELDS, weights, strict=True):
        print(f"  {name}: {weight:.3f}")


def _play(seed: int) -> list[Sample]:
    """One game; at each start of a turn, how the seat to move stood, and whether it won."""
    state = _start(seed)
    players = [
        TreeSearch("dino", 2 * seed + seat, iterations=ITERATIONS, steps=STEPS, care=CARE)
        for seat in (0, 1)
    ]
    seen: list[tuple[int, list[float]]] = []
    turn = state.turn
    while state.decision is not None:
        if state.turn != turn:
            turn = state.turn
            seen.append((state.active, lead(state, state.active)))
        seat = state.decision.seat
        engine.play(state, players[seat].choose(observe(state, seat), state.decision))
    winner = state.outcome.winner if state.outcome else None
    return [] if winner is None else [(x, float(seat == winner)) for seat, x in seen]


def _start(seed: int) -> State:
    """A match of two ready decks."""
    dice = Dice(seed)
    decks = [written(deck.cards) for deck in ready_decks("dino").values()]
    chosen = {f"deck{seat}": decks[below(dice, len(decks))] for seat in (0, 1)}
    return engine.start("dino", full_config("dino", {"first_player": "coin", **chosen}), seed)


def fit(samples: list[Sample]) -> list[float]:
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


def _share_right(samples: list[Sample], weights: list[float]) -> float:
    right = sum((_chance(list(x), weights) > 0.5) == (y > 0.5) for x, y in samples)
    return right / len(samples)


if __name__ == "__main__":
    main()
