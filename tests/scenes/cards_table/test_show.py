"""Truth first, motion after: whatever is shown, the picture ends where the view says."""

from pathlib import Path

import pytest

from game.core import engine
from game.core.rng import Dice, below
from game.core.types import Action
from game.texts import Texts
from scenes.cards_table.choreography import Choreography
from scenes.cards_table.layout import Places
from scenes.cards_table.picture import Picture
from scenes.cards_table.prompts import Prompter
from scenes.cards_table.sayings import TableSayings
from scenes.cards_table.scene import CardTableScene
from scenes.cards_table.telling import Telling
from scenes.cards_table.words import Words
from scenes.curtain import CurtainScene
from scenes.draw.seals import Mark
from scenes.session import Happening
from tests.dino.tables import play, table
from tests.scenes.cards_table.tables import (
    ALONE,
    CardsPilot,
    at_question,
    busy,
    new_match,
    pilot_of,
    played_match,
    services_in,
    session_of,
    truth,
)
from tests.scenes.pilot import STEP


def differences(pilot: CardsPilot) -> list[str]:
    showing = pilot.table.showing
    return showing.picture.differences(pilot.session.view, showing.places)


def play_one(pilot: CardsPilot, dice: Dice) -> None:
    """Carry out an action behind the table's back, as the computer would."""
    session = pilot.session
    session.submit(busy(engine.legal(truth(pilot)), dice))


