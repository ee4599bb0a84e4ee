"""Places on a table that the keyboard can go to: cards, slots, piles, squares.

A spot is an unseen widget over what the scene has painted, so that Tab, arrows, Enter and the
focus ring work on the table as they do on buttons. The pointer goes through it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from scenes.ui.box import Box
from scenes.ui.widget import Widget


@dataclass(frozen=True, slots=True)
class SpotCalls:
    """What a table hears of its spots: one was pressed; the keyboard came to one, or left them
    (None). `rings` says whether the focus is shown by a ring there, or by the table itself."""

    press: Callable[[Hashable], None]
    focus: Callable[[Hashable | None], None]
    rings: Callable[[Hashable], bool] = lambda _handle: True


class Spot(Widget):
    """One place. `handle` is what the table calls it, `label` what is read aloud."""

    focusable = True
    solid = False
    needs_ring = True

    def __init__(self, box: Box, handle: Hashable, label: str, calls: SpotCalls) -> None:
        super().__init__(box, label)
        self.handle = handle
        self._calls = calls

    def activate(self) -> None:
        """Tell the table."""
        self._calls.press(self.handle)

    def focus(self, focused: bool) -> None:
        """The keyboard came or went."""
        super().focus(focused)
        self._calls.focus(self.handle if focused else None)

    @property
    def ring_box(self) -> Box | None:
        """Around the place, unless the table shows the focus otherwise."""
        return self.box if self._calls.rings(self.handle) else None

    def key(self, event: pygame.event.Event) -> bool:
        """Enter and Space press; letters stay with the table."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self.activate()
            return True
        return False

    def texts(self) -> list[str]:
        """Nothing is written there."""
        return []
