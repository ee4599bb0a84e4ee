"""Who goes first: hands stay hidden until both have chosen, draws repeat, a coin lands."""

import pygame
import pytest

from game.core.first_player import JANKEN
from game.core.match import HUMAN, Match, MatchSetup, SeatSetup
from scenes.course import FIRST_SHOWN, Station, scene_now, station
from scenes.draw.frame import Frame
from scenes.first_player.hand_button import HandButton
from scenes.first_player.hands import draw_hand_card
from scenes.first_player.round import Round
from scenes.first_player.scene import FirstPlayerScene
from scenes.pause import PauseScene
from scenes.people import emblem_of
from scenes.scene import Scene
from scenes.services import Services
from scenes.session import Autosave, Session
from scenes.ui.box import Box
from tests.scenes.conftest import MakePilot
from tests.scenes.pilot import Pilot
from tests.scenes.shell.support import ANN, BEN, COMPUTER, hire, placed, show


def open_screen(
    make_pilot: MakePilot, *seats: SeatSetup, config: dict[str, str] | None = None, **more: object
) -> tuple[Pilot, Session]:
    sessions: list[Session] = []

    def table(services: Services) -> Scene:
        sessions.append(placed(services, *seats, **(config or {})))
        return scene_now(sessions[0], services)

    pilot = make_pilot(table, display_language="en", **more)
    assert isinstance(pilot.scene, FirstPlayerScene)
    return pilot, sessions[0]


def hands(pilot: Pilot) -> list[HandButton]:
    return pilot.widgets(HandButton)


def is_asked(session: Session) -> bool:
    decision = session.match.state.decision
    return decision is not None and decision.kind == JANKEN


def test_two_people_choose_at_the_same_time_by_keys(make_pilot: MakePilot) -> None:
    pilot, session = open_screen(make_pilot, ANN, BEN)
    pilot.key("j")
    assert is_asked(session), "the one on the right may be first"
    pilot.key("d")
    pilot.tick(2.0)
    assert pilot.says("Ann goes first"), "paper beats rock"
    pilot.key("return")
    assert station(session) is Station.TABLE
    assert session.match.to_move == 0


def test_a_hand_cannot_be_seen_before_both_have_chosen(make_pilot: MakePilot) -> None:
    seen = []
    for key in ("a", "s", "d"):
        pilot, session = open_screen(make_pilot, ANN, BEN)
        pilot.key(key)
        session.keeper.flush()  # the next pilot saves into the same folder
        pilot.settle()
        assert len(hands(pilot)) == 3, "the cards of who has chosen are gone"
        seen.append(pygame.image.tobytes(pilot.surface, "RGB"))
    assert seen[0] == seen[1] == seen[2], "the picture does not tell which hand it was"


def test_the_keyboard_does_not_tell_which_hand_was_chosen_with_it(make_pilot: MakePilot) -> None:
    seen = []
    for steps in range(3):
        pilot, session = open_screen(make_pilot, ANN, BEN)
        for _ in range(steps):
            pilot.key("right")
        pilot.key("return")
        session.keeper.flush()
        pilot.settle()
        assert len(hands(pilot)) == 3, "the cards of who has chosen are gone"
        seen.append(pygame.image.tobytes(pilot.surface, "RGB"))
    assert seen[0] == seen[1] == seen[2]


def test_return_alone_leads_through_janken(make_pilot: MakePilot) -> None:
    pilot, session = open_screen(make_pilot, ANN, BEN)
    assert pilot.scene.focus_scope.shows_focus, "what Return would play can be seen"
    pilot.key("return")
    pilot.key("right")
    pilot.key("return")
    pilot.tick(2.0)
    assert pilot.says("Ann goes first"), "rock beats scissors"
    pilot.key("return")
    assert session.notes[FIRST_SHOWN]


def test_the_hand_the_keyboard_is_on_rises(make_pilot: MakePilot) -> None:
    pilot, _ = open_screen(make_pilot, ANN, BEN)
    pilot.key("right")
    pilot.tick(0.5)
    risen = [hand.box.y - hand.risen.y for hand in hands(pilot)]
    assert [rise > 0 for rise in risen] == [False, True, False, False, False, False]


def test_a_pointer_takes_the_ring_away(make_pilot: MakePilot) -> None:
    pilot, _ = open_screen(make_pilot, ANN, BEN)
    pilot.click(hands(pilot)[0])
    assert len(hands(pilot)) == 3
    assert not pilot.scene.focus_scope.shows_focus


def test_a_chosen_hand_cannot_be_changed(make_pilot: MakePilot) -> None:
    pilot, session = open_screen(make_pilot, ANN, BEN)
    pilot.key("a")
    pilot.key("d")
    pilot.key("k")
    pilot.tick(2.0)
    assert pilot.says("Ann goes first"), "rock beats scissors; the paper came too late"
    assert not is_asked(session)


def test_a_draw_of_hands_repeats(make_pilot: MakePilot) -> None:
    pilot, session = open_screen(make_pilot, ANN, BEN)
    pilot.key("a")
    pilot.key("j")
    pilot.tick(1.2)
    assert is_asked(session)
    assert not hands(pilot), "equal hands are shown for a moment"
    pilot.tick(2.5)
    assert len(hands(pilot)) == 6
    pilot.key("s")
    pilot.key("j")
    pilot.tick(2.0)
    assert pilot.says("Ben goes first")


def test_the_pointer_chooses_one_after_the_other(make_pilot: MakePilot) -> None:
    pilot, _ = open_screen(make_pilot, ANN, BEN)
    assert pilot.says("while the other looks away")
    first = hands(pilot)
    pilot.click(first[0])
    pilot.click(hands(pilot)[1])
    pilot.tick(2.0)
    assert pilot.says("Ann goes first")


