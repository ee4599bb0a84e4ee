"""The computer in a process of its own, so that no thought of its ever holds up a frame.

Owns the process: started early, told to stop at the deadline, killed after a grace, started again
once; after that the first legal answer is played and the people are told. It looks at a real
clock, for the process lives in real time. What the computer thinks is not known here.
"""

from __future__ import annotations

import logging
import multiprocessing
import time
from multiprocessing.process import BaseProcess
from typing import Final

from game.ai.worker import READY, STOP, Ask, Reply, serve
from game.core.types import Action, Decision
from game.texts import Phrase, phrase
from scenes.session import Answer, Question

MAKER: Final = "game.ai.levels:make_player"
DEADLINE: Final = 3.0
"""Seconds after which the computer has to answer with the best it has found."""
GRACE: Final = 1.5
"""Seconds it may still take to do so, or to put away a question that was dropped."""
START: Final = 20.0
"""Seconds a process may take to start on a busy machine."""
ATTEMPTS: Final = 2

_log = logging.getLogger(__name__)


class _Worker:
    """A running process and the pipe to it."""

    def __init__(self, maker: str) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(
            target=serve, args=(theirs, maker), name="opponent", daemon=True
        )
        self.process.start()
        theirs.close()  # else the end of the process would not end the pipe
        self.is_ready = False
        self.busy_with: int | None = None
        self._is_stopping = False
        self._since = time.monotonic()

    @property
    def waited(self) -> float:
        """Seconds since it was started, asked or told to stop."""
        return time.monotonic() - self._since

    def ask(self, ask: Ask) -> None:
        """Pass a question on; OSError where the process has ended."""
        self._pipe.send(ask)
        self.busy_with, self._is_stopping = ask.number, False
        self._since = time.monotonic()

    def stop(self) -> None:
        """Tell it to answer now; OSError where the process has ended."""
        if self.busy_with is not None and not self._is_stopping:
            self._pipe.send(STOP)
            self._is_stopping = True
            self._since = time.monotonic()

    def hear(self) -> Reply | None:
        """What it has said; EOFError or OSError where the process has ended. Never waits."""
        while self._pipe.poll():
            message = self._pipe.recv()
            if isinstance(message, Reply):
                self.busy_with = None
                return message
            self.is_ready = self.is_ready or message == READY
        return None

    def hurry(self, deadline: float, grace: float) -> bool:
        """Tell it to stop when its time is over; False once it has not done so either."""
        if not self.is_ready:
            return self.waited < START
        if self.busy_with is None:
            return True
        if self._is_stopping:
            return self.waited < grace
        if self.waited >= deadline:
            self.stop()
        return True

    def end(self) -> None:
        """End the process at once."""
        self._pipe.close()
        self.process.kill()
        self.process.join(0.2)  # a killed process is gone in a millisecond or two


class ProcessOpponents:
    """Thinks about one question at a time, in another process. Call `close` at the end."""

    def __init__(
        self, maker: str = MAKER, *, deadline: float = DEADLINE, grace: float = GRACE
    ) -> None:
        """`maker` names the function that makes players, as `module:function`; the times are
        seconds. Nothing is started yet."""
        self._maker = maker
        self._deadline, self._grace = deadline, grace
        self._worker: _Worker | None = None
        self._question: Question | None = None
        self._number = 0
        self._attempts = 0

    @property
    def process(self) -> BaseProcess | None:
        """The running process."""
        return self._worker.process if self._worker else None

    def start(self) -> None:
        """Start the process now, so that it is ready when it is needed; returns at once."""
        if self._worker is None:
            try:
                self._worker = _Worker(self._maker)
            except OSError as error:
                _log.warning("no process for the computer: %s", error)

    def close(self) -> None:
        """End the process."""
        self._question = None
        self._end()

    # --- what a session asks

    def ask(self, question: Question) -> None:
        """Begin to think; returns at once."""
        self.cancel()
        self._question = question
        self._number += 1
        self._attempts = 0
        self._step()

    def cancel(self) -> None:
        """Forget the question; its answer will be dropped."""
        self._question = None
        if self._worker is not None:
            try:
                self._worker.stop()
            except OSError:
                self._mourn()

    def answer(self) -> Answer | None:
        """The answer, once; None while it is still being thought about. Never waits."""
        reply = self._step()
        question = self._question
        if question is None:
            return None
        decision = question.view.decision
        assert decision is not None, "a question without a pending decision"
        if reply is not None and reply.number == self._number:
            if reply.action in decision.options:
                return self._settle(reply.action)
            _log.warning("the computer failed: %s", reply.failure or reply.action)
        if self._attempts >= ATTEMPTS and not self._is_thinking:
            return self._give_up(decision)
        return None

    # --- one look at the process

    @property
    def _is_thinking(self) -> bool:
        return self._worker is not None and self._worker.busy_with == self._number

    def _step(self) -> Reply | None:
        """Listen, hurry, and ask what is still to be asked; never waits."""
        try:
            reply = self._worker.hear() if self._worker else None
            if self._worker is not None and not self._worker.hurry(self._deadline, self._grace):
                _log.warning("the computer does not answer and is started again")
                self._end()
            if reply is None and self._question is not None and self._attempts < ATTEMPTS:
                self._try(self._question)
        except (EOFError, OSError):
            self._mourn()
            return None
        return reply

    def _try(self, question: Question) -> None:
        """Ask, once there is a process that is ready and has nothing else to do."""
        self.start()
        worker = self._worker
        if worker is None:
            self._attempts += 1
        elif worker.is_ready and worker.busy_with is None:
            self._attempts += 1
            worker.ask(
                Ask(
                    number=self._number,
                    line=question.line,
                    level=question.level,
                    seat=question.seat,
                    seed=question.seed,
                    seconds=self._deadline,
                    view=question.view,
                )
            )

    def _mourn(self) -> None:
        """The process has ended by itself."""
        if self._worker is not None:
            self._worker.process.join(0.02)
            _log.warning("the computer's process has ended: %s", self._worker.process.exitcode)
            self._end()

    def _end(self) -> None:
        if self._worker is not None:
            self._worker.end()
            self._worker = None

    def _settle(self, action: Action | None, notice: Phrase | None = None) -> Answer:
        assert action is not None
        self._question = None
        return Answer(action, notice)

    def _give_up(self, decision: Decision) -> Answer:
        notice = phrase(
            "The computer did not answer and makes the first move it may. The game goes on."
        )
        return self._settle(decision.options[0], notice)
