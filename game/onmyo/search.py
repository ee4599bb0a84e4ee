"""Choosing a turn of onmyo: what players ask, answered with a whole turn in the rulebook's words.

Owns the question and the answer; the tree search is in `alphabeta.py`. With pieces of the opponent
unknown (hidden_reserve), `search_worlds` asks the same of several positions that may be the true
one. For given positions, node budget and seed the answer is always the same; with a deadline it
depends on the machine.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random

from game.onmyo.alphabeta import AlphaBeta, GameSoFar, Limits
from game.onmyo.board import Board, Change
from game.onmyo.position import Position
from game.onmyo.weights import Tables, standard_tables
from game.onmyo.whole_turn import Turn, spell

TURN_LIMIT = 200  # O-51


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The chosen turn and how it was found."""

    turn: Turn
    score: int
    """Worth for the seat to move, hundredths of a logit; beyond ±900,000 the game is decided."""
    depth: int
    """Turns looked ahead, late ones less."""
    nodes: int
    """Positions visited, those that were only graded not counted."""
    pv: tuple[Turn, ...]
    """The turns expected, the chosen one first."""
    change: Change
    """The chosen turn as `Board.make` takes it."""


def position_key(position: Position) -> int:
    """The number that stands for a position in `history`."""
    return Board(position).key


def search(
    position: Position | Board,
    *,
    max_nodes: int | None = None,
    deadline_ms: float | None = None,
    max_depth: int | None = None,
    stop: Callable[[], bool] | None = None,
    noise: int = 0,
    rng_seed: int = 0,
    history: Iterable[int] = (),
    turns_played: int = 0,
    tables: Tables | None = None,
) -> SearchResult:
    """Chooses a turn for the seat to move in an unfinished position.

    At least one limit must be given (`Limits`). `noise` is the standard deviation of the error in
    judging each turn, hundredths of a logit. `history` holds the `position_key` of every position
    a turn began with, this one included (O-51). A board is left as it was."""
    board = position if isinstance(position, Board) else Board(position)
    tree = AlphaBeta(
        board,
        tables or standard_tables(board.arena),
        Limits(max_nodes=max_nodes, deadline_ms=deadline_ms, max_depth=max_depth, stop=stop),
        GameSoFar(seen=Counter(history), turns_left=TURN_LIMIT - turns_played),
    )
    rng = Random(rng_seed)
    change = tree.run((lambda: round(rng.gauss(0, noise))) if noise else None)
    line = _spell_line(board, tree.best_line(change))
    return SearchResult(line[0], tree.score, tree.depth, tree.nodes, line, change)


def _spell_line(board: Board, line: Iterable[Change]) -> tuple[Turn, ...]:
    spelled = []
    for change in line:
        spelled.append(spell(board, change))
        board.make(change)
    for _ in spelled:
        board.unmake()
    return tuple(spelled)
