"""Looking closely: the card at the side, full size, strata, explanations, the record."""

import math
from pathlib import Path

import pygame
import pytest

from game.core.types import HIDDEN
from game.dino import table
from scenes.cards_table.card_list import CardList
from scenes.cards_table.layout import rects
from scenes.cards_table.looking import Looking
from tests.scenes.cards_table.tables import (
    ALONE,
    CardsPilot,
    at_question,
    pilot_of,
    played_match,
    truth,
)
from tests.scenes.pilot import STEP


def own_dinosaur(pilot: CardsPilot) -> int:
    return table.field(truth(pilot), 0)[0]


def test_a_card_is_shown_at_the_side_after_a_moment(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers="summon")
    card = own_dinosaur(pilot)
    pilot.move(pilot.place(("card", card)))
    pilot.tick(0.05)
    assert pilot.table.looking.card != card
    pilot.tick(0.15)
    assert pilot.table.looking.card == card


def test_the_wheel_and_a_held_key_show_it_full_size(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers="summon")
    card = own_dinosaur(pilot)
    pilot.hover(("card", card))
    pilot.wheel(pilot.place(("card", card)), 1)
    assert pilot.table.looking.full == card
    pilot.wheel(pilot.place(("card", card)), -1)
    assert pilot.table.looking.full is None
    pilot.key_down(pygame.K_z)
    assert pilot.table.looking.full == card
    pilot.key_up(pygame.K_z)
    assert pilot.table.looking.full is None


def test_escape_and_a_press_put_the_large_card_away(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers="summon")
    card = own_dinosaur(pilot)
    pilot.hover(("card", card))
    pilot.wheel(pilot.place(("card", card)), 1)
    pilot.key("escape")
    assert pilot.table.looking.full is None
    pilot.wheel(pilot.place(("card", card)), 1)
    pilot.click((907.0, 640.0))
    assert pilot.table.looking.full is None


def test_a_hidden_card_is_never_looked_at(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers="summon")
    hidden = [
        card
        for card in truth(pilot).zones[table.HAND[1]]
        if pilot.session.view.cards[card].kind == HIDDEN
    ]
    if hidden:
        pilot.hover(("card", hidden[0]))
        assert pilot.table.looking.card != hidden[0]


def test_the_strata_are_looked_through(tmp_path: Path) -> None:
    for seed in range(1, 30):
        pilot = pilot_of(tmp_path, played_match(seed, 10), {"session.sharing": "open"})
        pilot.wait()
        if pilot.session.view.zones[table.STRATA[0]] and pilot.layer is None:
            break
    places = pilot.table.showing.places
    pilot.click(places.side(0).strata.center)
    assert isinstance(pilot.layer, CardList)
    shown = [tile.card_id for tile in pilot.layer.tiles]
    assert shown == list(reversed(pilot.session.view.zones[table.STRATA[0]]))
    pilot.key("escape")
    assert pilot.layer is None


def test_a_value_tells_what_it_is_made_of(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers="summon")
    sprite = pilot.table.showing.picture.sprites[own_dinosaur(pilot)]
    plate = (sprite.x - 40, sprite.y + rects().below.slots.w / 2 - 17)
    pilot.move(plate)
    pilot.tick(0.7)
    value = pilot.table.showing.picture.numbers.plates[sprite.card].numbers[0]
    assert pilot.says(f"闘撃値 {value.amount}")


def test_counts_phases_and_life_explain_themselves(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers="summon")
    places = pilot.table.showing.places
    for at, words in (
        (places.side(0).life.center, "D-61"),
        (places.side(0).deck.center, "D-62"),
        ((1180.0, 327.0), "攻撃フェイズ"),
    ):
        pilot.move(at)
        pilot.tick(0.7)
        assert pilot.says(words), words


def test_a_line_of_the_record_lights_its_cards_and_opens_its_clause(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers="summon")
    log = pilot.table.furniture.log
    rows = [row for row in range(log.count) if log._lines[log._rows[row].line].cards]
    log.show_row(rows[-1])
    line = log._lines[log._rows[rows[-1]].line]
    pilot.move(log.row_box(rows[-1]).center)
    pilot.tick(STEP)
    assert set(pilot.table.reading.moment(thought=0, pulse=1, lit=line.cards).marking.marks) >= {
        ("card", card) for card in line.cards
    }
    pilot.click(log.row_box(rows[-1]).center)
    assert type(pilot.scene).__name__ == "RulebookScene"


