"""Distinct positions after so many turns, against known counts."""

from typing import Any

import pytest

from game.onmyo.perft import perft, turn_lines
from game.onmyo.position import Position
from tests.onmyo.check_positions import ENTRIES, NAMES


def position_of(entry: dict[str, Any]) -> Position:
    return Position.from_json(entry["position"])


@pytest.mark.parametrize("entry", ENTRIES, ids=NAMES)
def test_every_result_of_one_turn_is_the_known_one(entry: dict[str, Any]) -> None:
    assert turn_lines(position_of(entry)) == entry["turns"]


@pytest.mark.parametrize("entry", ENTRIES, ids=NAMES)
def test_counts_after_three_turns(entry: dict[str, Any]) -> None:
    counted = perft(position_of(entry), 3)
    assert counted.perft == entry["perft"][:3]
    assert counted.wins == entry["wins"][:3]


def test_a_finished_position_is_not_played_on() -> None:
    won = Position.from_line("5x5 r c5=bKBGS - - K K")
    assert perft(won, 2).perft == [0, 0]


def test_a_player_who_can_do_nothing_passes() -> None:
    stuck = Position.from_line("5x5 b c3=bKBGS - - - K")
    assert turn_lines(stuck) == ["5x5 r c3=bKBGS - - - K"]  # O-17


def test_a_win_is_counted_apart() -> None:
    before = Position.from_line("5x5 b c4=bKBGS - - G -")
    counted = perft(before, 1)
    assert counted.wins == [1]  # O-50: c5 is red's circle
    assert counted.perft == [3]
