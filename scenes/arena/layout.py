"""Where everything of onmyo lies on the sheet: the rectangles of the data file, and the table.

`Table` maps squares, hands and wheels to units for one arena with one seat at the bottom; it is
pure geometry. What stands there, and what may be done, is unknown here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from game.core.types import Seat
from game.onmyo.geometry import FORWARD, Arena, name, place
from game.onmyo.orbs import ORBS
from game.resources import DATA_ROOT
from game.yaml_reader import Record, read
from scenes.draw.arena_board import Circle, Squares
from scenes.draw.wheel import ORB_SHARE, wheel_places
from scenes.ui.box import Box, Point

PIECE_SHARE: Final = 0.77
"""Diameter of a piece, as a share of its square's side."""
SIDES: Final = ("black", "red")
"""The palette's names of the two seats' sides."""
ICON_GAP: Final = 8.0
"""Units between two icons of the bar at the upper right."""
BEASTS: Final = {"K": "kirin", "B": "byakko", "G": "genbu", "S": "seiryu", "Z": "suzaku"}
"""The palette's names of the orbs."""


class SideRects(Record, frozen=True):
    """The panels of one player."""

    player: Box
    wheel: Box
    hand: Box


class ArenaRects(Record, frozen=True):
    """The parts of the arena screen."""

    board: Box
    bar: Box
    left: SideRects
    right: SideRects
    spent: Box
    legend: Box
    log: Box
    turn: Box
    icons: Box


class SetupRects(Record, frozen=True):
    """The parts of the set-up screen; `pieces` is the first of three panels."""

    title: Box
    pieces: Box
    piece_step: float
    disc: float
    wheel: Box
    tray: Box
    order: Box
    prompt: Box
    undo: Box
    confirm: Box
    foot: Box
    icons: Box


class Rects(Record, frozen=True):
    """The data file."""

    arena: ArenaRects
    setup: SetupRects


@cache
def rects() -> Rects:
    """The rectangles of both screens; raises DataFault for a broken file."""
    return read(DATA_ROOT / "ui" / "arena.yaml", Rects)[0]


class Wheel(NamedTuple):
    """A wheel on the sheet: middle and radius of its ground, middles of its orbs by letter."""

    centre: Point
    radius: float
    orbs: dict[str, Point]

    @property
    def orb_size(self) -> float:
        """Diameter of an orb."""
        return self.radius * ORB_SHARE


class Slot(NamedTuple):
    """A place for one round thing: its middle and its diameter."""

    x: float
    y: float
    size: float

    @property
    def box(self) -> Box:
        """The square around it."""
        return Box(self.x - self.size / 2, self.y - self.size / 2, self.size, self.size)

    def holds(self, at: Point) -> bool:
        """Whether a point lies on the disc."""
        return (at[0] - self.x) ** 2 + (at[1] - self.y) ** 2 <= (self.size / 2) ** 2


@dataclass(frozen=True)
class Table:
    """The arena screen for one arena, seen by the seat at its bottom."""

    arena: Arena
    bottom: Seat

    @property
    def squares(self) -> Squares:
        """The board as the drawing kit measures it."""
        return Squares.inside(rects().arena.board, self.arena.columns, self.arena.rows)

    @property
    def circles(self) -> tuple[Circle, ...]:
        """Both circles, for the drawing kit."""
        return tuple(
            Circle(*self.cell(square), side)
            for square, side in zip(self.arena.circles, SIDES, strict=True)
        )

    def cell(self, square: str) -> tuple[int, int]:
        """Column from the left and row from the top of a square."""
        column, row = place(square)
        if self.bottom == 0:
            return column, self.arena.rows - 1 - row
        return self.arena.columns - 1 - column, row

    def middle(self, square: str) -> Point:
        """The middle of a square."""
        return self.squares.middle(*self.cell(square))

    def square_box(self, square: str) -> Box:
        """The square itself."""
        return Box(*self.squares.square(*self.cell(square)))

    def square_at(self, at: Point) -> str | None:
        """The square under a point."""
        cell = self.squares.at(at)
        if cell is None:
            return None
        column, row = cell
        if self.bottom == 0:
            return name(column, self.arena.rows - 1 - row)
        return name(self.arena.columns - 1 - column, row)

    def on_square(self, square: str) -> Slot:
        """Where a piece stands in a square."""
        return Slot(*self.middle(square), self.squares.side * PIECE_SHARE)

    def in_hand(self, seat: Seat, index: int) -> Slot:
        """Where piece `index` (0–2) of a seat lies while it is in hand."""
        box = self.panels(seat).hand
        if seat == self.bottom:
            return Slot(box.x + 78 + 112 * index, box.y + 99, 98)
        return Slot(box.right - 58 - 86 * (2 - index), box.y + box.h / 2, 78)

    def panels(self, seat: Seat) -> SideRects:
        """The panels of a seat."""
        return rects().arena.left if seat == self.bottom else rects().arena.right

    def wheel(self, seat: Seat) -> Wheel:
        """The wheel of a seat."""
        box = self.panels(seat).wheel
        radius = min(box.w / 2 - 32, (box.h - 62) / 2 - 13)
        centre = box.x + box.w / 2, box.bottom - radius - 24
        places = wheel_places(centre, radius, len(ORBS))
        return Wheel(centre, radius, dict(zip(ORBS, places, strict=True)))

    def aside(self, seat: Seat) -> Slot:
        """Where the orb lies that a seat has set aside (O-08)."""
        box = self.panels(seat).wheel
        return Slot(box.x + 46, box.bottom - 46, 48)

    def spent(self, index: int) -> Slot:
        """Where orb `index` of those spent this turn lies."""
        box = rects().arena.spent
        return Slot(box.x + 51 + 66 * index, box.y + 77, 54)

    def degrees(self, turned: int) -> float:
        """How far a piece is drawn turned clockwise."""
        return 90.0 * turned + (180.0 if self.bottom else 0.0)

    def front(self, seat: Seat) -> float:
        """The direction in which a seat's pieces look: 0 up, 180 down."""
        return 0.0 if seat == self.bottom else 180.0


def towards(seat: Seat) -> int:
    """The absolute side that is forward for a seat (0 north)."""
    return FORWARD[seat]
