"""The computer's levels at onmyo: how far each looks ahead, how well it judges, how it sets up.

Owns `data/onmyo/levels.yaml`. Knows what to ask the search, not how an answer is brought into a
match.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Literal, NamedTuple

import msgspec

from game.core.game_data import Words
from game.onmyo.alphabeta import Limits
from game.onmyo.position import ORB_LETTERS, PIECES_PER_SEAT, Position
from game.onmyo.search import SearchResult, search, search_worlds
from game.resources import DATA_ROOT
from game.yaml_reader import read

ORBS_PER_COLOUR = 3
LOOSE_ORBS = 3


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One level; what its fields mean stands in the data file."""

    depth: int | None = None
    nodes: int | None = None
    think_ms: int
    noise: int
    careless: float
    setup: Literal["any", "fair", "best"]
    about: Words | None = None


class Setups(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Loose orbs to choose from."""

    best: tuple[str, ...]
    fair: tuple[str, ...]


class LevelFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The data file."""

    levels: dict[str, Level]
    setups: Setups


class Setup(NamedTuple):
    """A placement (O-03): four letters for each piece, from the front clockwise, and the rest."""

    pieces: tuple[str, ...]
    loose: str


@lru_cache(maxsize=1)
def _file() -> LevelFile:
    return read(DATA_ROOT / "onmyo" / "levels.yaml", LevelFile)[0]


def levels() -> dict[str, Level]:
    """The levels by name, the weakest first."""
    return _file().levels


def choose_turn(
    level: Level,
    worlds: Sequence[Position],
    *,
    rng_seed: int,
    histories: Sequence[Iterable[int]] = (),
    turns_played: int = 0,
    stop: Callable[[], bool] | None = None,
) -> SearchResult:
    """A turn as the level plays it. `worlds` are the positions that may be the true one: a single
    one unless pieces are hidden. The rest is as in `search_worlds`."""
    return search_worlds(
        worlds,
        Limits(max_nodes=level.nodes, deadline_ms=level.think_ms, max_depth=level.depth, stop=stop),
        noise=level.noise,
        careless=level.careless,
        rng_seed=rng_seed,
        histories=histories,
        turns_played=turns_played,
    )


def choose_setup(level: Level, rng: Random) -> Setup:
    """A placement as the level makes it: the loose orbs by what they are worth to it, the others
    spread so that no piece has a colour twice where that can be."""
    loose = _loose_orbs(level, rng)
    colours = rng.sample(ORB_LETTERS, len(ORB_LETTERS))
    rest = [orb for orb in colours for _ in range(ORBS_PER_COLOUR - loose.count(orb))]
    dealt = [rest[first::PIECES_PER_SEAT] for first in range(PIECES_PER_SEAT)]
    return Setup(tuple("".join(rng.sample(piece, len(piece))) for piece in dealt), loose)


def _loose_orbs(level: Level, rng: Random) -> str:
    if level.setup == "any":
        return "".join(rng.sample(ORB_LETTERS * ORBS_PER_COLOUR, LOOSE_ORBS))
    setups = _file().setups
    return rng.choice(setups.best if level.setup == "best" else setups.fair)


def choose_aside(level: Level, position: Position, *, rng_seed: int) -> str:
    """The loose orb that the second player does best without (O-08), in the position the first
    player is about to begin with."""
    second = 1 - position.turn
    own = position.wheels[second]
    orbs = tuple(dict.fromkeys(own))
    limits = Limits(max_nodes=level.nodes, deadline_ms=level.think_ms, max_depth=level.depth).part(
        len(orbs)
    )

    def worth_to_first(orb: str) -> int:
        wheels = (own.replace(orb, "", 1), position.wheels[1 - second])
        without = replace(position, wheels=wheels if second == 0 else wheels[::-1])
        return search(without, limits, noise=level.noise, rng_seed=rng_seed).score

    return min(orbs, key=worth_to_first)
