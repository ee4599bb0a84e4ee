"""A whole turn of onmyo in the words of the rulebook, made from what it changes on a board.

Owns the record that leaves the search, and its text form. A change says what a turn comes to; a
`Turn` says one way to play it: which orbs to pay, how the piece faces, which squares it walks.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from game.onmyo.board import HAND, NOBODY, PASS, Board, Change
from game.onmyo.packing import (
    BATTLE,
    FIRST_RED,
    FRONT,
    ILLEGAL,
    KIRIN,
    LOST,
    NO_PIECE,
    SIDES,
    TURNS,
    WON,
    orb_count,
    orbs_of,
    wheel_orbs,
)
from game.onmyo.position import ORB_LETTERS, Arena
from game.onmyo.walks import OPPOSITE, Gait, gait_of, walks_on

Walk = tuple[tuple[int, ...], int, int, int]
"""(squares walked, target, after, victim): a way to walk, and what comes of it."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn as it is played. Orbs of pieces are given at north, east, south, west."""

    kind: Literal["summon", "move", "pass"]
    piece: str = ""
    """Orbs of the piece as it lies before the turn; in the hand with free facing, any way round."""
    square: int | None = None
    """Where a moved piece starts."""
    orbs: str = ""
    """The orbs paid, sorted K B G S Z."""
    facing: str = ""
    """Orbs of a summoned piece as it is put on the circle (O-12)."""
    walk: tuple[int, ...] = ()
    """The squares walked, in order, the one of a battle last."""
    resummon: str | None = None
    """Orbs as the piece is put back on the circle by suzaku (O-35); None if it is not."""

    def text(self, arena: Arena) -> str:
        """E.g. `summon KBGS paying GS as BGSK`, `move c2 paying S: c3 d3`, `pass`."""
        if self.kind == "pass":
            return "pass"
        words: list[str] = [self.kind]
        words.append(self.piece if self.square is None else arena.square_name(self.square))
        words.append(f"paying {self.orbs}")
        if self.facing:
            words.append(f"as {self.facing}")
        text = " ".join(words)
        if self.walk:
            text += ": " + " ".join(arena.square_name(square) for square in self.walk)
        return text if self.resummon is None else f"{text}, back as {self.resummon}"


def spell(board: Board, change: Change) -> Turn:
    """A shortest way to play a change that the board's `turns` lists."""
    source, before, target, after, victim, payment = change
    if change == PASS:
        return Turn("pass")
    if source == HAND:
        return _spell_summon(board, change)
    orbs = wheel_orbs(payment)
    gait = gait_of(FRONT[before], ORB_LETTERS.index(orbs))
    back = target != HAND and victim not in (NOBODY, target)
    for walk, *came in _walks(board, source, before, gait):
        if back and came[::2] == [HAND, victim] and after in board.facings(came[1]):
            return Turn("move", orbs_of(before), source, orbs, walk=walk, resummon=orbs_of(after))
        if came == [target, after, victim]:
            return Turn("move", orbs_of(before), source, orbs, walk=walk)
    raise ValueError(f"{change} is no turn of {board.position().to_line()}")


def _spell_summon(board: Board, change: Change) -> Turn:
    _, before, target, after, victim, payment = change
    circle = board.circles[board.seat]
    kirin = orb_count(payment, KIRIN)
    gait = Gait(min(kirin, 1) if board.kirin == "once" else kirin, diagonal=False)
    unchanged = target == HAND and after == before
    # Home again as it lay stands for any piece of the hand that can do so.
    for piece in board.hands[board.seat] if unchanged else (before,):
        wanted = [target, piece if unchanged else after, victim]
        for facing in board.facings(piece):
            stays: Walk = ((), circle, facing, NOBODY)
            for walk, *came in (stays, *_walks(board, circle, facing, gait)):
                if came == wanted:
                    orbs, faces = wheel_orbs(payment), orbs_of(facing)
                    return Turn("summon", orbs_of(piece), orbs=orbs, facing=faces, walk=walk)
    raise ValueError(f"{change} is no turn of {board.position().to_line()}")


def _walks(board: Board, start: int, piece: int, gait: Gait) -> Iterator[Walk]:
    """All walks of a piece of the seat to move, shorter ones first, each with what comes of it."""
    goal = board.circles[1 - board.seat]
    steps = walks_on(board.arena, board.seat).steps
    standing: list[tuple[tuple[int, ...], int, int]] = [((), start, piece)]
    for _ in range(gait.squares):
        reached = []
        for walked, square, mover in standing:
            for target, side in steps(square, gait):
                walk = (*walked, target)
                turned = TURNS[1][mover]
                met = NO_PIECE if target == start else board.cells[target]
                if met:
                    yield from _battle(board, walk, mover, side)
                    continue
                yield walk, target, turned, NOBODY
                if target != goal:
                    reached.append((walk, target, turned))
        standing = reached


def _battle(board: Board, walk: tuple[int, ...], mover: int, side: int) -> Iterator[Walk]:
    """What comes of running into the piece on the last square: nothing if it may not be done."""
    square = walk[-1]
    met = board.cells[square]
    outcome = BATTLE[SIDES[mover][side]][SIDES[met][OPPOSITE[side]]]
    if (met >= FIRST_RED) == board.seat or outcome == ILLEGAL:
        return
    if outcome == WON:
        yield walk, square, TURNS[1][mover], square
    else:
        yield walk, HAND, board.lying[mover], NOBODY if outcome == LOST else square
