"""The menu over a match: giving up, taking back with consent, saving and leaving."""

from game.core.match import SeatSetup
from scenes.pause import PauseScene
from scenes.questions import ask_undo
from scenes.scene import Scene
from scenes.services import Services
from scenes.session import Session
from scenes.title.scene import TitleScene
from tests.scenes.conftest import MakePilot
from tests.scenes.pilot import Pilot
from tests.scenes.shell.support import ANN, BEN, COMPUTER, GAME, placed, screen, sit_down


def menu(
    make_pilot: MakePilot, *seats: SeatSetup, playing: bool = False, **settings: object
) -> tuple[Pilot, Session]:
    """The menu over the rulebook, which stands for a table."""
    pilot = make_pilot(screen("rulebook", game=GAME), display_language="en", **settings)
    begin = placed if playing else sit_down
    config = {"first_player": "fixed", "first_seat": "0"} if playing else {}
    session = begin(pilot.services, *seats, **config)
    pilot.manager.open("pause", session=session)
    pilot.tick(0.1)
    return pilot, session


def test_it_goes_on_and_escape_does_so_too(make_pilot: MakePilot) -> None:
    pilot, _ = menu(make_pilot, ANN, COMPUTER)
    pilot.click("Continue")
    assert not isinstance(pilot.scene, PauseScene)
    pilot, _ = menu(make_pilot, ANN, COMPUTER)
    pilot.key("escape")
    assert not isinstance(pilot.scene, PauseScene)
    pilot, _ = menu(make_pilot, ANN, COMPUTER)
    pilot.key("return")
    assert not isinstance(pilot.scene, PauseScene), "it is the first thing the keyboard does"


def test_conceding_asks_first(make_pilot: MakePilot) -> None:
    pilot, session = menu(make_pilot, ANN, COMPUTER)
    pilot.click("Concede")
    pilot.key("escape")
    assert not session.is_over
    pilot.click("Concede")
    pilot.click("Concede")
    assert session.is_over
    assert not isinstance(pilot.scene, PauseScene), "the table below shows how it ended"


def test_conceding_does_not_ask_who_does_not_want_to_be_asked(make_pilot: MakePilot) -> None:
    pilot, session = menu(make_pilot, ANN, COMPUTER, confirmations=False)
    pilot.click("Concede")
    assert session.is_over


def test_of_two_people_the_one_who_concedes_is_asked_for(make_pilot: MakePilot) -> None:
    pilot, session = menu(make_pilot, ANN, BEN)
    pilot.click("Concede")
    assert pilot.says("Who concedes?")
    pilot.click("Nobody")
    assert not session.is_over
    pilot.click("Concede")
    pilot.click("Ben")
    assert session.match.state.outcome is not None
    assert session.match.state.outcome.winner == 0


def test_who_has_given_no_name_is_called_as_at_the_table(make_pilot: MakePilot) -> None:
    pilot, session = menu(make_pilot, SeatSetup("human"), SeatSetup("human"))
    pilot.click("Concede")
    pilot.click("Player 2")
    assert session.match.state.outcome is not None
    assert session.match.state.outcome.winner == 0


def test_there_may_be_nothing_to_take_back(make_pilot: MakePilot) -> None:
    pilot, _ = menu(make_pilot, ANN, COMPUTER)
    undo = pilot.widget("Take back")
    assert not undo.enabled
    assert undo.reason


def test_between_two_people_the_other_must_agree(make_pilot: MakePilot) -> None:
    pilot, session = menu(make_pilot, ANN, BEN, playing=True)
    before = len(session.match.actions)
    session.submit(session.match.state.decision.options[0])  # type: ignore[union-attr]
    pilot.scene.rebuild()
    pilot.click("Take back")
    assert pilot.says("Do you both agree?")
    pilot.click("Refuse")
    assert len(session.match.actions) == before + 1
    pilot.click("Take back")
    pilot.click("Agree")
    assert len(session.match.actions) == before


def test_against_the_computer_nobody_is_asked(make_pilot: MakePilot) -> None:
    pilot, session = menu(make_pilot, ANN, COMPUTER, playing=True)
    before = len(session.match.actions)
    session.submit(session.match.state.decision.options[0])  # type: ignore[union-attr]
    ask_undo(pilot.scene, session)
    assert len(session.match.actions) == before


def test_leaving_saves_the_match_for_later(make_pilot: MakePilot) -> None:
    pilot, session = menu(make_pilot, ANN, COMPUTER)
    session.notes["draft"] = "half a thought"
    pilot.click("Save and go to the title")
    assert isinstance(pilot.scene, TitleScene)
    assert pilot.says("Resume")
    pilot.click("Resume")
    assert pilot.scene.session.notes["draft"] == "half a thought"  # type: ignore[attr-defined]


def test_quitting_saves_as_well(make_pilot: MakePilot) -> None:
    pilot, _ = menu(make_pilot, ANN, COMPUTER)
    pilot.click("Save and quit")
    assert pilot.services.window.wants_quit  # type: ignore[attr-defined]
    assert pilot.services.storage.has_match()


def test_the_rules_open_from_it(make_pilot: MakePilot) -> None:
    pilot, _ = menu(make_pilot, ANN, COMPUTER)
    pilot.click("Rules")
    assert type(pilot.scene).__name__ == "RulebookScene"
    pilot.key("escape")
    assert isinstance(pilot.scene, PauseScene)


def test_nothing_can_be_read_through_the_blur(make_pilot: MakePilot) -> None:
    """The table below is drawn, but blurred and darkened to less than half its light."""
    services: list[Services] = []

    def bright(given: Services) -> Scene:
        services.append(given)
        return TitleScene(given)

    pilot = make_pilot(bright, display_language="en")
    pilot.settle()
    before = pilot.surface.get_at((60, 60))
    session = sit_down(pilot.services, ANN, COMPUTER)
    pilot.manager.open("pause", session=session)
    pilot.settle()
    after = pilot.surface.get_at((60, 60))
    assert sum(after[:3]) < sum(before[:3]) / 2
