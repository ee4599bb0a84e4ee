"""The course of a match from screen to screen: table, curtain, who goes first, result.

Every scene that holds a session calls `go_on` when the session has come to another station than
the scene is for. Owns the beginning of matches, new or resumed; knows no game: the table of one
is the room that its `game.yaml` names.
"""

from enum import StrEnum
from importlib import import_module

from game.core import replay
from game.core.events import Announced
from game.core.first_player import JANKEN
from game.core.game_data import game_data
from game.core.match import Match, MatchSetup
from scenes.scene import Scene
from scenes.screens import make
from scenes.services import Services
from scenes.session import PACE, Autosave, Keeper, Session
from scenes.stage.director import MotionLevel
from scenes.storage import MATCH_IN_PROGRESS

FIRST_SHOWN = "shell.first_player"
"""Note of a session: who goes first has been shown."""


class Station(StrEnum):
    """What a match needs a screen for."""

    TABLE = "table"
    CURTAIN = "curtain"
    FIRST_PLAYER = "first_player"
    RESULT = "result"


def station(session: Session) -> Station:
    """Where the match stands; a finished one is at its result."""
    if session.is_over:
        return Station.RESULT
    decision = session.match.state.decision
    if decision is not None and decision.kind == JANKEN:
        return Station.FIRST_PLAYER
    if FIRST_SHOWN not in session.notes and first_player(session) is not None:
        return Station.FIRST_PLAYER
    return Station.TABLE if session.curtain_for is None else Station.CURTAIN


def first_player(session: Session) -> Announced | None:
    """The announcement of who goes first, None before it is settled (C-1)."""
    for happening in session.history:
        for event in happening.events:
            if isinstance(event, Announced) and event.topic == "first_player":
                return event
    return None


def scene_now(session: Session, services: Services) -> Scene:
    """The scene for the station the match has come to."""
    now = station(session)
    if now is not Station.TABLE:
        return make(now, services, session=session)
    table = game_data(session.match.setup.game).table
    scene = import_module(f"scenes.{table}.screens").scene_for(session, services)
    assert isinstance(scene, Scene), f"the room {table!r} does not make a scene"
    return scene


def go_on(session: Session, services: Services) -> None:
    """Put the scene for the present station in the place of the one on top."""
    services.manager.replace(scene_now(session, services))


# --- beginnings


def begin(services: Services, setup: MatchSetup, keeper: Keeper | None = None) -> Session:
    """A new match; it takes the place of the one that was in progress.

    A rematch hands on the `keeper` of the match before, so that two never store at once.
    """
    session = _session(services, Match(setup), {}, keeper or Autosave(services.storage))
    session.save()
    return session


def resume(services: Services) -> Session | None:
    """The match in progress as it was left; None where there is none that can be read.

    What was wrong with it is told by `services.storage.take_notices`.
    """
    found = services.storage.read_match(lambda text: replay.load(text, MATCH_IN_PROGRESS))
    if found is None:
        return None
    match, notes = found
    return _session(services, match, notes, Autosave(services.storage))


def _session(services: Services, match: Match, notes: dict[str, str], keeper: Keeper) -> Session:
    pace = 0.0 if services.motion is MotionLevel.NONE else PACE
    return Session(match, services.opponents, keeper=keeper, notes=notes, pace=pace)
