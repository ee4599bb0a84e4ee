"""Reckoning the words of the language on a table: which cards, how much, whether.

Pure questions. How a value or keyword of a card is found out is given by the scope, because a
constant ability, itself part of values, must ask for values without constant abilities.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.cards.language import (
    NOTHING_ASKED,
    Amount,
    Both,
    Cards,
    Compare,
    Condition,
    CountOf,
    Either,
    Exists,
    HalfOf,
    Matches,
    Not,
    Owner,
    Ref,
    StatOf,
    TrackOf,
    TurnOf,
    Where,
    Who,
)
from game.cards.library import library_of
from game.cards.table import cards_in, mark_of, on_field, table_of
from game.core.types import CardId, Seat, State


class Scope(NamedTuple):
    """Who speaks: the ability's card and its user, the cards it has met and chosen, and how to
    read values and keywords."""

    source: CardId
    seat: Seat
    value: Callable[[State, CardId, str], int]
    keyword: Callable[[State, CardId, str], bool]
    other: CardId = -1
    chosen: tuple[CardId, ...] = ()
    each: CardId = -1


def seat_of(scope: Scope, who: Who) -> Seat:
    """The seat that "mine" or "theirs" stands for."""
    return scope.seat if who == "mine" else 1 - scope.seat


def seats_of(scope: Scope, owner: Owner) -> tuple[Seat, ...]:
    """The seats of "mine", "theirs" or "any", the user's first."""
    if owner == "any":
        return scope.seat, 1 - scope.seat
    return (seat_of(scope, owner),)


def referred(state: State, scope: Scope, ref: Ref) -> tuple[CardId, ...]:
    """The cards a reference stands for; none where there is no such card any more."""
    if ref == "chosen":
        return scope.chosen
    if ref == "each":
        return (scope.each,) if scope.each >= 0 else ()
    if ref in ("this", "other"):
        card_id = scope.source if ref == "this" else scope.other
        return (card_id,) if card_id >= 0 and _is_the_same(state, card_id) else ()
    standing = table_of(state.game).standing(state)  # only what is on the field has marks
    return tuple([card_id for card_id in standing if mark_of(state, card_id, ref)])


def _is_the_same(state: State, card_id: CardId) -> bool:
    """C-12: what has gone into a hand or deck meanwhile is another card now."""
    card, table = state.cards[card_id], table_of(state.game)
    return card.zone not in table.zones("hand", card.owner) + table.zones("deck", card.owner)


def matching(state: State, scope: Scope, cards: Cards) -> tuple[CardId, ...]:
    """All cards the selector may mean, before anybody picks; in zone order."""
    table = table_of(state.game)
    return tuple(
        [
            card_id
            for seat in seats_of(scope, cards.of)
            for card_id in cards_in(state, table, cards.zone, seat)
            if fits(state, scope, cards.where, card_id)
        ]
    )


def includes(state: State, scope: Scope, selector: Ref | Cards, card_id: CardId) -> bool:
    """Whether a selector that picks nothing (a reference, or all cards like that) means a card."""
    if selector == "this":
        return card_id == scope.source
    if not isinstance(selector, Cards):
        return card_id in referred(state, scope, selector)
    card = state.cards[card_id]
    return (
        card.owner in seats_of(scope, selector.of)
        and card.zone in table_of(state.game).zones(selector.zone, card.owner)
        and fits(state, scope, selector.where, card_id)
    )


def fits(state: State, scope: Scope, where: Where, card_id: CardId) -> bool:
    """Whether a card is like that."""
    if where is NOTHING_ASKED:
        return True
    printed = library_of(state).cards.get(state.cards[card_id].kind)
    if printed is None:  # on a view: what is hidden is like nothing one could ask for
        return where == NOTHING_ASKED
    if where.type not in (None, printed.type) or where.attribute not in (None, printed.attribute):
        return False
    if where.other and card_id == scope.source:
        return False
    if where.keyword is not None and not scope.keyword(state, card_id, where.keyword):
        return False
    return _stands(state, scope, where, card_id) and _measures(state, scope, where, card_id)


def _stands(state: State, scope: Scope, where: Where, card_id: CardId) -> bool:
    if where.state is not None and (state.cards[card_id].turned == 0) != (where.state == "awake"):
        return False
    if where.fresh is not None and bool(mark_of(state, card_id, "fresh")) != where.fresh:
        return False
    if where.same_name_as is None:
        return True
    kinds = [state.cards[other].kind for other in referred(state, scope, where.same_name_as)]
    return state.cards[card_id].kind in kinds


def _measures(state: State, scope: Scope, where: Where, card_id: CardId) -> bool:
    for stat, least, most in (
        ("cost", where.cost_least, where.cost_most),
        ("battle", where.battle_least, where.battle_most),
        ("level", where.level_least, where.level_most),
    ):
        if least is None and most is None:
            continue
        found = scope.value(state, card_id, stat)
        if least is not None and found < amount(state, scope, least):
            return False
        if most is not None and found > amount(state, scope, most):
            return False
    return True


def amount(state: State, scope: Scope, words: Amount) -> int:
    """How much that is now."""
    if isinstance(words, int):
        return words
    if isinstance(words, CountOf):
        return len(matching(state, scope, words.of)) * words.times
    if isinstance(words, StatOf):
        return sum(_values(state, scope, words)) * words.times
    if isinstance(words, TrackOf):
        found = state.tracks[seat_of(scope, words.of), words.track]
        if words.below is not None:
            found = max(0, words.below - found)
        return found * words.times
    assert isinstance(words, HalfOf)
    return amount(state, scope, words.of) // 2  # C-10


def _values(state: State, scope: Scope, words: StatOf) -> list[int]:
    return [scope.value(state, card, words.stat) for card in referred(state, scope, words.of)]


def holds(state: State, scope: Scope, condition: Condition) -> bool:
    """Whether a condition is true now."""
    match condition:
        case Exists(cards, at_least):
            return len(matching(state, scope, cards)) >= at_least
        case Compare(left, op, right):
            return _compares(amount(state, scope, left), op, amount(state, scope, right))
        case Not(of):
            return not holds(state, scope, of)
        case Both(conditions):
            return all(holds(state, scope, one) for one in conditions)
        case Either(conditions):
            return any(holds(state, scope, one) for one in conditions)
        case TurnOf(who):
            return state.active == seat_of(scope, who)
        case Matches(ref, where):
            table = table_of(state.game)
            return any(
                on_field(state, table, card_id) and fits(state, scope, where, card_id)
                for card_id in referred(state, scope, ref)
            )


def _compares(left: int, op: str, right: int) -> bool:
    if op == "equal":
        return left == right
    return left >= right if op == "at_least" else left <= right
