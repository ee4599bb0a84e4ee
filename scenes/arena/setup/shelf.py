"""The player's saved placements: a list to load from or to thin out, and a name to save under.

Owns the dialog alone; storing is the shelf's, and what a placement means is `game.onmyo`'s.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.onmyo.orbs import EMPTY
from game.onmyo.placement import parse, text_of
from game.texts import Texts
from scenes.arena.layout import BEASTS
from scenes.draw.buttons import Kind
from scenes.draw.frame import Frame
from scenes.draw.orbs import OrbState, draw_orb
from scenes.draw.panels import Panel, draw_panel, draw_rule
from scenes.draw.text import draw_text
from scenes.storage import Shelf
from scenes.ui.box import SHEET, Box
from scenes.ui.button import Button
from scenes.ui.layer import Layer
from scenes.ui.list_view import ListView
from scenes.ui.text_field import TextField
from scenes.ui.widget import Widget

WIDTH, HEIGHT = 900.0, 690.0
PADDING: Final = 52.0
ROW: Final = 72.0
LONGEST_NAME: Final = 24
Pieces = tuple[str, ...]


class ShelfLayer(Layer):
    """Load, save and delete placements. `on_load` gets the pieces; `draft` is saved as it is."""

    def __init__(
        self, shelf: Shelf, texts: Texts, draft: Pieces, on_load: Callable[[Pieces], None]
    ) -> None:
        super().__init__(SHEET, texts.tr("Saved placements"))
        self._shelf, self._texts, self._draft, self._on_load = shelf, texts, draft, on_load
        self._names: list[str] = []
        self._read: dict[str, Pieces | None] = {}
        self._sure: tuple[str, str] | None = None
        self.tablet = SHEET.centered(WIDTH, HEIGHT)
        inside = self.tablet.inset(PADDING, 0)
        tr = texts.tr
        list_box = Box(inside.x, self.tablet.y + 120, inside.w, 5 * ROW)
        self.list = self.add(
            ListView(
                list_box, 0, self._paint_row, row_height=ROW, words=self._words,
                on_choose=self._chosen, on_open=self._open, label=tr("Saved placements"),
            )
        )  # fmt: skip
        y = list_box.bottom + 18
        load, delete = Box(inside.x, y, inside.w, 54).columns(2, 20)
        self.load = self.add(Button(load, tr("Load"), self._load, kind=Kind.GOLD))
        self.delete = self.add(Button(delete, tr("Delete"), self._delete, icon="trash-can"))
        y += 88
        self.field = self.add(
            TextField(
                Box(inside.x, y, inside.w - 220, 54), hint=tr("Name of this placement"),
                longest=LONGEST_NAME, on_change=self._renamed, on_submit=lambda _name: self._save(),
                label=tr("Name of this placement"),
            )
        )  # fmt: skip
        self.save = self.add(Button(Box(inside.right - 200, y, 200, 54), tr("Save"), self._save))
        close = Box(self.tablet.right - PADDING - 44, self.tablet.y + 38, 44, 44)
        self.add(Button(close, "", self.cancel, icon="cancel", tooltip=tr("Close")))
        self._refresh()

    @property
    def first_focus(self) -> Widget:
        """The list if there is anything in it, else the name."""
        return self.list if self._names else self.field

    # --- what there is

    def _refresh(self) -> None:
        self._names = self._shelf.names()
        self._sure = None
        self.list.set_count(len(self._names))
        if self.list.chosen is None and self._names:
            self.list.chosen = 0
        self._enable()

    def _enable(self) -> None:
        tr = self._texts.tr
        name = self._name
        if name is None:
            self.load.disable(tr("Nothing has been saved yet."))
            self.delete.disable(tr("Nothing has been saved yet."))
        else:
            self.delete.enable()
            if self._pieces(name) is None:
                self.load.disable(tr("This placement cannot be read."))
            else:
                self.load.enable()
        self.delete.rename(tr("Delete for good") if self._is_sure("delete") else tr("Delete"))
        self.save.rename(tr("Replace") if self._is_sure("save") else tr("Save"))
        if any(EMPTY in kind for kind in self._draft):
            self.save.disable(tr("Place all twelve orbs first."))
        elif not self.field.value.strip():
            self.save.disable(tr("Give it a name first."))
        else:
            self.save.enable()

    @property
    def _name(self) -> str | None:
        chosen = self.list.chosen
        return self._names[chosen] if chosen is not None and self._names else None

    def _pieces(self, name: str) -> Pieces | None:
        """A saved placement, read once; None for one that is broken."""
        if name not in self._read:
            self._read[name] = self._shelf.read(name, lambda text: parse(text, f"{name}.yaml"))
        return self._read[name]

    def _words(self, index: int) -> str:
        return self._names[index]

    # --- what is done

    def _chosen(self, _index: int) -> None:
        self._sure = None
        self._enable()

    def _renamed(self, _name: str) -> None:
        self._sure = None
        self._enable()

    def _open(self, index: int) -> None:
        self.list.chosen = index
        self._enable()
        self._load()

    def _load(self) -> None:
        pieces = self._pieces(self._name) if self._name is not None else None
        if pieces is not None:
            self.on_close()
            self._on_load(pieces)

    def _is_sure(self, what: str) -> bool:
        """Whether the button has been pressed once for this very name."""
        name = self.field.value if what == "save" else self._name
        return name is not None and self._sure == (what, name)

    def _asks_first(self, what: str, name: str) -> bool:
        """The first press on what cannot be undone only changes the words of the button."""
        if self._sure == (what, name):
            return False
        self._sure = (what, name)
        self._enable()
        return True

    def _delete(self) -> None:
        name = self._name
        if name is None or self._asks_first("delete", name):
            return
        self._shelf.delete(name)
        self._read.pop(name, None)
        self._refresh()

    def _save(self) -> None:
        name = self.field.value.strip()
        if not self.save.enabled:
            return
        if self._shelf.has(name) and self._asks_first("save", self.field.value):
            return
        stored = self._shelf.save(name, text_of(self._draft))
        self._read[stored] = self._draft
        self.field.value = ""
        self._refresh()
        if stored in self._names:
            self.list.choose(self._names.index(stored))
        self._enable()

    # --- painting

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """The tablet with its heading; what stands in an empty list."""
        box = self.tablet
        draw_panel(surface, frame, box, Panel.TABLET)
        draw_text(
            surface, frame, self.label, (box.x + PADDING, box.y + 62),
            size=34, role="display", ink="heading", width=box.w - 2 * PADDING - 70,
        )  # fmt: skip
        draw_rule(surface, frame, (box.x + PADDING, box.y + 100), box.w - 2 * PADDING)
        draw_rule(surface, frame, (box.x + PADDING, self.field.box.y - 17), box.w - 2 * PADDING)
        if not self._names:
            draw_text(
                surface, frame, self._texts.tr("Nothing has been saved yet."), self.list.box.center,
                size=20, ink="text_third", align="center", width=self.list.box.w - 40,
            )  # fmt: skip

    def _paint_row(
        self, surface: pygame.Surface, frame: Frame, box: Box, index: int, *, chosen: bool
    ) -> None:
        name = self._names[index]
        pieces = self._pieces(name)
        orbs = 3 * 4 * 28 + 2 * 22
        ink = "on_vermilion" if chosen else "text"
        draw_text(
            surface, frame, name, (box.x + 20, box.center[1]),
            size=22, role="bold", ink=ink, width=box.w - orbs - 64,
        )  # fmt: skip
        if pieces is None:
            return
        x = box.right - orbs - 4
        for kind in pieces:
            for orb in kind:
                if orb in BEASTS:
                    draw_orb(surface, frame, (x, box.center[1]), 26, BEASTS[orb], OrbState.FLAT)
                x += 28
            x += 22
