"""What lies under a point of the table, and which places of it the keyboard can go to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.core.types import Seat, State
from game.onmyo.orbs import ORBS
from game.onmyo.table import in_hand, pieces_of
from scenes.arena.board_painting import facing_slots
from scenes.arena.layout import Slot, Table
from scenes.arena.plan import Stage
from scenes.arena.playing import Playing
from scenes.arena.spot import Spot
from scenes.ui.box import Box, Point

WHEELS: Final = ("wheel0", "wheel1")


def spot_at(table: Table, playing: Playing, at: Point) -> Spot | None:
    """The spot under a point; what can be chosen just now lies above the rest."""
    for spot, slot in _slots(table, playing):
        if slot.holds(at):
            return spot
    square = table.square_at(at)
    return ("square", square) if square is not None else None


def _slots(table: Table, playing: Playing) -> Iterator[tuple[Spot, Slot]]:
    plan = playing.plan
    if plan is not None and plan.piece is not None and plan.stage in (Stage.FACE, Stage.RETURN):
        sprite = playing.show.picture.pieces[plan.piece]
        for turned, slot in facing_slots(table, sprite).items():
            yield ("facing", turned), slot
    view = playing.view
    moved = playing.moved()
    for seat in (0, 1):
        for index, piece in enumerate(pieces_of(view, seat)):
            if in_hand(view.cards[piece]) and piece not in moved:
                yield ("card", piece), table.in_hand(seat, index)
    planner = plan.seat if plan is not None else table.bottom
    for seat in (0, 1):
        wheel = table.wheel(seat)
        name = "orb" if seat == planner else "other_orb"
        for orb, (x, y) in wheel.orbs.items():
            yield (name, orb), Slot(x, y, wheel.orb_size)
    if plan is not None:
        for index in range(len(plan.spent)):
            yield ("spent", index), table.spent(index)


def table_spots(
    table: Table, view: State, people: Sequence[Seat]
) -> Iterator[tuple[Spot, Box, bool]]:
    """The places for the keyboard in reading order, with their boxes and whether they are round.

    Hands and wheels of the people at the table first, then the board from its lower edge, as one
    plays. An orb of a wheel is called ("wheel0", "K") or ("wheel1", "K"); see `wheel_spot`.
    """
    for seat in sorted(people, key=lambda one: one != table.bottom):
        for index, piece in enumerate(pieces_of(view, seat)):
            yield ("card", piece), table.in_hand(seat, index).box, True
        wheel = table.wheel(seat)
        for orb in ORBS:
            yield (WHEELS[seat], orb), Slot(*wheel.orbs[orb], wheel.orb_size).box, True
    rows = sorted(
        table.arena.squares, key=lambda square: (-table.cell(square)[1], table.cell(square)[0])
    )
    for square in rows:
        yield ("square", square), table.square_box(square).inset(6), False


def wheel_spot(spot: Spot, planner: Seat | None) -> Spot:
    """What an orb of a wheel is for whoever plans now: their own, or the other's."""
    if spot[0] not in WHEELS:
        return spot
    own = planner is not None and spot[0] == WHEELS[planner]
    return ("orb" if own else "other_orb", spot[1])
