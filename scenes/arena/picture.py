"""What is seen of the table at this moment, as against where it belongs.

`poses` says where each piece of a view belongs; a `Picture` holds where everything is shown. Beats
change the picture; `lay` puts it where the view says. Nothing here is drawn or decided.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.types import CardId, Seat, State
from game.onmyo.orbs import ORBS
from game.onmyo.table import ASIDE, SPENT, in_hand, pieces_of
from scenes.arena.layout import Slot, Table
from scenes.draw.seals import Mark
from scenes.table.banner import Banner


class Pose(NamedTuple):
    """Where a piece belongs: middle and size in units, degrees clockwise, and its face."""

    x: float
    y: float
    size: float
    degrees: float
    kind: str

    @classmethod
    def at(cls, slot: Slot, degrees: float, kind: str) -> Pose:
        """A pose in a slot."""
        return cls(slot.x, slot.y, slot.size, degrees, kind)


class Standing(NamedTuple):
    """A piece put somewhere else than its view says: a square, and quarter turns."""

    square: str
    turned: int


NOWHERE: Mapping[CardId, Standing] = {}


def poses(
    view: State, table: Table, moved: Mapping[CardId, Standing] = NOWHERE
) -> dict[CardId, Pose]:
    """Where every piece belongs; `moved` are those a plan has put on a square already."""
    found = {}
    for seat in (0, 1):
        for index, card_id in enumerate(pieces_of(view, seat)):
            card = view.cards[card_id]
            turned = card.turned
            if card_id in moved:
                slot = table.on_square(moved[card_id].square)
                turned = moved[card_id].turned
            elif in_hand(card):
                slot = table.in_hand(seat, index)
            else:
                slot = table.on_square(card.zone)
            found[card_id] = Pose.at(slot, table.degrees(turned) % 360, card.kind)
    return found


def loose_orbs(view: State) -> dict[tuple[Seat, str], int]:
    """How many orbs lie on both wheels."""
    return {(seat, orb): max(0, view.tracks[seat, orb]) for seat in (0, 1) for orb in ORBS}


def spent_orbs(view: State) -> str:
    """The orbs spent in the running turn."""
    return "".join(orb * view.tracks[seat, SPENT[orb]] for seat in (0, 1) for orb in ORBS)


def orbs_aside(view: State, seat: Seat) -> str:
    """The orbs a seat has set aside for good (O-08)."""
    return "".join(orb * view.tracks[seat, ASIDE[orb]] for orb in ORBS)


@dataclass(slots=True, eq=False)
class PieceSprite:
    """A piece as it is shown."""

    card: CardId
    owner: Seat
    kind: str
    x: float
    y: float
    size: float
    degrees: float
    lifted: bool = False

    def pose(self) -> Pose:
        """Where it is shown, its angle within one turn."""
        return Pose(self.x, self.y, self.size, self.degrees % 360, self.kind)

    def take(self, pose: Pose) -> None:
        """Be shown in a pose at once."""
        self.x, self.y, self.size, _, self.kind = pose
        if self.degrees % 360 != pose.degrees:  # else leave it: queued turns count on from there
            self.degrees = pose.degrees
        self.lifted = False


@dataclass(slots=True, eq=False)
class OrbSprite:
    """An orb on its way from one place to another."""

    orb: str
    x: float
    y: float
    size: float


@dataclass(slots=True, eq=False)
class SealSprite:
    """The result of a clash, pressed on the board."""

    mark: Mark
    x: float
    y: float
    size: float
    degrees: float = 0.0
    flash: float = 1.0


@dataclass(slots=True, eq=False)
class ShownClash:
    """A battle while it is being shown: the two orbs, the result, who attacks."""

    seat: Seat
    result: str
    mover: str
    defender: str


@dataclass(slots=True)
class Picture:
    """Everything on the table that may be under way; `view` is what was shown last at rest."""

    view: State
    pieces: dict[CardId, PieceSprite] = field(default_factory=dict)
    wheels: dict[tuple[Seat, str], int] = field(default_factory=dict)
    spent: str = ""
    spender: Seat = 0
    turn: int = 0
    flights: list[OrbSprite] = field(default_factory=list)
    seal: SealSprite | None = None
    clash: ShownClash | None = None
    banner: Banner | None = None
    trail: tuple[str, ...] = ()
    acting: CardId | None = None

    def lay(self, view: State, table: Table, moved: Mapping[CardId, Standing] = NOWHERE) -> None:
        """Put everything where it belongs at once; the trail of the last move stays."""
        for card_id, pose in poses(view, table, moved).items():
            self._sprite(card_id, view.cards[card_id].owner, pose).take(pose)
        self.view = view
        self.wheels = loose_orbs(view)
        self.spent = spent_orbs(view)
        self.spender = view.active
        self.turn = view.turn
        self.flights.clear()
        self.seal = self.clash = self.banner = self.acting = None

    def _sprite(self, card_id: CardId, owner: Seat, pose: Pose) -> PieceSprite:
        if card_id not in self.pieces:
            self.pieces[card_id] = PieceSprite(card_id, owner, pose.kind, *pose[:4])
        return self.pieces[card_id]

    def differences(
        self, view: State, table: Table, moved: Mapping[CardId, Standing] = NOWHERE
    ) -> list[str]:
        """What is shown elsewhere or otherwise than it belongs; empty at rest."""
        found = [
            f"piece {card_id}: shown {self.pieces[card_id].pose()}, belongs {pose}"
            for card_id, pose in poses(view, table, moved).items()
            if self.pieces[card_id].pose() != pose
        ]
        shown = (self.wheels, self.spent, self.turn, self.flights, self.seal, self.clash)
        belongs: tuple[object, ...] = (
            loose_orbs(view),
            spent_orbs(view),
            view.turn,
            [],
            None,
            None,
        )
        return found + [
            f"shown {a}, belongs {b}" for a, b in zip(shown, belongs, strict=True) if a != b
        ]
