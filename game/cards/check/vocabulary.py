"""The words that each game chooses for itself: types, attributes, keywords, values, tracks."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import msgspec

from game.cards.actions import Change, CostChange, Delta, Gain, Lose, Track
from game.cards.check.report import Report
from game.cards.language import StatOf, TrackOf, Where, Word
from game.cards.table import table_of
from game.cards.terms import terms
from game.resources import ASSET_ROOT
from game.yaml_reader import KeyPath

LEVEL = "level"  # read like a value, but changed by an action of its own


class Vocabulary(NamedTuple):
    """What a game knows."""

    types: frozenset[str]
    attributes: frozenset[str]
    keywords: frozenset[str]
    stats: frozenset[str]
    tracks: frozenset[str]


@cache
def vocabulary(game: str) -> Vocabulary:
    """The words of a game, as its terms and its table have them; raises DataFault."""
    said, table = terms(game), table_of(game)
    return Vocabulary(
        frozenset(said.types) - {"card"},
        frozenset(said.attributes),
        frozenset(said.keywords),
        table.stats,
        table.tracks,
    )


@cache
def icons() -> frozenset[str]:
    """The names of all pictures a card may have."""
    listed = msgspec.json.decode((ASSET_ROOT / "icons" / "icons.json").read_bytes())
    return frozenset(listed["icons"])


def check_words(report: Report, known: Vocabulary, word: Word, path: KeyPath) -> None:
    """Report what the game has no word for."""
    match word:
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
