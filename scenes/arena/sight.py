"""What the pointer or the keyboard is at, and which way to it is shown.

Of several ways to a square it shows the best, one that goes on from the way chosen or traced
already, or another one on demand. Changes no plan.
"""

from __future__ import annotations

from scenes.arena.overlay import Overlay, circle_for, overlay
from scenes.arena.plan import Plan
from scenes.arena.routes import Reach, Route
from scenes.arena.spot import Spot


class Sight:
    """The spot one looks at. `plan` is handed in, for it changes with every question."""

    def __init__(self) -> None:
        self.spot: Spot | None = None
        self._alternative = 0
        self._traced: Route | None = None

    @property
    def square(self) -> str | None:
        """The square one looks at."""
        return str(self.spot[1]) if self.spot and self.spot[0] == "square" else None

    def look(self, spot: Spot | None, plan: Plan | None) -> bool:
        """Look at something else; False if it was that before."""
        if spot == self.spot:
            return False
        before = self.route(plan)
        self.spot = spot
        self._alternative = 0
        self._traced = before
        return True

    def forget(self) -> None:
        """The plan is another: no way has been traced for it."""
        self._alternative = 0
        self._traced = None

    def show_another(self, steps: int) -> None:
        """Show another way to the same square."""
        self._alternative += 1 if steps > 0 else -1

    def route(self, plan: Plan | None) -> Route | None:
        """The way to the square one looks at; None where there is none, or it is chosen already."""
        there = plan.reach() if plan is not None else None
        square = self.square
        if plan is None or there is None or square is None:
            return None
        if plan.route is not None:
            if square == plan.route.goal:
                return None
            onward = there.through(plan.route.squares, square)
            if onward:
                return onward[0]
        return self._best(there, square)

    def _best(self, there: Reach, square: str) -> Route | None:
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

    def marks(self, plan: Plan | None, held: Spot | None) -> Overlay:
        """Everything marked on the board, with `held` in the hand."""
        if plan is None:
            return Overlay()
        if held is not None and held[0] == "card":
            circle = circle_for(plan, int(held[1]))
            if circle is not None:
                return Overlay(near={circle: 1}, aimed=circle if self.square == circle else None)
        return overlay(plan, self.square, self.route(plan))
