"""How the search board packs pieces, wheels and payments into small integers, with their tables.

A *piece number* holds colour and orbs as they lie: 1 + 625 * seat + the orbs at north, east, south
and west as digits in base 5 (kirin 0, byakko 1, genbu 2, seiryu 3, suzaku 4). 0 is no piece. A
turn of the piece is a look-up in `TURNED`. A *wheel*, and a *payment* too, counts each colour in
five bits, kirin lowest, so paying is a subtraction. Pieces have no identity: two alike are one.
"""

from functools import lru_cache
from itertools import product

from game.onmyo.position import MAX_WHEEL, ORB_LETTERS

COLOURS = range(5)
KIRIN, BYAKKO, GENBU, SEIRYU, SUZAKU = COLOURS
NORTH, EAST, SOUTH, WEST = range(4)

NO_PIECE = 0
FIRST_RED = 626
PIECE_NUMBERS = 1251
COLOUR_BITS = 5
ONE_ORB = tuple(1 << COLOUR_BITS * colour for colour in COLOURS)

ILLEGAL, WON, LOST, MUTUAL = range(4)  # outcomes of a battle, seen by the mover
_CACHED_WHEELS = 1 << 14  # 462 wheels hold up to six orbs; the rest is head-room for odd positions


def piece_number(seat: int, orbs: str) -> int:
    """Number of a piece with these orbs at north, east, south, west."""
    code = 0
    for letter in orbs:
        code = code * 5 + ORB_LETTERS.index(letter)
    return 1 + 625 * seat + code


def _sides(piece: int) -> tuple[int, int, int, int]:
    code = (piece - 1) % 625
    return code // 125, code // 25 % 5, code // 5 % 5, code % 5


def _turned(piece: int) -> int:
    """A quarter turn clockwise: what lay west lies north (O-14)."""
    north, east, south, west = _sides(piece)
    return piece - (piece - 1) % 625 + ((west * 5 + north) * 5 + east) * 5 + south


def _front(piece: int) -> int:
    """Colour toward the enemy circle: north for black, south for red."""
    return _sides(piece)[SOUTH if piece >= FIRST_RED else NORTH]


def _outcome(mover: int, defender: int) -> int:
    """Each colour overcomes the next one round (O-42, O-43)."""
    return (ILLEGAL, WON, MUTUAL, MUTUAL, LOST)[(defender - mover) % 5]


def _rotations(piece: int) -> tuple[int, int, int, int]:
    once = _turned(piece)
    twice = _turned(once)
    return piece, once, twice, _turned(twice)


_NUMBERS = range(1, PIECE_NUMBERS)
_TURNS_BY_PIECE = ((0, 0, 0, 0), *(_rotations(piece) for piece in _NUMBERS))
SIDES = ((0, 0, 0, 0), *(_sides(piece) for piece in _NUMBERS))
"""Colours at north, east, south and west by piece number."""
FRONT = (0, *(_front(piece) for piece in _NUMBERS))
"""Colour at the front by piece number."""
TURNS = tuple(tuple(turns[count % 4] for turns in _TURNS_BY_PIECE) for count in range(8))
"""Piece number after so many quarter turns: `TURNS[count][piece]`."""
ROTATIONS = tuple(tuple(sorted(set(turns))) for turns in _TURNS_BY_PIECE)
"""The distinct ways a piece may lie, lowest number first."""
BATTLE = tuple(tuple(_outcome(mover, defender) for defender in COLOURS) for mover in COLOURS)
"""Outcome by the mover's and the defender's touching colours."""


def orbs_of(piece: int) -> str:
    """The four letters of a piece number."""
    return "".join(ORB_LETTERS[colour] for colour in SIDES[piece])


def pack_wheel(orbs: str) -> int:
    """Wheel or payment holding these letters."""
    return sum(ONE_ORB[ORB_LETTERS.index(letter)] for letter in orbs)


def orb_count(wheel: int, colour: int) -> int:
    """How many orbs of one colour a wheel or payment holds."""
    return wheel >> COLOUR_BITS * colour & MAX_WHEEL


def wheel_orbs(wheel: int) -> str:
    """Letters of a wheel or payment, sorted K B G S Z."""
    return "".join(ORB_LETTERS[colour] * orb_count(wheel, colour) for colour in COLOURS)


@lru_cache(maxsize=_CACHED_WHEELS)
def colours_of(wheel: int) -> tuple[int, ...]:
    """The different colours in a wheel, ascending."""
    return tuple(colour for colour in COLOURS if orb_count(wheel, colour))


@lru_cache(maxsize=_CACHED_WHEELS)
def payments(wheel: int, cost: int) -> tuple[tuple[int, int], ...]:
    """Every payment for a summon of this cost out of a wheel, each with its number of kirin.

    Genbu counts as 2 (O-32), and no orb may be superfluous (O-11)."""
    found = []
    for counts in product(*(range(min(cost, orb_count(wheel, c)) + 1) for c in COLOURS)):
        worth = sum(counts) + counts[GENBU]
        cheapest = 1 if sum(counts) > counts[GENBU] else 2
        if cost <= worth < cost + cheapest:
            payment = sum(count * orb for count, orb in zip(counts, ONE_ORB, strict=True))
            found.append((payment, counts[KIRIN]))
    return tuple(found)


@lru_cache(maxsize=_CACHED_WHEELS)
def entrances(wheel: int, cost: int, kirin: str) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The payments for a summon, by the free squares they give (O-31)."""
    by_squares: dict[int, list[int]] = {}
    for payment, count in payments(wheel, cost):
        free_squares = min(count, 1) if kirin == "once" else count
        by_squares.setdefault(free_squares, []).append(payment)
    return tuple((squares, tuple(paid)) for squares, paid in sorted(by_squares.items()))
