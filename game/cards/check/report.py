"""Where faults of a card file are gathered, each with its place in the file."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.inspect import LiteralType

from game.texts import Param, Phrase
from game.yaml_reader import Fault, KeyPath, Positions
from game.yaml_reader.expect import mismatch


class Report:
    """The faults of one file so far. A sentence is an English key of the catalogue."""

    def __init__(self, positions: Positions) -> None:
        self.positions = positions
        self.faults: list[Fault] = []

    def fault(self, path: KeyPath, text: str, /, **params: Param) -> None:
        """Report something wrong with the value at `path`."""
        self.faults.append(self.positions.fault(path, Phrase(text, tuple(params.items()))))

    def word(self, path: KeyPath, word: str | None, known: Collection[str]) -> None:
        """Report a word that is not among the known ones, with the nearest that is."""
        if word is not None and word not in known:
            problem = mismatch(word, LiteralType(tuple(sorted(known))))
            self.faults.append(self.positions.fault(path, problem))
