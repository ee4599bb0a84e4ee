"""Cards that cannot be meant are refused, with file, line, card, key and the nearest word."""

from pathlib import Path

import pytest

from game.dino.cards import read_cards
from game.yaml_reader import DataFault

CARD = """cards:
  - id: {id}
    number: {number}
    name: {{ja: {ja}, en: {en}}}
    type: {type}
    attribute: {attribute}
    cost: {cost}
    art: {art}
    {values}
    {more}
"""
GOOD = {
    "id": "try_me", "number": "1", "ja": "試し", "en": "Try Me", "type": "dinosaur",
    "attribute": "fire", "cost": "2", "art": "dinosaur-rex",
    "values": "battle: [100, 200, 300]\n    strike: [1, 1, 2]", "more": "keywords: [block]",
}  # fmt: skip
SPELL = {"type": "spell", "values": "", "more": "abilities: [{when: cast, do: [{do: draw}]}]"}


def written(**changes: str) -> str:
    return CARD.format(**{**GOOD, **changes})


def faults(folder: Path, *texts: str) -> list[str]:
    for number, text in enumerate(texts):
        (folder / f"{number}.yaml").write_text(text, "utf-8")
    try:
        read_cards(folder)
    except DataFault as fault:
        return [str(one).removeprefix(f"{folder}/") for one in fault.faults]
    return []


def test_good_cards_are_read(tmp_path: Path) -> None:
    spell = written(id="other", number="2", ja="他", en="Other", **SPELL)
    assert faults(tmp_path, written(), spell) == []
    assert [card.id for card in read_cards(tmp_path)] == ["try_me", "other"]


# What is changed, and what must be said: the place and the key, then words of the sentence.
CARDS = [
    ({"type": "dinosour"}, "0.yaml:5:11: cards[try_me].type: got 'dinosour'", "mean 'dinosaur'"),
    ({"attribute": "fier"}, "0.yaml:6:16: cards[try_me].attribute: got 'fier'", "mean 'fire'"),
    ({"art": "dinosaur-rx"}, "0.yaml:8:10: cards[try_me].art", "mean 'dinosaur-rex'"),
    ({"more": "keywords: [blok]"}, "cards[try_me].keywords[0]: got 'blok'", "mean 'block'"),
    ({"more": "keywords: [block, block]"}, "keywords[1]", "stands twice"),
    ({"more": "keyword: [block]"}, "0.yaml:11:5: cards[try_me].keyword", "mean 'keywords'"),
    ({"id": "Try-Me"}, "0.yaml:2:9: cards[Try-Me].id", "small letters"),
    ({"number": "0"}, "number", "1 or more"),
    ({"cost": "16"}, "0.yaml:7:11: cards[try_me].cost", "from 0 to 15"),
    ({"cost": "-1"}, "cost", "from 0 to 15"),
    ({"ja": '" "'}, "name.ja", "text is missing"),
    ({"more": "flavour: {ja: 火}"}, "flavour", "'en' is missing"),
    ({"values": "battle: [100, 200, 300]"}, "cards[try_me]:", "values for Lv. 1, 2 and 3"),
    ({"values": "battle: [300, 300, 400]\n    strike: [1, 1, 2]"}, "battle", "rise with the level"),
    ({"values": "battle: [100, 200, 300]\n    strike: [2, 1, 2]"}, "strike", "rise with the level"),
    ({"values": "battle: [100, 200]\n    strike: [1, 1, 2]"}, "battle", "Lv. 1, 2 and 3"),
    ({**SPELL, "values": "battle: [1, 2, 3]"}, "battle", "a spell has no values"),
    ({**SPELL, "more": f"keywords: [block]\n    {SPELL['more']}"}, "keywords", "no keywords"),
    ({**SPELL, "more": ""}, "cards[try_me]:", "does nothing without"),
    ({**SPELL, "more": "abilities: [{when: summoned, do: [{do: draw}]}]"}, "when", "when: cast"),
    ({"more": "abilities: [{when: cast, do: [{do: draw}]}]"}, "when", "only a spell has 'cast'"),
]


@pytest.mark.parametrize(("changes", "place", "words"), CARDS)
def test_a_card_is_refused(changes: dict[str, str], place: str, words: str, tmp_path: Path) -> None:
    (found,) = faults(tmp_path, written(**changes))
    assert place in found
    assert words in found


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"number": "2", "ja": "他", "en": "Other"}, "id"),
        ({"id": "other", "ja": "他", "en": "Other"}, "number"),
        ({"id": "other", "number": "2", "en": "Other"}, "name.ja"),
        ({"id": "other", "number": "2", "ja": "他"}, "name.en"),
    ],
)
def test_two_cards_share_nothing(changes: dict[str, str], key: str, tmp_path: Path) -> None:
    (found,) = faults(tmp_path, written(), written(**changes))
    assert found.startswith("1.yaml:")
    assert f".{key}:" in found
    assert "is taken by the card 'try_me'" in found


