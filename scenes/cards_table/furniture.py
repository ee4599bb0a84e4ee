"""The widgets of a card table, kept in step with what happens: strip, rail, icons, record, spots.

What they do is told to the table by `Calls`. Knows no gesture and paints nothing itself.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final, NamedTuple, cast

import pygame

from game.core.types import Action, Handle, State
from game.dino.table import HAND
from scenes.cards_table.layout import rects
from scenes.cards_table.log import Log
from scenes.cards_table.pointing import hand_lane, table_spots
from scenes.cards_table.rail import Rail
from scenes.cards_table.reading import Reading
from scenes.draw.buttons import Kind
from scenes.draw.frame import Frame
from scenes.session import Sharing
from scenes.table.hold import HoldButton
from scenes.table.icons import Icon, icon_bar
from scenes.table.log import LogCalls, LogView
from scenes.table.spot import SpotCalls
from scenes.table.spots import SpotLayer
from scenes.table.strip import Strip
from scenes.ui.box import Box
from scenes.ui.group import Group
from scenes.ui.label import Label

LOG_HEAD: Final = 50.0
"""Units of the record that its heading takes."""


class Calls(NamedTuple):
    """What the widgets of a table tell it."""

    give: Callable[[Hashable], None]
    answer: Callable[[Action], None]
    spots: SpotCalls[Handle]
    log: LogCalls
    rules: Callable[[], None]
    replay: Callable[[], None]
    take_back: Callable[[], None]
    menu: Callable[[], None]
    pause: Callable[[], None]
    peek: Callable[[bool], None]


class Furniture:
    """The widgets of one table in one language and size, put into a group of the scene."""

    def __init__(self, ui: Group, reading: Reading, frame: Frame, calls: Calls) -> None:
        self._reading = reading
        self._records = Log(reading.words)
        self._seen: State | None = None
        self.spots = ui.add(SpotLayer(calls.spots, self._label))
        self.strip = ui.add(Strip(reading.show.places.rects.prompt, calls.give))
        self.rail = ui.add(Rail(reading.words, calls.answer))
        self._icons = ui.add(icon_bar(rects().icons, self._entries(calls)))
        self.log = ui.add(self._log(frame, calls.log))
        words = reading.words.tr("Hold to see your hand")
        self.peek = ui.add(HoldButton(rects().peek, words, calls.peek, key_hint="H"))
        self.peek.visible = False
        hint = reading.words.tr("or press on the hand: it stays open while the pointer is over it")
        self._peek_hint = ui.add(
            Label(rects().beside_peek, hint, size=18, ink="text_second", align="right")
        )

    def _entries(self, calls: Calls) -> list[Icon]:
        tr = self._reading.words.tr
        return [
            Icon("rule-book", tr("Rules"), calls.rules, pygame.K_F1),
            Icon(
                "play-button",
                self._reading.words.texts.trc("cards", "Show the last turn again (L)"),
                calls.replay,
                pygame.K_l,
            ),
            Icon("anticlockwise-rotation", tr("Take back (Ctrl+Z)"), calls.take_back),
            Icon("settings-knobs", tr("This table (T)"), calls.menu, pygame.K_t),
            Icon("cog", tr("Menu (Esc)"), calls.pause),
        ]

    def _log(self, frame: Frame, calls: LogCalls) -> LogView:
        box, words = rects().log, self._reading.words
        inside = Box(box.x + 12, box.y + LOG_HEAD, box.w - 22, box.h - LOG_HEAD - 12)
        return LogView(inside, words.tr("Record"), frame, self._reading.show.places.bottom, calls)

    def _label(self, handle: Handle) -> str:
        """What a place is called, to be read aloud."""
        kind, name = handle
        words, view = self._reading.words, self._reading.session.view
        if kind == "card":
            return words.card(view, cast("int", name))
        if kind == "seat":
            return words.names[cast("int", name)]
        return words.tr("Strata") if kind == "pile" else words.tr("Empty slot")

    # --- in step

    def keep_up(self, *, idle: bool) -> bool:
        """Follow the match and what the player does; True if the picture at rest is another."""
        reading = self._reading
        self.rail.keep_up(reading.playing, has_come=idle or self._has_come())
        commit = Kind.GOLD if self.rail.finish.enabled else Kind.PRIMARY
        self.strip.ask(reading.asking(), commit)
        self._keep_undo()
        session = reading.session
        self.peek.visible = session.sharing is Sharing.PEEK and len(session.people) > 1
        own = session.view.zones[HAND[session.viewer]]
        self._peek_hint.visible = not reading.playing.blind.isdisjoint(own)
        view = session.view
        if self._seen is None and not idle:
            told = session.history[: len(session.history) - len(reading.show.being_told)]
            self.log.show(self._records.lines(told))
        if not idle or self._seen is view:
            return False
        self._seen = view
        self.log.show(self._records.lines(session.history))
        places = reading.show.places
        self.spots.keep_up(table_spots(view, places), partial(hand_lane, view, places))
        return True

    def _has_come(self) -> bool:
        """Whether what is shown has come to the phase in which the match is."""
        numbers, view = self._reading.show.picture.numbers, self._reading.session.view
        return (numbers.turn, numbers.phase) == (view.turn, view.phase)

    def _keep_undo(self) -> None:
        undo = self._icons.children[2]
        session, tr = self._reading.session, self._reading.words.tr
        if session.can_undo():
            undo.enable()
        elif session.undo_seat is None or session.is_over:
            undo.disable(tr("There is nothing that may be taken back."))
        else:
            undo.disable(tr("Nothing may be taken back: something hidden has been shown since."))
