"""Random play under every set of options, legal and illegal, with all invariants at every step."""

from itertools import combinations

import pytest

from game.cli.fuzz import Report, fuzz_game
from game.core.game_data import game_data
from game.core.rules import game_ids
from tests.contract.gathering import Values, every_table, option_sets


@every_table()
def test_every_invariant_holds_at_every_step(game: str, config: Values, seed: int) -> None:
    report = Report()
    fuzz_game(game, seed, config, report)
    assert report.failures == []
    assert report.decisions > 0


@pytest.mark.parametrize("game", game_ids())
def test_any_two_values_of_two_options_meet_in_a_set(game: str) -> None:
    sets = option_sets(game)
    options = game_data(game).options
    for one, other in combinations(options, 2):
        met = {(chosen[one.name], chosen[other.name]) for chosen in sets}
        assert len(met) == len(one.values) * len(other.values), (one.name, other.name)
    assert len(sets) <= 40  # else the tests of the contract take too long
