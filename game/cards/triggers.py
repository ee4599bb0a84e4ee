"""Abilities that fire by themselves: the one place where things that happen are noticed.

What fires waits in the state until `TRIGGERS` is pushed; C-3: the active player's first, in the
order that player chooses, then the other's. What fires while an effect is carried out waits for its
end and then comes before all that waited already: each `TRIGGERS` task keeps its own list.
"""

from __future__ import annotations

from typing import cast

from game.cards.agents import agents
from game.cards.card import Ability
from game.cards.library import Numbered, library_of
from game.cards.reckon import Scope, fits, holds
from game.cards.table import on_field, table_of
from game.cards.values import has_keyword, value
from game.core import agenda
from game.core.events import Happened
from game.core.rules import Step
from game.core.types import CardId, Emit, Seat, State, Task, Word, make

TRIGGERS = "triggers"
_EFFECT = "card/"  # how the procedures of abilities are named
Waiting = tuple[int, str, int, int, int]  # card, kind, ability, seat, the other card

NOBODY = -1
NONE: dict[str, Numbered] = {}


def happen(
    state: State,
    timing: str,
    card_id: CardId,
    emit: Emit,
    other: CardId = NOBODY,
    *,
    together: tuple[CardId, ...] = (),
    before: State | None = None,
) -> None:
    """Tell that something happened to a card. `together` are cards that have just left the field
    with it: they still watch (C-11). `before` is what `remembered` gave before that."""
    emit(make(Happened, (timing, card_id, other)))
    library = library_of(state)
    own = library.own.get(timing)
    if own is not None:
        for which in own.get(state.cards[card_id].kind, ()):
            _wait(state, card_id, which, other, before)
    watching = library.watching.get(timing)
    if watching is not None:
        _tell_watchers(state, watching, card_id, together, before)


def remembered(state: State, *timings: str) -> State | None:
    """The table as it is, where some ability will ask how a card was that leaves now (C-12)."""
    return None if library_of(state).asking.isdisjoint(timings) else state.clone()


def has_come(state: State, card_id: CardId) -> None:
    """C-12: a card comes to the field; what waits to deal with one that it was finds it no more."""
    state.waiting = _without_other(state.waiting, card_id)
    agenda.rewrite(state, TRIGGERS, "waiting", lambda word: _without_other(word, card_id))


def _without_other(waiting: Word, card_id: CardId) -> tuple[Word, ...]:
    return tuple([(*one[:4], NOBODY) if one[4] == card_id else one for one in _entries(waiting)])


def turn_happens(state: State, timing: str, emit: Emit) -> None:
    """Tell that a turn of the active player starts or ends: the abilities of all cards on the field
    that wait for it, one's own ("this", "mine") or the opponent's turn ("theirs")."""
    emit(make(Happened, (timing, NOBODY, NOBODY)))
    library, cards = library_of(state), state.cards
    own, watching = library.own.get(timing, NONE), library.watching.get(timing, NONE)
    if not (own or watching):
        return
    for card_id in agents(state):
        kind = cards[card_id].kind
        if kind not in own and kind not in watching:
            continue
        is_own = cards[card_id].owner == state.active
        for which in own.get(kind, ()) if is_own else ():
            _wait(state, card_id, which, NOBODY)
        for which in watching.get(kind, ()):
            if is_own == (which[1].whose == "mine"):
                _wait(state, card_id, which, NOBODY)


def _tell_watchers(
    state: State,
    watching: dict[str, Numbered],
    card_id: CardId,
    together: tuple[CardId, ...],
    before: State | None,
) -> None:
    """What other cards on the field make of it; `together` have just left it too."""
    cards = state.cards
    owner = cards[card_id].owner
    for watcher in (*agents(state), *together):
        abilities = watching.get(cards[watcher].kind)
        if abilities is None or watcher == card_id:
            continue
        whose = "mine" if cards[watcher].owner == owner else "theirs"
        for which in abilities:
            if which[1].whose == whose:
                _wait(state, watcher, which, card_id, before)


def _wait(
    state: State,
    card_id: CardId,
    which: tuple[int, Ability],
    other: CardId,
    before: State | None = None,
) -> None:
    number, ability = which
    seat = state.cards[card_id].owner
    scope = Scope(card_id, seat, value, has_keyword, other)
    if ability.where is not None:
        if other < 0:
            return
        then = state if before is None or _stands(state, other) else before
        if not fits(then, scope, ability.where, other):
            return
    if ability.condition is None or holds(state, scope, ability.condition):
        state.waiting += ((card_id, state.cards[card_id].kind, number, seat, other),)


def _stands(state: State, card_id: CardId) -> bool:
    return on_field(state, table_of(state.game), card_id)


def resolve(state: State) -> None:
    """Carry out what waits, before anything else goes on."""
    if state.waiting:
        waiting, state.waiting = state.waiting, ()
        agenda.push(state, TRIGGERS, waiting=waiting)


def effect_name(library_key: str, kind: str, number: int) -> str:
    """The procedure of an ability."""
    return f"{_EFFECT}{library_key}/{kind}/{number}"


def named_effect(op: str) -> tuple[str, int] | None:
    """The kind of card and the number of the ability whose procedure this is; None for others."""
    if not op.startswith(_EFFECT):
        return None
    _, _, kind, number = op.split("/")
    return kind, int(number)


def begin_effect(
    state: State, kind: str, number: int, *, source: CardId, seat: Seat, other: CardId = NOBODY
) -> None:
    """Carry out an ability next."""
    name = effect_name(state.config.get("cards", ""), kind, number)
    agenda.push(state, name, source=source, seat=seat, other=other, chosen=())


def _collect(state: State, task: Task, emit: Emit) -> None:
    """The next one: what has fired since goes first; then the active player's, in chosen order."""
    if state.waiting:
        agenda.goto(state, 0)
        resolve(state)
        return
    waiting = _entries(task.var("waiting"))
    if not waiting:
        agenda.finish(state)
        return
    seat = state.active if any(one[3] == state.active for one in waiting) else 1 - state.active
    agenda.ask(state, seat, "order", clause="C-3")


def _carry_out(state: State, task: Task, emit: Emit) -> None:
    waiting = _entries(task.var("waiting"))
    target = agenda.taken(state).target
    assert target is not None
    first = int(str(target[1]))
    card_id, kind, number, seat, other = waiting[first]
    rest = waiting[:first] + waiting[first + 1 :]
    agenda.goto(state, 0, waiting=rest)
    begin_effect(state, kind, number, source=card_id, seat=seat, other=other)


def _entries(words: Word) -> tuple[Waiting, ...]:
    return cast("tuple[Waiting, ...]", words)


PROCEDURES: dict[str, tuple[Step, ...]] = {TRIGGERS: (_collect, _carry_out)}
