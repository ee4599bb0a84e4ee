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
from scenes.draw.frame import Frame
from scenes.draw.orbs import OrbState, draw_orb
from scenes.draw.seals import Mark, draw_mark
from scenes.draw.text import draw_text, text_size
from scenes.table.record import RecordList, side_mark
from scenes.ui.box import Box

SIZE: Final = 17.0
HEADING: Final = 40.0


class LogView(RecordList[Entry]):
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
        super().__init__(
            inside, prompter.texts.tr("Record"), least, self._paint_row,
            line_of=self._entry, on_point=on_point, words=self._words,
        )  # fmt: skip
        self._prompter = prompter
        self._bottom = bottom
        self._entries: tuple[Entry, ...] = ()

    def show(self, entries: list[Entry]) -> None:
        """Take the entries of the match so far."""
        newest_first = tuple(reversed(entries))
        if newest_first != self._entries:
            self._entries = newest_first
            self.set_count(len(newest_first))

    def _entry(self, index: int) -> Entry:
        return self._entries[index]

    def _words(self, index: int) -> str:
        entry = self._entries[index]
        line = said(entry, self._prompter.words, self._prompter.language)
        return f"{self._number(entry)}　{line}" if entry.seat is not None else line

    def _number(self, entry: Entry) -> str:
        return str(entry.turn) if entry.turn else "–"

    @property
    def hint(self) -> str:
        """The line under the pointer in words: on the board's edge it stands in signs."""
        if self.pointed is None or self.pointed.seat is None:
            return ""
        return said(self.pointed, self._prompter.words, self._prompter.language)

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
        mark = side_mark(frame.px(12), "vermilion_light", own=own)
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
