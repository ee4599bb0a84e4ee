"""The title: from it into a match and back, with the mouse or only the keyboard."""

from dataclasses import replace
from pathlib import Path

from game.core.match import HUMAN
from game.core.types import Outcome
from scenes import headless
from scenes.course import remember
from scenes.first_player.scene import FirstPlayerScene
from scenes.games import look, playable
from scenes.lobby.plan import first_plan, remembered
from scenes.lobby.scene import LobbyScene
from scenes.program import open_first
from scenes.scene import Scene
from scenes.services import Services
from scenes.title.scene import TitleScene
from scenes.wish import Wish
from tests.scenes.conftest import MakePilot
from tests.scenes.pilot import Pilot
from tests.scenes.shell.support import (
    ANN,
    BEN,
    COMPUTER,
    GAME,
    hire,
    placed,
    screen,
    sit_down,
)

MATCH = "autosave/match.json"


def returning(services: Services) -> Scene:
    """The title of somebody who has played before."""
    hire(services)
    remember(services, first_plan(GAME).after(Outcome(0, "circle_entered", "O-50"), 23))
    return TitleScene(services)


def in_match(pilot: Pilot) -> bool:
    return type(pilot.scene).__module__.startswith(("scenes.arena", "scenes.cards_table"))


def test_a_new_player_begins_a_match_with_two_clicks(make_pilot: MakePilot) -> None:
    pilot = make_pilot(screen("title"), display_language="en")
    pilot.click("Onmyo Arena")
    assert isinstance(pilot.scene, LobbyScene)
    pilot.click("Begin the match")
    assert in_match(pilot)
    assert pilot.manager.depth == 2, "the title stays below"


def test_a_returning_player_begins_with_one_click(make_pilot: MakePilot) -> None:
    pilot = make_pilot(returning, display_language="en")
    assert pilot.says("You won after 23 turns")
    pilot.click("Same set-up again")
    assert in_match(pilot)


def test_the_game_that_was_begun_last_is_looked_at_first(make_pilot: MakePilot) -> None:
    for game in playable():
        pilot = make_pilot(screen("title"), display_language="en")
        for other in (*(g for g in playable() if g != game), game):
            remember(pilot.services, first_plan(other))
        pilot.manager.reset("title")
        assert pilot.says(look(game).points[0].text.en), game


def test_the_keyboard_alone_leads_into_a_match(make_pilot: MakePilot) -> None:
    pilot = make_pilot(screen("title"), display_language="en")
    pilot.key("tab")
    pilot.key("return")
    assert isinstance(pilot.scene, LobbyScene)
    pilot.key("return")
    assert in_match(pilot) or isinstance(pilot.scene, FirstPlayerScene)


def test_there_is_nothing_to_resume_until_there_is(make_pilot: MakePilot) -> None:
    pilot = make_pilot(screen("title"), display_language="en")
    assert not pilot.says("Resume")
    sit_down(pilot.services, ANN, COMPUTER)
    pilot.manager.reset("title")
    assert pilot.says("Resume")


def test_resuming_opens_the_match_as_it_was_left(make_pilot: MakePilot) -> None:
    pilot = make_pilot(screen("title"), display_language="en")
    session = sit_down(pilot.services, ANN, COMPUTER)
    session.notes["draft"] = "half a placement"
    session.leave()
    pilot.manager.reset("title")
    pilot.click("Resume")
    assert in_match(pilot)
    resumed = pilot.scene.session  # type: ignore[attr-defined]
    assert resumed.match.state == session.match.state
    assert resumed.notes["draft"] == "half a placement"


def test_a_match_left_at_janken_resumes_there(make_pilot: MakePilot) -> None:
    pilot = make_pilot(screen("title"), display_language="en")
    placed(pilot.services, ANN, BEN).leave()
    pilot.manager.reset("title")
    pilot.click("Resume")
    assert isinstance(pilot.scene, FirstPlayerScene)


def test_a_broken_save_is_told_of_and_kept_and_the_copy_before_is_used(
    make_pilot: MakePilot, tmp_path: Path
) -> None:
    pilot = make_pilot(screen("title"), display_language="en")
    session = sit_down(pilot.services, ANN, COMPUTER)
    session.save()
    session.keeper.flush()
    folder = pilot.services.storage.folder
    (folder / MATCH).write_text('{"togijo": 1,\n "togijo": 1}', encoding="utf-8")
    pilot.manager.reset("title")
    pilot.click("Resume")
    pilot.tick(0.1)
    assert in_match(pilot), "the copy from before opens"
    (notice,) = pilot.services.toasts.shown
    assert "match.json:2" in notice, "it names file and line"
    assert "the copy from before is used" in notice
    assert list((folder / "autosave").glob("match.json.broken-*")), "kept aside as it was"


