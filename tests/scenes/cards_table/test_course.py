"""From the title through a whole match of cards to its result, and back after a break."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.core import engine
from game.core.match import HUMAN
from game.core.rng import Dice
from scenes.cards_table.scene import CardTableScene
from scenes.course import begin, remember
from scenes.first_player.scene import FirstPlayerScene
from scenes.lobby.plan import first_plan
from scenes.lobby.scene import LobbyScene
from scenes.result.scene import ResultScene
from scenes.screens import make
from scenes.services import Services
from scenes.session import Session, Sharing
from scenes.title.scene import TitleScene
from tests.scenes.cards_table.tables import busy, services_in
from tests.scenes.pilot import Pilot


@pytest.fixture
def services(tmp_path: Path) -> Services:
    found = services_in(
        tmp_path,
        display_language="en",
        animation="none",
        warn_unused=False,
        warn_last_card=False,
        warn_vain=False,
    )
    remember(found, first_plan("dino"))
    return found


def begun(services: Services) -> Pilot:
    """A match begun from the title, at the table."""
    pilot = Pilot(lambda given: make("title", given), services)
    pilot.click("New match")
    assert isinstance(pilot.scene, LobbyScene)
    pilot.key("return")
    for _ in range(9):  # equal hands are shown again
        if isinstance(pilot.scene, FirstPlayerScene):
            pilot.key("a")
            pilot.tick(3.0)
            pilot.key("return")
    return pilot


def session_at(pilot: Pilot) -> Session:
    assert isinstance(pilot.scene, CardTableScene), pilot.scene
    return pilot.scene.session


def play(pilot: Pilot, turns: int) -> None:
    """Answer anything for so many turns, or to the end."""
    dice = Dice(3)
    last = session_at(pilot).match.state.turn + turns
    for _ in range(3000):
        if not isinstance(pilot.scene, CardTableScene):
            break
        session = pilot.scene.session
        if session.match.state.turn >= last:
            break
        if pilot.scene.playing.decision is not None:
            pilot.scene.playing.answer(busy(engine.legal(session.match.state), dice))
        pilot.tick(0.3)


def test_from_the_title_to_the_result(services: Services) -> None:
    pilot = begun(services)
    session = session_at(pilot)
    play(pilot, 400)
    assert session.is_over
    assert isinstance(pilot.scene, ResultScene)
    assert pilot.says("Life")
    pilot.key("escape")
    assert isinstance(pilot.scene, TitleScene)


def test_a_match_goes_on_where_it_was_left(services: Services) -> None:
    pilot = begun(services)
    play(pilot, 6)
    session = session_at(pilot)
    session.leave()
    pilot.manager.reset("title")
    pilot.click("Resume")
    assert session_at(pilot).match.state == session.match.state
    play(pilot, 400)
    assert isinstance(pilot.scene, ResultScene)


def test_hands_are_shared_as_in_the_last_match_between_two_people(services: Services) -> None:
    services.change_settings(sharing="open")
    two = replace(first_plan("dino"), players=(HUMAN, HUMAN))
    assert begin(services, two).sharing is Sharing.OPEN
    alone = replace(first_plan("dino"), players=(HUMAN, "novice"))
    assert begin(services, alone).sharing is Sharing.HAND_OVER
