"""From plain values to records: every fault is named, with its place and the nearest word."""

from enum import StrEnum
from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct, field

from game.texts import Texts, phrase
from game.yaml_reader import DataFault, Record, read_text


class Unit(Record, tag_field="kind", tag="unit", frozen=True):
    name: dict[str, str]
    cost: Annotated[int, Meta(ge=0, le=15)]
    battle: tuple[int, int, int] = (1, 2, 3)


class Spell(Record, tag_field="kind", tag="spell", frozen=True):
    name: dict[str, str]
    colour: str = ""
    speed: float = 1.0

    def __post_init__(self) -> None:
        if self.speed > 3:
            raise ValueError("no spell is faster than 3")


class Side(StrEnum):
    BLACK = "black"
    RED = "red"


class Deck(Record, frozen=True):
    cards: tuple[Unit | Spell, ...] = ()
    mode: Literal["full", "brief", "none"] | None = None
    side: Side = Side.BLACK
    shown: bool = True
    codes: Annotated[tuple[str, ...], Meta(max_length=2)] = ()
    id: Annotated[str, Meta(pattern="^[a-z]+$")] = "a"
    nick: Annotated[str, Meta(min_length=1)] = "a"
    short: Annotated[str, Meta(max_length=3)] = ""
    speed: Annotated[float, Meta(gt=0)] = 1.0
    even: Annotated[int, Meta(multiple_of=2)] = 0
    counts: dict[Side, int] = field(default_factory=dict)


def complaints(text: str, kind: type[Struct] = Deck) -> list[str]:
    with pytest.raises(DataFault) as caught:
        read_text(text, kind, name="d.yaml")
    return str(caught.value).splitlines()


def test_a_good_file_becomes_a_record() -> None:
    deck, positions = read_text(
        "cards:\n- {kind: unit, name: {ja: 竜}, cost: 3}\n- {kind: spell, name: {}}\nside: red\n",
        Deck,
    )
    assert deck.cards == (Unit({"ja": "竜"}, 3), Spell({}))
    assert deck.side is Side.RED
    assert positions.place(("cards", 1)) == (3, 3)


def test_every_fault_of_a_file_is_listed_with_its_place() -> None:
    text = """\
cards:
- kind: unti
- kind: unit
  name: {ja: x, en: 3}
  cots: 4
- {name: {}}
- kind: spell
  name: {}
  colour: #fff
- kind: spell
  name: {}
  speed: 4
- {kind: unit, name: {}, cost: 16, battle: [1, x]}
shown: no
codes: [a, b, c]
"""
    assert complaints(text) == [
        "d.yaml:2:9: cards[0].kind: got 'unti', expected one of: unit, spell; did you mean 'unit'?",
        "d.yaml:3:3: cards[1]: the key 'cost' is missing, expected a whole number from 0 to 15",
        "d.yaml:4:21: cards[1].name.en: got 3, expected text",
        "d.yaml:5:3: cards[1].cots: unknown key 'cots', did you mean 'cost'?",
        "d.yaml:6:3: cards[2]: the key 'kind' is missing, expected one of: unit, spell",
        "d.yaml:9:10: cards[3].colour: got nothing, expected text"
        " (text beginning with # needs quotes)",
        "d.yaml:10:3: cards[4]: no spell is faster than 3",
        "d.yaml:13:32: cards[5].cost: got 16, expected a whole number from 0 to 15",
        "d.yaml:13:44: cards[5].battle: got a list of 2, expected a list of 3",
        "d.yaml:13:48: cards[5].battle[1]: got 'x', expected a whole number",
        "d.yaml:14:8: shown: got 'no', expected true or false",
        "d.yaml:15:8: codes: got a list of 3, expected a list of at most 2 entries",
    ]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("- x", "got a list of 1, expected a mapping (key: value)"),
        ("cards: {}", "cards: got a mapping (key: value), expected a list"),
        ("cards: [x]", "cards[0]: got 'x', expected a mapping (key: value)"),
        ("mode: breif", "got 'breif', expected one of: brief, full, none or nothing; did you mean"),
        ("mode: [full]", "mode: got a list of 1, expected one of: brief, full, none or nothing"),
        ("side: read", "side: got 'read', expected one of: black, red; did you mean 'red'?"),
        ("shown: 1", "shown: got 1, expected true or false"),
        ("even: true", "even: got true, expected a whole number, a multiple of 2"),
        ("even: 3", "even: got 3, expected a whole number, a multiple of 2"),
        ("even: 2.0", "even: got 2.0, expected a whole number"),
        ("speed: 0", "speed: got 0, expected a number above 0"),
        ("speed: '1'", "speed: got '1', expected a number above 0"),
        ("id: A1", "id: got 'A1', expected text of the form ^[a-z]+$"),
        ("nick: ''", "nick: got '', expected text that is not empty"),
        ("short: long", "short: got 'long', expected text of 0 to 3 characters"),
        ("counts: {blakc: 1}", "1:10: counts.blakc: got 'blakc', expected one of: black, red;"),
        ("counts: {red: x}", "counts.red: got 'x', expected a whole number"),
        ("id: " + "x" * 90 + "1", "got '" + "x" * 40 + "…', expected"),
        ("zzz: 1", "zzz: unknown key 'zzz', known are: cards, mode, side"),
    ],
)
def test_says_what_stands_there_and_what_was_expected(text: str, complaint: str) -> None:
    (said,) = complaints(text)
    assert complaint in said


def test_a_rule_that_compares_values_reports_like_the_reader() -> None:
    _, positions = read_text("cards: []\nside: red\n", Deck, name="d.yaml")
    fault = positions.fault(("side",), phrase("red has no cards"))
    assert str(DataFault([fault])) == "d.yaml:2:7: side: red has no cards"


def test_a_fault_can_be_said_in_japanese() -> None:
    with pytest.raises(DataFault) as caught:
        read_text("mode: breif", Deck, name="d.yaml")
    said = Texts("ja").say(caught.value.faults[0].phrase())
    assert said.startswith("d.yaml:1:7: mode: 「breif」ではなく")
    assert "「brief」のことですか" in said
