"""Choosing a turn of onmyo: what players ask, answered with a whole turn in the rulebook's words.

Owns the question and the answer; the tree search is in `alphabeta.py`. With pieces of the opponent
unknown (hidden_reserve), `search_worlds` asks the same of several positions that may be the true
one. For given positions, node budget and seed the answer is always the same; with a deadline it
depends on the machine.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random

from game.onmyo.alphabeta import AlphaBeta, GameSoFar, Limits
from game.onmyo.board import Board, Change
from game.onmyo.evaluate import Grading
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
    limits: Limits,
    *,
    noise: int = 0,
    careless: float = 0.0,
    rng_seed: int = 0,
    history: Iterable[int] = (),
    turns_played: int = 0,
    tables: Tables | None = None,
) -> SearchResult:
    """Chooses a turn for the seat to move in an unfinished position.

    `noise` is the standard deviation of the error in judging each turn, hundredths of a logit, and
    `careless` the share of turns played at first sight, blind to the answer; `rng_seed` is for
    both. `history` holds the `position_key` of every position a turn began with, this one included
    (O-51). A board is left as it was."""
    board = position if isinstance(position, Board) else Board(position)
    tables = tables or standard_tables(board.arena)
    rng = Random(rng_seed)
    errors = (lambda: round(rng.gauss(0, noise))) if noise else None
    if rng.random() < careless:
        return _at_first_sight(board, tables, errors or int)
    game = GameSoFar(seen=Counter(history), turns_left=TURN_LIMIT - turns_played)
    tree = AlphaBeta(board, tables, limits, game)
    change = tree.run(errors)
    line = _spell_line(board, tree.best_line(change))
    return SearchResult(line[0], tree.score, tree.depth, tree.nodes, line, change)


def _at_first_sight(board: Board, tables: Tables, errors: Callable[[], int]) -> SearchResult:
    """A turn that wins, or the one with the best grade, give or take an error."""
    graded = [(move[0] + errors(), move[1:]) for move in sorted(Grading(board, tables).turns())]
    score, change = max(graded, key=lambda move: (board.wins(move[1]), move))
    turn = spell(board, change)
    return SearchResult(turn, score, 0, 0, (turn,), change)


def _spell_line(board: Board, line: Iterable[Change]) -> tuple[Turn, ...]:
    spelled = []
    for change in line:
        spelled.append(spell(board, change))
        board.make(change)
    for _ in spelled:
        board.unmake()
    return tuple(spelled)


def search_worlds(
    positions: Sequence[Position],
    limits: Limits,
    *,
    noise: int = 0,
    careless: float = 0.0,
    rng_seed: int = 0,
    histories: Sequence[Iterable[int]] = (),
    turns_played: int = 0,
) -> SearchResult:
    """Chooses a turn when any of several positions may be the true one (hidden_reserve).

    They may differ in the opponent's pieces in hand alone. Each is searched for itself; where they
    disagree, the turn with the best chances over all of them is taken. The limits hold for all of
    it together. `histories` has the `history` of each position, or is empty."""
    boards = [Board(position) for position in positions]
    worlds = range(len(boards))
    past = [tuple(history) for history in histories] or [()] * len(boards)

    def ask(world: int, parts: int, played: int = 0) -> SearchResult:
        return search(
            boards[world],
            limits.part(parts),
            noise=0 if played else noise,
            careless=0.0 if played else careless,
            rng_seed=rng_seed,
            history=past[world],
            turns_played=turns_played + played,
        )

    if len(boards) == 1:
        return ask(0, 1)
    found = [ask(world, 2 * len(boards)) for world in worlds]
    changes = tuple(dict.fromkeys(result.change for result in found))
    if len(changes) == 1:
        return found[0]

    def chances(change: Change) -> float:
        """Sum over the worlds of the chance to win after a turn."""
        total = 0.0
        for world in worlds:
            boards[world].make(change)
            reply = ask(world, 2 * len(boards) * len(changes), played=1)
            boards[world].unmake()
            total += _chance(-reply.score)
        return total

    best = max(changes, key=chances)
    return next(result for result in found if result.change == best)


def _chance(score: int) -> float:
    """The chance to win that a worth in hundredths of a logit stands for."""
    return 1 / (1 + math.exp(-max(-3000, min(3000, score)) / 100))
