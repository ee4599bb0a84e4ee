"""Named texts of one kind in one folder: placements, replays. The names are what players typed."""

from typing import TypeVar

from scenes.storage.names import safe_name
from scenes.storage.store import Check, Store

T = TypeVar("T")


class Shelf:
    """A folder of a store whose files carry players' own names."""

    def __init__(self, store: Store, folder: str, ending: str) -> None:
        """`folder` is relative to the store, `ending` begins with a dot."""
        self._store = store
        self._folder = folder
        self._ending = ending

    def names(self) -> list[str]:
        """What there is, sorted."""
        return self._store.names(self._folder, self._ending)

    def has(self, name: str) -> bool:
        """Whether saving under this name would replace something."""
        return self._store.like(self._folder, safe_name(name), self._ending) is not None

    def read(self, name: str, check: Check[T]) -> T | None:
        """The value stored under a name, its good copy if it is broken, None without either."""
        return self._store.read(self._file(name), check)

    def save(self, name: str, text: str) -> str:
        """Store a text, in place of one of the same name; the name it can be found under."""
        self._store.write(self._file(name), text)
        return self._stem(name)

    def delete(self, name: str) -> None:
        """Forget a text; nothing happens if there is none."""
        self._store.delete(self._file(name))

    def free_name(self, name: str) -> str:
        """This name, or with the first number behind it that is not taken yet."""
        candidate, count = safe_name(name), 1
        while self.has(candidate):
            count += 1
            candidate = safe_name(f"{safe_name(name)[:40]} {count}")
        return candidate

    def _stem(self, name: str) -> str:
        """The stored name where big and small letters may differ from those asked for."""
        stem = safe_name(name)
        return self._store.like(self._folder, stem, self._ending) or stem

    def _file(self, name: str) -> str:
        return f"{self._folder}/{self._stem(name)}{self._ending}"
