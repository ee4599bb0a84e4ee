"""What a seat may know: `observe` hides the rest, `determinize` guesses it, `redact` cleans events.

The screen and the players both start from a view, so nothing else can leak. Hiding is this one
list; each line of `observe` is an item of it.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.core.engine import legal_answers
from game.core.events import (
    Changed,
    Declared,
    Event,
    Expired,
    Marked,
    Modified,
    Moved,
    Revealed,
    TrackSet,
    Turned,
)
from game.core.first_player import guess_hand
from game.core.rng import HasRng
from game.core.rules import Rules, rules_of
from game.core.types import (
    HIDDEN,
    UNKNOWN,
    Card,
    CardId,
    Decision,
    Modifier,
    Seat,
    State,
    Task,
    make,
)

_OF_AN_ANSWER = (Declared, Moved, Turned, Changed, Marked, TrackSet)


def observe(state: State, seat: Seat) -> State:
    """The match as `seat` may know it (C-6). Answers for the seat to move stay the same."""
    rules = rules_of(state.game)
    view = state.clone()
    view.seat = seat
    view.rng = 0
    view.answer = None
    for card_id in hidden_cards(rules, state, seat):
        _, owner, zone, turned, shown, marks = state.cards[card_id]
        view.cards[card_id] = make(Card, (HIDDEN, owner, zone, turned, shown, marks))
    view.modifiers = _modifiers_in_sight(rules, state, seat)
    if rules.private_config is not None:
        hidden = dict.fromkeys(rules.private_config(state, seat), HIDDEN)
        view.config = {**state.config, **hidden}
    for key in _private_tracks(rules, state, seat):
        view.tracks[key] = UNKNOWN
    if state.decision is not None and state.decision.seat != seat:
        view.decision = _closed(rules.secret_kinds(state.config), state.decision)
    view.agenda = [_without_secrets(task, seat) for task in state.agenda]
    return view


def hidden_cards(rules: Rules, state: State, seat: Seat) -> Iterable[CardId]:
    """The cards whose faces a seat may not know, by the game's own fast list where it has one."""
    if rules.hidden is not None:
        return rules.hidden(state, seat)
    visible = rules.visible
    return [card_id for card_id, card in state.cards.items() if not visible(state, card, seat)]


def determinize(view: State, dice: HasRng) -> State:
    """A full state that the viewer holds possible; what is hidden is drawn from what may be."""
    guess = view.clone()
    guess.seat = None
    guess.rng = dice.rng
    rules = rules_of(view.game)
    rules.determinize(guess, dice)
    guess_hand(guess, dice)
    if guess.decision is not None and not guess.decision.options:
        options = legal_answers(rules, guess, guess.decision)
        guess.decision = guess.decision._replace(options=options)
    return guess


def learns(seat: Seat, before: State, after: State) -> bool:
    """Whether a seat sees a card now that was hidden from it before."""
    visible, cards = rules_of(after.game).visible, before.cards
    return any(
        visible(after, card, seat) and not visible(before, cards[card_id], seat)
        for card_id, card in after.cards.items()
    )


def redact(events: Iterable[Event], state: State, seat: Seat) -> list[Event]:
    """The events as `seat` may see them; `state` is the truth after them.

    What a secret answer did stays hidden even where the answer is open by the end of the events:
    two numbers that are open afterwards may tell by their changes what lies hidden.
    """
    rules = rules_of(state.game)
    private = set(_private_tracks(rules, state, seat))
    secret = rules.secret_kinds(state.config)
    seen = []
    in_secret = False
    for event in events:
        if isinstance(event, Declared):
            in_secret = event.action.seat != seat and event.action.kind in secret
        in_secret = in_secret and isinstance(event, _OF_AN_ANSWER)
        shown = None if in_secret else _redacted(rules, event, state, seat, private)
        if shown is not None:
            seen.append(shown)
    return seen


def _redacted(
    rules: Rules, event: Event, state: State, seat: Seat, private: set[tuple[Seat, str]]
) -> Event | None:
    match event:
        case TrackSet(owner, name) if (owner, name) in private:
            return None
        case Changed(card_id) if not rules.visible(state, state.cards[card_id], seat):
            return Changed(card_id, HIDDEN, HIDDEN)
        case Revealed(_, _, seats) if not seats >> seat & 1:
            return None
        case Modified(modifier) if not _in_sight(rules, modifier, state, seat):
            return None
        case Expired(ended):
            seen = tuple(one for one in ended if _in_sight(rules, one, state, seat))
            return Expired(seen) if seen else None
    return event


def _in_sight(rules: Rules, modifier: Modifier, state: State, seat: Seat) -> bool:
    """A change of what lies hidden would tell what lies there."""
    card_id = modifier.card
    return card_id < 0 or rules.visible(state, state.cards[card_id], seat)


def _modifiers_in_sight(rules: Rules, state: State, seat: Seat) -> tuple[Modifier, ...]:
    modifiers = state.modifiers
    if not modifiers:
        return modifiers
    return tuple(one for one in modifiers if _in_sight(rules, one, state, seat))


def _private_tracks(rules: Rules, state: State, seat: Seat) -> Iterable[tuple[Seat, str]]:
    return rules.private_tracks(state, seat) if rules.private_tracks else ()


def _closed(secret_kinds: frozenset[str], decision: Decision) -> Decision:
    """The other seat's question: that it is asked is open, its answers and secret picks are not."""
    picked = () if decision.kind in secret_kinds else decision.picked
    return decision._replace(options=(), picked=picked)


def _without_secrets(task: Task, seat: Seat) -> Task:
    """Blank the variables `secret0` and `secret1` that belong to the other seat."""
    name = f"secret{1 - seat}"
    if not any(key == name for key, _ in task.vars):
        return task
    return task._replace(
        vars=tuple((key, HIDDEN if key == name else value) for key, value in task.vars)
    )
