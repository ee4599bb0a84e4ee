"""What a game owes to hidden information (C-6): views, guesses, drafts and secret answers.

Part of the contract, see `game.core.contract`; each question answers with what is broken.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields

from game.core import engine
from game.core.events import Announced, Declared, Event, Revealed
from game.core.rng import HasRng, below, draw
from game.core.rules import rules_of
from game.core.types import HIDDEN, UNKNOWN, Action, CardId, Seat, State
from game.core.view import determinize, hidden_cards, learns, observe, redact

SEATS = (0, 1)


def views_keep_secrets(state: State, dice: HasRng) -> Iterator[str]:
    """With everything hidden changed, a seat sees the same."""
    for seat in SEATS:
        blanked = set(hidden_cards(rules_of(state.game), state, seat))
        if blanked.symmetric_difference(_not_visible(state, seat)):
            yield f"`hidden` and `visible` do not agree for seat {seat}"
        view = observe(state, seat)
        changed = observe(_with_other_secrets(state, seat, dice), seat)
        if view != changed:
            yield f"seat {seat} sees what is hidden from it, in {differing(view, changed)}"


def _not_visible(state: State, seat: Seat) -> list[CardId]:
    visible = rules_of(state.game).visible
    return [key for key, card in state.cards.items() if not visible(state, card, seat)]


def _with_other_secrets(state: State, seat: Seat, dice: HasRng) -> State:
    rules = rules_of(state.game)
    other = state.clone()
    other.rng = draw(dice)
    hidden = _not_visible(state, seat)
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


def guesses_fit(state: State, dice: HasRng) -> Iterator[str]:
    """A guess is a whole match that looks to the guesser just like the true one."""
    for seat in SEATS:
        view = observe(state, seat)
        guess = determinize(view, dice)
        seen = observe(guess, seat)
        if seen != view:
            yield f"a guess of seat {seat} looks different to it, in {differing(seen, view)}"
        if _has_blanks(guess):
            yield f"a guess of seat {seat} leaves something hidden"
        if guess.decision is not None and not guess.decision.options:
            yield f"a guess of seat {seat} has no answers to {guess.decision.kind}"
        yield from (f"a guess of seat {seat}: {fault}" for fault in own_faults(guess, dice))
        if guess.decision is not None:
            engine.play(guess, guess.decision.options[below(dice, len(guess.decision.options))])


def _has_blanks(guess: State) -> bool:
    return (
        any(card.kind == HIDDEN for card in guess.cards.values())
        or UNKNOWN in guess.tracks.values()
        or HIDDEN in guess.config.values()
        or any(value == HIDDEN for task in guess.agenda for _, value in task.vars)
    )


def secrets_look_alike(
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
    alike = [one for one in decision.options if one != action and _shape(one) == _shape(action)]
    if not alike:
        return
    other = 1 - action.seat
    instead = before.clone()
    instead_events = engine.play(instead, alike[0])
    if redact(events, after, other) != redact(instead_events, instead, other):
        yield f"seat {other} can tell from the events what {action} was"
    if instead.decision is not None and instead.decision.kind == after.decision.kind:
        seen, expected = observe(instead, other), observe(after, other)
        if seen != expected:
            yield f"seat {other} can tell {action} from {differing(seen, expected)}"


def _shape(action: Action) -> tuple[object, ...]:
    """What may be told of a secret answer: its kind, and what kind of things it names."""
    handles = (action.source, action.target)
    return action.kind, *(handle and handle[0] for handle in handles)


def draft_is_true(
    before: State, action: Action, events: list[Event], after: State
) -> Iterator[str]:
    """What a seat plays on its view comes out as it does in truth, where chance, the other seat and
    what it cannot see play no part: screens rely on it to show a turn before it is taken."""
    decision, seat = before.decision, action.seat
    if decision is None or action not in decision.options or after.rng != before.rng:
        return
    answered = [event.action.seat for event in events if isinstance(event, Declared)]
    secret = rules_of(before.game).secret_kinds(before.config)
    if 1 - seat in answered or decision.kind in secret or learns(seat, before, after):
        return
    draft = observe(before, seat)
    engine.play(draft, action)
    drafted, true = observe(draft, seat), observe(after, seat)
    if drafted != true:
        yield f"{action} played on a view differs from the truth in {differing(drafted, true)}"


def own_faults(state: State, dice: HasRng) -> Iterable[str]:
    """What the game itself finds broken about a true state, or a guess at one."""
    invariants = rules_of(state.game).invariants
    return invariants(state) if invariants is not None else ()


def differing(one: State, other: State) -> str:
    """The fields in which two states differ, for a message."""
    names = [field.name for field in fields(one) if field.compare]
    return ", ".join(name for name in names if getattr(one, name) != getattr(other, name))
