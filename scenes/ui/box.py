"""Rectangles in layout units (1920×1080) and the few ways layouts cut them up.

Knows nothing of pixels, widgets or drawing.
"""

from typing import NamedTuple

Point = tuple[float, float]


class Box(NamedTuple):
    """A rectangle in units; `x`, `y` is its top left corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """y of the lower edge."""
        return self.y + self.h

    @property
    def center(self) -> Point:
        """The middle point."""
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, at: Point) -> bool:
        """Whether a point lies inside; the right and lower edges belong to the neighbour."""
        return self.x <= at[0] < self.right and self.y <= at[1] < self.bottom

    def moved(self, dx: float, dy: float) -> "Box":
        """The same size somewhere else."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def inset(self, dx: float, dy: float | None = None) -> "Box":
        """Smaller by `dx` left and right and `dy` (else `dx`) above and below."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, max(0.0, self.w - 2 * dx), max(0.0, self.h - 2 * dy))

    def columns(self, count: int, gap: float = 0.0) -> list["Box"]:
        """Cut into equal parts side by side, left to right."""
        width = (self.w - gap * (count - 1)) / count
        return [Box(self.x + i * (width + gap), self.y, width, self.h) for i in range(count)]

    def rows(self, count: int, gap: float = 0.0) -> list["Box"]:
        """Cut into equal parts one above the other, top to bottom."""
        height = (self.h - gap * (count - 1)) / count
        return [Box(self.x, self.y + i * (height + gap), self.w, height) for i in range(count)]

    def centered(self, w: float, h: float) -> "Box":
        """A box of the given size around the same middle."""
        return Box(self.x + (self.w - w) / 2, self.y + (self.h - h) / 2, w, h)


SHEET = Box(0.0, 0.0, 1920.0, 1080.0)
"""The whole layout."""
