"""What gestures may and may not do at a card table."""

import random
from pathlib import Path

import pygame
import pytest

from game.core import engine
from game.core.serial import state_hash
from game.core.types import Handle
from game.dino import table
from scenes.cards_table.intents import CLOTH
from tests.scenes.cards_table.hands import by_dragging
from tests.scenes.cards_table.tables import (
    ALONE,
    CardsPilot,
    at_question,
    new_match,
    pilot_of,
    played_match,
    truth,
)


def things(pilot: CardsPilot) -> list[Handle]:
    """Everything on the table a hand can go to."""
    view, found = pilot.session.view, [CLOTH]
    for seat in (0, 1):
        found += [("card", card) for card in view.zones[table.HAND[seat]]]
        found += [("card", card) for card in table.field(view, seat)]
        found += [("zone", slot) for slot in table.SLOTS[seat] if not view.zones[slot]]
        found.append(("seat", seat))
    return found


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_a_drop_is_applied_or_refused_and_never_anything_else(seed: int, tmp_path: Path) -> None:
    pilot = pilot_of(tmp_path, played_match(seed, 6), {"session.sharing": "open"})
    chance = random.Random(seed)
    applied = refused = 0
    for _ in range(60):
        pilot.wait()
        if pilot.session.is_over or pilot.layer is not None:
            break
        before, legal = state_hash(truth(pilot)), engine.legal(truth(pilot))
        source, over = chance.choice(things(pilot)), chance.choice(things(pilot))
        pilot.drag_things(source, over)
        pilot.confirm_dialog()
        pilot.settle()
        changed = state_hash(truth(pilot)) != before
        done = pilot.session.match.actions[-1]
        assert not changed or done in legal or done.kind == "choose"
        applied, refused = applied + changed, refused + (not changed)
        showing = pilot.table.showing
        assert showing.picture.differences(pilot.session.view, showing.places) == []
    assert refused


