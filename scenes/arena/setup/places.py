"""Where pieces, sockets and the boxes of the tray lie on the set-up screen. Pure geometry."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.onmyo.orbs import ORBS
from game.onmyo.placement import SIDES, Socket
from scenes.arena.layout import Slot, rects
from scenes.draw.pieces import ORB_SHARE, orb_place
from scenes.ui.box import Box, Point

PIECES: Final = 3
TRAY_ORB: Final = 82.0
Spot = tuple[str, str | Socket | int]
"""("orb", "K") in the tray, ("socket", (0, 2)), ("piece", 1) beside its sockets, ("tray", 0)."""


def piece_panel(piece: int) -> Box:
    """The panel of a piece."""
    box = rects().setup.pieces
    return box.moved(rects().setup.piece_step * piece, 0)


def disc(piece: int) -> Slot:
    """The disc of a piece."""
    box = piece_panel(piece)
    return Slot(box.center[0], box.y + 282, rects().setup.disc)


def socket(where: Socket, degrees: float = 0.0) -> Slot:
    """A socket of a piece that is turned `degrees` clockwise."""
    around = disc(where[0])
    x, y = orb_place((around.x, around.y), around.size, where[1], degrees)
    return Slot(x, y, around.size * ORB_SHARE)


def tray_boxes() -> dict[str, Box]:
    """The five boxes of the tray by orb."""
    box = rects().setup.tray
    inside = Box(box.x + 28, box.y + 60, box.w - 56, box.h - 80)
    return dict(zip(ORBS, inside.columns(len(ORBS), 20), strict=True))


def tray_orb(orb: str) -> Slot:
    """Where the orb of a tray box lies."""
    box = tray_boxes()[orb]
    return Slot(box.x + 60, box.center[1] + 2, TRAY_ORB)


def wheel() -> Slot:
    """The wheel of what is left."""
    box = rects().setup.wheel
    return Slot(box.center[0], box.y + 300, 380)


def their_piece(index: int) -> Slot:
    """A piece of the other player, shown while the set-up is open."""
    box = rects().setup.title
    return Slot(box.right - 48 - 84 * (PIECES - 1 - index), box.center[1] - 2, 74)


def spot_at(at: Point) -> Spot | None:
    """What lies under a point; a socket lies on its piece, an orb in its box."""
    for where in ((piece, side) for piece in range(PIECES) for side in range(SIDES)):
        if socket(where).holds(at):
            return ("socket", where)
    for orb, box in tray_boxes().items():
        if box.contains(at):
            return ("orb", orb)
    for piece in range(PIECES):
        if piece_panel(piece).contains(at):
            return ("piece", piece)
    return ("tray", 0) if rects().setup.tray.contains(at) else None


def keyboard_places() -> Iterator[tuple[Spot, Box]]:
    """Where the keyboard can go, in reading order: sockets piece by piece, then the tray."""
    for piece in range(PIECES):
        for side in (0, 3, 1, 2):
            yield ("socket", (piece, side)), socket((piece, side)).box
    for orb, box in tray_boxes().items():
        yield ("orb", orb), box
