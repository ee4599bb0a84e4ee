"""Every registered game with sets of match options that between them hold every pair of values."""

from functools import cache
from itertools import combinations

import pytest

from game.core.game_data import full_config, game_data
from game.core.match import HUMAN, Match, MatchSetup, SeatSetup
from game.core.rng import Dice, below
from game.core.rules import game_ids
from game.core.types import Action, State

Values = dict[str, str]
Pair = tuple[tuple[str, str], tuple[str, str]]


def every_table() -> pytest.MarkDecorator:
    """Run a test for every game under every set of options."""
    tables = [
        pytest.param(game, config, number, id=f"{game}-{number}")
        for game in game_ids()
        for number, config in enumerate(option_sets(game))
    ]
    return pytest.mark.parametrize(("game", "config", "seed"), tables)


@cache
def option_sets(game: str) -> list[Values]:
    """The defaults, and few enough sets more that any two values of two options meet in one."""
    values = {
        option.name: [item.value for item in option.values] for option in game_data(game).options
    }
    missing = {
        ((one, a), (other, b))
        for one, other in combinations(values, 2)
        for a in values[one]
        for b in values[other]
    }
    sets: list[Values] = [full_config(game, {})]
    missing -= _pairs(sets[0])
    while missing:
        sets.append(_with_most_of(missing, values))
        missing -= _pairs(sets[-1])
    return sets


def _pairs(chosen: Values) -> set[Pair]:
    return set(combinations(chosen.items(), 2))


def _with_most_of(missing: set[Pair], values: dict[str, list[str]]) -> Values:
    """One missing pair, and for every other option the value that meets most of what is missing."""
    chosen = dict(min(missing))
    for name, allowed in values.items():
        if name not in chosen:
            trials = [_sorted({**chosen, name: value}, values) for value in allowed]
            chosen = max(trials, key=lambda trial: len(missing & _pairs(trial)))
    return _sorted(chosen, values)


def _sorted(chosen: Values, values: dict[str, list[str]]) -> Values:
    return {name: chosen[name] for name in values if name in chosen}


def new_match(game: str, config: Values, seed: int) -> Match:
    """A match between two people."""
    return Match(MatchSetup(game, config, seed, (SeatSetup(HUMAN), SeatSetup(HUMAN))))


def any_action(state: State, dice: Dice) -> Action:
    """One of the legal actions at random."""
    assert state.decision is not None
    return state.decision.options[below(dice, len(state.decision.options))]
