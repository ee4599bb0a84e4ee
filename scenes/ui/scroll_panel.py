"""A group taller than its place: children scroll by wheel, bar, touch, or by following the focus.

The children keep boxes in units of the screen; scrolling moves those boxes.
"""

from collections.abc import Callable

import pygame

from scenes.draw.frame import Frame
from scenes.ui.box import Box, Point
from scenes.ui.group import Group, W
from scenes.ui.scroller import Scroller
from scenes.ui.widget import Widget

MARGIN_BELOW = 16.0


class ScrollPanel(Group):
    """Children are added where they would be if the panel were tall enough."""

    solid = True
    clips = True

    def __init__(self, box: Box, label: str = "") -> None:
        super().__init__(box, label)
        self._scroller = Scroller(box)

    @property
    def offset(self) -> float:
        """Units the content has moved up."""
        return self._scroller.offset

    def add(self, widget: W) -> W:
        """Put a child in; the content reaches as far down as the lowest one."""
        bottom = widget.box.bottom - self.box.y + MARGIN_BELOW
        self._scroller.content = max(self._scroller.content, bottom)
        widget.place(widget.box.moved(0.0, -self.offset))
        return super().add(widget)

    def clear(self) -> None:
        """Take all children out and go back to the top."""
        super().clear()
        self._scroller = Scroller(self.box)

    def place(self, box: Box) -> None:
        """Move with everything inside."""
        super().place(box)
        self._scroller.view = box

    def scroll_to(self, offset: float) -> None:
        """Move the content to an offset in units."""
        before = self.offset
        if self._scroller.to(offset):
            self._moved(before)

    def _moved(self, before: float) -> None:
        for child in self.children:
            child.place(child.box.moved(0.0, before - self.offset))
        self.invalidate()

    def reveal(self, inner: Widget) -> None:
        """Scroll a descendant into sight."""
        before = self.offset
        top = inner.box.y - self.box.y + before
        if self._scroller.reveal(top, top + inner.box.h):
            self._moved(before)

    def widget_at(self, at: Point) -> Widget | None:
        """Children count only where they are in sight."""
        return super().widget_at(at) if self.box.contains(at) else None

    def wheel(self, at: Point, steps: float) -> bool:
        """Scroll; at the end the wheel is left to what lies around."""
        del at
        before = self.offset
        if not self._scroller.by_wheel(steps):
            return False
        self._moved(before)
        return True

    def pointer_down(self, at: Point) -> None:
        """Take hold of the bar, or of the content beside the children."""
        super().pointer_down(at)
        self._drag(self._scroller.press, at)

    def pointer_drag(self, at: Point) -> None:
        """Scroll along."""
        self._drag(self._scroller.drag, at)

    def pointer_up(self, at: Point) -> None:
        """Let go."""
        super().pointer_up(at)
        self._scroller.release()

    def _drag(self, how: Callable[[Point], bool], at: Point) -> None:
        before = self.offset
        if how(at):
            self._moved(before)

    def draw_children(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw what is in sight, and the bar."""
        clip = surface.get_clip()
        surface.set_clip(clip.clip(frame.rect(*self.box)))
        for child in self.children:
            if child.visible and child.box.bottom > self.box.y and child.box.y < self.box.bottom:
                child.draw(surface, frame)
            else:
                child.dirty = False
        surface.set_clip(clip)
        self._scroller.draw(surface, frame, lit=self.hovered)
