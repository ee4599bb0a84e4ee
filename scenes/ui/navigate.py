"""Where the keyboard goes next: by reading order (Tab), or to the nearest widget in a direction.

Pure geometry over boxes; changes nothing.
"""

from collections.abc import Sequence
from enum import Enum

from scenes.ui.widget import Widget


class Direction(Enum):
    """An arrow key, as a step in units."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


SIDEWAYS_COST = 2.5
"""How much more a way across the direction counts than one along it."""
OFF_THE_ROW = 2000.0
"""What leaving the row costs where left and right go on in it: more than any way along it."""


def step(widgets: Sequence[Widget], current: Widget | None, *, back: bool) -> Widget | None:
    """The next one in reading order, round the end; the first or last if there is no current."""
    if not widgets:
        return None
    if current is None or current not in widgets:
        return widgets[-1 if back else 0]
    return widgets[(widgets.index(current) + (-1 if back else 1)) % len(widgets)]


def neighbour(
    widgets: Sequence[Widget], current: Widget | None, direction: Direction
) -> Widget | None:
    """The nearest one in a direction, None at the edge; the first if there is no current. Of those
    as near as each other it is the one least to the side."""
    if current is None:
        return widgets[0] if widgets else None
    found = [
        (cost, _aside(current, widget, direction), index)
        for index, widget in enumerate(widgets)
        if widget is not current and (cost := _cost(current, widget, direction)) is not None
    ]
    return widgets[min(found)[2]] if found else None


def _aside(start: Widget, goal: Widget, direction: Direction) -> float:
    """How far the middles lie apart across the direction."""
    across = 1 if direction.value[0] else 0
    return abs(goal.box.center[across] - start.box.center[across])


def _cost(start: Widget, goal: Widget, direction: Direction) -> float | None:
    """Distance from edge to edge, sideways ways counted dearer; None if it lies elsewhere."""
    dx, dy = direction.value
    a, b = start.box, goal.box
    if dx:
        ahead = b.x - a.right if dx > 0 else a.x - b.right
        row, other = start.lane or a, goal.lane or b
        sideways = max(other.y - row.bottom, row.y - other.bottom, 0.0)
        moves_on = (b.center[0] - a.center[0]) * dx > 0
    else:
        a, b = start.lane or a, goal.lane or b
        ahead = b.y - a.bottom if dy > 0 else a.y - b.bottom
        sideways = max(b.x - a.right, a.x - b.right, 0.0)
        moves_on = (b.center[1] - a.center[1]) * dy > 0
    if not moves_on or ahead < -min(a.w, a.h, b.w, b.h) / 2:
        return None
    leaves_row = bool(dx) and sideways > 0
    return max(ahead, 0.0) + SIDEWAYS_COST * sideways + OFF_THE_ROW * leaves_row
