"""The washi strip that asks one question, with its answers on the right (ART §7, prompt bar)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from scenes.draw import panels
from scenes.draw.buttons import Kind
from scenes.draw.frame import Frame
from scenes.draw.seals import draw_seal
from scenes.draw.text import draw_text, text_size
from scenes.ui.box import Box
from scenes.ui.button import Button, nothing
from scenes.ui.group import Group
from scenes.ui.widget import UiContext

QUESTION_SIZE = 24.0
HINT_SIZE = 18.0
ANSWER_SIZE = 20.0
INSET = 12.0
GAP = 10.0
SEAL_SHARE = 0.62
"""Height of the seal as a share of the strip."""
LEAST_ANSWER = 120.0


@dataclass(frozen=True, slots=True)
class Answer:
    """A button at the right end of the strip; a `reason` greys it out and says why."""

    label: str
    on_press: Callable[[], None] = nothing
    kind: Kind = Kind.PAPER
    icon: str | None = None
    reason: str = ""
    shortcut: int | None = None


class PromptBar(Group):
    """One question at a time. `seal` is a character on the red mark at its left end."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.seal = ""
        self.question = ""
        self.hint_text = ""
        self._answers: tuple[Answer, ...] = ()

    def ask(
        self, question: str, *, hint: str = "", seal: str = "", answers: Sequence[Answer] = ()
    ) -> None:
        """Ask something; nothing is redrawn if it is what stands there already."""
        asked = (question, hint, seal)
        if asked != (self.question, self.hint_text, self.seal):
            self.question, self.hint_text, self.seal = asked
            self.label = question
            self.invalidate()
        if tuple(answers) != self._answers:
            self._answers = tuple(answers)
            self._lay_out()

    def attach(self, context: UiContext) -> None:
        """Become part of a scene: only now the width of the answers is known."""
        super().attach(context)
        self._lay_out()

    def _lay_out(self) -> None:
        if self.context is None:
            return
        self.clear()
        frame, box = self.context.frame, self.box
        right = box.right - INSET
        places = []
        for answer in reversed(self._answers):
            words = text_size(frame, answer.label, size=ANSWER_SIZE, role="bold")[0]
            width = max(LEAST_ANSWER, words + 56 + (34 if answer.icon else 0))
            places.append(Box(right - width, box.y + INSET, width, box.h - 2 * INSET))
            right -= width + GAP
        for answer, place in zip(self._answers, reversed(places), strict=True):
            self.add(_button(answer, place))

    def texts(self) -> list[str]:
        """The question and what stands beside it."""
        return [text for text in (self.question, self.hint_text) if text]

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the strip, the seal and the words."""
        box = self.box
        panels.draw_panel(surface, frame, box, panels.Panel.WASHI)
        x, middle = box.x + 20, box.center[1]
        if self.seal:
            side = box.h * SEAL_SHARE
            draw_seal(surface, frame, (x + side / 2, middle), side, self.seal)
            x += side + 16
        end = min((child.box.x for child in self.children), default=box.right - INSET) - 16
        words = text_size(frame, self.question, size=QUESTION_SIZE, role="display")[0]
        width = max(0.0, end - x)
        draw_text(
            surface, frame, self.question, (x, middle),
            size=QUESTION_SIZE, role="display", ink="ink", width=width,
        )  # fmt: skip
        x += words + 24
        if self.hint_text and x < end - 80:
            draw_text(
                surface, frame, self.hint_text, (x, middle),
                size=HINT_SIZE, ink="ink_second", width=end - x,
            )  # fmt: skip


def _button(answer: Answer, place: Box) -> Button:
    return Button(
        place,
        answer.label,
        answer.on_press,
        kind=answer.kind,
        icon=answer.icon,
        enabled=not answer.reason,
        reason=answer.reason,
        shortcut=answer.shortcut,
        size=ANSWER_SIZE,
    )
