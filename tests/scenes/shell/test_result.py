"""The result: the verdict for who looks, its clause, its numbers, and the next match."""

import pytest

from game.ai.player import RandomPlayer
from game.core.match import Match, MatchSetup, SeatSetup
from scenes.draw.text import text_size
from scenes.lobby.plan import remembered
from scenes.lobby.scene import LobbyScene
from scenes.result.scene import HAIRLINE, LABEL, NAMES, NUMBERS, ResultScene
from scenes.result.story import story_of
from scenes.rulebook.scene import RulebookScene
from scenes.scene import Scene
from scenes.services import Services
from scenes.session import Autosave, Session
from scenes.title.scene import TitleScene
from scenes.ui.box import SHEET
from tests.scenes.conftest import MakePilot
from tests.scenes.pilot import Pilot
from tests.scenes.shell.support import ANN, BEN, COMPUTER, GAME, hire, sit_down


def conceded(
    make_pilot: MakePilot, *seats: SeatSetup, loser: int = 0, **config: str
) -> tuple[Pilot, Session]:
    sessions: list[Session] = []

    def table(services: Services) -> Scene:
        session = sit_down(services, *seats, **config)
        session.concede(loser)
        sessions.append(session)
        return ResultScene(services, session)

    pilot = make_pilot(table, display_language="en")
    return pilot, sessions[0]


def played_out(services: Services, **config: str) -> Session:
    """A match played at random to its end."""
    hire(services)
    match = Match(MatchSetup(GAME, config, 3, (ANN, COMPUTER)))
    player = RandomPlayer(3)
    while (decision := match.state.decision) is not None:
        match.submit(player.choose(match.state, decision))
    return Session(match, services.opponents, keeper=Autosave(services.storage))


def test_a_person_sees_their_own_victory_or_defeat(make_pilot: MakePilot) -> None:
    pilot, _ = conceded(make_pilot, ANN, COMPUTER, loser=0)
    assert pilot.says("Defeat")
    assert pilot.says("Novice wins")
    pilot, _ = conceded(make_pilot, ANN, COMPUTER, loser=1)
    assert pilot.says("Victory")


def test_two_people_see_who_won(make_pilot: MakePilot) -> None:
    pilot, _ = conceded(make_pilot, ANN, BEN, loser=0)
    assert pilot.says("Victory")
    assert pilot.says("Ben wins")


def test_the_reason_has_a_clause_that_opens_the_rulebook(make_pilot: MakePilot) -> None:
    pilot, _ = conceded(make_pilot, ANN, COMPUTER)
    assert pilot.says("Conceded")
    pilot.click("C-7")
    assert isinstance(pilot.scene, RulebookScene)
    pilot.key("escape")
    assert isinstance(pilot.scene, ResultScene)


def test_the_numbers_are_those_of_the_match(make_pilot: MakePilot) -> None:
    pilot = make_pilot(
        lambda services: ResultScene(services, played_out(services)), display_language="en"
    )
    scene = pilot.scene
    assert isinstance(scene, ResultScene)
    turns = str(scene.session.match.state.turn)
    assert turns in pilot.texts()
    for label in ("Turns", "Summons", "Battles won", "Orbs paid", "Time"):
        assert pilot.says(label)


def test_both_games_of_a_pair_are_told(make_pilot: MakePilot) -> None:
    pilot = make_pilot(
        lambda services: ResultScene(services, played_out(services, match="pair")),
        display_language="en",
    )
    assert pilot.says("Game 1")
    assert pilot.says("Game 2")


def test_a_rematch_keeps_the_seats_and_knows_who_lost(make_pilot: MakePilot) -> None:
    pilot, session = conceded(make_pilot, ANN, BEN, loser=1, first_player="loser")
    pilot.click("Once more")
    begun = pilot.scene.session  # type: ignore[attr-defined]
    assert begun is not session
    assert begun.match.setup.seats == session.match.setup.seats
    assert begun.match.setup.config["last_loser"] == "1"
    assert begun.match.setup.seed != session.match.setup.seed


