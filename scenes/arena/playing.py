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
from game.onmyo.table import arena_of, in_hand
from scenes.arena.overlay import Overlay, circle_for, overlay
from scenes.arena.picture import NOWHERE, Standing
from scenes.arena.plan import Plan, Stage
from scenes.arena.prompts import Command
from scenes.arena.routes import Route
from scenes.arena.show import Show
from scenes.session import Session

Spot = tuple[str, str | int]
"""What a hand touches: ("square", "c3"), ("card", 4) in a hand, ("orb", "K") on the wheel of who
plans, ("other_orb", "K"), ("facing", 2), ("spent", 0)."""

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
        self.hovered: Spot | None = None
        self.held: Spot | None = None
        self.refusal: Refusal | None = None
        self._feedback = feedback
        self._confirms = confirms
        self._alternative = 0
        self._traced: Route | None = None
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
        self.refusal = self.held = None
        self._forget_traces()

    def _forget_traces(self) -> None:
        self._alternative = 0
        self._traced = None

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

    @property
    def square(self) -> str | None:
        """The square the pointer or the keyboard is at."""
        return str(self.hovered[1]) if self.hovered and self.hovered[0] == "square" else None

    def shown_route(self) -> Route | None:
        """The way to the square that is pointed at; through the way chosen already, if it can."""
        plan, square = self.plan, self.square
        there = plan.reach() if plan is not None else None
        if plan is None or there is None or square is None:
            return None
        if plan.route is not None:
            if square == plan.route.goal:
                return None
            onward = there.through(plan.route.squares, square)
            if onward:
                return onward[0]
        ways = there.to(square)
        if not ways:
            return None
        best = ways[self._alternative % len(ways)]
        return self._along_trace(there.routes, best) if self._alternative == 0 else best

    def _along_trace(self, routes: tuple[Route, ...], best: Route) -> Route:
        """Of equally good ways, the one that goes on from where the pointer has just been."""
        if self._traced is None:
            return best
        found = (
            route
            for route in routes
            if route.goal == best.goal
            and route.rank[:2] == best.rank[:2]
            and route.squares[:-1] == self._traced.squares
        )
        return next(found, best)

    def marks(self) -> Overlay:
        """Everything marked on the board now."""
        if self.plan is None:
            return Overlay()
        found = overlay(self.plan, self.square, self.shown_route())
        held = self.held
        if held is not None and held[0] == "card":
            circle = circle_for(self.plan, int(held[1]))
            if circle is not None:
                return Overlay(near={circle: 1}, aimed=circle if self.square == circle else None)
        return found

    # --- pointing

    def point(self, spot: Spot | None) -> bool:
        """The pointer or the keyboard has come to something else; False if it was there."""
        if spot == self.hovered:
            return False
        before = self.shown_route()
        self.hovered = spot
        self._alternative = 0
        self._traced = before
        return True

    def turn(self, steps: int) -> None:
        """Wheel or R: turn the piece that is summoned, or look at another way to the square."""
        plan = self.plan
        if plan is None:
            return
        if plan.stage in (Stage.FACE, Stage.RETURN):
            self._face((plan.facing + (1 if steps > 0 else -1)) % 4)
        elif self.square is not None and plan.reach() is not None:
            self._alternative += 1 if steps > 0 else -1
            if plan.route is not None and plan.route.goal == self.square:
                self._cycle_chosen(plan)

    def _cycle_chosen(self, plan: Plan) -> None:
        there = plan.reach()
        assert there is not None
        assert plan.route is not None
        ways = there.to(plan.route.goal)
        outcomes = [way.outcome for way in ways]
        here = outcomes.index(plan.route.outcome) if plan.route.outcome in outcomes else 0
        plan.go(ways[(here + 1) % len(ways)])

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
                self._choose_piece(plan, piece)
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
            self._choose_piece(plan, own[0] if plan.piece != own[0] else None)
        elif plan.stage is Stage.STEP or plan.piece is not None:
            self.aim(square)

    def _comes_back(self, plan: Plan, square: str) -> bool:
        """Whether a click on the piece itself goes on with its way: it may return (O-16)."""
        there = plan.reach()
        if there is None or plan.route is None or square != plan.route.start:
            return False
        return bool(there.through(plan.route.squares, square))

    def _choose_piece(self, plan: Plan, piece: CardId | None) -> None:
        self._forget_traces()
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
        self._forget_traces()
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
        self.hovered = ("square", square)
        route = self.shown_route()
        if route is None:
            self._answered(plan.why_not(plan.piece, square), "")
            return
        plan.go(route)
        self._forget_traces()
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
            self._answered(plan.why_not(piece, square), "")

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
            self._answered(refused, "")

    # --- dragging

    def may_lift(self, spot: Spot) -> bool:
        """Whether a hand may take hold of something: own pieces and orbs, legal or not."""
        plan = self.plan
        if plan is None:
            return False
        match spot:
            case ("square", str(square)):
                there = plan.state.zones[square]
                own = bool(there) and plan.state.cards[there[0]].owner == plan.seat
                return (plan.stage is Stage.TURN and own) or self._on_circle(plan, square)
            case ("card", int(piece)):
                return plan.stage is Stage.TURN and plan.state.cards[piece].owner == plan.seat
            case ("orb", str(orb)):
                return plan.state.tracks[plan.seat, orb] > 0
        return False

    def _on_circle(self, plan: Plan, square: str) -> bool:
        """Whether the piece that is being summoned, or walks by kirin, stands there."""
        return any(standing.square == square for standing in self.moved().values()) and (
            plan.stage is not Stage.RETURN
        )

    def piece_at(self, spot: Spot) -> CardId | None:
        """The piece one takes hold of there."""
        if spot[0] == "card":
            return int(spot[1])
        if spot[0] == "square":
            for piece, standing in self.moved().items():
                if standing.square == spot[1]:
                    return piece
            there = self.view.zones[str(spot[1])]
            return there[0] if there else None
        return None

    def lift(self, spot: Spot) -> None:
        """A drag began."""
        plan = self.plan
        if plan is None:
            return
        self.refusal = None
        self.held = spot
        self._forget_traces()
        self._feedback.sound("lift")
        piece = self.piece_at(spot)
        if plan.stage is Stage.TURN and spot[0] == "square" and piece != plan.piece:
            # A refusal is told when the piece is dropped: a hand may try.
            plan.choose_piece(piece)

    def drop(self, over: Spot | None) -> None:
        """The thing in hand was let go."""
        source, self.held = self.held, None
        plan = self.plan
        if source is None or plan is None:
            return
        if source[0] == "orb":
            self._drop_orb(plan, str(source[1]), over)
        else:
            self._drop_piece(plan, source, over)
        if self.plan is plan:
            self._arrange()

    def _drop_piece(self, plan: Plan, source: Spot, over: Spot | None) -> None:
        piece = self.piece_at(source)
        if piece is None or over is None or over == source or over[0] != "square":
            return
        square = str(over[1])
        if source[0] == "card":
            if square == arena_of(plan.state).circles[plan.seat]:
                self._choose_piece(plan, piece)
            else:
                self._answered(plan.why_not(piece, square), "")
        elif plan.stage is Stage.TURN and plan.piece != piece:
            self._answered(plan.why_not(piece, square), "")
        elif plan.stage in (Stage.TURN, Stage.STEP):
            self.aim(square)

    def _drop_orb(self, plan: Plan, orb: str, over: Spot | None) -> None:
        if over is None or over[0] not in ("square", "card", "spent"):
            return
        if plan.stage is not Stage.TURN:
            self.choose_orb(orb)
            return
        piece = self.piece_at(over)
        if piece is None or plan.state.cards[piece].owner != plan.seat:
            return
        if in_hand(plan.state.cards[piece]):
            self._choose_piece(plan, piece)
            if self.refusal is None:
                self.choose_orb(orb)
            return
        self._forget_traces()
        refused = plan.choose_piece(piece) or plan.choose_orb(orb)
        self._answered(refused, "orb")

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
            self._answered(refused, "")
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
        self._forget_traces()
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
        self.refusal = refused
        if refused is not None:
            self._feedback.sound("refuse")
        elif sound:
            self._feedback.sound(sound)

    def _arrange(self) -> None:
        self.show.arrange(self.session.view, self.moved())
