"""Second thoughts: a turn ended too soon, the last card drawn; each can be switched off."""

from pathlib import Path

from game.core import engine
from game.core.types import Action
from game.dino import table
from scenes.cards_table.warnings import empties_deck, unused
from scenes.ui.dialog import Dialog
from tests.scenes.cards_table.tables import CardsPilot, at_question, truth


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
