"""Pictures of the screens around a match, each in a state worth looking at: see `scenes.shots`."""

from game.ai.player import RandomPlayer
from game.core import engine, replay
from game.core.first_player import JANKEN
from game.core.game_data import game_data
from game.core.match import HUMAN, Match, MatchSetup, SeatSetup
from game.core.phrases import phrases
from game.core.types import Action, Outcome, Seat
from scenes.course import go_on, remember, table_scene
from scenes.games import playable
from scenes.lobby.plan import first_plan
from scenes.scene import Scene
from scenes.screens import make
from scenes.services import Services
from scenes.session import AtOnce, InlineOpponents, Session
from scenes.session.session import TIME_NOTE
from scenes.wish import ShotWish

BOTH = (SeatSetup(HUMAN, ""), SeatSetup(HUMAN, ""))
PLACED = 12
"""Orbs a person places."""
ALONE = (SeatSetup(HUMAN, ""), SeatSetup("expert"))


def title(services: Services, wish: ShotWish) -> Scene:
    """The title of a player who has played before and left a match."""
    game = _game(wish)
    plan = first_plan(game).with_player(1, "expert").after(Outcome(0, "conceded", ""), 31)
    remember(services, plan)
    services.storage.save_match(replay.save(_session(services, wish, ALONE).match, {}))
    return services.manager.push(make("title", services))


def lobby(services: Services, wish: ShotWish) -> Scene:
    """A match against the computer, planned."""
    return make("lobby", services, game=_game(wish))


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
    return make("rulebook", services, game=_game(wish))


def rulebook_clause(services: Services, wish: ShotWish) -> Scene:
    """The rulebook, opened at a clause."""
    game = _game(wish)
    clauses = phrases(game).clauses()
    return make("rulebook", services, game=game, clause=clauses[len(clauses) // 2])


def curtain(services: Services, wish: ShotWish) -> Scene:
    """The doors before the second person answers for the first time."""
    session = _session(services, wish, BOTH, first_player="fixed", first_seat="0")
    _place(session)
    return make("curtain", services, session=session)


def janken(services: Services, wish: ShotWish) -> Scene:
    """Two people choose their hands; one has."""
    session = _placed(services, wish, BOTH)
    scene = make("first_player", services, session=session)
    scene.show(services.frame)
    _play_hand(session, "rock")
    return scene


def janken_shown(services: Services, wish: ShotWish) -> Scene:
    """Hands are shown, one has won."""
    session = _placed(services, wish, BOTH)
    scene = make("first_player", services, session=session)
    _play_hand(session, "paper")
    _play_hand(session, "rock")
    return scene


def coin(services: Services, wish: ShotWish) -> Scene:
    """A coin has decided."""
    session = _placed(services, wish, BOTH, first_player="coin")
    return make("first_player", services, session=session)


def result(services: Services, wish: ShotWish) -> Scene:
    """A match that was won."""
    return _ended(services, wish, winner=0)


def result_lost(services: Services, wish: ShotWish) -> Scene:
    """A match that was lost."""
    return _ended(services, wish, winner=1)


def result_pair(services: Services, wish: ShotWish) -> Scene:
    """Two games that ended in a draw together."""
    return _ended(services, wish, winner=None, match="pair")


def pause(services: Services, wish: ShotWish) -> Scene:
    """The menu over a table."""
    session = _placed(services, wish, ALONE, first_player="fixed", first_seat="0")
    services.manager.push(table_scene(session, services))
    services.manager.top.settle()
    return services.manager.push(make("pause", services, session=session))


def _game(wish: ShotWish) -> str:
    """The game of the wish, else the first that is played without decks: these pictures want a
    match that can be set up at once."""
    plain = [game for game in playable() if not game_data(game).deck_clause]
    return wish.game or [*plain, *playable()][0]


def _session(
    services: Services, wish: ShotWish, seats: tuple[SeatSetup, SeatSetup], **config: str
) -> Session:
    game = _game(wish)
    services.opponents = InlineOpponents(lambda _game, _level, seed: RandomPlayer(seed))
    match = Match(MatchSetup(game, config, wish.seed or 0, seats))
    return Session(match, services.opponents, keeper=AtOnce(services.storage), pace=0.0)


def _ended(services: Services, wish: ShotWish, *, winner: Seat | None, **config: str) -> Scene:
    """The result of a match played at random, the first that ends as wished."""
    game = _game(wish)
    services.opponents = InlineOpponents(lambda _game, _level, seed: RandomPlayer(seed))
    for seed in range(1, 400):
        match = Match(MatchSetup(game, config, seed, ALONE))
        player = RandomPlayer(seed)
        while (decision := match.state.decision) is not None:
            match.submit(player.choose(match.state, decision))
        assert match.state.outcome is not None
        if match.state.outcome.winner == winner:
            break
    session = Session(
        match, services.opponents, keeper=AtOnce(services.storage), notes={TIME_NOTE: "1122"}
    )
    services.manager.push(table_scene(session, services))
    services.manager.top.settle()
    go_on(session, services)
    return services.manager.top


def _placed(
    services: Services, wish: ShotWish, seats: tuple[SeatSetup, SeatSetup], **config: str
) -> Session:
    """A match whose placements are done."""
    session = _session(services, wish, seats, **config)
    for seat in session.people:
        while session.match.to_move not in session.people:
            session.tick(0.1, idle=True)
        if session.match.to_move == seat:  # a coin may have called the other one first
            _place(session)
            session.hand_over()
    while session.thinking:
        session.tick(0.1, idle=True)
    return session


def _play_hand(session: Session, hand: str) -> None:
    seat = session.match.to_move
    assert seat is not None
    session.submit(Action(JANKEN, seat, None, ("button", hand)))


def _place(session: Session) -> None:
    """Answer for the person to move until somebody else must, as one group."""
    seat = session.match.to_move
    assert seat is not None
    truth = session.match.state.clone()
    actions: list[Action] = []
    while truth.decision is not None and truth.decision.seat == seat and len(actions) < PLACED:
        actions.append(truth.decision.options[0])
        engine.play(truth, actions[-1])
    session.submit(*actions)
