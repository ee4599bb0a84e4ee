"""What is seen of a placement while orbs fly and pieces turn; the draft itself changes at once.

`follow` finds out what differs between what is shown and the draft, and lets those orbs fly. At
rest the picture shows exactly the draft.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.onmyo.orbs import EMPTY, ORBS
from game.onmyo.placement import Placement, Socket
from scenes.arena.layout import Slot
from scenes.arena.picture import OrbSprite
from scenes.arena.setup import places
from scenes.stage.director import Beat, Director
from scenes.stage.tween import Motion, cubic_in_out, cubic_out

FLIGHT: Final = 0.22
STAGGER: Final = 0.03
TURN: Final = 0.24


@dataclass(slots=True, eq=False)
class Disc:
    """A piece as it is shown: degrees still to turn (0 at rest)."""

    degrees: float = 0.0


class SetupPicture:
    """The orbs and discs as they are shown."""

    def __init__(self, draft: Placement, director: Director) -> None:
        self.director = director
        self.discs = [Disc() for _ in draft.pieces]
        self.flights: list[OrbSprite] = []
        self.sockets: dict[Socket, str] = {}
        self.tray: dict[str, int] = {}
        self.lay(draft)

    def lay(self, draft: Placement) -> None:
        """Show the draft at once."""
        self.sockets = {socket: draft.orb(socket) for socket in draft.sockets()}
        self.tray = draft.tray
        self.flights.clear()
        for disc in self.discs:
            disc.degrees = 0.0

    def kind(self, piece: int) -> str:
        """The orbs of a piece as they are shown."""
        return "".join(self.sockets[piece, side] for side in range(4))

    def shows(self, draft: Placement) -> bool:
        """Whether the draft is shown exactly: the picture at rest."""
        return (
            self.sockets == {socket: draft.orb(socket) for socket in draft.sockets()}
            and self.tray == draft.tray
            and not self.flights
            and all(disc.degrees == 0.0 for disc in self.discs)
        )

    def turn(self, draft: Placement, piece: int, quarters: int) -> None:
        """Show a piece turning clockwise, its orbs going round with it."""
        self.director.finish()
        self.lay(draft)
        disc = self.discs[piece]
        disc.degrees = -90.0 * quarters
        self.director.play(Beat((Motion(disc, "degrees", 0.0, TURN, cubic_in_out),)))

    def follow(self, draft: Placement, hand: tuple[float, float] | None = None) -> None:
        """Let the orbs that have changed places fly there; one that was in the hand from `hand`."""
        self.director.finish()
        wanted = {socket: draft.orb(socket) for socket in draft.sockets()}
        leaving = {s: orb for s, orb in self.sockets.items() if orb not in (EMPTY, wanted[s])}
        coming = [s for s, orb in wanted.items() if orb not in (EMPTY, self.sockets[s])]
        sprites: list[OrbSprite] = []
        motions: list[Motion] = []
        for number, socket in enumerate(coming):
            source = next((s for s, orb in leaving.items() if orb == wanted[socket]), None)
            start = places.tray_orb(wanted[socket]) if source is None else places.socket(source)
            if source is not None:
                del leaving[source]
            sprite = OrbSprite(wanted[socket], *start)
            if hand is not None and number == 0:
                sprite.x, sprite.y = hand
            sprites.append(sprite)
            motions += _flight(sprite, places.socket(socket), number * STAGGER)
        for number, (socket, orb) in enumerate(leaving.items()):
            sprite = OrbSprite(orb, *places.socket(socket))
            if hand is not None and not coming:
                sprite.x, sprite.y = hand
            sprites.append(sprite)
            motions += _flight(sprite, places.tray_orb(orb), number * STAGGER)
        self._play(draft, wanted, sprites, motions)

    def _play(
        self,
        draft: Placement,
        wanted: dict[Socket, str],
        sprites: list[OrbSprite],
        motions: list[Motion],
    ) -> None:
        after = draft.tray

        def leave() -> None:
            for socket, orb in wanted.items():
                if self.sockets[socket] != orb:
                    self.sockets[socket] = EMPTY
            self.tray = {orb: min(after[orb], self.tray[orb]) for orb in ORBS}
            self.flights.extend(sprites)

        self.director.play(Beat(tuple(motions), on_start=leave, on_end=lambda: self.lay(draft)))


def _flight(sprite: OrbSprite, goal: Slot, delay: float) -> tuple[Motion, ...]:
    return tuple(
        Motion(sprite, name, value, FLIGHT, cubic_out, delay)
        for name, value in zip(("x", "y", "size"), goal, strict=True)
    )
