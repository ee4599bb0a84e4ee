"""What the tests of the screens around a match share: a way in, people, a match to look at."""

from __future__ import annotations

from game.ai.player import RandomPlayer
from game.core import engine
from game.core.first_player import JANKEN
from game.core.match import HUMAN, Match, MatchSetup, SeatSetup
from game.core.types import Action
from scenes.scene import Scene
from scenes.screens import make
from scenes.services import Services
from scenes.session import Autosave, InlineOpponents, Session
from tests.scenes.pilot import MakeScene

GAME = "onmyo"
ANN, BEN = SeatSetup(HUMAN, "Ann"), SeatSetup(HUMAN, "Ben")
COMPUTER = SeatSetup("novice")
PLACED = 12
"""Orbs a person places."""


def hire(services: Services) -> None:
    """Let all levels of the computer play at random, on the spot."""
    services.opponents = InlineOpponents(lambda _game, _level, seed: RandomPlayer(seed))


def screen(name: str, **options: object) -> MakeScene:
    """Opens a screen by its name."""

    def open_screen(services: Services) -> Scene:
        hire(services)
        return make(name, services, **options)

    return open_screen


def sit_down(services: Services, *seats: SeatSetup, **config: str) -> Session:
    """A new match, already saved."""
    hire(services)
    match = Match(MatchSetup(GAME, config, 5, (seats[0], seats[1])))
    session = Session(match, services.opponents, keeper=Autosave(services.storage), pace=0.0)
    session.save()
    session.keeper.flush()
    return session


def place(session: Session) -> None:
    """Let the person to move place all their orbs, as one group."""
    seat = session.match.to_move
    assert seat is not None
    draft = session.match.view(seat)
    actions: list[Action] = []
    while len(actions) < PLACED:
        assert draft.decision is not None
        actions.append(draft.decision.options[0])
        if len(actions) < PLACED:
            engine.play(draft, actions[-1])
    session.submit(*actions)


def placed(services: Services, *seats: SeatSetup, **config: str) -> Session:
    """A match whose placements are done."""
    session = sit_down(services, *seats, **config)
    for _ in range(40):
        seat = session.match.to_move
        decision = session.match.state.decision
        if seat is None or decision is None or decision.kind != "place":
            break
        if session.is_human(seat):
            session.hand_over()
            place(session)
        else:
            session.tick(0.1, idle=True)
    return session


def show(session: Session, hand: str) -> None:
    """Show a hand for whoever is asked."""
    seat = session.match.to_move
    assert seat is not None
    session.submit(Action(JANKEN, seat, None, ("button", hand)))
