"""What a game's levels say of themselves: how each plays, and what it may know.

Reads only `about` of `data/<game>/levels.yaml`; everything else there is the players' business.
"""

from __future__ import annotations

from functools import cache

import msgspec

from game.core.game_data import Words
from game.resources import DATA_ROOT
from game.yaml_reader import read


class _Level(msgspec.Struct, frozen=True):
    about: Words | None = None


class _Levels(msgspec.Struct, frozen=True):
    levels: dict[str, _Level]


@cache
def level_words(game: str) -> dict[str, Words]:
    """The sentences of the levels that have some; raises DataFault for a broken file."""
    levels = read(DATA_ROOT / game / "levels.yaml", _Levels, name=f"data/{game}/levels.yaml")[0]
    return {name: level.about for name, level in levels.levels.items() if level.about is not None}