def hand_dinosaur(pilot: CardsPilot) -> int:
    """A dinosaur in the hand below; the last of the hand, which nothing covers, if it is one."""
    view = pilot.session.view
    return next(one for one in reversed(view.zones[table.HAND[0]]) if table.is_dinosaur(view, one))


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("en", ("The PP paid", "Attribute: ", "Battle value", "Strike value", "Levels rise")),
        ("ja", ("払うPP", "属性：", "闘撃値", "直撃値", "Lv.1")),
    ],
)
def test_every_number_on_a_face_explains_itself(
    language: str, wanted: tuple[str, ...], tmp_path: Path
) -> None:
    pilot = pilot_of(tmp_path, played_match(3, 5, ALONE), display_language=language)
    pilot.wait()
    card_id = hand_dinosaur(pilot)
    spots = (20, 20), (130, 20), (30, 185), (90, 185), (140, 185)  # on a face 150 by 210
    for at, words in zip(spots, wanted, strict=True):
        pilot.hover(("card", card_id))
        drawn = pilot.table.view.cards.drawn(pilot.table.showing.picture.sprites[card_id])
        unit, turn = drawn.width * drawn.zoom / 150, math.radians(drawn.degrees)
        dx, dy = (at[0] - 75) * unit, (at[1] - 105) * unit
        x = drawn.at[0] + dx * math.cos(turn) - dy * math.sin(turn)
        y = drawn.at[1] + dx * math.sin(turn) + dy * math.cos(turn)
        pilot.move((x, y))
        pilot.tick(0.7)
        assert pilot.says(words), words


def test_the_card_at_the_side_explains_its_seals(tmp_path: Path) -> None:
    pilot = pilot_of(tmp_path, played_match(3, 5, ALONE), display_language="en")
    pilot.wait()
    pilot.hover(("card", hand_dinosaur(pilot)))
    box = rects().preview
    pilot.move((box.center[0], box.y + box.h * 0.87))
    pilot.tick(0.7)
    assert pilot.says("B　Battle value")
    assert pilot.says("S　Strike value")


@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_panel_explains_does_not_hide_the_panel(seat: int, tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers="summon")
    side = pilot.table.showing.places.side(seat)
    panel = pilot.table.frame.rect(*side.panel)

    def seen() -> bytes:
        pilot.scene.draw(pilot.surface)
        return pygame.image.tobytes(pilot.surface.subsurface(panel), "RGB")

    pilot.move(side.life.center)
    before = seen()
    pilot.tick(0.7)
    assert pilot.says("D-61")
    assert seen() == before


def test_an_explanation_goes_when_the_pointer_moves_on(tmp_path: Path) -> None:
    """It follows the pointer within a panel, and is gone over a button."""
    pilot = at_question(tmp_path, "main", offers="summon")
    side = pilot.table.showing.places.side(1)
    pilot.move(side.life.center)
    pilot.tick(0.7)
    assert pilot.says("D-61")
    pilot.scene.draw(pilot.surface)
    pilot.move((side.panel.x + 60, side.panel.bottom - 20))
    assert pilot.scene.needs_draw, "it is not left standing"
    pilot.tick(0.7)
    assert pilot.says("D-15")
    assert not pilot.says("D-61")
    pilot.move(pilot.button("ターン終了").box.center)
    pilot.tick(0.7)
    assert not pilot.says("D-15")


def test_an_explanation_goes_with_a_key_and_stays_away(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers="summon")
    side = pilot.table.showing.places.side(1)
    pilot.move(side.life.center)
    pilot.tick(0.7)
    assert pilot.says("D-61")
    pilot.key("h")
    pilot.tick(0.7)
    assert not pilot.says("D-61")
    pilot.move((side.life.center[0] + 4, side.life.center[1]))
    pilot.tick(0.7)
    assert pilot.says("D-61")


def test_what_is_dragged_stays_in_sight_over_other_cards_of_the_hand(tmp_path: Path) -> None:
    for seed in range(1, 20):
        pilot = pilot_of(tmp_path / str(seed), played_match(seed, 2, ALONE))
        pilot.wait()
        hand = pilot.session.view.zones[table.HAND[0]]
        if len(hand) > 1 and pilot.table.playing.kind == "main":
            break
    pilot.drag(pilot.place(("card", hand[0])), pilot.place(("card", hand[1])), drop=False)
    pilot.tick(0.4)
    assert pilot.table.playing.hovered == ("card", hand[1])
    assert pilot.table.looking.card == hand[0]


def test_a_list_does_not_outlast_the_language_it_speaks(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "mode")
    pilot.services.change_settings(display_language="en")
    pilot.wait()
    assert pilot.says("Choose one of the effects")
    assert not pilot.says("行う効果を一つ選んでください")


def test_what_was_pressed_is_not_explained_until_the_pointer_has_gone_from_there() -> None:
    looking = Looking()
    looking.update(1.0)
    assert looking.explains
    looking.hush((100.0, 100.0))
    looking.stir((110.0, 100.0))
    looking.update(1.0)
    assert not looking.explains
    looking.stir((300.0, 100.0))
    looking.update(1.0)
    assert looking.explains


def test_the_card_another_player_acts_with_is_shown_until_the_pointer_moves_on() -> None:
    looking = Looking()
    looking.point(3)
    looking.update(1.0)
    looking.act(7)
    looking.update(1.0)
    assert looking.card == 7
    looking.point(4)
    looking.act(7)
    looking.update(1.0)
    assert looking.card == 4
    looking.act(8)
    looking.update(1.0)
    assert looking.card == 8
    looking.act(None)
    looking.update(1.0)
    assert looking.card == 4
