"""Small choices that lie open: a row of segments, and a switch.

They say what was chosen by a callback; what it means is the caller's.
"""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from scenes.draw.controls import draw_segments, draw_toggle
from scenes.draw.frame import Frame
from scenes.ui.box import Box, Point
from scenes.ui.fading import draw_usable
from scenes.ui.widget import LEAST_TARGET, Widget


class OneOfMany(Widget):
    """One of several options is chosen; left and right move the choice."""

    focusable = True

    def __init__(
        self,
        box: Box,
        options: Sequence[str],
        chosen: int,
        on_choose: Callable[[int], None],
        *,
        label: str = "",
        tooltip: str = "",
        enabled: bool = True,
        reason: str = "",
    ) -> None:
        super().__init__(box, label, tooltip=tooltip, enabled=enabled, reason=reason)
        self.options = tuple(options)
        self.chosen = chosen
        self.on_choose = on_choose

    def choose(self, index: int) -> None:
        """Take one of the options; a sound and the callback only if it is another one."""
        index = max(0, min(len(self.options) - 1, index))
        if index != self.chosen:
            self.chosen = index
            self.invalidate()
            self.play("select")
            self.on_choose(index)

    def key(self, event: pygame.event.Event) -> bool:
        """Left and right go through the options."""
        match event.key:
            case pygame.K_LEFT:
                self.choose(self.chosen - 1)
            case pygame.K_RIGHT:
                self.choose(self.chosen + 1)
            case _:
                return super().key(event)
        return True


class Segmented(OneOfMany):
    """Two to five words side by side, one of them chosen; Space goes round.

    Return is left to the screen.
    """

    _under: int | None = None

    def texts(self) -> list[str]:
        """The options."""
        return list(self.options)

    def index_at(self, at: Point) -> int:
        """Which option lies under a point of the box."""
        share = (at[0] - self.box.x) / self.box.w
        return min(len(self.options) - 1, max(0, int(share * len(self.options))))

    def pointer_move(self, at: Point) -> None:
        """Light the option under the pointer."""
        under = self.index_at(at)
        if under != self._under:
            self._under = under
            self.invalidate()

    def pointer_up(self, at: Point) -> None:
        """Choose the option under the pointer."""
        was_pressed, self.pressed = self.pressed, False
        self.invalidate()
        if was_pressed and self.enabled and self.box.contains(at):
            self.choose(self.index_at(at))

    def key(self, event: pygame.event.Event) -> bool:
        """Also Space."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return False
        if event.key == pygame.K_SPACE:
            self.choose((self.chosen + 1) % len(self.options))
            return True
        return super().key(event)

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the segments, the chosen one in gold."""
        draw = partial(
            draw_segments, surface, frame, self.box, self.options, self.chosen,
            hovered=self._under if self.hovered else None, state=self.state,
        )  # fmt: skip
        draw_usable(surface, frame.rect(*self.box), draw, usable=self.enabled)


class Toggle(Widget):
    """A switch that is on or off, with the two words for it on its face."""

    focusable = True

    def __init__(
        self,
        box: Box,
        on: bool,
        on_change: Callable[[bool], None],
        *,
        words: tuple[str, str],
        label: str = "",
        tooltip: str = "",
        enabled: bool = True,
        reason: str = "",
    ) -> None:
        """`words` are those for off and on, in this order."""
        super().__init__(box, label, tooltip=tooltip, enabled=enabled, reason=reason)
        self.on = on
        self.words = words
        self.on_change = on_change

    @property
    def hit_box(self) -> Box:
        """A hand needs more than the switch is tall."""
        return self.box.inset(0.0, min(0.0, (self.box.h - LEAST_TARGET) / 2))

    @property
    def ring_radius(self) -> float:
        """The focus ring follows its round ends."""
        return self.box.h / 2

    def activate(self) -> None:
        """Turn it over."""
        self.on = not self.on
        self.invalidate()
        self.play("select")
        self.on_change(self.on)

    def texts(self) -> list[str]:
        """The word it shows."""
        return [self.words[int(self.on)]]

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the switch."""
        word = self.words[int(self.on)]
        draw = partial(draw_toggle, surface, frame, self.box, word, on=self.on, state=self.state)
        draw_usable(surface, frame.rect(*self.box), draw, usable=self.enabled)
