"""What every record of a match shares: lines that tell when they are pointed at, marks of sides.

Pointing by pointer and by keyboard is one: the table shows what the line is about. What a line
says and how it looks is `log.py`'s, or that of the game's own room.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

import pygame

from scenes.draw import svg
from scenes.draw.caches import PictureCache
from scenes.draw.theme import Ink
from scenes.ui.box import Box, Point
from scenes.ui.list_view import ListView, RowPainter

T = TypeVar("T")

_MARKS: Final = PictureCache("record marks", megabytes=1, count=24)


class RecordList(ListView, Generic[T]):
    """Rows at least `least_row` high, so that only whole ones are seen.

    `line_of` is the line that a row belongs to, `on_point` hears of the line that is pointed at
    (None: no longer).
    """

    def __init__(
        self,
        box: Box,
        label: str,
        least_row: float,
        paint_row: RowPainter,
        *,
        line_of: Callable[[int], T],
        on_point: Callable[[T | None], None],
        words: Callable[[int], str],
        on_open: Callable[[int], None] = lambda _row: None,
    ) -> None:
        height = box.h / max(1, int(box.h / least_row))
        super().__init__(
            box, 0, paint_row, row_height=height, words=words, on_open=on_open, label=label
        )
        self._line_of = line_of
        self._on_point = on_point
        self.pointed: T | None = None

    def pointer_move(self, at: Point) -> None:
        """Tell which line is pointed at."""
        super().pointer_move(at)
        row = self.row_at(at)
        self._tell(None if row is None else self._line_of(row))

    def hover(self, inside: bool) -> None:
        """The pointer came or went."""
        super().hover(inside)
        if not inside:
            self._tell(None)

    def choose(self, index: int) -> None:
        """Point at a line by key or click."""
        super().choose(index)
        if self.chosen is not None and self.count:
            self._tell(self._line_of(self.chosen))

    def focus(self, focused: bool) -> None:
        """Without the keyboard no line is chosen."""
        super().focus(focused)
        if not focused:
            self.chosen = None
            self._tell(None)

    def _tell(self, line: T | None) -> None:
        if line is not self.pointed:
            self.pointed = line
            self._on_point(line)


def side_mark(px: int, other: Ink, *, own: bool) -> pygame.Surface:
    """A circle for the player at the lower edge, a diamond in the ink `other` for the other."""

    def build() -> pygame.Surface:
        half = px / 2
        if own:
            return svg.raster((px, px), svg.circle(half, half, half * 0.8, svg.fill("gold")))
        corners = svg.points(svg.polar((half, half), half, 90 * turn) for turn in range(4))
        return svg.raster((px, px), svg.path(corners, svg.fill(other)))

    return _MARKS.get((px, other, own), build)
