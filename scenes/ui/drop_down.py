"""A choice of one among many: closed it shows the chosen one, open it is a list over the screen."""

import pygame

from scenes.draw import panels
from scenes.draw.buttons import Kind, State, draw_button
from scenes.draw.frame import Frame
from scenes.draw.text import draw_text
from scenes.draw.theme import colour
from scenes.ui.box import SHEET, Box
from scenes.ui.choices import OneOfMany
from scenes.ui.layer import Layer
from scenes.ui.list_view import ListView
from scenes.ui.widget import Widget

ROW = 48.0
MOST_ROWS = 8
PADDING = 10.0
ARROW = 9.0


class DropDown(OneOfMany):
    """Opens on a press, on Return or Space; arrows change it when closed."""

    def texts(self) -> list[str]:
        """The chosen option."""
        return [self.options[self.chosen]]

    def activate(self) -> None:
        """Open the list."""
        if self.context is not None:
            self.context.open_layer(_OpenList(self))

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the chosen option on a button with an arrow."""
        draw_button(surface, frame, self.box, "", Kind.PLAIN, self.state)
        ink = "text" if self.enabled else "on_disabled"
        x, y, w, h = self.box
        draw_text(
            surface, frame, self.options[self.chosen], (x + 18, y + h / 2),
            role="bold", ink=ink, width=w - 60,
        )  # fmt: skip
        middle, low = x + w - 26, y + h / 2
        corners = ((middle - ARROW, low - 4), (middle + ARROW, low - 4), (middle, low + 7))
        arrow = "gold" if self.state & State.HOVER else ink
        pygame.draw.polygon(surface, colour(arrow), [frame.point(*corner) for corner in corners])


class _OpenList(Layer):
    """The open list; a press beside it closes it."""

    solid = True
    dims = False

    def __init__(self, owner: DropDown) -> None:
        super().__init__()
        self._owner = owner
        self._panel = self.closes_beside = _beside(owner.box, len(owner.options))
        self._list = self.add(
            ListView(
                self._panel.inset(PADDING),
                len(owner.options),
                self._paint_row,
                row_height=ROW,
                chosen=owner.chosen,
                words=lambda index: owner.options[index],
                on_open=self._take,
                opens_at_once=True,
            )
        )
        self._list.show_row(owner.chosen)

    @property
    def first_focus(self) -> Widget:
        """The list."""
        return self._list

    def _take(self, index: int) -> None:
        self.on_close()
        self._owner.choose(index)

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the panel under the rows."""
        panels.draw_panel(surface, frame, self._panel)

    def _paint_row(
        self, surface: pygame.Surface, frame: Frame, box: Box, index: int, *, chosen: bool
    ) -> None:
        ink = "on_vermilion" if chosen else "text"
        words = self._owner.options[index]
        at = box.x + 16, box.center[1]
        draw_text(surface, frame, words, at, role="bold", ink=ink, width=box.w - 32)


def _beside(owner: Box, count: int) -> Box:
    """Below the closed field, above it where there is more room."""
    height = min(count, MOST_ROWS) * ROW + 2 * PADDING
    below = owner.bottom + 6
    y = below if below + height <= SHEET.bottom - 8 else max(8.0, owner.y - 6 - height)
    return Box(owner.x, y, owner.w, height)
