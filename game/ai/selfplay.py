"""Whole games without a screen, between two players of the computer, and what they add up to.

The players of a comparison are called 0 and 1 here, whichever seats they take; the same plan gives
the same game, unless its players think against the clock. Knows nothing of printing.
"""

from __future__ import annotations

import math
import multiprocessing
import signal
import time
from collections.abc import Iterable, Iterator, Sequence
from multiprocessing.pool import Pool
from typing import NamedTuple

from game.ai.levels import make_player
from game.core import engine
from game.core.events import Event, TurnBegan
from game.core.game_data import DECK_KEYS
from game.core.types import Seat, State
from game.core.view import observe

Z95 = 1.959964  # the normal quantile of a two-sided 95 % interval


class GamePlan(NamedTuple):
    """One game to be played. With `swapped`, player 0 sits at seat 1 and takes the deck along that
    `config` names for seat 0; chance stays with the seats, so that the other one goes first."""

    game: str
    config: dict[str, str]
    seed: int
    players: tuple[str, str]
    swapped: bool = False
    think_ms: int | None = None
    iterations: int | None = None


class GameResult(NamedTuple):
    """How a game went. `winner` and `first`, who took the first turn, are players, not seats;
    `turns` are both players' together; `think_ms_max` is the longest thought of each player."""

    seed: int
    swapped: bool
    winner: int | None
    reason: str
    clause: str
    turns: int
    decisions: int
    first: int | None
    think_ms_max: tuple[float, float]


class Summary(NamedTuple):
    """What a series comes to, for player 0. A rate counts games won; `score_a` counts a draw half.
    `wilson95` is the interval of `win_rate_a`."""

    wins: tuple[int, int]
    draws: int
    win_rate_a: float
    wilson95: tuple[float, float]
    score_a: float
    mean_turns: float
    first_player_win_rate: float


def plans(plan: GamePlan, games: int, *, swap: bool) -> Iterator[GamePlan]:
    """The plans of a series: seeds counting up from that of `plan`, with `swap` each twice."""
    for number in range(games):
        for swapped in (False, True) if swap else (False,):
            yield plan._replace(seed=plan.seed + number, swapped=swapped)


def play_all(series: Sequence[GamePlan], jobs: int = 1) -> Iterator[GameResult]:
    """Play every game, `jobs` at a time in processes of their own; results in order of plans."""
    if jobs == 1 or len(series) == 1:
        yield from map(play, series)
        return
    with _workers(min(jobs, len(series))) as pool:  # leaving the block ends what still runs
        yield from pool.imap(play, series)


def _workers(count: int) -> Pool:
    """Processes that leave Ctrl-C to this one, from their first moment where the system lets a
    child inherit that; spawned, for that is how every system can do it."""
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return multiprocessing.get_context("spawn").Pool(count, _leave_ctrl_c_to_the_parent)
    finally:
        signal.signal(signal.SIGINT, handler)


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play(plan: GamePlan) -> GameResult:
    """Play one game to its end."""
    at_seat = (1, 0) if plan.swapped else (0, 1)  # the player at each seat; its own inverse
    players = [
        make_player(plan.game, plan.players[player], 2 * plan.seed + seat,
                    think_ms=plan.think_ms, iterations=plan.iterations)
        for seat, player in enumerate(at_seat)
    ]  # fmt: skip
    config = _with_decks_exchanged(plan.config) if plan.swapped else plan.config
    state, events = engine.start_with_events(plan.game, config, plan.seed)
    longest = [0.0, 0.0]
    decisions = 0
    while state.decision is not None:
        seat = state.decision.seat
        began = time.perf_counter()
        action = players[seat].choose(observe(state, seat), state.decision)
        longest[at_seat[seat]] = max(longest[at_seat[seat]], time.perf_counter() - began)
        events += engine.apply(state, action)
        decisions += 1
    return _result(plan, state, events, decisions, longest)


def _with_decks_exchanged(config: dict[str, str]) -> dict[str, str]:
    decks = {DECK_KEYS[1 - seat]: config[DECK_KEYS[seat]] for seat in (0, 1)
             if DECK_KEYS[seat] in config}  # fmt: skip
    return {key: value for key, value in config.items() if key not in DECK_KEYS[:2]} | decks


def _result(
    plan: GamePlan, state: State, events: list[Event], decisions: int, longest: list[float]
) -> GameResult:
    outcome = state.outcome
    assert outcome is not None
    turns = [event for event in events if isinstance(event, TurnBegan)]
    return GameResult(
        plan.seed,
        plan.swapped,
        _player_at(outcome.winner, swapped=plan.swapped),
        outcome.reason,
        outcome.clause,
        len(turns),
        decisions,
        _player_at(turns[0].seat if turns else None, swapped=plan.swapped),
        (round(1000 * longest[0], 3), round(1000 * longest[1], 3)),
    )


def _player_at(seat: Seat | None, *, swapped: bool) -> int | None:
    return seat if seat is None or not swapped else 1 - seat


def summarise(results: Iterable[GameResult]) -> Summary:
    """What the games come to; raises ValueError where there are none."""
    played = list(results)
    if not played:
        raise ValueError("summarise() needs at least one game")
    games = len(played)
    wins = [sum(result.winner == player for result in played) for player in (0, 1)]
    draws = games - sum(wins)
    won_by_first = sum(
        result.winner is not None and result.winner == result.first for result in played
    )
    return Summary(
        (wins[0], wins[1]),
        draws,
        wins[0] / games,
        wilson(wins[0], games),
        (wins[0] + draws / 2) / games,
        sum(result.turns for result in played) / games,
        won_by_first / games,
    )


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson 1927): never outside 0 to 1, sound for few games too;
    rounded to six places."""
    rate = successes / trials
    spread = Z95 * Z95 / trials
    middle = (rate + spread / 2) / (1 + spread)
    half = Z95 * math.sqrt(rate * (1 - rate) / trials + spread / (4 * trials)) / (1 + spread)
    return round(max(0.0, middle - half), 6), round(min(1.0, middle + half), 6)
