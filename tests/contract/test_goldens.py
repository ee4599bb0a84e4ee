"""Playthroughs as text, so that a change of the rules is seen as a change of behaviour.

A golden begins with a line that says how it is played: `game seed option=value …`; the rest follows
from it. After a change that is meant, write them again and read the difference:
TOGIJO_WRITE_GOLDENS=1 python -m pytest tests/contract/test_goldens.py
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.events import Declared, Event
from game.core.match import Match
from game.core.rng import Dice
from game.core.serial import action_text
from tests.contract.gathering import any_action, new_match

GOLDENS = sorted(Path(__file__).parent.joinpath("goldens").glob("*.txt"))


def playthrough(line: str) -> str:
    """The game that the first line of a golden describes, played at random by its seed."""
    game, seed, *options = line.split()
    match = new_match(game, dict(option.split("=") for option in options), int(seed))
    dice = Dice(int(seed))
    lines = [line, "", "opening", *_told(match, match.opening, 0)]
    while match.state.decision is not None:
        decision = match.state.decision
        action = any_action(match.state, dice)
        lines += ["", f"{action_text(action)}  ({decision.kind}, one of {len(decision.options)})"]
        lines += _told(match, match.submit(action), 1)
    outcome = match.state.outcome
    assert outcome is not None
    lines += ["", f"winner {outcome.winner}: {outcome.reason}, {outcome.clause}"]
    return "\n".join(lines) + "\n"


def _told(match: Match, events: list[Event], first: int) -> Iterator[str]:
    """The events from `first` on, each with the seats that get to see it as it is."""
    for number in range(first, len(events)):
        event = events[number]
        seats = [str(seat) for seat in (0, 1) if _sees(match, events, number, seat)]
        yield f"  {''.join(seats):2} {_words(event)}"


def _sees(match: Match, events: list[Event], number: int, seat: int) -> bool:
    before = match.redacted(events[:number], seat)
    return match.redacted(events[: number + 1], seat)[len(before) :] == [events[number]]


def _words(event: Event) -> str:
    if isinstance(event, Declared):
        return f"by itself: {action_text(event.action)}"
    usual = event._field_defaults
    values = event._asdict().items()
    said = [f"{name}={value}" for name, value in values if (name, value) not in usual.items()]
    return " ".join([type(event).__name__, *said])


@pytest.mark.parametrize("golden", GOLDENS, ids=[path.stem for path in GOLDENS])
def test_the_game_goes_as_it_is_written(golden: Path) -> None:
    written = golden.read_text("utf-8")
    played = playthrough(written.splitlines()[0])
    if os.environ.get("TOGIJO_WRITE_GOLDENS"):
        golden.write_text(played, "utf-8", newline="\n")
    assert played == written, "see the head of this test for how to write goldens again"
