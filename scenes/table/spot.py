"""Places on a table that the keyboard can go to: cards, slots, piles, squares.

A spot is an unseen widget over what the scene has painted, so that Tab, arrows, Enter and the
focus ring work on the table as they do on buttons. The pointer goes through it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

from scenes.ui.box import Box
from scenes.ui.widget import Widget

H = TypeVar("H", bound=Hashable)
"""What a table calls its places."""


@dataclass(frozen=True, slots=True)
class SpotCalls(Generic[H]):
    """What a table hears of its spots: one was pressed; the keyboard came to one, or left them
    (None). `rings` says whether the focus is shown by a ring there, or by the table itself."""

    press: Callable[[H], None]
    focus: Callable[[H | None], None]
    rings: Callable[[H], bool] = lambda _handle: True


class Spot(Widget, Generic[H]):
    """One place. `handle` is what the table calls it, `label` what is read aloud."""

    focusable = True
    solid = False
    needs_ring = True

    def __init__(
        self, box: Box, handle: H, label: str, calls: SpotCalls[H], *, is_round: bool = False
    ) -> None:
        super().__init__(box, label)
        self.handle = handle
        self._calls = calls
        self._is_round = is_round

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

    @property
    def ring_radius(self) -> float:
        """The ring is round around round things."""
        return self.box.w / 2 if self._is_round else super().ring_radius

    def texts(self) -> list[str]:
        """Nothing is written there."""
        return []
