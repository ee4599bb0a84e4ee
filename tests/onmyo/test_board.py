"""The search board: every turn taken back leaves no trace, and the key never drifts."""

from random import Random

import pytest

from game.onmyo.board import Board
from game.onmyo.position import Position
from tests.onmyo.check_positions import NAMES, position


def snapshot(board: Board) -> tuple[object, ...]:
    return (
        board.seat,
        tuple(board.cells),
        tuple(board.masks),
        tuple(board.hands),
        tuple(board.wheels),
        board.key,
    )


@pytest.mark.parametrize("exact", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_random_walks_are_taken_back_exactly(name: str, exact: bool) -> None:
    rng = Random(name)
    board = Board(position(name), exact=exact)
    trail = []
    for _ in range(120):
        change = rng.choice([turn for turn in board.turns() if not board.wins(turn)])
        trail.append(snapshot(board))
        foreseen = board.key_after(change)
        board.make(change)
        assert board.key == foreseen == Board(board.position(), exact=exact).key
    while trail:
        board.unmake()
        assert snapshot(board) == trail.pop()


@pytest.mark.parametrize("exact", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_turns_lists_each_result_once(name: str, exact: bool) -> None:
    rng = Random(name)
    board = Board(position(name), exact=exact)
    for _ in range(60):
        turns = board.turns()
        assert len({board.key_after(turn) for turn in turns}) == len(turns)
        board.make(rng.choice([turn for turn in turns if not board.wins(turn)]))


def test_pieces_alike_are_one() -> None:
    one_way = Board(position("start-mixed"))
    assert len(one_way.turns()) == 36


@pytest.mark.parametrize(
    "line",
    [
        "5x5 b - KBGS,SZKB,ZKBG KZSB,GSZK,GSZB GSZ KBG",
        "3x3 b - KBGS,SZKB,ZKBG KZSB,GSZK,GSZB GSK KBG",
    ],
)
def test_can_win_says_whether_a_turn_wins(line: str) -> None:
    rng = Random(line)
    answers = set()
    for _ in range(40):
        board = Board(Position.from_line(line))
        for _ in range(60):
            turns = board.turns()
            wins = any(board.wins(turn) for turn in turns)
            assert board.can_win(board.seat) == wins
            answers.add(wins)
            quiet = [turn for turn in turns if not board.wins(turn)]
            if not quiet:
                break
            board.make(rng.choice(quiet))
    assert answers == {False, True}
