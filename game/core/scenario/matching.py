"""Comparing what a scenario expects with what is shown: only what is named is looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from game.yaml_reader import KeyPath
from game.yaml_reader.shape import unknown_key


@dataclass(frozen=True, slots=True)
class Bag:
    """Things of which the order means nothing; a word in a scenario stands for its letters."""

    items: tuple[str, ...]

    def __str__(self) -> str:
        if all(len(item) == 1 for item in self.items):
            return "".join(self.items) or '""'
        return f"[{', '.join(self.items)}]"


class Sides(tuple[Any, ...]):
    """What both seats have, the first seat's first. A scenario may leave the last out."""

    __slots__ = ()


def differences(expected: Any, shown: Any, path: KeyPath) -> Iterator[tuple[KeyPath, str]]:
    """Every place where what is shown is not as expected, and how it is instead.

    Of a mapping only the named keys are compared, lists and single values in full.
    """
    if isinstance(expected, dict) and isinstance(shown, dict):
        yield from _of_keys(expected, shown, path)
    elif isinstance(expected, list) and isinstance(shown, Sides):
        yield from _of_items(expected, list(shown[: len(expected)]), path)
    elif isinstance(expected, list) and isinstance(shown, list):
        yield from _of_items(expected, shown, path)
    elif isinstance(shown, Bag):
        if not isinstance(expected, (str, list)) or not _same(expected, shown.items):
            yield path, f"it is {shown}, not {_written(expected)}"
    elif expected != shown or isinstance(expected, bool) != isinstance(shown, bool):
        yield path, f"it is {_written(shown)}, not {_written(expected)}"


def _of_keys(
    expected: dict[str, Any], shown: dict[str, Any], path: KeyPath
) -> Iterator[tuple[KeyPath, str]]:
    for key, value in expected.items():
        if key in shown:
            yield from differences(value, shown[key], (*path, key))
        else:
            yield (*path, key), str(unknown_key(key, [word for word in shown if word != key]))


def _of_items(
    expected: list[Any], shown: list[Any], path: KeyPath
) -> Iterator[tuple[KeyPath, str]]:
    if len(expected) != len(shown):
        yield path, f"there are {len(shown)}, not {len(expected)}: {_written(shown)}"
        return
    for number, (one, other) in enumerate(zip(expected, shown, strict=True)):
        yield from differences(one, other, (*path, number))


def _same(expected: Iterable[Any], items: tuple[str, ...]) -> bool:
    return Counter(map(str, expected)) == Counter(items)


def _written(value: Any) -> str:
    """A value about as a scenario would write it."""
    match value:
        case bool():
            return "true" if value else "false"
        case "":
            return '""'
        case list() | tuple():
            return f"[{', '.join(map(_written, value))}]"
        case dict():
            return "{" + ", ".join(f"{key}: {_written(one)}" for key, one in value.items()) + "}"
        case _:
            return str(value)
