"""A button that means something for as long as it is held down."""

from __future__ import annotations

from collections.abc import Callable

from scenes.ui.box import Box, Point
from scenes.ui.button import Button


class HoldButton(Button):
    """Calls `on_hold` with True when it is pressed, and with False when it is let go."""

    focusable = False

    def __init__(
        self, box: Box, label: str, on_hold: Callable[[bool], None], *, key_hint: str
    ) -> None:
        super().__init__(box, label, key_hint=key_hint, size=18)
        self._on_hold = on_hold

    def pointer_down(self, at: Point) -> None:
        """Begin."""
        super().pointer_down(at)
        self._on_hold(True)

    def pointer_up(self, at: Point) -> None:
        """End, wherever the pointer is."""
        del at
        self.pressed = False
        self.invalidate()
        self._on_hold(False)
