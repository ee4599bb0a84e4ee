"""Saves the match behind the picture: a slot for the newest text, and a thread that stores it.

Storing waits for the disk, so it never happens in a frame. A text that is put while another is
being stored takes the slot; the newest one is always stored in the end, also when the program
ends, for the thread is one that the interpreter waits for.
"""

import logging
import threading
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import Final, Protocol

_log: Final = logging.getLogger(__name__)


class MatchStore(Protocol):
    """Where the match in progress is kept."""

    def save_match(self, text: str) -> None:
        """Store the match; trouble with the disk becomes a notice."""

    def drop_match(self) -> None:
        """Forget the match."""


class Keeper(Protocol):
    """What a session asks for: that its newest save is kept."""

    def put(self, text: str) -> None:
        """Have a save stored soon, in place of one still waiting. Returns at once."""

    def drop(self) -> None:
        """Have the stored save forgotten soon: the match is over. Returns at once."""

    def flush(self) -> None:
        """Wait until everything asked for before is done."""


class AtOnce:
    """A keeper that stores before it returns, for pictures of a match that nobody plays."""

    def __init__(self, store: MatchStore) -> None:
        self._store = store

    def put(self, text: str) -> None:
        """Store a save."""
        self._store.save_match(text)

    def drop(self) -> None:
        """Forget the stored save."""
        self._store.drop_match()

    def flush(self) -> None:
        """Everything is done already."""


class Autosave:
    """A keeper that stores behind the picture, with one thread from the first save to the last.

    The thread ends with the keeper, and the program does not end before it has stored everything:
    both are an executor's way. To start a thread for each save would cost a frame its time.
    """

    def __init__(self, store: MatchStore) -> None:
        self._store = store
        self._lock = threading.Lock()
        self._orders: list[str | None] = []  # at most the newest one; None means forget
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="autosave")
        self._last: Future[None] | None = None

    def put(self, text: str) -> None:
        """Have a save stored soon, in place of one still waiting. Returns at once."""
        self._order(text)

    def drop(self) -> None:
        """Have the stored save forgotten soon, and what waits as well. Returns at once."""
        self._order(None)

    def flush(self) -> None:
        """Wait until everything asked for before is done."""
        if self._last is not None:
            wait([self._last])

    def _order(self, newest: str | None) -> None:
        with self._lock:
            self._orders = [newest]
        self._last = self._worker.submit(self._carry_out)
        self._last.add_done_callback(_tell_fault)

    def _carry_out(self) -> None:
        """Do what waits; nothing does if a later order has been carried out with an earlier one."""
        with self._lock:
            orders, self._orders = self._orders, []
        for text in orders:
            if text is None:
                self._store.drop_match()
            else:
                self._store.save_match(text)


def _tell_fault(done: Future[None]) -> None:
    """A fault in another thread is seen by nobody: it belongs in the report."""
    if done.exception() is not None:
        _log.error("the match was not stored", exc_info=done.exception())
