"""The record of a match beside the table: headings and lines, the newest at the foot.

Pointing at a line tells the table, so that it can show what the line is about; pressing it opens
the clause. Words come ready from the caller; the list only breaks them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from game.core.types import CardId, Seat
from scenes.draw.frame import Frame
from scenes.draw.panels import draw_rule
from scenes.draw.text import draw_text, text_size, wrap
from scenes.table.record import RecordList, side_mark
from scenes.ui.box import Box, Point

SIZE: Final = 17.0
INDENT: Final = 26.0
MARGIN: Final = 26.0
LEAST_ROW: Final = 25.0


class LogLine(NamedTuple):
    """A line of the record: of a seat, or (None) said aloud. `cards` are those it is about."""

    text: str
    seat: Seat | None = None
    clause: str = ""
    cards: tuple[CardId, ...] = ()
    heading: bool = False


class _Row(NamedTuple):
    """A part of a line that fits the width; the first one has the mark."""

    line: int
    text: str
    first: bool


class LogCalls(NamedTuple):
    """What the record tells: a line is pointed at (None: no longer), a clause is asked for."""

    point: Callable[[LogLine | None], None]
    read: Callable[[str], None]


class LogView(RecordList[LogLine]):
    """The record in a box. `own` is the seat whose lines have the round mark."""

    def __init__(self, box: Box, label: str, frame: Frame, own: Seat, calls: LogCalls) -> None:
        least = max(LEAST_ROW, SIZE * 1.5 * frame.text_scale)
        super().__init__(
            box, label, least, self._paint_row,
            line_of=self._line, on_point=calls.point, words=self._words, on_open=self._open,
        )  # fmt: skip
        self._frame = frame
        self._own = own
        self._calls = calls
        self._lines: tuple[LogLine, ...] = ()
        self._rows: list[_Row] = []

    def show(self, lines: Sequence[LogLine]) -> None:
        """Take all lines of the match so far; new ones scroll into sight."""
        if tuple(lines) == self._lines:
            return
        self._lines = tuple(lines)
        self._rows = [row for index in range(len(self._lines)) for row in self._broken(index)]
        self.set_count(len(self._rows))
        if self._rows:
            self.show_row(len(self._rows) - 1)

    def _broken(self, index: int) -> list[_Row]:
        line = self._lines[index]
        if line.heading:
            return [_Row(index, line.text, first=True)]
        room = round((self.box.w - INDENT - MARGIN) * self._frame.scale)
        parts = wrap(line.text, "body", self._frame.font_px(SIZE), room)
        return [_Row(index, part, number == 0) for number, part in enumerate(parts)]

    def _words(self, row: int) -> str:
        return self._rows[row].text

    def _line(self, row: int) -> LogLine:
        return self._lines[self._rows[row].line]

    # --- pointing

    def pointer_up(self, at: Point) -> None:
        """A press opens the clause of the line at once."""
        before = self.chosen
        super().pointer_up(at)
        if self.chosen is not None and self.chosen != before:
            self._open(self.chosen)

    def _open(self, row: int) -> None:
        clause = self._line(row).clause
        if clause:
            self._calls.read(clause)

    # --- painting

    def is_pointed_at(self, index: int) -> bool:
        """All rows of a line light up together."""
        return self.pointed is not None and self._line(index) is self.pointed

    def _paint_row(
        self, surface: pygame.Surface, frame: Frame, box: Box, index: int, *, chosen: bool
    ) -> None:
        row = self._rows[index]
        line, y = self._lines[row.line], box.center[1]
        if line.heading:
            _paint_heading(surface, frame, box, row.text)
            return
        own = line.seat == self._own
        if row.first and line.seat is not None:
            mark = side_mark(frame.px(11), "text_opponent", own=own)
            surface.blit(mark, mark.get_rect(center=frame.point(box.x + INDENT / 2 - 2, y)))
        ink = "heading" if chosen else "text" if own else "text_opponent"
        draw_text(
            surface, frame, row.text, (box.x + INDENT, y),
            size=SIZE, ink=ink, width=box.w - INDENT - 6,
        )  # fmt: skip


def _paint_heading(surface: pygame.Surface, frame: Frame, box: Box, words: str) -> None:
    x, y = box.center
    half = text_size(frame, words, size=16, role="bold")[0] / 2 + 10
    draw_text(
        surface, frame, words, (x, y),
        size=16, role="bold", ink="text_second", align="center", width=box.w - 40,
    )  # fmt: skip
    room = box.w / 2 - half - 8
    if room > 12:
        draw_rule(surface, frame, (box.x + 6, y), room)
        draw_rule(surface, frame, (x + half, y), room)
