"""Players that misbehave in one way each, for the process they think in. The level says how."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from game.core.types import Action, Decision, State


class Odd:
    def __init__(self, level: str) -> None:
        self.level, _, self.detail = level.partition(":")
        self.stop: Callable[[], bool] = lambda: False
        self.asked = 0

    def choose(self, view: State, decision: Decision) -> Action:
        self.asked += 1
        act = getattr(self, f"_{self.level}", None)
        chosen: int = act() if act is not None else 0
        return decision.options[chosen]

    def _thinker(self) -> int:
        """Thinks until told to stop, then has found the second option."""
        while not self.stop():
            time.sleep(0.002)
        return 1

    def _deaf(self) -> int:
        time.sleep(60.0)
        return 0

    def _broken(self) -> int:
        raise RuntimeError("a slip in a player")

    def _dying(self) -> int:
        os._exit(3)

    def _dying_once(self) -> int:
        """Dies the first time; the file remembers it."""
        if not Path(self.detail).exists():
            Path(self.detail).touch()
            os._exit(3)
        return 1

    def _looking(self) -> int:
        """1 where the drawing library has been loaded."""
        return int(any(name.split(".")[0] in ("pygame", "scenes") for name in sys.modules))

    def _counting(self) -> int:
        """The number of earlier questions to this very player."""
        return self.asked - 1


def make(_game: str, level: str, _seed: int) -> Odd:
    return Odd(level)


def make_plain(_game: str, _level: str, _seed: int) -> Plain:
    return Plain()


class Plain:
    """Knows nothing of stopping."""

    def choose(self, view: State, decision: Decision) -> Action:
        niceness = os.nice(0)
        return decision.options[1 if niceness >= 10 else 0]
