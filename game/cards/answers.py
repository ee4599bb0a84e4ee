"""What may be answered to the questions that cards ask: choose, may, mode, slot, order."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import cast

from game.cards.choosing import CHOOSE, eligible, ids_of
from game.cards.doing import empty_slots
from game.core.types import Action, CardId, Decision, Handle, Refusal, Seat, State

DONE: Handle = ("button", "done")
KINDS = frozenset({CHOOSE, "may", "mode", "slot", "order"})


def candidates(state: State, decision: Decision) -> Iterable[Action]:
    """All that may be tried; near misses are the cards in sight that may not be chosen."""
    if decision.kind == CHOOSE:
        return _choices(state, decision)
    return _legal(state, decision)


def check(state: State, decision: Decision, action: Action) -> Refusal | None:
    """Judge an answer to one of these questions."""
    if action.kind != decision.kind:
        return Refusal(decision.clause, "not_asked")
    if decision.kind == CHOOSE:
        return _check_choice(state, decision, action)
    if action in _legal(state, decision):
        return None
    return Refusal(decision.clause, "not_asked")


def _choices(state: State, decision: Decision) -> Iterable[Action]:
    choosable = eligible(state.agenda[-1], decision.seat)
    for card_id in choosable:
        yield Action(CHOOSE, decision.seat, ("card", card_id))
    for card_id, card in state.cards.items():
        if card_id not in choosable and card.shown:
            yield Action(CHOOSE, decision.seat, ("card", card_id))
    yield Action(CHOOSE, decision.seat, None, DONE)


def choices(state: State, decision: Decision) -> tuple[Action, ...]:
    """The legal answers to "choose", listed directly."""
    seat = decision.seat
    picked = [handle[1] for handle in decision.picked]
    found = [
        _choice(seat, card_id)
        for card_id in eligible(state.agenda[-1], seat)
        if card_id not in picked
    ]
    if len(picked) >= decision.least:
        found.append(Action(CHOOSE, seat, None, DONE))
    return tuple(found)


@lru_cache(maxsize=1 << 10)
def _choice(seat: Seat, card_id: CardId) -> Action:
    return Action(CHOOSE, seat, ("card", card_id))


def _check_choice(state: State, decision: Decision, action: Action) -> Refusal | None:
    if action.target == DONE and action.source is None:
        if len(decision.picked) >= decision.least:
            return None
        return Refusal("C-9", "choose_more", (("count", str(decision.least)),))
    if action.source is None or action.source[0] != "card":
        return Refusal("C-9", "not_asked")
    if action.source in decision.picked:
        return Refusal("C-9", "chosen_already")
    if action.source[1] not in eligible(state.agenda[-1], decision.seat):
        return Refusal("C-9", "cannot_be_chosen")
    return None


def _legal(state: State, decision: Decision) -> tuple[Action, ...]:
    task = state.agenda[-1]
    if decision.kind == "slot":
        card_id = ids_of(task.var("chosen"))[0]
        targets: list[Handle] = [("zone", slot) for slot in empty_slots(state, card_id)]
    elif decision.kind == "order":
        targets = _orders(state, decision)
    else:
        targets = [("button", str(name)) for name in cast("tuple[str, ...]", task.var("modes"))]
    return tuple(Action(decision.kind, decision.seat, None, target) for target in targets)


def _orders(state: State, decision: Decision) -> list[Handle]:
    waiting = cast("tuple[tuple[int, str, int, int, int], ...]", state.agenda[-1].var("waiting"))
    return [
        ("waiting", str(number)) for number, one in enumerate(waiting) if one[3] == decision.seat
    ]
