"""Where a piece can walk on a given arena: the squares it ends on and the pieces it runs into.

Owns the geometry of moves for the search board (O-13, O-16, O-19, O-33, O-41) and remembers what it
worked out, for a walk depends only on which squares nearby are occupied. Knows nothing of orbs or
whose pieces those are. Sets of squares are bit masks: bit n is square n.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from game.onmyo.packing import BYAKKO, EAST, NORTH, ONE_ORB, SEIRYU, SOUTH, TURNS, WEST, colours_of
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


def gait_of(front: int, orb: int) -> Gait:
    """The gait of a piece with this colour in front, paid for with this orb (O-13)."""
    return Gait(1 + (orb == front) + (orb == SEIRYU), orb == BYAKKO)  # O-30, O-34; O-33


@lru_cache(maxsize=1 << 16)
def gaits_of(front: int, wheel: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The ways a piece with this colour in front may walk: (index into GAITS, orbs that pay it)."""
    by_gait: dict[Gait, list[int]] = {}
    for orb in colours_of(wheel):
        by_gait.setdefault(gait_of(front, orb), []).append(ONE_ORB[orb])
    return tuple((GAITS.index(gait), tuple(orbs)) for gait, orbs in by_gait.items())


@lru_cache(maxsize=1 << 16)
def longest_gaits(front: int, wheel: int) -> tuple[int, ...]:
    """The fewest gaits that go wherever any payment from this wheel lets a piece walk."""
    gaits = [GAITS[index] for index, _ in gaits_of(front, wheel)]
    return tuple(
        GAITS.index(gait)
        for gait in gaits
        if not any(
            other != gait and other.squares >= gait.squares and other.diagonal >= gait.diagonal
            for other in gaits
        )
    )


class Reach:
    """All that a walk of up to so many squares can come to."""

    __slots__ = ("contacts", "entries", "gates", "met", "scores", "strolls")

    def __init__(
        self,
        ends: tuple[tuple[int, int], ...],
        contacts: tuple[tuple[int, int, int], ...],
        goal: int,
    ) -> None:
        self.contacts = contacts
        """(occupied square, quarter turns before, side of the mover that touches), each once."""
        self.met = sum({1 << square for square, _, _ in contacts})
        """Mask of the squares of the contacts."""
        self.scores = any(square == goal for square, _ in ends)
        """Whether a walk ends on the enemy circle."""
        self.gates = tuple((walked, side) for square, walked, side in contacts if square == goal)
        """(quarter turns before, side of the mover) of the contacts on the enemy circle."""
        self.strolls = StrollsByPiece(ends)
        """The walks without a battle."""
        self.entries: Entries = {}
        """For the board to note where pieces summoned may go."""


class Strolls:
    """Where a piece may come to without a battle."""

    __slots__ = ("ends", "squares")

    def __init__(self, ends: Iterable[tuple[int, int]]) -> None:
        self.ends = tuple(dict.fromkeys(ends))
        """(square, piece number there), each once."""
        self.squares = sum({1 << square for square, _ in self.ends})
        """Mask of the squares."""


class StrollsByPiece(dict[int, Strolls]):
    """The strolls over the same squares by piece number, worked out on first use."""

    def __init__(self, ends: tuple[tuple[int, int], ...]) -> None:
        super().__init__()
        self._ends = ends

    def __missing__(self, piece: int) -> Strolls:
        strolls = Strolls((square, TURNS[walked][piece]) for square, walked in self._ends)
        self[piece] = strolls
        return strolls


Entries = dict[tuple[int, tuple[int, ...]], Strolls]
"""Strolls of a summoned piece by circle and the ways it may face."""


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
        self.may_score = sum(
            1 << square
            for square in self._squares
            if any(
                self.from_square[gait][square][0] >> self._goal & 1 for gait in range(len(GAITS))
            )
        )
        """The squares from which the longest walk on an empty arena reaches the enemy circle."""

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
        return Reach(tuple(ends), tuple(contacts), self._goal)

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


@lru_cache(maxsize=16)
def sides_of(arena: Arena) -> tuple[tuple[tuple[int, int, int], ...], ...]:
    """By square, its neighbours as (square, side toward it, its side toward here)."""
    return tuple(
        tuple((near, side, OPPOSITE[side]) for near, side in _steps(arena, square, _STRAIGHT))
        for square in range(arena.columns * arena.rows)
    )
