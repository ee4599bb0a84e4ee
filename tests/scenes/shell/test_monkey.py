"""Whatever keys and clicks come, no screen around a match fails, and the menu is always there."""

import pytest

from scenes.course import scene_now
from scenes.result.scene import ResultScene
from scenes.scene import Scene
from scenes.services import Services
from tests.scenes.conftest import MakePilot
from tests.scenes.monkey import monkey
from tests.scenes.pilot import MakeScene
from tests.scenes.shell.support import ANN, BEN, COMPUTER, GAME, place, placed, screen, sit_down


def janken(services: Services) -> Scene:
    return scene_now(placed(services, ANN, BEN), services)


def doors(services: Services) -> Scene:
    session = sit_down(services, ANN, BEN)
    place(session)
    return scene_now(session, services)


def result(services: Services) -> Scene:
    session = sit_down(services, ANN, COMPUTER)
    session.concede(0)
    return ResultScene(services, session)


STARTS: dict[str, MakeScene] = {
    "title": screen("title"),
    "lobby": screen("lobby", game=GAME),
    "settings": screen("settings"),
    "rulebook": screen("rulebook", game=GAME),
    "janken": janken,
    "doors": doors,
    "result": result,
}


@pytest.mark.parametrize("start", STARTS)
def test_senseless_play_breaks_nothing(make_pilot: MakePilot, start: str) -> None:
    pilot = make_pilot(STARTS[start], display_language="en")
    monkey(pilot, seed=len(start), events=500)
    pilot.manager.reset("title")
    pilot.tick(0.5)
    assert pilot.says("Choose a game")
