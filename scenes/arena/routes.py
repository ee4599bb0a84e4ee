"""Every way a piece may walk now, found by asking the rules to try it on a copy of the view.

Owns the search and the choice among ways to one square; draws nothing and knows no rule: each step
is an answer the engine lists, its consequences are the events the engine reports.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from game.core import engine
from game.core.events import Announced, Battled, Ended, Event, Moved, TurnBegan, Turned
from game.core.types import Action, CardId, State
from game.onmyo.orbs import LOSE, MUTUAL, WIN, orb_at
from game.onmyo.table import HANDS, front_orb

CIRCLE_ENTERED: Final = "circle_entered"
_WORTH: Final = {WIN: 0, "": 1, MUTUAL: 2, LOSE: 3}
"""How gladly a way to a square is taken: winning there before going there, before losing there."""


class Battle(NamedTuple):
    """A clash on the way: the result for the mover, and the two orbs that touch."""

    result: str
    mover: str
    defender: str


class Step(NamedTuple):
    """One square of a way. `turned` and `front` are the piece's after its quarter turn; for a
    piece that leaves the arena they are what they were."""

    square: str
    turned: int
    front: str
    battle: Battle | None = None

    @property
    def result(self) -> str:
        """The result of the clash, "" if there is none."""
        return self.battle.result if self.battle else ""


@dataclass(frozen=True, slots=True)
class Route:
    """A way of one piece from where it stands: the steps, and the actions that walk it.

    `after` is the view when all is done; what is left to ask then is `after.decision`. `wins` says
    that it ends on the enemy circle (O-50).
    """

    piece: CardId
    start: str
    steps: tuple[Step, ...]
    actions: tuple[Action, ...]
    after: State
    wins: bool

    @property
    def squares(self) -> tuple[str, ...]:
        """The squares of the way, without the first."""
        return tuple(step.square for step in self.steps)

    @property
    def goal(self) -> str:
        """The last square."""
        return self.steps[-1].square

    @property
    def battle(self) -> Battle | None:
        """The clash at its end, if there is one."""
        return self.steps[-1].battle

    @property
    def outcome(self) -> tuple[object, ...]:
        """What differs in the end between two ways to the same square."""
        last = self.steps[-1]
        gone = last.result in (LOSE, MUTUAL)
        return (last.battle, None if gone else last.turned)

    @property
    def rank(self) -> tuple[int, int, tuple[str, ...]]:
        """Ways with a lower rank are taken first: the better result, then the shorter way."""
        return _WORTH[self.steps[-1].result], len(self.steps), self.squares


@dataclass(frozen=True, slots=True)
class Reach:
    """Where a piece may go at this moment, with one orb or on kirin's free step."""

    routes: tuple[Route, ...]

    def squares(self) -> tuple[str, ...]:
        """Every square it can end on, the nearest first."""
        found: dict[str, int] = {}
        for route in self.routes:
            found[route.goal] = min(len(route.steps), found.get(route.goal, 99))
        return tuple(sorted(found, key=lambda square: (found[square], square)))

    def to(self, square: str) -> tuple[Route, ...]:
        """The ways to a square that end differently, the best first."""
        best: dict[tuple[object, ...], Route] = {}
        for route in sorted(self.routes, key=lambda one: one.rank):
            if route.goal == square:
                best.setdefault(route.outcome, route)
        return tuple(best.values())

    def through(self, waypoints: tuple[str, ...], square: str) -> tuple[Route, ...]:
        """The ways to a square that begin with these squares, the best first."""
        found = [
            route
            for route in self.routes
            if route.goal == square and route.squares[: len(waypoints)] == waypoints
        ]
        return tuple(sorted(found, key=lambda one: one.rank))

    def goes_on(self, waypoints: tuple[str, ...]) -> bool:
        """Whether a way that begins with these squares may be longer than they are."""
        return any(
            len(route.steps) > len(waypoints) and route.squares[: len(waypoints)] == waypoints
            for route in self.routes
        )


def reach(view: State, *first: Action) -> Reach:
    """All ways after the `first` actions (the move that is paid for), or those now asked for.

    `view` is left as it is; `first` must be legal.
    """
    state = view.clone()
    events: list[Event] = []
    for action in first:
        events += engine.play(state, action)
    source = first[-1].source if first else None
    piece = source[1] if source else view.agenda[-1].var("piece")
    assert isinstance(piece, int)
    start = view.cards[piece].zone
    begun = Route(piece, start, _steps(view, piece, events), first, state, _has_won(events))
    return Reach(tuple(_ways(begun)))


def _ways(route: Route) -> Iterable[Route]:
    """The route itself, ended where it is if it may be, and everything it can grow to."""
    decision = route.after.decision
    asked = decision.options if decision is not None and decision.kind == "step" else ()
    if not asked:
        if route.steps:
            yield route
        return
    for action in asked:
        state = route.after.clone()
        events = engine.play(state, action)
        steps = route.steps + _steps(route.after, route.piece, events)
        actions = (*route.actions, action)
        taken = Route(route.piece, route.start, steps, actions, state, _has_won(events))
        if action.target is not None and action.target[0] == "button":
            if steps:
                yield taken
        else:
            yield from _ways(taken)


def _has_won(events: Iterable[Event]) -> bool:
    """Whether the enemy circle was entered: the end of a match, or of one game of two (O-50)."""
    for event in events:
        match event:
            case Ended(outcome) if outcome.reason == CIRCLE_ENTERED:
                return True
            case Announced("game_over", values) if dict(values)["reason"] == CIRCLE_ENTERED:
                return True
    return False


def _steps(before: State, piece: CardId, events: Iterable[Event]) -> tuple[Step, ...]:
    """The squares a piece went, read from what happened since `before`."""
    card = before.cards[piece]
    found: list[Step] = []
    battle: Battle | None = None
    for event in events:
        match event:
            case Battled(attacker, defender, result, (mine, theirs)) if attacker == piece:
                battle = Battle(result, mine, theirs)
                if result != WIN:
                    square = before.cards[defender].zone
                    found.append(Step(square, card.turned, front_orb(card), battle))
            case Moved(mover, source, square) if mover == piece and square not in HANDS:
                if source not in HANDS:
                    found.append(Step(square, card.turned, "", battle))
                    battle = None
            case Turned(turner, _, turned) if turner == piece and found:
                card = card._replace(turned=turned)
                found[-1] = found[-1]._replace(turned=turned, front=front_orb(card))
            case TurnBegan() | Announced():  # what comes now no longer belongs to this walk
                break
    return tuple(found)


def facing_orbs(kind: str, turned: int) -> tuple[str, ...]:
    """The orbs of a piece north, east, south and west when it is turned so."""
    return tuple(orb_at(kind, turned, side) for side in range(4))
