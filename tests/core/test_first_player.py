"""Who goes first (C-1)."""

from collections import Counter

import pytest

from game.core import engine
from game.core.events import Announced, Event
from game.core.first_player import HANDS, janken_winner
from game.core.types import Action, Refusal
from tests.core.tables import hand, play_until, question, started


@pytest.mark.parametrize("mine", HANDS)
def test_each_hand_beats_one_and_loses_to_one(mine: str) -> None:
    assert sorted(str(janken_winner((mine, other))) for other in HANDS) == ["0", "1", "None"]


@pytest.mark.parametrize("hands", [("rock", "scissors"), ("scissors", "paper"), ("paper", "rock")])
def test_the_winning_hand(hands: tuple[str, str]) -> None:
    assert janken_winner(hands) == 0
    assert janken_winner(hands[::-1]) == 1


def test_the_winner_of_janken_begins() -> None:
    state = play_until(started(), "janken")
    engine.apply(state, hand(0, "rock"))
    events = engine.apply(state, hand(1, "paper"))
    assert Announced("first_player", (("way", "janken"), ("seat", "1"))) in events
    assert (question(state).kind, question(state).seat) == ("turn", 1)


def test_a_draw_of_hands_repeats_janken() -> None:
    state = play_until(started(), "janken")
    for _ in range(3):
        engine.apply(state, hand(0, "rock"))
        engine.apply(state, hand(1, "rock"))
        assert (question(state).kind, question(state).seat) == ("janken", 0)
        assert state.agenda[-1].var("secret0") == ""
    engine.apply(state, hand(0, "rock"))
    engine.apply(state, hand(1, "scissors"))
    assert question(state).seat == 0
    assert question(state).kind == "turn"


def test_only_a_hand_is_shown() -> None:
    state = play_until(started(), "janken")
    well = Action("janken", 0, None, ("button", "well"))
    assert engine.check(state, well) == Refusal("C-1", "show_a_hand")


def test_a_coin_falls_either_way_and_the_same_for_a_seed() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(60):
        state = play_until(started(seed, first_player="coin"), "turn")
        assert state == play_until(started(seed, first_player="coin"), "turn")
        firsts[state.active] += 1
    assert min(firsts[0], firsts[1]) > 15


@pytest.mark.parametrize("seat", [0, 1])
def test_the_chosen_seat_begins(seat: int) -> None:
    state = play_until(started(first_player="fixed", first_seat=str(seat)), "turn")
    assert (state.active, question(state).seat, state.turn) == (seat, seat, 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_loser_of_the_last_game_begins(seat: int) -> None:
    state = play_until(started(first_player="loser", last_loser=str(seat)), "turn")
    assert state.active == seat


@pytest.mark.parametrize("options", [{}, {"last_loser": ""}])
def test_without_a_last_game_janken_decides(options: dict[str, str]) -> None:
    state = started(first_player="loser", **options)
    assert question(play_until(state, "janken")).clause == "C-1"


def test_nobody_places_knowing_who_begins() -> None:
    """O-05: whichever way is chosen, it comes after both placements."""
    for way in ("coin", "fixed", "janken"):
        state = started(first_player=way)
        events: list[Event] = []
        while question(state).kind == "place":
            assert not [event for event in events if isinstance(event, Announced)]
            events = engine.play(state, question(state).options[0])
