"""The search board: one position that whole turns are made and unmade on, fast.

Owns the rules of a turn (O-10 to O-19, O-30 to O-36, O-40 to O-50) in the form a search wants: a
turn is a flat record of what it changes, not of how it is played. Knows no engine, no evaluation.

Packing: cells hold piece numbers, wheels and payments pack five counts (`packing.py`), the squares
of a seat's pieces are a bit mask, and keys (`hashing.py`) are sums that a turn changes by a few
additions. With free facing the way a piece lies in the hand means nothing, so there it is laid one
way only; an `exact` board, for counting positions, keeps it, and has keys so wide that they may
stand for the positions themselves.
"""

from functools import lru_cache

from game.onmyo.hashing import keys_for
from game.onmyo.packing import (
    BATTLE,
    FRONT,
    ILLEGAL,
    MUTUAL,
    ONE_ORB,
    PIECE_NUMBERS,
    ROTATIONS,
    SIDES,
    SUZAKU,
    TURNS,
    WON,
    entrances,
    orbs_of,
    pack_wheel,
    piece_number,
    wheel_orbs,
)
from game.onmyo.position import Arena, Kirin, Orient, Placed, Position
from game.onmyo.walks import (
    OPPOSITE,
    Entries,
    Reach,
    Strolls,
    gaits_of,
    longest_gaits,
    sides_of,
    walks_on,
)

HAND = -1  # stands for a square: the piece comes from the hand, or goes home to it
NOBODY = -1  # stands for a square: no defender was removed

Change = tuple[int, int, int, int, int, int]
"""What a whole turn changes: (source, before, target, after, victim, payment). The piece `before`
left the square `source` or the hand, and is `after` on the square `target` or in the hand; the
defender on the square `victim` went home; the payment went to the opponent's wheel (O-36)."""

Trip = tuple[int, int, int]
"""(target, after, victim) of a change: where a piece comes to, whatever it cost."""

Offer = tuple[int, int, Strolls, tuple[Trip, ...], tuple[int, ...]]
"""(source, before, strolls, battles, payments): any walk of one piece goes with any payment."""

_Made = tuple[Change, int, int, int, tuple[int, ...], tuple[int, ...]]
"""What `unmake` needs: the change, the removed defender, and what stood in the key, in the mover's
mask and in both hands."""

