"""The summary of onmyo that lies in view of both players (O-06): which orb overcomes which, what
each orb does, how battles end. As a page of the rulebook, and as a column beside its clauses.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.core.phrases import phrases
from game.texts import Texts
from scenes.arena.layout import BEASTS
from scenes.draw.frame import Frame
from scenes.draw.orbs import draw_orb
from scenes.draw.panels import draw_panel, draw_rule
from scenes.draw.seals import Mark, draw_mark
from scenes.draw.text import draw_paragraph, draw_text, paragraph_height, text_size
from scenes.draw.wheel import draw_wheel, wheel_places
from scenes.ui.box import Box
from scenes.ui.widget import Widget

PADDING: Final = 34.0
HEADING: Final = 26.0
ORB: Final = 84.0
EFFECT_SIZES: Final = (20.0, 18.0, 16.0, 14.0)
"""Sizes of the words on the page; the largest that fits is taken."""
NAMED: Final = 1.15
"""Size of a name to that of the words below it."""


class _Summary(Widget):
    """What page and column have in common."""

    solid = False

    def __init__(self, box: Box, game: str, texts: Texts) -> None:
        super().__init__(box)
        self._texts = texts
        self._words = phrases(game)

    def _say(self, kind: str, name: str, facet: str = "name") -> str:
        return self._words.thing(kind, name, self._texts.language, facet)

    def texts(self) -> list[str]:
        """Names and effects of the orbs, names and meanings of the results."""
        orbs = [self._say("orb", orb, facet) for orb in BEASTS for facet in ("name", "effect")]
        results = [self._say("result", mark, facet) for mark in Mark for facet in ("name", "means")]
        return [*orbs, *results]

    def _heading(self, surface: pygame.Surface, frame: Frame, words: str, at: Box) -> float:
        """Draw a heading with its line; returns where what follows begins."""
        tall = text_size(frame, words, size=HEADING, role="display")[1]
        draw_text(
            surface, frame, words, (at.x, at.y + tall / 2),
            size=HEADING, role="display", ink="heading", width=at.w,
        )  # fmt: skip
        draw_rule(surface, frame, (at.x, at.y + tall + 16), at.w)
        return at.y + tall + 34

    def _wheel(
        self, surface: pygame.Surface, frame: Frame, centre: tuple[float, float], radius: float
    ) -> None:
        label = self._texts.tr("beats")
        draw_wheel(surface, frame, centre, radius, dict.fromkeys(BEASTS.values(), 3), label=label)

    def _result(
        self, surface: pygame.Surface, frame: Frame, mark: Mark, at: Box, size: float
    ) -> None:
        """Draw the mark of a result with its name and what it means."""
        draw_mark(surface, frame, (at.x + size / 2, at.center[1]), size, mark)
        name, means = self._say("result", mark), self._say("result", mark, "means")
        x = at.x + size + 18
        draw_text(
            surface, frame, name, (x, at.center[1] - 15),
            size=20, role="bold", width=at.right - x,
        )  # fmt: skip
        draw_text(
            surface, frame, means, (x, at.center[1] + 15),
            size=18, ink="text_second", width=at.right - x,
        )  # fmt: skip


class SummaryPage(_Summary):
    """Everything on one page: the wheel, the orbs, the results."""

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the wheel at the left, the orbs at the right, the results at the foot."""
        left = Box(self.box.x, self.box.y, 620, self.box.h)
        right = Box(left.right + 24, self.box.y, self.box.w - left.w - 24, self.box.h)
        draw_panel(surface, frame, left)
        draw_panel(surface, frame, right)
        self._paint_wheel(surface, frame, left.inset(PADDING, 28))
        self._paint_orbs(surface, frame, right.inset(PADDING, 28))

    def _paint_wheel(self, surface: pygame.Surface, frame: Frame, inside: Box) -> None:
        y = self._heading(surface, frame, self._texts.tr("Which orb overcomes which"), inside)
        radius = 232.0
        self._wheel(surface, frame, (inside.center[0], y + radius + 6), radius)
        y += 2 * radius + 34
        rows = Box(inside.x, y, inside.w, inside.bottom - y).rows(len(Mark))
        for mark, row in zip(Mark, rows, strict=True):
            self._result(surface, frame, mark, row, 56.0)

    def _paint_orbs(self, surface: pygame.Surface, frame: Frame, inside: Box) -> None:
        y = self._heading(surface, frame, self._texts.tr("What the orbs do"), inside)
        kinds = [*BEASTS, "any"]
        width = inside.w - ORB - 34
        for size in EFFECT_SIZES:
            heights = [max(ORB, self._height(frame, kind, width, size)) for kind in kinds]
            rest = inside.bottom - y - sum(heights)
            if rest >= 0:
                break
        for kind, height in zip(kinds, heights, strict=True):
            row = Box(inside.x, y, inside.w, height + rest / len(kinds))
            self._paint_orb(surface, frame, kind, row, size)
            y = row.bottom

    def _height(self, frame: Frame, kind: str, width: float, size: float) -> float:
        """Units that name and effect of an orb take."""
        name = text_size(frame, self._say("orb", kind), size=size * NAMED, role="display")[1]
        effect = self._say("orb", kind, "effect")
        return name + 12 + paragraph_height(frame, effect, width, size=size)

    def _paint_orb(
        self, surface: pygame.Surface, frame: Frame, kind: str, row: Box, size: float
    ) -> None:
        centre = row.x + ORB / 2 + 4, row.center[1]
        if kind in BEASTS:
            draw_orb(surface, frame, centre, ORB, BEASTS[kind])
        else:
            places = wheel_places(centre, 46.0, len(BEASTS))
            for beast, place in zip(BEASTS.values(), places, strict=True):
                draw_orb(surface, frame, place, 33.0, beast)
        x = row.x + ORB + 34
        name, effect = self._say("orb", kind), self._say("orb", kind, "effect")
        tall = text_size(frame, name, size=size * NAMED, role="display")[1]
        top = row.center[1] - self._height(frame, kind, row.right - x, size) / 2
        draw_text(
            surface, frame, name, (x, top + tall / 2),
            size=size * NAMED, role="display", ink="heading", width=row.right - x,
        )  # fmt: skip
        draw_paragraph(surface, frame, effect, (x, top + tall + 12), row.right - x, size=size)


