"""The sample beside the settings: cards, a piece, orbs, marks and words, as they look now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

import pygame

from game.texts import Texts
from scenes.draw.cards.look import CardLook
from scenes.draw.chips import Tone, draw_chip
from scenes.draw.frame import Frame
from scenes.draw.orbs import draw_orb
from scenes.draw.panels import draw_panel, draw_rule
from scenes.draw.pieces import PieceState, draw_piece
from scenes.draw.seals import Mark, draw_mark
from scenes.draw.text import draw_paragraph, draw_text, paragraph_height, text_size
from scenes.draw.theme import palette
from scenes.services import Services
from scenes.settings_screen.sample_cards import (
    DORMANT,
    SLOT,
    dormant_words,
    paint_cards,
    sample_looks,
)
from scenes.stage.director import MotionLevel
from scenes.stage.tween import Motion, Tweens, cubic_in_out
from scenes.ui.box import Box
from scenes.ui.widget import Widget

PADDING: Final = 34.0
PIECE: Final = 168.0
LEAST: Final = 0.5
"""Share of their size the pictures keep at least where the words are large."""
BESIDE: Final = 26.0
"""Units between the piece and what stands at its right."""
HEADING, LABEL, TEXT = 26.0, 18.0, 20.0
BELOW_LABEL: Final = 14.0
ABOVE_WORDS: Final = 18.0
LEAST_GAP, MOST_GAP = 20.0, 56.0
CHIP_ENDS, CHIP_GAP = 26.0, 10.0
"""Units of a chip beside its words, and between two chips."""
TURN: Final = 0.24
REST: Final = 1.1
"""Seconds between two moves of the sample."""


class Part(NamedTuple):
    """A picture in the sample: its label, how tall it is at full size, how it is painted, and what
    is said below it."""

    label: str
    tall: float
    paint: Callable[[pygame.Surface, Frame, Box], None]
    words: str


@dataclass(frozen=True, slots=True)
class Plan:
    """How the sample is laid out: the share of their size that pictures have, the gap between
    parts, and which chips stand on each line."""

    share: float
    gap: float
    lines: tuple[tuple[int, ...], ...]


class Sample(Widget):
    """Shows what the settings do; looks at the services, which always hold the present ones."""

    solid = False

    def __init__(self, box: Box, services: Services) -> None:
        super().__init__(box)
        self._services = services
        self._tweens = Tweens()
        self._rest = REST
        self._cards = sample_looks(services.texts.language)
        self.degrees = 0.0
        self.lying = DORMANT

    @property
    def _texts(self) -> Texts:
        return self._services.texts

    def texts(self) -> list[str]:
        """Its words."""
        said = [text for part in self._parts() for text in (part.label, part.words)]
        return [self._texts.tr("Sample"), *said, *(word for word, _ in self._chips())]

    def _parts(self) -> list[Part]:
        """The pictures with their words, top to bottom."""
        texts, found = self._texts, []
        if self._cards is not None:
            word, meaning = dormant_words(self._cards)
            words = texts.tr("{word}: {meaning}", word=word, meaning=meaning)
            paint = partial(self._paint_cards, self._cards)
            found.append(Part(texts.tr("Cards in play"), SLOT, paint, words))
        green = texts.tr("Green overcomes red. The piece of the other side returns to the hand.")
        found.append(Part(texts.tr("Piece, marks and orbs"), PIECE, self._paint_pieces, green))
        return found

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
        """Let the piece turn and the card fall dormant or awaken, as they do in a match."""
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
        full = self._services.motion is MotionLevel.FULL
        self.degrees %= 360.0
        length = TURN if full else 0.0
        to = 0.0 if self.lying else DORMANT
        self._tweens.start(Motion(self, "degrees", self.degrees + 90.0, length, cubic_in_out))
        self._tweens.start(Motion(self, "lying", to, length, cubic_in_out))
        self.invalidate()

    # --- layout

    def plan(self, frame: Frame) -> Plan:
        """Give pictures and gaps what the words leave."""
        inside, parts = self._inside, self._parts()
        lines = self._chip_lines(frame, inside.w)
        room = inside.h - self._words_height(frame, parts, len(lines))
        pictures = sum(part.tall for part in parts)
        share = max(LEAST, min(1.0, (room - len(parts) * LEAST_GAP) / pictures))
        gap = max(LEAST_GAP, min(MOST_GAP, (room - share * pictures) / len(parts)))
        return Plan(share, gap, lines)

    def foot(self, frame: Frame) -> float:
        """Where the last of it ends."""
        plan, parts = self.plan(frame), self._parts()
        words = self._words_height(frame, parts, len(plan.lines))
        pictures = plan.share * sum(part.tall for part in parts)
        return self._inside.y + words + pictures + len(parts) * plan.gap

    @property
    def _inside(self) -> Box:
        return self.box.inset(PADDING, 30)

    def _words_height(self, frame: Frame, parts: Sequence[Part], lines: int) -> float:
        """Units that everything takes but the pictures and the gap below each part."""
        width = self._inside.w
        tall = _heading_height(frame, self._texts.tr("Sample"), HEADING) + LEAST_GAP
        for part in parts:
            tall += _heading_height(frame, part.label, LABEL)
            tall += ABOVE_WORDS + paragraph_height(frame, part.words, width, size=TEXT)
        return tall + lines * _chip_height(frame) + (lines - 1) * CHIP_GAP

    def _chip_lines(self, frame: Frame, width: float) -> tuple[tuple[int, ...], ...]:
        """Which chips stand on each line."""
        lines: list[list[int]] = [[]]
        x = 0.0
        for index, (words, _) in enumerate(self._chips()):
            wide = text_size(frame, words, size=LABEL, role="bold")[0] + CHIP_ENDS
            if lines[-1] and x + wide > width:
                lines.append([])
                x = 0.0
            lines[-1].append(index)
            x += wide + CHIP_GAP
        return tuple(tuple(line) for line in lines)

    # --- picture

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the panel, top to bottom."""
        draw_panel(surface, frame, self.box)
        inside, plan = self._inside, self.plan(frame)
        y = _heading(surface, frame, self._texts.tr("Sample"), inside, size=HEADING)
        draw_rule(surface, frame, (inside.x, y), inside.w)
        y += LEAST_GAP
        for part in self._parts():
            y = _heading(surface, frame, part.label, _below(inside, y), size=LABEL)
            at = Box(inside.x, y, inside.w, part.tall * plan.share)
            part.paint(surface, frame, at)
            y = at.bottom + ABOVE_WORDS
            draw_paragraph(surface, frame, part.words, (inside.x, y), inside.w, size=TEXT)
            y += paragraph_height(frame, part.words, inside.w, size=TEXT) + plan.gap
        self._paint_chips(surface, frame, plan, (inside.x, y))

    def _paint_cards(
        self,
        cards: tuple[CardLook, CardLook],
        surface: pygame.Surface,
        frame: Frame,
        at: Box,
    ) -> None:
        paint_cards(surface, frame, at, cards, degrees=self.lying)

    def _paint_pieces(self, surface: pygame.Surface, frame: Frame, at: Box) -> None:
        """The piece at the left, marks and orbs in two rows at its right."""
        moving = self._tweens.is_busy()
        draw_piece(
            surface, frame, (at.x + at.h / 2, at.center[1]), at.h, next(iter(palette().sides)),
            tuple(list(palette().orbs)[:4]), degrees=self.degrees,
            state=PieceState.LIFTED if moving else PieceState.NORMAL,
        )  # fmt: skip
        left = at.x + at.h + BESIDE
        marks, orbs = Box(left, at.y, at.right - left, at.h).rows(2)
        size = min(marks.h * 0.8, marks.w / len(palette().orbs) * 0.92)
        for mark, box in zip(Mark, marks.columns(len(Mark)), strict=True):
            draw_mark(surface, frame, box.center, size, mark)
        for kind, box in zip(palette().orbs, orbs.columns(len(palette().orbs)), strict=True):
            draw_orb(surface, frame, box.center, size, kind)

    def _paint_chips(
        self, surface: pygame.Surface, frame: Frame, plan: Plan, at: tuple[float, float]
    ) -> None:
        x, y = at
        chips, tall = self._chips(), _chip_height(frame)
        for line in plan.lines:
            left = x
            for index in line:
                words, tone = chips[index]
                chip = draw_chip(surface, frame, (left, y + tall / 2), words, tone=tone)
                left += chip.w / frame.scale + CHIP_GAP
            y += tall + CHIP_GAP


def _heading_height(frame: Frame, words: str, size: float) -> float:
    return text_size(frame, words, size=size)[1] + BELOW_LABEL


def _heading(surface: pygame.Surface, frame: Frame, words: str, at: Box, *, size: float) -> float:
    """Draw a heading or a label at the top of a box; returns where it ends."""
    big = size == HEADING
    tall = text_size(frame, words, size=size)[1]
    draw_text(
        surface, frame, words, (at.x, at.y + tall / 2), size=size, width=at.w,
        role="display" if big else "body", ink="heading" if big else "text_second",
    )  # fmt: skip
    return at.y + tall + BELOW_LABEL


def _chip_height(frame: Frame) -> float:
    return text_size(frame, "x", size=LABEL)[1] * 1.72


def _below(box: Box, y: float) -> Box:
    """The part of a box below a height."""
    return Box(box.x, y, box.w, box.bottom - y)
