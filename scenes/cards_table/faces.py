"""The faces of the cards on a table, and making them ahead of need, between the frames.

Looks are kept by what they show. A workshop paints pictures and faces while nothing moves, so that
a card that is played is there at once; what it has not got to is made when it is drawn.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from game.cards.library import library
from game.core.types import CardId, State
from scenes.cards_table.numbers import STATS, Number, Numbers
from scenes.draw.caches import also_clear
from scenes.draw.cards.face import face, has_face
from scenes.draw.cards.look import CardLook, look_of
from scenes.draw.cards.measures import detail_for
from scenes.draw.cards.picture import art_job
from scenes.draw.frame import Frame

MOST_JOBS: Final = 40
"""Jobs a workshop keeps; the oldest are dropped, their cards are then made when they are drawn."""
Values = tuple[tuple[str, int], ...]


@lru_cache(maxsize=600)
def _look(  # noqa: PLR0917 - a cache key
    game: str,
    key: str,
    kind: str,
    language: str,
    level: int,
    values: Values,
    keywords: tuple[str, ...] | None,
) -> CardLook:
    card = library(game, key).cards[kind]
    return look_of(game, card, language, level=level, values=dict(values), keywords=keywords)


also_clear(_look.cache_clear)


class Faces:
    """Looks of cards in one language; `view` names the game and its cards."""

    def __init__(self, view: State, language: str) -> None:
        self._game = view.game
        self._key = view.config.get("cards", "")
        self._language = language

    def printed(self, kind: str) -> CardLook:
        """A card as it is printed."""
        return _look(self._game, self._key, kind, self._language, 1, (), None)

    def shown(self, card_id: CardId, kind: str, numbers: Numbers) -> CardLook:
        """A card with the values it has now: on the field, or what it costs in a hand."""
        plate, cost = numbers.plates.get(card_id), numbers.costs.get(card_id)
        if plate is not None:
            values = tuple(zip(STATS, (n.amount for n in plate.numbers), strict=True))
            look = self._printed_with(kind, plate.level, values, plate.keywords)
        else:
            look = self._printed_with(kind, 1, _costing(cost), None)
        return look

    def _printed_with(
        self, kind: str, level: int, values: Values, keywords: tuple[str, ...] | None
    ) -> CardLook:
        return _look(self._game, self._key, kind, self._language, level, values, keywords)


def _costing(cost: Number | None) -> Values:
    return (("cost", cost.amount),) if cost is not None and cost.change else ()


class Workshop:
    """Makes faces a slice at a time: some that are waited for, others in moments without motion."""

    def __init__(self) -> None:
        self._now: deque[Iterator[object]] = deque()
        self._soon: deque[Iterator[object]] = deque(maxlen=MOST_JOBS)

    def add(self, job: Iterator[object]) -> None:
        """Have other work done soon, a slice each time one is asked for."""
        self._soon.append(job)

    def want(self, frame: Frame, looks: Iterable[CardLook], *widths: float) -> None:
        """Have faces of these widths (units) made soon, the pictures before all faces."""
        self._soon.extend(_jobs(frame, looks, widths))

    def want_now(self, frame: Frame, looks: Iterable[CardLook], *widths: float) -> None:
        """Have faces of these widths made before all others."""
        self._now.extend(_jobs(frame, looks, widths))

    def work(self) -> bool:
        """Do a slice (5 to 25 ms); False if there was nothing to do."""
        return self.work_now() or _slice(self._soon)

    def work_now(self) -> bool:
        """Do a slice of what is waited for; False if nothing is."""
        return _slice(self._now)


def _slice(jobs: deque[Iterator[object]]) -> bool:
    while jobs:
        if next(jobs[0], None) is not None:
            return True
        jobs.popleft()
    return False


def _jobs(
    frame: Frame, looks: Iterable[CardLook], widths: Iterable[float]
) -> tuple[Iterator[object], ...]:
    wanted = list(looks)
    return art_job(wanted), _faces(frame, wanted, widths)


def _faces(frame: Frame, looks: Iterable[CardLook], widths: Iterable[float]) -> Iterator[CardLook]:
    wanted = list(looks)
    for width in widths:
        px, detail = frame.px(width), detail_for(width)
        for look in wanted:
            is_new = not has_face(look, px, detail)
            face(look, px, detail)  # one that is there counts as used, and stays
            if is_new:
                yield look
