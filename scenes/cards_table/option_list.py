"""A few things an effect can do, to choose one: the card at the left, a sentence on each row.

Shows words; what an answer means is the caller's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from scenes.cards_table.layout import CARD_SHAPE
from scenes.draw.buttons import State
from scenes.draw.cards.laying import draw_card
from scenes.draw.cards.look import CardLook
from scenes.draw.controls import draw_row
from scenes.draw.frame import Frame
from scenes.draw.panels import Look, Panel, draw_panel
from scenes.draw.text import draw_paragraph, draw_text, paragraph_height
from scenes.table.veil import draw_veil
from scenes.ui.box import Box
from scenes.ui.layer import Layer
from scenes.ui.widget import UiContext, Widget

CARD: Final = Box(372.0, 190.0, 340.0, 340.0 * CARD_SHAPE)
ROWS: Final = Box(760.0, 190.0, 720.0, 500.0)
TITLE_Y: Final = 130.0
GAP, PADDING, SIZE = 16.0, 22.0, 22.0


class Option(NamedTuple):
    """A row: its heading, its sentence, and the look of the card that says it."""

    name: str
    sentence: str
    look: CardLook


class Row(Widget):
    """One option. `on_look` is told when pointer or keyboard come to it."""

    focusable = True

    def __init__(
        self,
        box: Box,
        option: Option,
        on_press: Callable[[], None],
        on_look: Callable[[CardLook], None],
    ) -> None:
        super().__init__(box, option.name or option.sentence)
        self.option = option
        self._on_press, self._on_look = on_press, on_look

    def activate(self) -> None:
        """Choose it."""
        self.play("select")
        self._on_press()

    def hover(self, inside: bool) -> None:
        """Show the card that says it."""
        super().hover(inside)
        if inside:
            self._on_look(self.option.look)

    def focus(self, focused: bool) -> None:
        """The keyboard shows it too."""
        super().focus(focused)
        if focused:
            self._on_look(self.option.look)

    def texts(self) -> list[str]:
        """Heading and sentence."""
        return [words for words in (self.option.name, self.option.sentence) if words]

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """The plate and the words."""
        box = self.box
        lit = bool(self.state & State.HOVER) or self.focused
        draw_panel(surface, frame, box, Panel.PLATE, Look.SELECTED if lit else Look.NORMAL)
        draw_row(surface, frame, box.inset(4), state=State.HOVER if lit else State.NORMAL)
        y = box.y + PADDING
        if self.option.name:
            draw_text(
                surface, frame, self.option.name, (box.x + PADDING, y + 8),
                size=SIZE, role="display", ink="heading", width=box.w - 2 * PADDING,
            )  # fmt: skip
            y += 36
        draw_paragraph(
            surface, frame, self.option.sentence, (box.x + PADDING, y), box.w - 2 * PADDING,
            size=SIZE - 1,
        )  # fmt: skip


class OptionList(Layer):
    """The options over the table; Esc puts them aside."""

    solid = True
    sound = "paper"

    def __init__(
        self,
        title: str,
        options: Sequence[Option],
        on_choose: Callable[[int], None],
        on_aside: Callable[[], None],
    ) -> None:
        super().__init__(label=title)
        self.options = tuple(options)
        self._on_choose, self._on_aside = on_choose, on_aside
        self._look = options[0].look
        self.rows: list[Row] = []

    def attach(self, context: UiContext) -> None:
        """Lay the rows out for the size of the text."""
        super().attach(context)
        self.clear()
        y = ROWS.y
        self.rows = []
        for index, option in enumerate(self.options):
            box = Box(ROWS.x, y, ROWS.w, _height(context.frame, option))
            self.rows.append(self.add(Row(box, option, self._chooser(index), self._look_at)))
            y = box.bottom + GAP

    def _chooser(self, index: int) -> Callable[[], None]:
        return lambda: self._on_choose(index)

    def _look_at(self, look: CardLook) -> None:
        if look != self._look:
            self._look = look
            self.invalidate()

    @property
    def first_focus(self) -> Widget | None:
        """The first option."""
        return self.rows[0] if self.rows else None

    def cancel(self) -> None:
        """Esc: put it aside, to see the table."""
        self._on_aside()

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """A veil over the table, the title and the card."""
        draw_veil(surface)
        draw_text(
            surface, frame, self.label, ((CARD.x + ROWS.right) / 2, TITLE_Y),
            size=32, role="display", ink="heading", align="center", width=ROWS.right - CARD.x,
        )  # fmt: skip
        draw_card(surface, frame, CARD.center, CARD.w, self._look)


def _height(frame: Frame, option: Option) -> float:
    words = paragraph_height(frame, option.sentence, ROWS.w - 2 * PADDING, size=SIZE - 1)
    return words + 2 * PADDING + (36 if option.name else 0)
