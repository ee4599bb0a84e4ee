"""The words of a game that card texts are made with, in both languages."""

from __future__ import annotations

from functools import cache

import msgspec

from game.core.game_data import Words
from game.resources import DATA_ROOT
from game.yaml_reader import read


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


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All words of a game. `field_type` is what lies on the field."""

    types: dict[str, TypeWords]
    field_type: str
    attributes: dict[str, Words]
    stats: dict[str, Words]
    tracks: dict[str, TrackWords]
    keywords: dict[str, Keyword]


@cache
def terms(game: str) -> Terms:
    """The words of a game; raises DataFault."""
    return read(DATA_ROOT / game / "terms.yaml", Terms)[0]
