"""The keyboard at the card table: where it starts, what it reaches, what it never does."""

from pathlib import Path

import pytest

from game.core import engine
from game.core.types import Action, Handle
from game.dino import table
from scenes.cards_table.prompts import Command, Order
from scenes.cards_table.readiness import READING
from scenes.draw.seals import Mark
from scenes.table.spot import Spot
from scenes.ui.button import Button
from scenes.ui.dialog import Dialog
from scenes.ui.navigate import Direction, neighbour
from tests.scenes.cards_table.tables import (
    ALONE,
    CardsPilot,
    at_question,
    new_match,
    pilot_of,
    truth,
)
from tests.scenes.pilot import STEP

SUMMON = "summon"


def focused(pilot: CardsPilot) -> Handle | Command | str | None:
    """What the keyboard is on: a place, a command of the strip, or the label of a button."""
    at = pilot.scene.focus_scope.focused
    if isinstance(at, Spot):
        assert isinstance(at.handle, tuple)
        return at.handle
    strip = pilot.table.furniture.strip
    if at is not None and at in strip.children:
        command = strip.command_of(at)
        assert isinstance(command, Command)
        return command
    return at.label if at is not None else None


def rings(pilot: CardsPilot) -> bool:
    return pilot.scene.focus_scope.shows_focus


def order(pilot: CardsPilot) -> Order | None:
    at = focused(pilot)
    return at.order if isinstance(at, Command) else None


def opened(folder: Path, animation: str = "none") -> CardsPilot:
    """A table at the very first question: which cards to draw anew."""
    pilot = pilot_of(folder, new_match(1, ALONE), animation=animation)
    pilot.wait()
    assert pilot.table.playing.kind == "redraw"
    return pilot


def usable_number(pilot: CardsPilot, kind: str) -> tuple[int, Action]:
    """The number of the first card of the hand that can be played so."""
    action = next(o for o in engine.legal(truth(pilot)) if o.kind == kind)
    assert action.source is not None
    return truth(pilot).zones[table.HAND[0]].index(int(str(action.source[1]))) + 1, action


def walk(pilot: CardsPilot, key: str = "tab", most: int = 60) -> list[object]:
    """Everything a key comes to until it comes round."""
    found: list[object] = []
    for _ in range(most):
        pilot.key(key)
        at = pilot.scene.focus_scope.focused
        if at in found:
            break
        found.append(at)
    return found


# --- a pick


def test_a_picked_card_takes_the_keyboard_to_its_first_slot(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers=SUMMON)
    number, action = usable_number(pilot, SUMMON)
    pilot.key(str(number))
    pilot.tick(STEP)
    targets = pilot.table.playing.targets()
    assert targets
    assert focused(pilot) == targets[0]
    assert rings(pilot)
    before = len(pilot.session.match.actions)
    pilot.key("return")
    done = pilot.session.match.actions[before]
    assert (done.kind, done.source) == (action.kind, action.source)


@pytest.mark.parametrize("key", ["tab", "left", "right", "down", "up"])
def test_with_a_card_picked_only_its_slots_and_the_answers_are_reached(
    key: str, tmp_path: Path
) -> None:
    pilot = at_question(tmp_path, "main", offers=SUMMON)
    number, _ = usable_number(pilot, SUMMON)
    pilot.key(str(number))
    pilot.tick(STEP)
    targets, strip = set(pilot.table.playing.targets()), pilot.table.furniture.strip
    for at in walk(pilot, key):
        assert (isinstance(at, Spot) and at.handle in targets) or at in strip.children


def test_the_strip_lies_between_slots_and_hand_for_the_arrows(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers=SUMMON)
    number, _ = usable_number(pilot, SUMMON)
    pilot.key(str(number))
    pilot.tick(STEP)
    pilot.key("down")
    assert order(pilot) is Order.CANCEL
    pilot.key("up")
    assert focused(pilot) in pilot.table.playing.targets()


def test_escape_puts_the_keyboard_back_on_the_card(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers=SUMMON)
    number, action = usable_number(pilot, SUMMON)
    pilot.key(str(number))
    pilot.tick(STEP)
    pilot.key("escape")
    pilot.tick(STEP)
    assert pilot.table.playing.chosen is None
    assert focused(pilot) == action.source
    assert rings(pilot)


def test_return_on_a_spell_picks_it_and_return_uses_it(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers="cast")
    number, action = usable_number(pilot, "cast")
    pilot.key(str(number))
    pilot.tick(STEP)
    assert order(pilot) is Order.USE
    before = len(pilot.session.match.actions)
    pilot.key("return")
    pilot.confirm_dialog()
    assert pilot.session.match.actions[before] == action


