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
from game.core.events import Announced, Declared, Ended, Event, Revealed
from game.core.phrases import phrases
from game.core.retelling import Retelling
from game.core.rng import HasRng, below, draw
from game.core.rules import rules_of
from game.core.types import (
    HIDDEN,
    UNKNOWN,
    Action,
    Card,
    Decision,
    Modifier,
    Outcome,
    Refusal,
    Seat,
    State,
    Task,
)
from game.core.view import determinize, observe, redact

SEATS = (0, 1)
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
        found.append(f"asking about {action} changed {_differing(state, untouched)}")
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


def _views_keep_secrets(state: State, dice: HasRng) -> Iterator[str]:
    """With everything hidden changed, a seat sees the same."""
    for seat in SEATS:
        view = observe(state, seat)
        changed = observe(_with_other_secrets(state, seat, dice), seat)
        if view != changed:
            yield f"seat {seat} sees what is hidden from it, in {_differing(view, changed)}"


def _with_other_secrets(state: State, seat: Seat, dice: HasRng) -> State:
    rules = rules_of(state.game)
    other = state.clone()
    other.rng = draw(dice)
    hidden = [key for key, card in state.cards.items() if not rules.visible(state, card, seat)]
    for here, there in zip(hidden, hidden[1:] + hidden[:1], strict=True):
        other.cards[here] = other.cards[here]._replace(kind=state.cards[there].kind + "'")
    for key in rules.private_tracks(state, seat) if rules.private_tracks else ():
        other.tracks[key] += 1
    if rules.private_config is not None:
        other.config = state.config | dict.fromkeys(rules.private_config(state, seat), "'")
    secret = f"secret{1 - seat}"
    for number, task in enumerate(other.agenda):
        variables = tuple((key, "'" if key == secret else value) for key, value in task.vars)
        other.agenda[number] = task._replace(vars=variables)
    if state.decision is not None and state.decision.seat != seat:
        other.decision = state.decision._replace(options=state.decision.options[::-1])
    return other


def _guesses_fit(state: State, dice: HasRng) -> Iterator[str]:
    """A guess is a whole match that looks to the guesser just like the true one."""
    for seat in SEATS:
        view = observe(state, seat)
        guess = determinize(view, dice)
        seen = observe(guess, seat)
        if seen != view:
            yield f"a guess of seat {seat} looks different to it, in {_differing(seen, view)}"
        if _has_blanks(guess):
            yield f"a guess of seat {seat} leaves something hidden"
        if guess.decision is not None and not guess.decision.options:
            yield f"a guess of seat {seat} has no answers to {guess.decision.kind}"
        yield from (f"a guess of seat {seat}: {fault}" for fault in _own_faults(guess, dice))
        if guess.decision is not None:
            engine.play(guess, guess.decision.options[below(dice, len(guess.decision.options))])


def _has_blanks(guess: State) -> bool:
    return (
        any(card.kind == HIDDEN for card in guess.cards.values())
        or UNKNOWN in guess.tracks.values()
        or HIDDEN in guess.config.values()
        or any(value == HIDDEN for task in guess.agenda for _, value in task.vars)
    )


def _clone_is_apart(state: State, dice: HasRng) -> Iterator[str]:
    untouched, other = state.clone(), state.clone()
    if other != state:
        yield f"a clone differs in {_differing(other, state)}"
    if other.decision is not None:
        engine.play(other, other.decision.options[-1])
        if state != untouched:
            yield f"playing on a clone changed {_differing(state, untouched)}"


def _survives_writing(state: State, dice: HasRng) -> Iterator[str]:
    text = json.dumps(serial.to_plain(state))
    read = serial.from_plain(json.loads(text))
    if read != state:
        yield f"written and read again, the state differs in {_differing(read, state)}"
    for action in engine.legal(state):
        if serial.parse_action(serial.action_text(action)) != action:
            yield f"{action} is another after writing and reading"


def _own_faults(state: State, dice: HasRng) -> Iterable[str]:
    invariants = rules_of(state.game).invariants
    return invariants(state) if invariants is not None else ()


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
        yield f"{action} played again led elsewhere, in {_differing(again, after)}"


def _secrets_look_alike(
    before: State, action: Action, events: list[Event], after: State
) -> Iterator[str]:
    """To the other seat one secret answer looks like another, until all is opened."""
    decision = before.decision
    if decision is None or action not in decision.options:
        return
    secret = rules_of(before.game).secret_kinds(before.config)
    if decision.kind not in secret or after.decision is None or after.decision.kind not in secret:
        return
    if any(isinstance(event, (Announced, Revealed)) for event in events):
        return
    other = 1 - action.seat
    instead = before.clone()
    instead_events = engine.play(instead, decision.options[decision.options[0] == action])
    if redact(events, after, other) != redact(instead_events, instead, other):
        yield f"seat {other} can tell from the events what {action} was"
    if instead.decision is not None and instead.decision.kind == after.decision.kind:
        seen, expected = observe(instead, other), observe(after, other)
        if seen != expected:
            yield f"seat {other} can tell {action} from {_differing(seen, expected)}"


def _draft_is_true(
    before: State, action: Action, events: list[Event], after: State
) -> Iterator[str]:
    """What a seat plays on its view comes out as it does in truth, where chance and what it
    cannot see play no part: screens rely on it to show a turn before it is taken."""
    decision = before.decision
    if decision is None or action not in decision.options or after.rng != before.rng:
        return
    seat, rules = action.seat, rules_of(before.game)
    learned = any(
        isinstance(event, Revealed) and not rules.visible(before, before.cards[event.card], seat)
        for event in events
    )
    if learned or decision.kind in rules.secret_kinds(before.config):
        return
    draft = observe(before, seat)
    engine.play(draft, action)
    drafted, true = observe(draft, seat), observe(after, seat)
    if drafted != true:
        yield f"{action} played on a view differs from the truth in {_differing(drafted, true)}"


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


def _differing(one: State, other: State) -> str:
    """The fields in which two states differ, for a message."""
    names = [field.name for field in fields(one)]
    return ", ".join(name for name in names if getattr(one, name) != getattr(other, name))


_STATE_QUESTIONS: tuple[Callable[[State, HasRng], Iterable[str]], ...] = (
    _cards_lie_once,
    _is_plain_data,
    _waits_or_is_over,
    _answers_agree,
    _views_keep_secrets,
    _guesses_fit,
    _clone_is_apart,
    _survives_writing,
    _own_faults,
)
_STEP_QUESTIONS: tuple[Callable[[State, Action, list[Event], State], Iterable[str]], ...] = (
    _events_tell_all,
    _nothing_is_lost,
    _happens_again,
    _secrets_look_alike,
    _draft_is_true,
)
