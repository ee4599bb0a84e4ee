"""Pictures of the lobby of a game with decks: see `scenes.shots`."""

from dataclasses import replace

from game.core.game_data import game_data
from game.core.rules import game_ids
from scenes.course import remember
from scenes.lobby.deck_picker import DeckPicker
from scenes.lobby.deck_tile import DeckTile
from scenes.lobby.decks import RANDOM
from scenes.lobby.plan import Plan, first_plan
from scenes.lobby.scene import LobbyScene
from scenes.services import Services
from scenes.wish import ShotWish

TOO_FEW = "yi*4 dimetrodon*3 no_such*2"


def seats(services: Services, wish: ShotWish) -> LobbyScene:
    """Two decks, chosen."""
    return _lobby(services, _plan(wish))


def faulty(services: Services, wish: ShotWish) -> LobbyScene:
    """A deck that may not be played, against one by chance."""
    return _lobby(services, replace(_plan(wish), decks=(TOO_FEW, RANDOM)))


def picker(services: Services, wish: ShotWish) -> LobbyScene:
    """The decks to choose from."""
    scene = _lobby(services, _plan(wish))
    scene.show(services.frame)
    tile = next(one for one in scene.ui.walk() if isinstance(one, DeckTile))
    tile.activate()
    assert isinstance(scene.focus_scope.root, DeckPicker), "the picker is not open"
    return scene


def _plan(wish: ShotWish) -> Plan:
    with_decks = [game for game in game_ids() if game_data(game).deck_clause]
    return first_plan(wish.game or with_decks[0])


def _lobby(services: Services, plan: Plan) -> LobbyScene:
    remember(services, plan)
    return LobbyScene(services, plan.game)
