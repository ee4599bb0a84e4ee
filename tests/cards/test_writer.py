"""How the writer puts words together: every action on every kind of cards, and other words than
dino's, which all have to come from the data of the game."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from game.cards.card import Ability
from game.cards.terms import Terms, terms
from game.cards.writer import ability_text, english, japanese
from game.yaml_reader import read_text
from tests.cards.test_words import examples

SELECTORS = (
    "{}",
    "{count: 2}",
    "{pick: up_to, count: 2}",
    "{pick: all}",
    "{pick: random}",
    "{of: mine, where: {other: true}}",
    "{of: mine, pick: random}",
    "{of: any, pick: all}",
    "{by: theirs}",
    "{of: mine, by: theirs}",
    "{count: {amount: count, of: {of: mine}}}",
    "{where: {state: dormant, attribute: fire, cost_most: 3}}",
    "attacker",
)
ACTIONS = (
    "do: destroy, cards: {}",
    "do: awake, cards: {}",
    "do: make_dormant, cards: {}",
    "do: keep_dormant, cards: {}",
    "do: level, cards: {}, by: 1, may_act: true",
    "do: level, cards: {}, to: 3",
    "do: delta, cards: {}, stat: battle, by: -100",
    "do: delta, cards: {}, stat: battle, by: 100, lasting: field",
    "do: change, cards: {}, stat: strike, to: 0, lasting: until_owners_next_turn",
    "do: gain, cards: {}, keyword: block",
    "do: lose, cards: {}, keyword: block",
    "do: move, cards: {}, to: hand",
    "do: move, cards: {}, to: deck_bottom, shuffle: true",
)
# Doubled or missing particles, pronouns and stops; a sentence that begins small.
CLUMSY = {
    "ja": re.compile(r"None|[{}]|。。|、、|、。|のの|をを|はは|がが|にに|選び、選|を選び、を| "),
    "en": re.compile(
        r"None|[{}]|\.\.|  | \.| ,|\b(\w+) \1\b|\bof of\b|\ba [aeiou]|\ban [^aeiou]|\. [a-z]"
        r"|(?<!have )\bit (do|get|lose|gain)\b|\bthey (does|gets|loses|gains)\b"
    ),
}


def _text(yaml: str, language: str) -> str:
    return ability_text("dino", read_text(yaml, Ability)[0], language).body


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("selector", SELECTORS)
def test_every_action_reads_well_of_every_cards(action: str, selector: str) -> None:
    for around in ("{}", "{{do: may, then: [{}]}}"):
        yaml = f"{{when: cast, do: [{around.format('{' + action.format(selector) + '}')}]}}"
        for language, clumsy in CLUMSY.items():
            text = _text(yaml, language)
            assert clumsy.search(text) is None, text
            assert text.endswith("。" if language == "ja" else "."), text


# What is easily said wrong: the YAML of what is done, then what is said.
SAID = [
    # a word that closes the sentence does not stand far from its verb
    (
        "{do: make_dormant, cards: {where: {state: awake, cost_most: 2}}}",
        "相手の覚醒しているコスト2以下の恐竜1体を休眠にする。",
        "Choose an awake opposing dinosaur with cost 2 or less and make it dormant.",
    ),
    # offered on a condition that the offer itself begins with
    (
        "{do: if, condition: {is: exists, cards: {of: mine}}, then: [{do: may, then:"
        " [{do: destroy, cards: {of: mine}}, {do: draw, count: 2}]}]}",
        "自分の恐竜1体を地層に置いてもよい。そうしたら、カードを2枚引く。",
        "You may put one of your dinosaurs into the strata. If you do, draw 2 cards.",
    ),
    # elusive dinosaurs cannot be chosen, so "if you do" would not be true of the opponent's
    (
        "{do: if, condition: {is: exists, cards: {}}, then: [{do: may, then:"
        " [{do: destroy, cards: {}}, {do: draw, of: theirs}]}]}",
        "相手の恐竜がいるなら、相手の恐竜1体を地層に置き、相手はカードを1枚引いてもよい。",
        "If the opponent has a dinosaur, you may put an opposing dinosaur into the strata and have"
        " the opponent draw a card.",
    ),
    # the same time is said once
    (
        "{do: delta, cards: {of: mine, pick: all}, stat: strike, by: 1},"
        " {do: lose, cards: {pick: all}, keyword: block}",
        "このターン、自分の恐竜すべての直撃値を+1し、相手の恐竜はすべて【ブロック】を失う。",
        "All your dinosaurs get +1 strike value and all opposing dinosaurs lose 【Block】"
        " this turn.",
    ),
    # the same cards are named once
    (
        "{do: delta, cards: {of: mine, pick: all}, stat: strike, by: 1},"
        " {do: gain, cards: {of: mine, pick: all}, keyword: haste}",
        "このターン、自分の恐竜すべての直撃値を+1し、【速攻】を与える。",
        "All your dinosaurs get +1 strike value and 【Haste】 this turn.",
    ),
    # but not where the first change may have made them others
    (
        "{do: delta, cards: {of: mine, pick: all, where: {battle_most: 300}}, stat: battle,"
        " by: 100}, {do: gain, cards: {of: mine, pick: all, where: {battle_most: 300}},"
        " keyword: haste}",
        "このターン、自分の闘撃値300以下の恐竜すべての闘撃値を+100し、"
        "自分の闘撃値300以下の恐竜すべてに【速攻】を与える。",
        "All your dinosaurs with battle value 300 or less get +100 battle value and all your"
        " dinosaurs with battle value 300 or less gain 【Haste】 this turn.",
    ),
    # a reference named in full is a pronoun the next time
    (
        "{do: delta, cards: attacker, stat: battle, by: -100}, {do: keep_dormant, cards: attacker}",
        "このターン、攻撃している恐竜の闘撃値を−100する。"
        "その恐竜は、次の持ち主のターンのはじめに覚醒しない。",
        "The attacking dinosaur gets −100 battle value this turn."
        " It does not awaken at the start of its owner's next turn.",
    ),
    # whose next turn, as far as that is known
    (
        "{do: change, cards: {}, stat: battle, to: 100, lasting: until_owners_next_turn}",
        "次の相手のターンのはじめまで、相手の恐竜1体の闘撃値を100にする。",
        "The battle value of an opposing dinosaur becomes 100 until the start of the opponent's"
        " next turn.",
    ),
    (
        "{do: change, cards: {of: any}, stat: battle, to: 100, lasting: until_owners_next_turn}",
        "次の持ち主のターンのはじめまで、恐竜1体の闘撃値を100にする。",
        "The battle value of a dinosaur becomes 100 until the start of its owner's next turn.",
    ),
    # all that are found are taken
    (
        "{do: look, count: 5, take: {zone: deck, of: mine, pick: all, where: {type: spell}}}",
        "自分の山札の上から5枚を見る。その中からスペルをすべて手札に加え、残りを山札の下に置く。",
        "Look at the top 5 cards of your deck. Put all spells from among them into your hand and"
        " the rest on the bottom of your deck.",
    ),
    (
        "{do: look, count: 1, take: {zone: deck, of: mine, pick: up_to}}",
        "自分の山札の上から1枚を見る。そのカードを手札に加えるか、山札の下に置く。",
        "Look at the top card of your deck. Put it into your hand or on the bottom of your deck.",
    ),
    # how often and how many
    (
        "{do: mill, count: {amount: count, of: {of: mine}}}",
        "自分の恐竜1体につき、相手の山札の上から1枚を地層に置く。",
        "For each of your dinosaurs, put the top card of the opponent's deck into the strata.",
    ),
    (
        "{do: repeat, count: {amount: count, of: {of: mine}}, then: [{do: mill}]}",
        "自分の恐竜1体につき、次の効果を1回行う。相手の山札の上から1枚を地層に置く。",
        "Do this once for each of your dinosaurs: put the top card of the opponent's deck into the"
        " strata.",
    ),
    (
        "{do: draw}, {do: if, condition: {is: turn, of: theirs}, then: [{do: draw, count: 2}]}",
        "カードを1枚引く。相手のターンなら、さらにカードを2枚引く。",
        "Draw a card. If it is the opponent's turn, draw 2 more cards.",
    ),
    # the values of several cards are added up
    (
        "{do: choose, cards: {count: 2}}, {do: draw, count: {amount: stat, stat: level,"
        " of: chosen}}",
        "相手の恐竜2体を選び、それらの恐竜のLv.の合計と同じ枚数のカードを引く。",
        "Choose 2 opposing dinosaurs. Draw cards equal to the total of their levels.",
    ),
    # shares of what is changed
    (
        "{do: track, of: theirs, track: life, falling: true, by: {amount: half, of: {amount: track,"
        " track: life, of: theirs}}}",
        "相手のライフを半分（端数切り捨て）だけ減らす。",
        "The opponent loses half their life, rounded down.",
    ),
    (
        "{do: change, cards: attacker, stat: battle, to: {amount: stat, stat: battle, of: attacker,"
        " times: 2}}",
        "このターン、攻撃している恐竜の闘撃値を2倍にする。",
        "The attacking dinosaur's battle value is doubled this turn.",
    ),
    # "Lv. 2" is no end of a sentence, "dormant. It" is
    (
        "{do: choose_one, of: [[{do: destroy, cards: {where: {level_most: 1}}}], [{do: draw}]]}",
        "次のどちらか1つを選ぶ。①相手のLv.1の恐竜1体を地層に置く。②カードを1枚引く。",
        "Choose one: put an opposing Lv. 1 dinosaur into the strata; or draw a card.",
    ),
    (
        "{do: choose_one, of: [[{do: draw}], [{do: make_dormant, cards: {}},"
        " {do: keep_dormant, cards: chosen}]]}",
        "次のどちらか1つを選ぶ。①カードを1枚引く。②相手の恐竜1体を休眠にする。"
        "その恐竜は、次の持ち主のターンのはじめに覚醒しない。",
        "Choose one: (1) Draw a card. (2) Make an opposing dinosaur dormant."
        " It does not awaken at the start of its owner's next turn.",
    ),
    # only what may be declined is offered
    (
        "{do: may, then: [{do: make_dormant, cards: {}}, {do: keep_dormant, cards: chosen}]}",
        "相手の恐竜1体を休眠にしてもよい。"
        "そうしたら、その恐竜は、次の持ち主のターンのはじめに覚醒しない。",
        "You may make an opposing dinosaur dormant."
        " If you do, it does not awaken at the start of its owner's next turn.",
    ),
    (
        "{do: may, then: [{do: lose, cards: {pick: all}, keyword: block}]}",
        "このターン、相手の恐竜すべての【ブロック】を失わせてもよい。",
        "You may have all opposing dinosaurs lose 【Block】 this turn.",
    ),
    # an instruction goes on as an instruction
    (
        "{do: for_each, cards: {of: mine, pick: all}, then: [{do: level, cards: each, by: 1},"
        " {do: gain, cards: each, keyword: haste}]}",
        "自分の恐竜それぞれについて、その恐竜のLv.を1上げ、このターン、その恐竜に【速攻】を与える。",
        "For each of your dinosaurs, raise its level by 1 and give it 【Haste】 this turn.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("done", "in_japanese", "in_english"), SAID)
def test_what_is_easily_said_wrong(done: str, in_japanese: str, in_english: str) -> None:
    assert _text(f"{{when: cast, do: [{done}]}}", "ja") == in_japanese
    assert _text(f"{{when: cast, do: [{done}]}}", "en") == in_english


# A condition, as it is said, and denied.
CONDITIONS = [
    (
        "{is: matches, card: attacked, where: {cost_most: 3, attribute: fire}}",
        ("攻撃先の恐竜がコスト3以下の火属性の恐竜なら",
         "攻撃先の恐竜がコスト3以下の火属性の恐竜でないなら"),
        ("the attacked dinosaur is a Fire dinosaur with cost 3 or less",
         "the attacked dinosaur is not a Fire dinosaur with cost 3 or less"),
    ),
    (
        "{is: matches, card: attacked, where: {keyword: block}}",
        ("攻撃先の恐竜が【ブロック】を持つなら", "攻撃先の恐竜が【ブロック】を持たないなら"),
        ("the attacked dinosaur has 【Block】", "the attacked dinosaur does not have 【Block】"),
    ),
    (
        "{is: matches, card: this, where: {fresh: true}}",
        ("この恐竜がこのターンに召喚されたなら", "この恐竜がこのターンより前に召喚されたなら"),
        ("this dinosaur was summoned this turn", "this dinosaur was not summoned this turn"),
    ),
    (
        "{is: matches, card: this, where: {level_most: 1}}",
        ("この恐竜のLv.が1なら", "この恐竜のLv.が1でないなら"),
        ("this dinosaur's level is 1", "this dinosaur's level is not 1"),
    ),
    (
        "{is: exists, cards: {zone: hand, of: theirs}, at_least: 4}",
        ("相手の手札が4枚以上なら", "相手の手札が3枚以下なら"),
        ("the opponent has 4 or more cards in their hand",
         "the opponent has 3 or fewer cards in their hand"),
    ),
    (
        "{is: exists, cards: {zone: strata, of: any, where: {type: spell}}, at_least: 2}",
        ("お互いの地層にスペルが2枚以上あるなら", "お互いの地層のスペルが1枚以下なら"),
        ("there are 2 or more spells in both players' strata",
         "there are 1 or fewer spells in both players' strata"),
    ),
    (
        "{is: compare, left: {amount: count, of: {of: theirs}}, op: at_most, right: 0}",
        ("相手の恐竜がいないなら", "相手の恐竜がいるなら"),
        ("the opponent has no dinosaurs", "the opponent has a dinosaur"),
    ),
    (
        "{is: compare, left: {amount: count, of: {of: mine}}, op: at_least, right: {amount: count,"
        " of: {of: theirs}}}",
        ("自分の恐竜の数が相手の恐竜の数以上なら", "自分の恐竜の数が相手の恐竜の数未満なら"),
        ("you have at least as many dinosaurs as the opponent",
         "you have fewer dinosaurs than the opponent"),
    ),
    (
        "{is: compare, left: {amount: track, track: life}, op: at_most, right: 10}",
        ("自分のライフが10以下なら", "自分のライフが11以上なら"),
        ("your life is 10 or less", "your life is 11 or more"),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("asked", "in_japanese", "in_english"), CONDITIONS)
def test_a_condition_says_all_it_asks(
    asked: str, in_japanese: tuple[str, str], in_english: tuple[str, str]
) -> None:
    denied = f"{{is: not, of: {asked}}}"
    for which, ja, en in zip((asked, denied), in_japanese, in_english, strict=True):
        yaml = f"{{when: attacks, condition: {which}, do: [{{do: draw}}]}}"
        assert _text(yaml, "ja") == f"{ja}、カードを1枚引く。"
        assert _text(yaml, "en") == f"If {en}, draw a card."


# --- another game -------------------------------------------------------------------------------

OTHER_WORDS = {
    "恐竜": "兵士", "地層": "撤退ゾーン", "フィールド": "戦場", "休眠": "横向き", "覚醒": "縦向き",
    "召喚": "参戦", "山札": "札束", "手札": "持ち札", "スペル": "道具", "闘撃値": "武力",
    "直撃": "突破", "ライフ": "体力", "属性": "軍", "ブロック": "防御",
    "dinosaur": "soldier", "strata": "retreat zone", "field": "battlefield", "dormant": "spent",
    "awake": "upright", "awaken": "rouse", "summon": "muster", "deck": "pile", "hand": "reserve",
    "spell": "tool", "battle value": "might", "strike value": "breach", "life": "strength",
    "block": "guard",
}  # fmt: skip
KEPT = ("types", "zones", "states", "deeds", "refs", "timings", "stats", "tracks", "keywords")


def test_all_nouns_come_from_the_data_of_the_game() -> None:
    """With other words in the data the same examples say the same in those words."""
    words, others = terms("dino"), _other_terms()
    for example in examples():
        for writer in (japanese, english):
            make: Callable[[Terms, Ability], str]
            for make in (writer.timing, writer.body):
                assert make(others, example.ability) == _in_other_words(
                    make(words, example.ability)
                )


def _other_terms() -> Terms:
    known: dict[str, Any] = msgspec.to_builtins(terms("dino"))
    for section in KEPT:
        known[section] = _translated(known[section])
    known["of_attribute"] = _translated(known["of_attribute"])
    return msgspec.convert(known, Terms)


def _translated(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _translated(inner) for key, inner in value.items()}
    return _in_other_words(value) if isinstance(value, str) else value


def _in_other_words(text: str) -> str:
    longest_first = sorted(OTHER_WORDS, key=len, reverse=True)
    return re.sub("|".join(longest_first), _other_word, text, flags=re.IGNORECASE)


def _other_word(found: re.Match[str]) -> str:
    word = OTHER_WORDS[found[0].lower()]
    return word.capitalize() if found[0][0].isupper() else word


def test_the_other_words_are_really_others() -> None:
    said = set(_strings(msgspec.to_builtins(_other_terms())))
    assert not any(word in text for text in said for word in ("恐竜", "地層", "strata"))


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key != "text":
                yield from _strings(inner)
    elif isinstance(value, str) and value != "dinosaur":
        yield value
