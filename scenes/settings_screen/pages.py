"""The pages that are only read: the keys, and what this program is made of."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.texts import Texts
from scenes.about import VERSION
from scenes.draw.chips import draw_key
from scenes.draw.frame import Frame
from scenes.draw.text import draw_text, paragraph_height, text_size
from scenes.settings_screen.lists import credit_list, key_lists
from scenes.ui.box import Box
from scenes.ui.label import Label, Paragraph
from scenes.ui.scroll_panel import ScrollPanel
from scenes.ui.widget import Widget

KEYS_WIDTH = 360.0
ROW = 54.0


def add_keys(panel: ScrollPanel, frame: Frame, at: Box, texts: Texts) -> None:
    """Fill a panel with the list of keys."""
    y = at.y
    for place in key_lists():
        y = _heading(panel, frame, Box(at.x, y, at.w, 0), place.title.in_language(texts.language))
        for row in place.rows:
            tall = max(ROW, text_size(frame, "x", size=20)[1] + 22)
            panel.add(
                _Keys(Box(at.x, y, at.w, tall), row.keys, row.does.in_language(texts.language))
            )
            y += tall
        y += 22


def add_credits(panel: ScrollPanel, frame: Frame, at: Box, texts: Texts, folder: str) -> None:
    """Fill a panel with version, folder and credits."""
    y = _heading(panel, frame, at, texts.tr("Tōgijō, version {version}", version=VERSION))
    y = _lines(panel, frame, Box(at.x, y, at.w, 0), [
        texts.tr("Settings, saved matches and placements are kept in:"), folder,
    ])  # fmt: skip
    for credit in credit_list():
        title = credit.title.in_language(texts.language)
        y = _heading(panel, frame, Box(at.x, y + 14, at.w, 0), title)
        lines = [line.in_language(texts.language) for line in credit.lines]
        y = _lines(panel, frame, Box(at.x, y, at.w, 0), lines)


def _heading(panel: ScrollPanel, frame: Frame, at: Box, words: str) -> float:
    tall = text_size(frame, words, size=22, role="display")[1]
    panel.add(Label(Box(at.x, at.y + 8, at.w, tall), words, size=22, role="display", ink="gold"))
    return at.y + 8 + tall + 14


def _lines(panel: ScrollPanel, frame: Frame, at: Box, lines: Sequence[str]) -> float:
    y = at.y
    for line in lines:
        tall = paragraph_height(frame, line, at.w, size=19)
        panel.add(Paragraph(Box(at.x, y, at.w, tall), line, size=19))
        y += tall + 10
    return y


class _Keys(Widget):
    """A row of key caps with what they do; the keyboard can go there, so that it is scrolled to."""

    focusable = True
    solid = False

    def __init__(self, box: Box, keys: tuple[str, ...], does: str) -> None:
        super().__init__(box, does)
        self._keys = keys

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the caps from the left, the words beside them."""
        x, middle = self.box.x + 4, self.box.center[1]
        for key in self._keys:
            cap = draw_key(surface, frame, (x, middle), key)
            x += cap.w / frame.scale + 10
        left = max(x + 16, self.box.x + KEYS_WIDTH)
        draw_text(surface, frame, self.label, (left, middle), size=20, width=self.box.right - left)
