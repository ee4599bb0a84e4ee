"""A clause on a page of the rulebook: its id, what the rule text says, and our ruling."""

from __future__ import annotations

from typing import Final

import pygame

from game.core.game_data import game_data
from game.core.phrases import Phrases
from game.texts import Texts
from scenes.draw.chips import Tone, draw_chip
from scenes.draw.frame import Frame
from scenes.draw.panels import Look, Panel, draw_panel, draw_rule
from scenes.draw.text import Span, draw_paragraph, paragraph_height, text_size
from scenes.ui.box import Box
from scenes.ui.widget import Widget

ID_WIDTH: Final = 116.0
SIZE: Final = 21.0
SMALL: Final = 18.0
PADDING: Final = 20.0
LEADING: Final = 1.6


class ClauseRow(Widget):
    """One clause; the one that was asked for is framed in gold. The keyboard can go to it, so that
    it scrolls into sight."""

    focusable = True
    solid = False

    def __init__(
        self, frame: Frame, at: Box, clause: str, phrases: Phrases, texts: Texts, *, wanted: bool
    ) -> None:
        """`at` gives place and width; the height follows the words."""
        self._clause, self._wanted = clause, wanted
        language = texts.language
        says, ruling = phrases.clause_parts(clause, language)
        self._spans: list[Span] = [Span(says)] if says else []
        if ruling:
            mark = texts.tr("Ruling") + ("　" if language == "ja" else ": ")
            gap = ("" if language == "ja" else " ") if says else ""
            self._spans += [Span(gap + mark, "bold", "gold"), Span(ruling, None, "text_second")]
        self._note = _options_note(clause, phrases, texts)
        width = at.w - ID_WIDTH - 2 * PADDING
        self._words = paragraph_height(frame, self._spans, width, size=SIZE, leading=LEADING)
        height = self._words + 2 * PADDING
        if self._note:
            height += text_size(frame, self._note, size=SMALL)[1] + 14
        super().__init__(Box(at.x, at.y, at.w, max(height, 74.0)), clause)

    def texts(self) -> list[str]:
        """The id and the words of the clause."""
        said = "".join(span.text for span in self._spans)
        return [text for text in (self._clause, said, self._note) if text]

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the id at the left, the words beside it, a hairline below."""
        box = self.box
        if self._wanted:
            draw_panel(surface, frame, box.inset(0, 4), Panel.PLATE, Look.SELECTED)
        tone = Tone.CHOSEN if self._wanted else Tone.PLAIN
        line = text_size(frame, "x", size=SIZE)[1]
        top = box.y + PADDING
        draw_chip(surface, frame, (box.x + PADDING, top + line / 2), self._clause, tone=tone)
        x, width = box.x + PADDING + ID_WIDTH, box.w - ID_WIDTH - 2 * PADDING
        draw_paragraph(surface, frame, self._spans, (x, top), width, size=SIZE, leading=LEADING)
        if self._note:
            draw_paragraph(
                surface, frame, self._note, (x, top + self._words + 14), width,
                size=SMALL, ink="text_third", max_lines=1,
            )  # fmt: skip
        if not self._wanted:
            draw_rule(surface, frame, (box.x, box.bottom), box.w)


def _options_note(clause: str, phrases: Phrases, texts: Texts) -> str:
    """Which options of a match change the clause."""
    names = phrases.clause_entry(clause).options
    labels = [
        option.label.in_language(texts.language)
        for option in game_data(phrases.game).options
        if option.name in names
    ]
    if not labels:
        return ""
    joined = ("・" if texts.language == "ja" else ", ").join(labels)
    return texts.tr("Changed by the match options: {options}", options=joined)
