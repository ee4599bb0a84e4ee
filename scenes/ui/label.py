"""Words on a screen: one line, or a paragraph broken at phrases.

Owns nothing but what is said and where; faces, sizes and colours are named by role.
"""

import pygame

from scenes.draw.frame import Frame
from scenes.draw.text import ACROSS, Align, Valign, draw_paragraph, draw_text, paragraph_height
from scenes.draw.theme import Ink
from scenes.ui.box import Box
from scenes.ui.widget import Widget

_DOWN = {"top": 0.0, "middle": 0.5, "bottom": 1.0, "base": 0.5}


class Label(Widget):
    """One line of text in a box; too long a text shrinks to the width, then ends in "…"."""

    solid = False

    def __init__(
        self,
        box: Box,
        text: str,
        *,
        size: float = 20,
        role: str = "body",
        ink: Ink = "text",
        align: Align = "left",
        valign: Valign = "middle",
        tooltip: str = "",
    ) -> None:
        super().__init__(box, text, tooltip=tooltip)
        # A label that explains itself stops the pointer, so that its tooltip can be read.
        self.solid = bool(tooltip)
        self.size = size
        self.role = role
        self.align: Align = align
        self.valign: Valign = valign
        self._ink = ink

    @property
    def text_value(self) -> str:
        """What it says."""
        return self.label

    @text_value.setter
    def text_value(self, text: str) -> None:
        if text != self.label:
            self.label = text
            self.invalidate()

    @property
    def ink(self) -> Ink:
        """The colour of its letters."""
        return self._ink

    @ink.setter
    def ink(self, ink: Ink) -> None:
        if ink != self._ink:
            self._ink = ink
            self.invalidate()

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the line at its side of the box."""
        box = self.box
        at = box.x + box.w * ACROSS[self.align], box.y + box.h * _DOWN[self.valign]
        draw_text(
            surface,
            frame,
            self.label,
            at,
            size=self.size,
            role=self.role,
            ink=self._ink,
            align=self.align,
            valign=self.valign,
            width=box.w,
        )


class Paragraph(Widget):
    """Text in lines as wide as its box; what goes over `max_lines` ends in "…"."""

    solid = False

    def __init__(
        self,
        box: Box,
        text: str,
        *,
        size: float = 20,
        role: str = "body",
        ink: Ink = "text",
        align: Align = "left",
        balanced: bool = False,
        max_lines: int | None = None,
    ) -> None:
        super().__init__(box, text)
        self.size = size
        self.role = role
        self.ink = ink
        self.align: Align = align
        self.balanced = balanced
        self.max_lines = max_lines

    def height(self, frame: Frame) -> float:
        """Units the lines take in this frame."""
        return paragraph_height(
            frame, self.label, self.box.w, size=self.size, role=self.role, balanced=self.balanced
        )

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the lines from the top of the box."""
        draw_paragraph(
            surface,
            frame,
            self.label,
            (self.box.x, self.box.y),
            self.box.w,
            size=self.size,
            role=self.role,
            ink=self.ink,
            align=self.align,
            balanced=self.balanced,
            max_lines=self.max_lines,
        )
