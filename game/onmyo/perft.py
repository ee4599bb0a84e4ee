"""Counting positions of onmyo: the proof that the rules of a turn are right.

Two positions count as one if arena, hands as the pieces lie, wheels and mover are the same.
Finished positions are counted apart and never played on; O-51 plays no part.
"""

from typing import NamedTuple

from game.onmyo.board import Board
from game.onmyo.position import Position


class Perft(NamedTuple):
    """Distinct positions by turns played, the first entry after one turn."""

    perft: list[int]
    """Unfinished ones."""
    wins: list[int]
    """Those that the last turn won."""


def perft(position: Position, depth: int) -> Perft:
    """Counts the distinct positions after exactly 1, 2 … `depth` turns."""
    unfinished: list[set[int]] = [set() for _ in range(depth)]
    won: list[set[int]] = [set() for _ in range(depth)]
    if position.winner is None:
        _count(Board(position, exact=True), 0, unfinished, won)
    return Perft([len(keys) for keys in unfinished], [len(keys) for keys in won])


def _count(board: Board, turn: int, unfinished: list[set[int]], won: list[set[int]]) -> None:
    if turn == len(unfinished):
        return
    seen = unfinished[turn]
    last = turn + 1 == len(unfinished)
    for change in board.turns():
        key = board.key_after(change)
        if board.wins(change):
            won[turn].add(key)
        elif key not in seen:
            seen.add(key)
            if not last:
                board.make(change)
                _count(board, turn + 1, unfinished, won)
                board.unmake()


def turn_lines(position: Position) -> list[str]:
    """Every result of one turn in the one-line form, sorted, `win` behind a won one."""
    board = Board(position, exact=True)
    lines = []
    for change in board.turns():
        suffix = " win" if board.wins(change) else ""
        board.make(change)
        lines.append(board.position().to_line() + suffix)
        board.unmake()
    return sorted(lines)
