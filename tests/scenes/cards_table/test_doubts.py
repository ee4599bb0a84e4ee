"""Second thoughts: a turn ended too soon, the last card drawn; each can be switched off."""

from pathlib import Path

import pytest

from game.core import engine
from game.core.types import Action
from game.core.view import observe
from game.dino import table
from scenes.cards_table.warnings import empties_deck, is_vain, missed, unused
from scenes.ui.dialog import Dialog
from tests.dino.tables import table as table_of
from tests.scenes.cards_table.tables import (
    ALONE,
    CardsPilot,
    at_question,
    pilot_of,
    played_match,
    truth,
)


def end_turn(pilot: CardsPilot) -> None:
    pilot.click(pilot.table.furniture.rail.finish.box.center)
    pilot.tick(0.3)


def test_ending_a_turn_with_an_attack_left_is_asked_about(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "attack", offers="attack")
    before = len(pilot.session.match.actions)
    end_turn(pilot)
    assert isinstance(pilot.layer, Dialog)
    assert pilot.says("まだ攻撃できます")
    pilot.key("escape")
    assert len(pilot.session.match.actions) == before
    end_turn(pilot)
    pilot.press_button("そのまま進む")
    assert pilot.session.match.actions[before].kind == "end_turn"


def test_nothing_is_asked_once_it_was_switched_off(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "attack", offers="attack")
    before = len(pilot.session.match.actions)
    end_turn(pilot)
    pilot.press_button("以後たずねない")
    assert pilot.session.match.actions[before].kind == "end_turn"
    assert not pilot.services.settings.warn_unused


def test_in_the_pp_phase_attackers_of_the_next_phase_count(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "attack", offers="attack")
    view = pilot.session.view
    assert unused(view).attackers
    assert not unused(pilot.session.match.view(1)).attackers


def test_a_spell_kept_back_is_nothing_left_undone(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers="cast")
    left = unused(pilot.session.view)
    spells = {o.source for o in engine.legal(truth(pilot)) if o.kind == "cast"}
    named = {*left.attackers, *left.summons, *left.levels}
    assert not {source[1] for source in spells if source} & named


def test_a_play_that_draws_the_last_card_is_asked_about(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers="summon")
    state = truth(pilot)
    drawing = _drawing_play(pilot)
    if drawing is None:
        return
    deck = table.DECK[0]
    state.zones[table.STRATA[0]] += state.zones[deck][:-1]
    for card in state.zones[deck][:-1]:
        state.cards[card] = state.cards[card]._replace(zone=table.STRATA[0])
    state.zones[deck] = state.zones[deck][-1:]
    assert empties_deck(pilot.session.match.view(0), drawing)


def _drawing_play(pilot: CardsPilot) -> Action | None:
    state = truth(pilot)
    for option in engine.legal(state):
        if option.kind not in ("summon", "cast"):
            continue
        after = state.clone()
        engine.play(after, option)
        if len(after.zones[table.DECK[0]]) < len(state.zones[table.DECK[0]]):
            return option
    return None


def test_a_full_deck_is_never_warned_of(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers="summon")
    view = pilot.session.view
    assert not any(empties_deck(view, option) for option in engine.legal(truth(pilot)))


VAIN = "{call: {spell: [{do: delta, stat: battle, by: 100, cards: {of: mine}}]}, rex: {}}"


@pytest.mark.parametrize(("field", "vain"), [("", True), ("rex", False)])
def test_a_spell_is_vain_where_it_finds_nothing(field: str, vain: bool) -> None:
    state = table_of(f"seats: [{{field: [{field}], hand: [call]}}]", VAIN)
    cast = next(option for option in engine.legal(state) if option.kind == "cast")
    view = observe(state, 0)
    assert is_vain(view, cast) is vain
    assert not is_vain(view, Action("end_turn", 0))


def vain_spell(folder: Path) -> tuple[CardsPilot, Action]:
    """A table at which a spell may be cast that would find nothing."""
    for chance in range(1, 200):
        match = played_match(chance, 1 + chance % 4, ALONE)
        view = match.view(0)
        if view.decision is None or view.decision.seat != 0:
            continue
        for option in view.decision.options:
            if is_vain(view, option):
                pilot = pilot_of(folder, match)
                pilot.wait()
                return pilot, option
    raise AssertionError("no spell is ever in vain")


def test_a_spell_in_vain_is_told_and_asked_about(tmp_path: Path) -> None:
    pilot, cast = vain_spell(tmp_path)
    before = len(pilot.session.match.actions)
    assert cast.source is not None
    pilot.click_thing(cast.source)
    pilot.tick(0.3)
    assert pilot.says("今のままでは何も起きません（PP")
    pilot.table.playing.use()
    pilot.tick(0.3)
    assert isinstance(pilot.layer, Dialog)
    kind = truth(pilot).cards[int(str(cast.source[1]))].kind
    assert any(pilot.table.words.kind(kind) in words for words in pilot.layer.texts())
    pilot.press_button("以後たずねない")
    assert pilot.session.match.actions[before] == cast
    assert not pilot.services.settings.warn_vain


def test_going_on_with_a_dinosaur_in_hand_is_asked_about(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers="summon")
    before = len(pilot.session.match.actions)
    pilot.key("a")
    pilot.tick(0.3)
    assert isinstance(pilot.layer, Dialog)
    assert pilot.says("まだ召喚できます")
    assert pilot.says("D-25")
    pilot.key("escape")
    assert len(pilot.session.match.actions) == before
    pilot.key("a")
    pilot.tick(0.3)
    pilot.press_button("そのまま進む")
    assert pilot.session.match.actions[before].kind == "to_attack"


SPELLS = """{
  fern: {spell: [{do: draw}]},
  wall: {spell: [{do: delta, stat: battle, by: 100, cards: {of: mine}}]},
  rex: {}}"""


def test_a_spell_that_answers_no_attack_had_better_be_used_before_the_attacks() -> None:
    state = table_of("seats: [{field: [rex], hand: [fern, wall]}]", SPELLS)
    view = observe(state, 0)
    assert [view.cards[card].kind for card in missed(view).spells] == ["fern"]
