"""Where everything lies on a card table: the rectangles of the data file, and places of cards.

`Places` maps zones to units for one seat at the lower edge; it is pure geometry. What lies there,
and what may be done with it, is unknown here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from game.cards.table import table_of
from game.core.types import Seat, ZoneKey
from game.resources import DATA_ROOT
from game.yaml_reader import Record, read
from scenes.ui.box import Box, Point

CARD_SHAPE: Final = 1.4
"""Height of a card, as a share of its width."""
FAN: Final = 5.0
"""Degrees the outermost card of a full hand leans."""
FULL_HAND: Final = 6
"""Cards from which on a hand is fanned to the full."""
OPEN_GAP: Final = 10.0
"""Units between the cards of a far hand that lies open."""
SAG: Final = 22.0
"""Units the outermost card of a fan lies lower than the middle one."""


class SideRects(Record, frozen=True):
    """The parts of one player; `slots` is the first of a row."""

    panel: Box
    life: Box
    deck: Box
    strata: Box
    hand: Box
    slots: Box


class OpenRects(Record, frozen=True):
    """What lies elsewhere where both hands are open."""

    above_hand: Box
    below_hand: Box
    above_slots: Box
    below_slots: Box
    hand_card: float
    hand_step: float
    back_card: float
    phases: Box
    prompt: Box


class TableRects(Record, frozen=True):
    """The data file."""

    above: SideRects
    below: SideRects
    slot_step: float
    slot_card: float
    hand_card: float
    hand_step: float
    back_card: float
    phases: Box
    prompt: Box
    peek: Box
    beside_peek: Box
    beads: Box
    brand: Box
    icons: Box
    preview: Box
    log: Box
    next: Box
    finish: Box
    full: Box
    open: OpenRects


@cache
def rects() -> TableRects:
    """The rectangles of the table; raises DataFault for a broken file."""
    return read(DATA_ROOT / "ui" / "cards_table.yaml", TableRects)[0]


@cache
def open_rects() -> TableRects:
    """Those of a table on which both hands lie open."""
    usual = rects()
    found = usual.open
    return replace(
        usual,
        above=replace(usual.above, hand=found.above_hand, slots=found.above_slots),
        below=replace(usual.below, hand=found.below_hand, slots=found.below_slots),
        hand_card=found.hand_card,
        hand_step=found.hand_step,
        back_card=found.back_card,
        phases=found.phases,
        prompt=found.prompt,
    )


class Place(NamedTuple):
    """Where a card lies: its middle and its width in units, degrees clockwise."""

    x: float
    y: float
    w: float
    degrees: float = 0.0

    @property
    def box(self) -> Box:
        """The upright card around the middle; a lying one is as wide as this is high."""
        w, h = self.w, self.w * CARD_SHAPE
        if round(self.degrees / 90) % 2:
            w, h = h, w
        return Box(self.x - w / 2, self.y - h / 2, w, h)


@dataclass(frozen=True)
class Places:
    """A card table of a game as the seat `bottom` sees it.

    `open_hands` lie face up on both sides.
    """

    game: str
    bottom: Seat
    open_hands: bool = False

    @property
    def rects(self) -> TableRects:
        """The rectangles of this table."""
        return open_rects() if self.open_hands else rects()

    def side(self, seat: Seat) -> SideRects:
        """The parts of a seat."""
        return self.rects.below if seat == self.bottom else self.rects.above

    # --- zones

    def slots(self, seat: Seat) -> tuple[ZoneKey, ...]:
        """The zone keys of a seat's slots, from its left."""
        return table_of(self.game).zones("field", seat)

    def slot_box(self, zone: ZoneKey) -> Box:
        """The square of a slot."""
        for seat in (0, 1):
            zones = self.slots(seat)
            if zone in zones:
                first = self.side(seat).slots
                return first.moved(zones.index(zone) * rects().slot_step, 0.0)
        raise KeyError(zone)

    def in_slot(self, zone: ZoneKey, turned: int = 0) -> Place:
        """A card in a slot, turned by quarters."""
        box = self.slot_box(zone)
        return Place(*box.center, rects().slot_card, 90.0 * turned)

    def deck(self, seat: Seat) -> Place:
        """The top of a seat's deck."""
        box = self.side(seat).deck
        return Place(*box.center, box.w)

    def strata(self, seat: Seat) -> Place:
        """The top of a seat's strata."""
        box = self.side(seat).strata
        return Place(*box.center, box.w)

    def casting(self) -> Place:
        """A spell while its effect is carried out: large, where cards are looked at."""
        box = rects().preview
        return Place(*box.center, box.w)

    def in_hand(self, seat: Seat, index: int, count: int) -> Place:
        """Card `index` of a hand of `count`."""
        return self._near(index, count) if seat == self.bottom else self._far(index, count)

    def _near(self, index: int, count: int) -> Place:
        box = self.rects.below.hand
        width = self.rects.hand_card
        room = box.w - width
        step = min(self.rects.hand_step, room / max(1, count - 1))
        lean = _lean(index, count)
        x = box.center[0] + (index - (count - 1) / 2) * step
        y = box.y + 72 + width * CARD_SHAPE / 2 + SAG * lean * lean
        return Place(x, y, width, FAN * lean)

    def _far(self, index: int, count: int) -> Place:
        box = self.rects.above.hand
        width = self.rects.back_card
        if self.open_hands:
            return self._open_far(box, width, index, count)
        step = min(width * 0.66, (box.w - width) / max(1, count - 1))
        lean = _lean(index, count)
        x = box.center[0] - (index - (count - 1) / 2) * step
        low = box.bottom - SAG * 0.5 * lean * lean
        return Place(x, low - width * CARD_SHAPE / 2, width, 180.0 + FAN * 0.6 * lean)

    def _open_far(self, box: Box, width: float, index: int, count: int) -> Place:
        """Upright and side by side, from the left as its player counts them by key."""
        step = min(width + OPEN_GAP, (box.w - width) / max(1, count - 1))
        x = box.center[0] + (index - (count - 1) / 2) * step
        return Place(x, box.bottom - width * CARD_SHAPE / 2, width)


def _lean(index: int, count: int) -> float:
    """How far out a card lies in a fan: −1 to 1 for a full hand, less for a small one."""
    if count < 2:
        return 0.0
    middle = (count - 1) / 2
    return (index - middle) / max(middle, (FULL_HAND - 1) / 2)


def holds(place: Place, at: Point) -> bool:
    """Whether a point lies on a card that leans by a few degrees at most, or lies on its side."""
    return place.box.contains(at)