def test_what_glows_can_be_played(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main")
    sources = {option.source for option in engine.legal(truth(pilot)) if option.source}
    assert set(pilot.table.playing.usable()) == sources


def test_a_refusal_is_said_with_its_clause_and_opens_the_rules(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main")
    seat = truth(pilot).decision.seat  # type: ignore[union-attr]
    own = table.field(truth(pilot), seat)
    assert own
    before = state_hash(truth(pilot))
    pilot.drag_things(("card", own[0]), ("seat", 1 - seat))
    assert pilot.says("D-35")
    assert pilot.says("攻撃は攻撃フェイズで行います")
    assert state_hash(truth(pilot)) == before
    pilot.press_button("規則D-35を読む")
    assert type(pilot.scene).__name__ == "RulebookScene"


def test_a_refused_attack_offers_the_attack_phase(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main")
    own = table.field(truth(pilot), 0)
    pilot.drag_things(("card", own[0]), ("seat", 1))
    pilot.press_button("攻撃フェイズへ")
    pilot.confirm_dialog()
    pilot.wait()
    assert truth(pilot).phase == "attack"


@pytest.mark.parametrize("way", ["right click", "escape", "focus lost"])
def test_a_drag_can_be_called_off(way: str, tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", animation="full")
    card = truth(pilot).zones[table.HAND[0]][0]
    before = state_hash(truth(pilot))
    pilot.drag(pilot.place(("card", card)), (900.0, 450.0), drop=False)
    assert pilot.table.hands.is_holding
    if way == "right click":
        pilot.press((900.0, 450.0), pygame.BUTTON_RIGHT)
    elif way == "escape":
        pilot.key("escape")
    else:
        pilot.send(pygame.WINDOWFOCUSLOST)
    assert not pilot.table.hands.is_holding
    pilot.settle()
    showing = pilot.table.showing
    assert showing.picture.differences(pilot.session.view, showing.places) == []
    assert state_hash(truth(pilot)) == before


def test_a_card_follows_the_hand_and_slides_back(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", animation="full")
    card = truth(pilot).zones[table.HAND[0]][0]
    home = pilot.table.showing.picture.sprites[card].pose()
    pilot.drag(pilot.place(("card", card)), (1000.0, 1040.0), drop=False)
    assert pilot.table.hands.card_in_hand == card
    pilot.release((1000.0, 1040.0))
    sprite = pilot.table.showing.picture.sprites[card]
    assert sprite.pose() != home, "it is on its way"
    pilot.settle()
    assert sprite.pose() == home


def test_legal_slots_are_bracketed_while_a_card_is_in_hand(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers="summon")
    summon = next(o for o in engine.legal(truth(pilot)) if o.kind == "summon")
    assert summon.source is not None
    pilot.drag(pilot.place(summon.source), (900.0, 450.0), drop=False)
    wanted = {o.target for o in engine.legal(truth(pilot)) if o.source == summon.source}
    assert set(pilot.table.playing.targets()) == {target for target in wanted if target}


def test_an_attack_is_foretold_before_it_is_declared(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "attack", offers="attack")
    attack = next(o for o in engine.legal(truth(pilot)) if o.kind == "attack")
    assert attack.source is not None
    assert attack.target is not None
    pilot.click_thing(attack.source)
    pilot.hover(attack.target)
    forecast = pilot.table.playing.forecast()
    assert forecast is not None
    life = truth(pilot).tracks[1, table.LIFE]
    if attack.target == ("seat", 1):
        assert forecast.life is not None
        assert forecast.life[0] == life
        assert pilot.says(f"ライフ{life}→{forecast.life[1]}")
    else:
        assert forecast.values is not None
        assert pilot.says(f"{forecast.values[0]}対{forecast.values[1]}")


def test_picks_can_be_put_back_before_they_are_handed_in(tmp_path: Path) -> None:
    pilot = pilot_of(tmp_path, new_match(1, ALONE))
    pilot.wait()
    playing = pilot.table.playing
    assert playing.kind == "redraw"
    first, second = (("card", card) for card in truth(pilot).zones["hand0"])
    pilot.click_thing(first)
    pilot.click_thing(second)
    pilot.click_thing(first)
    assert playing.picks is not None
    assert playing.picks.picked == (second,)
    pilot.press_button("1枚引き直す")
    pilot.wait()
    done = [action for action in pilot.session.match.actions if action.seat == 0]
    assert [action.source for action in done[:2]] == [second, None]


def test_the_numbers_choose_cards_of_the_hand(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main")
    hand = truth(pilot).zones[table.HAND[0]]
    usable = pilot.table.playing.usable()
    index = next(i for i, card in enumerate(hand) if ("card", card) in usable)
    pilot.key(str(index + 1))
    assert pilot.table.playing.chosen == ("card", hand[index])
    pilot.key("escape")
    assert pilot.table.playing.chosen is None


def test_a_press_skips_what_is_being_shown_and_is_not_lost(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers="summon", animation="full")
    summon = next(o for o in engine.legal(truth(pilot)) if o.kind == "summon")
    by_dragging(pilot, summon)
    assert not pilot.table.showing.is_idle
    rest = [o for o in engine.legal(truth(pilot)) if o.source and o.source[0] == "card"]
    if rest and rest[0].source is not None:
        pilot.click_thing(rest[0].source)
        assert pilot.table.playing.chosen == rest[0].source


@pytest.mark.parametrize(("key", "answer"), [("y", "yes"), ("n", "no")])
def test_a_question_of_yes_or_no_is_answered_by_its_letters(
    key: str, answer: str, tmp_path: Path
) -> None:
    pilot = at_question(tmp_path, "may")
    count = len(pilot.session.match.actions)
    pilot.tick(1.0)
    pilot.key(key)
    assert pilot.session.match.actions[count].target == ("button", answer)


def test_a_refused_choice_asks_again_over_what_may_be_chosen(tmp_path: Path) -> None:
    pilot = pilot_of(tmp_path, new_match(1, ALONE))
    pilot.wait()
    playing = pilot.table.playing
    assert playing.picks is not None
    far, near = ("card", pilot.session.view.zones["hand1"][0]), playing.picks.open[0]
    playing.click(far)
    assert playing.refusal is not None
    pilot.move(pilot.place(near))
    assert playing.refusal is None
    pilot.wait()
    assert pilot.says("引き直すカードを選んでください")
