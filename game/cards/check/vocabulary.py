"""The words that each game chooses for itself: types, attributes, keywords, values, tracks."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import msgspec

from game.cards.actions import Change, CostChange, Delta, Gain, Lose, Track
from game.cards.card import CAST, Ability
from game.cards.check.report import Report
from game.cards.language import Cards, StatOf, TrackOf, Where, Word
from game.cards.table import CardTable, table_of
from game.cards.terms import Terms, terms
from game.resources import ASSET_ROOT
from game.yaml_reader import KeyPath

LEVEL = "level"  # read like a value, but changed by an action of its own


class Vocabulary(NamedTuple):
    """What a game knows. `private` zones are seen by their owner, `unseen` ones by nobody;
    `with_partner` are the timings at which a card meets another, `in_attack`
    those at which there is an attacker."""

    types: frozenset[str]
    attributes: frozenset[str]
    keywords: frozenset[str]
    stats: frozenset[str]
    tracks: frozenset[str]
    zones: frozenset[str]
    private: frozenset[str]
    unseen: frozenset[str]
    timings: frozenset[str]
    with_partner: frozenset[str]
    in_attack: frozenset[str]


@cache
def vocabulary(game: str) -> Vocabulary:
    """The words of a game, as its terms and its table have them; raises DataFault."""
    return words_of(terms(game), table_of(game))


def words_of(said: Terms, table: CardTable) -> Vocabulary:
    """The words that terms and a table make up."""
    return Vocabulary(
        frozenset(said.types) - {"card"},
        frozenset(said.attributes),
        frozenset(said.keywords),
        table.stats,
        table.tracks,
        frozenset(said.zones),
        table.private,
        table.unseen,
        frozenset(said.timings) | {CAST},
        frozenset(name for name, words in said.timings.items() if words.meets is not None),
        frozenset(name for name, words in said.timings.items() if words.in_attack) | {CAST},
    )


@cache
def icons() -> frozenset[str]:
    """The names of all pictures a card may have."""
    listed = msgspec.json.decode((ASSET_ROOT / "icons" / "icons.json").read_bytes())
    return frozenset(listed["icons"])


def check_words(report: Report, known: Vocabulary, word: Word, path: KeyPath) -> None:
    """Report what the game has no word for."""
    match word:
        case Ability():
            report.word((*path, "when"), word.when, known.timings)
        case Cards():
            report.word((*path, "zone"), word.zone, known.zones)
        case Where():
            report.word((*path, "type"), word.type, known.types)
            report.word((*path, "attribute"), word.attribute, known.attributes)
            report.word((*path, "keyword"), word.keyword, known.keywords)
        case CostChange():
            report.word((*path, "type"), word.type, known.types)
            report.word((*path, "attribute"), word.attribute, known.attributes)
        case Gain() | Lose():
            report.word((*path, "keyword"), word.keyword, known.keywords)
        case Delta() | Change():
            report.word((*path, "stat"), word.stat, known.stats - {LEVEL})
        case StatOf():
            report.word((*path, "stat"), word.stat, known.stats)
        case TrackOf() | Track():
            report.word((*path, "track"), word.track, known.tracks)
        case _:
            pass
