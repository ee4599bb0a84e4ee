"""A placement in the making (O-03): the orbs of one player's three pieces before they count.

Owns what may be done with fifteen orbs and twelve sockets, the way back, and the text a placement
is saved as. Sides are those the owner sees (front, right, rear, left), so a saved placement fits
either circle; `actions` turns them into the match's own. Knows no screen and never touches a match.
"""

from __future__ import annotations

from typing import Final

from game import yaml_writer
from game.core.game_data import game_data
from game.core.rng import HasRng, shuffle
from game.core.types import Action, Refusal, Seat, State
from game.onmyo.geometry import FORWARD
from game.onmyo.orbs import EMPTY, ORBS
from game.onmyo.table import pieces_of
from game.texts import phrase
from game.yaml_reader import DataFault, Fault, Positions, Record, read_text

Socket = tuple[int, int]
"""A piece (0–2, in the owner's order) and a side of it: 0 front, then clockwise."""

SIDES: Final = 4
HEADING: Final = (
    "A placement of onmyo: the orbs of each piece at front, right, rear and left.\n"
    "K kirin, B byakko, G genbu, S seiryu, Z suzaku, . none."
)


class _Saved(Record, frozen=True):
    """The file of a saved placement."""

    game: str
    pieces: tuple[str, ...]


class Placement:
    """The draft. Every verb answers None, or why it was refused; a refusal changes nothing."""

    def __init__(
        self, pieces: tuple[str, ...] = (), fixed: frozenset[Socket] = frozenset()
    ) -> None:
        """`pieces` are four letters each; `fixed` sockets belong to the match already (O-07)."""
        self._pieces = pieces or (EMPTY * SIDES,) * _constants()["pieces"]
        self._fixed = fixed
        self._past: list[tuple[str, ...]] = []

    # --- what it is

    @property
    def pieces(self) -> tuple[str, ...]:
        """Four letters for each piece, from the front clockwise; EMPTY is an open socket."""
        return self._pieces

    @property
    def tray(self) -> dict[str, int]:
        """The orbs not set, by letter; of a finished placement these are the wheel."""
        on_pieces = "".join(self._pieces)
        return {orb: _constants()["orbs_per_colour"] - on_pieces.count(orb) for orb in ORBS}

    @property
    def missing(self) -> int:
        """How many sockets are still open."""
        return "".join(self._pieces).count(EMPTY)

    @property
    def is_complete(self) -> bool:
        """Whether every socket has its orb."""
        return self.missing == 0

    @property
    def is_untouched(self) -> bool:
        """Whether nothing has been set yet beside what is fixed."""
        return all(self.is_fixed(socket) or self.orb(socket) == EMPTY for socket in self.sockets())

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return bool(self._past)

    def sockets(self) -> list[Socket]:
        """All sockets, piece by piece."""
        return [(piece, side) for piece in range(len(self._pieces)) for side in range(SIDES)]

    def orb(self, socket: Socket) -> str:
        """The orb in a socket, EMPTY for none."""
        return self._pieces[socket[0]][socket[1]]

    def is_fixed(self, socket: Socket) -> bool:
        """Whether a socket was filled in the match itself and is no longer part of the draft."""
        return socket in self._fixed

    def fronts(self, piece: int) -> str:
        """The orbs in the order in which they come to the front, turning clockwise (O-14)."""
        kind = self._pieces[piece]
        return kind[0] + kind[:0:-1]

    # --- verbs

    def place(self, orb: str, socket: Socket) -> Refusal | None:
        """Set an orb of the tray; one that lay there goes back to the tray."""
        if self.is_fixed(socket):
            return _fixed()
        if orb != self.orb(socket) and (refusal := self.check_left(orb)):
            return refusal
        self._become(self._with({socket: orb}))
        return None

    def check_left(self, orb: str) -> Refusal | None:
        """Why an orb cannot be taken off the tray, or None."""
        if self.tray.get(orb, 0) < 1:
            return Refusal("O-03", "no_such_orb_left", (("orb", orb),))
        return None

    def move(self, source: Socket, target: Socket) -> Refusal | None:
        """Take an orb to another socket; what lay there comes back in exchange."""
        if self.is_fixed(source) or self.is_fixed(target):
            return _fixed()
        if self.orb(source) == EMPTY:
            return Refusal("O-03", "socket_empty")
        self._become(self._with({source: self.orb(target), target: self.orb(source)}))
        return None

    def take_back(self, socket: Socket) -> Refusal | None:
        """Put an orb back on the tray."""
        if self.is_fixed(socket):
            return _fixed()
        if self.orb(socket) == EMPTY:
            return Refusal("O-03", "socket_empty")
        self._become(self._with({socket: EMPTY}))
        return None

    def rotate(self, piece: int) -> Refusal | None:
        """Turn the orbs of a piece a quarter clockwise: the left one comes to the front."""
        if any(self.is_fixed((piece, side)) for side in range(SIDES)):
            return _fixed()
        kind = self._pieces[piece]
        turned = {(piece, side): kind[side - 1] for side in range(SIDES)}
        self._become(self._with(turned))
        return None

    def fill(self, dice: HasRng) -> None:
        """Set the open sockets at random from the tray."""
        orbs = [orb for orb, count in self.tray.items() for _ in range(count)]
        shuffle(dice, orbs)
        empty = [socket for socket in self.sockets() if self.orb(socket) == EMPTY]
        self._become(self._with(dict(zip(empty, orbs, strict=False))))

    def clear(self) -> None:
        """Put every orb back on the tray, except those that are fixed."""
        self._become(self._with({s: EMPTY for s in self.sockets() if not self.is_fixed(s)}))

    def adopt(self, pieces: tuple[str, ...]) -> Refusal | None:
        """Take a whole placement over; refused where it differs from what is fixed."""
        if any(pieces[piece][side] != self.orb((piece, side)) for piece, side in self._fixed):
            return _fixed()
        self._become(pieces)
        return None

    def undo(self) -> bool:
        """Take the last step back; False where there is none."""
        if not self._past:
            return False
        self._pieces = self._past.pop()
        return True

    def forget_past(self) -> None:
        """What has been done so far can no longer be taken back."""
        self._past.clear()

    def _with(self, changes: dict[Socket, str]) -> tuple[str, ...]:
        return tuple(
            "".join(changes.get((piece, side), orb) for side, orb in enumerate(kind))
            for piece, kind in enumerate(self._pieces)
        )

    def _become(self, pieces: tuple[str, ...]) -> None:
        if pieces != self._pieces:
            self._past.append(self._pieces)
            self._pieces = pieces

    # --- to and from a match

    def actions(self, seat: Seat) -> tuple[Action, ...]:
        """The place actions that bring the draft into the match of `seat`, in order of sockets."""
        first = seat * len(self._pieces)
        return tuple(
            Action("place", seat, ("orb", self.orb((piece, side))), ("socket", socket))
            for piece, side in self.sockets()
            for socket in [(first + piece, absolute_side(side, seat))]
            if not self.is_fixed((piece, side)) and self.orb((piece, side)) != EMPTY
        )

    @classmethod
    def of(cls, state: State, seat: Seat) -> Placement:
        """The draft that continues what `seat` has set in a match: all that is fixed."""
        pieces = tuple(
            seen_by_owner(state.cards[piece].kind, seat) for piece in pieces_of(state, seat)
        )
        draft = cls(pieces)
        draft._fixed = frozenset(s for s in draft.sockets() if draft.orb(s) != EMPTY)
        return draft


