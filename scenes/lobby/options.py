"""The match options of a game: a row each, with what the chosen value means and its clause.

The list comes from the game's data; a row whose option means nothing beside the others is left out.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.core.game_data import Option, game_data
from game.texts import Texts
from scenes.draw.frame import Frame
from scenes.draw.panels import draw_rule
from scenes.draw.text import text_size
from scenes.lobby.plan import Plan
from scenes.ui.box import Box
from scenes.ui.button import Button
from scenes.ui.choices import Segmented
from scenes.ui.drop_down import DropDown
from scenes.ui.label import Label, Paragraph
from scenes.ui.scroll_panel import ScrollPanel
from scenes.ui.widget import Widget

PADDING = 34.0
CONTROL = (430.0, 50.0)
GAP = 28.0
ROW_PADDING = 12.0
CLAUSE = (84.0, 36.0)


class OptionList(ScrollPanel):
    """Rows of options; scrolls where the reader's text is too large for all of them."""

    def __init__(
        self,
        box: Box,
        plan: Plan,
        texts: Texts,
        choose: Callable[[str, str], None],
        open_clause: Callable[[str], None],
    ) -> None:
        """`choose` takes an option and its new value, `open_clause` a clause of the rulebook."""
        super().__init__(box.inset(12, 12), texts.tr("Rules of this match"))
        self._plan, self._texts = plan, texts
        self._choose, self._open_clause = choose, open_clause

    def lay_out(self) -> None:
        """Add the rows, once the list is part of a scene and knows the size of text."""
        assert self.context is not None, "the list is laid out before it is part of a scene"
        frame = self.context.frame
        inside = Box(self.box.x + PADDING - 12, self.box.y + 14, self.box.w - 2 * (PADDING - 12), 0)
        title = Box(inside.x, inside.y, inside.w, text_size(frame, self.label, size=26)[1] + 10)
        self.add(Label(title, self.label, size=26, role="display", ink="heading"))
        y = title.bottom + 14
        for option in game_data(self._plan.game).options:
            if self._plan.is_meant(option.name):
                y = self._add_row(frame, option, Box(inside.x, y, inside.w, 0))

    def _add_row(self, frame: Frame, option: Option, at: Box) -> float:
        """Add the row of an option with its top at `at`; returns where the next begins."""
        language = self._texts.language
        words = at.w - CONTROL[0] - GAP
        label = option.label.in_language(language)
        about = self._chosen_about(option)
        wide, tall = text_size(frame, label, size=21, role="bold")
        self.add(_Line(Box(at.x, at.y, at.w, 1)))
        top = at.y + ROW_PADDING
        clause_x = at.x + min(wide, words - CLAUSE[0] - 14) + 14
        name = Label(
            Box(at.x, top, clause_x - 14 - at.x, max(tall, CLAUSE[1])), label, size=21, role="bold"
        )
        self.add(name)
        self.add(
            Button(
                Box(clause_x, top + (name.box.h - CLAUSE[1]) / 2, *CLAUSE),
                option.clause,
                lambda: self._open_clause(option.clause),
                size=16,
                tooltip=self._texts.tr("Read clause {clause}", clause=option.clause),
            )
        )
        said = Paragraph(
            Box(at.x, name.box.bottom + 8, words, 0), about, size=18, ink="text_second"
        )
        said.place(Box(*said.box[:3], said.height(frame)))
        self.add(said)
        bottom = max(said.box.bottom, top + CONTROL[1]) + ROW_PADDING
        middle = (at.y + bottom) / 2
        self._add_control(option, Box(at.x + at.w - CONTROL[0], middle - CONTROL[1] / 2, *CONTROL))
        return bottom

    def _chosen_about(self, option: Option) -> str:
        chosen = self._plan.options[option.name]
        about = next(value.about for value in option.values if value.value == chosen)
        return about.in_language(self._texts.language)

    def _add_control(self, option: Option, box: Box) -> None:
        values = [value.value for value in option.values]
        labels = [value.label.in_language(self._texts.language) for value in option.values]
        label = option.label.in_language(self._texts.language)
        kind = Segmented if self._fits_in_segments(labels) else DropDown
        self.add(
            kind(
                box,
                labels,
                values.index(self._plan.options[option.name]),
                lambda index: self._choose(option.name, values[index]),
                label=label,
            )
        )

    def _fits_in_segments(self, labels: list[str]) -> bool:
        assert self.context is not None
        room = CONTROL[0] / len(labels) - 24
        widths = [text_size(self.context.frame, one, size=20, role="bold")[0] for one in labels]
        return len(labels) <= 4 and max(widths) <= room


class _Line(Widget):
    """The hairline above a row."""

    solid = False

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw it, fading to both ends."""
        draw_rule(surface, frame, (self.box.x, self.box.y), self.box.w)
