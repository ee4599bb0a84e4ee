"""Saves the match behind the picture: a slot for the newest text, and a thread that stores it.

Storing waits for the disk, so it never happens in a frame. A text that is put while another is
being stored takes the slot; the newest one is always stored in the end, also when the program
ends, for the thread is one that the interpreter waits for.
"""

import threading
from typing import Protocol


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


class Autosave:
    """A keeper that stores behind the picture."""

    def __init__(self, store: MatchStore) -> None:
        self._store = store
        self._lock = threading.Lock()
        self._orders: list[str | None] = []  # at most the newest one; None means forget
        self._thread: threading.Thread | None = None

    def put(self, text: str) -> None:
        """Have a save stored soon, in place of one still waiting. Returns at once."""
        self._order(text)

    def drop(self) -> None:
        """Have the stored save forgotten soon, and what waits as well. Returns at once."""
        self._order(None)

    def flush(self) -> None:
        """Wait until everything asked for before is done."""
        with self._lock:
            thread = self._thread
        if thread is not None:
            thread.join()

    def _order(self, newest: str | None) -> None:
        with self._lock:
            self._orders = [newest]
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="autosave", daemon=False)
                self._thread.start()

    def _run(self) -> None:
        while orders := self._take_orders():
            for text in orders:
                if text is None:
                    self._store.drop_match()
                else:
                    self._store.save_match(text)

    def _take_orders(self) -> list[str | None]:
        """What waits; when nothing does the thread ends, and the next order starts another."""
        with self._lock:
            orders, self._orders = self._orders, []
            if not orders:
                self._thread = None
            return orders
