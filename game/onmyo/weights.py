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
from game.onmyo.walks import Strolls
from game.resources import DATA_ROOT
from game.yaml_reader import read

NO_FRONT = 5
"""Index into `Tables.paid_fronts` for a piece that is not in the arena."""
Gain = tuple[int, int, int, int]
"""The end of a stroll: (worth but for the payment, colour at the front, target, after)."""

_INFINITE = 1 << 29
_MOST_GAINS = 1 << 15
_CACHED_WHEELS = 1 << 13
_NUMBERS = slice(FIRST_RED), slice(FIRST_RED, None)  # piece numbers of black and red


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


class Gains:
    """What the ends of some strolls are worth for themselves."""

    __slots__ = ("gains", "tops")

    def __init__(self, gains: list[Gain]) -> None:
        self.gains = gains
        self.tops: dict[tuple[int, ...], int] = {}
        """The best of them by the `paid_fronts` that are added, as far as it was asked for."""

    def top(self, fronts: tuple[int, ...]) -> int:
        """The best of them with what their fronts are worth."""
        tops = [gain + fronts[colour] for gain, colour, _, _ in self.gains]
        top = self.tops[fronts] = max(tops, default=-_INFINITE)
        return top

    def topmost(self, fronts: tuple[int, ...]) -> tuple[int, int]:
        """Square and piece number of the best."""
        top = self.top(fronts)
        return next((t, a) for gain, colour, t, a in self.gains if gain + fronts[colour] == top)


class Tables:
    """The weights looked up by what a board knows: squares, piece numbers and packed wheels."""

    def __init__(self, arena: Arena, weights: Weights) -> None:
        self._weights = weights
        self.tempo = weights.tempo
        fronts = [weights.front[ORB_LETTERS[FRONT[piece]]] for piece in range(PIECE_NUMBERS)]
        self.place = [
            [
                place + front
                for seat, numbers in enumerate(_NUMBERS)
                for place in (self._place(arena, square, seat),)
                for front in fronts[numbers]
            ]
            for square in range(arena.columns * arena.rows)
        ]
        """Worth of a piece by square and piece number, the colour at its front included."""
        self.pieces = tuple(sum(weights.pieces[:count]) for count in range(8))
        """Worth of so many pieces in the arena."""
        self.touch = tuple(tuple(self._touch(own, other) for own in COLOURS) for other in COLOURS)
        """Worth of two touching orbs by the other's colour, then the own."""
        self._gains: dict[Strolls, Gains] = {}
        self.wheel = lru_cache(maxsize=_CACHED_WHEELS)(self._wheel)
        """Worth of the loose orbs by packed wheel."""
        self.paid_fronts = lru_cache(maxsize=_CACHED_WHEELS)(self._paid_fronts)
        """By packed wheel: `Weights.paid_front` by colour, 0 for those it lacks."""

    def _place(self, arena: Arena, square: int, seat: int) -> int:
        row, file = divmod(square, arena.columns)
        home_row, home_file = divmod(arena.circles[seat], arena.columns)
        table = self._weights.squares
        # An arena of another length stretches the table over its rows.
        advance = round(abs(row - home_row) * (len(table) - 1) / (arena.rows - 1))
        ranks = table[min(advance, len(table) - 1)]
        return ranks[min(abs(file - home_file), len(ranks) - 1)]

    def gains(self, strolls: Strolls) -> Gains:
        """What the ends of strolls are worth with no enemy beside them."""
        gains = self._gains.get(strolls)
        if gains is None:
            if len(self._gains) >= _MOST_GAINS:
                self._gains.clear()
            ends = strolls.ends
            gains = Gains([(self.place[at][piece], FRONT[piece], at, piece) for at, piece in ends])
            self._gains[strolls] = gains
        return gains

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
