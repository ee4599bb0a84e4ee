"""The computer in its own process, for real: it stops, hangs, dies, and the game goes on."""

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core import engine
from game.core.game_data import full_config
from game.core.types import State
from game.core.view import observe
from scenes.opponent import ProcessOpponents
from scenes.session import Answer, Question

LONGEST = 20.0
"""Seconds after which a test has failed, on a busy machine too."""


def view() -> State:
    """The view of a seat with several answers to choose from."""
    return observe(engine.start("onmyo", full_config("onmyo", {}), 7), 0)


def question(level: str, line: str = "a") -> Question:
    return Question(line=line, level=level, seat=0, seed=1, view=view())


def wait(opponents: ProcessOpponents) -> Answer:
    """Poll as a frame would, and mind that no look takes long."""
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        started = time.perf_counter()
        answer = opponents.answer()
        assert time.perf_counter() - started < 1.5, "a look at the process must not wait for it"
        if answer is not None:
            return answer
        time.sleep(0.005)
    raise AssertionError("no answer")


@pytest.fixture
def opponents() -> Iterator[ProcessOpponents]:
    made = ProcessOpponents("tests.ai.odd_players:make", deadline=0.3, grace=0.3)
    yield made
    made.close()


def chosen(answer: Answer) -> int:
    decision = view().decision
    assert decision is not None
    return decision.options.index(answer.action)


def test_an_answer_comes_and_comes_once(opponents: ProcessOpponents) -> None:
    opponents.start()
    opponents.ask(question("quick"))
    assert chosen(wait(opponents)) == 0
    assert opponents.answer() is None


def test_on_overrun_it_plays_the_best_found_so_far(opponents: ProcessOpponents) -> None:
    opponents.ask(question("thinker"))
    answer = wait(opponents)
    assert chosen(answer) == 1
    assert answer.notice is None


def test_it_keeps_the_players_of_a_line_of_play_and_no_others(opponents: ProcessOpponents) -> None:
    opponents.ask(question("counting"))
    assert chosen(wait(opponents)) == 0
    opponents.ask(question("counting"))
    assert chosen(wait(opponents)) == 1
    opponents.ask(question("counting", line="b"))
    assert chosen(wait(opponents)) == 0


def test_who_does_not_stop_is_killed_and_asked_once_more(opponents: ProcessOpponents) -> None:
    opponents.ask(question("deaf"))
    answer = wait(opponents)
    assert chosen(answer) == 0
    assert answer.notice is not None, "the people are told"
    opponents.ask(question("counting"))
    assert chosen(wait(opponents)) == 0, "the next question has a fresh process"


def test_a_process_killed_in_the_middle_is_started_again(opponents: ProcessOpponents) -> None:
    opponents = ProcessOpponents("tests.ai.odd_players:make", deadline=1.0, grace=1.0)
    opponents.ask(question("thinker"))
    time.sleep(0.6)
    opponents.answer()
    first = opponents.process
    assert first is not None
    first.kill()
    answer = wait(opponents)
    assert chosen(answer) == 1
    assert answer.notice is None
    assert opponents.process is not first
    opponents.close()


def test_a_process_that_dies_once_costs_nothing(
    opponents: ProcessOpponents, tmp_path: Path
) -> None:
    opponents.ask(question(f"dying_once:{tmp_path / 'died'}"))
    answer = wait(opponents)
    assert chosen(answer) == 1
    assert answer.notice is None


@pytest.mark.parametrize("level", ["dying", "broken"])
def test_one_that_always_fails_plays_the_first_legal_move(
    opponents: ProcessOpponents, level: str
) -> None:
    opponents.ask(question(level))
    answer = wait(opponents)
    assert chosen(answer) == 0
    assert answer.notice is not None


def test_a_late_answer_is_dropped(opponents: ProcessOpponents) -> None:
    opponents.ask(question("quick"))
    wait(opponents)
    opponents.ask(question("thinker"))
    opponents.cancel()
    opponents.ask(question("quick", line="b"))
    assert chosen(wait(opponents)) == 0, "not the thinker's second option"
    for _ in range(40):
        time.sleep(0.005)
        assert opponents.answer() is None


def test_after_cancelling_nothing_comes(opponents: ProcessOpponents) -> None:
    opponents.ask(question("quick"))
    opponents.cancel()
    for _ in range(100):
        time.sleep(0.005)
        assert opponents.answer() is None


@pytest.mark.skipif(sys.platform == "win32", reason="niceness is counted elsewhere there")
def test_it_steps_back_behind_the_window() -> None:
    opponents = ProcessOpponents("tests.ai.odd_players:make_plain")
    opponents.ask(question("plain"))
    assert chosen(wait(opponents)) == 1, "its niceness is 10 or more"
    opponents.close()


def test_nothing_that_draws_is_loaded_there(opponents: ProcessOpponents) -> None:
    opponents.ask(question("looking"))
    assert chosen(wait(opponents)) == 0


def test_closing_ends_the_process(opponents: ProcessOpponents) -> None:
    opponents.start()
    process = opponents.process
    assert process is not None
    opponents.close()
    assert not process.is_alive()