PASS: Change = (HAND, 0, HAND, 0, NOBODY, 0)
_PAID_SUZAKU = ONE_ORB[SUZAKU]
_NO_STROLLS = Strolls(())


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
    `masks`, `hands`, `wheels`, `circles`, `key`; `sides` as in `sides_of`, and `beside`, the masks
    of the same squares; `lying`, the way a piece lies in the hand by the way it came there."""

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
        self.lying = [turns[0] for turns in ROTATIONS] if lies_free else list(range(PIECE_NUMBERS))
        self._keys = keys_for(squares, exact=exact)
        self.sides = sides_of(arena)
        self.beside = [sum(1 << near for near, _, _ in sides) for sides in self.sides]
        self._walks = (walks_on(arena, 0), walks_on(arena, 1))
        self._entry_may_score = [
            bool(self._walks[seat].may_score >> arena.circles[seat] & 1) for seat in (0, 1)
        ]
        for seat in (0, 1):
            for square, orbs in position.pieces[seat]:
                self.cells[square] = piece_number(seat, orbs)
                self.masks[seat] |= 1 << square
        self.hands = [self._packed_hand(seat, position.hands[seat]) for seat in (0, 1)]
        self.wheels = [pack_wheel(orbs) for orbs in position.wheels]
        self.key = self._whole_key()
        self._entrances: Entries = {}
        self._made: list[_Made] = []

    def _packed_hand(self, seat: int, hand: tuple[str, ...]) -> tuple[int, ...]:
        return tuple(sorted(self.lying[piece_number(seat, orbs)] for orbs in hand))

    def _whole_key(self) -> int:
        keys = self._keys
        key = keys.red_to_move if self.seat else 0
        key += sum(
            keys.on_square[square][piece] for square, piece in enumerate(self.cells) if piece
        )
        key += sum(keys.in_hand[piece] for hand in self.hands for piece in hand)
        return key + sum(map(keys.wheel, (0, 1), self.wheels))

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

    @property
    def ply(self) -> int:
        """Turns made and not taken back."""
        return len(self._made)

    def may_win(self, seat: int) -> bool:
        """Whether a seat stands near enough to the enemy circle that `can_win` is worth asking."""
        return bool(self.masks[seat] & self._walks[seat].may_score) or self._entry_may_score[seat]

    def can_win(self, seat: int) -> bool:
        """Whether a seat wins with one turn if the turn is its own."""
        cells, masks = self.cells, self.masks
        walks = self._walks[seat]
        goal = self.circles[1 - seat]
        guard = cells[goal]
        occupied = masks[0] | masks[1]
        wheel = self.wheels[seat]
        for source in squares_of(masks[seat] & walks.may_score):
            piece = cells[source]
            for gait in longest_gaits(FRONT[piece], wheel):
                near, surroundings = walks.from_square[gait][source]
                reach = surroundings[occupied & near]
                if not guard:
                    if reach.scores:
                        return True
                    continue
                for walked, side in reach.gates:
                    mover = SIDES[TURNS[walked][piece]]
                    if BATTLE[mover[side]][SIDES[guard][OPPOSITE[side]]] == WON:
                        return True
        return self._entry_may_score[seat] and self._can_win_by_entry(seat)

    def _can_win_by_entry(self, seat: int) -> bool:
        """Whether kirin's free squares lead from a circle to the other: on a short arena."""
        mover, self.seat = self.seat, seat
        wins = any(change[0] == HAND and self.wins(change) for change in self.turns())
        self.seat = mover
        return wins

    def turns(self) -> list[Change]:
        """Every distinct result of one turn; only the pass if there is no other (O-17)."""
        turns: list[Change] = []
        for source, before, strolls, battles, payments in self.offers():
            for payment in payments:
                turns += [
                    (source, before, square, after, NOBODY, payment)
                    for square, after in strolls.ends
                ]
                turns += [(source, before, *battle, payment) for battle in battles]
        return turns or [PASS]

    def offers(self) -> list[Offer]:
        """What `turns` lists, not multiplied out; empty if only a pass is left."""
        offers: list[Offer] = []
        seat, cells, masks = self.seat, self.cells, self.masks
        wheel, walks, occupied = (
            self.wheels[seat],
            self._walks[seat].from_square,
            masks[0] | masks[1],
        )
        enemies = masks[1 - seat]
        for source in squares_of(masks[seat]):
            piece = cells[source]
            for gait, payments in gaits_of(FRONT[piece], wheel):  # O-13
                near, surroundings = walks[gait][source]
                reach = surroundings[occupied & near]
                battles = self._battles(reach, (piece,)) if reach.met & enemies else ()
                offers.append((source, piece, reach.strolls[piece], battles, payments))
                if battles and payments[-1] == _PAID_SUZAKU:  # the last colour, if it is there
                    returns = self._returns(source, battles)
                    offers.append((source, piece, _NO_STROLLS, returns, (_PAID_SUZAKU,)))
        if self.hands[seat] and not cells[self.circles[seat]]:  # O-11
            self._add_summons(offers)
        return offers

    def _returns(self, source: int, battles: tuple[Trip, ...]) -> tuple[Trip, ...]:
        """Where suzaku puts a piece after a mutual battle: on its circle (O-35)."""
        circle = self.circles[self.seat]
        if circle != source and self.cells[circle]:
            return ()
        returns = {
            (circle, facing, victim): None
            for target, after, victim in battles
            if target == HAND and victim != NOBODY
            for facing in self.facings(after)
        }
        return tuple(returns)

    def _add_summons(self, offers: list[Offer]) -> None:
        """Summons: one orb more than there are own pieces in the arena (O-10)."""
        seat = self.seat
        hand, circle = self.hands[seat], self.circles[seat]
        cost = self.masks[seat].bit_count() + 1
        for free_squares, payments in entrances(self.wheels[seat], cost, self.kirin):
            # Gaits 0 to 2 are one to three squares, straight: kirin's free squares (O-31).
            near, surroundings = self._walks[seat].from_square[max(free_squares - 1, 0)][circle]
            reach = surroundings[(self.masks[0] | self.masks[1]) & near]
            meets = free_squares and reach.met & self.masks[1 - seat]
            home: dict[Trip, None] = {}
            for piece in dict.fromkeys(hand):
                facings = self.facings(piece)
                strolls = self._entries(reach if free_squares else None, circle, facings)
                battles = self._battles(reach, facings) if meets else ()
                # Home again as it lay: the same result whichever piece it was.
                same = [trip for trip in battles if trip[0] == HAND and trip[1] == piece]
                home.update(((HAND, hand[0], victim), None) for _, _, victim in same)
                others = tuple(trip for trip in battles if trip not in same)
                offers.append((HAND, piece, strolls, others, payments))
            if home:
                offers.append((HAND, hand[0], _NO_STROLLS, tuple(home), payments))

    def _entries(self, reach: Reach | None, circle: int, facings: tuple[int, ...]) -> Strolls:
        """Where a summoned piece may stand without a battle, free squares walked if any."""
        known = self._entrances if reach is None else reach.entries
        entries = known.get((circle, facings))
        if entries is None:
            ends = [(circle, facing) for facing in facings]
            if reach is not None:
                ends += [end for facing in facings for end in reach.strolls[facing].ends]
            entries = known[circle, facings] = Strolls(ends)
        return entries

    def facings(self, piece: int) -> tuple[int, ...]:
        """The ways a piece may be summoned (O-12)."""
        return ROTATIONS[piece] if self.orient == "free" else (piece,)

    def _battles(self, reach: Reach, pieces: tuple[int, ...]) -> tuple[Trip, ...]:
        """What comes of the battles at the end of a walk by one of these pieces (O-40 to O-46)."""
        enemies = self.masks[1 - self.seat]
        trips: dict[Trip, None] = {}
        for square, walked, side in reach.contacts:
            if not enemies >> square & 1:  # O-15
                continue
            touched = SIDES[self.cells[square]][OPPOSITE[side]]
            for piece in pieces:
                mover = TURNS[walked][piece]
                outcome = BATTLE[SIDES[mover][side]][touched]
                if outcome == WON:
                    trips[square, TURNS[walked + 1][piece], square] = None
                elif outcome != ILLEGAL:
                    victim = square if outcome == MUTUAL else NOBODY
                    trips[HAND, self.lying[mover], victim] = None
        return tuple(trips)

    def key_after(self, change: Change) -> int:
        """The key that `make` would bring about."""
        source, before, target, after, victim, payment = change
        keys = self._keys
        key = self.key + keys.paid(self.seat, payment)
        key -= keys.in_hand[before] if source == HAND else keys.on_square[source][before]
        key += keys.in_hand[after] if target == HAND else keys.on_square[target][after]
        if victim != NOBODY:
            piece = self.cells[victim]
            key += keys.in_hand[self.lying[piece]] - keys.on_square[victim][piece]
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
            hands[other] = _with(hands[other], self.lying[removed])
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
