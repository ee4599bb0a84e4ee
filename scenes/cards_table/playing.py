"""The player at the table: what clicks, drops and keys mean, and when something is carried out.

Knows gestures by the handles of what they touch, not by positions. Asks the session about every
rule; paints nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.core.types import HIDDEN, Action, CardId, Decision, Handle, Refusal, Seat, State
from game.dino import table
from scenes.cards_table.foresight import Forecast, foresee
from scenes.cards_table.intents import PICKING, PLAYING, attempts, uses
from scenes.cards_table.picks import Picks
from scenes.cards_table.show import Show
from scenes.session import Session
from scenes.stage.afford import Affordances, afford

NOTHING = afford(())


@dataclass(frozen=True, slots=True)
class Feedback:
    """How the scene answers: a sound, and a question before something is carried out.

    `warn` is asked with the actions that are meant; it carries them out by the function it is
    given, at once or when the player has agreed.
    """

    sound: Callable[[str], None]
    warn: Callable[[State, tuple[Action, ...], Callable[[], None]], None]


class Playing:
    """The interaction of one session. `blind` cards lie face down for now and cannot be touched."""

    def __init__(self, session: Session, show: Show, feedback: Feedback) -> None:
        self.session = session
        self.show = show
        self.chosen: Handle | None = None
        self.held: Handle | None = None
        self.hovered: Handle | None = None
        self.refusal: Refusal | None = None
        self.picks: Picks | None = None
        self.blind: frozenset[CardId] = frozenset()
        self._feedback = feedback
        self._afford: Affordances = NOTHING
        self._forecasts: dict[Action | None, Forecast] = {}
        self._planned_for: State | None = None
        self.refresh()

    # --- the question

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

    def refresh(self) -> bool:
        """Take up the latest question; True if it is another one."""
        view = self.view
        if view is self._planned_for:
            return False
        self._planned_for = view
        decision = self.decision
        options = decision.options if decision is not None else ()
        self._afford = afford((option, None) for option in options)
        self._forecasts = {}
        self.refusal = self.held = self.chosen = None
        self.picks = Picks.of(decision) if decision and decision.kind in PICKING else None
        return True

    # --- what may be done

    @property
    def source(self) -> Handle | None:
        """What is in hand or chosen."""
        return self.held or self.chosen

    def usable(self) -> tuple[Handle, ...]:
        """The things something can be done with now: a complete legal play begins with each."""
        found = self.picks.open if self.picks is not None else self._afford.usable()
        return tuple(handle for handle in found if handle[1] not in self.blind)

    def targets(self) -> tuple[Handle, ...]:
        """Where what is chosen may go; without it, what a question without sources is about."""
        if self.kind == "slot":
            return self._afford.open_targets(None)
        source = self.source
        return self._afford.open_targets(source) if source is not None else ()

    @property
    def is_attacking(self) -> bool:
        """Whether an attacker is in hand or chosen."""
        source = self.source
        return self.kind == "attack" and any(a.source == source for a in self.offers("attack"))

    def offers(self, kind: str) -> tuple[Action, ...]:
        """The legal actions of a kind, in the order of the rules."""
        decision = self.decision
        options = decision.options if decision is not None else ()
        return tuple(option for option in options if option.kind == kind)

    def skills(self, card_id: CardId) -> tuple[Action, ...]:
        """The skills of a card that can be started now (D-26)."""
        return tuple(a for a in self.offers("activate") if a.source == ("card", card_id))

    def forecast(self) -> Forecast | None:
        """What the attack that is pointed at would come to, or the one under way."""
        if self.kind in ("counter", "block"):
            return self._foresee(None)
        return self.foreseen(self.hovered) if self.hovered is not None else None

    def foreseen(self, target: Handle) -> Forecast | None:
        """What the chosen attacker would come to at a target; None where it may not attack it."""
        source = self.source
        if self.kind != "attack" or source is None:
            return None
        actions = self._afford.offer(source, target).actions
        attack = next((action for action in actions if action.kind == "attack"), None)
        return self._foresee(attack) if attack is not None else None

    def _foresee(self, action: Action | None) -> Forecast:
        if action not in self._forecasts:
            self._forecasts[action] = foresee(self.view, action)
        return self._forecasts[action]

    # --- pointing

    def point(self, spot: Handle | None) -> bool:
        """The pointer or the keyboard has come to something else; False if it was there."""
        if spot == self.hovered:
            return False
        self.hovered = spot
        return True

    # --- clicks

    def click(self, spot: Handle | None) -> None:
        """Something was pressed, by pointer or by key."""
        self.refusal = None
        decision = self.decision
        if decision is None or spot is None or spot[1] in self.blind:
            return
        if self.picks is not None:
            self._pick(self.picks, decision, spot)
        elif decision.kind == "slot":
            self._try((Action("slot", decision.seat, None, spot),))
        elif decision.kind == "block":
            self._click_blocker(decision.seat, spot)
        elif decision.kind in PLAYING:
            self._click_card(decision.seat, spot)

    def _pick(self, picks: Picks, decision: Decision, spot: Handle) -> None:
        if spot[0] != "card":
            return
        if picks.toggle(spot):
            self._feedback.sound("select")
            if picks.is_single and picks.is_full:
                self.confirm_picks()
            return
        self._refuse(self.session.check(Action(decision.kind, decision.seat, spot)))

    def confirm_picks(self) -> None:
        """Carry out what has been picked; refused while it is too little."""
        picks, decision = self.picks, self.decision
        if picks is None or decision is None:
            return
        if picks.is_enough:
            self._carry_out(picks.actions(decision))
        else:
            done = Action(decision.kind, decision.seat, None, ("button", "done"))
            self._refuse(self.session.check(done))

    def _click_blocker(self, seat: Seat, spot: Handle) -> None:
        if spot[0] == "card" and self._is_own(seat, spot):
            self._try((Action("block", seat, spot),))

    def _click_card(self, seat: Seat, spot: Handle) -> None:
        source = self.chosen
        if source is not None and spot == source:
            self._again(seat, source)
        elif source is not None and self._afford.offer(source, spot).is_open:
            self._try(self._afford.offer(source, spot).actions)
        elif spot[0] == "card" and self._is_own(seat, spot):
            self._choose(seat, spot)
        elif source is not None:
            self._try(attempts(self.view, seat, source, spot))
        elif self.kind == "attack" and spot == ("seat", seat):
            self.chosen = None

    def _again(self, seat: Seat, source: Handle) -> None:
        """A second press on what is chosen: a spell is used, anything else is let go."""
        cast = self._afford.offer(source, None)
        if cast.is_open:
            self._try(cast.actions)
        else:
            self.chosen = None

    def _choose(self, seat: Seat, spot: Handle) -> None:
        if spot in self.usable():
            self.chosen = spot
            self._feedback.sound("lift")
            return
        self.chosen = None
        self._refuse(self.why_not(seat, spot))

    def why_not(self, seat: Seat, spot: Handle) -> Refusal | None:
        """The first condition that keeps a card from being used at all."""
        assert isinstance(spot[1], int)
        for action in uses(self.view, seat, spot[1]):
            refusal = self.session.check(action)
            if refusal is not None:
                return refusal
        return None

    def _is_own(self, seat: Seat, spot: Handle) -> bool:
        card = self.view.cards.get(spot[1]) if isinstance(spot[1], int) else None
        return card is not None and card.owner == seat and card.zone not in table.DECK

    # --- dragging

    def may_lift(self, spot: Handle) -> bool:
        """Whether a hand may take hold of something: an own card, usable or not."""
        decision = self.decision
        if decision is None or spot[0] != "card" or not isinstance(spot[1], int):
            return False
        if spot[1] in self.blind:
            return False
        if decision.kind not in (*PLAYING, "block") or not self._is_own(decision.seat, spot):
            return False
        card = self.view.cards[spot[1]]
        in_hand = card.zone == table.HAND[decision.seat]
        return (in_hand and card.kind != HIDDEN) or table.is_on_field(self.view, spot[1])

    def lift(self, spot: Handle) -> None:
        """A drag began."""
        self.refusal = None
        self.held, self.chosen = spot, None
        self._feedback.sound("lift")

    def drop(self, over: Handle | None) -> None:
        """What is in hand was let go; beside everything it goes back where it lay."""
        source, self.held = self.held, None
        decision = self.decision
        if source is None or decision is None:
            return
        tried = attempts(self.view, decision.seat, source, over) if over is not None else ()
        view = self.view
        self._try(tried)
        if self.view is view:
            self.show.arrange()

    # --- answers

    def use(self) -> None:
        """Use the chosen spell."""
        if self.chosen is not None:
            self._try(self._afford.offer(self.chosen, None).actions)

    def answer(self, action: Action) -> None:
        """Give one of the legal answers: a button, a skill, the end of the turn."""
        self.refusal = None
        self._try((action,))

    def cancel(self) -> bool:
        """Take the choice back; False where there was nothing to take back."""
        had = (self.refusal, self.chosen, self.held) != (None, None, None)
        self.refusal = self.chosen = self.held = None
        if self.picks is not None:
            had = self.picks.clear() or had
        return had

    def _try(self, actions: tuple[Action, ...]) -> None:
        """Carry out the first legal one; say why the first one is refused if none is."""
        refusals = []
        for action in actions:
            refusal = self.session.check(action)
            if refusal is None:
                self._carry_out((action,))
                return
            refusals.append(refusal)
        if refusals:
            self._refuse(refusals[0])

    def _refuse(self, refusal: Refusal | None) -> None:
        self.refusal = refusal
        if refusal is not None:
            self._feedback.sound("refuse")

    def _carry_out(self, actions: tuple[Action, ...]) -> None:
        planned = self._planned_for

        def submit() -> None:
            if self._planned_for is not planned:
                return  # the question has gone while the player was being asked
            self.show.finish()
            self.session.submit(*actions)
            self.show.feed(self.session.happenings())
            self.refresh()

        self._feedback.warn(self.view, actions, submit)
