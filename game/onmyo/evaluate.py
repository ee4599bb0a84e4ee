"""What a position of the search board is worth, and what every turn would make of it.

`worth` reckons one position from scratch. A `Grading` reckons all turns of a position at once: what
a walk changes and what a payment changes add up, so a node costs little more than its parts, and
where no enemy is near, a walk is worth what it was worth in any other position. Knows the weights
only as tables (`weights.py`), and nothing of searching.
"""

from game.onmyo.board import HAND, NOBODY, PASS, Board, squares_of
from game.onmyo.packing import FRONT, SIDES
from game.onmyo.walks import Strolls
from game.onmyo.weights import NO_FRONT, Gain, Gains, Tables

Graded = tuple[int, int, int, int, int, int, int]
"""A change with the worth in front, for the seat that makes it, of what it leads to."""

Touches = dict[int, list[tuple[int, tuple[int, ...], int]]]
"""By square beside an enemy: (own side that touches, worth by own colour there, its square)."""

Fight = tuple[int, int, int, int, int, int]
"""A battle: as `Gain`, then the victim and the colour at its front; NO_FRONT for none."""

Paid = tuple[int, tuple[int, ...], tuple[int, ...]]
"""After a payment: worth if nothing else changed, then `paid_fronts` of the payer, of the other."""

_INFINITE = 1 << 29


def worth(board: Board, tables: Tables) -> int:
    """Worth of the position for the seat to move, in hundredths of a logit."""
    seat = board.seat
    touches = _touching(board, tables, 1 - seat)
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


def _touching(board: Board, tables: Tables, enemy: int) -> Touches:
    """Where a piece would touch one of the seat `enemy`."""
    touches: Touches = {}
    for square in squares_of(board.masks[enemy]):
        sides = SIDES[board.cells[square]]
        for near, side, own_side in board.sides[square]:
            touches.setdefault(near, []).append((own_side, tables.touch[sides[side]], square))
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
        seat, cells, place, count = board.seat, board.cells, tables.place, tables.pieces
        own, others = squares_of(board.masks[seat]), squares_of(board.masks[1 - seat])
        self._entering = count[len(own) + 1] - count[len(own)]
        self._leaving = count[len(own) - 1] - count[len(own)]
        self._removing = count[len(others)] - count[len(others) - 1]
        base = count[len(own)] - count[len(others)] - tables.tempo
        self._other_fronts = []
        self._near = 0
        for square in others:
            piece = cells[square]
            base -= place[square][piece]
            self._near |= board.beside[square]
            self._other_fronts.append(FRONT[piece])
        self._touches = _touching(board, tables, 1 - seat)
        self._standing: dict[int, int] = {}
        self._fronts = []
        for square in own:
            piece = cells[square]
            stands = place[square][piece]
            if square in self._touches:
                stands += _touched(self._touches, square, piece)
            base += stands
            self._standing[square] = stands
            self._fronts.append(FRONT[piece])
        self._base = base
        self._paid: dict[int, Paid] = {}

    def turns(self) -> list[Graded]:
        """Every distinct turn, graded. One that wins is graded like any other."""
        graded: list[Graded] = []
        for source, before, strolls, battles, payments in self._board.offers():
            stood = -self._entering if source == HAND else self._standing[source]
            front = NO_FRONT if source == HAND else FRONT[before]
            gains = self._gains(strolls).gains
            fights = [self._fight(source, *battle) for battle in battles]
            for payment in payments:
                total, fronts, other_fronts = self._paid.get(payment) or self._pay(payment)
                total -= fronts[front]
                left = total - stood
                graded += [
                    (left + gain + fronts[colour], source, before, target, after, NOBODY, payment)
                    for gain, colour, target, after in gains
                ]
                for gain, colour, target, after, victim, removed in fights:
                    grade = total + gain + fronts[colour] + other_fronts[removed]
                    graded.append((grade, source, before, target, after, victim, payment))
        return graded or [(self._pay(0)[0], *PASS)]

    def best(self, enough: int) -> Graded:
        """A turn with the best grade, or one graded at least `enough`, without listing others."""
        best = -_INFINITE
        choice: tuple[int, int, int, Gains, Fight | None] | None = None
        for source, before, strolls, battles, payments in self._board.offers():
            if best >= enough:
                break
            stood = -self._entering if source == HAND else self._standing[source]
            front = NO_FRONT if source == HAND else FRONT[before]
            gains = self._gains(strolls)
            fights = [self._fight(source, *battle) for battle in battles]
            for payment in payments:
                total, fronts, other_fronts = self._paid.get(payment) or self._pay(payment)
                total -= fronts[front]
                top = total - stood + (gains.tops.get(fronts) or gains.top(fronts))
                if top > best:
                    best, choice = top, (source, before, payment, gains, None)
                for fight in fights:
                    grade = total + fight[0] + fronts[fight[1]] + other_fronts[fight[5]]
                    if grade > best:
                        best, choice = grade, (source, before, payment, gains, fight)
        if choice is None:
            return (self._pay(0)[0], *PASS)
        source, before, payment, gains, won = choice
        if won is not None:
            return best, source, before, *won[2:5], payment
        target, after = gains.topmost(self._paid[payment][1])
        return best, source, before, target, after, NOBODY, payment

    def _gains(self, strolls: Strolls) -> Gains:
        """What each stroll is worth at its end, touches counted."""
        gains = self._tables.gains(strolls)
        if not strolls.squares & self._near:
            return gains
        touches = self._touches
        touching: list[Gain] = []
        for gain, colour, target, after in gains.gains:
            worth = gain
            if target in touches:
                sides = SIDES[after]
                for side, worths, _ in touches[target]:
                    worth += worths[sides[side]]
            touching.append((worth, colour, target, after))
        return Gains(touching)

    def _pay(self, payment: int) -> Paid:
        """What a payment makes of the position if nothing else changes."""
        board, tables = self._board, self._tables
        seat, wheels = board.seat, board.wheels
        own, other = wheels[seat] - payment, wheels[1 - seat] + payment
        fronts, other_fronts = tables.paid_fronts(own), tables.paid_fronts(other)
        total = self._base + tables.wheel(own) - tables.wheel(other)
        for colour in self._fronts:
            total += fronts[colour]
        for colour in self._other_fronts:
            total -= other_fronts[colour]
        paid = self._paid[payment] = total, fronts, other_fronts
        return paid

    def _fight(self, source: int, target: int, after: int, victim: int) -> Fight:
        gain = 0 if source == HAND else self._leaving - self._standing[source]
        colour = removed = NO_FRONT
        if target != HAND:
            colour = FRONT[after]
            gain += self._entering if source == HAND else -self._leaving
            gain += self._tables.place[target][after]
            gain += _touched(self._touches, target, after, without=victim)
        if victim != NOBODY:
            removed = FRONT[self._board.cells[victim]]
            gain += self._removed(source, victim)
        return gain, colour, target, after, victim, removed

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
