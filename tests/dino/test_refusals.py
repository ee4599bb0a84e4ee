"""Answers that no scenario can write down are refused as well, each with its clause."""

import pytest

from game.core import engine
from game.core.types import Action, Handle, Refusal
from tests.dino.tables import play, table

CARDS = """
rex: {}
bolt: {spell: [{do: destroy, cards: {}}]}
"""
MAIN = "{seats: [{hand: [rex, bolt], field: [rex]}, {field: [rex, rex]}]}"


@pytest.mark.parametrize(
    ("target", "refusal"),
    [
        (("zone", "slot13"), Refusal("D-21", "own_slots_only")),
        (("zone", "strata0"), Refusal("D-21", "own_slots_only")),
        (("card", 1), Refusal("D-21", "own_slots_only")),
        (None, Refusal("D-21", "own_slots_only")),
        (("zone", "slot01"), Refusal("D-21", "slot_taken")),
        (("zone", "slot02"), None),
    ],
)
def test_a_dinosaur_comes_to_an_empty_slot_of_its_own_side_only(
    target: Handle | None, refusal: Refusal | None
) -> None:
    state = table(MAIN, CARDS)
    rex = ("card", state.zones["hand0"][0])
    assert engine.check(state, Action("summon", 0, rex, target)) == refusal


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (Action("choose", 0, ("zone", "slot11")), Refusal("C-9", "not_asked")),
        (Action("choose", 0), Refusal("C-9", "not_asked")),
        (Action("may", 0, None, ("button", "yes")), Refusal("C-9", "not_asked")),
        (Action("end_turn", 0), Refusal("C-9", "not_asked")),
        (Action("choose", 1, ("card", 0)), Refusal("D-60", "not_your_turn")),
        (Action("concede", 2), Refusal("C-7", "not_asked")),
        (Action("concede", 1, ("card", 0)), Refusal("C-7", "not_asked")),
    ],
)
def test_a_choice_is_answered_with_a_card(action: Action, refusal: Refusal) -> None:
    state = table(MAIN, CARDS)
    play(state, "{seat: 0, cast: bolt}")
    assert engine.check(state, action) == refusal


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (Action("pass", 0), Refusal("D-20", "not_asked")),
        (Action("block", 0, ("card", 0)), Refusal("D-20", "not_asked")),
        (Action("to_attack", 0, ("card", 0)), Refusal("D-20", "not_asked")),
        (Action("end_turn", 0, None, None, (("card", 0),)), Refusal("D-20", "not_asked")),
    ],
)
def test_what_the_phase_does_not_ask_for_is_refused_with_its_clause(
    action: Action, refusal: Refusal
) -> None:
    assert engine.check(table(MAIN, CARDS), action) == refusal


def test_a_redraw_is_done_with_the_button_only() -> None:
    state = table("{phase: setup}")
    while state.decision is not None and state.decision.kind == "janken":
        engine.play(state, state.decision.options[state.decision.seat])
    assert state.decision is not None
    assert state.decision.kind == "redraw"
    seat = state.decision.seat
    answer = Action("redraw", seat, None, ("button", "yes"))
    assert engine.check(state, answer) == Refusal("D-04", "not_asked")
