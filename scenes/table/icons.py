"""The bar of icons at the upper right of a table: rules, the last turn, taking back, menus."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from scenes.ui.box import Box
from scenes.ui.button import IconButton
from scenes.ui.group import Group

GAP = 5.0


class Entry(NamedTuple):
    """An icon: its file, its words, what it does, and its key."""

    icon: str
    label: str
    act: Callable[[], None]
    shortcut: int | None = None


def icon_bar(box: Box, entries: list[Entry]) -> Group:
    """A group of icons in a row."""
    group = Group(box)
    for entry, place in zip(entries, box.columns(len(entries), GAP), strict=True):
        group.add(IconButton(place, entry.icon, entry.label, entry.act, shortcut=entry.shortcut))
    return group
