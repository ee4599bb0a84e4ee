"""Faces have the size asked for, a clear margin, and are drawn anew only for what they show."""

import gc
import weakref
from dataclasses import replace

import pygame
import pytest

from game.cards.library import standard
from scenes.draw import caches
from scenes.draw.cards import face as faces
from scenes.draw.cards import ornaments
from scenes.draw.cards.backs import back
from scenes.draw.cards.face import Light, face
from scenes.draw.cards.laying import draw_card
from scenes.draw.cards.look import CardLook, Stat, look_of
from scenes.draw.cards.measures import MARGIN, MEASURES, WIDE, Detail, detail_for, height_of
from scenes.draw.cards.panel_text import set_text
from scenes.draw.frame import Frame
from scenes.draw.lines import column_height, line_width
from tests.scenes.draw.conftest import inked, pixels

WIDTHS = {Detail.PILE: 64, Detail.BOARD: 97, Detail.HAND: 119, Detail.ZOOM: 227}
"""Pixels of a card in the smallest window."""


@pytest.mark.parametrize("detail", Detail)
def test_a_face_fills_its_card_and_leaves_the_margin_clear(
    rex: CardLook, spell: CardLook, detail: Detail
) -> None:
    for look in (rex, spell):
        width = WIDTHS[detail]
        picture = face(look, width, detail)
        assert picture.get_size() == (width + 2 * MARGIN, height_of(width) + 2 * MARGIN)
        assert inked(picture) == pygame.Rect(MARGIN, MARGIN, width, height_of(width))


def test_the_same_card_is_drawn_the_same_after_all_was_forgotten(rex: CardLook) -> None:
    first = pixels(face(rex, 119, Detail.HAND))
    caches.clear_all()
    assert pixels(face(rex, 119, Detail.HAND)) == first


def test_a_face_is_drawn_once(rex: CardLook) -> None:
    assert face(rex, 119, Detail.HAND) is face(replace(rex), 119, Detail.HAND)


def test_a_board_face_does_not_change_with_the_values(rex: CardLook) -> None:
    wounded = replace(rex, stats=(Stat("battle", 100, -1), Stat("strike", 1, -1)), level=3)
    assert face(rex, 97, Detail.BOARD) is face(wounded, 97, Detail.BOARD)
    assert face(rex, 119, Detail.HAND) is not face(wounded, 119, Detail.HAND)


def test_a_changed_cost_shows_on_every_face(rex: CardLook) -> None:
    cheaper = replace(rex, cost=6, cost_change=-1)
    for detail, width in WIDTHS.items():
        assert pixels(face(rex, width, detail)) != pixels(face(cheaper, width, detail))


def test_quarter_turns_are_clockwise_and_kept(rex: CardLook) -> None:
    upright, turned = face(rex, 97, Detail.BOARD), face(rex, 97, Detail.BOARD, quarter=1)
    assert turned.get_size() == (upright.get_height(), upright.get_width())
    corner = upright.get_at((MARGIN + 20, MARGIN + 10))
    assert turned.get_at((turned.get_width() - 1 - MARGIN - 10, MARGIN + 20)) == corner
    assert face(rex, 97, Detail.BOARD, quarter=1) is turned


def test_less_light_is_darker_and_grey_has_little_colour_left(rex: CardLook) -> None:
    means = {
        light: pygame.transform.average_color(face(rex, 97, Detail.BOARD, light=light))[:3]
        for light in Light
    }
    assert sum(means[Light.GREY]) < sum(means[Light.DORMANT]) < sum(means[Light.FULL])
    spread = {light: max(mean) - min(mean) for light, mean in means.items()}
    assert spread[Light.GREY] < spread[Light.FULL] * 0.45


def test_a_back_has_the_size_of_a_face() -> None:
    picture = back("dino", 119)
    assert picture.get_size() == (119 + 2 * MARGIN, height_of(119) + 2 * MARGIN)
    assert back("dino", 119, 2).get_size() == picture.get_size()


def test_detail_follows_the_size_on_the_sheet() -> None:
    assert [detail_for(units) for units in (82, 146, 156, 178, 340, 420)] == [
        Detail.PILE, Detail.BOARD, Detail.HAND, Detail.HAND, Detail.ZOOM, Detail.ZOOM,
    ]  # fmt: skip


LOOKS = {
    f"{card.id} {language}": look_of("dino", card, language)
    for card in standard("dino").cards.values()
    for language in ("ja", "en")
}


@pytest.mark.parametrize("width", [227, 340])
def test_no_text_of_the_pool_is_cut(width: int) -> None:
    unit = width / WIDE
    for name, look in LOOKS.items():
        foot = 166 if look.levels else 199
        most = round((foot - 78.5) * unit)
        setting = set_text(look, round(125 * unit), most, max(12, round(8.3 * unit)))
        assert not setting.cut, name


@pytest.mark.parametrize("detail", [Detail.BOARD, Detail.HAND])
def test_no_name_of_the_pool_is_cut_in_the_smallest_window(detail: Detail) -> None:
    unit, measures = WIDTHS[detail] / WIDE, MEASURES[detail]
    letter = max(11, round(measures.letter * unit))
    for look in LOOKS.values():
        if look.upright:
            room = round((measures.low - 10.5 - measures.cost) * unit) - round(letter * 1.1)
            pressed = ornaments.press(_tall(look.name), letter, room)
        else:
            room = round((WIDE - 14) * unit - letter * 1.3)
            pressed = ornaments.press(_wide(look.name), letter, room)
        assert pressed is not None, look.name


def _tall(name: str) -> ornaments.Length:
    return lambda px: column_height(name, "display", px)


def _wide(name: str) -> ornaments.Length:
    return lambda px: line_width(name, "display", px)


def test_a_face_that_has_left_is_kept_by_no_picture_made_of_it(rex: CardLook, small: Frame) -> None:
    surface = pygame.Surface((400, 400))
    for degrees, zoom in ((0, 1), (5, 1), (90, 1), (40, 1.2)):
        draw_card(surface, small, (200, 200), 146, rex, degrees=degrees, zoom=zoom)
    held = weakref.ref(face(rex, small.px(146), Detail.BOARD))
    faces._FACES.clear()
    gc.collect()
    assert held() is None
