"""The washi strip that asks one question: a seal, one or two lines, and the answers at its right.

Shows an `Asking`; what an answer does is told to the table by its command. Knows no game.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from scenes.draw.buttons import Kind
from scenes.draw.frame import Frame
from scenes.draw.panels import Panel, draw_panel
from scenes.draw.seals import Mark, draw_mark, draw_seal
from scenes.draw.text import draw_paragraph, draw_text, paragraph_height, text_size
from scenes.ui.box import Box
from scenes.ui.button import Button
from scenes.ui.group import Group
from scenes.ui.widget import UiContext, Widget

INSET: Final = 9.0
GAP: Final = 10.0
SEAL: Final = 42.0
MARK: Final = 44.0
LEAST_BUTTON: Final = 120.0
BUTTON_TEXT: Final = 20.0
ONE_LINE: Final = (24.0, 18.0)
"""Sizes of the headline and of what stands beside it."""
TWO_LINES: Final = (20.0, 16.0)
LEADING: Final = 1.3
TIGHT: Final = 1.2
"""Height of one of two lines, in sizes of its text."""
EDGE: Final = 5.0
"""Units of paper kept above and below two lines."""
SMALLEST: Final = 13.0
RETURN: Final = "Enter"
"""The hint of a button that Return presses from anywhere."""
APART: Final = "\u3000―\u3000"
"""Between a headline and a long detail where both share the lines."""
MOST_BUTTONS: Final = 0.62
"""Share of the strip that its buttons may take."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A button: its words, the command it gives, and whether it is the one that commits."""

    label: str
    command: Hashable
    commits: bool = False
    key: str = ""
    shortcut: int | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Asking:
    """Everything the strip says at one moment; `mark` is the result that is foreseen."""

    headline: str
    detail: str = ""
    seal: str = ""
    mark: Mark | None = None
    replies: tuple[Reply, ...] = ()
    warns: bool = False


