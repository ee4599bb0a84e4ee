"""The values a game is made of: cards, state, tasks, actions, decisions, refusals.

Leaves are immutable and hold ids, numbers, words and tuples only, so that a clone of the state is a
few shallow copies and a save is a walk. Nothing here knows any rule of any game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.core.events import Event

Seat = int  # 0 or 1
CardId = int
ZoneKey = str
Word = str | int | bool | tuple["Word", ...]
# A thing on the table one can point at: ("card", 3), ("square", "c2"), ("orb", "K"),
# ("socket", (3, 1)), ("zone", "hand0"), ("button", "stop"), ("seat", 1).
Handle = tuple[str, str | int | tuple[int, int]]
Emit = Callable[["Event"], None]

# `make(Card, (…))` is `Card(…)` at half the cost, for records that are made by the million.
make = tuple.__new__

HIDDEN = "?"  # the kind of a card whose face the viewer may not know
UNKNOWN = -1  # the value of a track the viewer may not know


class Card(NamedTuple):
    """A card or a piece. `turned`: quarter turns clockwise (0-3); `shown`: bit mask of seats."""

    kind: str
    owner: Seat
    zone: ZoneKey
    turned: int = 0
    shown: int = 0
    marks: tuple[tuple[str, int], ...] = ()


class Task(NamedTuple):
    """What remains to be done: procedure `op`, continuing at step `pc`, with its own variables."""

    op: str
    pc: int
    vars: tuple[tuple[str, Word], ...] = ()

    def var(self, name: str) -> Word:
        """The variable `name`; raises KeyError where the task has none of that name."""
        for key, value in self.vars:
            if key == name:
                return value
        raise KeyError(name)


class Action(NamedTuple):
    """One answer to one decision: what is done (`kind`), by whom, with what, to what."""

    kind: str
    seat: Seat
    source: Handle | None = None
    target: Handle | None = None
    picks: tuple[Handle, ...] = ()


class Decision(NamedTuple):
    """A question to one seat. `options` are all its legal answers; `prompt` is a phrase key."""

    seat: Seat
    kind: str
    options: tuple[Action, ...]
    prompt: str
    clause: str
    picked: tuple[Handle, ...] = ()
    least: int = 1
    most: int = 1


class Refusal(NamedTuple):
    """Why an action is not allowed: the clause, a sentence key, and what fills the sentence."""

    clause: str
    code: str
    params: tuple[tuple[str, str], ...] = ()


class Outcome(NamedTuple):
    """The end of a match. `winner` None is a draw; `reason` is a phrase key."""

    winner: Seat | None
    reason: str
    clause: str


class Modifier(NamedTuple):
    """A lasting change of a value: `op` is "change" (set) or "delta" (add); see game.cards.values.

    Later ones lie on top of earlier ones.
    """

    card: CardId
    stat: str
    op: str
    amount: int
    until: str
    source: CardId | None


@dataclass(slots=True)
class State:
    """A whole match: the truth (`seat` None), or what one seat may know of it.

    A mutable shell around immutable leaves. Only `moves` changes cards, zones and tracks; only
    `agenda` changes the agenda and the decision. `config` is never changed after `start`.
    `derived` remembers answers about which cards lie where, by a name for the question; it is empty
    again whenever a card moves or gets another face, and is no part of what a state is.
    """

    game: str
    config: dict[str, str]
    cards: dict[CardId, Card] = field(default_factory=dict)
    zones: dict[ZoneKey, tuple[CardId, ...]] = field(default_factory=dict)
    tracks: dict[tuple[Seat, str], int] = field(default_factory=dict)
    modifiers: tuple[Modifier, ...] = ()
    agenda: list[Task] = field(default_factory=list)
    decision: Decision | None = None
    answer: Action | None = None
    turn: int = 0
    active: Seat = 0
    phase: str = ""
    rng: int = 0
    history: tuple[int, ...] = ()
    waiting: tuple[Word, ...] = ()
    outcome: Outcome | None = None
    seat: Seat | None = None
    derived: dict[str, tuple[CardId, ...]] = field(default_factory=dict, compare=False, repr=False)

    def clone(self) -> State:
        """An independent copy; the leaves are shared (they never change). What is derived is not:
        who clones may go on to change faces, as a view does."""
        return State(
            self.game,
            self.config,
            self.cards.copy(),
            self.zones.copy(),
            self.tracks.copy(),
            self.modifiers,
            self.agenda.copy(),
            self.decision,
            self.answer,
            self.turn,
            self.active,
            self.phase,
            self.rng,
            self.history,
            self.waiting,
            self.outcome,
            self.seat,
            {},
        )
