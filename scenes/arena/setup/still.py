"""What the parts of the set-up show, as values: a part is painted anew when its value differs."""

from __future__ import annotations

from dataclasses import dataclass

from game.onmyo.orbs import EMPTY, ORBS
from scenes.arena.setup.motion import SetupPicture
from scenes.arena.setup.placing import Placing
from scenes.draw.orbs import OrbState, Socket
from scenes.draw.panels import Look

SIDES = 4


@dataclass(frozen=True, slots=True)
class PieceStill:
    """One piece: its orbs as shown (None while it turns), the light on sockets and on orbs."""

    piece: int
    kind: str | None
    fronts: str
    done: int
    active: bool
    confirming: bool
    sockets: tuple[Socket, ...]
    lit: tuple[tuple[int, OrbState], ...]


@dataclass(frozen=True, slots=True)
class TrayStill:
    """One box of the tray."""

    orb: str
    number: int
    count: int
    look: Look


@dataclass(frozen=True, slots=True)
class Words:
    """The words at the foot, and the other player's pieces while they are open."""

    foot: str
    reason: str
    theirs: tuple[str, ...]


def piece_still(placing: Placing, picture: SetupPicture, piece: int) -> PieceStill:
    """What the panel of a piece shows."""
    draft = placing.draft
    kind = picture.kind(piece)
    held = placing.held
    if held is not None and held[0] == "socket" and isinstance(held[1], tuple):
        where, side = held[1]
        if where == piece:  # it is in the hand
            kind = kind[:side] + EMPTY + kind[side + 1 :]
    resting = picture.discs[piece].degrees == 0.0
    return PieceStill(
        piece=piece,
        kind=kind if resting else None,
        fronts=draft.fronts(piece),
        done=SIDES - draft.pieces[piece].count(EMPTY),
        active=piece == placing.piece and not placing.is_confirming,
        confirming=placing.is_confirming,
        sockets=tuple(_socket_state(placing, piece, side) for side in range(SIDES)),
        lit=tuple(_lit(placing, piece, kind)),
    )


def _socket_state(placing: Placing, piece: int, side: int) -> Socket:
    if placing.orb is None:
        return Socket.EMPTY
    return Socket.HOVER if placing.hovered == ("socket", (piece, side)) else Socket.LEGAL


def _lit(placing: Placing, piece: int, kind: str) -> list[tuple[int, OrbState]]:
    """The orbs of a piece that are pointed at or chosen."""
    found = []
    for spot, state in ((placing.hovered, OrbState.HOVER), (placing.chosen, OrbState.SELECTED)):
        if spot is None or spot[0] != "socket" or spot == placing.held:
            continue
        where = spot[1]
        if isinstance(where, tuple) and where[0] == piece and kind[where[1]] != EMPTY:
            found.append((where[1], state))
    return found


def tray_still(placing: Placing, picture: SetupPicture, orb: str) -> TrayStill:
    """What the box of an orb shows."""
    count = picture.tray[orb]
    look = Look.NORMAL
    if orb == placing.orb:
        look = Look.SELECTED
    elif placing.hovered == ("orb", orb) and count:
        look = Look.ACTIVE
    return TrayStill(orb, ORBS.index(orb) + 1, count, look)


def wheel_counts(placing: Placing, picture: SetupPicture) -> tuple[int, ...]:
    """What would be left for the wheel, without the orb in hand."""
    held = placing.held
    in_hand = str(held[1]) if held is not None and held[0] == "orb" else ""
    return tuple(picture.tray[orb] - (orb == in_hand) for orb in ORBS)
