"""Notices beside what a screen says, that come, stay long enough to be read, and go.

For what the player should know but need not answer: a file could not be saved, a match was
resumed. Owns their queue; knows nothing of who sends them.
"""

from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import Final, NamedTuple

import pygame

from scenes.draw import panels
from scenes.draw.frame import Frame
from scenes.draw.text import draw_paragraph, paragraph_height
from scenes.draw.theme import colour
from scenes.ui.box import Box, Point
from scenes.ui.fading import draw_faded

GAP = 10.0
PADDING = 18.0
EDGE = 12.0
"""Units the coloured bar takes from the words."""
SIZE = 20.0
FADE_IN, FADE_OUT = 0.18, 0.12
SECONDS_AT_LEAST = 4.0
SECONDS_A_LETTER = 0.06
MOST_AT_ONCE = 3
LONGEST = 600
"""Characters a notice says at most; what it tells may come from a file that is not ours."""


class Tone(StrEnum):
    """What a notice is about: something to know, or something that went wrong."""

    NOTE = "note"
    WARNING = "warning"


class Notices(NamedTuple):
    """Where a screen has room for notices: the left end and the width of a column, and the height
    at which it begins. From there it grows down, or up for `upward`."""

    x: float
    y: float
    width: float
    upward: bool = False

    @classmethod
    def at_top(cls, box: Box) -> "Notices":
        """From the upper edge of a box downward, as wide as it."""
        return cls(box.x, box.y, box.w)

    @classmethod
    def at_foot(cls, box: Box) -> "Notices":
        """From the lower edge of a box upward, as wide as it."""
        return cls(box.x, box.bottom, box.w, upward=True)


CORNER: Final = Notices(24.0, 24.0, 460.0)
"""The upper left corner, which dialogs and tablets leave free."""


@dataclass(slots=True)
class _Toast:
    text: str
    tone: Tone
    stays: float
    age: float = 0.0

    @property
    def opacity(self) -> float:
        """Share of full strength at its age."""
        coming = self.age / FADE_IN
        going = (self.stays - self.age) / FADE_OUT
        return max(0.0, min(1.0, coming, going))

    @property
    def is_fading(self) -> bool:
        """Whether its picture changes with time."""
        return self.age < FADE_IN or self.age > self.stays - FADE_OUT


class Toasts:
    """The notices on the screen, whatever scene it shows; at most three, later ones wait."""

    def __init__(self) -> None:
        self._toasts: list[_Toast] = []
        self._dirty = False

    @property
    def shown(self) -> list[str]:
        """What can be read now, the oldest first."""
        return [toast.text for toast in self._toasts[:MOST_AT_ONCE]]

    def show(self, text: str, tone: Tone = Tone.NOTE) -> None:
        """Add a notice; the same words are not shown twice at a time."""
        text = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
        if all(toast.text != text for toast in self._toasts):
            stays = max(SECONDS_AT_LEAST, len(text) * SECONDS_A_LETTER) + FADE_IN + FADE_OUT
            self._toasts.append(_Toast(text, tone, stays))
            self._dirty = True

    def withdraw(self, text: str) -> None:
        """Take a notice away that is true no longer; nothing happens if it is gone."""
        kept = [toast for toast in self._toasts if toast.text != text]
        self._dirty = self._dirty or len(kept) < len(self._toasts)
        self._toasts = kept

    def dismiss(self, frame: Frame, place: Notices, at: Point) -> bool:
        """Take away the one under a point (units); False if there is none."""
        found = [i for i, box in enumerate(self.boxes(frame, place)) if box.contains(at)]
        for index in found:
            del self._toasts[index]
            self._dirty = True
        return bool(found)

    def finish(self) -> None:
        """Let those that are coming be there."""
        for toast in self._toasts:
            toast.age = max(toast.age, FADE_IN)

    @property
    def needs_draw(self) -> bool:
        """Whether one has changed or is fading."""
        return self._dirty or any(toast.is_fading for toast in self._toasts[:MOST_AT_ONCE])

    def update(self, seconds: float) -> None:
        """Let those that are shown grow older."""
        for toast in self._toasts[:MOST_AT_ONCE]:
            toast.age += seconds
        kept = [toast for toast in self._toasts if toast.age < toast.stays]
        if len(kept) != len(self._toasts):
            self._toasts = kept
            self._dirty = True

    def boxes(self, frame: Frame, at: Notices = CORNER) -> list[Box]:
        """Where those that are shown lie, the oldest nearest to the place they begin at."""
        found: list[Box] = []
        y = at.y
        for text in self.shown:
            inside = at.width - 2 * PADDING - EDGE
            height = paragraph_height(frame, text, inside, size=SIZE) + 2 * PADDING
            found.append(Box(at.x, y - height if at.upward else y, at.width, height))
            y += (height + GAP) * (-1 if at.upward else 1)
        return found

    def draw(self, surface: pygame.Surface, frame: Frame, at: Notices = CORNER) -> None:
        """Draw them one after the other in the column of the screen."""
        self._dirty = False
        for toast, box in zip(self._toasts, self.boxes(frame, at), strict=False):
            place = frame.rect(*box.inset(-40))
            draw_faded(
                surface, place, toast.opacity, partial(_draw_toast, surface, frame, toast, box)
            )


def _draw_toast(surface: pygame.Surface, frame: Frame, toast: _Toast, box: Box) -> None:
    panels.draw_panel(surface, frame, box)
    ink = "under_attack" if toast.tone is Tone.WARNING else "gold"
    bar = Box(box.x + 12, box.y + 12, 5, box.h - 24)
    pygame.draw.rect(surface, colour(ink), frame.rect(*bar), border_radius=frame.px(2))
    at = box.x + PADDING + EDGE, box.y + PADDING
    draw_paragraph(surface, frame, toast.text, at, box.w - 2 * PADDING - EDGE, size=SIZE)
