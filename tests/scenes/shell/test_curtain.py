"""The doors between two people: nothing of the other side is seen before they open."""

import pygame

from game.core.match import Match, MatchSetup
from game.core.types import HIDDEN
from scenes.course import Station, go_on, scene_now, station
from scenes.curtain import CurtainScene
from scenes.pause import PauseScene
from scenes.scene import Scene
from scenes.screens import make
from scenes.services import Services
from scenes.session import Autosave, Session
from tests.scenes.conftest import MakePilot
from tests.scenes.pilot import Pilot
from tests.scenes.shell.support import ANN, BEN, COMPUTER, hire, place, sit_down


def at_the_doors(make_pilot: MakePilot, **settings: object) -> tuple[Pilot, Session]:
    """Ann has placed; the device goes to Ben."""
    sessions: list[Session] = []

    def table(services: Services) -> Scene:
        session = sit_down(services, ANN, BEN)
        place(session)
        sessions.append(session)
        return scene_now(session, services)

    pilot = make_pilot(table, display_language="en", **settings)
    return pilot, sessions[0]


def test_the_doors_stand_where_the_second_person_is_to_place(make_pilot: MakePilot) -> None:
    pilot, session = at_the_doors(make_pilot)
    assert isinstance(pilot.scene, CurtainScene)
    assert station(session) is Station.CURTAIN
    assert pilot.says("Over to Ben")


def test_no_picture_before_the_doors_open_shows_anything_of_the_table(
    make_pilot: MakePilot,
) -> None:
    """The closed doors are the same picture whatever lies behind them."""
    pictures = []
    for _ in range(2):
        pilot, session = at_the_doors(make_pilot)
        pilot.settle()
        pictures.append(pygame.image.tobytes(pilot.surface, "RGB"))
        session.leave()  # both lie in one folder: the first is stored before the second begins
    assert pictures[0] == pictures[1]


def test_what_is_behind_is_only_ever_seen_with_the_eyes_of_who_opened(
    make_pilot: MakePilot,
) -> None:
    pilot, session = at_the_doors(make_pilot)
    assert session.viewer == 0
    pilot.key("return")
    assert session.viewer == 1, "the view changes before anything is drawn"
    hidden = [card.kind for card in session.view.cards.values() if card.owner == 0]
    assert hidden == [HIDDEN] * 3
    pilot.tick(1.0)
    assert not isinstance(pilot.scene, CurtainScene)


def test_the_menu_opens_before_the_doors_and_leads_back_to_them(make_pilot: MakePilot) -> None:
    pilot, session = at_the_doors(make_pilot)
    pilot.key("escape")
    assert isinstance(pilot.scene, PauseScene)
    pilot.key("escape")
    assert isinstance(pilot.scene, CurtainScene)
    assert session.viewer == 0


def test_without_motion_the_doors_are_simply_gone(make_pilot: MakePilot) -> None:
    pilot, _ = at_the_doors(make_pilot, animation="none")
    pilot.click("I am ready")
    assert not isinstance(pilot.scene, CurtainScene)


def test_a_window_may_change_its_size_while_the_doors_slide(make_pilot: MakePilot) -> None:
    pilot, _ = at_the_doors(make_pilot)
    pilot.click("I am ready")
    pilot.tick(0.1)
    pilot.resize((1600, 900))
    pilot.tick(1.0)
    assert not isinstance(pilot.scene, CurtainScene)


def test_against_the_computer_there_are_no_doors(make_pilot: MakePilot) -> None:
    def table(services: Services) -> Scene:
        session = sit_down(services, ANN, COMPUTER)
        place(session)
        return scene_now(session, services)

    pilot = make_pilot(table, display_language="en")
    assert not isinstance(pilot.scene, CurtainScene)


def test_a_match_conceded_in_the_menu_ends_before_the_doors(make_pilot: MakePilot) -> None:
    pilot, session = at_the_doors(make_pilot)
    pilot.key("escape")
    pilot.click("Concede")
    pilot.click("Ben")
    pilot.tick(0.2)
    assert session.is_over
    assert type(pilot.scene).__name__ == "ResultScene"


def test_going_on_asks_the_session_where_it_stands(make_pilot: MakePilot) -> None:
    pilot, session = at_the_doors(make_pilot)
    session.hand_over()
    go_on(session, pilot.services)
    assert type(pilot.scene).__module__.startswith("scenes.arena")


def test_where_sides_mean_nothing_the_doors_name_both_players(make_pilot: MakePilot) -> None:
    def table(services: Services) -> Scene:
        config = {"first_player": "fixed", "first_seat": "0"}
        hire(services)
        match = Match(MatchSetup("dino", config, 5, (ANN, BEN)))
        session = Session(match, services.opponents, keeper=Autosave(services.storage), pace=0.0)
        session.hand_over()  # to Ann
        while session.curtain_for is None:
            assert match.state.decision is not None
            session.submit(match.state.decision.options[-1])
        return make("curtain", services, session=session)

    pilot = make_pilot(table, display_language="en")
    assert pilot.says("Over to Ben")
    assert pilot.says("The first hand is to be looked at.")
    assert pilot.says("Ann against Ben")
    assert not pilot.says("Far side")
