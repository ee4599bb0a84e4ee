"""The stack of what remains to be done."""

import pytest

from game.core import agenda
from game.core.types import Action, Decision, State, Task


@pytest.fixture
def state() -> State:
    return State("any", {})


def test_the_last_pushed_is_done_first(state: State) -> None:
    agenda.push(state, "turn")
    agenda.push(state, "attack", card=3)
    assert state.agenda == [Task("turn", 0), Task("attack", 0, (("card", 3),))]


def test_a_variable_is_found_or_missed_by_name() -> None:
    task = Task("attack", 0, (("card", 3), ("left", 2)))
    assert task.var("left") == 2
    with pytest.raises(KeyError, match="right"):
        task.var("right")


def test_going_back_keeps_the_other_variables(state: State) -> None:
    agenda.push(state, "walk", left=2, walked=0)
    agenda.goto(state, 0, walked=1)
    assert state.agenda == [Task("walk", 0, (("left", 2), ("walked", 1)))]


def test_keeping_goes_on_where_it_was(state: State) -> None:
    state.agenda = [Task("walk", 3, (("left", 2),))]
    agenda.keep(state, left=1, orb="K")
    assert state.agenda == [Task("walk", 3, (("left", 1), ("orb", "K")))]


def test_leaving_and_clearing(state: State) -> None:
    for op in ("match", "turn", "walk"):
        agenda.push(state, op)
    agenda.finish(state)
    assert [task.op for task in state.agenda] == ["match", "turn"]
    agenda.clear(state)
    assert state.agenda == []


def test_a_question_says_what_it_asks_by_its_kind(state: State) -> None:
    agenda.ask(state, 1, "discard", clause="X-2", picked=(("card", 1),), least=0, most=2)
    assert state.decision == Decision(
        1, "discard", (), "discard", "X-2", (("card", 1),), least=0, most=2
    )
    options = (Action("discard", 1, ("card", 2)), Action("discard", 1, ("card", 3)))
    agenda.fill(state, options)
    assert state.decision is not None
    assert state.decision.options == options
    assert state.decision.most == 2


def test_only_a_pending_question_takes_options(state: State) -> None:
    with pytest.raises(AssertionError, match="no question"):
        agenda.fill(state, ())


def test_an_answer_is_taken_once(state: State) -> None:
    agenda.ask(state, 0, "discard", clause="X-2")
    action = Action("discard", 0, ("card", 2))
    agenda.answer(state, action)
    assert state.decision is None
    assert agenda.taken(state) == action
    with pytest.raises(AssertionError, match="nobody gave"):
        agenda.taken(state)