def test_a_save_beyond_repair_is_told_of_on_the_title(make_pilot: MakePilot) -> None:
    pilot = make_pilot(screen("title"), display_language="en")
    folder = pilot.services.storage.folder
    (folder / "autosave").mkdir(parents=True)
    (folder / MATCH).write_text('{"togijo": 1,\n "data": 7,\n "data": 8}', encoding="utf-8")
    pilot.manager.reset("title")
    pilot.click("Resume")
    pilot.tick(0.1)
    assert isinstance(pilot.scene, TitleScene)
    assert pilot.says("match.json:3"), "the notice names file and line"
    assert pilot.says("data"), "and the key"
    assert not pilot.says("Resume")


def test_a_new_match_asks_before_it_gives_up_the_one_in_progress(make_pilot: MakePilot) -> None:
    pilot = make_pilot(returning, display_language="en")
    session = sit_down(pilot.services, ANN, COMPUTER)
    pilot.manager.reset("title")
    pilot.click("Same set-up again")
    assert pilot.scene.dialog is not None
    pilot.key("escape")
    assert isinstance(pilot.scene, TitleScene)
    pilot.click("Same set-up again")
    pilot.click("Begin")
    assert in_match(pilot)
    begun = pilot.scene.session  # type: ignore[attr-defined]
    assert begun.match.setup.seed != session.match.setup.seed


WISH = Wish(command="play", game=GAME, seats=(HUMAN, "novice"), seed=77)


def test_a_match_asked_for_on_the_command_line_begins_at_once(make_pilot: MakePilot) -> None:
    pilot = make_pilot(screen("title"), display_language="en")
    open_first(pilot.manager, WISH)
    assert in_match(pilot)


def test_a_match_asked_for_on_the_command_line_does_not_end_another_unasked(
    make_pilot: MakePilot,
) -> None:
    pilot = make_pilot(screen("title"), display_language="en")
    waiting = sit_down(pilot.services, ANN, COMPUTER).match
    open_first(pilot.manager, WISH)
    assert isinstance(pilot.scene, TitleScene)
    pilot.click("Not yet")
    pilot.click("Resume")
    assert pilot.scene.session.match.setup == waiting.setup  # type: ignore[attr-defined]
    open_first(pilot.manager, WISH)
    pilot.click("Begin")
    assert pilot.scene.session.match.setup.seed == 77  # type: ignore[attr-defined]


def test_the_title_does_not_say_that_there_was_no_match_while_one_waits(
    make_pilot: MakePilot,
) -> None:
    pilot = make_pilot(screen("title"), display_language="en")
    assert pilot.says("No match yet")
    sit_down(pilot.services, ANN, COMPUTER)
    pilot.manager.reset("title")
    assert pilot.says("A match is waiting")
    assert not pilot.says("No match yet")


def test_escape_on_the_title_asks_before_it_quits(make_pilot: MakePilot) -> None:
    pilot = make_pilot(screen("title"), display_language="en")
    pilot.key("escape")
    assert pilot.scene.dialog is not None
    pilot.key("escape")
    assert pilot.scene.dialog is None
    pilot.click("Quit")
    assert pilot.services.window.wants_quit


def test_the_pictures_are_painted_after_the_first_frame(tmp_path: Path) -> None:
    services = headless.headless_services(tmp_path, display_language="en")
    hire(services)
    scene = TitleScene(services)
    pilot = Pilot(lambda _services: scene, services)
    panel = scene._panels[0]
    assert not panel.is_painted
    pilot.tick(0.1)
    assert panel.is_painted


def test_a_plan_is_remembered_from_match_to_match(make_pilot: MakePilot) -> None:
    pilot = make_pilot(screen("lobby", game=GAME), display_language="en")
    lobby = pilot.scene
    assert isinstance(lobby, LobbyScene)
    lobby.plan = replace(lobby.plan, players=("master", HUMAN))
    lobby.rebuild()
    pilot.click("Begin the match")
    kept = remembered(pilot.services.settings, GAME)
    assert kept is not None
    assert kept.players == ("master", HUMAN)
    stored = pilot.services.storage.read_settings()
    assert remembered(stored, GAME) == kept
