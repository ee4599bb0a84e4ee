"""A look says what the card has, and how its values differ from the printed ones."""

import msgspec
import pytest

from scenes.draw.cards.look import Stat, look_of
from scenes.draw.cards.style import Material
from tests.scenes.draw.cards.conftest import CARDS, REX


def test_a_card_shows_its_printed_values_if_none_are_given() -> None:
    look = look_of("dino", REX, "ja", level=2)
    assert look.stats == (Stat("battle", 800), Stat("strike", 5))
    assert look.cost == 7
    assert look.cost_change == 0
    assert [box.stats[0].value for box in look.levels] == [600, 800, 1000]


def test_values_that_differ_are_raised_or_lowered() -> None:
    look = look_of("dino", REX, "ja", level=2, values={"battle": 900, "strike": 4, "cost": 6})
    assert look.stats == (Stat("battle", 900, 1), Stat("strike", 4, -1))
    assert (look.cost, look.cost_change) == (6, -1)


def test_only_the_current_level_shows_values_as_they_are_now() -> None:
    look = look_of("dino", REX, "ja", level=2, values={"battle": 900})
    assert [box.stats[0] for box in look.levels] == [
        Stat("battle", 600),
        Stat("battle", 900, 1),
        Stat("battle", 1000),
    ]


def test_a_spell_has_a_ribbon_instead_of_values_and_levels() -> None:
    look = look_of("dino", CARDS["spell"], "ja")
    assert look.material is Material.INDIGO
    assert look.ribbon == "スペル"
    assert not look.stats
    assert not look.levels
    assert look.level == 0


def test_both_languages_name_the_card_its_kind_and_its_keywords() -> None:
    japanese, english = (look_of("dino", REX, language) for language in ("ja", "en"))
    assert (japanese.name, japanese.kind) == ("ティラノサウルス", "恐竜　火属性")
    assert (english.name, english.kind) == ("Tyrannosaurus", "Dinosaur  ·  Fire")
    assert (japanese.keywords, english.keywords) == (("速攻",), ("Haste",))
    assert japanese.upright
    assert not english.upright
    assert japanese.number == english.number == "D-018"


def test_keywords_gained_on_the_table_replace_the_printed_ones() -> None:
    look = look_of("dino", REX, "ja", keywords=("block", "haste"))
    assert look.discs == ("block", "haste")
    assert look.keywords == ("ブロック", "速攻")


def test_equal_looks_are_equal_and_can_be_keys() -> None:
    assert look_of("dino", REX, "ja") == look_of("dino", REX, "ja")
    assert len({look_of("dino", REX, "ja"), look_of("dino", REX, "ja")}) == 1


def test_a_type_without_a_style_is_refused() -> None:
    strange = msgspec.structs.replace(REX, type="machine")
    with pytest.raises(KeyError):
        look_of("dino", strange, "ja")
