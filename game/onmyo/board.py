"""The search board: one position that whole turns are made and unmade on, fast.

Owns the rules of a turn (O-10 to O-19, O-30 to O-36, O-40 to O-50) in the form a search wants: a
turn is a flat record of what it changes, not of how it is played. Knows no engine, no evaluation.

Packing: cells hold piece numbers, wheels and payments pack five counts (`packing.py`), the squares
of a seat's pieces are a bit mask. The key is a sum of random numbers, one per fact, so that hands
and wheels are multisets and a turn changes it by a few additions. With free facing the way a piece
lies in the hand means nothing, so there it is laid one way only; an `exact` board, for counting
positions, keeps it, and has keys so wide that they may stand for the positions themselves.
"""

from functools import lru_cache
from random import Random

from game.onmyo.packing import (
    BATTLE,
    COLOURS,
    FRONT,
    LOST,
    MUTUAL,
    ONE_ORB,
    PIECE_NUMBERS,
    ROTATIONS,
    SIDES,
    SUZAKU,
    TURNS,
    WON,
    colours_of,
    orb_count,
    orbs_of,
    pack_wheel,
    payments,
    piece_number,
    wheel_orbs,
)
from game.onmyo.position import Arena, Kirin, Orient, Placed, Position
from game.onmyo.walks import GAIT_OF, OPPOSITE, walks_on

HAND = -1  # stands for a square: the piece comes from the hand, or goes home to it
NOBODY = -1  # stands for a square: no defender was removed

Change = tuple[int, int, int, int, int, int]
"""What a whole turn changes: (source, before, target, after, victim, payment). The piece `before`
left the square `source` or the hand, and is `after` on the square `target` or in the hand; the
defender on the square `victim` went home; the payment went to the opponent's wheel (O-36)."""

Trip = tuple[int, int, int]
"""(target, after, victim) of a change: where a piece comes to, whatever it cost."""

PASS: Change = (HAND, 0, HAND, 0, NOBODY, 0)

_SEARCH_KEY_BITS = 54  # the sum of all facts stays below 60 bits, two digits of a Python int
_EXACT_KEY_BITS = 118
_KEY_SEED = 0x0503


class Keys:
    """The random numbers that a position's key is the sum of."""

    def __init__(self, squares: int, bits: int) -> None:
        draw = Random(_KEY_SEED).getrandbits
        self.red_to_move = draw(bits)
        self.on_square = [[draw(bits) for _ in range(PIECE_NUMBERS)] for _ in range(squares)]
        self.in_hand = [draw(bits) for _ in range(PIECE_NUMBERS)]
        self.orb = [[draw(bits) for _ in COLOURS] for _ in range(2)]

    def wheel(self, seat: int, wheel: int) -> int:
        """Key of a wheel."""
        return sum(self.orb[seat][colour] * orb_count(wheel, colour) for colour in COLOURS)

    def paid(self, seat: int, payment: int) -> int:
        """How a payment from a seat to the other changes the key."""
        return self.wheel(1 - seat, payment) - self.wheel(seat, payment)


@lru_cache(maxsize=8)
def _keys(squares: int, bits: int) -> Keys:
    return Keys(squares, bits)


@lru_cache(maxsize=1 << 12)
def squares_of(mask: int) -> tuple[int, ...]:
    """The squares of a bit mask, ascending."""
    return tuple(square for square in range(mask.bit_length()) if mask >> square & 1)


@lru_cache(maxsize=1 << 12)
def _with(hand: tuple[int, ...], piece: int) -> tuple[int, ...]:
    return tuple(sorted((*hand, piece)))


@lru_cache(maxsize=1 << 12)
def _without(hand: tuple[int, ...], piece: int) -> tuple[int, ...]:
    at = hand.index(piece)
    return hand[:at] + hand[at + 1 :]


