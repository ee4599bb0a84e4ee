"""The two notations of a position, and what they say about mistakes."""

import re
from typing import Any

import pytest

from game.onmyo.position import Arena, Position, middle_arena
from tests.onmyo.check_positions import ENTRIES, NAMES, position


@pytest.mark.parametrize("entry", ENTRIES, ids=NAMES)
def test_json_and_line_say_the_same(entry: dict[str, Any]) -> None:
    read = Position.from_json(entry["position"])
    assert read.to_line() == entry["line"]
    assert Position.from_line(entry["line"], orient=read.orient, kirin=read.kirin) == read
    assert Position.from_json(read.to_json()) == read


def test_hands_and_wheels_are_sorted_by_orb_order() -> None:
    read = Position.from_line("5x5 b - ZKBG,SZKB,KBGS - ZGSBK -")
    assert read.to_line() == "5x5 b - KBGS,SZKB,ZKBG - KBGSZ -"


def test_the_two_circles_are_in_the_middle_of_the_back_rows() -> None:
    arena = middle_arena(5, 5)
    assert [arena.square_name(circle) for circle in arena.circles] == ["c1", "c5"]  # O-02


def test_an_arena_with_ten_ranks() -> None:
    arena = middle_arena(3, 10)
    assert arena.square("b10") == arena.circles[1]
    assert Position.from_line("3x10 r b10=rKBGS - - - -").to_line() == "3x10 r b10=rKBGS - - - -"


def test_circles_may_be_given() -> None:
    arena = Arena(4, 4, (0, 15))
    read = Position.from_line("4x4 b d4=bKBGS - - - -", arena=arena)
    assert read.winner == 0


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"board": "5by5"}, "board: '5by5', expected COLUMNSxROWS"),
        ({"orient": "loose"}, "orient: 'loose', expected free or fixed"),
        ({"kirin": 1}, "kirin: 1, expected once or per-orb"),
        ({"turn": "white"}, "turn: 'white', expected black or red"),
        ({"hands": {}}, "position: unknown key 'hands', expected board,"),
        ({"wheel": {"black": "GQ"}}, "wheel.black: 'Q' in 'GQ' is no orb, expected letters of KBG"),
        ({"hand": {"red": ["KBG"]}}, "hand.red: 'KBG', expected 4 letters of KBGSZ"),
        ({"hand": {"red": "KBGS"}}, "hand.red: 'KBGS', expected a list of pieces"),
        ({"hand": {"red": ["KBGS"] * 4}}, "hand.red: 6 pieces with those in pieces.red"),
        ({"pieces": {"black": {"f1": "KBGS"}}}, "pieces.black: 'f1' is no square of 5x5"),
        ({"pieces": {"black": {"c2": "KB"}}}, "pieces.black.c2: 'KB', expected 4 letters"),
        ({"pieces": {"black": ["c2"]}}, "pieces.black: ['c2'], expected squares with pieces"),
    ],
)
def test_a_mistake_names_key_fault_and_remedy(change: dict[str, Any], said: str) -> None:
    value = position("middle-contact").to_json() | change
    with pytest.raises(ValueError, match="^" + re.escape(said)):
        Position.from_json(value)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("5x5 b - - -", "position: 5 words, expected 7: SIZE SIDE PIECES"),
        ("5x5 w - - - - -", "side: 'w', expected b or r"),
        ("5x5 b c2 - - - -", "pieces: 'c2', expected SQUARE=bORBS"),
        ("5x5 b c2=bKBGS,c2=bKBGS - - - -", "pieces: c2 twice"),
        ("5x5 b c2=bKBGS,c2=rKBGS - - - -", "pieces: black and red both on c2"),
    ],
)
def test_a_mistake_in_a_line(line: str, said: str) -> None:
    with pytest.raises(ValueError, match="^" + re.escape(said)):
        Position.from_line(line)
