"""A match in play: the truth, what was done so far, and the way back.

Owns the order of actions and the rule of undo; knows nothing of who decides how. Everyone outside
sees it through `view` and `redacted`.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import msgspec

from game.core import engine
from game.core.events import Announced, Event, Revealed, Shuffled
from game.core.game_data import full_config
from game.core.serial import state_hash
from game.core.types import Action, Refusal, Seat, State
from game.core.view import learns, observe, redact

HUMAN = "human"
MAX_SEED = 10**15 - 1  # as many digits as a save may hold


class SeatSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat: `player` is "human" or a level of the computer; `name` is shown."""

    player: str
    name: str = ""


class MatchSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is settled before a match: the game, its options, the seed, and the seats."""

    game: str
    config: dict[str, str]
    seed: int
    seats: tuple[SeatSetup, SeatSetup]


class Group(NamedTuple):
    """Actions sent together by one seat, and the state before them: undo goes back by groups."""

    seat: Seat
    before: State
    first: int


class Match:
    """One match from set-up to outcome. Raises ValueError for a game, an option or a seed there
    is not (seeds go from 0 to `MAX_SEED`)."""

    def __init__(self, setup: MatchSetup) -> None:
        if not 0 <= setup.seed <= MAX_SEED:
            raise ValueError(f"the seed cannot be {setup.seed}; it can be: 0 to {MAX_SEED}")
        config = full_config(setup.game, setup.config)
        self.setup = msgspec.structs.replace(setup, config=config)
        self.state, self.opening = engine.start_with_events(setup.game, config, setup.seed)
        self.actions: list[Action] = []
        self.hashes: list[str] = []
        self._groups: list[Group] = []
        self._barriers = [0, 0]  # by seat: how many actions it may not go back over

    @property
    def to_move(self) -> Seat | None:
        """The seat that must decide; None once the match is over."""
        return self.state.decision.seat if self.state.decision else None

    def view(self, seat: Seat) -> State:
        """The match as a seat may know it."""
        return observe(self.state, seat)

    def redacted(self, events: list[Event], seat: Seat) -> list[Event]:
        """Events as a seat may see them; only right directly after they happened."""
        return redact(events, self.state, seat)

    def check(self, action: Action) -> Refusal | None:
        """Why `action` is refused now, or None."""
        return engine.check(self.state, action)

    def submit(self, *actions: Action) -> list[Event]:
        """Carry out actions of one seat as one group; returns what happened.

        Raises ValueError where they are of two seats, and at the first illegal one; those before
        it stay done.
        """
        if len({action.seat for action in actions}) != 1:
            raise ValueError("submit() needs actions of one seat, at least one")
        group = Group(actions[0].seat, self.state.clone(), len(self.actions))
        events: list[Event] = []
        for action in actions:
            events += self._carry_out(action, group)
        return events

    def _carry_out(self, action: Action, group: Group) -> list[Event]:
        before = self.state.clone()
        happened = engine.apply(self.state, action)
        if len(self.actions) == group.first:  # only now: a refused group leaves no trace
            self._groups.append(group)
        self.actions.append(action)
        self.hashes.append(state_hash(self.state))
        shown = self.state.rng != before.rng or any(map(_shows_something, happened))
        for seat in (0, 1):
            if shown or learns(seat, before, self.state):
                self._barriers[seat] = len(self.actions)
        return happened

    def undo_point(self, seat: Seat) -> int | None:
        """How many actions remain after taking back the last group of `seat`.

        None where there is none, or where the seat has seen since what was hidden from it.
        """
        for group in reversed(self._groups):
            if group.seat == seat:
                return group.first if group.first >= self._barriers[seat] else None
        return None

    def undo(self, seat: Seat) -> None:
        """Take back the last group of `seat` and all that came after it.

        Raises ValueError where `undo_point` is None.
        """
        point = self.undo_point(seat)
        if point is None:
            raise ValueError(f"nothing to take back for seat {seat}")
        while self._groups[-1].first > point:
            self._groups.pop()
        self.state = self._groups.pop().before
        del self.actions[point:]
        del self.hashes[point:]

    def group_sizes(self) -> list[int]:
        """How many actions each group has, in order; a save keeps them for undo."""
        firsts = [group.first for group in self._groups] + [len(self.actions)]
        return [after - first for first, after in pairwise(firsts)]


def _shows_something(event: Event) -> bool:
    """Whether an event tells a seat something hidden, so that nobody may go back over it."""
    return isinstance(event, (Revealed, Shuffled)) or (
        isinstance(event, Announced) and event.topic in ("janken", "first_player")
    )
