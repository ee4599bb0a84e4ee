"""What the result screen has to say about a finished match, without any picture."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from typing import NamedTuple

from game.core.events import Announced
from game.core.game_data import game_data
from game.core.phrases import phrases
from game.core.types import Outcome, Seat
from game.texts import Texts
from scenes.people import name_of, wins
from scenes.session import Session

GAME_OVER = "game_over"


class Verdict(StrEnum):
    """How the match ended for whoever looks at the screen; two people see a victory."""

    VICTORY = "victory"
    DEFEAT = "defeat"
    DRAW = "draw"


class Number(NamedTuple):
    """A figure of the match: its label, and one value, or one for each of the players shown."""

    label: str
    values: tuple[str, ...]


class Game(NamedTuple):
    """A game of a pair: its number, who won it, and why."""

    title: str
    who: str
    reason: str


@dataclass(frozen=True, slots=True)
class Story:
    """A finished match in words. `winner` is empty where the verdict says it all; `players` are
    the names in the order of the numbers, the person first who played alone."""

    verdict: Verdict
    winner: str
    reason: str
    clause: str
    games: tuple[Game, ...]
    players: tuple[str, ...]
    numbers: tuple[Number, ...]


def story_of(session: Session, texts: Texts) -> Story:
    """Tell the story of a match that is over."""
    outcome = session.match.state.outcome
    assert outcome is not None, "the match is not over"
    game = session.match.setup.game
    verdict = _verdict(session, outcome)
    is_plain = verdict is Verdict.VICTORY and len(session.people) == 1
    return Story(
        verdict,
        "" if is_plain else _winner(session, outcome.winner, texts),
        phrases(game).reason(outcome.reason, texts.language),
        outcome.clause,
        tuple(_games(session, texts)),
        tuple(name_of(session.match.setup, seat, texts) for seat in _seats(session)),
        tuple(_numbers(session, texts)),
    )


def turns_of(session: Session) -> int:
    """Turns of the match, both players' together."""
    return session.match.state.turn


def _verdict(session: Session, outcome: Outcome) -> Verdict:
    if outcome.winner is None:
        return Verdict.DRAW
    alone = len(session.people) == 1
    lost = alone and outcome.winner not in session.people
    return Verdict.DEFEAT if lost else Verdict.VICTORY


def _winner(session: Session, winner: Seat | None, texts: Texts) -> str:
    if winner is None:
        return ""
    return wins(session.match.setup, winner, texts)


def _games(session: Session, texts: Texts) -> list[Game]:
    """The games of a pair (O-08), as they ended."""
    words = phrases(session.match.setup.game)
    events = [event for happening in session.history for event in happening.events]
    games: list[Game] = []
    for event in events:
        if isinstance(event, Announced) and event.topic == GAME_OVER:
            values = dict(event.values)
            seat = values["winner"]
            name = name_of(session.match.setup, int(seat), texts) if seat else ""
            games.append(
                Game(
                    texts.tr("Game {number}", number=len(games) + 1),
                    name or texts.tr("Drawn"),
                    words.reason(values["reason"], texts.language),
                )
            )
    return games


def _seats(session: Session) -> tuple[Seat, Seat]:
    """The seats in the order in which they are told: whoever looks comes first."""
    first = session.people[0] if len(session.people) == 1 else 0
    return first, 1 - first


def _numbers(session: Session, texts: Texts) -> list[Number]:
    room = game_data(session.match.setup.game).table
    own = import_module(f"scenes.{room}.statistics").statistics(session, texts)
    seats = _seats(session)
    found = [
        Number(label, tuple(values[seat] for seat in seats) if len(values) > 1 else values)
        for label, values in own
    ]
    return [*found, Number(texts.tr("Time"), (_clock(session.seconds),))]


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
