"""What a player is about to do in a turn: the chosen piece, orb, way and facing.

Turns choices into the answers of a `TurnDraft` and says at each moment what may be chosen next and
why the rest may not. Every judgement is the engine's; nothing here draws.
"""

from __future__ import annotations

from enum import StrEnum

from game.core.types import Action, CardId, Refusal, Seat, State
from game.onmyo.orbs import ORBS
from game.onmyo.table import arena_of, in_hand
from scenes.arena.refusals import why_not_there
from scenes.arena.routes import Reach, Route, reach
from scenes.arena.turn_draft import TurnDraft


class Stage(StrEnum):
    """What the player has to choose next."""

    TURN = "turn"
    ASIDE = "aside"
    PAY = "pay"
    FACE = "face"
    STEP = "step"
    RETURN = "return"
    WHOLE = "whole"


class Plan:
    """The plan of one seat for the question it has been asked. Verbs answer None or a refusal."""

    def __init__(self, view: State) -> None:
        """`view` has a question to its own seat."""
        self.draft = TurnDraft(view)
        self.piece: CardId | None = None
        self.orb: str | None = None
        self.route: Route | None = None
        self.facing = 0
        self._faced: tuple[Stage, CardId | None] | None = None
        self._reaches: dict[tuple[Action, ...], Reach] = {}
        self._adopt_piece()

    # --- what there is to choose

    @property
    def seat(self) -> Seat:
        """Who plans."""
        return self.draft.seat

    @property
    def state(self) -> State:
        """The view after the answers so far."""
        return self.draft.state

    @property
    def stage(self) -> Stage:
        """What is to be chosen next."""
        question = self.draft.question
        return Stage.WHOLE if question is None else Stage(question.kind)

    @property
    def is_untouched(self) -> bool:
        """Whether nothing has been chosen, so that there is nothing to cancel."""
        return self.draft.is_untouched and self.orb is None and self.route is None and (
            self.piece is None or self.stage is not Stage.TURN
        )  # fmt: skip

    @property
    def is_summoning(self) -> bool:
        """Whether a piece is on its way from the hand to the circle."""
        return self.stage in (Stage.PAY, Stage.FACE)

    @property
    def must_pass(self) -> bool:
        """Whether passing is the only thing left to do (O-17)."""
        question = self.draft.question
        return question is not None and [o.kind for o in question.options] == ["pass"]

    @property
    def spent(self) -> str:
        """The orbs this turn costs so far, the one chosen for a move included."""
        chosen = self.orb if self.stage is Stage.TURN else None
        return self.draft.spent + (chosen or "")

    @property
    def cost(self) -> int:
        """What the summon costs; 0 where none is being paid for."""
        if self.stage is not Stage.PAY:
            return 0
        return int(str(self.state.agenda[-1].var("cost")))

    def usable_pieces(self) -> tuple[CardId, ...]:
        """The pieces with which something can be done: with the chosen orb, if there is one."""
        question = self.draft.question
        if question is None or self.stage is not Stage.TURN:
            return ()
        found = {
            action.source[1]: None
            for action in question.options
            if action.source and (self.orb is None or action.target == ("orb", self.orb))
        }
        return tuple(piece for piece in found if isinstance(piece, int))

    def usable_orbs(self) -> str:
        """The orbs that may be chosen now: for the chosen piece, if there is one."""
        question = self.draft.question
        if question is None or self.stage not in (Stage.TURN, Stage.PAY, Stage.ASIDE):
            return ""
        handles = (
            action.target if self.stage is Stage.TURN else action.source
            for action in question.options
            if self.piece is None or self.stage is not Stage.TURN
            or action.source == ("card", self.piece)
        )  # fmt: skip
        found = {str(handle[1]) for handle in handles if handle and handle[0] == "orb"}
        return "".join(orb for orb in ORBS if orb in found)

    def reach(self) -> Reach | None:
        """Where the walk that is being planned may go; None where no walk is planned yet."""
        if self.stage is Stage.STEP:
            return self._reach()
        if self.stage is Stage.TURN and self.piece is not None and self.orb is not None:
            return self.reach_with(self.piece, self.orb)
        return None

    def reach_with(self, piece: CardId, orb: str) -> Reach | None:
        """Where a piece may go with an orb; None where that move is not allowed."""
        move = self._move(piece, orb)
        if self.stage is not Stage.TURN or self.draft.check(move) is not None:
            return None
        return self._reach(move)

    def orbs_to(self, piece: CardId, square: str) -> str:
        """The orbs with which a piece in the arena may go to a square in one turn."""
        found = ""
        for orb in ORBS:
            there = self.reach_with(piece, orb)
            if there is not None and square in there.squares():
                found += orb
        return found

    def _reach(self, *first: Action) -> Reach:
        key = (*self.draft.actions, *first)
        if key not in self._reaches:
            self._reaches[key] = reach(self.state, *first)
        return self._reaches[key]

    def _move(self, piece: CardId, orb: str) -> Action:
        return Action("move", self.seat, ("card", piece), ("orb", orb))

    # --- choosing

    def choose_piece(self, piece: CardId | None) -> Refusal | None:
        """Choose a piece to move, or begin to summon it; None lets go of the one chosen."""
        if piece is None or self.stage is not Stage.TURN:
            self.reset()
        if piece is None or self.stage is not Stage.TURN:
            return None
        if in_hand(self.state.cards[piece]) or self.state.cards[piece].owner != self.seat:
            return self._summon(piece)
        refusal = self._refusal_to_move(piece, self.orb)
        if refusal is None:
            self.piece, self.route = piece, None
        return refusal

    def _summon(self, piece: CardId) -> Refusal | None:
        action = Action("summon", self.seat, ("card", piece))
        refusal = self.draft.check(action)
        if refusal is None:
            self.orb = self.route = None
            self._take(action)
        return refusal

    def _refusal_to_move(self, piece: CardId, orb: str | None) -> Refusal | None:
        """Why a piece cannot be moved, with one orb or with any."""
        tries = [self.draft.check(self._move(piece, one)) for one in (orb or ORBS)]
        if None in tries:
            return None
        stuck = [refusal for refusal in tries if refusal and refusal.code == "nowhere_to_go"]
        return stuck[0] if stuck else tries[0]

    def choose_orb(self, orb: str | None) -> Refusal | None:
        """Choose the orb a move is paid with; pay it, or set it aside, where that is asked."""
        if self.stage is Stage.PAY and orb is not None:
            return self._answer(Action("pay", self.seat, ("orb", orb)))
        if self.stage is Stage.ASIDE and orb is not None:
            action = Action("aside", self.seat, ("orb", orb))
            refusal = self.draft.check(action)
            self.orb = orb if refusal is None else self.orb
            return refusal
        return self._choose_orb_of_move(orb)

    def _choose_orb_of_move(self, orb: str | None) -> Refusal | None:
        if self.stage is not Stage.TURN or orb is None:
            self.orb = self.route = None
            return None
        refusal = self._refusal_of_orb(orb)
        if refusal is None:
            self.orb, self.route = orb, None
        return refusal

    def _refusal_of_orb(self, orb: str) -> Refusal | None:
        if self.piece is not None:
            return self.draft.check(self._move(self.piece, orb))
        own = [p for p, card in self.state.cards.items() if card.owner == self.seat]
        tries = [self.draft.check(self._move(piece, orb)) for piece in own]
        if None in tries:
            return None
        return next((r for r in tries if r and r.code != "not_in_arena"), tries[0])

    def unpay(self, orb: str) -> bool:
        """Take a paid orb back; False where there is none of that colour."""
        if self.stage not in (Stage.PAY, Stage.FACE) or not self.draft.unpay(orb):
            return False
        self._adopt_piece()
        return True

    def go(self, route: Route) -> None:
        """Choose a way."""
        self.route = route

    def go_otherwise(self) -> None:
        """Choose the next of the ways to the same square that end differently."""
        there = self.reach()
        if there is None or self.route is None:
            return
        ways = there.to(self.route.goal)
        outcomes = [way.outcome for way in ways]
        here = outcomes.index(self.route.outcome)
        self.route = ways[(here + 1) % len(ways)]

    def face(self, turned: int) -> None:
        """Choose how the piece will stand on the circle, in quarter turns."""
        self.facing = turned % 4

    def why_not(self, piece: CardId, square: str) -> Refusal | None:
        """Why a piece cannot go to a square with the chosen orb, or with any; None if it can."""
        if self.stage is Stage.STEP:
            there = self.reach()
            if there is not None and square in there.squares():
                return None
            step = Action("step", self.seat, ("card", self.piece or 0), ("square", square))
            return self.draft.check(step)
        if self.state.cards[piece].owner == self.seat and in_hand(self.state.cards[piece]):
            return self._why_not_summon(piece, square)
        orbs = self.orb or ORBS
        if any(orb in self.orbs_to(piece, square) for orb in orbs):
            return None
        return why_not_there(self.state, piece, orbs, square)

    def _why_not_summon(self, piece: CardId, square: str) -> Refusal | None:
        refusal = self.draft.check(Action("summon", self.seat, ("card", piece)))
        if refusal is None and square != arena_of(self.state).circles[self.seat]:
            return self.draft.check(self._move(piece, self.orb or ORBS[0]))
        return refusal

    # --- answering

    def confirm(self) -> Refusal | None:
        """Answer the pending question with what is chosen; the draft then goes on or is whole."""
        if self.route is not None:
            route, self.route = self.route, None
            self.draft.take(*route.actions)
            self.piece = route.piece
            self._adopt_piece()
            return None
        match self.stage:
            case Stage.FACE:
                return self._answer(self._face())
            case Stage.ASIDE if self.orb is not None:
                return self._answer(Action("aside", self.seat, ("orb", self.orb)))
            case Stage.TURN if self.must_pass:
                return self._answer(Action("pass", self.seat))
        return None

    def _face(self) -> Action:
        return Action("face", self.seat, None, ("facing", str(self.facing)))

    def stop(self) -> Refusal | None:
        """Give up the squares that may still be gone (O-16, O-31)."""
        assert self.piece is not None
        return self._answer(Action("step", self.seat, ("card", self.piece), ("button", "stop")))

    def answer_return(self, *, comes_back: bool) -> Refusal | None:
        """Let the piece come back by suzaku, as `facing` says where that is free, or not (O-35)."""
        assert self.piece is not None
        source = ("card", self.piece)
        answer = ("facing", str(self.facing)) if comes_back else ("button", "stay")
        action = Action("return", self.seat, source, answer)
        if comes_back and self.draft.check(action) is not None:
            action = action._replace(target=("button", "return"))
        return self._answer(action)

    def _answer(self, action: Action) -> Refusal | None:
        refusal = self.draft.check(action)
        if refusal is None:
            self._take(action)
        return refusal

    def _take(self, action: Action) -> None:
        self.draft.take(action)
        self._adopt_piece()

    def _adopt_piece(self) -> None:
        """The piece that the pending question is about, facing as it lies until told otherwise."""
        if self.stage not in (Stage.PAY, Stage.FACE, Stage.STEP, Stage.RETURN):
            return
        piece = self.state.agenda[-1].var("piece")
        assert isinstance(piece, int)
        self.piece = piece
        asked = (Stage.RETURN if self.stage is Stage.RETURN else Stage.FACE, piece)
        if asked != self._faced:
            self._faced = asked
            self.facing = self.state.cards[piece].turned

    def reset(self) -> None:
        """Take everything back."""
        self.draft.reset()
        self.piece = self.orb = self.route = self._faced = None
        self._adopt_piece()

    def back(self) -> bool:
        """Take one choice back; False where there is none."""
        if self.route is not None:
            self.route = None
        elif self.orb is not None and self.stage is not Stage.PAY:
            self.orb = None
        elif self.draft.back():
            self.piece = None
            self._adopt_piece()
        elif self.piece is not None and self.stage is Stage.TURN:
            self.piece = None
        else:
            return False
        return True
