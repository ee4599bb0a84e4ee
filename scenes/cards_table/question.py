"""The question to the player at the table, and what is open in it.

Asks the session about every rule and remembers the answers until there is another question.
"""

from __future__ import annotations

from game.core.types import Action, CardId, Decision, Handle, State
from scenes.cards_table.foresight import Forecast, foresee
from scenes.cards_table.intents import PICKING
from scenes.cards_table.picks import Picks
from scenes.session import Session
from scenes.stage.afford import Affordances, afford

NOTHING = afford(())


class Question:
    """What the viewer of a session is asked now. `blind` cards lie face down for now and cannot
    be touched."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.picks: Picks | None = None
        self.blind: frozenset[CardId] = frozenset()
        self.open: Affordances = NOTHING
        self._forecasts: dict[Action | None, Forecast] = {}
        self._taken_up: State | None = None

    @property
    def view(self) -> State:
        """What the viewer may know."""
        return self.session.view

    @property
    def decision(self) -> Decision | None:
        """The question to whoever is at the table, None while somebody else is asked."""
        view = self.view
        mine = view.decision is not None and view.decision.seat == view.seat
        return view.decision if mine and self.session.is_human(self.session.viewer) else None

    @property
    def kind(self) -> str:
        """The kind of the question, "" without one."""
        return self.decision.kind if self.decision is not None else ""

    def take_up(self) -> bool:
        """Take up the latest question; True if it is another one."""
        view = self.view
        if view is self._taken_up:
            return False
        self._taken_up = view
        decision = self.decision
        options = decision.options if decision is not None else ()
        self.open = afford((option, None) for option in options)
        self._forecasts = {}
        self.picks = Picks.of(decision) if decision and decision.kind in PICKING else None
        return True

    def usable(self) -> tuple[Handle, ...]:
        """The things something can be done with now: a complete legal play begins with each."""
        found = self.picks.open if self.picks is not None else self.open.usable()
        return tuple(handle for handle in found if handle[1] not in self.blind)

    def offers(self, kind: str) -> tuple[Action, ...]:
        """The legal actions of a kind, in the order of the rules."""
        decision = self.decision
        options = decision.options if decision is not None else ()
        return tuple(option for option in options if option.kind == kind)

    def skills(self, card_id: CardId) -> tuple[Action, ...]:
        """The skills of a card that can be started now (D-26)."""
        return tuple(a for a in self.offers("activate") if a.source == ("card", card_id))

    def foreseen(self, source: Handle | None, over: Handle) -> Forecast | None:
        """What would come of attacking a thing from a source, or of blocking with the thing; None
        where that is not open."""
        if self.kind == "block":
            actions = self.open.offer(over, None).actions
        elif self.kind == "attack" and source is not None:
            actions = self.open.offer(source, over).actions
        else:
            return None
        meant = next((action for action in actions if action.kind == self.kind), None)
        return self.foresee(meant) if meant is not None else None

    def foresee(self, action: Action | None) -> Forecast:
        """What would come of an attack or a block; of the attack under way without one."""
        if action not in self._forecasts:
            self._forecasts[action] = foresee(self.view, action)
        return self._forecasts[action]
