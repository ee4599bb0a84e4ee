"""What a game must say about itself, and where games are found.

A game is a package `game/<id>` with a module `rules` that offers `RULES`, and a folder
`data/<id>` with `game.yaml`. Nothing lists the games by name.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from game.core.rng import HasRng
from game.core.types import (
    Action,
    Card,
    CardId,
    Decision,
    Emit,
    Outcome,
    Refusal,
    Seat,
    State,
    Task,
)
from game.resources import DATA_ROOT

Step = Callable[[State, Task, Emit], None]


def _none_secret(config: Mapping[str, str]) -> frozenset[str]:
    return frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Hints:
    """What a game tells those who search it.

    `weigh` says how likely each answer is, beside the others; 0 leaves out what differs in nothing
    from another answer or is beaten by it, never all. `scale` is the worth that makes a won
    position of an even one. `hidden_zones` is how the names of zones begin whose cards are told
    apart by their kind, not as this or that one.
    """

    weigh: Callable[[State, tuple[Action, ...]], list[float]]
    scale: float
    hidden_zones: tuple[str, ...] = ("hand", "deck")


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """A game.

    `options` may list the legal answers faster than filtering `candidates` through `check`; a
    contract test holds it to the same list in the same order; likewise `hidden` the cards that are
    not `visible`. `secret_kinds` tells by the match options which decisions are answered unseen by
    the other seat; `always_asked` are asked even where there is a single answer. `private_config`
    names options a seat may not see. `outcome` is looked at after every step (C-13); a game that
    ends itself by `moves.end` leaves it out. `invariants` says what is broken about a true state;
    `game.core.contract` asks it. `search_steps` searches from a state for some seconds and returns
    how many positions it saw; a measure only.
    """

    id: str
    version: int
    turn_clause: str
    setup: Callable[[State, Emit], None]
    procedures: Mapping[str, tuple[Step, ...]]
    candidates: Callable[[State, Decision], Iterable[Action]]
    check: Callable[[State, Decision, Action], Refusal | None]
    visible: Callable[[State, Card, Seat], bool]
    determinize: Callable[[State, HasRng], None]
    evaluate: Callable[[State, Seat], float]
    options: Callable[[State, Decision], tuple[Action, ...]] | None = None
    outcome: Callable[[State], Outcome | None] | None = None
    hidden: Callable[[State, Seat], Iterable[CardId]] | None = None
    private_tracks: Callable[[State, Seat], Iterable[tuple[Seat, str]]] | None = None
    private_config: Callable[[State, Seat], tuple[str, ...]] | None = None
    invariants: Callable[[State], Iterable[str]] | None = None
    hints: Hints | None = None
    search_steps: Callable[[State, float], int] | None = None
    secret_kinds: Callable[[Mapping[str, str]], frozenset[str]] = _none_secret
    always_asked: frozenset[str] = frozenset()


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games there are, by name."""
    return tuple(sorted(path.parent.name for path in DATA_ROOT.glob("*/game.yaml")))


@cache
def rules_of(game: str) -> Rules:
    """The rules of a game; raises KeyError naming the games there are."""
    if game not in game_ids():
        raise KeyError(f"no game {game!r}; there are: {', '.join(game_ids())}")
    rules: Rules = importlib.import_module(f"game.{game}.rules").RULES
    return rules
