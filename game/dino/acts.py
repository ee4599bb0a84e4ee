"""What a player does in a turn of dino but attack: summon, use a spell, level up, start a skill.

Each act pays first (C-11), and leaves on the agenda what is still to be carried out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from game.cards.doing import MAY_ACT
from game.cards.library import library_of
from game.cards.table import mark_of
from game.cards.triggers import begin_effect, happen, resolve
from game.cards.values import value
from game.core import agenda, moves
from game.core.rules import Step
from game.core.types import Action, CardId, Emit, Handle, State, Task
from game.dino import table
from game.dino.table import CASTING, FRESH, USED


def card_of(handle: Handle | None) -> CardId:
    """The card that an answer points at."""
    assert handle is not None
    return cast("int", handle[1])


def _word_of(handle: Handle | None) -> str:
    assert handle is not None
    return str(handle[1])


def _pay(state: State, card_id: CardId, emit: Emit) -> None:
    """Pay a card's cost from its owner's PP (D-20, D-32)."""
    cost = value(state, card_id, "cost")
    if cost:
        table.spend(state, state.cards[card_id].owner, cost, emit)


def _summon(state: State, action: Action, emit: Emit) -> None:
    card_id = card_of(action.source)
    _pay(state, card_id, emit)
    table.place(state, card_id, _word_of(action.target), 1, emit)
    happen(state, "summoned", card_id, emit)
    resolve(state)


def cast_spell(state: State, action: Action, emit: Emit) -> None:
    """Pay for a spell and carry it out, in the own turn or as a counter-spell (D-23, D-30)."""
    card_id = card_of(action.source)
    _pay(state, card_id, emit)
    moves.reveal(state, card_id, moves.BOTH, emit)
    moves.move(state, card_id, CASTING, emit)
    moves.expire(state, lambda modifier: modifier.card == card_id, emit)  # C-12: out of the hand
    agenda.push(state, "casting", card=card_id, part=0)


def _carry_out(state: State, task: Task, emit: Emit) -> None:
    """The effects of a spell in the order they are written, then the strata (D-23)."""
    card_id, part = cast("int", task.var("card")), cast("int", task.var("part"))
    kind, seat = state.cards[card_id].kind, state.cards[card_id].owner
    if part < len(library_of(state).cards[kind].abilities):
        agenda.goto(state, 0, part=part + 1)
        begin_effect(state, kind, part, source=card_id, seat=seat)
        return
    if state.cards[card_id].zone == CASTING:
        table.leave(state, (card_id,), "strata", emit)
    resolve(state)


def _level_up(state: State, action: Action, emit: Emit) -> None:
    """D-40: the card put down is a price, not a discard; D-41: then the dinosaur may act."""
    target = card_of(action.target)
    table.leave(state, (card_of(action.source),), "strata", emit)
    if mark_of(state, target, FRESH):  # D-22: whatever else lets it act may end before the turn
        moves.mark(state, target, MAY_ACT, 1, emit)
    table.put_level(state, target, table.level(state, target) + 1, emit)
    resolve(state)


def _start_skill(state: State, action: Action, emit: Emit) -> None:
    """D-26: once per turn and card. Its price is the first thing that is carried out."""
    card_id = card_of(action.source)
    card = state.cards[card_id]
    moves.mark(state, card_id, USED, 1, emit)
    agenda.push(state, "after_skill")
    number = int(_word_of(action.target))
    begin_effect(state, card.kind, number, source=card_id, seat=card.owner)


def _after_skill(state: State, task: Task, emit: Emit) -> None:
    resolve(state)


ACTS: dict[str, Callable[[State, Action, Emit], None]] = {
    "summon": _summon,
    "cast": cast_spell,
    "level_up": _level_up,
    "activate": _start_skill,
}
PROCEDURES: dict[str, tuple[Step, ...]] = {
    "casting": (_carry_out,),
    "after_skill": (_after_skill,),
}