class Strip(Group):
    """One question at a time. `on_command` is called with the command of the answer."""

    def __init__(self, box: Box, on_command: Callable[[Hashable], None]) -> None:
        super().__init__(box)
        self.asking = Asking("")
        self._commands: tuple[Hashable, ...] = ()
        self.commit_kind = Kind.PRIMARY
        self._on_command = on_command

    def ask(self, asking: Asking, commit_kind: Kind = Kind.PRIMARY) -> None:
        """Say something; nothing is redrawn if it stands there already."""
        if (asking, commit_kind) == (self.asking, self.commit_kind):
            return
        before = self.asking.replies, self.commit_kind
        self.asking, self.commit_kind = asking, commit_kind
        self.label = asking.headline
        if (asking.replies, commit_kind) != before:
            self._lay_out()
        self.invalidate()

    def attach(self, context: UiContext) -> None:
        """Become part of a scene: only now the width of the answers is known."""
        super().attach(context)
        self._lay_out()

    def _lay_out(self) -> None:
        """The buttons, the last one at the right end; too many are pressed together."""
        if self.context is None:
            return
        before = dict(zip(self._commands, self.children, strict=True))
        replies = self.asking.replies
        self._commands = tuple(reply.command for reply in replies)
        self.clear()
        widths = [_width(self.context.frame, reply) for reply in replies]
        total = sum(widths) + GAP * max(0, len(widths) - 1)
        squeeze = min(1.0, self.box.w * MOST_BUTTONS / total) if total else 1.0
        x = self.box.right - INSET - total * squeeze
        for reply, width in zip(replies, widths, strict=True):
            place = Box(x, self.box.y + INSET, width * squeeze, self.box.h - 2 * INSET)
            stood = before.get(reply.command)
            self.add(self._same(stood, reply, place) or self._button(reply, place))
            x += (width + GAP) * squeeze

    def _same(self, stood: Widget | None, reply: Reply, place: Box) -> Button | None:
        """The button that stood there with other words: it keeps pointer and keyboard."""
        kind = self.commit_kind if reply.commits else Kind.PAPER
        if not isinstance(stood, Button) or stood.shortcut != reply.shortcut:
            return None
        stood.rename(reply.label)
        stood.kind, stood.key_hint, stood.box = kind, reply.key or None, place
        if reply.reason:
            stood.disable(reply.reason)
        else:
            stood.enable()
        return stood

    def _button(self, reply: Reply, place: Box) -> Button:
        button = Button(
            place,
            reply.label,
            partial(self._on_command, reply.command),
            kind=self.commit_kind if reply.commits else Kind.PAPER,
            size=BUTTON_TEXT,
            key_hint=reply.key or None,
            shortcut=reply.shortcut,
            enabled=not reply.reason,
            reason=reply.reason,
        )
        button.lane = self.box  # up and down come to the paper, wherever on it the answer stands
        button.needs_ring = reply.key != RETURN
        return button

    def command_of(self, button: Widget) -> Hashable:
        """What a button of this strip commands."""
        return self._commands[self.children.index(button)]

    def texts(self) -> list[str]:
        """Everything that is said, the buttons apart."""
        return [words for words in (self.asking.headline, self.asking.detail) if words]

    # --- painting

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """The paper and what stands on it."""
        draw_panel(surface, frame, self.box, Panel.WASHI)
        asking, middle = self.asking, self.box.center[1]
        x = self.box.x + 18
        if asking.seal:
            draw_seal(surface, frame, (x + SEAL / 2, middle), SEAL, asking.seal)
            x += SEAL + 14
        if asking.mark is not None:
            draw_mark(surface, frame, (x + MARK / 2, middle), MARK, asking.mark)
            x += MARK + 12
        end = min((child.box.x for child in self.children), default=self.box.right - INSET) - 16
        self._words(surface, frame, x, end - x)

    def _words(self, surface: pygame.Surface, frame: Frame, x: float, room: float) -> None:
        asking, middle = self.asking, self.box.center[1]
        large, small = ONE_LINE
        wide = text_size(frame, asking.headline, size=large, role="display")[0]
        if asking.warns or (wide > room and not asking.detail):
            self._paragraph(surface, frame, asking.headline, x, room)
            return
        beside = text_size(frame, asking.detail, size=small)[0] if asking.detail else 0.0
        if wide + (24 if beside else 0) + beside <= room or not asking.detail:
            draw_text(
                surface, frame, asking.headline, (x, middle),
                size=large, role="display", ink="ink", width=room,
            )  # fmt: skip
            draw_text(
                surface, frame, asking.detail, (x + wide + 24, middle + 2),
                size=small, ink="ink_second", width=max(1.0, room - wide - 24),
            )  # fmt: skip
            return
        self._two_lines(surface, frame, x, room)

    def _two_lines(self, surface: pygame.Surface, frame: Frame, x: float, room: float) -> None:
        """The headline over the detail, both as large as the strip is tall."""
        ems = [text_size(frame, "", size=size)[1] for size in TWO_LINES]
        share = min(1.0, (self.box.h - 2 * EDGE) / (TIGHT * sum(ems)))
        large, small = (size * share for size in TWO_LINES)
        tall, low = (em * share * TIGHT for em in ems)
        if text_size(frame, self.asking.detail, size=small)[0] > room:
            words = f"{self.asking.headline}{APART}{self.asking.detail}"
            self._paragraph(surface, frame, words, x, room)
            return
        top = self.box.center[1] - (tall + low) / 2
        draw_text(
            surface, frame, self.asking.headline, (x, top + tall / 2),
            size=large, role="display", ink="ink", width=room,
        )  # fmt: skip
        draw_text(
            surface, frame, self.asking.detail, (x, top + tall + low / 2),
            size=small, ink="ink_second", width=room,
        )  # fmt: skip

    def _paragraph(
        self, surface: pygame.Surface, frame: Frame, words: str, x: float, room: float
    ) -> None:
        """A refusal, a sentence without detail, or all there is to say where the detail is long:
        large on one line, else smaller on more."""
        size = ONE_LINE[0]
        one_line = text_size(frame, words, size=size, role="display")[0] <= room
        role = "display" if one_line else "bold"
        tall = paragraph_height(frame, words, room, size=size, role=role, leading=LEADING)
        while not one_line and tall > self.box.h - 14 and size > SMALLEST:
            size -= 1
            tall = paragraph_height(frame, words, room, size=size, role=role, leading=LEADING)
        draw_paragraph(
            surface, frame, words, (x, self.box.center[1] - tall / 2), room,
            size=size, role=role, ink="ink_red" if self.asking.warns else "ink", leading=LEADING,
        )  # fmt: skip


def _width(frame: Frame, reply: Reply) -> float:
    role = "display" if reply.commits else "bold"
    words = text_size(frame, reply.label, size=BUTTON_TEXT, role=role)[0]
    key = text_size(frame, reply.key, size=16)[0] + 30 if reply.key else 0.0
    return max(LEAST_BUTTON, words + 48 + key)
