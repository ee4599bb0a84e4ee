"""The search for onmyo: iterative deepening alpha-beta on the search board.

Owns the tree search and its limits; it stops at once when one is reached and always has a turn.
Knows worth only through `evaluate.py`, and nothing of levels or of how a turn is worded.

What carries it: the last turn but one is never searched, for grading a position's turns already
says what each leads to, and only a win on the spot can change that; late turns are looked at less
deeply, since they are sorted by their grade; and a position that is worth clearly enough without
an own turn is believed to be.
"""

import math
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.onmyo.board import Board, Change
from game.onmyo.evaluate import Graded, Grading
from game.onmyo.weights import Tables

WIN = 1_000_000
"""Worth of a won game, less one for every turn until then."""
DECIDED = WIN - 1_000
"""Beyond this, either way, the game is decided."""

_MAX_DEPTH = 60
_NODES_PER_POLL = 16  # at most 2 ms
_MOST_REMEMBERED = 1 << 16  # positions in each of two generations: some 60 MB in all
_EXACT, _AT_LEAST, _AT_MOST = range(3)
_SAFE_MARGINS = (0, 30, 60, 80)  # by depth: so far above the bound a grade is believed


Remembered = tuple[int, int, int, Graded | None]
"""(depth, kind of bound, worth, best turn) of a position searched before."""


