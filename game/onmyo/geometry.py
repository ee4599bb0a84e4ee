"""The arena (O-01, O-02): squares, neighbours and directions, read from `data/onmyo/arenas.yaml`.

Directions are absolute: 0 north (black's forward), 1 east, 2 south, 3 west, then the diagonals
4 north-east, 5 south-east, 6 south-west, 7 north-west.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import msgspec

from game.core.game_data import Words
from game.resources import DATA_ROOT
from game.yaml_reader import read

DELTAS = ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1))
FORWARD = (0, 2)  # by seat: black looks north, red south
FILES = "abcdefghi"


class ArenaData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An arena as the data file has it."""

    name: str
    label: Words
    columns: int
    rows: int
    black: str
    red: str


class ArenaFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The data file."""

    arenas: tuple[ArenaData, ...]


class Arena(NamedTuple):
    """An arena as the rules look it up. `neighbours[square]` lists (direction, square)."""

    name: str
    columns: int
    rows: int
    squares: tuple[str, ...]
    circles: tuple[str, str]
    neighbours: dict[str, tuple[tuple[int, str], ...]]


def meeting_side(direction: int) -> int:
    """The side with which a mover meets a defender (O-40); on a diagonal the front or the rear of
    the one who moves (O-41), which lie north and south for both seats."""
    if direction < 4:
        return direction
    return 0 if direction in (4, 7) else 2


def place(square: str) -> tuple[int, int]:
    """Column and row of a square, from 0 at a1."""
    return FILES.index(square[0]), int(square[1:]) - 1


def name(column: int, row: int) -> str:
    """The square of a column and a row, from 0 at a1."""
    return f"{FILES[column]}{row + 1}"


@cache
def arenas() -> dict[str, Arena]:
    """All arenas by name; raises DataFault for a broken file."""
    data, _ = read(DATA_ROOT / "onmyo" / "arenas.yaml", ArenaFile)
    return {entry.name: build(entry) for entry in data.arenas}


def build(data: ArenaData) -> Arena:
    """An arena of its description; raises ValueError for a circle that is not a back-row square."""
    squares = tuple(name(c, r) for r in range(data.rows) for c in range(data.columns))
    if data.black not in squares or data.red not in squares or data.black == data.red:
        raise ValueError(f"arena {data.name}: circles {data.black}, {data.red} do not fit")
    inside = frozenset(squares)
    neighbours = {square: _neighbours(square, inside) for square in squares}
    circles = (data.black, data.red)
    return Arena(data.name, data.columns, data.rows, squares, circles, neighbours)


def _neighbours(square: str, inside: frozenset[str]) -> tuple[tuple[int, str], ...]:
    column, row = place(square)
    found = []
    for direction, (across, up) in enumerate(DELTAS):
        if 0 <= column + across < len(FILES):
            other = name(column + across, row + up)
            if other in inside:
                found.append((direction, other))
    return tuple(found)
