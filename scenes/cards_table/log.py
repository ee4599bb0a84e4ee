"""The record of a match as lines for the table, and captions for what is being shown.

The entries are the game's; here they are put in words for the players at this table.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from game.dino.record import Entry, entries
from game.dino.saying import said
from scenes.cards_table.words import Words
from scenes.session import Happening
from scenes.table.log import LogLine

NO_BREAK: Final = "\u00a0"
_BEFORE_A_NUMBER: Final = re.compile(r" (?=\d)")
ACTS: Final = frozenset({"summon", "cast", "counter", "level_up", "activate", "attack", "block"})
"""Acts that are announced before they are shown."""


class Log:
    """All lines of one session; what has been put in words is kept."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._told: list[Happening] = []
        self._lines: list[LogLine] = []
        self._counts: list[int] = []

    def lines(self, history: Sequence[Happening]) -> Sequence[LogLine]:
        """The lines of what has happened."""
        kept = min(len(history), len(self._told))
        while kept and history[kept - 1] is not self._told[kept - 1]:
            kept -= 1
        del self._told[kept:]
        del self._lines[sum(self._counts[:kept]) :]
        del self._counts[kept:]
        for happening in history[kept:]:
            new = [self._line(entry, happening) for entry in _entries(happening)]
            self._told.append(happening)
            self._counts.append(len(new))
            self._lines += new
        return self._lines

    def _line(self, entry: Entry, happening: Happening) -> LogLine:
        words = self._words
        text = said(entry, happening.after, words.language, words.names, words.you)
        text = _BEFORE_A_NUMBER.sub(NO_BREAK, text)  # "PP 2" stays on one line
        return LogLine(text, entry.seat, entry.clause, entry.cards, entry.act == "turn")


def captions(happening: Happening, words: Words) -> list[str]:
    """What is announced of the acts of a happening, in order: without what came of them."""
    return [
        said(_announced(entry), happening.after, words.language, words.names, words.you)
        for entry in _entries(happening)
        if entry.act in ACTS
    ]


def _announced(entry: Entry) -> Entry:
    """What is done, without what comes of it; of a level the dinosaur is told as well, for the act
    alone does not name it."""
    told = entry.parts[:1]
    if entry.act == "level_up":
        told += tuple(part for part in entry.parts[1:] if part.key == "level")[:1]
    return entry._replace(parts=told)


def _entries(happening: Happening) -> list[Entry]:
    return entries(happening.before, happening.events, happening.after)
