"""`togijo bench`: how fast a game runs on one thread, measured on random play-outs."""

from __future__ import annotations

import argparse
import pickle
import random
import time
from collections.abc import Callable
from statistics import fmean
from typing import NamedTuple

from game.ai.tree_search import TreeSearch
from game.cli.common import (
    Commands,
    add_game,
    add_options,
    command_parser,
    config_of,
    print_json,
    seconds,
)
from game.core import engine
from game.core.rng import Dice
from game.core.rules import rules_of
from game.core.types import State
from game.core.view import determinize, observe

ROUNDS = 5  # the best one counts: whatever else the machine does only ever slows it down
SAMPLES = 64
SEARCHED = 8  # of the samples
ITERATIONS, STEPS = 200, 12  # of a search, and decisions of a play-out
PLAYOUT_SHARE, CHORE_SHARE, SEARCH_SHARE = 0.5, 0.1, 0.2  # of the time there is
MICRO = 1e6


class Figures(NamedTuple):
    """What is measured. Actions and games a second in random play-outs that list the legal actions
    at every step; microseconds a call; the bytes of a state on its way to another process."""

    actions_per_s: float
    games_per_s: float
    mean_branching: float
    clone_us: float
    observe_us: float
    determinize_us: float
    search_iterations_per_s: float | None
    state_bytes: float


def add_to(commands: Commands) -> None:
    """Offer the command."""
    about = "measure random play-outs and what a search does, on one thread"
    parser = command_parser(commands, "bench", _run, about)
    add_game(parser)
    parser.add_argument("--seconds", metavar="S", type=seconds, default=5.0, help="default 5")
    add_options(parser)


def _run(options: argparse.Namespace) -> int:
    config = config_of(options.game, options.option)
    figures = measure(options.game, config, options.seconds)._asdict()
    rounded = {name: None if value is None else round(value, 2) for name, value in figures.items()}
    if options.json:
        print_json({"game": options.game, **rounded})
        return 0
    for name, value in rounded.items():
        print(f"{name:24} {'-' if value is None else format(value, ',.2f'):>14}")
    return 0


def measure(game: str, config: dict[str, str], budget: float) -> Figures:
    """All figures, in about `budget` seconds. `search_iterations_per_s` is None for a game
    without a search of its own."""
    playouts = Playouts(game, config)
    samples = playouts.samples()
    views = [observe(state, state.decision.seat) for state in samples if state.decision]
    dice = Dice(0)
    chores: dict[str, Callable[[], int]] = {
        "clone": lambda: len([state.clone() for state in samples]),
        "observe": lambda: len([observe(state, 0) for state in samples]),
        "determinize": lambda: len([determinize(view, dice) for view in views]),
    }
    best = dict.fromkeys((*chores, "actions", "games", "search"), 0.0)
    for _ in range(ROUNDS):
        found = playouts.rates(budget * PLAYOUT_SHARE / ROUNDS)
        for name, chore in chores.items():
            found[name] = _rate(chore, budget * CHORE_SHARE / ROUNDS)
        found["search"] = _search_rate(samples, budget * SEARCH_SHARE / ROUNDS)
        best = {name: max(value, found[name]) for name, value in best.items()}
    return Figures(
        best["actions"],
        best["games"],
        playouts.mean_branching,
        MICRO / best["clone"],
        MICRO / best["observe"],
        MICRO / best["determinize"],
        best["search"] or None,
        fmean(len(pickle.dumps(state, pickle.HIGHEST_PROTOCOL)) for state in samples),
    )


class Watch:
    """Tells the time that passed, which a budget is about, and the time this process worked, which
    a rate is about: what other programs do meanwhile is no fault of ours."""

    def __init__(self) -> None:
        self._began, self._work_began = time.perf_counter(), time.process_time()

    def passed(self) -> float:
        """Seconds since the watch was made."""
        return time.perf_counter() - self._began

    def worked(self) -> float:
        """Seconds of processor time since the watch was made; never 0."""
        return max(time.process_time() - self._work_began, 1e-9)


class Playouts:
    """Random games, and how many options there were on the way."""

    def __init__(self, game: str, config: dict[str, str]) -> None:
        self._game, self._config = game, config
        self._random = random.Random(0).random
        self._seed = 0
        self._actions = self._options = 0

    @property
    def mean_branching(self) -> float:
        """The mean number of legal actions at a decision, over all play-outs so far."""
        return self._options / self._actions

    def samples(self) -> list[State]:
        """States met on the way, evenly spread over a few games."""
        met: list[State] = []
        while len(met) < SAMPLES * SAMPLES:
            self._play(lambda state: met.append(state.clone()))
        return met[:: len(met) // SAMPLES][:SAMPLES]

    def rates(self, budget: float) -> dict[str, float]:
        """Actions and games a second, of whole games."""
        watch, actions, games = Watch(), self._actions, 0
        while watch.passed() < budget or not games:
            self._play()
            games += 1
        worked = watch.worked()
        return {"actions": (self._actions - actions) / worked, "games": games / worked}

    def _play(self, watch: Callable[[State], None] | None = None) -> None:
        state = engine.start(self._game, self._config, self._seed)
        self._seed += 1
        draw = self._random
        actions = options_seen = 0
        while state.decision is not None:
            if watch is not None:
                watch(state)
            options = state.decision.options
            actions += 1
            options_seen += len(options)
            engine.play(state, options[int(draw() * len(options))])
        self._actions += actions
        self._options += options_seen


def _rate(chore: Callable[[], int], budget: float) -> float:
    """How many things a second a chore gets done; it says how many it does at a time."""
    watch, done = Watch(), 0
    while watch.passed() < budget or not done:
        done += chore()
    return done / watch.worked()


def _search_rate(samples: list[State], budget: float) -> float:
    """Steps a second of the game's own search, or of the one it gives hints to, at a few questions
    of several answers; 0 without any."""
    asked = [state for state in samples if state.decision and len(state.decision.options) > 1]
    asked = asked[:: max(1, len(asked) // SEARCHED)][:SEARCHED]
    rules = rules_of(samples[0].game)
    search_steps = rules.search_steps or (_tree_search_steps if rules.hints else None)
    if search_steps is None:
        return 0.0
    watch = Watch()
    steps = sum([search_steps(state, budget / SEARCHED) for state in asked])
    return steps / watch.worked()


def _tree_search_steps(state: State, seconds: float) -> int:
    """Iterations of the search for card games in about `seconds`; 0 where there is nothing to
    think about."""
    assert state.decision is not None
    until, done, number = time.perf_counter() + seconds, 0, 0
    view = observe(state, state.decision.seat)
    while time.perf_counter() < until:
        search = TreeSearch(state.game, number, iterations=ITERATIONS, steps=STEPS)
        search.stop = lambda: time.perf_counter() >= until
        search.choose(view, state.decision)
        if not search.iterations_done:
            break
        done, number = done + search.iterations_done, number + 1
    return done
