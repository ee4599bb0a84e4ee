"""The picture on a card: painted once per card from its seed, kept as long as there is room.

A painted scene for a creature, gold ink on indigo for a spell; 20 to 55 ms each. `art_job` paints
pictures in slices ahead of need. A `Shelf` keeps them as bytes, for when there is no more room.
"""

import io
import logging
from collections.abc import Iterable, Iterator
from functools import lru_cache
from hashlib import blake2b
from typing import Final, NamedTuple, Protocol

import pygame

from game.resources import DATA_ROOT
from scenes.draw.art import HORIZON, Steps, finished, scene_steps
from scenes.draw.caches import PictureCache, also_clear
from scenes.draw.cards.album import Album
from scenes.draw.cards.composition import compose
from scenes.draw.cards.look import CardLook
from scenes.draw.cards.style import Material, styles
from scenes.draw.figures import covered
from scenes.draw.spell_art import spell_steps

_log = logging.getLogger(__name__)
_PICTURES: Final = PictureCache("card pictures", megabytes=8, count=16)

CANVAS: Final = (400, 460)
"""Pixels a picture is painted in; faces take it smaller or a little larger."""
ART_VERSION: Final = 1
"""Counts up when the painters change, so that pictures on a shelf are painted anew."""
_FORMAT: Final = "picture.jpg"


class Shelf(Protocol):
    """Where painted pictures are kept: bytes by a name of letters and digits."""

    def get(self, name: str) -> bytes | None:
        """The bytes kept under `name`."""

    def put(self, name: str, data: bytes) -> None:
        """Keep `data` under `name`."""


_ALBUM: Final = Album()


class _Place:
    """The shelf in use."""

    def __init__(self) -> None:
        self.shelf: Shelf = _ALBUM


_place: Final = _Place()


def use_shelf(shelf: Shelf | None) -> None:
    """Keep pictures on `shelf` from now on (one that outlasts a run), or (None) in memory."""
    _place.shelf = _ALBUM if shelf is None else shelf


def picture(look: CardLook) -> pygame.Surface:
    """The whole picture of a card, opaque; shared, do not draw on it."""
    return _PICTURES.get(_key(look), lambda: finished(_steps(look)))


class _Seed(NamedTuple):
    """What a picture follows from."""

    game: str
    card: str
    material: Material
    theme: str
    subject: str
    variant: int


def _key(look: CardLook) -> _Seed:
    return _Seed(look.game, look.card, look.material, look.theme, look.subject, look.variant)


def _steps(look: CardLook) -> Steps:
    """Fetch the picture from the shelf, or paint it and put it there."""
    name = _name(_key(look))
    kept = _fetched(name)
    if kept is not None:
        return kept
    painted = yield from _painting(look)
    painted = painted.convert(24)  # a quarter less to keep; only ever scaled from
    _span(_key(look))  # cheap now that the subject has just been drawn
    data = io.BytesIO()
    pygame.image.save(painted, data, _FORMAT)
    _place.shelf.put(name, data.getvalue())
    return painted


def _painting(look: CardLook) -> Steps:
    if look.material is Material.INDIGO:
        glow = styles().glows[look.theme]
        return spell_steps(CANVAS, glow, look.card, look.subject, look.variant)
    theme, subject, company = compose(look.theme, look.variant, look.card, look.subject)
    return scene_steps(CANVAS, theme, look.card, subject=subject, company=company)


def _name(key: _Seed) -> str:
    return blake2b(repr((ART_VERSION, _scenery_mark(), key)).encode(), digest_size=12).hexdigest()


@lru_cache(maxsize=1)
def _scenery_mark() -> str:
    data = (DATA_ROOT / "ui" / "scenery.yaml").read_bytes()
    return blake2b(data, digest_size=8).hexdigest()


def _fetched(name: str) -> pygame.Surface | None:
    data = _place.shelf.get(name)
    if data is None:
        return None
    try:
        found = pygame.image.load(io.BytesIO(data), _FORMAT)
    except pygame.error as error:
        _log.warning("a kept picture cannot be read, it is painted anew: %s", error)
        return None
    return found if found.get_size() == CANVAS else None


def cropped(look: CardLook, size: tuple[int, int], hidden: int = 0) -> pygame.Surface:
    """The picture brought to `size` pixels, its overhang cut, the subject kept in sight.

    The lowest `hidden` pixels will be covered by something.
    """
    whole = picture(look)
    w, h = whole.get_size()
    scale = max(size[0] / w, size[1] / h)
    wide, tall = min(w, round(size[0] / scale)), min(h, round(size[1] / scale))
    left = min(w - wide, max(0, round(w * _MIDDLE - wide / 2)))
    top = min(h - tall, _top(_key(look), tall - round(hidden / scale)))
    part = whole.subsurface((left, top, wide, tall))
    return pygame.transform.smoothscale(part, size)


_MIDDLE: Final = 0.54
"""What stays in the middle of a narrow crop: a little left of the subject, for the name slip."""
_HEADROOM: Final = 26
"""Pixels kept above a subject that is taller than the crop: its head is what counts."""


def _top(seed: _Seed, tall: int) -> int:
    """Where a crop of `tall` pixels begins."""
    high, low = _span(seed)
    top = (high + low - tall) // 2 if low - high + 2 * _HEADROOM <= tall else high - _HEADROOM
    return max(0, min(CANVAS[1] - tall, top))


@lru_cache(maxsize=512)
def _span(seed: _Seed) -> tuple[int, int]:
    """Top and foot of the subject in the picture, in pixels."""
    if seed.material is Material.INDIGO:
        return round(0.2 * CANVAS[1]), round(0.74 * CANVAS[1])
    figure = compose(seed.theme, seed.variant, seed.card, seed.subject).subject
    place = covered(CANVAS, figure, HORIZON)
    return place.top, place.bottom


def art_job(looks: Iterable[CardLook]) -> Iterator[CardLook]:
    """Paint the pictures that are not there yet, a slice (5 to 25 ms) each time one is asked for.

    Yields the look being worked on; a caller may stop at any time. A picture on the shelf is there:
    it is unpacked in a few milliseconds, by the face that needs it.
    """
    for look in looks:
        key = _key(look)
        if _PICTURES.peek(key) is not None or _place.shelf.get(_name(key)) is not None:
            continue
        steps = _steps(look)
        while True:
            try:
                next(steps)
            except StopIteration as done:
                _PICTURES.put(key, done.value)
                break
            yield look
        yield look


also_clear(_span.cache_clear, _ALBUM.clear)
