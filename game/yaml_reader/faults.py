"""What is wrong in a data file, and where: file, line, column, key path, and a sentence.

Faults are values that can be collected, sorted and shown; `DataFault` carries all of a file's
at once. Nothing here reads files.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import reduce
from typing import NamedTuple

from game.texts import Param, Phrase, phrase

KeyPath = tuple[str | int, ...]
"""Way from the root of a document to a value: keys of mappings, indices of lists from 0."""

SHOWN_FAULTS = 20


class Place(NamedTuple):
    """A place in a text; line and column count from 1."""

    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong in one file; `path` is () where the fault is not about a key."""

    file: str
    place: Place
    path: KeyPath
    problem: Phrase

    def phrase(self) -> Phrase:
        """The whole sentence, for `Texts.say`: file, line, column, key, what is wrong."""
        return Phrase("{where} {problem}", (("where", self._where()), ("problem", self.problem)))

    def __str__(self) -> str:
        return f"{self._where()} {self.problem}"

    def _where(self) -> str:
        key = f" {written(self.path)}:" if self.path else ""
        return f"{self.file}:{self.place.line}:{self.place.column}:{key}"


class DataFault(ValueError):  # noqa: N818 - a fault is the project's word for it
    """A data file cannot be used. `faults` lists everything found, by file and in order of the
    text."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(sorted(faults, key=lambda fault: (fault.file, fault.place)))
        if not self.faults:
            raise ValueError("a DataFault needs at least one fault")
        super().__init__(self.faults)

    def __str__(self) -> str:
        lines = [str(fault) for fault in self.faults[:SHOWN_FAULTS]]
        if len(self.faults) > SHOWN_FAULTS:
            lines.append(f"… and {len(self.faults) - SHOWN_FAULTS} more")
        return "\n".join(lines)

    def phrase(self, shown: int = 3) -> Phrase:
        """The first faults, a line each, and how many more there are; for `Texts.say`."""
        said = reduce(_below, (fault.phrase() for fault in self.faults[:shown]))
        more = len(self.faults) - shown
        return said if more <= 0 else _below(said, phrase("… and {count} more", count=more))

    def __reduce__(self) -> tuple[type["DataFault"], tuple[tuple[Fault, ...]]]:
        return (DataFault, (self.faults,))


def _below(one: Phrase, other: Phrase) -> Phrase:
    return Phrase("{one}\n{other}", (("one", one), ("other", other)))


@dataclass(frozen=True, slots=True)
class Positions:
    """Where each key and value of one document stands, for faults found after reading.

    A rule that compares several values of a file reports through `fault`, so that its message
    looks like every other: file, line, key, what was expected.
    """

    file: str
    values: Mapping[KeyPath, Place] = field(default_factory=dict)
    keys: Mapping[KeyPath, Place] = field(default_factory=dict)

    def place(self, path: KeyPath) -> Place:
        """Where the value at `path` begins; of a missing one, the nearest thing around it."""
        for length in range(len(path), -1, -1):
            if (found := self.values.get(path[:length])) is not None:
                return found
        return Place(1, 1)

    def fault(self, path: KeyPath, problem: Phrase) -> Fault:
        """Report something wrong with the value at `path`."""
        return Fault(self.file, self.place(path), path, problem)

    def key_fault(self, path: KeyPath, problem: Phrase) -> Fault:
        """Report something wrong with the key itself that `path` ends in."""
        return Fault(self.file, self.keys.get(path) or self.place(path), path, problem)


def written(path: KeyPath) -> str:
    """Key path as text: `cards[0].kind`."""
    text = ""
    for step in path:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return text


def whole_file(file: str, text: str, /, **params: Param) -> DataFault:
    """A fault of a file as a whole, placed at its beginning."""
    return DataFault([Fault(file, Place(1, 1), (), Phrase(text, tuple(params.items())))])
