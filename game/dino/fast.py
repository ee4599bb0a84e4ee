"""The legal answers of dino listed directly, for play-outs and search.

The same list, in the same order, as filtering `answers.candidates` through `answers.check`; a
contract test walks random games and compares. Actions are built once and shared.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import cast

from game.cards import answers as card_answers
from game.cards.choosing import CHOOSE
from game.cards.library import library_of
from game.cards.values import affordable, with_keyword
from game.core.types import Action, CardId, Decision, Seat, State, ZoneKey
from game.dino import answers, battle, table
from game.dino.cards import DINOSAUR
from game.dino.check import MAX_LEVEL
from game.dino.table import GENTLE, HAND, HUNT, PP, SLOTS


def options(state: State, decision: Decision) -> tuple[Action, ...]:
    """Every legal answer, in the order of `answers.candidates`."""
    listed = _LISTS.get(decision.kind)
    if listed is not None:
        return listed(state, decision)
    if decision.kind in card_answers.KINDS:
        return tuple(card_answers.candidates(state, decision))  # all of them are legal
    return tuple(
        action
        for action in answers.candidates(state, decision)
        if answers.check(state, decision, action) is None
    )


@lru_cache(maxsize=1 << 14)
def _summons(seat: Seat, card_id: CardId, slots: tuple[ZoneKey, ...]) -> tuple[Action, ...]:
    return tuple([Action("summon", seat, ("card", card_id), ("zone", slot)) for slot in slots])


@lru_cache(maxsize=1 << 14)
def _on_card(kind: str, seat: Seat, card_id: CardId, target: CardId) -> Action:
    return Action(kind, seat, ("card", card_id), ("card", target))


@lru_cache(maxsize=1 << 12)
def _alone(kind: str, seat: Seat, card_id: CardId | None) -> Action:
    return Action(kind, seat, None if card_id is None else ("card", card_id))


@lru_cache(maxsize=1 << 10)
def _skill(seat: Seat, card_id: CardId, number: int) -> Action:
    return Action("activate", seat, ("card", card_id), ("skill", str(number)))


@lru_cache(maxsize=1 << 10)
def _on_life(seat: Seat, card_id: CardId) -> Action:
    return Action("attack", seat, ("card", card_id), ("seat", 1 - seat))


def _mains(state: State, decision: Decision) -> tuple[Action, ...]:
    seat = decision.seat
    cards, zones, pool = state.cards, state.zones, library_of(state).cards
    empty = tuple([slot for slot in SLOTS[seat] if not zones[slot]])
    found: list[Action] = []
    for card_id in affordable(state, zones[HAND[seat]], state.tracks[seat, PP]):
        if pool[cards[card_id].kind].type == DINOSAUR:
            found += _summons(seat, card_id, empty)
        else:
            found.append(_alone("cast", seat, card_id))
    if len(empty) < len(SLOTS[seat]):
        _add_commons(state, decision, found)
    found += (_alone("to_attack", seat, None), _alone("end_turn", seat, None))
    return tuple(found)


def _add_commons(state: State, decision: Decision, found: list[Action]) -> None:
    """Level up (D-40) and skills started by choice (D-26), which both phases know."""
    seat, cards = decision.seat, state.cards
    awake = [target for target in table.field(state, seat) if not cards[target].turned]
    if not awake:  # the dormant rise no level and start no skill
        return
    kinds = {cards[target].kind for target in awake}
    for card_id in state.zones[HAND[seat]]:
        kind = cards[card_id].kind
        if kind in kinds:
            found += [
                _on_card("level_up", seat, card_id, target)
                for target in awake
                if cards[target].kind == kind and table.level(state, target) < MAX_LEVEL
            ]
    skilled = library_of(state).skilled & kinds
    for card_id in awake if skilled else ():
        if cards[card_id].kind in skilled:
            found += _skills(state, decision, card_id)


def _skills(state: State, decision: Decision, card_id: CardId) -> list[Action]:
    """The skills of a card that can be started now."""
    actions = [_skill(decision.seat, card_id, number) for number in answers.skills(state, card_id)]
    return [one for one in actions if answers.check(state, decision, one) is None]


def _attacks(state: State, decision: Decision) -> tuple[Action, ...]:
    seat, cards = decision.seat, state.cards
    found: list[Action] = []
    able = [
        attacker
        for attacker in table.field(state, seat)
        if not cards[attacker].turned and table.may_act(state, attacker)
    ]
    if able:
        gentle = with_keyword(state, able, GENTLE)
        hunters = with_keyword(state, able, HUNT)
        theirs = table.field(state, 1 - seat)
        dormant = [target for target in theirs if cards[target].turned]
        for attacker in able:
            if attacker not in gentle:
                targets = theirs if attacker in hunters else dormant
                found += [_on_card("attack", seat, attacker, target) for target in targets]
                found.append(_on_life(seat, attacker))
    _add_commons(state, decision, found)
    found.append(_alone("end_turn", seat, None))
    return tuple(found)


def _counters(state: State, decision: Decision) -> tuple[Action, ...]:
    seat, cards = decision.seat, state.cards
    pool, pp = library_of(state).cards, state.tracks[seat, PP]
    spells = [
        card_id for card_id in state.zones[HAND[seat]] if pool[cards[card_id].kind].type != DINOSAUR
    ]
    castable = affordable(state, spells, pp) if spells else spells
    found = [_alone("cast", seat, card_id) for card_id in castable]
    found.append(_alone("pass", seat, None))
    return tuple(found)


def _blocks(state: State, decision: Decision) -> tuple[Action, ...]:
    task = state.agenda[-1]
    attacker, target = cast("int", task.var("attacker")), cast("int", task.var("target"))
    found = [
        _alone("block", decision.seat, card_id)
        for card_id in battle.blockers(state, attacker, target)
    ]
    found.append(_alone("pass", decision.seat, None))
    return tuple(found)


def _redraws(state: State, decision: Decision) -> tuple[Action, ...]:
    seat, picked = decision.seat, [handle[1] for handle in decision.picked]
    left = [card_id for card_id in state.zones[HAND[seat]] if card_id not in picked]
    found = [_alone("redraw", seat, card_id) for card_id in left]
    found.append(Action("redraw", seat, None, answers.DONE))
    return tuple(found)


_LISTS: dict[str, Callable[[State, Decision], tuple[Action, ...]]] = {
    "redraw": _redraws,
    "main": _mains,
    "attack": _attacks,
    "counter": _counters,
    "block": _blocks,
    CHOOSE: card_answers.choices,
}
