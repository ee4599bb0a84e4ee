"""The words of a game that card texts are made with, in both languages."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from game.cards.card import Timing
from game.cards.language import Zone
from game.core.game_data import Words
from game.resources import DATA_ROOT
from game.yaml_reader import read

State = Literal["awake", "dormant", "fresh", "settled"]
Deed = Literal["summon", "summon_dormant", "destroy", "awake", "make_dormant", "keep_dormant"]


class TypeWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card: its noun, the Japanese counter, the English plural."""

    ja: str
    en: str
    unit: str
    plural: str


class TrackWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number of a player: `held` is had, gained and lost, like life; else it is raised and
    lowered, like a maximum."""

    ja: str
    en: str
    held: bool = True


class Keyword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A keyword: its name in 【 】, what it means, the clause that says so."""

    name: Words
    text: Words
    clause: str


class TimingWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When an ability acts: the chip of the card's own, and the sentences about other cards
    (`theirs` where it is said differently of opposing ones) and about one that it meets.
    `in_attack`: there is an attacker then."""

    chip: Words
    happens: Words | None = None
    theirs: Words | None = None
    meets: Words | None = None
    in_attack: bool = False


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All words of a game. `field_type` is what lies on the field; `deeds` are what is done to
    cards, `refs` cards that are known without choosing; `of_attribute` and `at_level` stand before
    a noun."""

    types: dict[str, TypeWords]
    field_type: str
    zones: dict[Zone, Words]
    states: dict[State, Words]
    deeds: dict[Deed, Words]
    refs: dict[str, Words]
    timings: dict[Timing, TimingWords]
    of_attribute: Words
    attributes: dict[str, Words]
    stats: dict[str, Words]
    tracks: dict[str, TrackWords]
    keywords: dict[str, Keyword]
    at_level: Words = Words("{level}", "{level}")


@cache
def terms(game: str) -> Terms:
    """The words of a game; raises DataFault."""
    return read(DATA_ROOT / game / "terms.yaml", Terms)[0]
