"""The random numbers that keys of positions are made of.

A key is the sum of one number per fact: a piece on a square, a piece in a hand, a loose orb, red to
move. Sums, not exclusive ors, because hands and wheels are multisets: two alike count twice.
"""

from functools import lru_cache
from random import Random

from game.onmyo.packing import COLOURS, PIECE_NUMBERS, orb_count

_SEARCH_BITS = 54  # the sum of all facts stays below 60 bits, two digits of a Python int
_EXACT_BITS = 118  # wide enough for a key to stand for its position
_SEED = 0x0503


class Keys:
    """The numbers for arenas of one size."""

    def __init__(self, squares: int, bits: int) -> None:
        draw = Random(_SEED).getrandbits
        self.red_to_move = draw(bits)
        self.on_square = [[draw(bits) for _ in range(PIECE_NUMBERS)] for _ in range(squares)]
        self.in_hand = [draw(bits) for _ in range(PIECE_NUMBERS)]
        self._orb = [[draw(bits) for _ in COLOURS] for _ in range(2)]
        self.paid = lru_cache(maxsize=1 << 14)(self._paid)
        """How a payment by a seat, and the change of mover, change the key."""

    def wheel(self, seat: int, wheel: int) -> int:
        """The part of a wheel in the key."""
        return sum(self._orb[seat][colour] * orb_count(wheel, colour) for colour in COLOURS)

    def _paid(self, seat: int, payment: int) -> int:
        passed = -self.red_to_move if seat else self.red_to_move
        return passed + self.wheel(1 - seat, payment) - self.wheel(seat, payment)


@lru_cache(maxsize=8)
def keys_for(squares: int, *, exact: bool) -> Keys:
    """The numbers for so many squares, `exact` ones or those for searching."""
    return Keys(squares, _EXACT_BITS if exact else _SEARCH_BITS)
