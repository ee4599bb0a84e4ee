"""How far a long content is scrolled, and the bar that shows it.

Shared by lists and scrolling panels: offset, thumb, wheel and dragging. Draws the bar; knows
nothing of the content.
"""

import pygame

from scenes.draw.buttons import State
from scenes.draw.controls import draw_scrollbar
from scenes.draw.frame import Frame
from scenes.ui.box import Box, Point

BAR = 10.0
"""Width of the bar in units; it is easier to hit than to see."""
HIT = 28.0
WHEEL = 88.0
"""Units a step of the wheel scrolls."""
LEAST_THUMB = 44.0


class Scroller:
    """The offset of a content in a view, both as heights in units."""

    def __init__(self, view: Box) -> None:
        self.view = view
        self.content = 0.0
        self.offset = 0.0
        self._grip: float | None = None
        self._drag_from: tuple[float, float] | None = None

    @property
    def furthest(self) -> float:
        """The largest offset."""
        return max(0.0, self.content - self.view.h)

    @property
    def is_needed(self) -> bool:
        """Whether the content is longer than the view."""
        return self.furthest > 0.0

    def to(self, offset: float) -> bool:
        """Scroll somewhere; False if that is where it is."""
        before = self.offset
        self.offset = min(self.furthest, max(0.0, offset))
        return self.offset != before

    def by_wheel(self, steps: float) -> bool:
        """Scroll by steps of the wheel; False at the end, so that an outer view may scroll."""
        return self.to(self.offset - steps * WHEEL)

    def reveal(self, top: float, bottom: float, margin: float = 12.0) -> bool:
        """Scroll as little as needed to show a part of the content."""
        if top - margin < self.offset:
            return self.to(top - margin)
        if bottom + margin > self.offset + self.view.h:
            return self.to(bottom + margin - self.view.h)
        return False

    # --- the bar

    @property
    def thumb(self) -> Box:
        """Where the thumb of the bar is."""
        view = self.view
        height = max(LEAST_THUMB, view.h * view.h / max(self.content, 1.0))
        share = self.offset / self.furthest if self.is_needed else 0.0
        return Box(view.right - BAR, view.y + share * (view.h - height), BAR, height)

    def press(self, at: Point) -> bool:
        """Take hold of the bar, or of the content itself; True if something scrolled."""
        if self.is_needed and at[0] >= self.view.right - HIT:
            thumb = self.thumb
            held = thumb.y <= at[1] < thumb.bottom
            self._grip = at[1] - thumb.y if held else thumb.h / 2
            return self.drag(at)
        self._drag_from = (at[1], self.offset)
        return False

    def drag(self, at: Point) -> bool:
        """Follow the pointer; True if something scrolled."""
        if self._grip is not None:
            way = self.view.h - self.thumb.h
            return self.to((at[1] - self._grip - self.view.y) / max(way, 1.0) * self.furthest)
        if self._drag_from is not None:
            return self.to(self._drag_from[1] - (at[1] - self._drag_from[0]))
        return False

    @property
    def holds_bar(self) -> bool:
        """Whether the bar is being dragged."""
        return self._grip is not None

    def release(self) -> None:
        """Let go."""
        self._grip = self._drag_from = None

    def draw(self, surface: pygame.Surface, frame: Frame, *, lit: bool) -> None:
        """Draw the bar, if the content is longer than the view."""
        if not self.is_needed:
            return
        view, thumb = self.view, self.thumb
        bar = Box(view.right - BAR, view.y, BAR, view.h)
        state = State.HOVER if lit or self.holds_bar else State.NORMAL
        start, length = (thumb.y - view.y) / view.h, thumb.h / view.h
        draw_scrollbar(surface, frame, bar, start, length, state)
