"""Paints what stays on the arena screen: ground, board, the frames of panels, the two legends.

Painted once for a window size and a language; the panels' content is laid on it by `panels.py`.
"""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.onmyo.orbs import BLOCKED, LOSE, MUTUAL, ORBS, WIN
from scenes.arena.fitting import fits
from scenes.arena.layout import BEASTS, Slot, Table, rects
from scenes.arena.prompts import Prompter
from scenes.draw import effects, svg
from scenes.draw.arena_board import draw_board
from scenes.draw.caches import PictureCache
from scenes.draw.dashes import dashed_circle
from scenes.draw.frame import Frame
from scenes.draw.grounds import draw_ground
from scenes.draw.orbs import OrbState, draw_orb
from scenes.draw.panels import draw_panel, draw_rule
from scenes.draw.seals import Mark, draw_mark
from scenes.draw.text import draw_text, text_size
from scenes.ui.box import Box

RESULTS: Final = (WIN, LOSE, MUTUAL, BLOCKED)
PADDING: Final = 23.0
COORDINATE: Final = 7.0
"""Units from the board to the names of files and ranks."""
_PLACES: Final = PictureCache("arena places", megabytes=1, count=12)


class BasePainter:
    """Paints the base of one table in one language."""

    def __init__(self, table: Table, prompter: Prompter) -> None:
        self.table = table
        self.say = prompter
        self.tr = prompter.texts.tr

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Everything that stays."""
        draw_ground(surface, frame, "onmyo")
        draw_board(surface, frame, self.table.squares, self.table.circles)
        self._coordinates(surface, frame)
        for seat in (0, 1):
            panels = self.table.panels(seat)
            draw_panel(surface, frame, panels.wheel)
            draw_panel(surface, frame, panels.hand)
            _heading(surface, frame, self.tr("Wheel"), panels.wheel)
            for index in range(3):
                _empty_place(surface, frame, self.table.in_hand(seat, index))
        self._effects(surface, frame)
        self._legend(surface, frame)
        self._record(surface, frame)

    def _coordinates(self, surface: pygame.Surface, frame: Frame) -> None:
        """The names of files and ranks on the frame of the board."""
        squares = self.table.squares
        for square in self.table.arena.squares:
            column, row = self.table.cell(square)
            x, y = squares.middle(column, row)
            if row == squares.rows - 1:
                _small(surface, frame, square[0], (x, squares.box[1] + squares.box[3] + COORDINATE))
            if column == 0:
                _small(surface, frame, square[1], (squares.left - COORDINATE, y))

    def _effects(self, surface: pygame.Surface, frame: Frame) -> None:
        """What each orb does when it pays, in view at all times (O-06)."""
        box = rects().arena.spent
        draw_panel(surface, frame, box)
        draw_rule(surface, frame, (box.x + PADDING, box.y + 110), box.w - 2 * PADDING)
        grid = Box(box.x + PADDING, box.y + 118, box.w - 2 * PADDING, 84)
        cells = [cell for row in grid.rows(3) for cell in _unequal(row)]
        for cell, orb in zip(cells, (*ORBS, "any"), strict=True):
            middle = cell.x + 12, cell.center[1]
            if orb in BEASTS:
                draw_orb(surface, frame, middle, 23, BEASTS[orb], OrbState.FLAT)
            else:
                draw_text(
                    surface, frame, "＊", middle, size=18, ink="gold", align="center", fixed=True
                )
            draw_text(
                surface, frame, self.say.thing("orb", orb, "short"), (cell.x + 28, middle[1]),
                size=16, ink="text_second", width=cell.w - 28,
            )  # fmt: skip

    def _legend(self, surface: pygame.Surface, frame: Frame) -> None:
        """The signs of the results."""
        box = rects().arena.legend
        draw_panel(surface, frame, box)
        rows = box.inset(PADDING - 4, 11).rows(4)
        names = [self.say.thing("result", name) for name in RESULTS]
        means = [self.say.thing("result", name, "means") for name in RESULTS]
        column = max(text_size(frame, name, size=17, role="bold")[0] for name in names) + 12
        room = rows[0].w - 38 - column
        if not all(fits(frame, words, room, size=17) for words in means):
            column = 0.0  # the signs say it as well
        for row, result, name, words in zip(rows, RESULTS, names, means, strict=True):
            draw_mark(surface, frame, (row.x + 14, row.center[1]), 25, Mark(result))
            left = row.x + 38
            if column:
                draw_text(
                    surface, frame, name, (left, row.center[1]), size=17, role="bold", width=column
                )
            draw_text(
                surface, frame, words, (left + column, row.center[1]),
                size=17, ink="text_second", width=row.right - left - column,
            )  # fmt: skip

    def _record(self, surface: pygame.Surface, frame: Frame) -> None:
        """The ground of the record; its lines are a widget."""
        box = rects().arena.log
        draw_panel(surface, frame, box)
        draw_text(
            surface, frame, self.tr("Record"), (box.x + PADDING, box.y + 25),
            size=18, role="bold", ink="text_second", width=box.w - 2 * PADDING,
        )  # fmt: skip


def _small(surface: pygame.Surface, frame: Frame, words: str, at: tuple[float, float]) -> None:
    draw_text(
        surface, frame, words, at,
        size=13, ink="gold_line", align="center", fixed=True, role="bold", floor=9,
    )  # fmt: skip


def _unequal(row: Box) -> tuple[Box, Box]:
    """Two columns, the second wider: it holds the longest words."""
    left = row.w * 0.42
    return Box(row.x, row.y, left - 8, row.h), Box(row.x + left, row.y, row.w - left, row.h)


def _heading(surface: pygame.Surface, frame: Frame, words: str, box: Box) -> None:
    draw_text(
        surface, frame, words, (box.x + PADDING, box.y + 30),
        size=24, role="display", ink="heading", width=box.w / 2 - 20,
    )  # fmt: skip


def _empty_place(surface: pygame.Surface, frame: Frame, slot: Slot) -> None:
    """The faint ring where a piece lies while it is in hand."""
    px = frame.px(slot.size)
    ring = _PLACES.get(("place", px), lambda: _place_ring(px))
    effects.stamp_around(surface, ring, frame.point(slot.x, slot.y))


def _place_ring(px: int) -> pygame.Surface:
    half = px / 2
    dash = 2 * math.pi * (half - 2) / 36
    return svg.raster(
        (px, px),
        svg.circle(half, half, half - 2, svg.fill("#000000", 0.28)),
        dashed_circle(half, half, half - 2, svg.stroke("gold_line", 1.2, 0.7), (dash, dash)),
    ).premul_alpha()
