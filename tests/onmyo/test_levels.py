"""The computer's levels: their set-ups keep O-03, and each knows more than the one before."""

from random import Random

import pytest

from game.onmyo.board import Board
from game.onmyo.levels import Level, choose_aside, choose_setup, choose_turn, levels
from game.onmyo.position import Position
from tests.onmyo.check_positions import position


def test_there_are_four_levels_the_weakest_first() -> None:
    assert list(levels()) == ["novice", "adept", "expert", "master"]


@pytest.mark.parametrize("name", list(levels()))
def test_a_set_up_uses_every_orb_once(name: str) -> None:
    for seed in range(20):
        setup = choose_setup(levels()[name], Random(seed))
        assert [len(piece) for piece in setup.pieces] == [4, 4, 4]
        assert len(setup.loose) == 3
        assert sorted("".join(setup.pieces) + setup.loose) == sorted("KBGSZ" * 3)


def test_a_good_set_up_has_no_colour_twice_on_a_piece() -> None:
    setup = choose_setup(levels()["master"], Random(1))
    assert all(len(set(piece)) == 4 for piece in setup.pieces)
    assert len(set(setup.loose)) == 3


def test_the_orb_set_aside_is_a_loose_one() -> None:
    level = Level(nodes=300, think_ms=60_000, noise=0, careless=0.0, setup="best")
    assert choose_aside(level, position("start-mixed"), rng_seed=0) in "KBG"


def play(names: tuple[str, str], start: Position, seed: int) -> int | None:
    """Seat that wins a game between two levels, None if nobody does in 120 turns."""
    board = Board(start)
    history: list[int] = []
    for turn in range(120):
        history.append(board.key)
        level = levels()[names[board.seat]]
        result = choose_turn(
            level, [board.position()], rng_seed=seed + turn, histories=[history], turns_played=turn
        )
        if board.wins(result.change):
            return board.seat
        board.make(result.change)
    return None


def test_the_adept_beats_the_novice() -> None:
    start = position("start-mixed")
    for seed in range(3):
        assert play(("adept", "novice"), start, seed) == 0
        assert play(("novice", "adept"), start, seed) == 1
