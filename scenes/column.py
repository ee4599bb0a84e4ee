"""Words one under the other, as high as the reader's text size makes them.

For tablets and panels whose height follows what is said on them; lengths are units.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scenes.draw.frame import Frame
from scenes.draw.panels import draw_rule
from scenes.draw.text import ACROSS, Align, draw_paragraph, draw_text, paragraph_height, text_size
from scenes.draw.theme import Ink


@dataclass(frozen=True, slots=True)
class Words:
    """A text of a column and the room above it. `whole` keeps it on one line, shrinking if it
    must; else it is broken at phrases."""

    text: str
    size: float = 20.0
    role: str = "body"
    ink: Ink = "text"
    above: float = 0.0
    whole: bool = False

    def height(self, frame: Frame, width: float) -> float:
        """Units it takes, without the room above."""
        if self.whole:
            return text_size(frame, self.text, size=self.size, role=self.role)[1]
        return paragraph_height(
            frame, self.text, width, size=self.size, role=self.role, balanced=True
        )

    def draw(
        self, surface: pygame.Surface, frame: Frame, at: tuple[float, float], width: float,
        align: Align,
    ) -> None:  # fmt: skip
        """Draw it with its upper left corner at `at`."""
        x, y = at
        if not self.whole:
            draw_paragraph(
                surface, frame, self.text, at, width,
                size=self.size, role=self.role, ink=self.ink, align=align, balanced=True,
            )  # fmt: skip
            return
        x += ACROSS[align] * width
        middle = y + self.height(frame, width) / 2
        draw_text(
            surface, frame, self.text, (x, middle),
            size=self.size, role=self.role, ink=self.ink, align=align, width=width,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Rule:
    """A faded gold line of a column."""

    above: float = 0.0
    inset: float = 0.0

    def height(self, frame: Frame, width: float) -> float:
        """A hairline."""
        del frame, width
        return 1.0

    def draw(
        self, surface: pygame.Surface, frame: Frame, at: tuple[float, float], width: float,
        align: Align,
    ) -> None:  # fmt: skip
        """Draw it across the column."""
        del align
        draw_rule(surface, frame, (at[0] + self.inset, at[1]), width - 2 * self.inset)


Part = Words | Rule


def column_height(frame: Frame, parts: Sequence[Part], width: float) -> float:
    """Units that the parts take one under the other."""
    return sum(part.above + part.height(frame, width) for part in parts)


def draw_parts(
    surface: pygame.Surface,
    frame: Frame,
    parts: Sequence[Part],
    at: tuple[float, float],
    width: float,
    *,
    align: Align = "left",
) -> float:
    """Draw the parts from the upper left corner `at`; returns where they end."""
    x, y = at
    for part in parts:
        y += part.above
        part.draw(surface, frame, (x, y), width, align)
        y += part.height(frame, width)
    return y
