"""Plays a whole turn on a position by the letter of the rules, with strings and no tables.

Slow and plain on purpose: the search board is tested against it.
"""

from game.onmyo.position import Position
from game.onmyo.whole_turn import Turn

ROUND = "KBGSZ"  # each overcomes the next one round (O-43)


def turned(orbs: str) -> str:
    """A quarter turn clockwise: west comes to north."""
    return orbs[3] + orbs[:3]


def outcome(mover: str, defender: str) -> str:
    """won, lost or mutual; equal colours may not battle (O-42)."""
    assert mover != defender, "O-42"
    ahead = (ROUND.index(defender) - ROUND.index(mover)) % 5
    return {1: "won", 4: "lost"}.get(ahead, "mutual")


class Table:
    """A position taken apart, and put together again when the turn is over."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.mover = position.turn
        self.pieces = [dict(seat) for seat in position.pieces]
        self.hands = [list(seat) for seat in position.hands]
        self.wheels = [list(seat) for seat in position.wheels]

    def play(self, turn: Turn) -> Position:
        """The position after the turn; AssertionError where it breaks a rule."""
        own, circle = self.pieces[self.mover], self.position.arena.circles[self.mover]
        if turn.kind == "summon":
            assert circle not in own, "O-11"
            assert turn.piece in self.hands[self.mover]
            self.hands[self.mover].remove(turn.piece)
            rotations = {turn.piece, turned(turn.piece), turned(turned(turn.piece))}
            rotations.add(turned(turned(turned(turn.piece))))
            may_face = rotations if self.position.orient == "free" else {turn.piece}
            assert turn.facing in may_face, "O-12"
            self.check_price(turn.orbs, len(own) + 1)
            kirin = turn.orbs.count("K")
            squares = kirin if self.position.kirin == "per-orb" else min(kirin, 1)  # O-31
            self.walk(circle, turn.facing, turn, squares)
        elif turn.kind == "move":
            assert turn.square is not None
            piece = own.pop(turn.square)
            assert piece == turn.piece
            assert turn.walk
            assert len(turn.orbs) == 1, "O-13"
            front = piece[0 if self.mover == 0 else 2]
            squares = 1 + (turn.orbs == front) + (turn.orbs == "S")  # O-30, O-34
            self.walk(turn.square, piece, turn, squares)
        self.pay(turn.orbs)
        return self.after()

    def check_price(self, orbs: str, price: int) -> None:
        worth = {orb: 2 if orb == "G" else 1 for orb in ROUND}  # O-32
        total = sum(worth[orb] for orb in orbs)
        assert total >= price, "O-10"
        assert all(total - worth[orb] < price for orb in orbs), "O-11"

    def walk(self, square: int, piece: str, turn: Turn, squares: int) -> None:
        own, other = self.pieces[self.mover], self.pieces[1 - self.mover]
        goal = self.position.arena.circles[1 - self.mover]
        assert len(turn.walk) <= squares, "O-13"
        for index, step in enumerate(turn.walk):
            last = index == len(turn.walk) - 1
            assert step not in own, "O-15"
            assert last or step != goal, "O-50"
            if step in other:
                assert last, "O-16"
                self.battle(square, step, piece, turn)
                return
            self.sides(square, step, turn)
            square, piece = step, turned(piece)  # O-14
        own[square] = piece

    def battle(self, square: int, target: int, piece: str, turn: Turn) -> None:
        own, other = self.pieces[self.mover], self.pieces[1 - self.mover]
        side = self.sides(square, target, turn)
        result = outcome(piece[side], other[target][(side + 2) % 4])
        if result != "lost":
            self.hands[1 - self.mover].append(other.pop(target))  # O-44
        if result == "won":
            own[target] = turned(piece)  # O-45
        elif turn.resummon is not None:
            circle = self.position.arena.circles[self.mover]
            assert result == "mutual", "O-35"
            assert turn.orbs == "Z", "O-35"
            assert circle not in own, "O-35"
            assert sorted(turn.resummon) == sorted(piece)
            own[circle] = turn.resummon
        else:
            self.hands[self.mover].append(piece)

    def sides(self, square: int, target: int, turn: Turn) -> int:
        """Side of the mover that touches: 0 north, 1 east, 2 south, 3 west."""
        columns = self.position.arena.columns
        up = target // columns - square // columns
        right = target % columns - square % columns
        assert max(abs(up), abs(right)) == 1
        if up and right:
            assert turn.kind == "move", "O-31"
            assert turn.orbs == "B", "O-33"
            return 0 if up > 0 else 2  # O-41
        return {(1, 0): 0, (0, 1): 1, (-1, 0): 2, (0, -1): 3}[up, right]

    def pay(self, orbs: str) -> None:
        for orb in orbs:
            self.wheels[self.mover].remove(orb)
            self.wheels[1 - self.mover].append(orb)  # O-36

    def after(self) -> Position:
        before = self.position
        return Position(
            arena=before.arena,
            orient=before.orient,
            kirin=before.kirin,
            turn=1 - self.mover,
            pieces=(tuple(self.pieces[0].items()), tuple(self.pieces[1].items())),
            hands=(tuple(self.hands[0]), tuple(self.hands[1])),
            wheels=("".join(self.wheels[0]), "".join(self.wheels[1])),
        )
