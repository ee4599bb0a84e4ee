"""What happened, as plain records: one stream feeds triggers, log, animation and replay.

An event holds ids and old and new values, never a live object.
"""

from __future__ import annotations

from typing import NamedTuple

from game.core.types import Action, CardId, Modifier, Outcome, Seat, ZoneKey


class Moved(NamedTuple):
    """A card went from one zone to another, to its top or, `under`, to its bottom."""

    card: CardId
    source: ZoneKey
    target: ZoneKey
    under: bool = False


class Turned(NamedTuple):
    """A card was turned; quarter turns clockwise, 0-3."""

    card: CardId
    old: int
    new: int


class Changed(NamedTuple):
    """The face of a card became another (an orb set into a piece)."""

    card: CardId
    old: str
    new: str


class Revealed(NamedTuple):
    """The seats of the bit mask `seats` now know the face of a card."""

    card: CardId
    kind: str
    seats: int


class Marked(NamedTuple):
    """A mark on a card got a new value; 0 is no mark."""

    card: CardId
    mark: str
    old: int
    new: int


class TrackSet(NamedTuple):
    """A number of a seat changed."""

    seat: Seat
    name: str
    old: int
    new: int


class Modified(NamedTuple):
    """A lasting change of a value or keyword began, on top of the others or beneath one of them."""

    modifier: Modifier
    beneath: Modifier | None = None


class Expired(NamedTuple):
    """Lasting changes ended."""

    modifiers: tuple[Modifier, ...]


class Renewed(NamedTuple):
    """A card is as if new: awake, without marks and changes (it left the field), known to the
    seats of the bit mask `shown` only."""

    card: CardId
    shown: int


class Shuffled(NamedTuple):
    """A zone was shuffled; its ids stand for other cards now."""

    zone: ZoneKey


class Declared(NamedTuple):
    """A seat chose an action (also one the table chose for it, being the only one)."""

    action: Action


class Battled(NamedTuple):
    """Two cards met. `result` is the attacker's; `values` were compared."""

    attacker: CardId
    defender: CardId
    result: str
    values: tuple[str, str]


class Announced(NamedTuple):
    """Something said aloud: the hands of janken, a coin, a total; `topic` is a phrase key."""

    topic: str
    values: tuple[tuple[str, str], ...] = ()


class Happened(NamedTuple):
    """Something a card's text may speak of ("summoned", "won" …); `other` is the card met."""

    timing: str
    card: CardId
    other: CardId


class PhaseBegan(NamedTuple):
    """A phase of the match or of a turn began."""

    phase: str


class TurnBegan(NamedTuple):
    """A turn began; turns are counted from 1, both players' together."""

    turn: int
    seat: Seat


class Ended(NamedTuple):
    """The match ended."""

    outcome: Outcome


Event = (
    Moved
    | Turned
    | Changed
    | Revealed
    | Marked
    | TrackSet
    | Modified
    | Expired
    | Renewed
    | Shuffled
    | Declared
    | Battled
    | Announced
    | Happened
    | PhaseBegan
    | TurnBegan
    | Ended
)
