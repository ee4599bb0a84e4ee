"""What a game says about itself so that scenarios can be written in its own words."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from game.core.events import Event
from game.core.types import Action, Seat, State
from game.yaml_reader import Record

Intention = Callable[[State, Seat], Action]
"""One thing a seat wants to do, looked up on the table as it then is; raises ScenarioError.

The engine answers questions that have a single answer. Where it has, the thing the action is done
with may no longer be known: a source of None stands for it."""


class ScenarioError(ValueError):
    """A scenario names something that is not there. `key` is the word at fault, if it is one."""

    def __init__(self, problem: str, key: str = "") -> None:
        super().__init__(problem)
        self.key = key


class Step(Record, frozen=True):
    """What every step may say; a game adds its verbs. `seat` is a side, by default the one asked.

    With `refused`, the last thing the step tries must be refused by that clause, and the step
    leaves no trace.
    """

    seat: str | int | None = None
    refused: str | None = None
    expect: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Vocabulary:
    """The words of a game. `given` and `step` are the records that `given:` and each step of
    `when:` are read as; `begin` sets the table; `intentions` are what a step wants, in order;
    `shown` is what `expect:` and `then:` look at, given what the step made happen; `told` is an
    action in the words of a scenario. In a game of cards, `card` is the record that each of the
    throw-away cards under `cards:` is read as, and `begin` gets them by id besides."""

    seats: tuple[str, str]
    given: type[Record]
    step: type[Step]
    begin: Callable[..., State]
    intentions: Callable[[Any], Sequence[Intention]]
    shown: Callable[[State, Sequence[Event]], dict[str, Any]]
    told: Callable[[State, Action], str]
    card: type[Record] | None = None

    def table(self, given: Any, cards: Mapping[str, Any]) -> State:
        """The table a scenario begins with."""
        return self.begin(given) if self.card is None else self.begin(given, cards)

    def seat(self, word: str | int) -> Seat:
        """The seat a scenario means: a name of the game's, or 0 or 1."""
        if word in (0, 1):
            return int(word)
        if word in self.seats:
            return self.seats.index(str(word))
        raise ScenarioError(f"no seat '{word}', there are: {', '.join(self.seats)}", "seat")


@cache
def vocabulary_of(game: str) -> Vocabulary:
    """The vocabulary of a game; raises KeyError for a game that has none."""
    name = f"game.{game}.scenario"
    try:
        found: Vocabulary = importlib.import_module(name).VOCABULARY
    except ModuleNotFoundError as fault:
        if fault.name not in (name, f"game.{game}"):
            raise
        raise KeyError(f"the game {game!r} has no vocabulary for scenarios") from fault
    return found