class Board:
    """A position with `turns`, `make` and `unmake`.

    Seats are 0 (black) and 1 (red). Public attributes are for reading: `seat` to move, `cells`,
    `masks`, `hands`, `wheels`, `key`, `circles`."""

    def __init__(self, position: Position, *, exact: bool = False) -> None:
        arena = position.arena
        squares = arena.columns * arena.rows
        self.arena: Arena = arena
        self.orient: Orient = position.orient
        self.kirin: Kirin = position.kirin
        self.circles = arena.circles
        self.seat = position.turn
        self.cells = [0] * squares
        self.masks = [0, 0]
        lies_free = position.orient == "free" and not exact
        self._lying = [turns[0] for turns in ROTATIONS] if lies_free else list(range(PIECE_NUMBERS))
        self._keys = _keys(squares, _EXACT_KEY_BITS if exact else _SEARCH_KEY_BITS)
        self._walks = (walks_on(arena, 0).from_square, walks_on(arena, 1).from_square)
        for seat in (0, 1):
            for square, orbs in position.pieces[seat]:
                self.cells[square] = piece_number(seat, orbs)
                self.masks[seat] |= 1 << square
        self.hands = [self._packed_hand(seat, position.hands[seat]) for seat in (0, 1)]
        self.wheels = [pack_wheel(orbs) for orbs in position.wheels]
        self.key = self._whole_key()
        self._made: list[tuple[Change, int, int, int, tuple[int, ...], tuple[int, ...]]] = []

    def _packed_hand(self, seat: int, hand: tuple[str, ...]) -> tuple[int, ...]:
        return tuple(sorted(self._lying[piece_number(seat, orbs)] for orbs in hand))

    def _whole_key(self) -> int:
        """The key from scratch; `make` keeps it up to date."""
        keys = self._keys
        key = keys.red_to_move if self.seat else 0
        key += sum(keys.on_square[square][piece] for square, piece in self._placed())
        key += sum(keys.in_hand[piece] for hand in self.hands for piece in hand)
        return key + sum(keys.wheel(seat, wheel) for seat, wheel in enumerate(self.wheels))

    def _placed(self) -> list[tuple[int, int]]:
        return [(square, piece) for square, piece in enumerate(self.cells) if piece]

    def position(self) -> Position:
        """The position on the board; a piece in hand lies as the board keeps it."""
        placed: tuple[Placed, ...] = tuple(
            tuple((square, orbs_of(self.cells[square])) for square in squares_of(self.masks[seat]))
            for seat in (0, 1)
        )
        hands = [tuple(orbs_of(piece) for piece in hand) for hand in self.hands]
        return Position(
            arena=self.arena,
            orient=self.orient,
            kirin=self.kirin,
            turn=self.seat,
            pieces=(placed[0], placed[1]),
            hands=(hands[0], hands[1]),
            wheels=(wheel_orbs(self.wheels[0]), wheel_orbs(self.wheels[1])),
        )

    def wins(self, change: Change) -> bool:
        """Whether a turn of the seat to move reaches the enemy circle (O-50)."""
        return change[2] == self.circles[1 - self.seat]

    def turns(self) -> list[Change]:
        """Every distinct result of one turn; only the pass if there is no other (O-17)."""
        return [*self._moves(), *self._summons()] or [PASS]

    def _moves(self) -> list[Change]:
        """Moves: one orb, one piece (O-13)."""
        seat, cells = self.seat, self.cells
        colours = colours_of(self.wheels[seat])
        moves: list[Change] = []
        for source in squares_of(self.masks[seat]):
            piece = cells[source]
            gaits = GAIT_OF[FRONT[piece]]
            known: dict[int, list[Trip]] = {}
            for colour in colours:
                gait = gaits[colour]
                trips = known.get(gait)
                if trips is None:
                    trips = known[gait] = self._trips(source, piece, gait)
                payment = ONE_ORB[colour]
                moves += [(source, piece, *trip, payment) for trip in trips]
                if colour == SUZAKU:
                    moves += self._returns(source, piece, trips)
        return moves

    def _trips(self, source: int, piece: int, gait: int) -> list[Trip]:
        """Where a walk may bring a piece, battles fought (O-40 to O-46)."""
        cells, masks = self.cells, self.masks
        near, surroundings = self._walks[self.seat][gait][source]
        ends, contacts = surroundings[(masks[0] | masks[1]) & near]
        trips = [(square, TURNS[walked][piece], NOBODY) for square, walked in ends]
        enemies = masks[1 - self.seat]
        for square, walked, side in contacts:
            if not enemies >> square & 1:  # O-15
                continue
            mover = TURNS[walked][piece]
            touched = SIDES[cells[square]][OPPOSITE[side]]
            outcome = BATTLE[SIDES[mover][side]][touched]
            if outcome == WON:
                trips.append((square, TURNS[walked + 1][piece], square))
            elif outcome == LOST:
                trips.append((HAND, self._lying[mover], NOBODY))
            elif outcome == MUTUAL:
                trips.append((HAND, self._lying[mover], square))
        return list(dict.fromkeys(trips))

    def _returns(self, source: int, piece: int, trips: list[Trip]) -> list[Change]:
        """Mutual battles after which suzaku puts the piece back on its circle (O-35)."""
        circle = self.circles[self.seat]
        if circle != source and self.cells[circle]:
            return []
        payment = ONE_ORB[SUZAKU]
        returns = {
            (source, piece, circle, facing, victim, payment): None
            for target, after, victim in trips
            if target == HAND and victim != NOBODY
            for facing in self._facings(after)
        }
        return list(returns)

    def _facings(self, piece: int) -> tuple[int, ...]:
        """The ways a piece may be summoned (O-12)."""
        return ROTATIONS[piece] if self.orient == "free" else (piece,)

    def _summons(self) -> list[Change]:
        """Summons: one orb more than there are own pieces in the arena (O-10, O-11)."""
        seat = self.seat
        hand = self.hands[seat]
        if not hand or self.cells[self.circles[seat]]:
            return []
        ways = payments(self.wheels[seat], self.masks[seat].bit_count() + 1)
        summons: dict[Change, None] = {}
        for piece in dict.fromkeys(hand):
            known: dict[int, list[Trip]] = {}
            for payment, kirin in ways:
                free_squares = min(kirin, 1) if self.kirin == "once" else kirin
                if free_squares not in known:
                    known[free_squares] = self._entries(piece, free_squares)
                for trip in known[free_squares]:
                    # A piece that is home again as it lay is the same result for every piece.
                    same = trip[0] == HAND and trip[1] == piece
                    before, after = (hand[0], hand[0]) if same else (piece, trip[1])
                    summons[HAND, before, trip[0], after, trip[2], payment] = None
        return list(summons)

    def _entries(self, piece: int, free_squares: int) -> list[Trip]:
        """Where a summoned piece may be after at most so many free squares (O-31)."""
        circle = self.circles[self.seat]
        entries: dict[Trip, None] = {}
        for facing in self._facings(piece):
            entries[circle, facing, NOBODY] = None
            if free_squares:
                # Gaits 0 to 2 are one to three squares, straight.
                entries.update(dict.fromkeys(self._trips(circle, facing, free_squares - 1)))
        return list(entries)

    def key_after(self, change: Change) -> int:
        """The key that `make` would bring about."""
        source, before, target, after, victim, payment = change
        keys, seat = self._keys, self.seat
        key = self.key + keys.paid(seat, payment)
        key += -keys.red_to_move if seat else keys.red_to_move
        key -= keys.in_hand[before] if source == HAND else keys.on_square[source][before]
        key += keys.in_hand[after] if target == HAND else keys.on_square[target][after]
        if victim != NOBODY:
            piece = self.cells[victim]
            key += keys.in_hand[self._lying[piece]] - keys.on_square[victim][piece]
        return key

    def make(self, change: Change) -> None:
        """Plays a turn of the seat to move, one that `turns` lists."""
        source, before, target, after, victim, payment = change
        seat, cells, masks, hands = self.seat, self.cells, self.masks, self.hands
        other = 1 - seat
        removed = cells[victim] if victim != NOBODY else 0
        self._made.append((change, removed, self.key, masks[seat], hands[seat], hands[other]))
        self.key = self.key_after(change)
        if source != HAND:
            cells[source] = 0
            masks[seat] ^= 1 << source
        elif before:
            hands[seat] = _without(hands[seat], before)
        if removed:
            cells[victim] = 0
            masks[other] ^= 1 << victim
            hands[other] = _with(hands[other], self._lying[removed])
        if target != HAND:
            cells[target] = after
            masks[seat] |= 1 << target
        elif after:
            hands[seat] = _with(hands[seat], after)
        self.wheels[seat] -= payment
        self.wheels[other] += payment
        self.seat = other

    def unmake(self) -> None:
        """Takes the last turn back."""
        change, removed, self.key, mask, own_hand, other_hand = self._made.pop()
        source, before, target, _, victim, payment = change
        other, cells = self.seat, self.cells
        seat = self.seat = 1 - other
        if target != HAND:
            cells[target] = 0
        if removed:
            cells[victim] = removed
            self.masks[other] |= 1 << victim
        if source != HAND:
            cells[source] = before
        self.masks[seat] = mask
        self.hands[seat] = own_hand
        self.hands[other] = other_hand
        self.wheels[seat] += payment
        self.wheels[other] -= payment