class _LimitReached(Exception):  # noqa: N818 - no error, it unwinds the search
    """Raised out of the tree and caught by `AlphaBeta.run`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """When to stop. At least one of them must be given."""

    max_nodes: int | None = None
    """A node is a position after a whole turn that was visited, not merely graded."""
    deadline_ms: float | None = None
    max_depth: int | None = None
    stop: Callable[[], bool] | None = None
    """Asked every few milliseconds; the search ends soon after it says yes."""

    def __post_init__(self) -> None:
        if (self.max_nodes, self.deadline_ms, self.max_depth, self.stop) == (None,) * 4:
            raise ValueError("no limit: expected max_nodes, deadline_ms, max_depth or stop")

    def part(self, parts: int) -> "Limits":
        """What each of so many searches may use of nodes and time."""
        return Limits(
            max_nodes=None if self.max_nodes is None else max(1, self.max_nodes // parts),
            deadline_ms=None if self.deadline_ms is None else self.deadline_ms / parts,
            max_depth=self.max_depth,
            stop=self.stop,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class GameSoFar:
    """What of the game matters to O-51."""

    seen: Mapping[int, int]
    """How often each position stood at the start of a turn, by `Board.key`, this one included."""
    turns_left: int
    """Turns that may be played, the next one included."""


class AlphaBeta:
    """One search from one position. After `run`, the public attributes say how it went."""

    def __init__(self, board: Board, tables: Tables, limits: Limits, game: GameSoFar) -> None:
        self._board, self._tables, self._limits, self._game = board, tables, limits, game
        self._path: set[int] = set()
        self._young: dict[int, Remembered] = {}
        self._old: dict[int, Remembered] = {}
        self._max_nodes = math.inf if limits.max_nodes is None else limits.max_nodes
        budget = math.inf if limits.deadline_ms is None else limits.deadline_ms / 1000
        self._deadline = time.perf_counter() + budget
        self._poll_at = 0
        self.nodes = 0
        self.depth = 0
        """Turns looked ahead, late ones less."""
        self.score = 0
        """Worth of the position for the seat to move."""

    def run(self, errors: Callable[[], int] | None = None) -> Change:
        """Searches until a limit and returns the best turn found.

        `errors` draws by how much each turn at the root is misjudged, hundredths of a logit."""
        board = self._board
        if board.can_win(board.seat):
            self.score = WIN - 1
            return next(change for change in board.turns() if board.wins(change))
        moves = sorted(Grading(board, self._tables).turns(), reverse=True)
        misjudged = {move: errors() if errors else 0 for move in moves}
        moves.sort(key=lambda move: move[0] + misjudged[move], reverse=True)
        self.score = moves[0][0]
        self._path.add(board.key)
        ply = board.ply
        try:
            for depth in range(1, (self._limits.max_depth or _MAX_DEPTH) + 1):
                self._deepen(moves, misjudged, depth)
                if abs(self.score) > DECIDED or len(moves) == 1:
                    break
        except _LimitReached:
            while board.ply > ply:
                board.unmake()
        return moves[0][1:]

    def _deepen(self, moves: list[Graded], misjudged: Mapping[Graded, int], depth: int) -> None:
        """Searches every turn this deep; whatever is best so far is put first in `moves`."""
        board = self._board
        best = -WIN
        for index, move in enumerate(tuple(moves)):
            error = misjudged[move]
            board.make(move[1:])
            if index == 0:
                found = -self._visit(depth - 1, -WIN, WIN, 1, -move[0])
            else:
                bound = error - best
                later = depth - 1 - _lateness(depth, index)
                found = -self._visit(later, bound - 1, bound, 1, -move[0])
                if found > -bound:
                    found = -self._visit(depth - 1, -WIN, bound, 1, -move[0])
            board.unmake()
            if found + error > best:
                best = found + error
                self.score = found
                moves.remove(move)
                moves.insert(0, move)
        self.depth = depth

    def _visit(self, depth: int, alpha: int, beta: int, ply: int, grade: int) -> int:
        """Worth of the position for the seat to move: exact between alpha and beta, else a bound
        on that side. `grade` is its worth at first sight."""
        self.nodes += 1
        if self.nodes >= self._poll_at:
            self._poll()
        board = self._board
        turns_left = self._game.turns_left - ply
        if turns_left and board.can_win(board.seat):
            return WIN - ply - 1
        if turns_left < 2:
            return 0  # O-51
        if depth <= 0:
            return grade
        key = board.key
        if key in self._path or self._game.seen.get(key, 0) > 1:
            return 0  # O-51; once more on the way is taken for thrice, for it may go on so
        remembered = self._young.get(key) or self._old.get(key)
        if remembered:
            worth = _usable(remembered, depth, alpha, beta, ply)
            if worth is not None:
                return worth
        if depth < len(_SAFE_MARGINS):
            safe = grade - _SAFE_MARGINS[depth]
            if beta <= safe and not board.can_win(1 - board.seat):
                return safe
        move = remembered[3] if remembered else None
        if depth == 1:
            best = self._last_but_one(alpha, beta, ply)
        else:
            self._path.add(key)
            best, move = self._expand(depth, alpha, beta, ply, move)
            self._path.discard(key)
        bound = _AT_LEAST if best >= beta else _EXACT if best > alpha else _AT_MOST
        self._remember(key, (depth, bound, _from_here(best, ply), move))
        return best

    def _expand(
        self, depth: int, alpha: int, beta: int, ply: int, first: Graded | None
    ) -> tuple[int, Graded | None]:
        """Worth as `_visit` says, and the turn that brings it. `first` is tried before others."""
        board = self._board
        best = -WIN
        if first is not None:
            board.make(first[1:])
            best = -self._visit(depth - 1, -beta, -alpha, ply + 1, -first[0])
            board.unmake()
            if best >= beta:
                return best, first
            alpha = max(alpha, best)
        choice = first
        moves = Grading(board, self._tables).turns()
        moves.sort(reverse=True)
        for index, move in enumerate(moves):
            if move == first:
                continue
            grade = move[0]
            later = depth - 1 - _lateness(depth, index)
            if later <= 0 and grade <= alpha and choice:
                # The others are graded lower still, and would not be looked at more deeply.
                return max(best, grade), choice
            board.make(move[1:])
            if choice is None:
                found = -self._visit(depth - 1, -beta, -alpha, ply + 1, -grade)
            else:
                found = -self._visit(later, -alpha - 1, -alpha, ply + 1, -grade)
                if found > alpha and later < depth - 1:
                    found = -self._visit(depth - 1, -alpha - 1, -alpha, ply + 1, -grade)
                if alpha < found < beta:
                    found = -self._visit(depth - 1, -beta, -alpha, ply + 1, -grade)
            board.unmake()
            if found > best:
                best, choice = found, move
                if found > alpha:
                    alpha = found
                    if found >= beta:
                        break
        return best, choice

    def _last_but_one(self, alpha: int, beta: int, ply: int) -> int:
        """The best grade of a turn after which the opponent does not win at once."""
        board = self._board
        grading = Grading(board, self._tables)
        best = grading.best(beta)
        if best[0] <= alpha or not self._loses(best):
            return best[0]
        for move in sorted(grading.turns(), reverse=True):
            if move[0] <= alpha or not self._loses(move):
                return move[0]
        return ply + 2 - WIN

    def _loses(self, move: Graded) -> bool:
        """Whether the opponent wins at once after a turn."""
        board = self._board
        if not board.may_win(1 - board.seat):
            return False
        self.nodes += 1
        board.make(move[1:])
        loses = board.can_win(board.seat)
        board.unmake()
        return loses

    def _remember(self, key: int, remembered: Remembered) -> None:
        if len(self._young) >= _MOST_REMEMBERED:
            self._old, self._young = self._young, {}
        self._young[key] = remembered

    def _poll(self) -> None:
        self._poll_at = self.nodes + _NODES_PER_POLL
        stop = self._limits.stop
        late = time.perf_counter() >= self._deadline
        if late or self.nodes > self._max_nodes or (stop is not None and stop()):
            raise _LimitReached

    def best_line(self, change: Change) -> list[Change]:
        """The turns expected, as far as they are remembered, beginning with the chosen one."""
        board = self._board
        line = [change]
        board.make(change)
        while len(line) < self.depth:
            remembered = self._young.get(board.key) or self._old.get(board.key)
            if remembered is None or remembered[3] is None:
                break
            line.append(remembered[3][1:])
            board.make(line[-1])
        for _ in line:
            board.unmake()
        return line


def _lateness(depth: int, index: int) -> int:
    """By how many turns less one is looked at that stands this far down the list."""
    if depth < 2 or index < 4:
        return 0
    return 1 if depth < 3 or index < 12 else 2


def _from_here(worth: int, ply: int) -> int:
    """A worth found `ply` turns from the root, wins counted from the position itself."""
    return worth + ply if worth > DECIDED else worth - ply if worth < -DECIDED else worth


def _usable(remembered: Remembered, depth: int, alpha: int, beta: int, ply: int) -> int | None:
    """The worth of a remembered position if it settles the matter."""
    known_depth, bound, worth, _ = remembered
    if known_depth < depth:
        return None
    worth = _from_here(worth, -ply)
    if bound == _EXACT or (worth >= beta if bound == _AT_LEAST else worth <= alpha):
        return worth
    return None
