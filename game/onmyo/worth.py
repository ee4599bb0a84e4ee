"""A quick worth of a position of the general engine, for greedy play and resigned games.

Orbs first, then colours, then advance; the strong levels use the search board's evaluation.
"""

from __future__ import annotations

from functools import cache

import msgspec

from game.core.types import Seat, State
from game.onmyo.geometry import place
from game.onmyo.orbs import ORBS
from game.onmyo.table import SPENT, arena_of, pieces_in_arena
from game.resources import DATA_ROOT
from game.yaml_reader import read

WON = 10_000.0


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hundredths of a logit: a loose orb by letter, a colour one has, a row gone, and so on."""

    loose: dict[str, int]
    colour: int
    row: int
    in_arena: int
    beside_circle: int


@cache
def weights() -> Weights:
    """The weights of the data file."""
    return read(DATA_ROOT / "onmyo" / "worth.yaml", Weights)[0]


def evaluate(state: State, seat: Seat) -> float:
    """The worth of a position for a seat; a decided match is worth plus or minus `WON`."""
    if state.outcome is not None:
        winner = state.outcome.winner
        return 0.0 if winner is None else WON if winner == seat else -WON
    return _side(state, seat) - _side(state, 1 - seat)


def _side(state: State, seat: Seat) -> float:
    table = weights()
    total = 0
    for orb in ORBS:
        # Spent orbs go over at the end of the turn, so they count for the other seat already.
        count = state.tracks[seat, orb] + state.tracks[1 - seat, SPENT[orb]]
        total += count * table.loose[orb] + (table.colour if count else 0)
    return total + _advance(state, seat, table)


def _advance(state: State, seat: Seat, table: Weights) -> int:
    circles = arena_of(state).circles
    total = 0
    for piece in pieces_in_arena(state, seat):
        column, row = place(state.cards[piece].zone)
        own_row, (goal_column, goal_row) = place(circles[seat])[1], place(circles[1 - seat])
        beside = abs(column - goal_column) + abs(row - goal_row) == 1
        total += table.in_arena + table.row * abs(row - own_row) + table.beside_circle * beside
    return total