def absolute_side(side: int, seat: Seat) -> int:
    """The side of the match (0 north) that the owner sees as `side` (0 front)."""
    return (side + FORWARD[seat]) % SIDES


def seen_by_owner(kind: str, seat: Seat) -> str:
    """Four letters from north clockwise as the owner sees them, from the front clockwise."""
    forward = FORWARD[seat]
    return kind[forward:] + kind[:forward]


def text_of(pieces: tuple[str, ...]) -> str:
    """A placement, finished or not, as the text of a file."""
    return yaml_writer.write({"game": "onmyo", "pieces": list(pieces)}, heading=HEADING)


def parse(text: str, name: str) -> tuple[str, ...]:
    """The pieces of a saved placement; `name` stands for the file in messages.

    Raises DataFault naming line, key and what was expected.
    """
    saved, positions = read_text(text, _Saved, name=name)
    faults = _faults(saved, positions)
    if faults:
        raise DataFault(faults)
    return saved.pieces


def _faults(saved: _Saved, positions: Positions) -> list[Fault]:
    constants = _constants()
    if saved.game != "onmyo":
        problem = phrase("this is a placement of {game}, not of onmyo", game=saved.game)
        return [positions.fault(("game",), problem)]
    if len(saved.pieces) != constants["pieces"]:
        problem = phrase(
            "expected {count} pieces, got {found}",
            count=constants["pieces"],
            found=len(saved.pieces),
        )
        return [positions.fault(("pieces",), problem)]
    letters = ORBS + EMPTY
    bad = [
        positions.fault(
            ("pieces", index), phrase("expected four of the letters {letters}", letters=letters)
        )
        for index, kind in enumerate(saved.pieces)
        if len(kind) != SIDES or set(kind) - set(letters)
    ]
    return bad or [
        positions.fault(("pieces",), phrase("more than {count} orbs {orb}", count=most, orb=orb))
        for most in [constants["orbs_per_colour"]]
        for orb in ORBS
        if "".join(saved.pieces).count(orb) > most
    ]


def _constants() -> dict[str, int]:
    return game_data("onmyo").constants


def _fixed() -> Refusal:
    return Refusal("O-07", "orb_is_set")
