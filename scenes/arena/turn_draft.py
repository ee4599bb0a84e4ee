"""One turn in the making: answers tried on a copy of the view, and taken back without a trace.

Owns the list of answers and what they lead to. The match hears of them only when the whole turn is
submitted. Knows no rule and no screen.
"""

from __future__ import annotations

from typing import NamedTuple

from game.core import engine
from game.core.events import Event, TrackSet
from game.core.types import Action, Decision, Refusal, Seat, State
from game.onmyo.orbs import ORBS
from game.onmyo.table import SPENT

_ORB_OF = {track: orb for orb, track in SPENT.items()}


class _Tried(NamedTuple):
    action: Action
    state: State
    events: tuple[Event, ...]


class TurnDraft:
    """The answers of one seat to the questions of one turn, from the pending one on."""

    def __init__(self, view: State) -> None:
        """`view` has a question to its own seat; it is left as it is."""
        self.base = view
        self._tried: list[_Tried] = []

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        assert self.base.decision is not None
        return self.base.decision.seat

    @property
    def state(self) -> State:
        """The view as it would be after the answers so far; do not change it."""
        return self._tried[-1].state if self._tried else self.base

    @property
    def actions(self) -> tuple[Action, ...]:
        """The answers so far, to be submitted as one group."""
        return tuple(one.action for one in self._tried)

    @property
    def is_untouched(self) -> bool:
        """Whether nothing has been answered yet."""
        return not self._tried

    @property
    def question(self) -> Decision | None:
        """What is asked now; None once the turn is whole."""
        decision = self.state.decision
        if not self._tried or decision is None:
            return decision
        goes_on = decision.seat == self.seat and self.state.turn == self.base.turn
        return decision if goes_on and decision.kind != "turn" else None

    @property
    def is_whole(self) -> bool:
        """Whether every question of the turn has its answer."""
        return self.question is None

    @property
    def spent(self) -> str:
        """The orbs paid in this turn so far, those before this draft first."""
        tracks = self.base.tracks
        paid = "".join(orb * tracks[self.seat, SPENT[orb]] for orb in ORBS)
        return paid + self.newly_spent

    @property
    def newly_spent(self) -> str:
        """The orbs paid by this draft, in the order of payment."""
        paid = ""
        for one in self._tried:
            for event in one.events:
                if isinstance(event, TrackSet) and event.name in _ORB_OF and event.new > event.old:
                    paid += _ORB_OF[event.name] * (event.new - event.old)
        return paid

    def check(self, action: Action) -> Refusal | None:
        """Why an answer is refused now, or None."""
        return engine.check(self.state, action)

    def take(self, *actions: Action) -> None:
        """Answer; the actions must be legal, one after the other."""
        for action in actions:
            state = self.state.clone()
            events = engine.apply(state, action)
            self._tried.append(_Tried(action, state, tuple(events)))

    def back(self) -> bool:
        """Take the last answer back; False where there is none."""
        if not self._tried:
            return False
        self._tried.pop()
        return True

    def reset(self) -> None:
        """Take everything back."""
        self._tried.clear()

    def unpay(self, orb: str) -> bool:
        """Take one paid orb back and keep the rest; False where none of that colour was chosen."""
        actions = list(self.actions)
        for index in range(len(actions) - 1, -1, -1):
            if actions[index].kind == "pay" and actions[index].source == ("orb", orb):
                del actions[index]
                self._retry(actions)
                return True
        return False

    def _retry(self, actions: list[Action]) -> None:
        """Answer anew with what is still allowed: the table may have answered for us before."""
        self.reset()
        for action in actions:
            if action.kind in ("summon", "pay") and self.check(action) is None:
                self.take(action)
