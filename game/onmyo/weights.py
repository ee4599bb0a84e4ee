"""The weights of the evaluation of onmyo, and the tables made of them for an arena.

Owns `data/onmyo/evaluation.yaml`. Worth is in hundredths of a logit: +100 means the odds of winning
are e to 1. Knows no board: `evaluate.py` adds the numbers up.
"""

from functools import lru_cache

import msgspec

from game.onmyo.packing import (
    BATTLE,
    COLOURS,
    FIRST_RED,
    FRONT,
    LOST,
    PIECE_NUMBERS,
    WON,
    orb_count,
)
from game.onmyo.position import ORB_LETTERS, Arena
from game.resources import DATA_ROOT
from game.yaml_reader import read

NO_FRONT = 5
"""Index into `Tables.paid_fronts` for a piece that is not in the arena."""
_CACHED_WHEELS = 1 << 13


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The evaluation, own minus other, in hundredths of a logit. Lists add up: the first entry is
    for at least one, the second for at least two, and so on."""

    tempo: int
    """For being the one to move."""
    orbs: tuple[int, ...]
    """For loose orbs."""
    colours: tuple[int, ...]
    """For different colours among them."""
    orb: dict[str, tuple[int, ...]]
    """By colour, for loose orbs of it."""
    pieces: tuple[int, ...]
    """For pieces in the arena."""
    front: dict[str, int]
    """For a piece in the arena, by the colour at its front."""
    paid_front: dict[str, int]
    """More for it if that colour is among the own loose orbs (O-30)."""
    squares: tuple[tuple[int, ...], ...]
    """For a piece by row from the own circle's, then by files away from the circle's."""
    touch: int
    """For each touching pair of orbs in which the own one overcomes (O-43)."""


class Tables:
    """The weights looked up by what a board knows: squares, piece numbers and packed wheels."""

    def __init__(self, arena: Arena, weights: Weights) -> None:
        self._weights = weights
        self.tempo = weights.tempo
        self.place = [
            [self._place(arena, square, piece) for piece in range(PIECE_NUMBERS)]
            for square in range(arena.columns * arena.rows)
        ]
        """Worth of a piece by square and piece number, the colour at its front included."""
        self.pieces = tuple(sum(weights.pieces[:count]) for count in range(8))
        """Worth of so many pieces in the arena."""
        self.touch = tuple(tuple(self._touch(own, other) for own in COLOURS) for other in COLOURS)
        """Worth of two touching orbs by the other's colour, then the own."""
        self.wheel = lru_cache(maxsize=_CACHED_WHEELS)(self._wheel)
        """Worth of the loose orbs by packed wheel."""
        self.paid_fronts = lru_cache(maxsize=_CACHED_WHEELS)(self._paid_fronts)
        """By packed wheel: `Weights.paid_front` by colour, 0 for those it lacks."""

    def _place(self, arena: Arena, square: int, piece: int) -> int:
        row, file = divmod(square, arena.columns)
        home_row, home_file = divmod(arena.circles[piece >= FIRST_RED], arena.columns)
        table = self._weights.squares
        # An arena of another length stretches the table over its rows.
        advance = round(abs(row - home_row) * (len(table) - 1) / (arena.rows - 1))
        ranks = table[min(advance, len(table) - 1)]
        place = ranks[min(abs(file - home_file), len(ranks) - 1)]
        return place + self._weights.front[ORB_LETTERS[FRONT[piece]]] if piece else 0

    def _touch(self, own: int, other: int) -> int:
        sign = {WON: 1, LOST: -1}.get(BATTLE[own][other], 0)
        return sign * self._weights.touch

    def _wheel(self, wheel: int) -> int:
        weights = self._weights
        counts = [orb_count(wheel, colour) for colour in COLOURS]
        worth = sum(weights.orbs[: sum(counts)])
        worth += sum(weights.colours[: sum(count > 0 for count in counts)])
        for letter, count in zip(ORB_LETTERS, counts, strict=True):
            worth += sum(weights.orb[letter][:count])
        return worth

    def _paid_fronts(self, wheel: int) -> tuple[int, ...]:
        paid = self._weights.paid_front
        has = [orb_count(wheel, colour) > 0 for colour in COLOURS]
        return (*(paid[ORB_LETTERS[c]] if has[c] else 0 for c in COLOURS), 0)


@lru_cache(maxsize=1)
def standard_weights() -> Weights:
    """The weights of the data file."""
    return read(DATA_ROOT / "onmyo" / "evaluation.yaml", Weights)[0]


@lru_cache(maxsize=8)
def standard_tables(arena: Arena) -> Tables:
    """The tables of the data file's weights on an arena."""
    return Tables(arena, standard_weights())
