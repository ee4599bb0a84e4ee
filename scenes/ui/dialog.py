"""A question over the darkened screen: title, text, two or three answers.

Esc always means the safe answer. Owns its layout; what the answers do is the caller's.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from scenes.draw import panels
from scenes.draw.buttons import Kind
from scenes.draw.frame import Frame
from scenes.draw.text import draw_paragraph, draw_text, paragraph_height, text_size
from scenes.ui.box import SHEET, Box
from scenes.ui.button import Button, nothing
from scenes.ui.fading import draw_faded
from scenes.ui.layer import Layer
from scenes.ui.widget import UiContext, Widget

WIDTH = 860.0
PADDING = 56.0
TITLE_SIZE = 40.0
TEXT_SIZE = 22.0
BUTTON = (240.0, 64.0)
GAP = 20.0
WORDS = 24.0
RETURN = "Enter"
"""The hint of the answer that Return gives."""
MARGIN = 56.0
"""Units that the edges of an answer keep from its words, both together."""
FADE_IN = 0.18
SHADOW = 60.0


@dataclass(frozen=True, slots=True)
class DialogButton:
    """An answer; pressing it closes the dialog, then calls `on_press`."""

    label: str
    on_press: Callable[[], None] = nothing
    kind: Kind = Kind.PLAIN


class Dialog(Layer):
    """A modal question. `safe` is the answer that Esc gives, else the first one."""

    sound = "paper"

    def __init__(
        self,
        title: str,
        text: str,
        buttons: Sequence[DialogButton],
        *,
        safe: DialogButton | None = None,
        first: DialogButton | None = None,
        width: float = WIDTH,
        room: float = 0.0,
    ) -> None:
        """`room` leaves that many units between text and answers for widgets of the caller."""
        super().__init__(SHEET, title)
        self.title, self.text_body = title, text
        self.age = 0.0
        self._answers = tuple(buttons)
        self._safe = safe or self._answers[0]
        self._first = first or self._answers[-1]
        self._width = width
        self._room = room
        self._title_height = TITLE_SIZE
        self.tablet = SHEET
        self.room = SHEET
        self._buttons = [
            self.add(Button(SHEET, answer.label, self._answer(answer), kind=answer.kind))
            for answer in self._answers
        ]

    def _answer(self, answer: DialogButton) -> Callable[[], None]:
        def press() -> None:
            self.on_close()
            answer.on_press()

        return press

    @property
    def first_focus(self) -> Widget:
        """Where the keyboard starts: the last answer, unless another one was named."""
        return self._buttons[self._answers.index(self._first)]

    def cancel(self) -> None:
        """Give the safe answer."""
        self.on_close()
        self._safe.on_press()

    def settle(self) -> None:
        """Be there."""
        self.age = FADE_IN

    def texts(self) -> list[str]:
        """Title and text; the answers speak for themselves."""
        return [self.title, self.text_body]

    def attach(self, context: UiContext) -> None:
        """Lay itself out for the window."""
        super().attach(context)
        self.arrange(context.frame)
        if context.reduced_motion:
            self.age = FADE_IN

    def arrange(self, frame: Frame) -> None:
        """Find the place of title, text and answers; again when the size of the text changes."""
        inside = self._width - 2 * PADDING
        self._title_height = text_size(frame, self.title, size=TITLE_SIZE, role="display")[1]
        words = paragraph_height(frame, self.text_body, inside, size=TEXT_SIZE, balanced=True)
        above = PADDING + self._title_height + 28 + words + 40
        room = self._room + GAP if self._room else 0.0
        self.tablet = SHEET.centered(self._width, above + room + BUTTON[1] + PADDING - 12)
        self.room = Box(self.tablet.x + PADDING, self.tablet.y + above, inside, self._room)
        self._arrange_answers(frame, self.tablet.bottom - PADDING + 12 - BUTTON[1])

    def _arrange_answers(self, frame: Frame, y: float) -> None:
        """Each as wide as the others, or as its words need; all as wide as there is room."""
        widths = [max(BUTTON[0], self._wide(frame, button)) for button in self._buttons]
        room = self._width - 2 * PADDING - GAP * (len(widths) - 1)
        if sum(widths) > room:
            needs = [self._wide(frame, button) for button in self._buttons]
            spare = (room - sum(needs)) / len(needs)
            widths = [need + spare for need in needs]
        x = self.tablet.center[0] - (sum(widths) + GAP * (len(widths) - 1)) / 2
        for button, width in zip(self._buttons, widths, strict=True):
            button.place(Box(x, y, width, BUTTON[1]))
            x += width + GAP

    @staticmethod
    def _wide(frame: Frame, button: Button) -> float:
        """What an answer needs for its words, and the key where it is told."""
        words = text_size(frame, button.label, size=WORDS, role="display")[0]
        key = text_size(frame, RETURN, size=16)[0] + 30
        return words + MARGIN + (key if button.key_hint else 0.0)

    @property
    def needs_draw(self) -> bool:
        """Whether it is fading in, or something in it has changed."""
        return self.age < FADE_IN or super().needs_draw

    def update(self, seconds: float) -> None:
        """Let time pass."""
        super().update(seconds)
        for button in self._buttons:
            button.key_hint = RETURN if button.focused else None
        if self.age < FADE_IN:
            self.age += seconds
            self.invalidate()

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw it, coming out of what lies below while it is new."""
        self.arrange(frame)
        place = frame.rect(*self.tablet.inset(-SHADOW))
        whole = super().draw
        draw_faded(surface, place, self.age / FADE_IN, lambda: whole(surface, frame))

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the tablet with its words."""
        panels.draw_panel(surface, frame, self.tablet, panels.Panel.TABLET)
        inside = self._width - 2 * PADDING
        top = self.tablet.y + PADDING
        draw_text(
            surface, frame, self.title, (self.tablet.center[0], top + self._title_height / 2),
            size=TITLE_SIZE, role="display", ink="heading", align="center", width=inside,
        )  # fmt: skip
        draw_paragraph(
            surface, frame, self.text_body,
            (self.tablet.x + PADDING, top + self._title_height + 28), inside,
            size=TEXT_SIZE, align="center", balanced=True,
        )  # fmt: skip
