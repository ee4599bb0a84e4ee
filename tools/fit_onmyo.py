"""Fits the evaluation of onmyo to games the program plays against itself, and tries it out.

    python -m tools.fit_onmyo fit --games 300 --nodes 150 > new.yaml
    python -m tools.fit_onmyo match new.yaml data/onmyo/evaluation.yaml --pairs 50 --nodes 300

`fit` plays games with random openings, counts in every position what the weights stand for, and
finds the weights that make the results likeliest (logistic regression). `match` plays pairs of
games with sides exchanged and prints what the first file wins. The weights in use were fitted so to
some 600,000 positions of games at 800 nodes a turn.
"""

import argparse
import math
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from game.onmyo.alphabeta import Limits
from game.onmyo.board import Board, squares_of
from game.onmyo.levels import Level, choose_setup
from game.onmyo.packing import BATTLE, COLOURS, FRONT, SIDES, WON, orb_count
from game.onmyo.position import ARENA_5X5, ORB_LETTERS, Position
from game.onmyo.search import TURN_LIMIT, search
from game.onmyo.weights import Tables, Weights, standard_tables
from game.yaml_reader import read

Row = dict[str, float]
"""How often each weight counts, own minus other."""

SOUND = Level(think_ms=0, noise=0, careless=0.0, setup="fair")
MOST_OPENING_TURNS = 8  # played at random, so that games differ
SLIPS = 0.04  # share of random turns later on
RIDGE = 20.0  # keeps weights that hardly ever count near 0
STEPS = 6


def start(rng: Random) -> Position:
    """Two sound set-ups, black to move."""
    one, two = choose_setup(SOUND, rng), choose_setup(SOUND, rng)
    hands, wheels = (one.pieces, two.pieces), (one.loose, two.loose)
    return Position(ARENA_5X5, "free", "once", 0, ((), ()), hands, wheels)


def turns(board: Board, nodes: int, tables: tuple[Tables, Tables], slips: Random) -> Iterator[None]:
    """Plays a game out; yields before every turn. The last turn, if it wins, is not made."""
    seen: Counter[int] = Counter()
    opening = slips.randrange(MOST_OPENING_TURNS + 1)
    for turn in range(TURN_LIMIT):
        yield
        seen[board.key] += 1
        if seen[board.key] == 3:
            return
        quiet = [change for change in board.turns() if not board.wins(change)]
        if quiet and (turn < opening or slips.random() < SLIPS):
            board.make(slips.choice(quiet))
            continue
        limits, own = Limits(max_nodes=nodes), tables[board.seat]
        found = search(board, limits, history=seen.elements(), turns_played=turn, tables=own)
        change = found.change
        if board.wins(change):
            return
        board.make(change)


def winner(board: Board) -> int | None:
    """Who has won a game that was played out: whoever can win now would have."""
    return board.seat if board.can_win(board.seat) else None


def rows(games: int, nodes: int, seed: int) -> list[tuple[Row, float]]:
    """What counts in the positions of so many games, and what the mover made of them."""
    rng = Random(seed)
    tables = standard_tables(ARENA_5X5)
    found = []
    for _ in range(games):
        board = Board(start(rng))
        counted = []
        for _ in turns(board, nodes, (tables, tables), rng):
            if not board.can_win(board.seat):
                counted.append((board.seat, count(board)))
        won = winner(board)
        for seat, row in counted:
            found.append((row, 0.5 if won is None else float(won == seat)))
    return found


def count(board: Board) -> Row:
    """What the weights stand for, own minus other for the seat to move."""
    row: Row = {"tempo": 1}
    for seat in (0, 1):
        sign = 1 if seat == board.seat else -1
        for name in _counted(board, seat):
            row[name] = row.get(name, 0) + sign
    return {name: times for name, times in row.items() if times}


def _counted(board: Board, seat: int) -> Iterator[str]:
    wheel = board.wheels[seat]
    counts = [orb_count(wheel, colour) for colour in COLOURS]
    placed = squares_of(board.masks[seat])
    yield from (f"orbs.{number}" for number in range(min(3, sum(counts))))
    yield from (f"colours.{number}" for number in range(1, sum(map(bool, counts))))
    for letter, orbs in zip(ORB_LETTERS, counts, strict=True):
        yield from (f"orb.{letter}.{number}" for number in range(min(3, orbs)))
    yield from (f"pieces.{number}" for number in range(len(placed)))
    for square in placed:
        piece = board.cells[square]
        front = ORB_LETTERS[FRONT[piece]]
        yield f"front.{front}"
        if counts[FRONT[piece]]:
            yield f"paid_front.{front}"
        row, file = divmod(square, board.arena.columns)
        yield f"squares.{row if seat == 0 else board.arena.rows - 1 - row}.{abs(file - 2)}"
        for near, side, other_side in board.sides[square]:
            if board.masks[1 - seat] >> near & 1:
                touched = SIDES[board.cells[near]][other_side]
                if BATTLE[SIDES[piece][side]][touched] == WON:
                    yield "touch"


