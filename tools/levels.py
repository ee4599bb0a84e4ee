"""Play two of the computer's levels against each other at a card game, each with iterations of its
own, so that the result does not hang on how busy the machine is.

Every seed is played twice with the sides exchanged; both sides play the same deck, the ready ones
in turn.

    python -m tools.levels dino expert:64 adept:16 --games 20 --jobs 2
"""

from __future__ import annotations

import argparse

from game.ai.selfplay import GamePlan, play_all, wilson
from game.cards.decks import ready_decks, written
from game.core.game_data import full_config


def main() -> None:
    """Play, and tell after each game how it stands."""
    options = _options()
    won = thought = 0.0
    plans = list(_plans(options))
    for played, result in enumerate(play_all(plans, options.jobs), start=1):
        won += 0.5 if result.winner is None else result.winner == 0
        thought = max(thought, *result.think_ms_max)
        low, high = wilson(round(won), played)
        print(
            f"{options.first} v {options.second}: {won:g} of {played}, {won / played:.0%} "
            f"(95 %: {low:.0%}–{high:.0%}), longest thought {thought:.0f} ms",
            flush=True,
        )


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("first", help="level, or level:iterations")
    parser.add_argument("second", help="level, or level:iterations")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    return parser.parse_args()


def _plans(options: argparse.Namespace) -> list[GamePlan]:
    lists = [written(deck.cards) for deck in ready_decks(options.game).values()]
    plans = []
    for seed in range(options.seed, options.seed + options.games // 2):
        deck = lists[seed % len(lists)]
        chosen = {"first_player": "coin", "deck0": deck, "deck1": deck}
        config = full_config(options.game, chosen)
        plan = GamePlan(options.game, config, seed, (options.first, options.second))
        plans += [plan, plan._replace(swapped=True)]
    return plans


if __name__ == "__main__":
    main()
