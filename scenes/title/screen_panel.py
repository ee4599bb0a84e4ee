"""A game on the title: a tall picture that rises and lights up under the pointer or the focus."""

from collections.abc import Callable

import pygame

from scenes.draw.frame import Frame
from scenes.draw.screens import Screen, draw_screen
from scenes.stage.tween import cubic_out
from scenes.ui.box import Box, Point
from scenes.ui.fading import draw_faded
from scenes.ui.widget import Widget

RISE = 14.0
LIGHT = 36.0
"""Units around the picture that its light reaches."""


class ScreenPanel(Widget):
    """Pressing it opens the game; `on_point` tells that the pointer is over it, `on_focus` that the
    keyboard has come."""

    focusable = True

    def __init__(
        self,
        box: Box,
        screen: Screen,
        on_press: Callable[[], None],
        on_point: Callable[[], None],
        on_focus: Callable[[], None],
    ) -> None:
        super().__init__(box, screen.title)
        self._screen = screen
        self._on_press, self._on_point, self._on_focus = on_press, on_point, on_focus
        self.is_painted = False
        self.is_chosen = False

    def pointer_move(self, at: Point) -> None:
        """The pointer is over it."""
        del at
        self._on_point()

    def focus(self, focused: bool) -> None:
        """The keyboard came or went."""
        super().focus(focused)
        if focused:
            self._on_focus()

    def activate(self) -> None:
        """Choose the game."""
        self.play("select")
        self._on_press()

    def update(self, seconds: float) -> None:
        """Rise while it is the one chosen, wherever the pointer rests; pointer and focus choose."""
        was_hovered = self.hovered
        self.hovered = self.is_chosen
        super().update(seconds)
        self.hovered = was_hovered

    @property
    def risen(self) -> Box:
        """Where the picture is now."""
        return self.box.moved(0.0, -RISE * cubic_out(self.glow))

    def texts(self) -> list[str]:
        """Name and caption of the game."""
        return [self._screen.title, self._screen.caption]

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the picture, once it is painted; its light comes and goes softly."""
        if not self.is_painted:
            return
        box = self.risen
        if self.glow < 1.0:
            draw_screen(surface, frame, box, self._screen)
        if self.glow > 0.0:
            place = frame.rect(*box.inset(-LIGHT))
            draw_faded(
                surface, place, self.glow,
                lambda: draw_screen(surface, frame, box, self._screen, lit=True),
            )  # fmt: skip
