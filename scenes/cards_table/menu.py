"""How this table is played: open or hidden hands, when a defender is asked, second thoughts.

A sheet over the table with a row for each choice. Says what was chosen; what it means is the
caller's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from scenes.draw.buttons import Kind
from scenes.draw.frame import Frame
from scenes.draw.panels import Panel, draw_panel
from scenes.draw.text import draw_paragraph, draw_text
from scenes.ui.box import SHEET, Box
from scenes.ui.button import Button
from scenes.ui.choices import Segmented
from scenes.ui.layer import Layer
from scenes.ui.widget import Widget

WIDTH: Final = 1120.0
ROW: Final = 136.0
"""Room for two lines under a choice at the largest text."""
HEAD, FOOT, PADDING = 122.0, 112.0, 54.0
CONTROL: Final = 560.0
SEGMENT: Final = 50.0


class Choice(NamedTuple):
    """A row: its name, a line about what is chosen, and the words to choose from."""

    label: str
    about: Sequence[str]
    options: Sequence[str]
    chosen: int
    on_choose: Callable[[int], None]


class TableMenu(Layer):
    """The choices of a table; Esc closes it. Each takes effect at once."""

    solid = True
    sound = "paper"

    def __init__(self, title: str, close: str, choices: Sequence[Choice]) -> None:
        super().__init__(label=title)
        self._choices = tuple(choices)
        self._chosen = [choice.chosen for choice in choices]
        height = HEAD + ROW * len(choices) + FOOT
        self._tablet = self.closes_beside = SHEET.centered(WIDTH, height)
        self._segments = [
            self.add(self._segmented(index, choice)) for index, choice in enumerate(choices)
        ]
        low = self._tablet.bottom - 92
        box = Box(SHEET.center[0] - 130, low, 260, 60)
        self.add(Button(box, close, self.cancel, kind=Kind.GOLD))

    def _segmented(self, index: int, choice: Choice) -> Segmented:
        row = self._row(index)
        box = Box(row.right - CONTROL, row.y, CONTROL, SEGMENT)
        return Segmented(
            box, choice.options, choice.chosen, self._chooser(index), label=choice.label
        )

    def _chooser(self, index: int) -> Callable[[int], None]:
        def choose(option: int) -> None:
            self._chosen[index] = option
            self._choices[index].on_choose(option)
            self.invalidate()

        return choose

    def _row(self, index: int) -> Box:
        box = self._tablet
        y = box.y + HEAD + index * ROW
        return Box(box.x + PADDING, y, box.w - 2 * PADDING, ROW)

    @property
    def first_focus(self) -> Widget | None:
        """The first choice."""
        return self._segments[0]

    def texts(self) -> list[str]:
        """The title, the names of the choices, and what is chosen means."""
        lines = [choice.label for choice in self._choices]
        return [self.label, *lines, *(self._about(i) for i in range(len(self._choices)))]

    def _about(self, index: int) -> str:
        return self._choices[index].about[self._chosen[index]]

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """The sheet and the words at its left."""
        box = self._tablet
        draw_panel(surface, frame, box, Panel.TABLET)
        draw_text(
            surface, frame, self.label, (box.center[0], box.y + 62),
            size=34, role="display", ink="heading", align="center", width=box.w - 120,
        )  # fmt: skip
        for index, choice in enumerate(self._choices):
            row = self._row(index)
            draw_text(
                surface, frame, choice.label, (row.x, row.y + SEGMENT / 2),
                size=21, role="bold", width=row.w - CONTROL - 24,
            )  # fmt: skip
            at = row.right - CONTROL + 4, row.y + SEGMENT + 9
            draw_paragraph(
                surface, frame, self._about(index), at, CONTROL - 8,
                size=16, ink="text_second", max_lines=2, leading=1.35,
            )  # fmt: skip
