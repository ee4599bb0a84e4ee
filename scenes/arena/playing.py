"""The player at the board: what clicks, drops and keys do to the plan, and when it is carried out.

Knows gestures by the handles of what they touch, not by positions; asks the plan, tells the show,
submits whole turns to the session. Paints nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from game.core.types import CardId, Refusal, State
from game.onmyo.orbs import ORBS
from game.onmyo.table import arena_of
from scenes.arena.asking import Command
from scenes.arena.grip import Grip
from scenes.arena.overlay import Overlay
from scenes.arena.picture import NOWHERE, Standing
from scenes.arena.plan import Plan, Stage
from scenes.arena.routes import Route
from scenes.arena.show import Show
from scenes.arena.sight import Sight
from scenes.arena.spot import Spot
from scenes.session import Session

STAGED: Final = (Stage.PAY, Stage.FACE)


@dataclass(frozen=True, slots=True)
class Feedback:
    """How the scene answers at once: a sound, and the small menu of orbs that lead to a square."""

    sound: Callable[[str], None]
    offer_orbs: Callable[[CardId, str, str], None]


class Playing:
    """The interaction of one session; `confirms` says whether moves are asked for once more."""

    def __init__(
        self, session: Session, show: Show, feedback: Feedback, confirms: Callable[[], bool]
    ) -> None:
        self.session = session
        self.show = show
        self.plan: Plan | None = None
        self.sight = Sight()
        self.grip = Grip(self)
        self.refusal: Refusal | None = None
        self._feedback = feedback
        self._confirms = confirms
        self._planned_for: State | None = None
        self.refresh()

    # --- the question

    def refresh(self) -> None:
        """Take up the latest question; what was planned for another view is forgotten."""
        view = self.session.view
        if view is self._planned_for:
            return
        self._planned_for = view
        decision = view.decision
        mine = decision is not None and decision.seat == view.seat and bool(decision.options)
        self.plan = Plan(view) if mine and self.session.is_human(self.session.viewer) else None
        self.refusal = self.grip.held = None
        self.sight.forget()

    @property
    def view(self) -> State:
        """The view with everything the plan has answered so far, or the truth."""
        return self.plan.state if self.plan is not None else self.session.view

    def moved(self) -> Mapping[CardId, Standing]:
        """Pieces the plan has put on the circle: while a summon is paid for, or suzaku is asked."""
        plan = self.plan
        if plan is None or plan.piece is None or plan.draft.is_whole:
            return NOWHERE
        circle = arena_of(plan.state).circles[plan.seat]
        if plan.stage in STAGED or plan.stage is Stage.RETURN:
            return {plan.piece: Standing(circle, plan.facing)}
        if plan.stage is Stage.STEP and not plan.draft.is_untouched:
            return {plan.piece: Standing(circle, plan.state.cards[plan.piece].turned)}
        return NOWHERE

    # --- what is shown

    def shown_route(self) -> Route | None:
        """The way to the square that is looked at."""
        return self.sight.route(self.plan)

    def marks(self) -> Overlay:
        """Everything marked on the board now."""
        return self.sight.marks(self.plan, self.grip.held)

    # --- pointing

    def point(self, spot: Spot | None) -> bool:
        """The pointer or the keyboard has come to something else; False if it was there."""
        return self.sight.look(spot, self.plan)

    def turn(self, steps: int) -> None:
        """Wheel or R: turn the piece that is summoned, or look at another way to the square."""
        plan, square = self.plan, self.sight.square
        if plan is None:
            return
        if plan.stage in (Stage.FACE, Stage.RETURN):
            self._face(plan.facing + (1 if steps > 0 else -1))
        elif plan.route is not None and plan.route.goal == square:
            plan.go_otherwise()
        elif square is not None and plan.reach() is not None:
            self.sight.show_another(steps)

    # --- clicks

    def click(self, spot: Spot | None) -> None:
        """Something was pressed, by pointer or by key."""
        self.refusal = None
        plan = self.plan
        if plan is None or spot is None:
            return
        match spot:
            case ("square", str(square)):
                self._click_square(plan, square)
            case ("card", int(piece)):
                self.choose_piece(piece)
            case ("orb", str(orb)):
                self.choose_orb(orb)
            case ("facing", int(turned)):
                self._face(turned)
            case ("spent", int(index)) if index < len(plan.spent):
                self._unpay(plan, plan.spent[index])

    def _click_square(self, plan: Plan, square: str) -> None:
        if plan.stage in (Stage.FACE, Stage.RETURN):
            if any(standing.square == square for standing in self.moved().values()):
                self._face(plan.facing + 1)
            return
        there = plan.state.zones[square]
        own = [piece for piece in there if plan.state.cards[piece].owner == plan.seat]
        if plan.stage is Stage.TURN and own and not self._comes_back(plan, square):
            self.choose_piece(own[0] if plan.piece != own[0] else None)
        elif plan.stage is Stage.STEP or plan.piece is not None:
            self.aim(square)

    def _comes_back(self, plan: Plan, square: str) -> bool:
        """Whether a click on the piece itself goes on with its way: it may return (O-16)."""
        there = plan.reach()
        if there is None or plan.route is None or square != plan.route.start:
            return False
        return bool(there.through(plan.route.squares, square))

    def choose_piece(self, piece: CardId | None) -> None:
        """Choose a piece to move, begin to summon one, or let go of it."""
        plan = self.plan
        if plan is None:
            return
        self.sight.forget()
        refused = plan.choose_piece(piece)
        self._answered(refused, "lift")
        if refused is None:
            self._arrange()

    def choose_orb(self, orb: str) -> None:
        """Choose an orb of the wheel, or let go of it."""
        plan = self.plan
        if plan is None:
            return
        self.refusal = None
        self.sight.forget()
        if plan.stage is Stage.TURN and plan.orb == orb:
            plan.choose_orb(None)
            return
        refused = plan.choose_orb(orb)
        self._answered(refused, "orb")
        if refused is None and plan.stage in (*STAGED, Stage.STEP, Stage.WHOLE):
            self._after_answer(plan)

    def _unpay(self, plan: Plan, orb: str) -> None:
        if plan.stage is Stage.TURN:
            plan.choose_orb(None)
        elif plan.unpay(orb):
            self._feedback.sound("orb")
            self._arrange()

    def _face(self, turned: int) -> None:
        plan = self.plan
        if plan is not None and plan.stage in (Stage.FACE, Stage.RETURN):
            plan.face(turned)
            self._feedback.sound("turn")
            self._arrange()

    def aim(self, square: str) -> None:
        """Choose where the chosen piece goes; once more on the same square carries it out."""
        plan = self.plan
        if plan is None or plan.piece is None:
            return
        there = plan.reach()
        if there is None:
            self._aim_without_orb(plan, plan.piece, square)
            return
        if plan.route is not None and plan.route.goal == square:
            self.command(Command.CONFIRM)
            return
        self.point(("square", square))
        route = self.shown_route()
        if route is None:
            self.refuse(plan.why_not(plan.piece, square))
            return
        plan.go(route)
        self.sight.forget()
        self._feedback.sound("select")
        if not self._confirms():
            self.command(Command.CONFIRM)

    def _aim_without_orb(self, plan: Plan, piece: CardId, square: str) -> None:
        """One colour that leads there is taken; several are offered; none is explained."""
        orbs = plan.orbs_to(piece, square)
        if len(orbs) > 1:
            self._feedback.offer_orbs(piece, square, orbs)
        elif orbs:
            self.take(piece, orbs, square)
        else:
            self.refuse(plan.why_not(piece, square))

    def take(self, piece: CardId, orb: str, square: str) -> None:
        """Choose piece, orb and square at once."""
        plan = self.plan
        if plan is None:
            return
        refused = plan.choose_piece(piece) or plan.choose_orb(orb)
        if refused is None:
            self._feedback.sound("orb")
            self.aim(square)
        else:
            self.refuse(refused)

    # --- dragging

    def lift(self, spot: Spot) -> None:
        """A drag began."""
        self.refusal = None
        self.sight.forget()
        self._feedback.sound("lift")
        self.grip.lift(spot)

    def drop(self, over: Spot | None) -> None:
        """The thing in hand was let go; it goes where it belongs."""
        plan = self.plan
        self.grip.drop(over)
        if plan is not None and self.plan is plan:
            self._arrange()

    # --- answers

    def command(self, command: Command) -> None:
        """A button of the bar was pressed."""
        plan = self.plan
        if plan is None or command is Command.READ_RULE:
            return
        self.refusal = None
        match command:
            case Command.CANCEL:
                self.cancel()
            case Command.STOP:
                self._answer(plan, plan.stop())
            case Command.COME_BACK:
                self._answer(plan, plan.answer_return(comes_back=True))
            case Command.STAY:
                self._answer(plan, plan.answer_return(comes_back=False))
            case Command.CONFIRM:
                self._answer(plan, plan.confirm())

    def _answer(self, plan: Plan, refused: Refusal | None) -> None:
        if refused is not None:
            self.refuse(refused)
        elif plan.draft.is_whole and plan.draft.actions:
            self._carry_out(plan)
        else:
            self._arrange()

    def _after_answer(self, plan: Plan) -> None:
        """A payment went on; without questions before moves a whole turn is carried out at once."""
        if plan.draft.is_whole and not self._confirms():
            self._carry_out(plan)
        else:
            self._arrange()

    def _carry_out(self, plan: Plan) -> None:
        """The whole turn is submitted as one group; the picture follows."""
        actions = plan.draft.actions
        shown_paid = plan.draft.newly_spent if actions[0].kind in ("summon", "pay") else ""
        self.plan = None
        self.show.finish()
        self.session.submit(*actions)
        self.show.feed(self.session.happenings(), shown_paid)
        self.refresh()
        self._feedback.sound("seal")

    def cancel(self) -> bool:
        """Take the whole plan back; False where there was nothing to take back."""
        plan = self.plan
        self.refusal = None
        if plan is None or plan.is_untouched:
            return False
        plan.reset()
        self.sight.forget()
        self._arrange()
        return True

    def back(self) -> bool:
        """Take one choice back."""
        self.refusal = None
        if self.plan is None or not self.plan.back():
            return False
        self._arrange()
        return True

    def digit(self, number: int) -> None:
        """A number key stands for an orb, in the order of victory."""
        if 1 <= number <= len(ORBS):
            self.choose_orb(ORBS[number - 1])

    # --- helpers

    def _answered(self, refused: Refusal | None, sound: str) -> None:
        if refused is None:
            self._feedback.sound(sound)
        self.refuse(refused)

    def refuse(self, refusal: Refusal | None) -> None:
        """Say why something cannot be done; None says nothing."""
        self.refusal = refusal
        if refusal is not None:
            self._feedback.sound("refuse")

    def _arrange(self) -> None:
        self.show.arrange(self.session.view, self.moved())
