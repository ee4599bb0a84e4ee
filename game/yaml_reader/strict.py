"""Strict YAML: text in, plain values (dict, list, str, int, float, bool, None) and positions out.

Reads the parser's events itself, once, so that a hostile text is refused before anything is
built from it: size, depth and number of events are bounded; anchors, aliases, tags, directives,
second documents, repeated keys and keys that are not text are refused. Plain scalars follow
YAML 1.2 (`no` and `on` are text, `010` is refused). It knows no data types of ours.
"""

import re
from collections.abc import Iterator
from typing import Any, Final, NoReturn

import yaml

from game.texts import N_, Phrase, phrase
from game.yaml_reader.faults import DataFault, Fault, KeyPath, Place, Positions, whole_file

Plain = dict[str, Any] | list[Any] | str | int | float | bool | None
"""A value as YAML writes it."""

MAX_BYTES: Final = 2_000_000
MAX_DEPTH: Final = 24
MAX_EVENTS: Final = 200_000
MAX_DIGITS: Final = 15
MAX_FAULTS: Final = 50

# The C parser is four times as fast; PyYAML is sometimes installed without it.
_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

# What YAML allows in a stream; looked for here because the two parsers count positions differently.
_NOT_PRINTABLE = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_INT = re.compile(r"[-+]?[0-9]+")
_FLOAT = re.compile(r"[-+]?(?:[0-9]+\.[0-9]*|\.[0-9]+|[0-9]+(?=[eE]))(?:[eE][-+]?[0-9]+)?")
_LEADING_ZERO = re.compile(r"[-+]?0[0-9]+")
_WORDS: Final[dict[str, bool | None]] = {
    "true": True, "false": False, "null": None, "~": None, "": None,
}  # fmt: skip


_Event = Any  # PyYAML's events come from two parsers and have no stubs worth naming


def parse(text: str, file: str) -> tuple[Plain, Positions]:
    """Read one YAML document; `file` is the name used in messages. Raises `DataFault`."""
    if bad := _NOT_PRINTABLE.search(text):
        raise _bad_character(file, text, bad.start())
    if len(text.encode()) > MAX_BYTES:
        raise whole_file(file, N_("the file is larger than {limit} bytes"), limit=MAX_BYTES)
    try:
        return _Reader(file).document(text)
    except yaml.MarkedYAMLError as error:
        raise _syntax_fault(file, text, error) from None


