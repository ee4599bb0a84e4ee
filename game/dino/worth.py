"""A quick worth of a position of dino, for greedy play and for search that stops early.

Life, the values on the field, cards in hand and PP, own minus other; weights in `worth.yaml`.
"""

from __future__ import annotations

from functools import cache

import msgspec

from game.cards.values import value
from game.core.types import Seat, State
from game.dino import table
from game.dino.table import DECK, HAND, LIFE, PP_MAX
from game.resources import DATA_ROOT
from game.yaml_reader import read

WON = 10_000.0


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a point of each is worth; `thin_deck` is the fear of a deck running out (D-62)."""

    life: float
    low_life: float
    battle: float
    strike: float
    card: float
    pp_max: float
    thin_deck: float


@cache
def weights() -> Weights:
    """The weights of the data file."""
    return read(DATA_ROOT / "dino" / "worth.yaml", Weights)[0]


def evaluate(state: State, seat: Seat) -> float:
    """The worth of a position for a seat; a decided match is worth plus or minus `WON`."""
    if state.outcome is not None:
        winner = state.outcome.winner
        return 0.0 if winner is None else WON if winner == seat else -WON
    return _side(state, seat) - _side(state, 1 - seat)


def _side(state: State, seat: Seat) -> float:
    table_of_weights = weights()
    life = state.tracks[seat, LIFE]
    total = table_of_weights.life * life - table_of_weights.low_life / (life + 1)
    total += table_of_weights.pp_max * state.tracks[seat, PP_MAX]
    total += table_of_weights.card * len(state.zones[HAND[seat]])
    total -= table_of_weights.thin_deck / (len(state.zones[DECK[seat]]) + 1)
    for card_id in table.field(state, seat):
        total += table_of_weights.battle * value(state, card_id, "battle")
        total += table_of_weights.strike * value(state, card_id, "strike")
    return total
