"""Bounded caches of drawn surfaces: least recently used goes first, by bytes and by count.

Each has bounds of its own, and all together have one: what was not asked for for longest makes
room, in whichever cache it lies. All bounds are those of a window of 1920 × 1080 pixels and grow
and shrink with it (`fit_to`). A key must not hold a picture: it would be kept and not counted.

The only module-level state of the drawing kit lives in caches of this class. It knows nothing of
what is drawn.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from itertools import count as numbers
from typing import Any, Final, Generic, TypeVar

import pygame

Key = tuple[Hashable, ...]
Kept = TypeVar("Kept")

TOGETHER: Final = 64 * 1_048_576
"""Bytes of pixels in all caches at any time, at `FULL` pixels."""
FULL: Final = 1920 * 1080
LEAST_SHARE: Final = 0.5
"""A small window needs less, but its letters are hardly smaller."""
_ALL: Final[list["ByteCache[Any]"]] = []
_USES: Final = numbers()
_FORGETTERS: Final[list[Callable[[], None]]] = []


def surface_bytes(surface: pygame.Surface) -> int:
    """Memory the pixels of `surface` take."""
    return surface.get_pitch() * surface.get_height()


class _Room:
    """How much of the bounds the window in use needs."""

    def __init__(self) -> None:
        self.share = 1.0


_room: Final = _Room()


def fit_to(size: tuple[int, int]) -> None:
    """Take up that the window now has `size` pixels: all bounds go with it."""
    _room.share = max(LEAST_SHARE, size[0] * size[1] / FULL)
    for cache in _ALL:
        cache.keep_to_bounds()


def together() -> int:
    """Bytes of pixels all caches together may hold now."""
    return int(TOGETHER * _room.share)


class _Entry(Generic[Kept]):
    """A thing, its bytes, and when it was last asked for, counted over all caches."""

    __slots__ = ("picture", "size", "used")

    def __init__(self, picture: Kept, size: int, used: int) -> None:
        self.picture, self.size, self.used = picture, size, used


class ByteCache(Generic[Kept]):
    """Things with pixels by key, at most `megabytes` and `count` of them, as `weigh` counts bytes;
    the least recently used leave."""

    def __init__(
        self, name: str, weigh: Callable[[Kept], int], *, megabytes: float, count: int = 4096
    ) -> None:
        self.name = name
        self._weigh = weigh
        self._limit = int(megabytes * 1_048_576)
        self._count = count
        self._bytes = 0
        self._pictures: OrderedDict[Key, _Entry[Kept]] = OrderedDict()
        _ALL.append(self)

    def __len__(self) -> int:
        return len(self._pictures)

    @property
    def used_bytes(self) -> int:
        """Bytes of pixels held now."""
        return self._bytes

    @property
    def limit_bytes(self) -> int:
        """Bytes of pixels held at most (a single larger picture is handed out but not kept)."""
        return int(self._limit * _room.share)

    def get(self, key: Key, build: Callable[[], Kept]) -> Kept:
        """The picture under `key`, drawn by `build` if it is not there."""
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
            found.used = next(_USES)
            return found.picture
        picture = build()
        self.put(key, picture)
        return picture

    def peek(self, key: Key) -> Kept | None:
        """The picture under `key` if it is already there."""
        found = self._pictures.get(key)
        return found.picture if found is not None else None

    def put(self, key: Key, picture: Kept) -> None:
        """Keep `picture` under `key`, letting older ones go to stay inside the bounds."""
        old = self._pictures.pop(key, None)
        if old is not None:
            self._bytes -= old.size
        size = self._weigh(picture)
        if size > self.limit_bytes:
            return
        self._pictures[key] = _Entry(picture, size, next(_USES))
        self._bytes += size
        self.keep_to_bounds()

    def keep_to_bounds(self) -> None:
        """Let old pictures go until this cache, and all together, hold no more than they may."""
        while self._bytes > self.limit_bytes or len(self._pictures) > self._count:
            self._drop_oldest()
        while sum(cache.used_bytes for cache in _ALL) > together():
            min((cache for cache in _ALL if len(cache)), key=_oldest_use)._drop_oldest()

    def _drop_oldest(self) -> None:
        _, dropped = self._pictures.popitem(last=False)
        self._bytes -= dropped.size

    def clear(self) -> None:
        """Forget everything."""
        self._pictures.clear()
        self._bytes = 0


class PictureCache(ByteCache[pygame.Surface]):
    """Surfaces by key."""

    def __init__(self, name: str, *, megabytes: float, count: int = 4096) -> None:
        super().__init__(name, surface_bytes, megabytes=megabytes, count=count)


def _oldest_use(cache: ByteCache[Any]) -> int:
    return next(iter(cache._pictures.values())).used


def also_clear(*forgetters: Callable[[], None]) -> None:
    """Register other bounded caches (an `lru_cache`'s `cache_clear`) for `clear_all`."""
    _FORGETTERS.extend(forgetters)


def clear_all() -> None:
    """Forget every picture of every cache: after a change of window size or language."""
    for cache in _ALL:
        cache.clear()
    for forget in _FORGETTERS:
        forget()


def report() -> dict[str, tuple[int, int, int]]:
    """Per cache: pictures held, bytes held, bytes allowed."""
    return {c.name: (len(c), c.used_bytes, c.limit_bytes) for c in _ALL}
