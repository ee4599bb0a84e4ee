"""The player at the table: what clicks, drops and keys mean, and when something is carried out.

Knows gestures by the handles of what they touch, not by positions. Asks the session about every
rule; paints nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.core.types import HIDDEN, Action, Decision, Handle, Refusal, Seat, State
from game.dino import table
from game.dino.aiming import Aim, aimed
from scenes.cards_table.foresight import Forecast
from scenes.cards_table.intents import PLAYING, attempts, uses
from scenes.cards_table.picks import Picks
from scenes.cards_table.question import Question
from scenes.cards_table.show import Show
from scenes.session import Session

PUT = frozenset({"summon", "level_up", "cast", "attack", "block"})
"""What is done by putting a thing somewhere; a skill is started by a button."""


@dataclass(frozen=True, slots=True)
class Feedback:
    """How the scene answers: a sound, and a question before something is carried out.

    `warn` is asked with the actions that are meant; it carries them out by the function it is
    given, at once or when the player has agreed.
    """

    sound: Callable[[str], None]
    warn: Callable[[State, tuple[Action, ...], Callable[[], None]], None]


class Playing(Question):
    """The interaction of one session."""

    def __init__(self, session: Session, show: Show, feedback: Feedback) -> None:
        super().__init__(session)
        self.show = show
        self.chosen: Handle | None = None
        self.held: Handle | None = None
        self.hovered: Handle | None = None
        self.refusal: Refusal | None = None
        self._feedback = feedback
        self.refresh()

    def refresh(self) -> bool:
        """Take up the latest question; True if it is another one."""
        if not self.take_up():
            return False
        self.refusal = self.held = self.chosen = None
        return True

    # --- what may be done

    @property
    def source(self) -> Handle | None:
        """What is in hand or chosen."""
        return self.held or self.chosen

    def targets(self) -> tuple[Handle, ...]:
        """Where what is chosen may go; without it, what a question without sources is about."""
        if self.kind == "slot":
            return self.open.open_targets(None)
        source = self.source
        return self.open.open_targets(source) if source is not None else ()

    @property
    def is_attacking(self) -> bool:
        """Whether an attacker is in hand or chosen."""
        source = self.source
        return self.kind == "attack" and any(a.source == source for a in self.offers("attack"))

    def forecast(self) -> Forecast | None:
        """What would come of the attack that is pointed at, or of the block; without either, of
        the attack under way."""
        over = self.hovered
        pointed = self.foreseen(self.source, over) if over is not None else None
        if pointed is None and self.kind in ("counter", "block"):
            return self.foresee(None)
        return pointed

    # --- pointing

    def point(self, spot: Handle | None) -> bool:
        """The pointer or the keyboard has come to something else; False if it was there."""
        if spot == self.hovered:
            return False
        self.hovered = spot
        if self.picks is not None and spot in self.picks.open:
            self.refusal = None  # the question comes back where it can be answered
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

    def press(self, spot: Handle) -> None:
        """Something was pressed by key: like a click, but a thing of the other side, which a click
        merely looks at, says why nothing can be done with it."""
        decision = self.decision
        idle = self.chosen is None and self.picks is None and spot[0] == "card"
        self.click(spot)
        if not idle or decision is None or self._is_own(decision.seat, spot):
            return
        kind = "block" if decision.kind == "block" else "attack"
        over: Handle = ("seat", 1 - decision.seat)
        self._refuse(self.session.check(Action(kind, decision.seat, spot, over)))

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
        elif source is not None and self.open.offer(source, spot).is_open:
            self._try(self.open.offer(source, spot).actions)
        elif spot[0] == "card" and self._is_own(seat, spot):
            self._choose(seat, spot)
        elif source is not None:
            self._try(attempts(self.view, seat, source, spot), spot)
        elif self.kind == "attack" and spot == ("seat", seat):
            self.chosen = None

    def _again(self, seat: Seat, source: Handle) -> None:
        """A second press on what is chosen: a spell is used, anything else is let go."""
        cast = self.open.offer(source, None)
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
        """A drag began. What can go nowhere says why at once, before it is let go."""
        self.held, self.chosen = spot, None
        self.refusal = self._why_it_stays(spot)
        self._feedback.sound("lift")

    def _why_it_stays(self, spot: Handle) -> Refusal | None:
        decision = self.decision
        if decision is None or any(o.source == spot and o.kind in PUT for o in decision.options):
            return None
        return self.why_not(decision.seat, spot)

    def drop(self, over: Handle | None) -> None:
        """What is in hand was let go; beside everything it goes back where it lay."""
        source, self.held = self.held, None
        decision = self.decision
        if source is None or decision is None:
            return
        tried = attempts(self.view, decision.seat, source, over) if over is not None else ()
        view = self.view
        self._try(tried, over)
        if self.view is view:
            self.show.arrange()

    # --- answers

    def use(self) -> None:
        """Use the chosen spell."""
        if self.chosen is not None:
            self._try(self.open.offer(self.chosen, None).actions)

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

    def _try(self, actions: tuple[Action, ...], over: Handle | None = None) -> None:
        """Carry out the first legal one; say why the first one is refused if none is. `over` is
        what a spell was put on."""
        refusals = []
        for action in actions:
            refusal = self.session.check(action)
            if refusal is None:
                self._aim(action, over)
                return
            refusals.append(refusal)
        if refusals:
            self._refuse(refusals[0])

    def _aim(self, action: Action, over: Handle | None) -> None:
        """Carry out; a spell that was put on a dinosaur with its choice."""
        aim = Aim((action,))
        if action.kind == "cast" and over is not None:
            aim = aimed(self.view, action, over)
        if aim.actions:
            self._carry_out(aim.actions)
        else:
            self._refuse(aim.refusal)

    def _refuse(self, refusal: Refusal | None) -> None:
        self.refusal = refusal
        if refusal is not None:
            self._feedback.sound("refuse")

    def _carry_out(self, actions: tuple[Action, ...]) -> None:
        meant_for = self._taken_up

        def submit() -> None:
            if self._taken_up is not meant_for:
                return  # the question has gone while the player was being asked
            self.show.finish()
            self.session.submit(*actions)
            self.show.feed(self.session.happenings())
            self.refresh()

        self._feedback.warn(self.view, actions, submit)
