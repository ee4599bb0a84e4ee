"""The process in which the computer thinks: asked through a pipe, it answers through the same pipe.

It runs beside the window at a lower priority and imports neither pygame nor any scene. It keeps
the players of one line of play, answers every question exactly once, and ends when the pipe does.
Deadlines, restarts and notices are the business of whoever started it.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from collections.abc import Callable
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Final, NamedTuple, Protocol, runtime_checkable

from game.ai.player import Player
from game.core.types import Action, Seat, State

NICE: Final = 10
BELOW_NORMAL: Final = 0x4000
STOP: Final = "stop"
"""Message: answer now, with the best found so far."""
READY: Final = "ready"


class Ask(NamedTuple):
    """A question. `line` names the line of play that a player's plans belong to; `seconds` is the
    time after which the player is told to stop."""

    number: int
    line: str
    level: str
    seat: Seat
    seed: int
    seconds: float
    view: State


class Reply(NamedTuple):
    """The answer to question `number`; without an action, `failure` says what went wrong."""

    number: int
    action: Action | None
    failure: str = ""


@runtime_checkable
class Stoppable(Protocol):
    """A player that looks now and then whether it should stop thinking."""

    stop: Callable[[], bool]


def serve(pipe: Connection, maker: str) -> None:
    """Answer questions until the pipe is closed. `maker` names the function that makes players,
    as `module:function`."""
    _step_back()
    module, _, name = maker.partition(":")
    worker = _Worker(pipe, getattr(import_module(module), name))
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        pipe.send(READY)
        while True:
            worker.answer(pipe.recv())


def _step_back() -> None:
    """Leave the processor to the window, and the keyboard's interrupt to the main program."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - there is a `windll` on Windows only

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), BELOW_NORMAL)
    else:
        os.nice(NICE)


class _Worker:
    def __init__(self, pipe: Connection, make: Callable[[str, str, int], Player]) -> None:
        self._pipe = pipe
        self._make = make
        self._players: dict[tuple[str, Seat], Player] = {}
        self._until = 0.0

    def answer(self, message: object) -> None:
        """Answer a question; a stop that comes between questions means nothing."""
        if not isinstance(message, Ask):
            return
        self._until = time.monotonic() + message.seconds
        try:
            reply = Reply(message.number, self._choose(message))
        except Exception as fault:  # the parent logs it and decides how the game goes on
            self._players.clear()
            reply = Reply(message.number, None, f"{type(fault).__name__}: {fault}")
        self._pipe.send(reply)

    def _choose(self, ask: Ask) -> Action:
        decision = ask.view.decision
        if decision is None:
            raise ValueError("a question without a pending decision")
        return self._player(ask).choose(ask.view, decision)

    def _player(self, ask: Ask) -> Player:
        key = (ask.line, ask.seat)
        if key not in self._players:
            self._players = {k: kept for k, kept in self._players.items() if k[0] == ask.line}
            player = self._make(ask.view.game, ask.level, ask.seed)
            if isinstance(player, Stoppable):
                player.stop = self._should_stop
            self._players[key] = player
        return self._players[key]

    def _should_stop(self) -> bool:
        """Time is up, or somebody has something to say: a stop, a new question, the end."""
        return time.monotonic() >= self._until or self._pipe.poll()
