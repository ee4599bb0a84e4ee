"""A card one may play in janken: pressed, it is played face down."""

from collections.abc import Callable

import pygame

from scenes.draw.chips import draw_key
from scenes.draw.frame import Frame
from scenes.draw.text import draw_text
from scenes.first_player.hands import draw_hand_card
from scenes.stage.tween import cubic_out
from scenes.ui.box import Box
from scenes.ui.widget import Widget

RISE = 12.0


class HandButton(Widget):
    """One of the three hands of one side, with the key that plays it."""

    focusable = True

    def __init__(
        self,
        box: Box,
        hand: str,
        label: str,
        key: tuple[int, str],
        on_press: Callable[[], None],
        *,
        game: str,
    ) -> None:
        """`key` is the key's code and what stands on it. Where the keyboard is shown to be here,
        `is_pointed_at` lifts the card as the pointer would."""
        super().__init__(box, label, shortcut=key[0])
        self._hand, self._cap, self._on_press, self._game = hand, key[1], on_press, game
        self.is_pointed_at = False

    def activate(self) -> None:
        """Play it."""
        self._on_press()

    def update(self, seconds: float) -> None:
        """Rise under the pointer, and where the keyboard is."""
        was_hovered = self.hovered
        self.hovered = was_hovered or self.is_pointed_at
        super().update(seconds)
        self.hovered = was_hovered

    @property
    def risen(self) -> Box:
        """Where the card is now."""
        return self.box.moved(0.0, -RISE * cubic_out(self.glow))

    @property
    def ring_box(self) -> Box:
        """The ring rises with the card."""
        return self.risen

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the card, its name on it and its key below."""
        box = self.risen
        draw_hand_card(surface, frame, box, self._hand, self._game, lit=self.glow > 0.5)
        draw_text(
            surface, frame, self.label, (box.center[0], box.bottom - 24),
            size=20, role="display", ink="ink", align="center", width=box.w - 16,
        )  # fmt: skip
        width = 34.0
        draw_key(surface, frame, (box.center[0] - width / 2, self.box.bottom + 28), self._cap)