def test_the_computer_shows_its_hand_only_together_with_the_persons(
    make_pilot: MakePilot,
) -> None:
    pilot, session = open_screen(make_pilot, COMPUTER, ANN)
    assert len(hands(pilot)) == 3
    pilot.tick(0.2)
    assert session.match.to_move == 1, "the computer has chosen"
    for _ in range(30):
        if not is_asked(session):
            break
        pilot.key("j")
        pilot.tick(4.0)
    assert pilot.says("Decided by janken")


@pytest.mark.parametrize("way", ["coin", "fixed", "loser"])
def test_what_is_not_janken_is_announced(make_pilot: MakePilot, way: str) -> None:
    config = {"first_player": way, "first_seat": "1"}
    if way == "loser":
        config["last_loser"] = "0"
    pilot, session = open_screen(make_pilot, ANN, BEN, config=config)
    pilot.tick(2.0)
    name = session.name(session.match.state.active)
    assert pilot.says(f"{name} goes first")
    pilot.key("return")
    assert session.notes[FIRST_SHOWN]
    assert station(session) is not Station.FIRST_PLAYER


def test_the_coin_flies_before_it_tells(make_pilot: MakePilot) -> None:
    pilot, _ = open_screen(make_pilot, ANN, BEN, config={"first_player": "coin"})
    pilot.tick(0.4)
    assert not pilot.says("Decided by a coin")
    assert not hands(pilot), "there is nothing to choose"
    pilot.tick(2.0)
    assert pilot.says("Decided by a coin")


def test_without_motion_everything_is_there_at_once(make_pilot: MakePilot) -> None:
    pilot, _ = open_screen(make_pilot, ANN, BEN, config={"first_player": "coin"}, animation="none")
    pilot.tick(0.1)
    assert pilot.says("Decided by a coin")


def test_a_match_resumed_after_the_first_hand_knows_it(make_pilot: MakePilot) -> None:
    def table(services: Services) -> Scene:
        session = placed(services, ANN, BEN)
        show(session, "rock")
        return scene_now(session, services)

    pilot = make_pilot(table, display_language="en")
    assert len(hands(pilot)) == 3, "only the second person still chooses"


def test_the_menu_opens_and_a_match_ended_there_is_over(make_pilot: MakePilot) -> None:
    pilot, session = open_screen(make_pilot, ANN, COMPUTER)
    pilot.key("escape")
    assert isinstance(pilot.scene, PauseScene)
    pilot.click("Concede")
    pilot.click("Concede")
    pilot.tick(0.2)
    assert session.is_over
    assert type(pilot.scene).__name__ == "ResultScene"


def test_a_round_turns_the_cards_together_after_the_call() -> None:
    played = Round()
    assert (played.word, played.turned, played.winner) == (None, 0.0, None)
    played.show(("rock", "scissors"), at_once=False)
    assert (played.word, played.turned) == (0, 0.0)
    played.passed = 0.5
    assert (played.word, played.turned) == (1, 0.0)
    played.passed = 2.0
    assert (played.word, played.turned, played.winner) == (2, 1.0, 0)
    assert played.is_over
    draw = Round()
    draw.show(("rock", "rock"), at_once=True)
    assert draw.is_draw
    assert not draw.is_over, "a draw is shown a little longer"


@pytest.mark.parametrize(("seat", "said"), [("0", "You go first"), ("1", "Novice goes first")])
def test_you_go_first_but_a_name_goes(make_pilot: MakePilot, seat: str, said: str) -> None:
    config = {"first_player": "fixed", "first_seat": seat}
    pilot, _ = open_screen(make_pilot, SeatSetup(HUMAN, ""), COMPUTER, config=config)
    pilot.tick(2.0)
    assert pilot.says(said)


def test_without_motion_hands_lead_on_as_well(make_pilot: MakePilot) -> None:
    pilot, session = open_screen(make_pilot, ANN, BEN, animation="none")
    pilot.key("j")
    pilot.key("d")
    pilot.tick(0.1)
    pilot.key("return")
    assert station(session) is Station.TABLE


def dino_screen(make_pilot: MakePilot, **config: str) -> Pilot:
    def table(services: Services) -> Scene:
        hire(services)
        match = Match(MatchSetup("dino", config, 5, (ANN, BEN)))
        return scene_now(
            Session(match, services.opponents, keeper=Autosave(services.storage), pace=0.0),
            services,
        )

    pilot = make_pilot(table, display_language="en")
    assert isinstance(pilot.scene, FirstPlayerScene)
    return pilot


def test_sides_are_told_where_they_mean_something(make_pilot: MakePilot) -> None:
    pilot, _ = open_screen(make_pilot, ANN, BEN)
    assert pilot.says("Black circle")
    pilot.tick(0.1)
    dino = dino_screen(make_pilot, first_player="coin")
    dino.tick(2.0)
    assert dino.says("Decided by a coin")
    assert dino.says("Ann")
    assert not dino.says("side")


def test_people_carry_the_crests_of_the_game_they_play() -> None:
    assert emblem_of(HUMAN, "onmyo", 0) == "yin-yang"
    crests = {emblem_of(HUMAN, "dino", seat) for seat in (0, 1)}
    assert "yin-yang" not in crests
    assert len(crests) == 2
    assert emblem_of("expert", "dino", 1) == emblem_of("expert", "onmyo", 1)


def test_a_hand_lies_face_down_as_a_card_of_its_game() -> None:
    pygame.display.init()
    frame = Frame(1920, 1080)
    backs = []
    for game in ("onmyo", "dino"):
        surface = pygame.Surface((1920, 1080))
        draw_hand_card(surface, frame, Box(400, 300, 252, 354), None, game)
        backs.append(pygame.image.tobytes(surface, "RGB"))
    assert backs[0] != backs[1]
