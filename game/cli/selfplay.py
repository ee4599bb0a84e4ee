"""`togijo selfplay`: plays whole games between two players of the computer."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from game.ai import selfplay
from game.ai.levels import make_player
from game.ai.selfplay import GamePlan, GameResult, Summary
from game.cards.decks import written
from game.cards.named_deck import NamedDeckError, deck_pair, named_deck
from game.cli.common import (
    Commands,
    UsageError,
    add_game,
    add_options,
    command_parser,
    config_of,
    print_json,
    seed,
    whole,
)
from game.core.game_data import DECK_KEYS

MOST_GAMES = 1_000_000
MOST_JOBS = 64
A_DAY_MS = 24 * 3600 * 1000
NAMES = "AB"


def add_to(commands: Commands) -> None:
    """Offer the command."""
    about = "play whole games without a window; the winner is 0 for A, 1 for B"
    parser = command_parser(commands, "selfplay", _run, about)
    add_game(parser)
    parser.add_argument(
        "--seats",
        metavar="A,B",
        type=_pair,
        required=True,
        help="random, greedy, or a level (adept; adept:40 for 40 search steps); A sits at seat 0",
    )
    parser.add_argument(
        "--decks",
        metavar="A,B",
        help="of a card game: ready decks, deck files or deck codes; each goes with its player",
    )
    parser.add_argument("--games", metavar="N", type=whole(1, MOST_GAMES), required=True)
    parser.add_argument(
        "--seed", metavar="S", type=seed, default=0, help="of the first game; the others count up"
    )
    parser.add_argument(
        "--swap",
        action="store_true",
        help="play every seed twice, the second time with sides changed",
    )
    parser.add_argument(
        "--jobs", metavar="J", type=whole(1, MOST_JOBS), default=1, help="games at a time"
    )
    effort = parser.add_mutually_exclusive_group()
    effort.add_argument(
        "--think-ms", metavar="T", type=whole(1, A_DAY_MS), help="time for a decision"
    )
    effort.add_argument(
        "--iterations",
        metavar="K",
        type=whole(1, 10**9),
        help="search steps for a decision; a seed then plays the same anywhere",
    )
    add_options(parser)  # fmt: skip


def _run(options: argparse.Namespace) -> int:
    plan = GamePlan(
        options.game,
        config_of(options.game, options.option) | _decks(options.game, options.decks),
        options.seed,
        options.seats,
        think_ms=options.think_ms,
        iterations=options.iterations,
    )
    _check_players(plan)
    show: Callable[[GamePlan, GameResult], None] = _show_json if options.json else _show
    series = list(selfplay.plans(plan, options.games, swap=options.swap))
    results = []
    for played, result in zip(series, selfplay.play_all(series, options.jobs), strict=True):
        show(played, result)
        results.append(result)
    summary = selfplay.summarise(results)
    if options.json:
        print_json({"summary": summary._asdict()})
    else:
        _show_summary(options.seats, summary)
    return 0


def _decks(game: str, given: str | None) -> dict[str, str]:
    """The options that name the decks; raises UsageError for decks that may not be played."""
    if given is None:
        return {}
    try:
        lists = [written(named_deck(game, name)) for name in deck_pair(given)]
    except NamedDeckError as error:
        raise UsageError(f"selfplay: --decks: {error}") from error
    return dict(zip(DECK_KEYS, lists, strict=False))


def _check_players(plan: GamePlan) -> None:
    for name in plan.players:
        try:
            make_player(plan.game, name, 0, think_ms=plan.think_ms, iterations=plan.iterations)
        except ValueError as error:
            raise UsageError(f"selfplay: --seats: {error}") from error


def _pair(text: str) -> tuple[str, str]:
    names = text.split(",")
    if len(names) != 2 or not all(names):
        raise argparse.ArgumentTypeError(f"expected two names such as greedy,random, got {text!r}")
    return names[0], names[1]


def _show_json(plan: GamePlan, result: GameResult) -> None:
    print_json({"game": plan.game, **result._asdict()})


def _show(plan: GamePlan, result: GameResult) -> None:
    ending = "draw" if result.winner is None else f"{NAMES[result.winner]} wins"
    first = "" if result.first is None else f", {NAMES[result.first]} first"
    print(
        f"seed {result.seed}{' swapped' if result.swapped else ''}: {ending}, "
        f"{result.reason} ({result.clause}), {result.turns} turns, {result.decisions} decisions"
        f"{first}",
        flush=True,
    )


def _show_summary(names: tuple[str, str], summary: Summary) -> None:
    low, high = summary.wilson95
    print(
        f"A {names[0]} {summary.wins[0]} : {summary.wins[1]} {names[1]} B, {summary.draws} draws; "
        f"A wins {summary.win_rate_a:.1%} (95 %: {low:.1%} to {high:.1%}), "
        f"score {summary.score_a:.1%}; {summary.mean_turns:.1f} turns a game; "
        f"whoever goes first wins {summary.first_player_win_rate:.1%}"
    )
