"""The contract finds what is broken: each kind of breach, made on purpose in the small game."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from game.core import agenda, contract, engine, secrecy
from game.core.events import Declared, Event
from game.core.rng import Dice
from game.core.rules import Rules
from game.core.types import Action, Card, Emit, Refusal, State, Task
from tests.core import duel
from tests.core.conftest import Seating
from tests.core.duel import LAY, RULES

FIRST = Action(LAY, 0, ("card", 0))


class Words:
    """The texts of the small game."""

    def refusal(self, refusal: Refusal, language: str) -> str:
        return {"own_hand_only": "Lay a card of your hand.", "not_asked": "Not now."}.get(
            refusal.code, "It is not your turn." if language == "en" else ""
        )


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "phrases", lambda game: Words())


def faults(state: State) -> str:
    return "\n".join(contract.state_faults(state, Dice(1)))


def step(action: Action = FIRST) -> str:
    before = engine.start("duel", {}, 3)
    after = before.clone()
    events = engine.play(after, action)
    return "\n".join(contract.step_faults(before, action, events, after))


@pytest.mark.usefixtures("duel")
def test_a_sound_game_has_no_faults() -> None:
    for seed in range(20):
        state = engine.start("duel", {}, seed)
        dice = Dice(seed)
        while state.decision is not None:
            assert contract.state_faults(state, dice) == []
            before, action = state.clone(), state.decision.options[seed % 2]
            events = engine.play(state, action)
            assert contract.step_faults(before, action, events, state) == []
        assert contract.state_faults(state, dice) == []


def _lose_a_card(state: State) -> None:
    state.zones["hand0"] = (0,)


def _misplace_a_card(state: State) -> None:
    state.cards[0] = state.cards[0]._replace(zone="table")


def _keep_a_list(state: State) -> None:
    state.history = ([1],)  # type: ignore[assignment] # the mistake that is looked for


def _keep_a_function(state: State) -> None:
    state.agenda[0] = Task("bout", 1, (("then", faults),))  # type: ignore[arg-type]


def _forget_the_question(state: State) -> None:
    state.decision = None


def _offer_twice(state: State) -> None:
    assert state.decision is not None
    state.decision = state.decision._replace(options=(FIRST, FIRST))


def _leave_an_answer(state: State) -> None:
    state.answer = FIRST


@pytest.mark.usefixtures("duel")
@pytest.mark.parametrize(
    ("breach", "said"),
    [
        (_lose_a_card, "in the zones lie [0, 2, 3], the cards are [0, 1, 2, 3]"),
        (_misplace_a_card, "card 0 says it lies in table, but does not"),
        (_keep_a_list, "history holds more than ids, numbers, words and tuples"),
        (_keep_a_function, "agenda holds more than"),
        (_forget_the_question, "one of the two is due"),
        (_offer_twice, "none, or one twice"),
        (_leave_an_answer, "was given and never taken"),
    ],
)
def test_a_broken_state(breach: Callable[[State], None], said: str) -> None:
    state = engine.start("duel", {}, 3)
    breach(state)
    questions = contract._STATE_QUESTIONS[:3]
    assert said in "\n".join(fault for ask in questions for fault in ask(state, Dice(1)))


def _sees_all(state: State, card: Card, seat: int) -> bool:
    return True


def _only_one(state: State, decision: Any) -> tuple[Action, ...]:
    return (FIRST, Action(LAY, 0, ("card", 1)))[::-1]


def _guess_nothing(guess: State, dice: Any) -> None:
    pass


def _guess_wrong(guess: State, dice: Any) -> None:
    duel.determinize(guess, dice)
    guess.tracks[0, "points"] += 1


def _by_what_is_hidden(state: State, decision: Any, action: Action) -> Refusal | None:
    other = [card.kind for card in state.cards.values() if card.owner != decision.seat]
    if action == FIRST and "?" in other:
        return Refusal("D-1", "own_hand_only")
    return duel.check(state, decision, action)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"options": _only_one}, "are not the candidates that check lets pass"),
        ({"check": _by_what_is_hidden}, "depend on what seat 0 cannot see"),
        ({"determinize": _guess_nothing}, "leaves something hidden"),
        ({"determinize": _guess_wrong}, "looks different to it, in tracks"),
        ({"invariants": lambda state: ["the table is round"]}, "the table is round"),
    ],
)
def test_broken_rules(seat_rules: Seating, change: dict[str, Any], said: str) -> None:
    rules: Rules = replace(RULES, **change)
    seat_rules(rules)
    state = engine.start("duel", {}, 3)
    assert said in faults(state)


def test_a_view_that_shows_what_is_hidden(
    monkeypatch: pytest.MonkeyPatch, seat_rules: Seating
) -> None:
    seat_rules(RULES)
    state = engine.start("duel", {}, 3)
    monkeypatch.setattr(secrecy, "observe", lambda state, seat: state.clone())
    assert "seat 0 sees what is hidden from it, in cards, rng" in faults(state)


def _in_silence(state: State, task: Task, emit: Emit) -> None:
    agenda.keep(state, secret0="0")
    state.tracks[0, "points"] = 1
    agenda.ask(state, 1, LAY, clause="D-1")
    state.answer = None


def _told_to_all(state: State, task: Task, emit: Emit) -> None:
    duel.RULES.procedures["bout"][1](state, task, emit)
    state.tracks[1, "points"] = int(str(state.agenda[-1].var("secret0")))


@pytest.mark.parametrize(
    ("second", "said"),
    [
        (_in_silence, "events tell of tracks"),
        (_told_to_all, "seat 1 can tell Action(kind='lay', seat=0"),
    ],
)
def test_a_broken_step(
    seat_rules: Seating, second: Callable[[State, Task, Emit], None], said: str
) -> None:
    first, _, third = RULES.procedures["bout"]
    seat_rules(replace(RULES, procedures={"bout": (first, second, third)}))
    assert said in step()


@pytest.mark.usefixtures("duel")
def test_a_step_told_wrongly() -> None:
    before = engine.start("duel", {}, 3)
    after = before.clone()
    events: list[Event] = engine.play(after, FIRST)
    other = Declared(Action(LAY, 0, ("card", 1)))
    assert "is not the first thing told" in "".join(
        contract.step_faults(before, FIRST, [other, *events[1:]], after)
    )
    after.cards[9] = Card("9", 0, "hand0")
    assert "made, lost or gave away a card" in "".join(
        contract.step_faults(before, FIRST, events, after)
    )


@pytest.mark.usefixtures("duel")
@pytest.mark.parametrize(
    "action",
    [FIRST, engine.concession(1), Action("dance", 0), FIRST._replace(picks=(("card", 1),))],
)
def test_a_judgement_that_is_sound(action: Action) -> None:
    assert contract.refusal_faults(engine.start("duel", {}, 3), action) == []


@pytest.mark.usefixtures("duel")
def test_a_refusal_is_said_in_both_languages() -> None:
    found = contract.refusal_faults(engine.start("duel", {}, 3), Action(LAY, 1, ("card", 2)))
    assert len(found) == 1
    assert "cannot be said in 'ja'" in found[0]


def _changes_the_table(state: State, decision: Any, action: Action) -> Refusal:
    state.zones["table"] = (0,)
    return Refusal("D-1", "own_hand_only")


@pytest.mark.parametrize(
    ("check", "action", "said"),
    [
        (lambda *_: Refusal("", "not_asked"), Action("dance", 0), "cites no clause"),
        (lambda *_: Refusal("D-1", "not_asked"), FIRST, "against the list of answers"),
        (_changes_the_table, Action("dance", 0), "changed zones"),
    ],
)
def test_a_broken_judgement(seat_rules: Seating, check: Any, action: Action, said: str) -> None:
    seat_rules(RULES)
    state = engine.start("duel", {}, 3)
    seat_rules(replace(RULES, check=check))
    found = contract.refusal_faults(state, action)
    assert said in "\n".join(found)