def test_further_cards_share_nothing_with_the_pool(tmp_path: Path) -> None:
    (tmp_path / "own.yaml").write_text(written(id="other", number="2"), "utf-8")
    known = read_cards(tmp_path)
    with pytest.raises(DataFault, match="'other' is taken by the card 'other'"):
        read_cards(tmp_path, known)


def ability(text: str) -> str:
    return written(more=f"abilities: [{text}]")


DO = "{when: summoned, do: ["
ABILITIES = [
    # words of the game
    (DO + "{do: drow}]}", "do[0].do: got 'drow'", "mean 'draw'"),
    (DO + "{do: draw, cout: 2}]}", "do[0].cout", "mean 'count'"),
    (DO + "{do: gain, cards: this, keyword: hast}]}", "do[0].keyword", "mean 'haste'"),
    (DO + "{do: delta, cards: this, stat: batle, by: 1}]}", "do[0].stat", "mean 'battle'"),
    (DO + "{do: delta, cards: this, stat: level, by: 1}]}", "do[0].stat", "expected one of"),
    (DO + "{do: track, track: lif, by: 1}]}", "do[0].track", "mean 'life'"),
    (DO + "{do: cost_change, by: -1, type: spel}]}", "do[0].type", "mean 'spell'"),
    (DO + "{do: cost_change, by: -1, attribute: watr}]}", "do[0].attribute", "mean 'water'"),
    (DO + "{do: destroy, cards: {where: {attribute: land}}}]}", "cards.where.attribute", "earth"),
    (DO + "{do: destroy, cards: {where: {keyword: blck}}}]}", "cards.where.keyword", "'block'"),
    (DO + "{do: draw, count: {amount: track, track: ppp}}]}", "count.track", "mean 'pp'"),
    (DO + "{do: draw, count: {amount: stat, stat: strik, of: this}}]}", "count.stat", "'strike'"),
    # timings
    ("{when: sumoned, do: [{do: draw}]}", "abilities[0].when", "mean 'summoned'"),
    ("{when: summoned, do: []}", "abilities[0].do", "at least one action"),
    ("{when: activated, whose: mine, do: [{do: draw}]}", "whose", "about this card only"),
    ("{when: turn_end, whose: mine, do: [{do: draw}]}", "whose", "leave this out"),
    ("{when: summoned, price: {pp: 1}, do: [{do: draw}]}", "price", "activated"),
    ("{when: summoned, where: {attribute: fire}, do: [{do: draw}]}", "where", "no other card"),
    ("{when: turn_start, where: {attribute: fire}, do: [{do: draw}]}", "where", "no other card"),
    ("{when: won, where: {}, do: [{do: draw}]}", "where", "nothing is asked"),
    # numbers
    (DO + "{do: delta, cards: this, stat: battle, by: 0}]}", "do[0].by", "0 would do nothing"),
    (DO + "{do: cost_change, by: 0}]}", "do[0].by", "0 would do nothing"),
    (DO + "{do: draw, count: 0}]}", "do[0].count", "1 or more"),
    (DO + "{do: draw, count: {amount: count, of: {}, times: 0}}]}", "count.times", "do nothing"),
    (DO + "{do: track, track: life, by: -2}]}", "do[0].by", "falling: true"),
    (DO + "{do: level, cards: this}]}", "do[0]:", "expected `by`"),
    (DO + "{do: level, cards: this, by: 1, to: 2}]}", "do[0].to", "not both"),
    (DO + "{do: level, cards: this, to: 4}]}", "do[0].to", "from 1 to 3"),
    (DO + "{do: level, cards: this, to: 0}]}", "do[0].to", "1 or more"),
    (DO + "{do: summon, cards: {zone: hand, of: mine}, level: 5}]}", "do[0].level", "from 1 to 3"),
    (DO + "{do: choose_one, of: [[{do: draw}]]}]}", "do[0].of", "from 2 to 9"),
    (DO + "{do: choose_one, of: [[{do: draw}], []]}]}", "do[0].of[1]", "at least one action"),
    (DO + "{do: repeat, count: 1, then: [{do: draw}]}]}", "do[0].count", "2 or more"),
    (DO + "{do: may, then: []}]}", "do[0].then", "at least one action"),
    (DO + "{do: may, price: {}, then: [{do: draw}]}]}", "do[0].price", "this price is nothing"),
    (DO + "{do: may, price: {pp: -1}, then: [{do: draw}]}]}", "price.pp", "1 or more"),
    (
        "{when: activated, price: {dormant: true, destroy_this: true}, do: [{do: draw}]}",
        "price.destroy_this", "not both",
    ),
    (
        DO + "{do: if, condition: {is: both, of: [{is: turn, of: mine}]}, then: [{do: draw}]}]}",
        "condition.of", "2 conditions",
    ),
    # selectors
    (DO + "{do: destroy, cards: {zone: hand}}]}", "cards.zone", "expected one of: field"),
    (DO + "{do: discard, cards: {of: mine}}]}", "cards.zone", "expected one of: hand"),
    (DO + "{do: summon, cards: {of: mine}}]}", "cards.zone", "hand, strata, deck"),
    (DO + "{do: search, cards: {zone: strata, of: mine}}]}", "cards.zone", "deck"),
    (DO + "{do: search, cards: {zone: deck}}]}", "cards.of", "mine"),
    (DO + "{do: discard, cards: {zone: hand}}]}", "cards.pick", "do not see"),
    (DO + "{do: move, cards: {zone: deck, of: mine}, to: hand}]}", "cards.pick", "do not see"),
    (
        DO + "{do: discard, cards: {zone: hand, pick: random, where: {type: spell}}}]}",
        "cards.where", "hidden",
    ),
    (
        DO + "{do: draw, count: {amount: count, of: {zone: deck, where: {type: spell}}}}]}",
        "count.of.where", "hidden",
    ),
    (
        DO + "{do: track, track: life, by: {amount: count, of: {pick: all}}}]}",
        "by.of.pick", "picks no cards",
    ),
    (
        DO + "{do: move, cards: {zone: strata, where: {state: awake}}, to: hand}]}",
        "cards.where.state", "only cards on the field",
    ),
    # references
    (DO + "{do: destroy, cards: chosen}]}", "do[0].cards", "choose first"),
    (DO + "{do: destroy, cards: each}]}", "do[0].cards", "inside `for_each` only"),
    (DO + "{do: destroy, cards: other}]}", "do[0].cards", "no other card"),
    (DO + "{do: destroy, cards: attacker}]}", "do[0].cards", "'attacker' means something only"),
    (DO + "{do: draw, count: {amount: stat, stat: cost, of: chosen}}]}", "count.of", "first"),
    (
        DO + "{do: choose, cards: {where: {same_name_as: chosen}}}]}",
        "cards.where.same_name_as", "choose first",
    ),
    (
        DO + "{do: may, then: [{do: choose, cards: {}}]}, {do: destroy, cards: chosen}]}",
        "do[1].cards", "choose first",
    ),
    (
        DO + "{do: if, condition: {is: matches, card: other, where: {state: awake}},"
        " then: [{do: draw}]}]}",
        "condition.card", "no other card",
    ),
    # durations and constant abilities
    (DO + "{do: cost_change, by: -1, lasting: field}]}", "do[0].lasting", "these are not there"),
    (
        DO + "{do: delta, cards: {zone: hand, of: mine}, stat: cost, by: -1, lasting: field}]}",
        "do[0].lasting", "these are not there",
    ),
    ("{when: constant, do: [{do: draw}]}", "do[0].do", "only changes"),
    (
        "{when: constant, do: [{do: delta, cards: {of: mine}, stat: battle, by: 1}]}",
        "do[0].cards.pick", "pick: all",
    ),
    (
        "{when: constant, do: [{do: gain, cards: this, keyword: haste, lasting: field}]}",
        "do[0].lasting", "leave this out",
    ),
    (
        "{when: constant, do: [{do: delta, cards: this, stat: battle,"
        " by: {amount: count, of: {zone: hand, of: mine, where: {type: spell}}}}]}",
        "by.of.where", "hidden cards",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("text", "place", "words"), ABILITIES, ids=lambda value: value[-40:])
def test_an_ability_is_refused(text: str, place: str, words: str, tmp_path: Path) -> None:
    found = faults(tmp_path, ability(text))
    fitting = [one for one in found if place in one and words in one]
    assert fitting, found
    assert fitting[0].startswith("0.yaml:11:")


@pytest.mark.parametrize("ref", ["chosen", "other", "attacker", "each"])
def test_a_constant_ability_knows_its_own_card_only(ref: str, tmp_path: Path) -> None:
    text = f"{{when: constant, do: [{{do: delta, cards: {ref}, stat: battle, by: 1}}]}}"
    assert any("its own card only: 'this'" in one for one in faults(tmp_path, ability(text)))


def test_every_fault_of_every_file_is_named(tmp_path: Path) -> None:
    one = written(art="no-such", cost="99")
    two = written(id="other", number="2", ja="他", en="Other", **{**SPELL, "more": ""})
    files = [fault.split(":")[0] for fault in faults(tmp_path, one, two)]
    assert files == ["0.yaml", "0.yaml", "1.yaml"]
