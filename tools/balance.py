"""Play every pair of a game's ready decks against each other, and tell how even they are.

Each seed is played twice, the decks exchanging seats, so that both go first once; round after round
over all pairs, until the games are played or the time is up. A deck's rate against the field leaves
out games against itself, which are not played.

    python -m tools.balance dino --games 60 --iterations 40 --jobs 2
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from game.ai.selfplay import GamePlan, GameResult, play_all, wilson
from game.cards.decks import ready_decks, written
from game.core.game_data import full_config

DECK_GONE = "deck_gone"


class Played(NamedTuple):
    """A game between two decks, by the seats they had, and how it ended."""

    decks: tuple[str, str]
    result: GameResult


def main() -> None:
    options = _options()
    decks = {name: written(deck.cards) for name, deck in ready_decks(options.game).items()}
    until = time.monotonic() + 60 * options.minutes
    played: list[Played] = []
    for number in range(options.games // 2):
        played += _round(options, decks, number)
        if time.monotonic() > until:
            break
    print(report(options, list(decks), played))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=60, help="of each pair, sides exchanged")
    parser.add_argument("--level", default="adept")
    parser.add_argument("--iterations", type=int, default=40, help="of each decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60.0, help="no new round after these")
    return parser.parse_args()


def _round(options: argparse.Namespace, decks: dict[str, str], number: int) -> Iterator[Played]:
    """Every pair twice, with the same seed and the seats exchanged."""
    seats = [pair for two in combinations(decks, 2) for pair in (two, two[::-1])]
    plans = [
        GamePlan(
            options.game,
            full_config(
                options.game,
                {"first_player": "coin", "deck0": decks[near], "deck1": decks[far]},
            ),
            options.seed + 1000 * number + index // 2,
            (options.level, options.level),
            iterations=options.iterations,
        )
        for index, (near, far) in enumerate(seats)
    ]
    for pair, result in zip(seats, play_all(plans, options.jobs), strict=True):
        yield Played(pair, result)


def report(options: argparse.Namespace, decks: list[str], played: list[Played]) -> str:
    """The tables, in Markdown."""
    lines = [
        f"{len(played)} games, {len(played) * 2 // (len(decks) * (len(decks) - 1))} a pair, "
        f"level {options.level} at {options.iterations} iterations, from seed {options.seed}.",
        "",
        "| deck | " + " | ".join(decks) + " | field | 95 % | games |",
        "|---" * (len(decks) + 4) + "|",
        *(_row(deck, decks, played) for deck in decks),
        "",
        _whole(played),
    ]
    return "\n".join(lines)


def _row(deck: str, decks: list[str], played: list[Played]) -> str:
    cells = []
    for other in decks:
        score, count = _score(deck, [game for game in played if set(game.decks) == {deck, other}])
        cells.append(f"{score / count:.0%}" if count else "–")
    score, count = _score(deck, [game for game in played if deck in game.decks])
    cells += [f"**{score / count:.0%}**" if count else "–", _interval(score, count), str(count)]
    return f"| {deck} | " + " | ".join(cells) + " |"


def _score(deck: str, played: list[Played]) -> tuple[float, int]:
    """Games won by a deck, a draw half, and games played."""
    won = [
        0.5 if game.result.winner is None else float(game.decks[game.result.winner] == deck)
        for game in played
    ]
    return sum(won), len(won)


def _whole(played: list[Played]) -> str:
    """What holds for all games together."""
    count = len(played)
    first = sum(
        game.result.winner is not None and game.result.winner == game.result.first
        for game in played
    )
    gone = sum(game.result.reason == DECK_GONE for game in played)
    draws = sum(game.result.winner is None for game in played)
    turns = sum(game.result.turns for game in played) / count
    return (
        f"Whoever goes first wins {first / count:.1%} ({_interval(first, count)}); "
        f"{turns:.1f} turns a game, both sides together; {gone} ended by an empty deck, "
        f"{draws} drawn."
    )


def _interval(score: float, count: int) -> str:
    if not count:
        return "–"
    low, high = wilson(round(score), count)
    return f"{low:.0%}–{high:.0%}"


if __name__ == "__main__":
    main()
