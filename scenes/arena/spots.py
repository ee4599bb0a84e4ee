"""Places on the table that the keyboard can go to: squares, orbs, pieces in hand, orbs of a tray.

A spot is an unseen widget over what the scene has painted, so that Tab, arrows, Enter and the
focus ring work on the table as they do on buttons. The pointer goes through it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from scenes.ui.box import Box
from scenes.ui.widget import Widget


class SpotWidget(Widget):
    """One place. `handle` is what the scene calls it; pressing it is told with the handle."""

    focusable = True
    solid = False

    def __init__(
        self,
        box: Box,
        handle: Any,
        label: str,
        on_press: Callable[[Any], None],
        on_focus: Callable[[Any], None],
        *,
        round_ring: bool = False,
    ) -> None:
        """`on_focus` is called when the keyboard comes here."""
        super().__init__(box, label)
        self.handle = handle
        self._on_press, self._on_focus = on_press, on_focus
        self._round = round_ring

    @property
    def ring_radius(self) -> float:
        """The focus ring is round around round things."""
        return self.box.w / 2 if self._round else 8.0

    def activate(self) -> None:
        """Tell the scene."""
        self._on_press(self.handle)

    def focus(self, focused: bool) -> None:
        """The keyboard came or went."""
        super().focus(focused)
        if focused:
            self._on_focus(self.handle)

    def key(self, event: pygame.event.Event) -> bool:
        """Enter and Space press; the letters stay with the scene."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self.activate()
            return True
        return False

    def texts(self) -> list[str]:
        """Nothing is written there; the label is for reading aloud."""
        return []
