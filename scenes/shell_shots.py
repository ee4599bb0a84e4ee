"""Pictures of the screens around a match, each in a state worth looking at: see `scenes.shots`."""

from game.ai.player import RandomPlayer
from game.core import engine, replay
from game.core.match import HUMAN, Match, MatchSetup, SeatSetup
from game.core.phrases import phrases
from game.core.types import Action, Outcome
from scenes.course import remember
from scenes.games import playable
from scenes.lobby.plan import first_plan
from scenes.scene import Scene
from scenes.screens import make
from scenes.services import Services
from scenes.session import Autosave, InlineOpponents, Session
from scenes.wish import ShotWish

BOTH = (SeatSetup(HUMAN, ""), SeatSetup(HUMAN, ""))
ALONE = (SeatSetup(HUMAN, ""), SeatSetup("expert"))


def title(services: Services, wish: ShotWish) -> Scene:
    """The title of a player who has played before and left a match."""
    game = wish.game or playable()[0]
    plan = first_plan(game).with_player(1, "expert").after(Outcome(0, "circle_entered", ""), 31)
    remember(services, plan)
    services.storage.save_match(replay.save(_session(services, wish, ALONE).match, {}))
    return services.manager.push(make("title", services))


def lobby(services: Services, wish: ShotWish) -> Scene:
    """A match against the computer, planned."""
    return make("lobby", services, game=wish.game or playable()[0])


def settings(services: Services, wish: ShotWish) -> Scene:
    """The first page of the settings."""
    del wish
    return make("settings", services)


def settings_sound(services: Services, wish: ShotWish) -> Scene:
    """The page of volumes."""
    del wish
    return make("settings", services, page="sound")


def settings_keys(services: Services, wish: ShotWish) -> Scene:
    """The list of keys."""
    del wish
    return make("settings", services, page="keys")


def settings_about(services: Services, wish: ShotWish) -> Scene:
    """Version, folder and credits."""
    del wish
    return make("settings", services, page="about", folder="~/.local/share/togijo")


def rulebook(services: Services, wish: ShotWish) -> Scene:
    """The summary of a game."""
    return make("rulebook", services, game=wish.game or playable()[0])


def rulebook_clause(services: Services, wish: ShotWish) -> Scene:
    """The rulebook, opened at a clause."""
    game = wish.game or playable()[0]
    clauses = phrases(game).clauses()
    return make("rulebook", services, game=game, clause=clauses[len(clauses) // 2])


def curtain(services: Services, wish: ShotWish) -> Scene:
    """The doors before the second person places."""
    session = _session(services, wish, BOTH)
    _place(session)
    return make("curtain", services, session=session)


def pause(services: Services, wish: ShotWish) -> Scene:
    """The menu over the doors."""
    services.manager.push(curtain(services, wish))
    session = _session(services, wish, ALONE)
    return services.manager.push(make("pause", services, session=session))


def _session(
    services: Services, wish: ShotWish, seats: tuple[SeatSetup, SeatSetup], **config: str
) -> Session:
    game = wish.game or playable()[0]
    services.opponents = InlineOpponents(lambda _game, _level, seed: RandomPlayer(seed))
    match = Match(MatchSetup(game, config, wish.seed or 0, seats))
    return Session(match, services.opponents, keeper=Autosave(services.storage), pace=0.0)


def _place(session: Session) -> None:
    """Answer for the person to move until somebody else must, as one group."""
    seat = session.match.to_move
    assert seat is not None
    truth = session.match.state.clone()
    actions: list[Action] = []
    while truth.decision is not None and truth.decision.seat == seat:
        actions.append(truth.decision.options[0])
        engine.play(truth, actions[-1])
    session.submit(*actions)
