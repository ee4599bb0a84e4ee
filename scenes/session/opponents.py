"""What a session asks of the computer: think about a question, answer some time later.

The interface, and the simplest way to fill it, which thinks on the spot: for tests and for
programs without a frame to keep. The real one runs in a process of its own (`scenes.opponent`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from game.ai.player import Player
from game.core.types import Action, Seat, State
from game.texts import Phrase


@dataclass(frozen=True, slots=True)
class Question:
    """What a level of the computer has to decide; `view` is its own seat's view, never the truth.

    `line` names the match and the line of play: a player's plans hold as long as it stays the
    same, and end when moves are taken back.
    """

    line: str
    level: str
    seat: Seat
    seed: int
    view: State


@dataclass(frozen=True, slots=True)
class Answer:
    """The chosen action; `notice` is something the people at the table have to be told."""

    action: Action
    notice: Phrase | None = None


class Opponents(Protocol):
    """Thinks about one question at a time; a new question takes the place of the one before."""

    def ask(self, question: Question) -> None:
        """Begin to think; returns at once."""

    def answer(self) -> Answer | None:
        """The answer, once; None while it is still being thought about. Never waits."""

    def cancel(self) -> None:
        """Forget the question; its answer will never come."""


PlayerMaker = Callable[[str, str, int], Player]
"""Makes a player of a game, a level and a seed."""


class InlineOpponents:
    """Thinks on the spot when the answer is asked for; keeps a player for each seat."""

    def __init__(self, make: PlayerMaker) -> None:
        self._make = make
        self._players: dict[tuple[str, Seat], Player] = {}
        self._question: Question | None = None

    def ask(self, question: Question) -> None:
        """Keep the question until its answer is asked for."""
        self._question = question

    def answer(self) -> Answer | None:
        """Think, and answer."""
        question, self._question = self._question, None
        if question is None:
            return None
        decision = question.view.decision
        assert decision is not None, "a question without a pending decision"
        key = (question.line, question.seat)
        if key not in self._players:
            made = self._make(question.view.game, question.level, question.seed)
            self._players = {k: v for k, v in self._players.items() if k[0] == question.line}
            self._players[key] = made
        return Answer(self._players[key].choose(question.view, decision))

    def cancel(self) -> None:
        """Forget the question."""
        self._question = None