def fit(found: list[tuple[Row, float]]) -> dict[str, float]:
    """Weights in logits, by Newton's method."""
    names = sorted({name for row, _ in found for name in row})
    index = {name: at for at, name in enumerate(names)}
    data = [([(index[name], times) for name, times in row.items()], won) for row, won in found]
    weights = [0.0] * len(names)
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE * (i == j) for j in range(len(names))] for i in range(len(names))]
        for row, won in data:
            chance = 1 / (1 + math.exp(-sum(weights[at] * times for at, times in row)))
            spread = chance * (1 - chance)
            for at, times in row:
                slope[at] += (won - chance) * times
                line = curve[at]
                for other, others in row:
                    line[other] += spread * times * others
        weights = [old + step for old, step in zip(weights, solve(curve, slope), strict=True)]
    return dict(zip(names, weights, strict=True))


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solution of linear equations with a positive definite matrix, by elimination."""
    lines = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at, line in enumerate(lines):
        for below in lines[at + 1 :]:
            factor = below[at] / line[at]
            if factor:
                below[at:] = [b - factor * a for a, b in zip(line[at:], below[at:], strict=True)]
    found = [0.0] * len(lines)
    for at in reversed(range(len(lines))):
        rest = sum(lines[at][k] * found[k] for k in range(at + 1, len(lines)))
        found[at] = (lines[at][-1] - rest) / lines[at][at]
    return found


def as_yaml(weights: dict[str, float]) -> str:
    """The weights as the data file has them, in hundredths of a logit."""

    def number(name: str) -> str:
        return str(round(100 * weights.get(name, 0)))

    def numbers(name: str, length: int) -> str:
        return "[" + ", ".join(number(f"{name}.{at}") for at in range(length)) + "]"

    def by_colour(name: str) -> str:
        return "{" + ", ".join(f"{orb}: {number(f'{name}.{orb}')}" for orb in ORB_LETTERS) + "}"

    return "\n".join(
        [
            f"tempo: {number('tempo')}",
            f"orbs: {numbers('orbs', 3)}",
            f"colours: {numbers('colours', 5)}",
            "orb:",
            *(f"  {orb}: {numbers(f'orb.{orb}', 3)}" for orb in ORB_LETTERS),
            f"pieces: {numbers('pieces', 3)}",
            f"front: {by_colour('front')}",
            f"paid_front: {by_colour('paid_front')}",
            "squares:",
            *(f"  - {numbers(f'squares.{row}', 3)}" for row in range(5)),
            f"touch: {number('touch')}",
        ]
    )


def match(one: Path, two: Path, pairs: int, nodes: int, seed: int) -> str:
    """What the first file's weights win against the second's."""
    rng = Random(seed)
    tables = tuple(Tables(ARENA_5X5, read(path, Weights)[0]) for path in (one, two))
    results: Counter[str] = Counter()
    for _ in range(pairs):
        opening = start(rng)
        slips = rng.randrange(1 << 30)
        for first in (0, 1):
            board = Board(opening)
            seats = (tables[first], tables[1 - first])
            for _ in turns(board, nodes, seats, Random(slips)):
                pass
            won = winner(board)
            results["drawn" if won is None else "won" if won == first else "lost"] += 1
    share = (results["won"] + results["drawn"] / 2) / (2 * pairs)
    error = math.sqrt(share * (1 - share) / (2 * pairs))
    return f"won {results['won']}, drawn {results['drawn']}, lost {results['lost']}: " + (
        f"{share:.1%} ± {1.96 * error:.1%}"
    )


def main() -> None:
    """Fit or match."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    commands = parser.add_subparsers(dest="command", required=True)
    fitting = commands.add_parser("fit")
    fitting.add_argument("--games", type=int, default=300)
    matching = commands.add_parser("match")
    matching.add_argument("one", type=Path)
    matching.add_argument("two", type=Path)
    matching.add_argument("--pairs", type=int, default=50)
    for command in (fitting, matching):
        command.add_argument("--nodes", type=int, default=150)
        command.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    if asked.command == "fit":
        print(as_yaml(fit(rows(asked.games, asked.nodes, asked.seed))))
    else:
        print(match(asked.one, asked.two, asked.pairs, asked.nodes, asked.seed))


if __name__ == "__main__":
    main()
