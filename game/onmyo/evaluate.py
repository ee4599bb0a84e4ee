"""What a position of the search board is worth, and what every turn would make of it.

`worth` reckons one position from scratch. `graded` reckons all turns of a position at once: what a
walk changes and what a payment changes add up, so a node costs little more than its parts. Knows
the weights only as tables (`weights.py`), and nothing of searching.
"""

from collections.abc import Sequence

from game.onmyo.board import HAND, NOBODY, PASS, Board, Trip, squares_of
from game.onmyo.packing import FRONT, SIDES
from game.onmyo.weights import NO_FRONT, Tables

Graded = tuple[int, int, int, int, int, int, int]
"""A change with the worth in front, for the seat that makes it, of what it leads to."""

_INFINITE = 1 << 29

Touches = dict[int, list[tuple[int, tuple[int, ...], int]]]
"""By square beside an enemy: (own side that touches, worth by own colour there, its square)."""

Paid = tuple[int, tuple[int, ...], tuple[int, ...]]
"""After a payment: worth if nothing else changed, then `paid_fronts` of the payer, of the other."""


def worth(board: Board, tables: Tables) -> int:
    """Worth of the position for the seat to move, in hundredths of a logit."""
    seat = board.seat
    touches = touching(board, tables, 1 - seat)
    return (
        tables.tempo
        + _side(board, tables, seat)
        - _side(board, tables, 1 - seat)
        + sum(_touched(touches, s, board.cells[s]) for s in squares_of(board.masks[seat]))
    )


def _side(board: Board, tables: Tables, seat: int) -> int:
    wheel = board.wheels[seat]
    fronts = tables.paid_fronts(wheel)
    placed = [(square, board.cells[square]) for square in squares_of(board.masks[seat])]
    return (
        tables.wheel(wheel)
        + tables.pieces[len(placed)]
        + sum(tables.place[square][piece] + fronts[FRONT[piece]] for square, piece in placed)
    )


def touching(board: Board, tables: Tables, enemy: int) -> Touches:
    """Where a piece would touch one of the seat `enemy`."""
    touches: Touches = {}
    sides_at = board.sides
    for square in squares_of(board.masks[enemy]):
        sides = SIDES[board.cells[square]]
        for near, side, own_side in sides_at[square]:
            entry = (own_side, tables.touch[sides[side]], square)
            if near in touches:
                touches[near].append(entry)
            else:
                touches[near] = [entry]
    return touches


def _touched(touches: Touches, square: int, piece: int, without: int = NOBODY) -> int:
    """Worth of a piece's touches, leaving out the enemy on one square."""
    if square not in touches:
        return 0
    sides = SIDES[piece]
    return sum(worths[sides[side]] for side, worths, at in touches[square] if at != without)


