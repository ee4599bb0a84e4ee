"""The dark band at the top of a screen: the way back, the screen's title, a hint at the right."""

from collections.abc import Callable
from typing import Final

import pygame

from scenes.draw.frame import UNIT_WIDTH, Frame
from scenes.draw.svg import hexed
from scenes.draw.text import draw_text, text_size
from scenes.ui.box import Box
from scenes.ui.button import Button

HEIGHT: Final = 84.0
"""Units from the top of the sheet to the foot of the band."""
MARGIN: Final = 24.0
_BACK: Final = (22.0, 46.0)
"""Top and height of the button that leads back."""


class Header:
    """A band with a title; `add_back` makes the button that leads back."""

    def __init__(self, title: str, hint: str = "") -> None:
        self.title = title
        self.hint = hint
        self._title_x = MARGIN

    def back(self, frame: Frame, words: str, on_press: Callable[[], None]) -> Button:
        """The button at its left end; the title makes room for it."""
        width = text_size(frame, words, size=20, role="bold")[0] + 84
        box = Box(MARGIN, (HEIGHT - _BACK[1]) / 2, width, _BACK[1])
        self._title_x = box.right + 28
        return Button(box, words, on_press, icon="return-arrow", size=20)

    def draw(self, surface: pygame.Surface, frame: Frame, *, end: float = UNIT_WIDTH) -> None:
        """Draw the band over the whole width, the hint's right end at `end`."""
        top = pygame.Rect(0, 0, frame.width, frame.point(0, HEIGHT)[1])
        dark = pygame.Surface(top.size, pygame.SRCALPHA)
        dark.fill((9, 6, 7, 190))
        surface.blit(dark, top)
        pygame.draw.rect(surface, hexed("gold_line"), (0, top.bottom - 1, frame.width, 1))
        at = self._title_x, HEIGHT / 2
        width = draw_text(
            surface, frame, self.title, at, size=32, role="display", ink="heading", width=900
        ).w
        if self.hint:
            room = end - MARGIN - self._title_x - width / frame.scale - 60
            draw_text(
                surface, frame, self.hint, (end - MARGIN, HEIGHT / 2),
                size=18, ink="text_second", align="right", width=max(0.0, room),
            )  # fmt: skip

    def texts(self) -> list[str]:
        """The words of the band."""
        return [text for text in (self.title, self.hint) if text]
