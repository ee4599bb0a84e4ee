"""What stands in the panels beside the board, as values: names, counts, costs, spent orbs.

A `Desk` is everything the panels show at one moment, so that they are painted anew only when it
differs from the one before. Painting is `panels.py`'s business.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.types import Seat, State
from game.onmyo.orbs import ORBS
from game.onmyo.table import HANDS, POINTS, pieces_in_arena, summon_cost
from scenes.arena.picture import Picture, orbs_aside
from scenes.arena.plan import Plan, Stage
from scenes.arena.prompts import Prompter
from scenes.draw.orbs import OrbState
from scenes.people import side_of


@dataclass(frozen=True, slots=True)
class PlayerDesk:
    """One player's panel: emblem, two lines, the numbers of pieces, whether it is their turn."""

    seat: Seat
    emblem: str
    name: str
    line: str
    counts: str
    points: str
    active: bool


@dataclass(frozen=True, slots=True)
class WheelDesk:
    """One wheel: counts and states in the order of victory, a word in its corner, orbs aside."""

    seat: Seat
    counts: tuple[int, ...]
    states: tuple[OrbState, ...]
    hint: str
    aside: str


@dataclass(frozen=True, slots=True)
class SpentDesk:
    """The orbs this turn costs, what they do, and to whom they go."""

    orbs: str
    title: str
    note: str
    single: str


@dataclass(frozen=True, slots=True)
class Desk:
    """All panels."""

    players: tuple[PlayerDesk, PlayerDesk]
    wheels: tuple[WheelDesk, WheelDesk]
    cost: int
    cost_line: str
    spent: SpentDesk
    turn: str
    game: str
    hand_hidden: bool


@dataclass(frozen=True, slots=True)
class Look:
    """What the panels depend on beside the view: the seat below, what is planned or pointed at."""

    bottom: Seat
    people: tuple[Seat, ...]
    kinds: tuple[str, str]
    emblems: tuple[str, str]
    thinking: bool
    plan: Plan | None
    orb: str | None


class DeskMaker:
    """Makes desks in one language."""

    def __init__(self, prompter: Prompter) -> None:
        self.say = prompter
        self.tr = prompter.texts.tr

    def desk(self, picture: Picture, look: Look) -> Desk:
        """The panels of this moment, as far as the picture has come."""
        view = picture.view
        seats = (look.bottom, 1 - look.bottom)
        below, above = seats
        return Desk(
            players=(self._player(view, below, look), self._player(view, above, look)),
            wheels=(
                self._wheel(view, picture, below, look),
                self._wheel(view, picture, above, look),
            ),
            cost=summon_cost(view, below),
            cost_line=self.tr(
                "pieces in the arena {count} + 1", count=summon_cost(view, below) - 1
            ),
            spent=self._spent(picture, look),
            turn=self.tr("Turn {number}", number=picture.turn) if picture.turn else "",
            game=self._game(view),
            hand_hidden=bool(view.zones[HANDS[above]]) and view.config["hidden_reserve"] == "yes",
        )

    # --- players

    def _player(self, view: State, seat: Seat, look: Look) -> PlayerDesk:
        arena = len(pieces_in_arena(view, seat))
        hand = len(view.zones[HANDS[seat]])
        to_move = view.decision is not None and view.decision.seat == seat
        return PlayerDesk(
            seat,
            look.emblems[seat],
            self.say.names[seat],
            self._line(seat, look, to_move=to_move),
            self.tr("Arena {arena}  Hand {hand}", arena=arena, hand=hand),
            self._points(view, seat),
            to_move,
        )

    def _line(self, seat: Seat, look: Look, *, to_move: bool) -> str:
        circle = side_of("onmyo", seat, self.say.texts)
        if to_move and look.thinking:
            return f"{circle}　{self.tr('thinking')}"
        if to_move:
            own = len(look.people) == 1 and seat in look.people
            return f"{circle}　{self.tr('your turn') if own else self.tr('to move')}"
        return f"{circle}　{look.kinds[seat]}".rstrip()

    def _points(self, view: State, seat: Seat) -> str:
        if view.config["match"] != "pair":
            return ""
        points = view.tracks[seat, POINTS]
        return self.say.texts.trn("{n} point", "{n} points", points)

    def _game(self, view: State) -> str:
        """Which of two games is played; each game gives two points (O-08)."""
        if view.config["match"] != "pair":
            return ""
        played = sum(view.tracks[seat, POINTS] for seat in (0, 1)) // 2
        return self.tr("Game {number} of 2", number=min(2, played + 1))

    # --- wheels

    def _wheel(self, view: State, picture: Picture, seat: Seat, look: Look) -> WheelDesk:
        paid = self._paid(seat, look)
        counts = tuple(picture.wheels[seat, orb] - paid.count(orb) for orb in ORBS)
        states = tuple(
            self._state(seat, orb, count, look) for orb, count in zip(ORBS, counts, strict=True)
        )
        return WheelDesk(seat, counts, states, self._hint(seat, look), orbs_aside(view, seat))

    def _paid(self, seat: Seat, look: Look) -> str:
        """Orbs that a plan has taken off the wheel already."""
        plan = look.plan
        return plan.draft.spent if plan is not None and plan.seat == seat else ""

    def _state(self, seat: Seat, orb: str, count: int, look: Look) -> OrbState:
        plan = look.plan
        own = plan is not None and plan.seat == seat
        if own and plan is not None and plan.orb == orb:
            return OrbState.SELECTED
        if look.orb == orb and own and count:
            return OrbState.HOVER
        if not count:
            return OrbState.DIM
        if own and plan is not None and _narrows(plan) and orb not in plan.usable_orbs():
            return OrbState.DIM
        return OrbState.NORMAL

    def _hint(self, seat: Seat, look: Look) -> str:
        plan = look.plan
        if plan is None or plan.seat != seat:
            return ""
        if plan.stage is Stage.PAY or (plan.stage is Stage.TURN and plan.piece is not None):
            return self.tr("Choose an orb") if plan.orb is None else ""
        return ""

    # --- orbs spent

    def _spent(self, picture: Picture, look: Look) -> SpentDesk:
        plan = look.plan
        orbs, seat = picture.spent, picture.spender
        if plan is not None and plan.spent:
            orbs, seat = plan.spent, plan.seat
        title = self.tr("Orbs this turn costs")
        mine = self.tr("to your opponent at the end of the turn")
        note = (
            mine
            if seat == look.bottom or len(look.people) > 1
            else self.tr("to you at the end of the turn")
        )
        single = orbs[0] if len(orbs) == 1 else ""
        return SpentDesk(orbs, title, note, single)


def _narrows(plan: Plan) -> bool:
    """Whether what is chosen already leaves only some orbs."""
    return plan.stage is Stage.PAY or (plan.stage is Stage.TURN and plan.piece is not None)
