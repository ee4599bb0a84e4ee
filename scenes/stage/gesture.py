"""Recognises what a hand does with mouse or finger: click, drag, wheel, cancel.

Owns the state between button events and answers with small values. What lies under a point is
asked of a function that the scene supplies; nothing here knows pieces, cards or rules. Time comes
from `update`, positions from events.
"""

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

import pygame

Point = tuple[float, float]
"""A place in units of the 1920×1080 layout."""
H = TypeVar("H", bound=Hashable)
"""What the scene calls a thing that can be touched; None is empty table."""

DRAG_THRESHOLD = 10.0
"""Units the pointer travels before a press becomes a drag."""
DOUBLE_CLICK = 0.35
"""Seconds between two clicks on one thing that make a double click."""
OUTSIDE: Point = (-1e6, -1e6)
"""Where the pointer is while it is not in the window."""


@dataclass(frozen=True, slots=True)
class Hovered(Generic[H]):
    """The pointer is now over another thing, or over none."""

    over: H | None
    at: Point


@dataclass(frozen=True, slots=True)
class Pressed(Generic[H]):
    """The main button went down."""

    on: H | None
    at: Point


@dataclass(frozen=True, slots=True)
class Clicked(Generic[H]):
    """A press was released in place; the second of a pair is `double`."""

    on: H | None
    at: Point
    double: bool = False


@dataclass(frozen=True, slots=True)
class DragBegan(Generic[H]):
    """A press on a thing has moved away; `grip` is where it was taken hold of."""

    source: H
    grip: Point
    at: Point


@dataclass(frozen=True, slots=True)
class Dragged(Generic[H]):
    """The thing in hand moved."""

    source: H
    over: H | None
    at: Point


@dataclass(frozen=True, slots=True)
class Dropped(Generic[H]):
    """The thing in hand was let go over another, or over none."""

    source: H
    over: H | None
    at: Point


@dataclass(frozen=True, slots=True)
class Cancelled(Generic[H]):
    """Right click, or the window lost the pointer; `source` was in hand, if anything."""

    source: H | None
    at: Point


@dataclass(frozen=True, slots=True)
class Wheeled(Generic[H]):
    """The wheel turned; positive steps are away from the hand."""

    over: H | None
    steps: float
    at: Point


Gesture = (
    Hovered[H]
    | Pressed[H]
    | Clicked[H]
    | DragBegan[H]
    | Dragged[H]
    | Dropped[H]
    | Cancelled[H]
    | Wheeled[H]
)


@dataclass(slots=True)
class _Press(Generic[H]):
    on: H | None
    at: Point
    dragging: bool = False


@dataclass(slots=True)
class _Click(Generic[H]):
    on: H | None = None
    age: float = math.inf


@dataclass(slots=True)
class Gestures(Generic[H]):
    """Turns pygame events into gestures.

    `hit` names the thing under a point; `to_units` maps a position of an event to a point;
    `can_drag` says whether a thing may be picked up.
    """

    hit: Callable[[Point], H | None]
    to_units: Callable[[tuple[int, int]], Point]
    can_drag: Callable[[H], bool] = field(default=lambda _handle: True)
    at: Point = OUTSIDE
    over: H | None = None
    _press: _Press[H] | None = None
    _last: _Click[H] = field(default_factory=_Click)

    @property
    def in_hand(self) -> H | None:
        """The thing being dragged."""
        press = self._press
        return press.on if press is not None and press.dragging else None

    def handle(self, event: pygame.event.Event) -> list[Gesture[H]]:
        """What this event completes; several gestures come in the order they happened."""
        match event.type:
            case pygame.MOUSEMOTION:
                return self._moved(self.to_units(event.pos))
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                return self._pressed(self.to_units(event.pos))
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT:
                return self._released(self.to_units(event.pos))
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_RIGHT:
                self.at = self.to_units(event.pos)
                return self.cancel()
            case pygame.MOUSEWHEEL:
                return [Wheeled(self.over, _steps(event), self.at)]
            case pygame.WINDOWFOCUSLOST:
                return self.cancel() if self.in_hand is not None else []
            case pygame.WINDOWLEAVE if self.in_hand is None:
                return self._hover(OUTSIDE)
        return []

    def update(self, seconds: float) -> None:
        """Let time pass between two clicks."""
        self._last.age += seconds

    def cancel(self) -> list[Gesture[H]]:
        """Let go without dropping; always answers, so that a click-click choice ends as well."""
        source, self._press = self.in_hand, None
        return [Cancelled(source, self.at)]

    def refresh(self) -> list[Gesture[H]]:
        """Look again at what is under the resting pointer, after things have moved."""
        return [] if self.at == OUTSIDE else self._hover(self.at)

    def _hover(self, at: Point) -> list[Gesture[H]]:
        self.at = at
        over = self.hit(at)
        if over == self.over:
            return []
        self.over = over
        return [Hovered(over, at)]

    def _moved(self, at: Point) -> list[Gesture[H]]:
        found = self._hover(at)
        press = self._press
        if press is None or press.on is None:
            return found
        if press.dragging:
            return [*found, Dragged(press.on, self.over, at)]
        if math.dist(press.at, at) < DRAG_THRESHOLD or not self.can_drag(press.on):
            return found
        press.dragging = True
        return [*found, DragBegan(press.on, press.at, at), Dragged(press.on, self.over, at)]

    def _pressed(self, at: Point) -> list[Gesture[H]]:
        # The release before may never have come: what it would have let go is not held for ever.
        lost = self.cancel() if self.in_hand is not None else []
        found = self._hover(at)
        self._press = _Press(self.over, at)
        return [*lost, *found, Pressed(self.over, at)]

    def _released(self, at: Point) -> list[Gesture[H]]:
        found = self._hover(at)
        press, self._press = self._press, None
        if press is None:
            return found
        if press.dragging and press.on is not None:
            return [*found, Dropped(press.on, self.over, at)]
        if press.on != self.over:
            return found
        double = self._last.on == press.on and self._last.age <= DOUBLE_CLICK
        self._last = _Click() if double else _Click(press.on, 0.0)
        return [*found, Clicked(press.on, at, double)]


def _steps(event: pygame.event.Event) -> float:
    """Wheel steps of an event, in fractions where the device has them."""
    precise = getattr(event, "precise_y", 0.0)
    return float(precise if precise else event.y)
