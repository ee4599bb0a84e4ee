"""The washi bar under the board: it asks, forecasts a clash, and holds the buttons that answer.

Shows an `Asking`; what a button does is told to the scene as a `Command`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from scenes.arena.asking import Asking, Command, Forecast, Reply
from scenes.arena.fitting import fits
from scenes.arena.layout import BEASTS
from scenes.draw.buttons import Kind
from scenes.draw.frame import Frame
from scenes.draw.orbs import draw_orb
from scenes.draw.panels import Panel, draw_panel
from scenes.draw.seals import Mark, draw_mark, draw_seal
from scenes.draw.strokes import draw_path
from scenes.draw.text import draw_paragraph, draw_text, paragraph_height, text_size
from scenes.ui.box import Box
from scenes.ui.button import Button
from scenes.ui.group import Group
from scenes.ui.widget import UiContext

PADDING: Final = 28.0
BUTTON_HEIGHT: Final = 52.0
BUTTON_GAP: Final = 12.0
FORECAST_WIDTH: Final = 392.0
"""Room at the left for the two orbs and the result."""
ORB: Final = 82.0
LABEL: Final = 124.0
"""Width of what stands under an orb of a forecast."""
SEAL: Final = 64.0
WORDS: Final = (27.0, 19.0)
"""Sizes of the headline and of what stands under it."""
LARGEST_WARNING: Final = 24.0
LARGE_TEXT: Final = 1.2
"""Text size above which lines stand closer, to leave room for the buttons."""


class Bar(Group):
    """One question at a time. `on_command` is called with what was answered."""

    def __init__(self, box: Box, on_command: Callable[[Command], None]) -> None:
        super().__init__(box)
        self.asking = Asking("")
        self._on_command = on_command

    def ask(self, asking: Asking) -> None:
        """Say something; nothing is redrawn if it stands there already."""
        if asking == self.asking:
            return
        replies = self.asking.replies
        self.asking = asking
        self.label = asking.headline
        if asking.replies != replies:
            self._lay_out()
        self.invalidate()

    def attach(self, context: UiContext) -> None:
        """Become part of a scene: only now the width of the answers is known."""
        super().attach(context)
        self._lay_out()

    def _lay_out(self) -> None:
        """The buttons along the lower edge, the last at the right end."""
        if self.context is None:
            return
        self.clear()
        frame = self.context.frame
        right = self.box.right - PADDING
        room = right - self.box.x - FORECAST_WIDTH
        widths = [_width(frame, reply) for reply in self.asking.replies]
        total = sum(widths) + BUTTON_GAP * max(0, len(widths) - 1)
        squeeze = min(1.0, room / total) if total else 1.0
        boxes = []
        for width in reversed(widths):
            boxes.append(
                Box(
                    right - width * squeeze,
                    self.box.bottom - 16 - BUTTON_HEIGHT,
                    width * squeeze,
                    BUTTON_HEIGHT,
                )
            )
            right -= width * squeeze + BUTTON_GAP * squeeze
        for reply, box in zip(self.asking.replies, reversed(boxes), strict=True):
            self.add(self._button(reply, box))

    def _button(self, reply: Reply, box: Box) -> Button:
        kind = Kind.PRIMARY if reply.commits else Kind.PAPER
        press = partial(self._on_command, reply.command)
        return Button(box, reply.label, press, kind=kind, size=22 if reply.commits else 19)

    def texts(self) -> list[str]:
        """Everything that is said, the buttons apart."""
        asking = self.asking
        said = [asking.title, asking.headline, asking.detail]
        if asking.forecast is not None:
            said += [asking.forecast.mover_label.whole, asking.forecast.defender_label.whole]
        return [words for words in said if words]

    # --- painting

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """The paper and what stands on it, above the buttons."""
        draw_panel(surface, frame, self.box, Panel.WASHI)
        asking = self.asking
        left = self.box.x + PADDING
        if asking.forecast is not None:
            self._forecast(surface, frame, asking.forecast)
            left = self.box.x + FORECAST_WIDTH + 34
        elif asking.seal:
            at = (left + SEAL / 2, self.box.y + 58)
            draw_seal(surface, frame, at, SEAL, asking.seal)
            left += SEAL + 22
        right = self.box.right - PADDING
        if asking.total is not None:
            right = self._total(surface, frame, *asking.total)
        if asking.title:
            self._title(surface, frame, left)
        self._words(surface, frame, left, right)

    def _title(self, surface: pygame.Surface, frame: Frame, left: float) -> None:
        forecast = self.asking.forecast is not None
        at = (self.box.x + PADDING, self.box.y + 27) if forecast else (left, self.box.y + 27)
        if self.asking.hint:
            # Beside the title of a forecast, where no headline can run into it.
            right = self.box.x + FORECAST_WIDTH + 8 if forecast else self.box.right - PADDING
            draw_text(
                surface, frame, self.asking.hint, (right, self.box.y + 24),
                size=16, ink="ink_second", align="right", width=160,
            )  # fmt: skip
        draw_text(
            surface, frame, self.asking.title, at,
            size=19, role="bold", ink="ink_red", width=FORECAST_WIDTH,
        )  # fmt: skip

    def _words(self, surface: pygame.Surface, frame: Frame, left: float, right: float) -> None:
        """The headline, and below it the detail; a refusal may take two lines."""
        asking = self.asking
        titled = bool(asking.title) and asking.forecast is None
        large = frame.text_scale > LARGE_TEXT
        top = self.box.y + (44.0 if titled else 16.0 if large else 24.0)
        room = right - left
        floor = self.box.bottom - (20 + BUTTON_HEIGHT if asking.replies else 16)
        size, small = WORDS
        if asking.warns or not asking.detail:
            size = min(size, LARGEST_WARNING)
            while size > 17 and (
                top + paragraph_height(frame, asking.headline, room, size=size, role="display")
                > floor
            ):
                size -= 1
            draw_paragraph(
                surface, frame, asking.headline, (left, top), room,
                size=size, role="display", ink="ink", balanced=True, leading=1.4,
            )  # fmt: skip
            return
        height = text_size(frame, asking.headline, size=size, role="display")[1]
        draw_text(
            surface, frame, asking.headline, (left, top), valign="top",
            size=size, role="display", ink="ink", width=room,
        )  # fmt: skip
        below = top + height + (4 if large else 9)
        lines = 2 if below + text_size(frame, asking.detail, size=small)[1] * 2.4 < floor else 1
        draw_paragraph(
            surface, frame, asking.detail, (left, below), room,
            size=small, ink="ink_second", max_lines=lines, leading=1.4,
        )  # fmt: skip

    def _total(self, surface: pygame.Surface, frame: Frame, paid: int, cost: int) -> float:
        """How much of a price is paid; returns where the words must end."""
        words = f"{paid} / {cost}"
        right = self.box.right - PADDING - 8
        at = (right, self.box.y + 58)
        ink = "ink" if paid >= cost else "ink_red"
        draw_text(surface, frame, words, at, size=46, role="display", ink=ink, align="right")
        return right - text_size(frame, words, size=46, role="display")[0] - 24

    def _forecast(self, surface: pygame.Surface, frame: Frame, forecast: Forecast) -> None:
        """Orb, result, orb, as the mover sees it."""
        y = self.box.y + 84
        first, last = self.box.x + PADDING + 50, self.box.x + FORECAST_WIDTH - 36
        middle = (first + last) / 2
        draw_path(
            surface, frame, [(first + ORB * 0.62, y), (last - ORB * 0.56, y)],
            ink="gold_deep", width=9,
        )  # fmt: skip
        for x, orb, label in (
            (first, forecast.mover, forecast.mover_label),
            (last, forecast.defender, forecast.defender_label),
        ):
            draw_orb(surface, frame, (x, y), ORB, BEASTS[orb])
            whole = fits(frame, label.whole, LABEL, size=17, role="bold")
            draw_text(
                surface, frame, label.whole if whole else label.short, (x, self.box.bottom - 26),
                size=17, role="bold", ink="ink_second", align="center", width=LABEL,
            )  # fmt: skip
        draw_mark(surface, frame, (middle, y), 68, Mark(forecast.result))


def _width(frame: Frame, reply: Reply) -> float:
    if reply.commits:
        return max(250.0, text_size(frame, reply.label, size=22, role="display")[0] + 60)
    return max(125.0, text_size(frame, reply.label, size=19, role="bold")[0] + 48)
