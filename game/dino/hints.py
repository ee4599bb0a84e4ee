"""What helps a searcher of dino: answers that differ in nothing are tried once, and play-outs do
not end turns with everything still to be done."""

from __future__ import annotations

from game.core.rules import Hints
from game.core.types import Action, State

WEIGHTS = {
    "summon": 6.0,
    "cast": 2.0,
    "level_up": 5.0,
    "activate": 3.0,
    "to_attack": 1.0,
    "attack": 6.0,
    "end_turn": 0.3,
    "block": 1.0,
    "pass": 1.5,
}
SCALE = 8.0  # how many points of life make a won position of an even one, about


def narrow(state: State, options: tuple[Action, ...]) -> tuple[Action, ...]:
    """Slots have no order in the rules (D-21), so only the first open one of each is kept."""
    kept, seen = [], set()
    for option in options:
        if option.kind in ("summon", "slot"):
            if option.source in seen:
                continue
            seen.add(option.source)
        kept.append(option)
    return tuple(kept)


def weight(state: State, action: Action) -> float:
    """How likely a play-out takes an answer, beside the others."""
    return WEIGHTS.get(action.kind, 1.0)


HINTS = Hints(narrow=narrow, weight=weight, scale=SCALE)
