"""Standing orders of a defender: always asked, asked if able, asked while a key is held."""

from pathlib import Path

import pygame
import pytest

from game.core import engine, moves
from game.core.match import Match
from game.core.types import Action
from game.dino import table
from game.dino.forecast import attack_now
from scenes.cards_table.foresight import may_respond
from scenes.cards_table.responses import PAUSE, Respond, note_of, order_of
from scenes.curtain import CurtainScene
from tests.scenes.cards_table.tables import (
    ALONE,
    PEOPLE,
    CardsPilot,
    Seats,
    pilot_of,
    played_match,
    truth,
)
from tests.scenes.pilot import STEP


def attacked_match(seats: Seats, *, able: bool) -> Match:
    """A match in which seat 0 is asked for a counter-spell, having one or not."""
    for seed in range(1, 120):
        match = played_match(seed, 4 + seed % 9, seats)
        for _ in range(40):
            decision = match.state.decision
            if decision is None:
                break
            spells = any(option.kind == "cast" for option in decision.options)
            if decision.seat == 0 and decision.kind == "counter" and spells is able:
                return match
            attacks = [o for o in decision.options if o.kind in ("attack", "to_attack")]
            match.submit((attacks or list(decision.options))[-1])
    raise AssertionError("nobody is ever attacked so")


def before_the_attack(match: Match) -> tuple[Match, Action]:
    """The match as it was before the attack was declared, and the attack."""
    actions = list(match.actions)
    while actions[-1].kind != "attack":
        actions.pop()
    earlier = Match(match.setup)
    for action in actions[:-1]:
        earlier.submit(action)
    return earlier, actions[-1]


def order(seat: int, respond: Respond) -> dict[str, str]:
    return {note_of(seat): respond}


def is_asked(pilot: CardsPilot) -> bool:
    decision = truth(pilot).decision
    return decision is not None and decision.kind == "counter" and decision.seat == 0


def has_passed(pilot: CardsPilot, already: int) -> bool:
    """Whether the first thing done after `already` actions was to let an attack pass."""
    later = pilot.session.match.actions[already:]
    return bool(later) and later[0] == Action("pass", 0)


def wait(pilot: CardsPilot, seconds: float) -> None:
    for _ in range(round(seconds / STEP)):
        pilot.manager.update(STEP)


def test_against_the_computer_a_defender_is_asked_when_able(tmp_path: Path) -> None:
    able = pilot_of(tmp_path, attacked_match(ALONE, able=True))
    wait(able, 5.0)
    assert is_asked(able)
    assert able.button("対抗しない")
    unable = pilot_of(tmp_path, attacked_match(ALONE, able=False))
    count = len(unable.session.match.actions)
    wait(unable, 5.0)
    assert has_passed(unable, count)


@pytest.mark.parametrize(("respond", "asked"), [("able", False), ("always", True)])
def test_an_attack_that_comes_to_nothing_is_passed_unless_always_asked(
    respond: str, asked: bool, tmp_path: Path
) -> None:
    match = attacked_match(ALONE, able=True)
    pilot = pilot_of(tmp_path, match, respond_alone=respond)
    view = pilot.session.view
    moves.mark(view, attack_now(view)[0], table.ATTACKER, 0, lambda _event: None)
    assert pilot.table.responses.is_passing() is not asked
    if asked:
        pilot.wait()
        assert pilot.says("もう攻撃は行われません")


@pytest.mark.parametrize("able", [True, False])
def test_between_two_people_a_defender_is_always_asked(able: bool, tmp_path: Path) -> None:
    match, attack = before_the_attack(attacked_match(PEOPLE, able=able))
    pilot = pilot_of(tmp_path, match)
    pilot.wait()
    pilot.table.playing.answer(attack)
    pilot.settle()
    assert isinstance(pilot.scene, CurtainScene)


@pytest.mark.parametrize("able", [True, False])
def test_who_wants_to_be_is_always_asked(able: bool, tmp_path: Path) -> None:
    match = attacked_match(ALONE, able=able)
    pilot = pilot_of(tmp_path, match, respond_alone=Respond.ALWAYS.value)
    wait(pilot, 5.0)
    assert is_asked(pilot)


