"""Turns in words: each way to play a change keeps the rules to the letter and comes to the same."""

from random import Random

import pytest

from game.onmyo.board import Board
from game.onmyo.position import Position
from game.onmyo.whole_turn import Turn, spell
from tests.onmyo.check_positions import NAMES, position
from tests.onmyo.literal import Table


def check_walk(start: Position, rng: Random, turns: int) -> None:
    board = Board(start, exact=True)
    for _ in range(turns):
        before = board.position()
        going_on = []
        for change in board.turns():
            turn = spell(board, change)
            wins = board.wins(change)
            board.make(change)
            after = board.position()
            board.unmake()
            assert Table(before).play(turn) == after, turn.text(before.arena)
            assert wins == (after.winner == before.turn)
            if not wins:
                going_on.append(change)
        if not going_on:
            return
        board.make(rng.choice(going_on))


@pytest.mark.parametrize("name", NAMES)
def test_every_turn_of_random_games_keeps_the_rules(name: str) -> None:
    check_walk(position(name), Random(name), 25)


@pytest.mark.parametrize("orient", ["free", "fixed"])
@pytest.mark.parametrize("kirin", ["once", "per-orb"])
def test_so_it_does_under_every_option_and_on_a_small_arena(orient: str, kirin: str) -> None:
    start = Position.from_json(
        {
            "board": "3x4",
            "orient": orient,
            "kirin": kirin,
            "turn": "red",
            "hand": {"black": ["KBGS", "SZKB", "KBKB"], "red": ["KZSB", "ZZKK", "GSZB"]},
            "wheel": {"black": "KKS", "red": "BZG"},
        }
    )
    for seed in range(4):
        check_walk(start, Random(seed), 25)


def test_the_words_of_a_turn() -> None:
    arena = position("start-mixed").arena
    summon = Turn("summon", "KBGS", orbs="KG", facing="BGSK", walk=(7,))
    assert summon.text(arena) == "summon KBGS paying KG as BGSK: c2"
    move = Turn("move", "KBGS", square=7, orbs="Z", walk=(12, 17), resummon="SKBG")
    assert move.text(arena) == "move c2 paying Z: c3 c4, back as SKBG"
    assert Turn("pass").text(arena) == "pass"


def test_a_change_that_no_walk_brings_about_is_refused() -> None:
    board = Board(position("middle-contact"))
    source, before, _, after, victim, payment = board.turns()[0]
    with pytest.raises(ValueError, match="is no turn of 5x5 b c2=bSZKB"):
        spell(board, (source, before, 0, after, victim, payment))
