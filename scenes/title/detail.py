"""What the title says about a game when there is room beside its picture."""

from __future__ import annotations

import pygame

from game.core.game_data import game_data
from game.core.phrases import phrases
from game.texts import Texts
from scenes.column import Part, Rule, Words, column_height, draw_parts
from scenes.draw.frame import Frame
from scenes.draw.icons import draw_icon
from scenes.draw.panels import draw_panel, draw_rule
from scenes.draw.text import draw_paragraph, draw_text, paragraph_height, text_size
from scenes.games import look
from scenes.lobby.plan import LastMatch
from scenes.people import default_name, level_name
from scenes.ui.box import Box
from scenes.ui.widget import Widget

PADDING = 56.0
NAME_SIZE = 84.0
ICON = 46.0
TAGLINE_SIZES = (27.0, 25.0, 23.0, 21.0, 19.0, 17.0)
TEXT_SIZES = (25.0, 22.0, 20.0, 18.0, 16.0, 15.0, 14.0)
"""Sizes of the points; of these and of the tagline's the largest that fits is taken."""
POINT_GAP, LEAST_GAP = 28.0, 22.0
WATERMARK = 360.0
FAINT = (138, 109, 58, 34)


class Detail(Widget):
    """Name, tagline and points of a game, and how its last match went."""

    solid = False

    def __init__(
        self, box: Box, game: str, texts: Texts, last: LastMatch | None, *, waiting: bool = False
    ) -> None:
        """`waiting` is a match in progress of this game."""
        super().__init__(box)
        self._game, self._texts, self._last = game, texts, last
        self._waiting = waiting
        self._data = game_data(game)

    def texts(self) -> list[str]:
        """Everything it says."""
        language = self._texts.language
        said = [self._data.title.in_language(language), self._data.tagline.in_language(language)]
        said += [point.text.in_language(language) for point in look(self._game).points]
        return [*said, *self._last_lines()]

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the panel and its words."""
        draw_panel(surface, frame, self.box)
        inside = self.box.inset(PADDING, 44)
        self._paint_watermark(surface, frame)
        language = self._texts.language
        name = self._data.title.in_language(language)
        role = "brush" if language == "ja" else "display"
        size = NAME_SIZE if language == "ja" else NAME_SIZE * 0.86
        draw_text(
            surface, frame, name, (inside.x - 4, inside.y + 46),
            size=size, role=role, ink="heading", width=inside.w, fixed=True,
        )  # fmt: skip
        tagline = self._data.tagline.in_language(language)
        draw_text(
            surface, frame, tagline, (inside.x, inside.y + 130),
            size=_tagline_size(frame, tagline, inside.w), role="display", ink="gold",
            width=inside.w,
        )  # fmt: skip
        draw_rule(surface, frame, (inside.x, inside.y + 172), inside.w)
        low = self._paint_last(surface, frame, inside)
        top = inside.y + 196
        self._paint_points(surface, frame, Box(inside.x, top, inside.w, low - top))

    def _paint_watermark(self, surface: pygame.Surface, frame: Frame) -> None:
        """The game's own sign, faint, where the panel would be empty."""
        centre = self.box.right - WATERMARK * 0.5 - 20, self.box.bottom - WATERMARK * 0.5 - 16
        draw_icon(surface, frame, look(self._game).icon, centre, WATERMARK, FAINT)

    def _paint_points(self, surface: pygame.Surface, frame: Frame, at: Box) -> None:
        size, gap = self._fitting(frame, at)
        y = at.y
        for point in look(self._game).points:
            said = point.text.in_language(self._texts.language)
            width = at.w - ICON - 28
            words = paragraph_height(frame, said, width, size=size, balanced=True)
            tall = max(ICON, words)
            draw_icon(surface, frame, point.icon, (at.x + ICON / 2, y + tall / 2), ICON, "gold")
            draw_paragraph(
                surface, frame, said, (at.x + ICON + 28, y + (tall - words) / 2), width,
                size=size, balanced=True,
            )  # fmt: skip
            y += tall + gap

    def _fitting(self, frame: Frame, at: Box) -> tuple[float, float]:
        """The size of the points, and the gap below each, with which they have room."""
        for size in TEXT_SIZES:
            for gap in (POINT_GAP, LEAST_GAP):
                if self._height(frame, size, at.w, gap) <= at.h:
                    return size, gap
        return TEXT_SIZES[-1], LEAST_GAP

    def _height(self, frame: Frame, size: float, width: float, gap: float) -> float:
        """Units the points take at a size of text."""
        words = [point.text.in_language(self._texts.language) for point in look(self._game).points]
        tall = [
            paragraph_height(frame, one, width - ICON - 28, size=size, balanced=True)
            for one in words
        ]
        return sum(max(ICON, one) + gap for one in tall)

    # --- the last match

    def _last_lines(self) -> list[str]:
        if self._waiting:
            return [
                self._texts.tr("A match is waiting"),
                self._texts.tr("Resume it where you left it, or begin a new one."),
            ]
        if self._last is None:
            return [
                self._texts.tr("No match yet"),
                self._texts.tr("Begin against the novice, or read the rules first."),
            ]
        return [self._texts.tr("Last match"), self._players(), self._ending()]

    def _paint_last(self, surface: pygame.Surface, frame: Frame, inside: Box) -> float:
        """Draw how the last match went at the foot; returns where that begins."""
        looks = ((18.0, "text_third", 22.0), (22.0, "text", 14.0), (20.0, "text_second", 14.0))
        parts: list[Part] = [Rule()]
        for line, (size, ink, above) in zip(self._last_lines(), looks, strict=False):
            parts.append(Words(line, size, ink=ink, above=above))
        top = inside.bottom - column_height(frame, parts, inside.w)
        draw_parts(surface, frame, parts, (inside.x, top), inside.w)
        return top

    def _players(self) -> str:
        last = self._last
        assert last is not None
        black, red = (self._name(last, seat) for seat in (0, 1))
        return self._texts.tr("{black} against {red}", black=black, red=red)

    def _name(self, last: LastMatch, seat: int) -> str:
        if last.players[seat] != "human":
            return level_name(last.players[seat], self._texts)
        alone = last.players[1 - seat] != "human"
        return last.names[seat] or default_name(seat, self._texts, alone=alone)

    def _ending(self) -> str:
        last, texts = self._last, self._texts
        assert last is not None
        reason = phrases(self._game).reason(last.reason, texts.language)
        turns = self._turns(last.turns)
        if last.winner is None:
            return texts.tr("Drawn after {turns}: {reason}", turns=turns, reason=reason)
        name = self._name(last, last.winner)
        return texts.tr("{name} won after {turns}: {reason}", name=name, turns=turns, reason=reason)

    def _turns(self, count: int) -> str:
        """So many turns, in the word of the game: on a board they are moves in Japanese."""
        if self._data.deck_clause:
            return self._texts.trn("{n} turn in all", "{n} turns in all", count)
        return self._texts.trn("{n} turn", "{n} turns", count)


def _tagline_size(frame: Frame, tagline: str, width: float) -> float:
    """The largest size at which the tagline stays on its line."""

    def wide(size: float) -> float:
        return text_size(frame, tagline, size=size, role="display")[0]

    return next((size for size in TAGLINE_SIZES if wide(size) <= width), TAGLINE_SIZES[-1])
