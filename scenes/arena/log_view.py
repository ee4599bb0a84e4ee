"""The record of the match beside the board: one line a turn in signs, the newest on top.

Pointing at a line tells the scene which turn it is, so that the board can show it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import pygame

from game.core.types import Seat
from game.onmyo.record import ARROW, Entry, said
from scenes.arena.layout import BEASTS, rects
from scenes.arena.prompts import Prompter
from scenes.draw import svg
from scenes.draw.caches import PictureCache
from scenes.draw.frame import Frame
from scenes.draw.orbs import OrbState, draw_orb
from scenes.draw.seals import Mark, draw_mark
from scenes.draw.text import draw_text, text_size
from scenes.ui.box import Box, Point
from scenes.ui.list_view import ListView

SIZE: Final = 17.0
HEADING: Final = 40.0
_MARKS: Final = PictureCache("log marks", megabytes=1, count=12)


class LogView(ListView):
    """The lines. `on_point` is called with the entry under the pointer, None beside the lines."""

    def __init__(
        self,
        prompter: Prompter,
        frame: Frame,
        bottom: Seat,
        on_point: Callable[[Entry | None], None],
    ) -> None:
        box = rects().arena.log
        inside = Box(box.x + 14, box.y + HEADING, box.w - 26, box.h - HEADING - 12)
        least = max(30.0, SIZE * 1.65 * frame.text_scale)
        height = inside.h / max(1, int(inside.h / least))  # whole lines only
        super().__init__(inside, 0, self._paint_row, row_height=height, words=self._words)
        self.label = prompter.texts.tr("Record")
        self._prompter = prompter
        self._bottom = bottom
        self._on_point = on_point
        self._pointed: Entry | None = None
        self._entries: tuple[Entry, ...] = ()

    def show(self, entries: list[Entry]) -> None:
        """Take the entries of the match so far."""
        newest_first = tuple(reversed(entries))
        if newest_first != self._entries:
            self._entries = newest_first
            self.set_count(len(newest_first))

    def _words(self, index: int) -> str:
        entry = self._entries[index]
        line = said(entry, self._prompter.words, self._prompter.language)
        return f"{self._number(entry)}　{line}" if entry.seat is not None else line

    def _number(self, entry: Entry) -> str:
        return str(entry.turn) if entry.turn else "–"

    @property
    def hint(self) -> str:
        """The line under the pointer in words: on the board's edge it stands in signs."""
        if self._pointed is None or self._pointed.seat is None:
            return ""
        return said(self._pointed, self._prompter.words, self._prompter.language)

    # --- pointing

    def pointer_move(self, at: Point) -> None:
        """Tell which turn is pointed at."""
        super().pointer_move(at)
        row = self.row_at(at)
        self._tell(None if row is None else self._entries[row])

    def hover(self, inside: bool) -> None:
        """The pointer came or went."""
        super().hover(inside)
        if not inside:
            self._tell(None)

    def choose(self, index: int) -> None:
        """Point at a line by key or click."""
        super().choose(index)
        if self.chosen is not None and self._entries:
            self._tell(self._entries[self.chosen])

    def focus(self, focused: bool) -> None:
        """Without the keyboard no line is chosen."""
        super().focus(focused)
        if not focused:
            self.chosen = None
            self._tell(None)

    def _tell(self, entry: Entry | None) -> None:
        if entry is not self._pointed:
            self._pointed = entry
            self._on_point(entry)

    # --- painting

    def _paint_row(
        self, surface: pygame.Surface, frame: Frame, box: Box, index: int, *, chosen: bool
    ) -> None:
        entry = self._entries[index]
        y, left = box.center[1], box.x + 10
        if entry.seat is None:
            words = said(entry, self._prompter.words, self._prompter.language)
            room = box.right - left - 14
            draw_text(surface, frame, words, (left, y), size=SIZE, ink="text_second", width=room)
            return
        column = text_size(frame, "000", size=SIZE, role="bold")[0]
        draw_text(
            surface, frame, self._number(entry), (left + column, y),
            size=SIZE, role="bold", ink="text_third", align="right",
        )  # fmt: skip
        own = entry.seat == self._bottom
        mark = _mark(frame.px(12), own=own)
        surface.blit(mark, mark.get_rect(center=frame.point(left + column + 16, y)))
        ink = "heading" if chosen else "text" if own else "text_opponent"
        clip = surface.get_clip()
        surface.set_clip(clip.clip(frame.rect(box.x, box.y, box.w - 14, box.h)))
        self._paint_signs(
            surface, frame, (left + column + 32, y), _signs(entry, self._prompter), ink
        )
        surface.set_clip(clip)

    def _paint_signs(
        self,
        surface: pygame.Surface,
        frame: Frame,
        at: tuple[float, float],
        signs: Iterator[Sign],
        ink: str,
    ) -> None:
        """Orbs, squares and results in a row."""
        x, y = at
        size = text_size(frame, "", size=SIZE)[1] * 1.28
        for sign in signs:
            if sign.orb:
                draw_orb(surface, frame, (x + size / 2, y), size, BEASTS[sign.orb], OrbState.FLAT)
                x += size + 3
            elif sign.result:
                draw_mark(surface, frame, (x + size / 2, y), size, Mark(sign.result))
                x += size + 3
            else:
                draw_text(surface, frame, sign.words, (x + 4, y), size=SIZE, ink=ink)
                x += text_size(frame, sign.words, size=SIZE)[0] + 12


class Sign(NamedTuple):
    """One thing in a line of the record: an orb, the result of a clash, or words."""

    orb: str = ""
    result: str = ""
    words: str = ""


def _signs(entry: Entry, prompter: Prompter) -> Iterator[Sign]:
    """A turn in signs: what was paid, where the piece went, what met, how it ended."""
    tr = prompter.texts.tr
    for orb in entry.orbs:
        yield Sign(orb=orb)
    if entry.action == "summon":
        yield Sign(words=tr("summon {path}", path=ARROW.join(entry.path)))
    elif entry.action == "move":
        yield Sign(words=ARROW.join(entry.path))
    elif entry.action == "aside":
        yield Sign(words=tr("aside"))
    else:
        yield Sign(words=prompter.words.log(entry.action, prompter.language))
    if entry.clash is not None:
        yield Sign(orb=entry.clash.mover)
        yield Sign(result=entry.clash.result)
        yield Sign(orb=entry.clash.defender)
    if entry.returned:
        yield Sign(words=f"{ARROW}{entry.returned}")
    if entry.on_circle:
        yield Sign(words="◎")


def _mark(px: int, *, own: bool) -> pygame.Surface:
    """A circle for the player at the bottom, a diamond for the other."""

    def build() -> pygame.Surface:
        half = px / 2
        if own:
            return svg.raster((px, px), svg.circle(half, half, half * 0.8, svg.fill("gold")))
        corners = svg.points(svg.polar((half, half), half, 90 * turn) for turn in range(4))
        return svg.raster((px, px), svg.path(corners, svg.fill("vermilion_light")))

    return _MARKS.get((px, own), build)
