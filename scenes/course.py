"""The course of a match from screen to screen: table, curtain, who goes first, result.

Every scene that holds a session calls `go_on` when the session has come to another station than
the scene is for. Owns the beginning of matches, new or resumed; knows no game: the table of one
is the room that its `game.yaml` names.
"""

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from importlib import import_module
from types import ModuleType

import pygame

from game.core import replay
from game.core.events import Announced
from game.core.first_player import JANKEN
from game.core.game_data import game_data
from game.core.match import HUMAN, Match
from scenes.lobby.decks import choice_of
from scenes.lobby.plan import Plan, first_plan
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
    return table_scene(session, services)


def table_scene(session: Session, services: Services) -> Scene:
    """The scene of the game's own room, which every `screens` module of a room makes."""
    game = session.match.setup.game
    scene = _room(game).scene_for(session, services)
    assert isinstance(scene, Scene), f"the room of {game!r} does not make a scene"
    return scene


def is_seen_again(session: Session) -> bool:
    """Whether the room of the game shows the table of a match that is over."""
    return hasattr(_room(session.match.setup.game), "seen_again")


def shares_hands(game: str) -> bool:
    """Whether two people at one device choose how they look at their hands in a game."""
    return hasattr(_room(game), "first_notes")


def called_for(session: Session, services: Services) -> str:
    """What the person the device goes to is wanted for, where the game's room tells it."""
    room = _room(session.match.setup.game)
    return str(room.called_for(session, services.texts)) if hasattr(room, "called_for") else ""


def seen_again(session: Session, services: Services) -> Scene:
    """The table of a match that is over, to be looked at over its result."""
    scene = _room(session.match.setup.game).seen_again(session, services)
    assert isinstance(scene, Scene)
    return scene


def _room(game: str) -> ModuleType:
    """The screens of a game's own room."""
    return import_module(f"scenes.{game_data(game).table}.screens")


def go_on(session: Session, services: Services) -> None:
    """Put the scene for the present station in the place of the one on top."""
    manager = services.manager
    if station(session) is Station.RESULT:
        manager.go(Station.RESULT, session=session, behind=_picture_of(manager.top))
    else:
        manager.replace(scene_now(session, services))


def _picture_of(scene: Scene) -> pygame.Surface:
    """The table as it was left, for the result to lie on."""
    frame = scene.frame
    picture = pygame.Surface((frame.width, frame.height))
    scene.draw(picture)
    return picture


# --- beginnings


def begin(services: Services, plan: Plan, keeper: Keeper | None = None) -> Session:
    """A new match; it takes the place of the one that was in progress.

    A rematch hands on the `keeper` of the match before, so that two never store at once.
    """
    match = Match(plan.setup(services.rng))
    notes = plan.notes()
    if plan.players == (HUMAN, HUMAN) and shares_hands(plan.game):
        notes |= _room(plan.game).first_notes(services.settings)
    session = _session(services, match, notes, keeper or Autosave(services.storage))
    session.save()
    return session


def start(services: Services, plan: Plan, *, keeper: Keeper | None = None) -> Scene:
    """Begin the match of a plan and remember the plan; returns the first scene of the match.

    A plan whose deck may not be played, for its cards have changed since, leads to the lobby.
    """
    remember(services, plan)
    if plan.faulty_seat is not None:
        return make("lobby", services, game=plan.game)
    session = begin(services, plan, keeper)
    return scene_now(session, services)


def waiting_game(services: Services) -> str | None:
    """The game of the match in progress; None without one, or where its save does not tell."""
    text = services.storage.match_text() if services.storage.has_match() else None
    return None if text is None else replay.game_of(text)


def remember(services: Services, plan: Plan, *, played: bool = True) -> None:
    """Keep a plan for the next match of its game; one that is not `played` was only looked at."""
    services.settings = services.settings.with_lobby(plan.game, plan.stored(), played=played)
    services.storage.save_settings(services.settings)


def ask_to_begin(scene: Scene, begin: Callable[[], None]) -> None:
    """Begin, after a question where a match is in progress that would be given up."""
    services = scene.services
    if not (services.storage.has_match() and services.settings.confirmations):
        begin()
        return
    scene.ask(
        scene.tr("Begin a new match?"),
        scene.tr("The match in progress cannot be resumed afterwards."),
        yes=scene.tr("Begin"),
        no=scene.tr("Not yet"),
        on_yes=begin,
        danger=True,
    )


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


def open_match(
    services: Services,
    game: str,
    seats: tuple[str, str],
    seed: int | None = None,
    decks: tuple[str, str] | None = None,
) -> Scene:
    """A match asked for on the command line, in the place of the first screen."""
    plan = replace(first_plan(game), players=seats, seed=seed)
    if decks is not None:
        plan = replace(plan, decks=(choice_of(game, decks[0]), choice_of(game, decks[1])))
    return scene_now(begin(services, plan), services)
