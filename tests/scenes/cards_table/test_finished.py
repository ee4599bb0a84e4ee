"""A match that is over: its table is looked at once more, its story told from the beginning."""

from pathlib import Path

import pytest

from game.core import engine
from game.core.match import HUMAN, SeatSetup
from game.core.rng import Dice
from game.core.types import Action
from scenes.cards_table.finished import FinishedTable
from scenes.result.scene import ResultScene
from scenes.result.story import story_of
from scenes.session import Session
from tests.scenes.cards_table.tables import (
    ALONE,
    Seats,
    busy,
    new_match,
    pilot_of,
    played_match,
    services_in,
    session_of,
)
from tests.scenes.pilot import STEP, Pilot

FAR = (SeatSetup("novice"), SeatSetup(HUMAN))
TWO = (SeatSetup(HUMAN), SeatSetup(HUMAN))


def over(folder: Path, seats: Seats = FAR) -> tuple[Pilot, Session]:
    """The result of a match that was played to its end."""
    match, dice = new_match(3, seats), Dice(3)
    while match.state.outcome is None:
        match.submit(busy(engine.legal(match.state), dice))
    services = services_in(folder, display_language="en", animation="brief")
    session = session_of(match, services)
    return Pilot(lambda given: ResultScene(given, session), services), session


@pytest.fixture
def table(tmp_path: Path) -> Pilot:
    """The table, opened from the result."""
    pilot, _ = over(tmp_path)
    pilot.click("See the table")
    pilot.settle()
    return pilot


def test_the_table_stays_until_it_is_left(table: Pilot) -> None:
    assert isinstance(table.scene, FinishedTable)
    for _ in range(120):
        table.manager.update(STEP)
    assert isinstance(table.scene, FinishedTable)
    assert table.says("The match is over")
    table.click("Back to the result")
    assert isinstance(table.scene, ResultScene)
    assert table.manager.depth == 1


def test_the_table_says_who_has_won_and_of_nobody_that_it_is_the_turn(table: Pilot) -> None:
    scene = table.scene
    assert isinstance(scene, FinishedTable)
    outcome = scene.session.view.outcome
    assert outcome is not None
    assert scene.furniture.strip.asking.detail == scene.words.ends(outcome)
    desk = scene.reading.desk()
    assert (desk.phases.whose, desk.phases.current) == (scene.words.ends(outcome), -1)
    assert not any(player.active for player in desk.players)
    assert scene.furniture.rail.finish.reason == "The match is over."


def test_at_the_last_blow_the_turn_is_over_with_the_match(tmp_path: Path) -> None:
    pilot = pilot_of(tmp_path, played_match(4, 5, ALONE), display_language="en", animation="full")
    pilot.wait()
    pilot.session.submit(Action("concede", 0))
    pilot.tick(0.6)
    scene = pilot.table
    assert scene.showing.picture.banner is not None, "the end is not being told"
    assert pilot.says("The match is over")
    assert pilot.says("奥 wins")
    assert not pilot.says("Your turn")
    assert scene.reading.desk().phases.current == -1


def test_escape_leads_back_to_the_result(table: Pilot) -> None:
    table.key("escape")
    assert isinstance(table.scene, ResultScene)


def test_the_whole_match_is_told_and_can_be_skipped(table: Pilot) -> None:
    scene = table.scene
    assert isinstance(scene, FinishedTable)
    table.click("The match from its beginning")
    table.tick(0.3)
    assert scene.showing.is_replaying
    assert table.says("The match, once more")
    assert scene.showing.picture.numbers.turn <= 1
    table.key("escape")
    assert scene.showing.is_idle
    picture, places = scene.showing.picture, scene.showing.places
    assert picture.differences(scene.session.view, places) == []
    assert isinstance(table.scene, FinishedTable)


def test_told_to_its_end_it_ends_at_the_last_picture(table: Pilot) -> None:
    scene = table.scene
    assert isinstance(scene, FinishedTable)
    table.click("The match from its beginning")
    for _ in range(4000):
        table.manager.update(1.0)
        if scene.showing.is_idle:
            break
    assert scene.showing.is_idle
    assert not scene.showing.is_replaying
    assert scene.showing.picture.differences(scene.session.view, scene.showing.places) == []


def test_numbers_stand_beside_names_the_own_ones_first(tmp_path: Path) -> None:
    pilot, session = over(tmp_path)
    story = story_of(session, pilot.services.texts)
    assert story.players == ("You", "Novice")
    assert pilot.says("Novice")
    cast = [
        action.seat for one in session.history for action in one.actions if action.kind == "summon"
    ]
    summons = next(one for one in story.numbers if one.label == "Summons")
    assert summons.values == (str(cast.count(1)), str(cast.count(0)))


def test_of_two_people_the_first_seat_stands_first(tmp_path: Path) -> None:
    pilot, session = over(tmp_path, TWO)
    assert story_of(session, pilot.services.texts).players == ("Player 1", "Player 2")