def test_passing_by_order_takes_as_long_as_a_look(tmp_path: Path) -> None:
    unable = pilot_of(tmp_path, attacked_match(ALONE, able=False))
    count = len(unable.session.match.actions)
    wait(unable, PAUSE * 0.6)
    assert is_asked(unable)
    wait(unable, PAUSE)
    assert has_passed(unable, count)


def test_asked_while_a_key_is_held(tmp_path: Path) -> None:
    pilot = pilot_of(tmp_path, attacked_match(ALONE, able=True), respond_alone="held")
    pilot.key_down(pygame.K_LSHIFT)
    wait(pilot, 3.0)
    assert is_asked(pilot)
    count = len(pilot.session.match.actions)
    pilot.key_up(pygame.K_LSHIFT)
    wait(pilot, PAUSE + 0.5)
    assert has_passed(pilot, count)


def test_between_two_people_only_what_both_see_decides(tmp_path: Path) -> None:
    """The doors close whenever the table allows a counter-spell, whatever is in the hand."""
    for able in (True, False):
        match, attack = before_the_attack(attacked_match(PEOPLE, able=able))
        if not may_respond(match.view(1), 0):
            match.state.tracks[0, table.PP] = 9
            match.state.tracks[0, table.PP_MAX] = 9
        pilot = pilot_of(tmp_path, match, order(0, Respond.ABLE))
        pilot.wait()
        pilot.session.match.state.tracks.update(match.state.tracks)
        pilot.table.playing.answer(attack)
        pilot.settle()
        assert isinstance(pilot.scene, CurtainScene), able


def test_between_two_people_nobody_is_called_where_all_see_that_nothing_can_be_done(
    tmp_path: Path,
) -> None:
    match, attack = before_the_attack(attacked_match(PEOPLE, able=False))
    pilot = pilot_of(tmp_path, match, order(0, Respond.ABLE))
    pilot.wait()
    pilot.session.match.state.tracks[0, table.PP] = 0
    pilot.session.match.state.tracks[0, table.PP_MAX] = 0
    pilot.table.playing.answer(attack)
    wait(pilot, 4.0)
    assert not is_asked(pilot)
    decision = truth(pilot).decision
    blocks = decision is not None and decision.kind == "block"  # who may block, all can see
    assert isinstance(pilot.scene, CurtainScene) is blocks


def choose_next(pilot: CardsPilot, rows: int) -> None:
    """Choose what stands right of the present choice in a row of the menu of the table."""
    pilot.wait()
    pilot.key("t")
    for _ in range(rows):
        pilot.key("tab")
    pilot.key("right")
    pilot.key("escape")


def test_the_order_of_a_person_alone_is_remembered_for_good(tmp_path: Path) -> None:
    pilot = pilot_of(tmp_path, played_match(1, 5, ALONE))
    choose_next(pilot, 0)
    assert pilot.services.storage.read_settings().respond_alone == Respond.HELD
    assert order_of(pilot.session, 0, pilot.services.settings) is Respond.HELD


def test_each_of_two_people_has_an_order_and_the_last_is_remembered(tmp_path: Path) -> None:
    pilot = pilot_of(tmp_path, played_match(1, 5, PEOPLE))
    choose_next(pilot, 1)
    settings = pilot.services.storage.read_settings()
    assert settings.respond_two == Respond.ABLE
    assert settings.respond_alone == "able"
    orders = [order_of(pilot.session, seat, settings) for seat in (0, 1)]
    assert orders == [Respond.ABLE, Respond.ALWAYS], "the other keeps the own order"


def test_pass_is_its_own_key_and_no_end_of_turn(tmp_path: Path) -> None:
    pilot = pilot_of(tmp_path, attacked_match(ALONE, able=True))
    pilot.wait()
    pilot.key("e")
    pilot.key("a")
    assert is_asked(pilot)
    assert not pilot.table.furniture.rail.finish.enabled
    assert len(engine.legal(truth(pilot))) > 1
    count = len(pilot.session.match.actions)
    pilot.key("p")
    assert has_passed(pilot, count)
