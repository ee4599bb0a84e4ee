"""The verbs start, legal, check and apply, on a small game and on onmyo."""

from dataclasses import replace

import pytest

from game.core import agenda, engine, moves
from game.core.events import Announced, Declared, Ended, Event, Revealed, TrackSet
from game.core.rules import Rules
from game.core.types import Action, Emit, Outcome, Refusal, State, Task
from tests.core.conftest import Seating
from tests.core.duel import LAY, RULES
from tests.core.tables import play_until, question, started


def lay(seat: int, card: int) -> Action:
    return Action(LAY, seat, ("card", card))


@pytest.mark.usefixtures("duel")
def test_a_start_runs_to_the_first_question() -> None:
    state, events = engine.start_with_events("duel", {}, 3)
    assert question(state).seat == 0
    assert engine.legal(state) == (lay(0, 0), lay(0, 1))
    assert len(events) == 1  # the shuffle of set-up


@pytest.mark.usefixtures("duel")
def test_the_same_seed_starts_the_same_match() -> None:
    assert engine.start("duel", {}, 7) == engine.start("duel", {}, 7)
    kinds = {engine.start("duel", {}, seed).cards[2].kind for seed in range(8)}
    assert kinds == {"2", "3"}


@pytest.mark.usefixtures("duel")
def test_a_question_with_one_answer_is_answered_by_the_table() -> None:
    state = engine.start("duel", {}, 3)
    engine.apply(state, lay(0, 1))
    events = engine.apply(state, lay(1, 2))
    declared = [event.action for event in events if isinstance(event, Declared)]
    assert declared == [lay(1, 2), lay(0, 0), lay(1, 3)]
    assert state.outcome == Outcome(None, "even", "D-1")


def test_some_questions_are_asked_all_the_same(seat_rules: Seating) -> None:
    seat_rules(replace(RULES, always_asked=frozenset({LAY})))
    state = engine.start("duel", {}, 3)
    engine.apply(state, lay(0, 1))
    engine.apply(state, lay(1, 2))
    assert engine.legal(state) == (lay(0, 0),)


@pytest.mark.usefixtures("duel")
def test_the_end_is_looked_for_after_every_step_and_told_last() -> None:
    state = engine.start("duel", {}, 3)
    engine.apply(state, lay(0, 0))
    events = engine.apply(state, lay(1, 2))  # 1 against 2 or 3, then 4 against what is left
    assert state.outcome is not None
    assert events[-1] == Ended(state.outcome)
    assert engine.legal(state) == ()


@pytest.mark.usefixtures("duel")
@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (lay(0, 2), Refusal("D-1", "own_hand_only")),
        (lay(1, 2), Refusal("D-1", "not_your_turn")),
        (Action("steal", 0, ("card", 0)), Refusal("D-1", "own_hand_only")),
        (lay(0, 0)._replace(picks=(("card", 1),)), Refusal("D-1", "not_asked")),
        (Action(engine.CONCEDE, 2), Refusal("C-7", "not_asked")),
        (Action(engine.CONCEDE, 0, ("card", 0)), Refusal("C-7", "not_asked")),
    ],
)
def test_a_refused_action_says_why_and_changes_nothing(action: Action, refusal: Refusal) -> None:
    state = engine.start("duel", {}, 3)
    before = state.clone()
    assert engine.check(state, action) == refusal
    with pytest.raises(ValueError, match=f"illegal action.*{refusal.code}"):
        engine.apply(state, action)
    assert state == before


@pytest.mark.usefixtures("duel")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_may_concede_at_any_time(seat: int) -> None:
    state = engine.start("duel", {}, 3)
    assert engine.check(state, engine.concession(seat)) is None
    events = engine.apply(state, engine.concession(seat))
    assert state.outcome == Outcome(1 - seat, "conceded", "C-7")
    assert events == [Declared(engine.concession(seat)), Ended(state.outcome)]


