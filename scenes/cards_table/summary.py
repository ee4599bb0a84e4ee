"""The summary of a card game: the phases of a turn, the keywords, the marks on cards. As a page of
the rulebook, and as a column beside its clauses.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from game.cards.terms import terms
from game.core.phrases import phrases
from game.texts import Texts
from scenes.cards_table.numbers import STATES_OF_MARKS
from scenes.cards_table.words import PHASES
from scenes.draw.cards.plates import draw_discs
from scenes.draw.frame import Frame
from scenes.draw.panels import draw_panel, draw_rule
from scenes.draw.seals import draw_seal
from scenes.draw.text import draw_paragraph, draw_text, paragraph_height, text_size
from scenes.ui.box import Box
from scenes.ui.widget import Widget

PADDING: Final = 34.0
HEADING: Final = 26.0
DISC: Final = 40.0
SIZES: Final = (20.0, 18.0, 16.0, 14.0, 13.0)
"""Sizes of the words; the largest that fits is taken."""
NAMED: Final = 1.1
"""Size of a name to that of the words below it."""
SEALS: Final = ("始", "使", "攻", "終")


class Row(NamedTuple):
    """Something explained: a seal or a disc, its name, what it means."""

    name: str
    means: str
    seal: str = ""
    disc: str = ""


class _Summary(Widget):
    """What page and column have in common."""

    solid = False

    def __init__(self, box: Box, game: str, texts: Texts) -> None:
        super().__init__(box)
        self._texts = texts
        self._words = phrases(game)
        self._terms = terms(game)

    # --- what is explained

    def phases(self) -> list[Row]:
        """The phases of a turn."""
        say, language = self._words.thing, self._texts.language
        return [
            Row(say("phase", one, language), say("phase", one, language, "about"), seal)
            for one, seal in zip(PHASES, SEALS, strict=True)
        ]

    def keywords(self) -> list[Row]:
        """The keywords that cards may have."""
        language = self._texts.language
        return [
            Row(word.name.in_language(language), word.text.in_language(language), disc=name)
            for name, word in self._terms.keywords.items()
        ]

    def states(self) -> list[Row]:
        """The other marks on cards."""
        say, language = self._words.thing, self._texts.language
        return [
            Row(say("mark", mark, language), say("mark", mark, language, "means"), disc=disc)
            for disc, mark in STATES_OF_MARKS.items()
        ]

    def texts(self) -> list[str]:
        """Everything that is explained."""
        rows = (*self.phases(), *self.keywords(), *self.states())
        return [text for row in rows for text in (row.name, row.means)]

    # --- drawing

    def heading(self, surface: pygame.Surface, frame: Frame, words: str, at: Box) -> float:
        """Draw a heading with its line; returns where what follows begins."""
        tall = text_size(frame, words, size=HEADING, role="display")[1]
        draw_text(
            surface, frame, words, (at.x, at.y + tall / 2),
            size=HEADING, role="display", ink="heading", width=at.w,
        )  # fmt: skip
        draw_rule(surface, frame, (at.x, at.y + tall + 14), at.w)
        return at.y + tall + 30

    def rows(self, surface: pygame.Surface, frame: Frame, rows: list[Row], inside: Box) -> None:
        """Draw rows one below the other, as large as they fit, spread over the height."""
        width = inside.w - DISC - 24
        for size in SIZES:
            heights = [max(DISC, _height(frame, row, width, size)) for row in rows]
            rest = inside.h - sum(heights)
            if rest >= 10 * len(rows):
                break
        y = inside.y
        for row, height in zip(rows, heights, strict=True):
            place = Box(inside.x, y, inside.w, height + max(4.0, rest / len(rows)))
            self._row(surface, frame, row, place, size)
            y = place.bottom

    def _row(
        self, surface: pygame.Surface, frame: Frame, row: Row, place: Box, size: float
    ) -> None:
        middle = place.x + DISC / 2, place.center[1]
        if row.seal:
            draw_seal(surface, frame, middle, DISC, row.seal)
        else:
            draw_discs(surface, frame, middle, (row.disc,), size=DISC)
        x = place.x + DISC + 24
        tall = text_size(frame, row.name, size=size * NAMED, role="display")[1]
        top = place.center[1] - _height(frame, row, place.right - x, size) / 2
        draw_text(
            surface, frame, row.name, (x, top + tall / 2),
            size=size * NAMED, role="display", ink="heading", width=place.right - x,
        )  # fmt: skip
        draw_paragraph(
            surface, frame, row.means, (x, top + tall + 8), place.right - x,
            size=size, leading=1.4,
        )  # fmt: skip


class SummaryPage(_Summary):
    """Everything on one page: phases and marks at the left, keywords at the right."""

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw both panels."""
        left, right = self.box.columns(2, 24)
        upper, lower = left.rows(2, 24)
        for panel, words, rows in (
            (upper, self._texts.tr("A turn"), self.phases()),
            (lower, self._texts.tr("Marks on cards"), self.states()),
            (right, self._texts.tr("Keywords"), self.keywords()),
        ):
            draw_panel(surface, frame, panel)
            inside = panel.inset(PADDING, 26)
            y = self.heading(surface, frame, words, inside)
            room = Box(inside.x, y, inside.w, inside.bottom - y)
            self.rows(surface, frame, rows, room)


class SummaryColumn(_Summary):
    """The summary beside a page of clauses: the phases, and the keywords by name."""

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw it from top to bottom."""
        draw_panel(surface, frame, self.box)
        inside = self.box.inset(PADDING, 28)
        y = self.heading(surface, frame, self._texts.tr("At a glance"), inside)
        half = y + (inside.bottom - y) * 0.52
        self.rows(surface, frame, self.phases(), Box(inside.x, y, inside.w, half - y))
        names = [Row(row.name, "", disc=row.disc) for row in (*self.keywords(), *self.states())]
        cells = Box(inside.x, half + 16, inside.w, inside.bottom - half - 16)
        for cell, row in zip(_cells(cells, len(names)), names, strict=True):
            middle = cell.x + DISC / 2, cell.center[1]
            draw_discs(surface, frame, middle, (row.disc,), size=DISC * 0.8)
            draw_text(
                surface, frame, row.name, (cell.x + DISC + 10, cell.center[1]),
                size=18, role="bold", width=cell.w - DISC - 14,
            )  # fmt: skip


def _height(frame: Frame, row: Row, width: float, size: float) -> float:
    name = text_size(frame, row.name, size=size * NAMED, role="display")[1]
    return name + 8 + paragraph_height(frame, row.means, width, size=size, leading=1.4)


def _cells(box: Box, count: int) -> list[Box]:
    """Two columns of cells, read down the rows."""
    rows = box.rows(-(-count // 2))
    return [cell for row in rows for cell in row.columns(2, 12)][:count]