def test_a_rematch_with_changed_sides_takes_the_loser_along(make_pilot: MakePilot) -> None:
    pilot, _ = conceded(make_pilot, ANN, BEN, loser=1, first_player="loser")
    pilot.click("Once more, sides changed")
    setup = pilot.scene.session.match.setup  # type: ignore[attr-defined]
    assert [seat.name for seat in setup.seats] == ["Ben", "Ann"]
    assert setup.config["last_loser"] == "0"


def test_the_set_up_can_be_changed_before_the_next_match(make_pilot: MakePilot) -> None:
    pilot, _ = conceded(make_pilot, ANN, BEN, loser=0)
    pilot.click("Change the set-up")
    assert isinstance(pilot.scene, LobbyScene)
    assert pilot.scene.plan.names == ("Ann", "Ben")
    assert pilot.scene.plan.last_loser == 0


def test_a_finished_match_is_remembered_but_not_resumed(make_pilot: MakePilot) -> None:
    pilot, session = conceded(make_pilot, ANN, COMPUTER)
    session.keeper.flush()
    pilot.click("To the title")
    assert isinstance(pilot.scene, TitleScene)
    assert not pilot.says("Resume")
    plan = remembered(pilot.services.settings, GAME)
    assert plan is not None
    assert plan.last is not None
    assert plan.last.reason == "conceded"


def test_the_keyboard_starts_the_rematch(make_pilot: MakePilot) -> None:
    pilot, session = conceded(make_pilot, ANN, COMPUTER)
    pilot.key("tab")
    pilot.key("tab")
    pilot.key("return")
    assert pilot.scene.session is not session  # type: ignore[attr-defined]


def test_return_plays_once_more_when_the_ring_is_drawn(make_pilot: MakePilot) -> None:
    """Not before: the key may have been meant for the table that has just gone."""
    pilot, session = conceded(make_pilot, ANN, COMPUTER)
    pilot.tick(0.1)
    pilot.key("return")
    assert isinstance(pilot.scene, ResultScene)
    pilot.tick(1.0)
    pilot.key("return")
    assert not isinstance(pilot.scene, ResultScene)
    assert pilot.scene.session is not session


def test_the_ring_comes_to_rest_and_a_defeat_does_not_glitter(make_pilot: MakePilot) -> None:
    pilot, _ = conceded(make_pilot, ANN, COMPUTER)
    assert pilot.scene.is_animating
    pilot.tick(1.5)
    assert not pilot.scene.is_animating


def test_a_line_parts_each_number_from_the_next(make_pilot: MakePilot) -> None:
    """In a small window too, where a unit is less than a pixel."""
    pilot, session = conceded(make_pilot, ANN, COMPUTER)
    pilot.settle()
    count = len(story_of(session, pilot.services.texts).numbers)
    y = pilot.scene.frame.rect(0, NUMBERS.y + 24, 1, 1).y
    row = [tuple(pilot.surface.get_at((x, y)))[:3] for x in range(pilot.surface.get_width())]
    assert row.count(HAIRLINE) == count


@pytest.mark.parametrize("language", ["ja", "en"])
def test_headings_of_large_text_keep_apart(make_pilot: MakePilot, language: str) -> None:
    pilot = make_pilot(
        lambda services: ResultScene(services, played_out(services)),
        display_language=language,
        text_size=150,
    )
    scene = pilot.scene
    assert isinstance(scene, ResultScene)
    labels = [number.label for number in scene._story.numbers]
    columns = (scene.numbers_box.w - NAMES) / len(labels)
    for label in labels:
        assert text_size(scene.frame, label, size=LABEL)[0] + 40 <= columns
    assert SHEET.contains((scene.numbers_box.x, scene.numbers_box.y))
