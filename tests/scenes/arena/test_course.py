"""A match from the first orb to the result; senseless hands; both on the real stack of scenes."""

import random
from pathlib import Path

import pytest

from game.core import engine
from game.core.match import HUMAN, Match, SeatSetup
from game.core.types import Action
from scenes.arena.scene import ArenaScene
from scenes.arena.screens import scene_for
from scenes.arena.setup.scene import SetupScene
from scenes.course import scene_now
from scenes.result.scene import ResultScene
from scenes.scene import Scene
from scenes.services import Services
from scenes.session import Session
from tests.scenes.arena.tables import (
    PEOPLE,
    NoKeeper,
    new_match,
    placed_match,
    played_match,
    services_in,
    session_of,
)
from tests.scenes.monkey import KEYS, monkey
from tests.scenes.pilot import STEP, Pilot

ALONE = (SeatSetup(HUMAN, ""), SeatSetup("adept"))


def pilot_of(match: Match, services: Services) -> tuple[Pilot, Session]:
    session = Session(match, services.opponents, keeper=NoKeeper(), pace=0.0)
    return Pilot(lambda it: scene_now(session, it), services), session


def until(pilot: Pilot, kind: type[Scene], seconds: float = 40.0) -> None:
    for _ in range(round(seconds / STEP)):
        if isinstance(pilot.scene, kind):
            return
        pilot.tick(STEP)
    raise AssertionError(f"{kind.__name__} never came; there is {pilot.scene}")


def play_at_random(session: Session, rng: random.Random) -> None:
    """Answer for the person to move, behind the scenes' back."""
    state = session.match.state.clone()
    seat = state.decision.seat if state.decision else 0
    actions: list[Action] = []
    turn = state.turn
    while state.decision is not None and (state.decision.seat, state.turn) == (seat, turn):
        actions.append(rng.choice(engine.legal(state)))
        engine.play(state, actions[-1])
    session.submit(*actions)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_match_against_the_computer_from_set_up_to_result(seed: int, tmp_path: Path) -> None:
    services = services_in(tmp_path, animation="none")
    pilot, session = pilot_of(new_match(seed, ALONE), services)
    assert isinstance(pilot.scene, SetupScene)
    pilot.click("おまかせ")
    pilot.click("配置を決める")
    rng = random.Random(seed)
    for _ in range(20_000):
        if isinstance(pilot.scene, ResultScene):
            break
        decision = session.match.state.decision
        if isinstance(pilot.scene, ArenaScene) and decision is not None and decision.seat == 0:
            play_at_random(session, rng)
        elif not isinstance(pilot.scene, (ArenaScene, SetupScene)):
            pilot.key("return")
        pilot.tick(STEP)
        if session.view.turn > 60 and not session.is_over:
            session.concede(0)
    assert isinstance(pilot.scene, ResultScene)


def test_two_people_place_one_after_the_other_behind_a_curtain(tmp_path: Path) -> None:
    services = services_in(tmp_path, animation="none")
    pilot, session = pilot_of(new_match(3, PEOPLE), services)
    assert type(pilot.scene).__name__ == "CurtainScene"  # both look on when it begins
    pilot.key("return")
    pilot.tick(0.5)
    pilot.click("おまかせ")
    pilot.click("配置を決める")
    pilot.tick(0.5)
    assert type(pilot.scene).__name__ == "CurtainScene"
    pilot.key("return")
    pilot.tick(0.5)
    assert isinstance(pilot.scene, SetupScene)
    assert pilot.scene.seat == 1
    assert all(card.kind == "?" for card in session.view.cards.values() if card.owner == 0)
    pilot.click("おまかせ")
    pilot.click("配置を決める")
    for _ in range(200):
        if isinstance(pilot.scene, ArenaScene):
            break
        pilot.key("return")
        pilot.tick(0.2)
    assert isinstance(pilot.scene, ArenaScene)


def test_hidden_pieces_lie_face_down_until_they_are_summoned(tmp_path: Path) -> None:
    match = placed_match(2, ALONE, {"hidden_reserve": "yes"})
    session = session_of(match, services := services_in(tmp_path))
    pilot = Pilot(lambda it: scene_for(session, it), services)
    scene = pilot.scene
    assert isinstance(scene, ArenaScene)
    assert {scene.showing.picture.pieces[piece].kind for piece in (3, 4, 5)} == {"?"}
    pilot.tick(0.2)


def test_the_handicap_is_asked_in_the_arena(tmp_path: Path) -> None:
    match = placed_match(2, ALONE, {"handicap": "orb_aside", "first_seat": "1"})
    session = session_of(match, services := services_in(tmp_path, animation="none"))
    pilot = Pilot(lambda it: scene_for(session, it), services)
    scene = pilot.scene
    assert isinstance(scene, ArenaScene)
    pilot.tick(0.1)
    assert pilot.says("脇に置く")
    plan = scene.playing.plan
    assert plan is not None
    orb = plan.usable_orbs()[0]
    pilot.click(scene.table.wheel(0).orbs[orb])
    pilot.key("return")
    pilot.tick(0.5)
    assert session.match.state.tracks[0, f"aside_{orb}"] == 1


def test_two_games_of_a_pair_are_played_on_one_screen(tmp_path: Path) -> None:
    match = placed_match(2, PEOPLE, {"match": "pair"})
    session = session_of(match, services := services_in(tmp_path, animation="none"))
    pilot = Pilot(lambda it: scene_for(session, it), services)
    rng = random.Random(4)
    seen = set()
    for _ in range(700):
        if session.is_over:
            break
        play_at_random(session, rng)
        pilot.tick(STEP)
        if isinstance(pilot.scene, ArenaScene):
            seen |= {text for text in pilot.texts() if "局" in text}
            pilot.scene.showing.finish()
            assert not pilot.scene.showing.picture.differences(session.view, pilot.scene.table)
    assert session.is_over
    assert {"第1局（全2局）", "第2局（全2局）"} <= seen


@pytest.mark.parametrize("seed", range(3))
def test_senseless_hands_at_the_arena(seed: int, tmp_path: Path) -> None:
    services = services_in(tmp_path, animation_speed=2.0)
    session = session_of(played_match(seed, 6), services)
    pilot = Pilot(lambda it: scene_for(session, it), services)
    monkey(pilot, seed=seed, events=500, keys=(*KEYS, "r", "l", "m", "2", "3", "4"))


@pytest.mark.parametrize("seed", range(2))
def test_senseless_hands_at_the_set_up(seed: int, tmp_path: Path) -> None:
    services = services_in(tmp_path)
    session = Session(new_match(seed, ALONE), services.opponents, keeper=NoKeeper(), pace=0.0)
    pilot = Pilot(lambda it: scene_for(session, it), services)
    monkey(pilot, seed=seed, events=500, keys=(*KEYS, "r", "s", "2", "3", "4"))