@pytest.mark.usefixtures("duel")
def test_nothing_is_allowed_once_the_match_is_over() -> None:
    state = engine.start("duel", {}, 3)
    engine.apply(state, engine.concession(0))
    for action in (lay(0, 0), engine.concession(1)):
        assert engine.check(state, action) == Refusal("C-13", "match_over")


def _endless(state: State, task: Task, emit: Emit) -> None:
    agenda.goto(state, 0)


def _going_on(rules: Rules, steps: int) -> Rules:
    def count(state: State, task: Task, emit: Emit) -> None:
        moves.set_track(state, 0, "steps", state.tracks.get((0, "steps"), 0) + 1, emit)
        if state.tracks[0, "steps"] < steps:
            agenda.goto(state, 0)

    def ask(state: State, task: Task, emit: Emit) -> None:
        agenda.ask(state, 0, LAY, clause="D-1")

    return replace(rules, procedures={"bout": (count, ask)}, outcome=None)


def test_a_chain_without_end_is_a_draw(seat_rules: Seating) -> None:
    seat_rules(replace(RULES, procedures={"bout": (_endless,)}, outcome=None))
    state, events = engine.start_with_events("duel", {}, 0)
    assert state.outcome == Outcome(None, "endless_chain", "C-15")
    assert state.decision is None
    assert events[-1] == Ended(state.outcome)


def _begins_again(state: State, task: Task, emit: Emit) -> None:
    agenda.push(state, "bout")


def _asks(state: State, task: Task, emit: Emit) -> None:
    agenda.ask(state, 0, LAY, clause="D-1")


def _takes(state: State, task: Task, emit: Emit) -> None:
    agenda.taken(state)


def test_a_chain_without_end_is_a_draw_also_where_it_asks_on_its_way(seat_rules: Seating) -> None:
    steps = (_asks, _takes, _begins_again)
    seat_rules(replace(RULES, procedures={"bout": steps}, outcome=None))
    state = engine.start("duel", {}, 0)
    asked = 0
    while state.outcome is None:
        engine.apply(state, engine.legal(state)[0])
        asked += 1
    assert state.outcome == Outcome(None, "endless_chain", "C-15")
    assert asked == engine.CHAIN_LIMIT


@pytest.mark.parametrize(("steps", "ends"), [(999, False), (1000, True)])
def test_a_chain_may_be_999_steps_and_a_question(
    seat_rules: Seating, steps: int, ends: bool
) -> None:
    seat_rules(_going_on(RULES, steps))
    state = engine.start("duel", {}, 0)
    assert (state.outcome is not None) == ends  # C-15


def test_a_question_nobody_can_answer_is_a_mistake_of_the_rules(seat_rules: Seating) -> None:
    seat_rules(replace(RULES, options=lambda state, decision: ()))
    with pytest.raises(AssertionError, match="duel: decision lay has no answer"):
        engine.start("duel", {}, 0)


def test_play_tells_in_order_what_happened() -> None:
    state = play_until(started(), "turn")
    action = question(state).options[0]
    before = state.tracks.copy()
    events: list[Event] = engine.play(state, action)
    events += engine.play(state, question(state).options[0])
    assert events[0] == Declared(action)
    paid = [event for event in events if isinstance(event, TrackSet)]
    assert before[paid[0].seat, paid[0].name] == paid[0].old == paid[0].new + 1


def test_the_clone_of_a_state_goes_its_own_way() -> None:
    state = play_until(started(), "turn")
    other = state.clone()
    assert other == state
    engine.play(other, question(other).options[0])
    assert other != state


@pytest.mark.usefixtures("duel")
def test_a_step_sees_the_answer_to_the_question_before_it() -> None:
    state = engine.start("duel", {}, 3)
    engine.apply(state, lay(0, 1))
    events = engine.apply(state, lay(1, 3))
    assert [event.card for event in events if isinstance(event, Revealed)][:2] == [1, 3]
    assert Announced("bout", (("seat", "0"),)) in events
    assert state.answer is None
