"""Where the small things on the face of a card lie: cost, attribute, values, levels.

Follows the measures that faces are printed by. What there is to say of them is `details`'; nothing
is drawn here.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from scenes.cards_table.layout import Place
from scenes.draw.cards.look import CardLook
from scenes.draw.cards.measures import MEASURES, TALL, WIDE, Detail, detail_for
from scenes.ui.box import Box, Point

COST, BADGE, LEVEL, LEVELS = "cost", "badge", "level", "levels"
"""The things that are no values: the level now, and the boxes of all levels."""
INSET: Final = 7.5
"""From the edge of a card to its cost and its attribute."""
STRIP: Final = Box(5.0, 165.0, 140.0, 40.0)
"""The values at the foot of a card of the hand."""
STAT_SHARES: Final = (0.0, 0.5, 0.84, 1.0)
"""Which part of a strip or a plate shows which value; the last one is the level."""
BOXES: Final = Box(8.0, 169.0, 134.0, 31.0)
"""The boxes of the levels of a card shown large."""


def thing_at(look: CardLook, place: Place, at: Point, base: float | None = None) -> str | None:
    """What of a card's face lies under a point: one of the names above, or of its values.

    `base` is the width the face is printed for, that of the place if it is not enlarged.
    """
    x, y = _on_face(place, at)
    return next(
        (name for name, box in _things(look, base or place.w) if box.contains((x, y))), None
    )


def share_at(stats: Sequence[str], share: float) -> str:
    """The one of these values under a share of a strip or a plate, or the level."""
    ends = zip(stats, STAT_SHARES[1:], strict=False)
    return next((name for name, end in ends if share < end), LEVEL)


def _on_face(place: Place, at: Point) -> Point:
    """A point in the units of the face, however the card is turned."""
    turn = math.radians(-place.degrees)
    dx, dy = at[0] - place.x, at[1] - place.y
    unit = place.w / WIDE
    x = (dx * math.cos(turn) - dy * math.sin(turn)) / unit
    y = (dx * math.sin(turn) + dy * math.cos(turn)) / unit
    return x + WIDE / 2, y + TALL / 2


def _things(look: CardLook, width: float) -> Iterator[tuple[str, Box]]:
    detail = detail_for(width)
    measures = MEASURES[detail]
    yield COST, Box(INSET, INSET, measures.cost, measures.cost)
    yield BADGE, Box(WIDE - INSET - measures.badge, INSET, measures.badge, measures.badge)
    if detail is Detail.HAND and look.stats:
        names = (*(stat.seal for stat in look.stats), LEVEL)
        for name, (start, end) in zip(names, pairwise(STAT_SHARES), strict=False):
            yield name, Box(STRIP.x + STRIP.w * start, STRIP.y, STRIP.w * (end - start), STRIP.h)
    if detail is Detail.ZOOM and look.levels:
        yield LEVELS, BOXES
