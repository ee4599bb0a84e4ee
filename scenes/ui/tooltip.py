"""The small note that explains what the pointer rests on, or what the keyboard is at.

It waits a moment, follows nothing, and goes at the first press until the pointer has been
elsewhere. Owns only time and place.
"""

import pygame

from scenes.draw import panels
from scenes.draw.frame import Frame
from scenes.draw.text import draw_paragraph, paragraph_height, text_size
from scenes.ui.box import SHEET, Box, Point
from scenes.ui.scope import Scope
from scenes.ui.widget import Widget

DELAY = 0.45
"""Seconds of rest before it shows."""
WIDEST = 420.0
PADDING = 14.0
SIZE = 18.0
BELOW_POINTER = 30.0

_ENDING = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.KEYDOWN, pygame.WINDOWLEAVE)


class Tooltip:
    """At most one note at a time, for one scene."""

    def __init__(self) -> None:
        self._widget: Widget | None = None
        self._text = ""
        self._rest = 0.0
        self._at: Point | None = None
        self._dirty = False
        self._was_pressed = False
        self._dismissed: Widget | None = None

    @property
    def text(self) -> str:
        """What is shown now, "" if nothing is."""
        return self._text

    @property
    def needs_draw(self) -> bool:
        """Whether it has come or gone."""
        return self._dirty

    def hide(self) -> None:
        """Take the note away."""
        self._widget = None
        self._rest = 0.0
        self._dirty = self._dirty or bool(self._text)
        self._text = ""

    def notice(self, event: pygame.event.Event) -> None:
        """A press ends the note until the pointer or the keyboard goes elsewhere; what is pressed
        may only then have something to say."""
        if event.type in _ENDING:
            self.hide()
            self._was_pressed = event.type != pygame.KEYDOWN

    def update(self, seconds: float, scope: Scope) -> None:
        """Let time pass; show the note of what has been pointed at long enough."""
        widget, at = self._subject(scope)
        self._remember_press(scope)
        if widget is not self._widget:
            self.hide()
            self._widget, self._at = widget, at
        if widget is None or widget is self._dismissed:
            return
        self._rest += seconds
        hint = widget.hint
        if self._rest >= DELAY and hint != self._text and not scope.is_holding:
            self._text = hint
            self._dirty = True

    def _remember_press(self, scope: Scope) -> None:
        """Keep quiet of what was pressed as long as the pointer stays there."""
        if self._was_pressed:
            self._dismissed, self._was_pressed = scope.hovered, False
        pressed, over = self._dismissed, scope.hovered
        if pressed is None:
            return
        is_elsewhere = over is not None and over is not pressed
        if is_elsewhere or not pressed.box.contains(scope.at):
            self._dismissed = None

    def _subject(self, scope: Scope) -> tuple[Widget | None, Point | None]:
        if scope.hovered is not None and scope.hovered.hint:
            return scope.hovered, scope.at
        focused = scope.focused if scope.shows_focus else None
        if focused is not None and focused.enabled and focused.hint:
            return focused, None
        return None, None

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw it near its widget, inside the sheet."""
        self._dirty = False
        if not self._text or self._widget is None:
            return
        box = self._place(frame, self._widget.box)
        panels.draw_panel(surface, frame, box, panels.Panel.PLATE)
        at = box.x + PADDING, box.y + PADDING
        draw_paragraph(
            surface, frame, self._text, at, box.w - 2 * PADDING, size=SIZE, balanced=True
        )

    def _place(self, frame: Frame, subject: Box) -> Box:
        """Below the subject, above it where there is no room, never outside the sheet."""
        one_line = max(text_size(frame, line, size=SIZE)[0] for line in self._text.split("\n"))
        width = min(WIDEST, one_line + 2 * PADDING + 4)
        inside = width - 2 * PADDING
        height = 2 * PADDING + paragraph_height(frame, self._text, inside, size=SIZE, balanced=True)
        x = subject.center[0] - width / 2
        y = subject.bottom + 10
        if subject.h > 160 and self._at is not None:  # a large thing: stay near the pointer
            x, y = self._at[0] - width / 2, self._at[1] + BELOW_POINTER
        if y + height > SHEET.bottom - 8:
            y = subject.y - height - 10
        x = min(max(8.0, x), SHEET.right - width - 8)
        return Box(x, max(8.0, y), width, height)
