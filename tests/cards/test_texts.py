"""Card texts read like printed cards, alone and in company; the manual's examples are in
`test_words`."""

import re

import pygame
import pytest

from game.cards.actions import ChooseOne
from game.cards.card import Ability, CardData
from game.cards.library import standard
from game.cards.terms import terms
from game.cards.writer import (
    ability_text,
    keyword_names,
    paragraphs,
    part_text,
    plain_text,
    reminders,
)
from game.resources import ASSET_ROOT
from game.yaml_reader import read_text

POOL = tuple(standard("dino").cards.values())
LANGUAGES = ("ja", "en")
LONGEST = {"ja": 90, "en": 190}  # characters of a paragraph that still fit a card
BROKEN = re.compile(r"None|[{}\[\]<>]|。。|、、|、。|\.\.|  | \.| ,|のの|をを|はは")

# Sentences that meet: who is meant by "it", what is said once for two, conditions in a row.
TOGETHER = [
    (
        "{when: cast, do: [{do: choose, cards: {of: mine}}, {do: level, cards: chosen, by: 1},"
        " {do: delta, cards: chosen, stat: battle, by: 100}]}",
        "自分の恐竜1体を選び、その恐竜のLv.を1上げる。このターン、その恐竜の闘撃値を+100する。",
        "Choose one of your dinosaurs. Raise its level by 1. It gets +100 battle value this turn.",
    ),
    (
        "{when: cast, do: [{do: delta, cards: {pick: up_to, count: 2}, stat: battle, by: -100},"
        " {do: lose, cards: chosen, keyword: block}]}",
        "相手の恐竜を2体まで選び、このターン、それらの恐竜の闘撃値を−100し、"
        "【ブロック】を失わせる。",
        "Up to 2 opposing dinosaurs get −100 battle value and lose 【Block】 this turn.",
    ),
    (
        "{when: attacks, condition: {is: not, of: {is: matches, card: this,"
        " where: {level_least: 3}}}, do: [{do: may, price: {pp: 1, discard: 2},"
        " then: [{do: level, cards: this, by: 1}]}]}",
        "この恐竜のLv.が2以下なら、PPを1支払い、手札を2枚地層に置いてもよい。"
        "そうしたら、この恐竜のLv.を1上げる。",
        "If this dinosaur's level is 2 or less, you may pay 1 PP and put 2 cards from your hand"
        " into the strata. If you do, raise its level by 1.",
    ),
    (
        "{when: levelled, whose: theirs, where: {attribute: wind},"
        " do: [{do: make_dormant, cards: other}, {do: keep_dormant, cards: other}]}",
        "相手の風属性の恐竜のLv.が上がったとき、その恐竜を休眠にする。"
        "その恐竜は、次の持ち主のターンのはじめに覚醒しない。",
        "Whenever an opposing Wind dinosaur gains a level, make it dormant. It does not awaken at"
        " the start of its owner's next turn.",
    ),
    (
        "{when: cast, do: [{do: may, then: [{do: draw, of: theirs}, {do: gain, cards: {of: mine},"
        " keyword: haste}]}]}",
        "相手はカードを1枚引き、このターン、自分の恐竜1体に【速攻】を与えてもよい。",
        "You may have the opponent draw a card and give one of your dinosaurs 【Haste】 this turn.",
    ),
    (
        "{when: cast, do: [{do: destroy, cards: {of: any, where: {other: false, state: awake,"
        " cost_least: 2, cost_most: 4, keyword: block}}}]}",
        "覚醒しているコスト2以上4以下の【ブロック】を持つ恐竜1体を地層に置く。",
        "Put an awake dinosaur with cost 2 to 4 and 【Block】 into the strata.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("text", "japanese", "english"), TOGETHER)
def test_sentences_go_together(text: str, japanese: str, english: str) -> None:
    ability, _ = read_text(text, Ability)
    assert ability_text("dino", ability, "ja").body == japanese
    assert ability_text("dino", ability, "en").body == english


# --- the whole pool -----------------------------------------------------------------------------


@pytest.mark.parametrize("card", POOL, ids=lambda card: card.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_of_the_pool_is_whole(card: CardData, language: str) -> None:
    for timing, body in paragraphs("dino", card, language):
        assert body.endswith("。" if language == "ja" else "."), body
        assert not BROKEN.search(body), body
        assert len(timing) + len(body) <= LONGEST[language], body
        if language == "ja":
            assert " " not in body
        else:
            assert body[0].isupper()
            assert re.search(r"[ぁ-んァ-ヶ一-龠]", body) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_constant_abilities_name_no_turn_that_they_would_end_with(language: str) -> None:
    for card in POOL:
        for ability in card.abilities:
            if ability.when == "constant":
                body = ability_text("dino", ability, language).body
                assert "このターン" not in body, card.id
                assert "this turn" not in body, card.id


def test_every_letter_of_every_text_can_be_drawn() -> None:
    pygame.font.init()
    face = pygame.font.Font(ASSET_ROOT / "fonts" / "BIZUDPGothic-Regular.ttf", 20)
    shown = {
        letter for card in POOL for one in LANGUAGES for letter in plain_text("dino", card, one)
    }
    assert {letter for letter in shown - {"\n"} if face.metrics(letter)[0] is None} == set()


def test_keywords_stand_before_the_text_and_are_explained() -> None:
    card = standard("dino").cards["microraptor"]
    assert keyword_names("dino", card, "ja") == ("速攻", "飛翔")
    assert plain_text("dino", card, "ja") == "【速攻】【飛翔】"
    haste, soar = reminders("dino", card, "en")
    assert haste == ("Haste", "It may act on the turn it is summoned.")
    assert soar[0] == "Soar"


def test_a_keyword_that_a_card_gives_is_explained_too() -> None:
    (reminder,) = reminders("dino", standard("dino").cards["gale"], "ja")
    assert reminder == ("足止め", "攻撃できない。")


def test_a_way_to_choose_is_said_as_on_the_card() -> None:
    (ability,) = standard("dino").cards["dimorphodon"].abilities
    (choice,) = ability.do
    assert isinstance(choice, ChooseOne)
    first, _ = choice.of
    assert part_text("dino", ability, first, "ja") == "このターン、この恐竜の闘撃値を+100する。"
    assert (
        part_text("dino", ability, first, "en") == "This dinosaur gets +100 battle value this turn."
    )


def test_every_keyword_says_what_it_means_in_a_sentence() -> None:
    for keyword in terms("dino").keywords.values():
        assert keyword.text.ja.endswith("。")
        assert keyword.text.en.endswith(".")
