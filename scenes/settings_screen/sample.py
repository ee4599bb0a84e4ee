"""The sample beside the settings: orbs, marks, words and a moving piece, as they look now."""

from __future__ import annotations

from typing import Final

import pygame

from game.texts import Texts
from scenes.draw.chips import Tone, draw_chip
from scenes.draw.frame import Frame
from scenes.draw.orbs import draw_orb
from scenes.draw.panels import draw_panel, draw_rule
from scenes.draw.pieces import PieceState, draw_piece
from scenes.draw.seals import Mark, draw_mark
from scenes.draw.text import draw_paragraph, draw_text, paragraph_height, text_size
from scenes.draw.theme import palette
from scenes.services import Services
from scenes.stage.director import MotionLevel
from scenes.stage.tween import Motion, Tweens, cubic_in_out
from scenes.ui.box import Box
from scenes.ui.widget import Widget

PADDING: Final = 34.0
PIECE: Final = 244.0
PIECE_GIVES: Final = 130.0
"""Units the piece gives up where the reader's text is twice as large."""
TURN: Final = 0.24
STEP: Final = 0.22
REST: Final = 1.1
"""Seconds between two moves of the sample piece."""


class Sample(Widget):
    """Shows what the settings do; looks at the services, which always hold the present ones."""

    solid = False

    def __init__(self, box: Box, services: Services) -> None:
        super().__init__(box)
        self._services = services
        self._tweens = Tweens()
        self._rest = REST
        self.degrees = 0.0
        self.shift = 0.0

    @property
    def _texts(self) -> Texts:
        return self._services.texts

    def texts(self) -> list[str]:
        """Its words."""
        return [*self._words(), *(word for word, _ in self._chips())]

    def _words(self) -> tuple[str, str, str, str]:
        texts = self._texts
        return (
            texts.tr("Sample"),
            texts.tr("A piece on the move"),
            texts.tr("Marks and orbs"),
            texts.tr("Green overcomes red. The piece of the other side returns to the hand."),
        )

    def _chips(self) -> list[tuple[str, Tone]]:
        texts = self._texts
        return [
            (texts.tr("May be chosen"), Tone.LEGAL),
            (texts.tr("Chosen"), Tone.CHOSEN),
            (texts.tr("Attacked"), Tone.ATTACKED),
            (texts.tr("Not now"), Tone.FAINT),
        ]

    # --- motion

    def update(self, seconds: float) -> None:
        """Let the piece step and turn now and then, as a piece in a match would."""
        super().update(seconds)
        if self._tweens.is_busy():
            self._tweens.update(seconds * self._services.settings.speed)
            self.invalidate()
            return
        self._rest -= seconds
        if self._rest <= 0.0:
            self._rest = REST
            self._move()

    def _move(self) -> None:
        to = 0.0 if self.shift else 1.0
        full = self._services.motion is MotionLevel.FULL
        self.degrees %= 360.0
        for prop, goal, seconds, delay in (
            ("shift", to, STEP, 0.0),
            ("degrees", self.degrees + 90.0, TURN, STEP),
        ):
            length = (seconds, delay) if full else (0.0, 0.0)
            self._tweens.start(Motion(self, prop, goal, length[0], cubic_in_out, length[1]))
        self.invalidate()

    # --- picture

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the panel, top to bottom."""
        draw_panel(surface, frame, self.box)
        inside = self.box.inset(PADDING, 30)
        title, moving, marks, sentence = self._words()
        y = self._heading(surface, frame, title, inside, size=26)
        draw_rule(surface, frame, (inside.x, y), inside.w)
        y = self._heading(surface, frame, moving, _below(inside, y + 20), size=18)
        piece = PIECE - PIECE_GIVES * max(0.0, frame.text_scale - 1.0)
        self._paint_piece(surface, frame, Box(inside.x, y, inside.w, piece))
        y = self._heading(surface, frame, marks, _below(inside, y + piece + 44), size=18)
        y = self._paint_marks(surface, frame, inside, y)
        height = paragraph_height(frame, sentence, inside.w, size=20)
        draw_paragraph(surface, frame, sentence, (inside.x, y), inside.w, size=20)
        self._paint_chips(surface, frame, inside, y + height + 34)

    def _heading(
        self, surface: pygame.Surface, frame: Frame, words: str, at: Box, *, size: float
    ) -> float:
        big = size > 20
        tall = text_size(frame, words, size=size)[1]
        draw_text(
            surface, frame, words, (at.x, at.y + tall / 2), size=size, width=at.w,
            role="display" if big else "body", ink="heading" if big else "text_second",
        )  # fmt: skip
        return at.y + tall + 14

    def _paint_piece(self, surface: pygame.Surface, frame: Frame, room: Box) -> None:
        size = room.h
        way = room.w - size - 24
        centre = room.x + 12 + size / 2 + way * self.shift, room.y + 8 + size / 2
        moving = self._tweens.is_busy()
        draw_piece(
            surface, frame, centre, size, next(iter(palette().sides)),
            tuple(list(palette().orbs)[:4]), degrees=self.degrees,
            state=PieceState.LIFTED if moving else PieceState.NORMAL,
        )  # fmt: skip

    def _paint_marks(self, surface: pygame.Surface, frame: Frame, inside: Box, y: float) -> float:
        size = 68.0
        for index, mark in enumerate(Mark):
            draw_mark(surface, frame, (inside.x + size / 2 + index * 112, y + size / 2), size, mark)
        y += size + 22
        orbs = list(palette().orbs)
        step = (inside.w - size) / (len(orbs) - 1)
        for index, kind in enumerate(orbs):
            draw_orb(surface, frame, (inside.x + size / 2 + index * step, y + size / 2), size, kind)
        return y + size + 34

    def _paint_chips(self, surface: pygame.Surface, frame: Frame, inside: Box, y: float) -> None:
        x = inside.x
        for words, tone in self._chips():
            wide = text_size(frame, words, size=18, role="bold")[0] + 30
            tall = text_size(frame, words, size=18)[1] * 1.72
            if x > inside.x and x + wide > inside.right:
                x, y = inside.x, y + tall + 10
            if y + tall > inside.bottom + 12:
                return
            chip = draw_chip(surface, frame, (x, y + tall / 2), words, tone=tone)
            x += chip.w / frame.scale + 12


def _below(box: Box, y: float) -> Box:
    """The part of a box below a height."""
    return Box(box.x, y, box.w, box.bottom - y)