@pytest.mark.parametrize("animation", ["full", "brief", "none"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_picture_ends_where_the_view_says(seed: int, animation: str, tmp_path: Path) -> None:
    pilot = pilot_of(tmp_path, new_match(seed), {"session.sharing": "open"}, animation=animation)
    dice = Dice(seed)
    for _ in range(70):
        if pilot.session.is_over:
            break
        play_one(pilot, dice)
        for _ in range(1 + below(dice, 40)):  # stop in the middle of things
            pilot.manager.update(STEP)
        pilot.table.showing.finish()
        assert differences(pilot) == []


def test_everything_shown_to_its_end_ends_there_as_well(tmp_path: Path) -> None:
    pilot = pilot_of(tmp_path, new_match(4), {"session.sharing": "open"}, animation="full")
    dice = Dice(4)
    for _ in range(40):
        play_one(pilot, dice)
        pilot.tick(STEP)
        while not pilot.table.showing.is_idle:
            pilot.manager.update(1 / 20)
        assert differences(pilot) == []


def test_the_last_turn_is_shown_once_more_and_leaves_no_trace(tmp_path: Path) -> None:
    pilot = pilot_of(tmp_path, played_match(2, 8), {"session.sharing": "open"}, animation="full")
    pilot.settle()
    before = truth(pilot)
    pilot.key("l")
    assert pilot.table.showing.is_replaying
    assert pilot.says("前のターンをもう一度")
    pilot.tick(0.5)
    pilot.click((907.0, 640.0))
    assert not pilot.table.showing.is_replaying
    assert differences(pilot) == []
    assert truth(pilot) is before


def test_nothing_to_show_again_is_said(tmp_path: Path) -> None:
    pilot = pilot_of(tmp_path, new_match(2))
    pilot.key("l")
    assert pilot.says("まだ一手も指されていません。")


def test_the_computers_acts_are_announced_before_they_happen(tmp_path: Path) -> None:
    services = services_in(tmp_path, animation="full")
    match = played_match(3, 6, ALONE)
    while match.to_move != 0 or "end_turn" not in {o.kind for o in engine.legal(match.state)}:
        match.submit(engine.legal(match.state)[-1])
    pilot = CardsPilot(services, session_of(match, services))
    pilot.settle()
    said: set[str] = set()
    end = next(o for o in engine.legal(match.state) if o.kind == "end_turn")
    pilot.table.playing.answer(end)
    pilot.confirm_dialog()
    for _ in range(600):
        pilot.manager.update(STEP)
        said.add(pilot.table.furniture.strip.asking.headline)
    assert any("奥のターン" in words for words in said)


def test_taking_back_brings_the_cards_back(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers="summon")
    summon = next(o for o in engine.legal(truth(pilot)) if o.kind == "summon")
    hand = len(pilot.session.view.zones["hand0"])
    pilot.table.playing.answer(summon)
    pilot.wait()
    if pilot.session.can_undo():
        pilot.key("z", ctrl=True)
        pilot.wait()
        assert len(pilot.session.view.zones["hand0"]) == hand
    assert differences(pilot) == []


def test_behind_the_doors_the_record_is_there_and_the_turn_waits_for_its_beginning(
    tmp_path: Path,
) -> None:
    """The next turn is not ended, by a key pressed twice, before it has been shown to begin."""
    match = played_match(2, 4)
    while match.state.decision is not None and match.state.decision.kind != "main":
        match.submit(match.state.decision.options[0])
    pilot = pilot_of(tmp_path, match, animation="full")
    pilot.wait()
    end = next(one for one in engine.legal(truth(pilot)) if one.kind == "end_turn")
    pilot.session.submit(end)
    turn = truth(pilot).turn
    for _ in range(400):
        pilot.tick(STEP)
        if isinstance(pilot.scene, CurtainScene):
            pilot.key("return")
            break
    while not isinstance(pilot.scene, CardTableScene):
        pilot.tick(STEP)
    assert not pilot.table.showing.is_idle
    assert pilot.table.furniture.log.count
    assert not pilot.table.furniture.rail.finish.enabled
    pilot.key("e")
    assert truth(pilot).turn == turn
    pilot.settle()
    assert pilot.table.furniture.rail.finish.enabled


def test_a_turn_begins_with_its_first_phase_and_not_with_the_end_of_the_last(
    tmp_path: Path,
) -> None:
    pilot = pilot_of(tmp_path, played_match(4, 5, ALONE), animation="full")
    pilot.wait()
    showing, shown = pilot.table.showing, []
    before = showing.picture.numbers.turn
    pilot.session.submit(Action("end_turn", 0))
    for _ in range(600):
        pilot.manager.update(STEP)
        shown.append((showing.picture.numbers.turn, showing.picture.numbers.phase))
    assert next(phase for turn, phase in shown if turn > before) == "reset"


def test_the_strip_says_that_hands_are_dealt_before_the_first_turn(tmp_path: Path) -> None:
    pilot = pilot_of(tmp_path, new_match(1), animation="full")
    prompter = Prompter(pilot.table.words)
    said = prompter.shown(pilot.table.showing.picture, replaying=False)
    assert said.headline == "手札を配ります"


@pytest.mark.parametrize(("target", "mark"), [("egg", Mark.WIN), ("wasp", Mark.MUTUAL)])
def test_a_battle_shows_the_seal_of_who_falls(target: str, mark: Mark) -> None:
    """Whoever wins and is taken along (D-54) has not won."""
    cards = "{rex: {battle: 300}, egg: {battle: 100}, wasp: {battle: 100, keywords: [mutual]}}"
    there = f"[{{field: [rex]}}, {{field: [{{card: {target}, state: dormant}}]}}]"
    before = table(f"{{phase: attack, seats: {there}}}", cards)
    after = before.clone()
    events = play(after, f"{{seat: 0, attack: rex, target: {target}}}")
    while after.decision is not None and after.decision.seat == 1:
        events += engine.play(after, Action("pass", 1))
    places = Places("dino", 0)
    work = Choreography(Picture.of(before, places), places)
    work.resume()
    happening = Happening(0, (), tuple(events), before, after)
    words = Words(Texts("en"), before, ("Ann", "Ben"), (0, 1))
    seals = []
    for beat in Telling(work, happening, TableSayings(words), own=True).beats(events):
        beat.on_start()
        seals.append(work.picture.seal.mark if work.picture.seal else None)
        beat.on_end()
    assert [seal for seal in seals if seal] == [mark]
