"""`togijo fuzz`."""

import pytest

from game.cli import fuzz
from game.core import contract
from game.core.rng import Dice, HasRng
from game.core.types import State
from tests.cli.conftest import Run

LINE = ["fuzz", "onmyo", "--games", "2", "--seed", "3", "--option", "match=single"]


def test_a_sound_game_has_no_failures_and_a_seed_tells_all(run: Run) -> None:
    said = run(*LINE, "--json")
    assert said.code == 0
    (record,) = said.records
    assert record["games"] == 2
    assert record["failures"] == 0
    assert record["decisions"] > 50
    assert record["refusals"] > 50
    assert run(*LINE).out == (
        f"2 games, {record['decisions']} decisions, {record['refusals']} refusals, 0 failures\n"
    )


def test_options_are_drawn_unless_they_are_given() -> None:
    drawn = [fuzz.random_config("onmyo", Dice(seed))["arena"] for seed in range(20)]
    assert len(set(drawn)) > 1


def test_a_broken_invariant_is_told_with_the_way_to_see_it_again(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(state: State, dice: HasRng) -> list[str]:
        return ["the table tilts"] if state.phase == "play" else []

    monkeypatch.setattr(contract, "state_faults", broken)
    said = run(*LINE, "--option", "arena=7x7")
    assert said.code == 1
    first, second, last = said.out.splitlines()
    assert first.startswith("--seed 3 --option first_player=")
    assert " --option arena=7x7 " in first
    assert first.endswith(": the table tilts")
    assert second.startswith("--seed 4 ")
    assert last.startswith("2 games, ")
    assert last.endswith(" 2 failures")


def test_rules_that_raise_are_a_failure_not_a_crash(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def raises(state: State, dice: HasRng) -> list[str]:
        raise AssertionError("no such card")

    monkeypatch.setattr(contract, "state_faults", raises)
    said = run(*LINE, "--json")
    assert said.code == 1
    (record,) = said.records
    assert record["failures"] == 2
    assert "raised AssertionError: no such card" in record["found"][0]
