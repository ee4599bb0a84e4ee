"""The lists that the settings screen only shows: the keys, and the credits. Both are data."""

from functools import cache

from game.core.game_data import Words
from game.resources import DATA_ROOT
from game.yaml_reader import Record, read


class KeyRow(Record, frozen=True):
    """What some keys do."""

    keys: tuple[str, ...]
    does: Words


class KeyList(Record, frozen=True):
    """The keys of one place."""

    title: Words
    rows: tuple[KeyRow, ...]


class Credit(Record, frozen=True):
    """Who made one kind of thing."""

    title: Words
    lines: tuple[Words, ...]


@cache
def key_lists() -> tuple[KeyList, ...]:
    """All keys, by place; raises DataFault for a broken file."""
    return read(DATA_ROOT / "ui" / "keys.yaml", tuple[KeyList, ...], name="data/ui/keys.yaml")[0]


@cache
def credit_list() -> tuple[Credit, ...]:
    """All credits; raises DataFault for a broken file."""
    path = DATA_ROOT / "ui" / "credits.yaml"
    return read(path, tuple[Credit, ...], name="data/ui/credits.yaml")[0]
