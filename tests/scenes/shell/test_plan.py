"""The plan of a match: remembered, swapped, carried on, and never trusting a file."""

import random
from dataclasses import replace
from typing import Any

import pytest

from game.core.match import HUMAN, Match
from game.core.types import Outcome
from scenes.lobby.plan import Plan, first_plan, planned, remembered
from scenes.storage import Settings

GAME = "onmyo"


def test_a_first_plan_is_a_person_against_the_gentlest_level_with_default_options() -> None:
    plan = first_plan(GAME)
    assert plan.players == (HUMAN, "novice")
    assert plan.options["arena"] == "5x5"
    assert plan.has_person


def test_a_plan_survives_the_settings_file() -> None:
    plan = first_plan(GAME).with_player(0, "master").with_player(1, HUMAN).with_name(1, "花")
    plan = plan.with_option("arena", "7x7").after(Outcome(0, "circle_entered", "O-50"), 23)
    settings = Settings.default().with_lobby(GAME, plan.stored())
    assert remembered(settings, GAME) == plan
    assert remembered(settings, "another") is None


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {"players": "human", "names": 5, "options": [1], "last_loser": "x"},
        {"players": ["novice", "novice"], "names": ["a"], "options": {"arena": "99x99"}},
        {"players": [HUMAN, "genius"], "options": {"no_such": "1"}, "last_loser": 7},
        {"last": {"winner": "me"}},
        {"last": 3},
    ],
)
def test_what_is_not_right_takes_its_default(plain: dict[str, Any]) -> None:
    settings = Settings.default().with_lobby(GAME, plain)
    assert remembered(settings, GAME) == first_plan(GAME)


def test_swapping_sides_takes_players_names_and_the_last_loser_along() -> None:
    plan = Plan(GAME, (HUMAN, "adept"), ("花", ""), first_plan(GAME).options, last_loser=1)
    swapped = plan.swapped()
    assert swapped.players == ("adept", HUMAN)
    assert swapped.names == ("", "花")
    assert swapped.last_loser == 0
    assert swapped.swapped() == plan


def test_a_match_of_the_plan_begins_with_its_options_and_the_loser_of_the_last() -> None:
    plan = first_plan(GAME).with_option("first_player", "loser")
    plan = plan.after(Outcome(0, "circle_entered", "O-50"), 23)
    setup = plan.setup(random.Random(3))
    assert Match(setup).setup.config["last_loser"] == "1"
    assert planned(Match(setup).setup) == replace(plan, last=None)
    assert plan.after(Outcome(None, "turn_limit", "O-53"), 200).last_loser is None


def test_the_seed_is_chance_unless_chosen() -> None:
    plan = first_plan(GAME)
    assert plan.setup(random.Random(3)).seed == plan.setup(random.Random(3)).seed
    assert plan.setup(random.Random(3)).seed != plan.setup(random.Random(4)).seed
    chosen = Plan(GAME, plan.players, plan.names, plan.options, seed=77)
    assert chosen.setup(random.Random(3)).seed == 77
    assert chosen.after(Outcome(0, "circle_entered", "O-50"), 23).seed is None


def test_an_option_means_something_only_beside_what_it_needs() -> None:
    plan = first_plan(GAME)
    assert not plan.is_meant("first_seat")
    assert plan.with_option("first_player", "fixed").is_meant("first_seat")


def test_names_are_cut_and_the_computer_has_none() -> None:
    plan = first_plan(GAME).with_name(0, "長" * 40).with_name(1, "Ghost")
    setup = plan.setup(random.Random(1))
    assert len(setup.seats[0].name) == 16
    assert setup.seats[1].name == ""