class Grading:
    """What the turns of one position change, worked out once for all of them."""

    def __init__(self, board: Board, tables: Tables) -> None:
        self._board, self._tables = board, tables
        seat, cells, masks = board.seat, board.cells, board.masks
        place = tables.place
        own, others = squares_of(masks[seat]), squares_of(masks[1 - seat])
        count = tables.pieces
        self._entering = count[len(own) + 1] - count[len(own)]
        self._leaving = count[len(own) - 1] - count[len(own)]
        self._removing = count[len(others)] - count[len(others) - 1]
        self._touches = touches = touching(board, tables, 1 - seat)
        self._standing: dict[int, int] = {}
        standing = self._standing
        base = count[len(own)] - count[len(others)] - tables.tempo
        for square in own:
            piece = cells[square]
            stands = place[square][piece] + _touched(touches, square, piece)
            standing[square] = stands
            base += stands
        for square in others:
            base -= place[square][cells[square]]
        self._base = base
        self._fronts = [FRONT[cells[square]] for square in own]
        self._other_fronts = [FRONT[cells[square]] for square in others]
        self._paid: dict[int, Paid] = {}

    def paid(self, payment: int) -> Paid:
        """What a payment makes of the position if nothing else changes."""
        paid = self._paid.get(payment)
        if paid is None:
            seat, wheels, tables = self._board.seat, self._board.wheels, self._tables
            own, other = wheels[seat] - payment, wheels[1 - seat] + payment
            fronts, other_fronts = tables.paid_fronts(own), tables.paid_fronts(other)
            total = self._base + tables.wheel(own) - tables.wheel(other)
            for colour in self._fronts:
                total += fronts[colour]
            for colour in self._other_fronts:
                total -= other_fronts[colour]
            paid = self._paid[payment] = total, fronts, other_fronts
        return paid

    def turns(self) -> list[Graded]:
        """Every distinct turn, graded. One that wins is graded like any other."""
        groups = self._board.groups()
        if not groups:
            return [(self.paid(0)[0], *PASS)]
        graded: list[Graded] = []
        for source, before, strolls, battles, payments in groups:
            gains, front = self._gains(source, before, strolls)
            for payment in payments:
                total, fronts, _ = self.paid(payment)
                total -= fronts[front]
                graded += [
                    (total + gain + fronts[colour], source, before, target, after, NOBODY, payment)
                    for gain, colour, target, after in gains
                ]
            if battles:
                self._add_battles(graded, source, before, battles, payments)
        return graded

    def best(self) -> Graded:
        """The turn that `max` would find among `turns`, without making the others."""
        groups = self._board.groups()
        if not groups:
            return (self.paid(0)[0], *PASS)
        best = -_INFINITE
        choice = None
        fights: list[Graded] = []
        for source, before, strolls, battles, payments in groups:
            gains, front = self._gains(source, before, strolls)
            for payment in payments if gains else ():
                total, fronts, _ = self.paid(payment)
                total -= fronts[front]
                top = total + max([gain + fronts[colour] for gain, colour, _, _ in gains])
                if top > best:
                    best, choice = top, (source, before, gains, payment, total, fronts)
            if battles:
                self._add_battles(fights, source, before, battles, payments)
        if choice:
            source, before, gains, payment, total, fronts = choice
            fights += [
                (best, source, before, target, after, NOBODY, payment)
                for gain, colour, target, after in gains
                if total + gain + fronts[colour] == best
            ]
        return max(fights)

    def _gains(
        self, source: int, before: int, strolls: Sequence[tuple[int, int]]
    ) -> tuple[list[tuple[int, int, int, int]], int]:
        """What each stroll changes but for the payment, as (worth, colour at the front, target,
        after); and the colour at the front before."""
        place, touches = self._tables.place, self._touches
        if source == HAND:
            stood, front = -self._entering, NO_FRONT
        else:
            stood, front = self._standing[source], FRONT[before]
        if not touches:
            return [(place[t][a] - stood, FRONT[a], t, a) for t, a in strolls], front
        gains = []
        for target, after in strolls:
            gain = place[target][after] - stood
            if target in touches:
                sides = SIDES[after]
                for side, worths, _ in touches[target]:
                    gain += worths[sides[side]]
            gains.append((gain, FRONT[after], target, after))
        return gains, front

    def _add_battles(
        self,
        graded: list[Graded],
        source: int,
        before: int,
        battles: Sequence[Trip],
        payments: Sequence[int],
    ) -> None:
        place, cells, touches = self._tables.place, self._board.cells, self._touches
        for target, after, victim in battles:
            gain = 0
            if source != HAND:
                gain = self._leaving - self._standing[source]
            if target != HAND:
                gain += self._entering if source == HAND else -self._leaving
                gain += place[target][after] + _touched(touches, target, after, without=victim)
            if victim != NOBODY:
                gain += self._removed(source, victim)
            for payment in payments:
                worth, fronts, other_fronts = self.paid(payment)
                if source != HAND:
                    worth -= fronts[FRONT[before]]
                if target != HAND:
                    worth += fronts[FRONT[after]]
                if victim != NOBODY:
                    worth += other_fronts[FRONT[cells[victim]]]
                graded.append((worth + gain, source, before, target, after, victim, payment))

    def _removed(self, mover: int, victim: int) -> int:
        """What it is worth that a defender goes home, but for its front's being paid."""
        board = self._board
        worth = self._removing + self._tables.place[victim][board.cells[victim]]
        for square in squares_of(board.masks[board.seat]):
            if square != mover and square in self._touches:
                sides = SIDES[board.cells[square]]
                for side, worths, at in self._touches[square]:
                    if at == victim:
                        worth -= worths[sides[side]]
        return worth
