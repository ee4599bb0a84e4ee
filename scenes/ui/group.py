"""A widget made of widgets: it passes on drawing, time and the search for who is under a point.

Knows nothing of events; the scope (`scenes.ui.scope`) routes those to the single widget concerned.
"""

from collections.abc import Iterator
from typing import TypeVar

import pygame

from scenes.draw.frame import Frame
from scenes.ui.box import SHEET, Box, Point
from scenes.ui.widget import UiContext, Widget

W = TypeVar("W", bound=Widget)


class Group(Widget):
    """Children in reading order; later ones lie above earlier ones."""

    solid = False

    def __init__(self, box: Box = SHEET, label: str = "") -> None:
        super().__init__(box, label)
        self.children: list[Widget] = []

    def add(self, widget: W) -> W:
        """Put a widget on top; returns it."""
        widget.parent = self
        self.children.append(widget)
        if self.context is not None:
            widget.attach(self.context)
        self.invalidate()
        return widget

    def remove(self, widget: Widget) -> None:
        """Take a child out; ValueError if it is not one."""
        self.children.remove(widget)
        widget.parent = None
        self.invalidate()

    def clear(self) -> None:
        """Take all children out."""
        for child in self.children:
            child.parent = None
        self.children.clear()
        self.invalidate()

    def attach(self, context: UiContext) -> None:
        """Become part of a scene, children included."""
        super().attach(context)
        for child in self.children:
            child.attach(context)

    def place(self, box: Box) -> None:
        """Move, the children by the same way; a change of size leaves them where they are."""
        dx, dy = box.x - self._box.x, box.y - self._box.y
        super().place(box)
        if dx or dy:
            for child in self.children:
                child.place(child.box.moved(dx, dy))

    @property
    def needs_draw(self) -> bool:
        """Whether it or anything in it has changed."""
        return self.dirty or any(child.needs_draw for child in self.children)

    def walk(self) -> Iterator[Widget]:
        """Itself, then the visible children with theirs."""
        if self.visible:
            yield self
            for child in self.children:
                yield from child.walk()

    def widget_at(self, at: Point) -> Widget | None:
        """The topmost solid descendant under a point, else itself if it is solid."""
        if not self.visible:
            return None
        for child in reversed(self.children):
            found = child.widget_at(at)
            if found is not None:
                return found
        return super().widget_at(at)

    def update(self, seconds: float) -> None:
        """Let time pass for all."""
        super().update(seconds)
        for child in self.children:
            child.update(seconds)

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Paint the ground, then the children in order."""
        super().draw(surface, frame)
        self.draw_children(surface, frame)

    def draw_children(self, surface: pygame.Surface, frame: Frame) -> None:
        """Paint the visible children; hidden ones count as up to date."""
        for child in self.children:
            if child.visible:
                child.draw(surface, frame)
            else:
                child.dirty = False
