"""Prices of skills and of "may": whether they can be paid, and paying them (C-11).

A card of the hand that is part of a price is put down, not discarded: nothing watches for it.
"""

from __future__ import annotations

from game.cards.actions import Price
from game.cards.reckon import Scope
from game.cards.table import cards_in, on_field, table_of
from game.core import moves
from game.core.types import Emit, State


def can_pay(state: State, scope: Scope, price: Price) -> bool:
    """Whether the user of an effect can pay a price in full."""
    table = table_of(state.game)
    if price.pp > table.funds(state, scope.seat):
        return False
    if price.discard > len(cards_in(state, table, "hand", scope.seat)):
        return False
    if not (price.dormant or price.destroy_this):
        return True
    stands = on_field(state, table, scope.source)
    return stands and not (price.dormant and state.cards[scope.source].turned)


def pay(state: State, scope: Scope, price: Price, emit: Emit) -> None:
    """Pay all of a price but the cards of the hand, which are chosen first."""
    table = table_of(state.game)
    if price.pp:
        table.spend(state, scope.seat, price.pp, emit)
    if price.dormant:
        moves.turn(state, scope.source, 1, emit)
    if price.destroy_this:
        table.leave(state, (scope.source,), "paid", emit)
