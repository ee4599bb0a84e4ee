"""The lobby: seats, names, options, and the way into the rulebook and the match."""

import pygame

from game.core.match import HUMAN
from scenes.lobby.scene import LobbyScene
from scenes.rulebook.scene import RulebookScene
from scenes.session import Sharing
from scenes.ui.choices import Segmented
from scenes.ui.drop_down import DropDown
from scenes.ui.text_field import TextField
from scenes.ui.widget import Widget
from tests.scenes.conftest import MakePilot
from tests.scenes.pilot import Pilot
from tests.scenes.shell.support import GAME, screen


def lobby(make_pilot: MakePilot, **settings: object) -> tuple[Pilot, LobbyScene]:
    pilot = make_pilot(screen("lobby", game=GAME), display_language="en", **settings)
    assert isinstance(pilot.scene, LobbyScene)
    return pilot, pilot.scene


def labelled(pilot: Pilot, label: str, kind: type[Widget]) -> Widget:
    return next(w for w in pilot.widgets(kind) if w.label == label)


def choose(pilot: Pilot, label: str, index: int) -> None:
    """Press one of the segments of a control."""
    control = labelled(pilot, label, Segmented)
    assert isinstance(control, Segmented)
    width = control.box.w / len(control.options)
    pilot.click((control.box.x + width * (index + 0.5), control.box.center[1]))


def test_a_seat_takes_a_person_or_a_level_and_says_what_the_level_is_like(
    make_pilot: MakePilot,
) -> None:
    pilot, scene = lobby(make_pilot)
    choose(pilot, "Red circle", 4)
    assert scene.plan.players == (HUMAN, "master")
    assert pilot.says("looks seven or eight turns ahead")
    choose(pilot, "Red circle", 0)
    assert scene.plan.players == (HUMAN, HUMAN)
    assert pilot.says("Player 2")


def test_a_match_of_computers_alone_cannot_begin(make_pilot: MakePilot) -> None:
    pilot, scene = lobby(make_pilot)
    choose(pilot, "Black circle", 2)
    begin = pilot.widget("Begin the match")
    assert not begin.enabled
    assert begin.reason
    pilot.key("return")
    assert pilot.scene is scene


def test_a_name_is_typed_and_kept(make_pilot: MakePilot) -> None:
    pilot, scene = lobby(make_pilot)
    pilot.click(labelled(pilot, "Name", TextField))
    pilot.write("花子")
    assert scene.plan.names == ("花子", "")
    pilot.key("return")
    assert pilot.scene is scene, "Return in the field does not begin the match"


def test_changing_sides_moves_everything(make_pilot: MakePilot) -> None:
    pilot, scene = lobby(make_pilot)
    pilot.click(labelled(pilot, "Name", TextField))
    pilot.write("Ann")
    pilot.click("Change sides")
    assert scene.plan.players == ("novice", HUMAN)
    assert scene.plan.names == ("", "Ann")


def test_an_option_says_what_its_value_means_and_what_it_needs_appears(
    make_pilot: MakePilot,
) -> None:
    pilot, scene = lobby(make_pilot)
    assert not pilot.says("The black circle goes first.")
    control = labelled(pilot, "Who goes first", DropDown)
    pilot.click(control)
    for _ in range(2):
        pilot.key("down")
    pilot.key("return")
    assert scene.plan.options["first_player"] == "fixed"
    assert pilot.says("The side you choose goes first.")
    assert pilot.says("The black circle goes first.")
    choose(pilot, "First", 1)
    assert scene.plan.options["first_seat"] == "1"


def test_every_option_leads_to_its_clause(make_pilot: MakePilot) -> None:
    pilot, scene = lobby(make_pilot)
    pilot.click("O-12")
    assert type(pilot.scene) is RulebookScene
    assert pilot.says("O-12")
    pilot.key("escape")
    assert pilot.manager.top is scene


def test_the_usual_rules_come_back_with_one_button(make_pilot: MakePilot) -> None:
    pilot, scene = lobby(make_pilot)
    choose(pilot, "Arena", 3)
    assert scene.plan.options["arena"] == "7x7"
    pilot.click("Back to the usual rules")
    assert scene.plan.options["arena"] == "5x5"


def test_the_number_of_the_match_repeats_its_chances(make_pilot: MakePilot) -> None:
    pilot, scene = lobby(make_pilot)
    pilot.click("More")
    pilot.click(labelled(pilot, "Seed of the match", TextField))
    pilot.write("1234")
    assert scene.plan.seed == 1234
    pilot.write("x")
    assert scene.plan.seed is None, "what is no number leaves it to chance"


def test_escape_leads_back_to_the_title_from_any_way_in(make_pilot: MakePilot) -> None:
    pilot, _ = lobby(make_pilot)
    pilot.key("escape")
    assert type(pilot.scene).__name__ == "TitleScene"


def test_escape_leaves_a_text_field_before_the_screen(make_pilot: MakePilot) -> None:
    pilot, scene = lobby(make_pilot)
    pilot.click(labelled(pilot, "Name", TextField))
    pilot.key("escape")
    assert pilot.scene is scene
    pilot.key("escape")
    assert pilot.scene is not scene


def test_a_plan_outlives_leaving_the_lobby(make_pilot: MakePilot) -> None:
    pilot, _ = lobby(make_pilot)
    choose(pilot, "Red circle", 3)
    pilot.key("escape")
    pilot.services.manager.open("lobby", game=GAME)
    scene = pilot.scene
    assert isinstance(scene, LobbyScene)
    assert scene.plan.players == (HUMAN, "expert")


def test_the_keyboard_alone_changes_a_level_and_begins(make_pilot: MakePilot) -> None:
    pilot, scene = lobby(make_pilot)
    for _ in range(40):
        focused = scene.focus_scope.focused
        if isinstance(focused, Segmented) and focused.label == "Red circle":
            break
        pilot.key("tab")
    pilot.key("right")
    assert scene.plan.players[1] == "adept"
    focused = scene.focus_scope.focused
    assert isinstance(focused, Segmented), "the focus stays where the hand is"
    assert focused.label == "Red circle"
    pilot.send(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")
    assert pilot.scene is not scene


def test_two_people_choose_in_the_lobby_how_they_look_at_their_hands(make_pilot: MakePilot) -> None:
    pilot = make_pilot(screen("lobby", game="dino"), display_language="en")
    assert isinstance(pilot.scene, LobbyScene)
    assert not pilot.says("Hands at one device")
    pilot.scene.plan = pilot.scene.plan.with_player(1, HUMAN)
    pilot.scene.rebuild()
    choice = next(
        one
        for kind in (Segmented, DropDown)
        for one in pilot.widgets(kind)
        if one.label == "Hands at one device"
    )
    assert isinstance(choice, Segmented)
    width = choice.box.w / 3
    pilot.click((choice.box.x + 2.5 * width, choice.box.center[1]))
    assert pilot.services.settings.sharing == Sharing.PEEK
    assert pilot.services.storage.read_settings().sharing == Sharing.PEEK
    assert pilot.says("Your hand opens while you hold H")


def test_where_there_are_no_hands_there_is_nothing_to_choose_about_them(
    make_pilot: MakePilot,
) -> None:
    pilot, scene = lobby(make_pilot)
    scene.plan = scene.plan.with_player(1, HUMAN)
    scene.rebuild()
    assert not pilot.says("Hands at one device")
