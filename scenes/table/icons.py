"""The bar of icons at the upper right of a table: rules, the last turn, taking back, menus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from scenes.ui.box import Box
from scenes.ui.button import IconButton
from scenes.ui.group import Group

GAP = 5.0
"""Units between two icons, unless there is room for more."""


class Icon(NamedTuple):
    """An icon: its file, its words, what it does, and its key."""

    icon: str
    label: str
    act: Callable[[], None]
    shortcut: int | None = None


def icon_bar(box: Box, entries: Sequence[Icon], gap: float = GAP) -> Group:
    """A group of icons in a row."""
    group = Group(box)
    for entry, place in zip(entries, box.columns(len(entries), gap), strict=True):
        group.add(IconButton(place, entry.icon, entry.label, entry.act, shortcut=entry.shortcut))
    return group
