"""Which turn a table shows once more."""

from types import SimpleNamespace
from typing import cast

from game.core.types import State
from scenes.session import Happening, Session
from scenes.table.story import last_turn


def in_turn(turn: int) -> Happening:
    view = cast("State", SimpleNamespace(turn=turn))
    return Happening(0, (), (), before=view, after=view)


def told(*turns: int, now: int, is_over: bool = False) -> Session:
    """A session in which something happened in each of these turns, and `now` is played."""
    history = [in_turn(turn) for turn in turns]
    seen = SimpleNamespace(history=history, is_over=is_over, view=SimpleNamespace(turn=now))
    return cast("Session", seen)


def test_the_last_turn_is_the_one_before_the_turn_that_is_played() -> None:
    session = told(1, 1, 2, 2, 2, 3, now=3)
    assert last_turn(session) == session.history[2:5]


def test_a_match_that_is_over_shows_its_very_last_turn() -> None:
    session = told(1, 2, 2, now=2, is_over=True)
    assert last_turn(session) == session.history[1:]


def test_before_the_first_turn_has_ended_there_is_nothing_to_show() -> None:
    assert last_turn(told(0, 0, 1, now=1)) == []


def test_the_second_game_of_a_pair_does_not_bring_back_the_first() -> None:
    session = told(1, 2, 2, 3, 4, 0, 1, 2, 3, now=3)
    assert last_turn(session) == session.history[7:8]
