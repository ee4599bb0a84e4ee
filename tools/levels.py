"""Play two of the computer's levels against each other at a card game, each with iterations of its
own, so that the result does not hang on how busy the machine is.

Every seed is played twice with the sides exchanged; the decks are the ready ones in turn, by turns
the same for both and two different ones.

    python -m tools.levels dino expert:64 adept:16 --games 20
"""

from __future__ import annotations

import argparse

from game.ai.levels import make_player
from game.ai.player import Player
from game.ai.selfplay import wilson
from game.cards.decks import ready_decks, written
from game.core import engine
from game.core.game_data import full_config
from game.core.view import observe


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("first", help="level, or level:iterations")
    parser.add_argument("second", help="level, or level:iterations")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    names = (options.first, options.second)
    won = played = 0
    for number in range(options.games // 2):
        for swapped in (False, True):
            winner = play(options.game, names, options.seed + number, swapped=swapped)
            played += 1
            won += winner == 0
            low, high = wilson(won, played)
            print(
                f"{names[0]} v {names[1]}: {won} of {played}, "
                f"{won / played:.0%} (95 %: {low:.0%}–{high:.0%})",
                flush=True,
            )


def play(game: str, names: tuple[str, str], seed: int, *, swapped: bool) -> int | None:
    """One game; which of the two won."""
    lists = [written(deck.cards) for deck in ready_decks(game).values()]
    near = lists[seed // 2 % len(lists)]
    far = near if seed % 2 else lists[(seed // 2 + 1) % len(lists)]
    config = full_config(game, {"first_player": "coin", "deck0": near, "deck1": far})
    state = engine.start(game, config, seed)
    at_seat = (1, 0) if swapped else (0, 1)
    players = [_player(game, names[who], 2 * seed + who) for who in at_seat]
    while state.decision is not None:
        seat = state.decision.seat
        engine.apply(state, players[seat].choose(observe(state, seat), state.decision))
    winner = state.outcome.winner if state.outcome else None
    return None if winner is None else at_seat[winner]


def _player(game: str, name: str, seed: int) -> Player:
    level, _, iterations = name.partition(":")
    return make_player(game, level, seed, iterations=int(iterations) if iterations else None)


if __name__ == "__main__":
    main()
