"""What every game keeps, as questions about states, steps and refused actions.

Each answer is a list of sentences about what is broken, empty where all is well. The fuzz command
and the contract tests ask. No game is known here: what only one game can say of itself comes from
its `Rules.invariants`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields
from types import NoneType

from game.core import engine, serial
from game.core.events import Declared, Ended, Event
from game.core.phrases import phrases
from game.core.retelling import Retelling
from game.core.rng import HasRng
from game.core.rules import rules_of
from game.core.secrecy import (
    differing,
    draft_is_true,
    guesses_fit,
    own_faults,
    secrets_look_alike,
    views_keep_secrets,
)
from game.core.types import (
    Action,
    Card,
    Decision,
    Modifier,
    Outcome,
    Refusal,
    State,
    Task,
)
from game.core.view import observe

CLAUSE = re.compile(r"[A-Z]-[0-9]+")
LANGUAGES = ("ja", "en")
_RECORDS = (Card, Task, Action, Decision, Modifier, Outcome)


def state_faults(state: State, dice: HasRng) -> list[str]:
    """What is broken about a true state that rests at a decision or at the end."""
    return [fault for question in _STATE_QUESTIONS for fault in question(state, dice)]


def step_faults(before: State, action: Action, events: list[Event], after: State) -> list[str]:
    """What is broken about one step: `action` led from `before` to `after` by `events`."""
    return [
        fault for question in _STEP_QUESTIONS for fault in question(before, action, events, after)
    ]


def refusal_faults(state: State, action: Action) -> list[str]:
    """What is broken about the judgement of an action, legal or not; carries out none."""
    untouched = state.clone()
    refusal = engine.check(state, action)
    found = list(_judgement_faults(state, action, refusal))
    if refusal is not None and not _apply_raises(state, action):
        found.append(f"{action} is refused, yet apply carried it out")
    if state != untouched:
        found.append(f"asking about {action} changed {differing(state, untouched)}")
    return found


# --- states -------------------------------------------------------------------------------------


def _cards_lie_once(state: State, dice: HasRng) -> Iterator[str]:
    lying = [card_id for ids in state.zones.values() for card_id in ids]
    if sorted(lying) != sorted(state.cards):
        yield f"in the zones lie {sorted(lying)}, the cards are {sorted(state.cards)}"
    for card_id, card in state.cards.items():
        if card_id not in state.zones.get(card.zone, ()):
            yield f"card {card_id} says it lies in {card.zone}, but does not"


def _is_plain_data(state: State, dice: HasRng) -> Iterator[str]:
    for field in fields(state):
        value = getattr(state, field.name)
        if not all(map(_is_plain, _contents(value))):
            yield f"{field.name} holds more than ids, numbers, words and tuples: {value!r}"


def _contents(value: object) -> Iterable[object]:
    if type(value) is dict:
        return [item for pair in value.items() for item in pair]
    return value if type(value) is list else [value]


def _is_plain(value: object) -> bool:
    kind = type(value)
    if isinstance(value, tuple):
        return (kind is tuple or kind in _RECORDS) and all(map(_is_plain, value))
    return kind in (int, str, bool, NoneType)


def _waits_or_is_over(state: State, dice: HasRng) -> Iterator[str]:
    decision = state.decision
    if (decision is None) != (state.outcome is not None):
        yield f"decision {decision} and outcome {state.outcome}: one of the two is due"
    if decision is None:
        return
    options = decision.options
    if not options or len(set(options)) != len(options):
        yield f"the answers to {decision.kind} are none, or one twice: {options}"
    if len(options) == 1 and decision.kind not in rules_of(state.game).always_asked:
        yield f"{decision.kind} was asked though {options[0]} is the only answer"
    if any(option.seat != decision.seat for option in options):
        yield f"{decision.kind} asks seat {decision.seat}, but offers answers of the other"
    if state.answer is not None:
        yield f"{state.answer} was given and never taken"


def _answers_agree(state: State, dice: HasRng) -> Iterator[str]:
    decision = state.decision
    if decision is None:
        return
    rules = rules_of(state.game)
    if decision.options != engine.filtered_answers(rules, state, decision):
        yield f"the answers to {decision.kind} are not the candidates that check lets pass"
    view = observe(state, decision.seat)
    if engine.legal(view) != decision.options:
        yield f"the view of seat {decision.seat} has other answers to {decision.kind}"
    if engine.legal_answers(rules, view, decision) != decision.options:
        yield f"the answers to {decision.kind} depend on what seat {decision.seat} cannot see"


def _clone_is_apart(state: State, dice: HasRng) -> Iterator[str]:
    untouched, other = state.clone(), state.clone()
    if other != state:
        yield f"a clone differs in {differing(other, state)}"
    if other.decision is not None:
        engine.play(other, other.decision.options[-1])
        if state != untouched:
            yield f"playing on a clone changed {differing(state, untouched)}"


def _survives_writing(state: State, dice: HasRng) -> Iterator[str]:
    text = json.dumps(serial.to_plain(state))
    read = serial.from_plain(json.loads(text))
    if read != state:
        yield f"written and read again, the state differs in {differing(read, state)}"
    for action in engine.legal(state):
        if serial.parse_action(serial.action_text(action)) != action:
            yield f"{action} is another after writing and reading"


# --- steps --------------------------------------------------------------------------------------


def _events_tell_all(
    before: State, action: Action, events: list[Event], after: State
) -> Iterator[str]:
    if not events or events[0] != Declared(action):
        yield f"{action} is not the first thing told"
    retelling = Retelling(before)
    for event in events:
        retelling.told(event)
    yield from retelling.differences(after)
    ends = sum(isinstance(event, Ended) for event in events)
    if ends != (after.outcome is not None) or (ends and not isinstance(events[-1], Ended)):
        yield f"the end was told {ends} times, or not last; the outcome is {after.outcome}"


def _nothing_is_lost(
    before: State, action: Action, events: list[Event], after: State
) -> Iterator[str]:
    owners = {card_id: card.owner for card_id, card in before.cards.items()}
    if owners != {card_id: card.owner for card_id, card in after.cards.items()}:
        yield f"{action} made, lost or gave away a card"
    if after.config != before.config or after.game != before.game:
        yield f"{action} changed the options of the match"


def _happens_again(
    before: State, action: Action, events: list[Event], after: State
) -> Iterator[str]:
    again = before.clone()
    if engine.play(again, action) != events or again != after:
        yield f"{action} played again led elsewhere, in {differing(again, after)}"


# --- judgements ---------------------------------------------------------------------------------


def _judgement_faults(state: State, action: Action, refusal: Refusal | None) -> Iterator[str]:
    concedes = action in engine.CONCESSIONS and state.outcome is None
    if (refusal is None) != (concedes or action in engine.legal(state)):
        yield f"{action} is judged {refusal}, against the list of answers"
    if refusal is None:
        return
    if not CLAUSE.fullmatch(refusal.clause):
        yield f"{refusal} cites no clause"
    for language in LANGUAGES:
        if not _can_be_said(state, refusal, language):
            yield f"{refusal} cannot be said in {language!r}"
    if state.decision is not None and action.seat == state.decision.seat:
        seen = engine.check(observe(state, action.seat), action)
        if seen != refusal:
            yield f"{action} is judged {refusal}, but {seen} by the view of seat {action.seat}"


def _can_be_said(state: State, refusal: Refusal, language: str) -> bool:
    try:
        return phrases(state.game).refusal(refusal, language) != ""
    except KeyError:  # no such sentence, or a gap in it that nothing fills
        return False


def _apply_raises(state: State, action: Action) -> bool:
    try:
        engine.apply(state, action)
    except ValueError:
        return True
    return False


_STATE_QUESTIONS: tuple[Callable[[State, HasRng], Iterable[str]], ...] = (
    _cards_lie_once,
    _is_plain_data,
    _waits_or_is_over,
    _answers_agree,
    views_keep_secrets,
    guesses_fit,
    _clone_is_apart,
    _survives_writing,
    own_faults,
)
_STEP_QUESTIONS: tuple[Callable[[State, Action, list[Event], State], Iterable[str]], ...] = (
    _events_tell_all,
    _nothing_is_lost,
    _happens_again,
    secrets_look_alike,
    draft_is_true,
)
