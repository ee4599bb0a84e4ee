"""Paints what stays on the set-up screen: ground, title, the frames of panels, the summary."""

from __future__ import annotations

from typing import Final

import pygame

from game.onmyo.orbs import ORBS
from scenes.arena.layout import BEASTS, rects
from scenes.arena.prompts import Prompter
from scenes.arena.setup import places
from scenes.draw.chips import Tone, draw_chip
from scenes.draw.frame import Frame
from scenes.draw.grounds import draw_ground
from scenes.draw.orbs import draw_orb_chain
from scenes.draw.panels import draw_panel, draw_rule
from scenes.draw.text import draw_paragraph, draw_text
from scenes.ui.box import Box

PADDING = 28.0
TITLE = 38.0
LEFT_OVER = 3


class SetupBase:
    """Paints the base in one language."""

    def __init__(self, prompter: Prompter) -> None:
        self.say = prompter
        self.tr = prompter.texts.tr

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Everything that stays."""
        draw_ground(surface, frame, "onmyo")
        setup = rects().setup
        draw_text(
            surface, frame, self.tr("Arrange your pieces"),
            (setup.title.x, setup.title.center[1] - 2),
            size=TITLE, role="display", ink="heading", width=620,
        )  # fmt: skip
        draw_rule(surface, frame, (setup.title.x, 92), 1840)
        self._wheel(surface, frame, setup.wheel)
        self._tray(surface, frame, setup.tray)
        self._order(surface, frame, setup.order)

    def _wheel(self, surface: pygame.Surface, frame: Frame, box: Box) -> None:
        draw_panel(surface, frame, box)
        draw_text(
            surface, frame, self.tr("Your wheel"), (box.x + 26, box.y + 38),
            size=26, role="display", ink="heading", width=box.w - 190,
        )  # fmt: skip
        left = self.say.texts.trn("{n} stays", "{n} stay", LEFT_OVER)
        at = (box.right - 26, box.y + 37)
        draw_chip(surface, frame, at, left, tone=Tone.FAINT, align="right", size=18)

    def _tray(self, surface: pygame.Surface, frame: Frame, box: Box) -> None:
        draw_panel(surface, frame, box)
        draw_text(
            surface, frame, self.tr("Orbs to place"), (box.x + PADDING, box.y + 33),
            size=20, role="bold", ink="text_second", width=box.w / 2 - 60,
        )  # fmt: skip
        draw_text(
            surface, frame, self.tr("Drag, or press 1 to 5"), (box.right - PADDING, box.y + 33),
            size=18, ink="text_third", align="right", width=box.w / 2 - 40,
        )  # fmt: skip

    def _order(self, surface: pygame.Surface, frame: Frame, box: Box) -> None:
        """Which orb overcomes which, always in sight (O-06)."""
        draw_panel(surface, frame, box)
        draw_text(
            surface, frame, self.tr("Order of victory"), (box.x + 26, box.y + 33),
            size=20, role="bold", ink="text_second", width=box.w - 52,
        )  # fmt: skip
        step = (box.w - 52 - 50) / 4
        kinds = [BEASTS[orb] for orb in ORBS]
        draw_orb_chain(surface, frame, (box.x + 51, box.y + 92), kinds, size=50, step=step)
        words = self.tr("Suzaku overcomes Kirin; other pairs cancel out.")
        draw_paragraph(
            surface, frame, words, (box.x + 26, box.y + 134), box.w - 52,
            size=17, ink="text_second", leading=1.35, max_lines=3,
        )  # fmt: skip


BESIDE: Final = 46.0
"""Units between a disc and the frame of its panel, too few for letters to grow."""


def paint_side_names(surface: pygame.Surface, frame: Frame, prompter: Prompter, piece: int) -> None:
    """Front, right, rear and left around the disc of a piece."""
    x, y, size = places.disc(piece)
    reach = size / 2 + 22
    for name, at, strong in (
        ("front", (x, y - reach), True),
        ("right", (x + reach + 4, y), False),
        ("rear", (x, y + reach), False),
        ("left", (x - reach - 4, y), False),
    ):
        draw_text(
            surface, frame, prompter.thing("side", name), at,
            size=18, role="bold", ink="text" if strong else "text_third", align="center",
            width=160 if at[0] == x else BESIDE, fixed=at[0] != x, floor=11,
        )  # fmt: skip