# --- without a pick


def test_tab_stops_at_nothing_that_is_dead(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers=SUMMON)
    view, usable = pilot.session.view, set(pilot.table.playing.usable())
    own = {("card", card) for card in table.field(view, 0)}
    stops = [at.handle for at in walk(pilot) if isinstance(at, Spot)]
    piles = {("pile", zone) for zone in table.STRATA if view.zones[zone]}
    assert set(stops) == usable | own | piles
    rail = pilot.table.furniture.rail
    assert rail.finish in walk(pilot)


def test_arrows_come_to_cards_that_cannot_be_used_and_return_says_why(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main")
    foreign = next(iter(table.field(pilot.session.view, 1)))
    spot = pilot.table.furniture.spots.spot(("card", foreign))
    assert spot is not None
    assert spot.focusable
    pilot.scene.focus_scope.focus(spot, visibly=True)
    pilot.key("return")
    refusal = pilot.table.playing.refusal
    assert refusal is not None
    assert pilot.says(refusal.clause)


# --- a question comes


def test_the_keyboard_starts_at_the_first_card_without_a_ring(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers=SUMMON)
    first = focused(pilot)
    assert first in pilot.table.playing.usable()
    assert not rings(pilot)
    pilot.key("return")
    assert rings(pilot), "the first one only shows where the keyboard is"
    assert pilot.table.playing.chosen is None
    pilot.key("return")
    assert pilot.table.playing.chosen == first


def test_a_redraw_starts_at_its_button_which_keeps_the_keyboard(tmp_path: Path) -> None:
    pilot = opened(tmp_path)
    assert order(pilot) is Order.DONE
    pilot.key("1")
    pilot.tick(STEP)
    assert order(pilot) is Order.DONE, "the button says something else now"
    pilot.key("return")
    kinds = [action.kind for action in pilot.session.match.actions if action.seat == 0]
    assert kinds[:1] == ["redraw"]
    assert truth(pilot).decision is None or pilot.table.playing.kind != "redraw"


@pytest.mark.parametrize("kind", ["may", "choose", "block", "slot"])
def test_every_question_gives_the_keyboard_something(kind: str, tmp_path: Path) -> None:
    pilot = at_question(tmp_path, kind)
    assert pilot.scene.focus_scope.focused is not None
    assert not rings(pilot)


def test_a_ring_goes_with_its_button(tmp_path: Path) -> None:
    pilot = opened(tmp_path)
    pilot.key("tab")
    pilot.key("return")
    pilot.wait()
    at = pilot.scene.focus_scope.focused
    walked = list(pilot.scene.focus_scope.root.walk())
    assert at is None or at in walked


# --- keys that come too early


def test_a_key_pressed_before_the_question_stood_there_answers_nothing(tmp_path: Path) -> None:
    pilot = opened(tmp_path, animation="full")
    pilot.key("return")
    pilot.key("return")
    pilot.tick(STEP)
    assert not pilot.table.showing.is_idle, "the hands are settled, the first turn begins"
    before = list(pilot.session.match.actions)
    for _ in range(3):
        pilot.key("e")
        pilot.tick(STEP)
    assert pilot.table.showing.is_idle, "the picture is skipped"
    assert pilot.session.match.actions == before
    pilot.key("e")
    assert pilot.session.match.actions == before
    pilot.tick(READING)
    pilot.key("e")
    pilot.confirm_dialog()
    assert pilot.session.match.actions != before


def test_within_the_own_turn_a_key_never_waits(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers=SUMMON, animation="full")
    number, _ = usable_number(pilot, SUMMON)
    pilot.key(str(number))
    pilot.tick(STEP)
    pilot.key("return")
    pilot.tick(STEP)
    if pilot.table.playing.kind == "main" and not pilot.table.showing.is_idle:
        pilot.key("a")
        assert pilot.table.playing.kind == "attack"


# --- the last turn once more


@pytest.mark.parametrize("key", ["e", "a", "return", "1", "space"])
def test_a_key_only_skips_the_last_turn_shown_again(key: str, tmp_path: Path) -> None:
    pilot = replaying(tmp_path)
    before = list(pilot.session.match.actions)
    pilot.key(key)
    assert pilot.table.playing.chosen is None
    assert pilot.session.match.actions == before
    assert pilot.layer is None
    assert not pilot.table.showing.is_replaying


def test_the_buttons_of_the_turn_rest_while_the_last_one_is_shown_again(tmp_path: Path) -> None:
    pilot = replaying(tmp_path)
    before = list(pilot.session.match.actions)
    rail = pilot.table.furniture.rail
    assert not rail.finish.enabled
    assert not rail.next.enabled
    pilot.click(rail.finish.box.center)
    hand = truth(pilot).zones[table.HAND[0]]
    if pilot.table.showing.is_replaying:
        pilot.click_thing(("card", hand[0]))
    assert pilot.table.playing.chosen is None
    assert pilot.session.match.actions == before


def replaying(folder: Path) -> CardsPilot:
    pilot = at_question(folder, "main", offers="end_turn", animation="full")
    pilot.key("l")
    pilot.tick(STEP)
    assert pilot.table.showing.is_replaying
    return pilot


# --- dragging what goes nowhere


def test_a_card_that_is_too_dear_says_so_while_it_is_dragged(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main")
    view, playing = pilot.session.view, pilot.table.playing
    handles: list[Handle] = [("card", card) for card in view.zones[table.HAND[0]]]
    dear = next(handle for handle in handles if handle not in playing.usable())
    pilot.drag(pilot.place(dear), (900.0, 450.0), drop=False)
    refusal = playing.refusal
    assert refusal is not None
    assert pilot.says(refusal.clause)
    pilot.release((900.0, 450.0))
    assert playing.refusal is not None


def test_a_dinosaur_dragged_too_early_is_told_of_the_attack_phase(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers="to_attack")
    own = next(iter(table.field(pilot.session.view, 0)))
    pilot.drag(pilot.place(("card", own)), (900.0, 300.0), drop=False)
    refusal = pilot.table.playing.refusal
    assert refusal is not None
    assert refusal.code == "attack_phase_only"
    orders = [reply.command for reply in pilot.table.furniture.strip.asking.replies]
    assert any(isinstance(c, Command) and c.order is Order.ANSWER for c in orders)


# --- the pointer


def test_a_press_into_the_story_blocks_nothing(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "block", animation="full")
    pilot.table.showing.replay()
    before = list(pilot.session.match.actions)
    own = next(iter(pilot.table.playing.usable()))
    pilot.click_thing(own)
    assert pilot.session.match.actions == before


def test_second_thoughts_have_the_way_back_first_and_silence_last(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "attack", offers="attack")
    pilot.key("e")
    layer = pilot.layer
    assert isinstance(layer, Dialog)
    answers = [widget for widget in layer.walk() if isinstance(widget, Button)]
    met = []
    for _ in answers:
        at = pilot.scene.focus_scope.focused
        assert at is not None
        met.append(at.label)
        pilot.key("tab")
    assert (met[0], met[-1]) == ("戻る", "以後たずねない")


def test_where_nobody_can_fight_the_way_on_is_the_end_of_the_turn(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "attack")
    while pilot.table.playing.usable():
        source = pilot.table.playing.usable()[0]
        options = engine.legal(truth(pilot))
        pilot.table.playing.answer(next(o for o in options if o.source == source))
        pilot.wait()
        assert pilot.table.playing.kind == "attack"
    assert focused(pilot) == pilot.table.furniture.rail.finish.label


def test_an_attacker_is_not_led_to_its_own_defeat_first(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "attack", offers="attack")
    playing = pilot.table.playing
    for source in {a.source for a in playing.offers("attack") if a.source is not None}:
        pilot.table.playing.cancel()
        pilot.tick(STEP)
        playing.click(source)
        pilot.tick(STEP)
        marks = {}
        for target in playing.targets():
            forecast = playing.foreseen(source, target)
            marks[target] = forecast.mark if forecast is not None else None
        at = focused(pilot)
        assert at in marks
        assert marks[at] is not Mark.LOSE or set(marks.values()) == {Mark.LOSE}


def test_the_key_of_the_sound_shows_what_it_did(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main")
    loud = pilot.services.settings.volume_master
    pilot.key("m")
    assert pilot.services.settings.volume_master == 0
    assert pilot.services.toasts.shown == ["音を切りました（Mで戻す）"]
    pilot.key("m")
    assert pilot.services.settings.volume_master == loud
    assert pilot.services.toasts.shown == ["音を入れました"]


def test_right_of_the_own_strata_the_hand_begins_with_its_first_card(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers="summon")
    spots, hand = pilot.table.furniture.spots, pilot.session.view.zones[table.HAND[0]]
    cards = [spot for card in hand if (spot := spots.spot(("card", card))) is not None]
    strata = spots.spot(("pile", table.STRATA[0]))
    assert neighbour([*cards], strata, Direction.RIGHT) is cards[0]
