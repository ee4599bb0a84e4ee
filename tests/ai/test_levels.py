"""Levels as players: they answer all that a match asks, alike for alike views, and see no more."""

import pytest

from game.ai.levels import make_player
from game.ai.player import Player
from game.core import engine
from game.core.game_data import full_config
from game.core.types import State
from game.core.view import observe
from game.onmyo.levels import levels

HOUSE_RULES: tuple[dict[str, str], ...] = (
    {},
    {"hidden_reserve": "yes", "summon_facing": "fixed", "kirin_moves": "each"},
    {"handicap": "orb_aside", "hidden_setup": "no", "arena": "5x6"},
    {"match": "pair", "first_player": "coin"},
)


def play_out(state: State, players: tuple[Player, Player], most: int = 400) -> int:
    """Play on to the end or for `most` decisions; returns how many there were."""
    for count in range(most):
        decision = state.decision
        if decision is None:
            return count
        view = observe(state, decision.seat)
        action = players[decision.seat].choose(view, decision)
        assert action in decision.options
        engine.play(state, action)
    return most


@pytest.mark.parametrize("level", list(levels()))
@pytest.mark.parametrize("options", HOUSE_RULES, ids=lambda options: "-".join(options) or "plain")
def test_a_level_answers_every_question_of_a_match(level: str, options: dict[str, str]) -> None:
    state = engine.start("onmyo", full_config("onmyo", options), 5)
    players = (make_player("onmyo", level, 1, iterations=20), make_player("onmyo", "random", 2))
    assert play_out(state, players) > 24
    assert state.outcome is not None or state.turn > 20


@pytest.mark.parametrize("level", ["expert", "master"])
def test_a_level_plays_alike_for_the_same_seed(level: str) -> None:
    ends = []
    for _ in range(2):
        state = engine.start("onmyo", full_config("onmyo", {}), 9)
        first = make_player("onmyo", level, 3, iterations=30)
        second = make_player("onmyo", level, 4, iterations=30)
        play_out(state, (first, second))
        ends.append(state)
    assert ends[0] == ends[1]


def test_a_level_goes_on_with_a_turn_half_done() -> None:
    state = engine.start("onmyo", full_config("onmyo", {}), 11)
    random = make_player("onmyo", "random", 1)
    seen = set()
    for _ in range(300):
        decision = state.decision
        if decision is None:
            break
        view = observe(state, decision.seat)
        fresh = make_player("onmyo", "novice", 1, iterations=5)
        assert fresh.choose(view, decision) in decision.options
        seen.add(decision.kind)
        engine.play(state, random.choose(view, decision))
    assert {"pay", "face", "step"} <= seen


def test_an_unknown_level_names_those_there_are() -> None:
    with pytest.raises(ValueError, match="novice, adept, expert, master; or one of: random"):
        make_player("onmyo", "grandmaster", 1)


def test_iterations_written_after_a_level_are_its_own() -> None:
    state = engine.start("onmyo", full_config("onmyo", {}), 9)
    given = make_player("onmyo", "expert", 3, iterations=30)
    written = make_player("onmyo", "expert:30", 3)
    play_out(state, (given, given), most=40)
    other = engine.start("onmyo", full_config("onmyo", {}), 9)
    play_out(other, (written, written), most=40)
    assert other == state


@pytest.mark.parametrize("name", ["expert:0", "expert:many", "expert:-3"])
def test_iterations_that_are_no_number_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no number of iterations"):
        make_player("onmyo", name, 3)
