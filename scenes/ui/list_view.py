"""A long list of which only the rows in sight are drawn; one row can be chosen.

What a row looks like is a function of the caller; the list owns scrolling, choice and keys.
"""

from collections.abc import Callable
from typing import Protocol

import pygame

from scenes.draw.buttons import State
from scenes.draw.controls import draw_row
from scenes.draw.frame import Frame
from scenes.ui.box import Box, Point
from scenes.ui.scroller import BAR, Scroller
from scenes.ui.widget import Widget


class RowPainter(Protocol):
    """Draws the content of a row on the ground that the list has drawn."""

    def __call__(
        self, surface: pygame.Surface, frame: Frame, box: Box, index: int, *, chosen: bool
    ) -> None:
        """Draw row `index` in a box in units."""


class ListView(Widget):
    """A click chooses a row; a second click on it, or Return, opens it."""

    focusable = True
    clips = True

    def __init__(
        self,
        box: Box,
        count: int,
        paint_row: RowPainter,
        *,
        row_height: float = 48.0,
        chosen: int | None = None,
        on_choose: Callable[[int], None] = lambda _index: None,
        on_open: Callable[[int], None] = lambda _index: None,
        opens_at_once: bool = False,
        words: Callable[[int], str] = lambda _index: "",
        label: str = "",
    ) -> None:
        """`opens_at_once`: the first click on a row opens it. `words` says a row in words."""
        super().__init__(box, label)
        self.row_height = row_height
        self.chosen = chosen
        self._paint_row = paint_row
        self._on_choose, self._on_open, self._words = on_choose, on_open, words
        self._opens_at_once = opens_at_once
        self.has_ring = not opens_at_once  # an open list is there for the keyboard alone
        self._under: int | None = None
        self._scroller = Scroller(box)
        self.count = 0
        self.set_count(count)

    def set_count(self, count: int) -> None:
        """The list has become longer or shorter; the choice stays where it can."""
        self.count = count
        self._scroller.content = count * self.row_height
        self._scroller.to(self._scroller.offset)
        if self.chosen is not None and self.chosen >= count:
            self.chosen = count - 1 if count else None
        self.invalidate()

    def place(self, box: Box) -> None:
        """Move the list; the rows follow."""
        super().place(box)
        self._scroller.view = box

    def choose(self, index: int) -> None:
        """Choose a row and bring it into sight; the callback only if it is another one."""
        if not self.count:
            return
        index = max(0, min(self.count - 1, index))
        self.show_row(index)
        if index != self.chosen:
            self.chosen = index
            self.invalidate()
            self.play("select")
            self._on_choose(index)

    def show_row(self, index: int) -> None:
        """Scroll a row into sight."""
        top = index * self.row_height
        if self._scroller.reveal(top, top + self.row_height, 0.0):
            self.invalidate()

    def texts(self) -> list[str]:
        """The rows in sight, in words."""
        return [self._words(index) for index in self._rows_in_sight()]

    def activate(self) -> None:
        """Open the chosen row."""
        if self.chosen is not None:
            self._on_open(self.chosen)

    # --- pointer

    def row_at(self, at: Point) -> int | None:
        """The row under a point, None beside the rows."""
        index = int((at[1] - self.box.y + self._scroller.offset) // self.row_height)
        return index if 0 <= index < self.count and self.box.contains(at) else None

    def pointer_move(self, at: Point) -> None:
        """Light the row under the pointer."""
        under = self.row_at(at)
        if under != self._under:
            self._under = under
            self.invalidate()

    def pointer_down(self, at: Point) -> None:
        """Take hold of the bar, or of a row."""
        self.pressed = True
        if self._scroller.press(at):
            self.invalidate()

    def pointer_drag(self, at: Point) -> None:
        """Scroll along."""
        if self._scroller.drag(at):
            self.pressed = self._scroller.holds_bar  # a dragged list is not a chosen row
            self.invalidate()

    def pointer_up(self, at: Point) -> None:
        """Choose the row, or open it if it was chosen before."""
        chooses = self.pressed and not self._scroller.holds_bar
        self.pressed = False
        self._scroller.release()
        self.invalidate()
        index = self.row_at(at)
        if not chooses or index is None:
            return
        if index == self.chosen:
            self.activate()
            return
        self.choose(index)
        if self._opens_at_once:
            self.activate()

    def hover(self, inside: bool) -> None:
        """Forget the lit row when the pointer goes."""
        super().hover(inside)
        self._under = None

    def wheel(self, at: Point, steps: float) -> bool:
        """Scroll; at the end the wheel is left to what lies around."""
        if not self._scroller.by_wheel(steps):
            return False
        self._under = self.row_at(at)
        self.invalidate()
        return True

    # --- keyboard

    def key(self, event: pygame.event.Event) -> bool:
        """Arrows move the choice and at either end leave the list; the Page keys move it, too,
        where not all rows can be seen at once, and else are left to what lies beside the list."""
        page = max(1, int(self.box.h // self.row_height) - 1)
        now = -1 if self.chosen is None else self.chosen
        match event.key:
            case pygame.K_UP if now > 0:
                self.choose(now - 1)
            case pygame.K_DOWN if now < self.count - 1:
                self.choose(now + 1)
            case pygame.K_PAGEUP if self._scroller.is_needed:
                self.choose(now - page)
            case pygame.K_PAGEDOWN if self._scroller.is_needed:
                self.choose(now + page)
            case pygame.K_HOME:
                self.choose(0)
            case pygame.K_END:
                self.choose(self.count - 1)
            case _:
                return super().key(event)
        return True

    # --- picture

    def _rows_in_sight(self) -> range:
        first = int(self._scroller.offset // self.row_height)
        last = int((self._scroller.offset + self.box.h - 0.01) // self.row_height)
        return range(first, min(self.count, last + 1))

    def is_pointed_at(self, index: int) -> bool:
        """Whether a row belongs to what is under the pointer."""
        return index == self._under

    def row_box(self, index: int) -> Box:
        """Where a row is now."""
        y = self.box.y + index * self.row_height - self._scroller.offset
        width = self.box.w - (BAR + 8.0 if self._scroller.is_needed else 0.0)
        return Box(self.box.x, y, width, self.row_height)

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the rows in sight and the bar."""
        clip = surface.get_clip()
        surface.set_clip(clip.clip(frame.rect(*self.box)))
        for index in self._rows_in_sight():
            box, chosen = self.row_box(index), index == self.chosen
            state = State.HOVER if self.hovered and self.is_pointed_at(index) else State.NORMAL
            draw_row(surface, frame, box.inset(0.0, 2.0), chosen=chosen, state=state)
            self._paint_row(surface, frame, box, index, chosen=chosen)
        surface.set_clip(clip)
        self._scroller.draw(surface, frame, lit=self.hovered)
