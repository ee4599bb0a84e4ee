"""One program at a time keeps what is stored in a folder; a second one only looks on.

The claim is a lock of the system on a file, so that it ends with the program, however that ends.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

LOCK_FILE = "in-use"


class Claim:
    """The right to write into a folder, held for as long as this object is."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file

    def release(self) -> None:
        """Let another program have the folder."""
        self._file.close()


def claim(folder: Path) -> Claim | None:
    """The claim to a folder; None where another program has it.

    Raises OSError where the folder cannot be written to, so that nobody can have it.
    """
    folder.mkdir(parents=True, exist_ok=True)
    file = (folder / LOCK_FILE).open("ab")
    if _lock(file):
        return Claim(file)
    file.close()
    return None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
