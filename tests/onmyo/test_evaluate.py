"""The grade of a turn is the worth of what it leads to."""

from random import Random

import pytest

from game.onmyo.board import Board
from game.onmyo.evaluate import Grading, worth
from game.onmyo.position import Position
from game.onmyo.weights import standard_tables
from tests.onmyo.check_positions import NAMES, position


@pytest.mark.parametrize("name", NAMES)
def test_grades_are_worths_reckoned_by_what_changes(name: str) -> None:
    rng = Random(name)
    board = Board(position(name))
    tables = standard_tables(board.arena)
    for _ in range(40):
        graded = Grading(board, tables).turns()
        assert sorted(move[1:] for move in graded) == sorted(board.turns())
        for move in graded:
            board.make(move[1:])
            assert worth(board, tables) == -move[0]
            board.unmake()
        board.make(rng.choice([turn for turn in board.turns() if not board.wins(turn)]))


def test_the_grade_of_a_pass() -> None:
    board = Board(Position.from_line("5x5 b c3=bKBGS - - - K"))
    tables = standard_tables(board.arena)
    [(grade, *_)] = Grading(board, tables).turns()
    assert grade == worth(board, tables) - 2 * tables.tempo


def test_both_seats_are_judged_alike() -> None:
    black = Board(Position.from_line("5x5 b c2=bSZKB,d4=rKBGS ZKBG GSZB GSZ KB"))
    red = Board(Position.from_line("5x5 r c4=rKBSZ,b2=bGSKB GSZB BGZK KB GSZ"))
    assert worth(black, standard_tables(black.arena)) == worth(red, standard_tables(red.arena))
