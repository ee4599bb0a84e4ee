"""Where a piece can walk on a given arena: the squares it ends on and the pieces it runs into.

Owns the geometry of moves for the search board (O-13, O-16, O-19, O-33, O-41) and remembers what it
worked out, for a walk depends only on which squares nearby are occupied. Knows nothing of orbs or
whose pieces those are. Sets of squares are bit masks: bit n is square n.
"""

from functools import lru_cache
from typing import NamedTuple

from game.onmyo.packing import BYAKKO, COLOURS, EAST, NORTH, SEIRYU, SOUTH, WEST
from game.onmyo.position import Arena

OPPOSITE = (SOUTH, WEST, NORTH, EAST)

# Rows up, files right, and the side of the mover that touches; the defender's is the opposite one,
# on a diagonal step too: forward meets forward, backward meets backward (O-41).
_STRAIGHT = ((1, 0, NORTH), (0, 1, EAST), (-1, 0, SOUTH), (0, -1, WEST))
_DIAGONAL = ((1, 1, NORTH), (1, -1, NORTH), (-1, 1, SOUTH), (-1, -1, SOUTH))
_MOST_REMEMBERED = 1 << 14  # patterns around one square


class Gait(NamedTuple):
    """How far one payment lets a piece walk."""

    squares: int
    diagonal: bool


GAITS = (Gait(1, False), Gait(2, False), Gait(3, False), Gait(1, True), Gait(2, True))


def _gait_index(front: int, orb: int) -> int:
    """One square, one more for the colour of the front (O-30), one for seiryu (O-34)."""
    return GAITS.index(Gait(1 + (orb == front) + (orb == SEIRYU), orb == BYAKKO))


GAIT_OF = tuple(tuple(_gait_index(front, orb) for orb in COLOURS) for front in COLOURS)
"""Index into GAITS by the colour at the front and the colour paid."""


class Reach(NamedTuple):
    """All that a walk of up to so many squares can come to."""

    ends: tuple[tuple[int, int], ...]
    """(empty square, squares walked, which is quarter turns made), each once."""
    contacts: tuple[tuple[int, int, int], ...]
    """(occupied square, quarter turns before, side of the mover that touches), each once."""


class Surroundings(dict[int, Reach]):
    """Reach from one square by the occupied squares near it, worked out on first use."""

    def __init__(self, walks: "Walks", square: int, gait: Gait) -> None:
        super().__init__()
        self._walks, self._square, self._gait = walks, square, gait

    def __missing__(self, occupied: int) -> Reach:
        if len(self) >= _MOST_REMEMBERED:
            self.clear()
        reach = self[occupied] = self._walks.explore(self._square, occupied, self._gait)
        return reach


class Walks:
    """The walks of one seat's pieces on one arena.

    `from_square[gait index][square]` is a pair: the mask of the squares that matter, and the
    `Surroundings` to be asked with the occupied ones among them."""

    def __init__(self, arena: Arena, seat: int) -> None:
        self._goal = arena.circles[1 - seat]
        self._squares = range(arena.columns * arena.rows)
        self._steps = {
            False: tuple(_steps(arena, square, _STRAIGHT) for square in self._squares),
            True: tuple(_steps(arena, square, _STRAIGHT + _DIAGONAL) for square in self._squares),
        }
        self.from_square = tuple(
            tuple((self._near(s, gait), Surroundings(self, s, gait)) for s in self._squares)
            for gait in GAITS
        )

    def steps(self, square: int, gait: Gait) -> tuple[tuple[int, int], ...]:
        """(neighbouring square, side of the mover toward it) of one step in this gait."""
        return self._steps[gait.diagonal][square]

    def explore(self, start: int, occupied: int, gait: Gait) -> Reach:
        """Works out a reach. The start counts as empty: a walk may come back to it (O-16)."""
        ends: dict[tuple[int, int], None] = {}
        contacts: dict[tuple[int, int, int], None] = {}
        standing = [start]
        for walked in range(gait.squares):
            reached: dict[int, None] = {}
            for square in standing:
                for target, side in self.steps(square, gait):
                    if occupied >> target & 1:
                        contacts[target, walked, side] = None
                    else:
                        reached[target] = None
            ends.update(((target, walked + 1), None) for target in reached)
            standing = [target for target in reached if target != self._goal]  # O-50: won at once
        return Reach(tuple(ends), tuple(contacts))

    def _near(self, square: int, gait: Gait) -> int:
        """Mask of the squares that a walk may meet, without its start."""
        known = {square}
        for _ in range(gait.squares):
            known |= {target for one in known for target, _ in self.steps(one, gait)}
        return sum(1 << target for target in known if target != square)


def _steps(
    arena: Arena, square: int, directions: tuple[tuple[int, int, int], ...]
) -> tuple[tuple[int, int], ...]:
    row, file = divmod(square, arena.columns)
    return tuple(
        ((row + up) * arena.columns + file + right, side)
        for up, right, side in directions
        if 0 <= row + up < arena.rows and 0 <= file + right < arena.columns  # O-19
    )


@lru_cache(maxsize=16)
def walks_on(arena: Arena, seat: int) -> Walks:
    """The walks of a seat on an arena, shared by all boards."""
    return Walks(arena, seat)
