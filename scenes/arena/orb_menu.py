"""The small menu of orbs that lead to one square, each with what it would mean there.

Opens beside the square when a piece is dropped without an orb chosen and several would do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.core.types import CardId
from scenes.arena.layout import BEASTS
from scenes.arena.plan import Plan
from scenes.arena.prompts import Prompter
from scenes.arena.routes import Route
from scenes.draw.buttons import State
from scenes.draw.controls import draw_row
from scenes.draw.frame import UNIT_HEIGHT, UNIT_WIDTH, Frame
from scenes.draw.orbs import draw_orb
from scenes.draw.panels import Look, Panel, draw_panel
from scenes.draw.seals import Mark, draw_mark
from scenes.draw.text import draw_text, text_size
from scenes.ui.box import Box
from scenes.ui.layer import Layer
from scenes.ui.widget import Widget

WIDTH: Final = 410.0
ROW: Final = 66.0
PADDING: Final = 12.0
HEAD: Final = 40.0
ORB: Final = 46.0


class Choice(Widget):
    """One orb: its name, what comes of it, and the result of a clash."""

    focusable = True

    def __init__(
        self, orb: str, name: str, meaning: str, result: str, on_press: Callable[[str], None]
    ) -> None:
        super().__init__(Box(0, 0, WIDTH, ROW), name)
        self.orb, self.meaning, self.result = orb, meaning, result
        self._on_press = on_press

    def activate(self) -> None:
        """Choose this orb."""
        self.play("select")
        self._on_press(self.orb)

    def texts(self) -> list[str]:
        """Name and meaning."""
        return [self.label, self.meaning]

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """The orb, the words, the mark."""
        box = self.box
        lit = bool(self.state & State.HOVER) or self.focused
        draw_row(surface, frame, box, state=State.HOVER if lit else State.NORMAL)
        draw_orb(surface, frame, (box.x + 36, box.center[1]), ORB, BEASTS[self.orb])
        left, right = box.x + 72, box.right - (56 if self.result else 12)
        draw_text(
            surface, frame, self.label, (left, box.y + 21),
            size=20, role="display", width=right - left,
        )  # fmt: skip
        draw_text(
            surface, frame, self.meaning, (left, box.y + 46),
            size=17, ink="text_second", width=right - left,
        )  # fmt: skip
        if self.result:
            draw_mark(surface, frame, (box.right - 34, box.center[1]), 36, Mark(self.result))


class OrbMenu(Layer):
    """A list of choices beside a square; Esc or a click beside it closes it."""

    solid = True
    dims = False
    sound = "paper"

    def __init__(self, title: str, choices: Sequence[Choice], beside: Box) -> None:
        super().__init__(label=title)
        height = HEAD + len(choices) * ROW + PADDING
        x = beside.right + 16
        if x + WIDTH > UNIT_WIDTH - 12:
            x = beside.x - WIDTH - 16
        y = min(max(12.0, beside.center[1] - height / 2), UNIT_HEIGHT - height - 12)
        self._tablet = self.closes_beside = Box(x, y, WIDTH, height)
        self._choices = [self.add(choice) for choice in choices]
        rows = Box(x + PADDING, y + HEAD, WIDTH - 2 * PADDING, len(choices) * ROW)
        for choice, row in zip(self._choices, rows.rows(len(choices)), strict=True):
            choice.place(row)

    @property
    def first_focus(self) -> Widget:
        """The first orb."""
        return self._choices[0]

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """The plate and its heading."""
        box = self._tablet
        draw_panel(surface, frame, box, Panel.PLATE, Look.SELECTED)
        width = box.w - 2 * PADDING - 12
        size = 18.0 if text_size(frame, self.label, size=18)[0] <= width else 16.0
        draw_text(
            surface, frame, self.label, (box.x + PADDING + 8, box.y + 24),
            size=size, role="bold", ink="text_second", width=width,
        )  # fmt: skip


def best_way(plan: Plan, piece: CardId, orb: str, square: str) -> Route:
    """The best way of a piece to a square with an orb that leads there."""
    there = plan.reach_with(piece, orb)
    assert there is not None
    return there.to(square)[0]


def orb_menu(
    prompter: Prompter,
    ways: Sequence[tuple[str, Route]],
    beside: Box,
    on_choose: Callable[[str], None],
) -> OrbMenu:
    """The menu of orbs with what comes of each; choosing closes it first."""

    def choose(orb: str) -> None:
        menu.on_close()
        on_choose(orb)

    choices = [
        Choice(
            orb,
            prompter.thing("orb", orb),
            prompter.in_short(way),
            way.battle.result if way.battle else "",
            choose,
        )
        for orb, way in ways
    ]
    menu = OrbMenu(prompter.texts.tr("Which orb pays for it?"), choices, beside)
    return menu