class _Reader:
    """One pass over the events of one document."""

    def __init__(self, file: str) -> None:
        self._values: dict[KeyPath, Place] = {}
        self._keys: dict[KeyPath, Place] = {}
        self.positions = Positions(file, self._values, self._keys)
        self._faults: list[Fault] = []
        self._events: Iterator[_Event] = iter(())
        self._count = 0

    def document(self, text: str) -> tuple[Plain, Positions]:
        """Read the only document of `text`, or raise every fault found in it."""
        self._events = yaml.parse(text, Loader=_LOADER)
        self._next()  # start of the stream
        start = self._next()
        if isinstance(start, yaml.StreamEndEvent):
            self._stop((), start, phrase("the file is empty"))
        if start.version or start.tags:
            self._stop((), start, phrase("directives (lines that begin with %) are not used here"))
        value = self._value(self._next(), ())
        self._next()  # end of the document
        after = self._next()
        if not isinstance(after, yaml.StreamEndEvent):
            self._stop((), after, phrase("a second document begins here, only one is allowed"))
        if value is None:
            self._report(self.positions.fault((), phrase("the file is empty")))
        if self._faults:
            raise DataFault(self._faults)
        return value, self.positions

    def _next(self) -> _Event:
        event = next(self._events)
        self._count += 1
        if self._count > MAX_EVENTS:
            self._stop((), event, phrase("more than {limit} values in one file", limit=MAX_EVENTS))
        return event

    def _value(self, event: _Event, path: KeyPath) -> Plain:
        self._refuse_references(event, path)
        self._values[path] = _place(event.start_mark)
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event, path)
        if len(path) >= MAX_DEPTH:
            self._stop(path, event, phrase("nested more than {limit} levels deep", limit=MAX_DEPTH))
        if isinstance(event, yaml.SequenceStartEvent):
            return self._sequence(path)
        return self._mapping(path)

    def _refuse_references(self, event: _Event, path: KeyPath) -> None:
        name = event.anchor or ""
        if isinstance(event, yaml.AliasEvent):
            self._stop(path, event, phrase("aliases (*{name}) are not used here", name=name))
        if name:
            self._stop(path, event, phrase("anchors (&{name}) are not used here", name=name))
        if event.tag is not None:
            self._stop(path, event, phrase("tags ({tag}) are not used here", tag=event.tag))

    def _sequence(self, path: KeyPath) -> Plain:
        items: list[Plain] = []
        while not isinstance(event := self._next(), yaml.SequenceEndEvent):
            items.append(self._value(event, (*path, len(items))))
        return items

    def _mapping(self, path: KeyPath) -> Plain:
        entries: dict[str, Plain] = {}
        while not isinstance(event := self._next(), yaml.MappingEndEvent):
            key = self._key(event, path)
            if key in entries:
                self._report_twin(key, path, event)
            else:
                self._keys[*path, key] = _place(event.start_mark)
            entries[key] = self._value(self._next(), (*path, key))
        return entries

    def _key(self, event: _Event, path: KeyPath) -> str:
        self._refuse_references(event, path)
        if not isinstance(event, yaml.ScalarEvent):
            self._stop(path, event, phrase("a key must be text, not a list or a mapping"))
        word: str = event.value
        if not event.style and word == "<<":
            self._stop(path, event, phrase("merge keys (<<) are not used here"))
        if not event.style and (word in _WORDS or _is_number(word)):
            problem = phrase('the key {key} is not text, write "{key}"', key=word)
            self._report(Fault(self.positions.file, _place(event.start_mark), path, problem))
        return word

    def _report_twin(self, key: str, path: KeyPath, event: _Event) -> None:
        first = self._keys[*path, key]
        problem = phrase("the key stands here twice, first in line {line}", line=first.line)
        place = _place(event.start_mark)
        self._report(Fault(self.positions.file, place, (*path, key), problem))

    def _scalar(self, event: _Event, path: KeyPath) -> Plain:
        word: str = event.value
        if event.style:
            return word
        if _is_number(word) and len(word.lstrip("+-")) > MAX_DIGITS:
            problem = phrase("a number of more than {limit} digits", limit=MAX_DIGITS)
            self._report(self.positions.fault(path, problem))
            return 0
        if _LEADING_ZERO.fullmatch(word):
            problem = phrase("a number may not begin with 0, write {number}", number=int(word))
            self._report(self.positions.fault(path, problem))
        return _plain(word)

    def _report(self, fault: Fault) -> None:
        self._faults.append(fault)
        if len(self._faults) >= MAX_FAULTS:
            raise DataFault(self._faults)

    def _stop(self, path: KeyPath, event: _Event, problem: Phrase) -> NoReturn:
        fault = Fault(self.positions.file, _place(event.start_mark), path, problem)
        raise DataFault([*self._faults, fault])


def _is_number(word: str) -> bool:
    return bool(_INT.fullmatch(word) or _FLOAT.fullmatch(word))


def _plain(word: str) -> bool | int | float | str | None:
    """What an unquoted word means in YAML 1.2; numbers in decimal only."""
    if word in _WORDS:
        return _WORDS[word]
    if _INT.fullmatch(word):
        return int(word)
    return float(word) if _FLOAT.fullmatch(word) else word


def _place(mark: Any) -> Place:
    return Place(mark.line + 1, mark.column + 1) if mark else Place(1, 1)


def _bad_character(file: str, text: str, index: int) -> DataFault:
    code = f"U+{ord(text[index]):04X}"
    line = text.count("\n", 0, index) + 1
    place = Place(line, index - text.rfind("\n", 0, index))
    problem = phrase("the character {code} is not allowed in a data file", code=code)
    return DataFault([Fault(file, place, (), problem)])


def _syntax_fault(file: str, text: str, error: yaml.MarkedYAMLError) -> DataFault:
    place = _place(error.problem_mark)
    lines = text.splitlines()
    line = lines[place.line - 1] if place.line <= len(lines) else ""
    if "\t" in line[: place.column] and not line[: place.column].strip():
        problem = phrase("a tab stands here, indent with spaces")
    else:
        problem = phrase("this is not YAML: {detail}", detail=error.problem or str(error))
    return DataFault([Fault(file, place, (), problem)])