class SummaryColumn(_Summary):
    """The summary beside a page of clauses: the wheel, and a few words on each orb and result."""

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw it from top to bottom."""
        draw_panel(surface, frame, self.box)
        inside = self.box.inset(PADDING, 28)
        y = self._heading(surface, frame, self._texts.tr("At a glance"), inside)
        radius = 150.0
        self._wheel(surface, frame, (inside.center[0], y + radius), radius)
        y += 2 * radius + 26
        rows = Box(inside.x, y, inside.w, inside.bottom - y).rows(len(BEASTS) + 3)
        for kind, row in zip(BEASTS, rows, strict=False):
            self._paint_orb(surface, frame, kind, row)
        for mark, row in zip((Mark.WIN, Mark.LOSE, Mark.MUTUAL), rows[len(BEASTS) :], strict=True):
            draw_mark(surface, frame, (row.x + 22, row.center[1]), 40.0, mark)
            draw_text(
                surface, frame, self._say("result", mark, "means"), (row.x + 62, row.center[1]),
                size=18, width=row.w - 62,
            )  # fmt: skip

    def _paint_orb(self, surface: pygame.Surface, frame: Frame, kind: str, row: Box) -> None:
        draw_orb(surface, frame, (row.x + 22, row.center[1]), 44.0, BEASTS[kind])
        half = row.x + 62
        name, short = self._say("orb", kind), self._say("orb", kind, "short")
        draw_text(surface, frame, name, (half, row.center[1]), size=19, role="bold", width=150)
        draw_text(
            surface, frame, short, (half + 160, row.center[1]),
            size=18, ink="text_second", width=row.right - half - 160,
        )  # fmt: skip
