"""The legal answers of dino listed directly, for play-outs and search.

The same list, in the same order, as filtering `answers.candidates` through `answers.check`; a
contract test walks random games and compares. Actions are built once and shared.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from game.cards import answers as card_answers
from game.cards.choosing import CHOOSE
from game.cards.library import library_of
from game.cards.values import has_keyword, value
from game.core.types import Action, CardId, Decision, Seat, State
from game.dino import answers, table
from game.dino.cards import DINOSAUR
from game.dino.check import MAX_LEVEL
from game.dino.table import HAND, HUNT, PP, SLOTS


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


@lru_cache(maxsize=1 << 12)
def _on_zone(kind: str, seat: Seat, card_id: CardId, zone: str) -> Action:
    return Action(kind, seat, ("card", card_id), ("zone", zone))


@lru_cache(maxsize=1 << 14)
def _on_card(kind: str, seat: Seat, card_id: CardId, target: CardId) -> Action:
    return Action(kind, seat, ("card", card_id), ("card", target))


@lru_cache(maxsize=1 << 12)
def _alone(kind: str, seat: Seat, card_id: CardId | None) -> Action:
    return Action(kind, seat, None if card_id is None else ("card", card_id))


@lru_cache(maxsize=1 << 10)
def _on_life(seat: Seat, card_id: CardId) -> Action:
    return Action("attack", seat, ("card", card_id), ("seat", 1 - seat))


def _mains(state: State, decision: Decision) -> tuple[Action, ...]:
    seat = decision.seat
    cards, zones, pool = state.cards, state.zones, library_of(state).cards
    pp = state.tracks[seat, PP]
    empty = [slot for slot in SLOTS[seat] if not zones[slot]]
    found = []
    for card_id in zones[HAND[seat]]:
        if value(state, card_id, "cost") > pp:
            continue
        if pool[cards[card_id].kind].type == DINOSAUR:
            found += [_on_zone("summon", seat, card_id, slot) for slot in empty]
        else:
            found.append(_alone("cast", seat, card_id))
    found += _commons(state, decision)
    found += (_alone("to_attack", seat, None), _alone("end_turn", seat, None))
    return tuple(found)


def _commons(state: State, decision: Decision) -> list[Action]:
    """Level up (D-40) and skills started by choice (D-26)."""
    seat = decision.seat
    cards = state.cards
    own = table.field(state, seat)
    if not own:
        return []
    raised = {
        cards[target].kind: True
        for target in own
        if cards[target].turned == 0 and table.level(state, target) < MAX_LEVEL
    }
    found = [
        _on_card("level_up", seat, card_id, target)
        for card_id in state.zones[HAND[seat]]
        if cards[card_id].kind in raised
        for target in own
        if cards[target].kind == cards[card_id].kind
        and cards[target].turned == 0
        and table.level(state, target) < MAX_LEVEL
    ]
    skilled = library_of(state).skilled
    for card_id in own:
        if cards[card_id].kind in skilled:
            for number in answers.skills(state, card_id):
                action = Action("activate", seat, ("card", card_id), ("skill", str(number)))
                if answers.check(state, decision, action) is None:
                    found.append(action)
    return found


def _attacks(state: State, decision: Decision) -> tuple[Action, ...]:
    seat = decision.seat
    cards = state.cards
    theirs = table.field(state, 1 - seat)
    dormant = [target for target in theirs if cards[target].turned]
    found = []
    for attacker in table.field(state, seat):
        if cards[attacker].turned or answers.check_attacker(state, attacker) is not None:
            continue
        targets = theirs if has_keyword(state, attacker, HUNT) else dormant
        found += [_on_card("attack", seat, attacker, target) for target in targets]
        found.append(_on_life(seat, attacker))
    found += _commons(state, decision)
    found.append(_alone("end_turn", seat, None))
    return tuple(found)


def _counters(state: State, decision: Decision) -> tuple[Action, ...]:
    seat = decision.seat
    pool, pp = library_of(state).cards, state.tracks[seat, PP]
    found = [
        _alone("cast", seat, card_id)
        for card_id in state.zones[HAND[seat]]
        if pool[state.cards[card_id].kind].type != DINOSAUR and value(state, card_id, "cost") <= pp
    ]
    found.append(_alone("pass", seat, None))
    return tuple(found)


_LISTS: dict[str, Callable[[State, Decision], tuple[Action, ...]]] = {
    "main": _mains,
    "attack": _attacks,
    "counter": _counters,
    CHOOSE: card_answers.choices,
}
