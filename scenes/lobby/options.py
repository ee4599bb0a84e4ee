"""The match options of a game: a row each, with what the chosen value means and its clause.

The list comes from the game's data; a row whose option means nothing beside the others is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.core.game_data import Option, game_data
from game.core.phrases import phrases
from game.texts import Texts
from scenes.draw.brand import draw_watermark
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
MARK_GAP = 26.0
LEAST_MARK, MOST_MARK = 250.0, 330.0
"""Units of room below the rows from which the name of the house stands there, and its height."""
LEAST_WORDS = 240.0
"""Units that the words of a row need beside the control; with less it stands below them."""


class Custom(NamedTuple):
    """A choice beside the rules of the match: which of `names` holds, what each means, and what
    takes another."""

    label: str
    names: Sequence[str]
    abouts: Sequence[str]
    current: int
    choose: Callable[[int], None]


class OptionList(ScrollPanel):
    """Rows of options; scrolls where the reader's text is too large for all of them."""

    def __init__(
        self,
        box: Box,
        plan: Plan,
        texts: Texts,
        choose: Callable[[str, str], None],
        open_clause: Callable[[str], None],
        *,
        custom: Custom | None = None,
    ) -> None:
        """`choose` takes an option and its new value, `open_clause` a clause of the rulebook."""
        super().__init__(box.inset(12, 12), texts.tr("Rules of this match"))
        self._plan, self._texts = plan, texts
        self._choose, self._open_clause = choose, open_clause
        self._custom = custom

    def lay_out(self) -> None:
        """Add the rows, once the list is part of a scene and knows the size of text."""
        assert self.context is not None, "the list is laid out before it is part of a scene"
        frame = self.context.frame
        inside = Box(self.box.x + PADDING - 12, self.box.y + 14, self.box.w - 2 * (PADDING - 12), 0)
        title = Box(inside.x, inside.y, inside.w, text_size(frame, self.label, size=26)[1] + 10)
        self.add(Label(title, self.label, size=26, role="display", ink="heading"))
        y = title.bottom + 14
        if self._custom is not None:
            y = self._add_custom(frame, self._custom, Box(inside.x, y, inside.w, 0))
        for option in game_data(self._plan.game).options:
            if self._plan.is_meant(option.name):
                y = self._add_row(frame, option, Box(inside.x, y, inside.w, 0))
        clause = game_data(self._plan.game).deck_clause
        if clause:
            y = self._add_deck_rule(frame, clause, Box(inside.x, y, inside.w, 0))
        room = self.box.bottom - MARK_GAP - y
        if room >= LEAST_MARK:
            height = min(room, MOST_MARK)
            self.add(_Mark(Box(inside.x, self.box.bottom - MARK_GAP - height, inside.w, height)))

    def _add_deck_rule(self, frame: Frame, clause: str, at: Box) -> float:
        """What a deck may be, for which there is nothing to choose; returns where it ends."""
        top = self._add_name(frame, self._texts.tr("Decks"), clause, at, at.w)
        parts = phrases(self._plan.game).clause_parts(clause, self._texts.language)
        rule = next(part for part in reversed(parts) if part)  # the ruling, where there is one
        return self._add_about(frame, rule, Box(at.x, top, at.w, 0)) + ROW_PADDING

    def _add_custom(self, frame: Frame, custom: Custom, at: Box) -> float:
        """Add a choice that no clause is about; returns where the next row begins."""
        self.add(_Line(Box(at.x, at.y, at.w, 1)))
        tall = max(text_size(frame, custom.label, size=21, role="bold")[1], CLAUSE[1])
        name = Box(at.x, at.y + ROW_PADDING, at.w, tall)
        self.add(Label(name, custom.label, size=21, role="bold"))
        about = custom.abouts[custom.current]
        end = self._add_about(frame, about, Box(at.x, name.bottom + 8, at.w, 0))
        control = Box(at.x, end + ROW_PADDING, at.w, CONTROL[1])
        names = list(custom.names)
        kind = Segmented if self._fits_in_segments(names, at.w) else DropDown
        self.add(kind(control, names, custom.current, custom.choose, label=custom.label))
        return control.bottom + 2 * ROW_PADDING

    def _add_row(self, frame: Frame, option: Option, at: Box) -> float:
        """Add the row of an option with its top at `at`; returns where the next begins."""
        language = self._texts.language
        is_beside = at.w - CONTROL[0] - GAP >= LEAST_WORDS
        words = at.w - CONTROL[0] - GAP if is_beside else at.w
        label = option.label.in_language(language)
        top = self._add_name(frame, label, option.clause, at, words)
        end = self._add_about(frame, self._chosen_about(option), Box(at.x, top, words, 0))
        if not is_beside:
            control = Box(at.x, end + ROW_PADDING, at.w, CONTROL[1])
            self._add_control(option, control)
            return control.bottom + 2 * ROW_PADDING
        bottom = max(end, at.y + ROW_PADDING + CONTROL[1]) + ROW_PADDING
        middle = (at.y + bottom) / 2
        self._add_control(option, Box(at.x + at.w - CONTROL[0], middle - CONTROL[1] / 2, *CONTROL))
        return bottom

    def _add_name(self, frame: Frame, label: str, clause: str, at: Box, width: float) -> float:
        """Add a line, a name and the button of its clause; returns where words may follow."""
        wide, tall = text_size(frame, label, size=21, role="bold")
        self.add(_Line(Box(at.x, at.y, at.w, 1)))
        top = at.y + ROW_PADDING
        clause_x = at.x + min(wide, width - CLAUSE[0] - 14) + 14
        name = Box(at.x, top, clause_x - 14 - at.x, max(tall, CLAUSE[1]))
        self.add(Label(name, label, size=21, role="bold"))
        self.add(
            Button(
                Box(clause_x, top + (name.h - CLAUSE[1]) / 2, *CLAUSE),
                clause,
                lambda: self._open_clause(clause),
                size=16,
                tooltip=self._texts.tr("Read clause {clause}", clause=clause),
            )
        )
        return name.bottom + 8

    def _add_about(self, frame: Frame, about: str, at: Box) -> float:
        """Add a sentence below a name; returns where it ends."""
        said = Paragraph(at, about, size=18, ink="text_second")
        said.place(Box(at.x, at.y, at.w, said.height(frame)))
        self.add(said)
        return said.box.bottom

    def _chosen_about(self, option: Option) -> str:
        chosen = self._plan.options[option.name]
        about = next(value.about for value in option.values if value.value == chosen)
        return about.in_language(self._texts.language)

    def _add_control(self, option: Option, box: Box) -> None:
        values = [value.value for value in option.values]
        labels = [value.label.in_language(self._texts.language) for value in option.values]
        label = option.label.in_language(self._texts.language)
        kind = Segmented if self._fits_in_segments(labels, box.w) else DropDown
        self.add(
            kind(
                box,
                labels,
                values.index(self._plan.options[option.name]),
                lambda index: self._choose(option.name, values[index]),
                label=label,
            )
        )

    def _fits_in_segments(self, labels: list[str], width: float) -> bool:
        assert self.context is not None
        room = width / len(labels) - 24
        widths = [text_size(self.context.frame, one, size=20, role="bold")[0] for one in labels]
        return len(labels) <= 4 and max(widths) <= room


class _Line(Widget):
    """The hairline above a row."""

    solid = False

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw it, fading to both ends."""
        draw_rule(surface, frame, (self.box.x, self.box.y), self.box.w)


class _Mark(Widget):
    """The name of the house, faint, where the panel would be empty."""

    solid = False

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw it from top to bottom."""
        draw_watermark(surface, frame, self.box.center, self.box.h / 3.2)
