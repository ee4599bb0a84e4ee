"""Goes through the words of an ability, each with its place in the file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.cards.language import Word
from game.yaml_reader import KeyPath


def words_in(value: Any, path: KeyPath) -> Iterator[tuple[Word, KeyPath]]:
    """Every record inside a value, the outer ones first."""
    if isinstance(value, tuple):
        for index, inner in enumerate(value):
            yield from words_in(inner, (*path, index))
    elif isinstance(value, Word):
        yield value, path
        for field in value.__struct_fields__:
            yield from words_in(getattr(value, field), (*path, field))
