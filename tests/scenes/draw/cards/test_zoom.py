"""The large face: all text of the pool in full and in legible letters, and the flavour where the
picture and the name can spare the room."""

from dataclasses import replace

import pytest

from game.cards.library import standard
from scenes.draw.cards.face import face
from scenes.draw.cards.look import CardLook, look_of
from scenes.draw.cards.measures import WIDE, Detail
from scenes.draw.cards.panel_text import FLOOR, set_text
from scenes.draw.cards.zoom import most_text
from tests.scenes.draw.conftest import pixels

POOL = tuple(standard("dino").cards.values())
SMALL, LARGE = 227, 340
"""Pixels of the card that is looked at, in windows 1280 and 1920 wide."""


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("width", [SMALL, LARGE])
def test_no_text_of_the_pool_is_cut_or_set_smaller_than_the_others(
    language: str, width: int
) -> None:
    for card in POOL:
        look = look_of("dino", card, language)
        wide, most, px = most_text(look, width / WIDE)
        setting = set_text(look, wide, most, px)
        assert not setting.cut, card.id
        assert setting.px == px >= FLOOR, card.id


@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_panel_rises_for_the_flavour(rex: CardLook, language: str) -> None:
    look = replace(rex, language=language, name="レックス" if language == "ja" else "Rex")
    plain = replace(look, flavour="")
    assert pixels(face(look, LARGE, Detail.ZOOM)) != pixels(face(plain, LARGE, Detail.ZOOM))


def test_a_long_upright_name_keeps_its_letters_rather_than_the_flavour(rex: CardLook) -> None:
    busy = look_of("dino", standard("dino").cards["majungasaurus"], "ja").paragraphs
    long_name = replace(rex, name="カルカロドントサウルス", paragraphs=busy)
    plain = replace(long_name, flavour="")
    assert pixels(face(long_name, LARGE, Detail.ZOOM)) == pixels(face(plain, LARGE, Detail.ZOOM))


def test_wide_brackets_have_no_spaces_beside_them() -> None:
    look = look_of("dino", standard("dino").cards["battle_cry"], "en")
    rows = set_text(look, 900, 900, 19).rows
    assert [row.words for row in rows] == [
        "Give one of your dinosaurs +100 battle value and【Haste】this turn."
    ]
