"""What is marked on the board while a turn is planned: squares, ways, results, facings.

Reads a plan and what the pointer or the keyboard is at; the same plan always gives the same marks.
Nothing is drawn here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.core.types import CardId, State
from game.onmyo.orbs import ORBS
from game.onmyo.table import arena_of, in_hand, pieces_in_arena
from scenes.arena.plan import Plan, Stage
from scenes.arena.refusals import why_not_there
from scenes.arena.routes import Reach, Route
from scenes.draw.seals import Mark


@dataclass(frozen=True, slots=True)
class Overlay:
    """The marks of one moment.

    `near` are squares to be reached with the chosen orb, by the number of steps; `faint` those to
    be reached with some other; `badges` the results of clashes; `route` the way that is shown.
    """

    near: dict[str, int] = field(default_factory=dict)
    faint: frozenset[str] = frozenset()
    aimed: str | None = None
    badges: dict[str, Mark] = field(default_factory=dict)
    route: Route | None = None
    alternatives: int = 0
    chosen: CardId | None = None
    facing: CardId | None = None


def overlay(plan: Plan, hovered: str | None, shown: Route | None) -> Overlay:
    """The marks of a plan, with the square the pointer is at and the way shown to it."""
    there = plan.reach()
    if there is not None:
        return _walking(plan, there, hovered, shown)
    if plan.stage in (Stage.PAY, Stage.FACE, Stage.RETURN):
        free = plan.stage is not Stage.PAY
        return Overlay(chosen=plan.piece, facing=plan.piece if free else None)
    if plan.stage is Stage.TURN and plan.piece is not None:
        return _choosing_orb(plan, plan.piece, hovered)
    if plan.stage is Stage.TURN and plan.orb is not None:
        cards = (plan.state.cards[piece] for piece in plan.usable_pieces())
        pieces = frozenset(card.zone for card in cards)
        return Overlay(faint=pieces, aimed=hovered if hovered in pieces else None)
    return Overlay()


def _walking(plan: Plan, there: Reach, hovered: str | None, shown: Route | None) -> Overlay:
    route = shown or plan.route
    near: dict[str, int] = {}
    for one in there.routes:
        if one.goal != one.start or plan.route is not None:  # back home only by a way chosen first
            near[one.goal] = min(len(one.steps), near.get(one.goal, len(one.steps)))
    piece = there.routes[0].piece
    aimed = route.goal if route else hovered if hovered in near else None
    return Overlay(
        near=near,
        aimed=aimed,
        badges=_results(there.routes, route) | _blocked(plan, piece, plan.orb or "", near),
        route=route,
        alternatives=len(there.to(route.goal)) if route else 0,
        chosen=piece,
    )


def _results(routes: Iterable[Route], shown: Route | None) -> dict[str, Mark]:
    """The best result on each square of a clash, or that of the way which is shown."""
    found: dict[str, Mark] = {}
    for route in sorted(routes, key=lambda one: one.rank):
        if route.battle is not None:
            found.setdefault(route.goal, Mark(route.battle.result))
    if shown is not None and shown.battle is not None:
        found[shown.goal] = Mark(shown.battle.result)
    return found


def _blocked(plan: Plan, piece: CardId, orbs: str, near: Iterable[str]) -> dict[str, Mark]:
    """The pieces that cannot be attacked because equal orbs would meet (O-42)."""
    state = plan.state
    if plan.stage is not Stage.TURN:
        refused = {
            square: plan.why_not(piece, square) for square in _enemies(state) if square not in near
        }
    else:
        refused = {
            square: why_not_there(state, piece, orbs, square)
            for square in _enemies(state)
            if square not in near
        }
    return {
        square: Mark.BLOCKED
        for square, refusal in refused.items()
        if refusal is not None and refusal.code == "equal_orbs"
    }


def _enemies(state: State) -> list[str]:
    assert state.decision is not None
    return [state.cards[piece].zone for piece in pieces_in_arena(state, 1 - state.decision.seat)]


def _choosing_orb(plan: Plan, piece: CardId, hovered: str | None) -> Overlay:
    """A piece is chosen, its orb not yet: everywhere it could go with one orb or another."""
    faint: set[str] = set()
    badges: dict[str, Mark] = {}
    for orb in plan.usable_orbs() or ORBS:
        there = plan.reach_with(piece, orb)
        if there is not None:
            faint.update(there.squares())
            for square, mark in _results(there.routes, None).items():
                badges.setdefault(square, mark)
    return Overlay(
        faint=frozenset(faint),
        aimed=hovered if hovered in faint else None,
        badges=badges,
        chosen=piece,
    )


def circle_for(plan: Plan, piece: CardId) -> str | None:
    """The circle a piece in hand may be summoned to, for the mark while it is in the air."""
    card = plan.state.cards[piece]
    if plan.stage is Stage.TURN and in_hand(card) and piece in plan.usable_pieces():
        return arena_of(plan.state).circles[card.owner]
    return None
