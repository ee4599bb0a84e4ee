"""A shelf for painted pictures in memory: as packed bytes they take a twentieth of the room.

A picture that had to leave the cache of pictures is unpacked from here in a few milliseconds
instead of being painted anew. Bounded; the least recently used pictures leave.
"""

from collections import OrderedDict
from typing import Final

MOST: Final = 8 * 1_048_576
"""Bytes of all pictures together: some three hundred of them."""


class Album:
    """Bytes by name, at most `most` of them in all."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self.used_bytes = 0

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, name: str) -> bytes | None:
        """The bytes kept under `name`."""
        if name in self._kept:
            self._kept.move_to_end(name)
        return self._kept.get(name)

    def put(self, name: str, data: bytes) -> None:
        """Keep `data` under `name`, letting older ones go."""
        self.used_bytes += len(data) - len(self._kept.pop(name, b""))
        self._kept[name] = data
        while self.used_bytes > self._most:
            self.used_bytes -= len(self._kept.popitem(last=False)[1])

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self.used_bytes = 0
