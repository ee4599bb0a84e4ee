"""A value between two ends, moved by a diamond on a line.

Owns steps and bounds; how a value is written is the caller's.
"""

from collections.abc import Callable
from functools import partial

import pygame

from scenes.draw.controls import draw_slider
from scenes.draw.frame import Frame
from scenes.draw.text import draw_text
from scenes.ui.box import Box, Point
from scenes.ui.fading import draw_usable
from scenes.ui.widget import Widget

VALUE_WIDTH = 96.0
"""Units at the right of the box kept for the written value."""
VALUE_INSET = 4.0
VALUE_GAP = 10.0
"""Units between the diamond at its farthest and the widest value."""

KNOB = 28.0


class Slider(Widget):
    """Pointer, wheel and arrow keys move the value in steps; Home and End go to the ends."""

    focusable = True

    def __init__(
        self,
        box: Box,
        value: float,
        on_change: Callable[[float], None],
        *,
        low: float,
        high: float,
        step: float,
        write: Callable[[float], str],
        label: str = "",
        tooltip: str = "",
        enabled: bool = True,
        reason: str = "",
        on_release: Callable[[float], None] | None = None,
    ) -> None:
        """`on_change` is called at every step; `on_release` once a hand has let go."""
        super().__init__(box, label, tooltip=tooltip, enabled=enabled, reason=reason)
        self.low, self.high, self.step = low, high, step
        self.write = write
        self.on_change = on_change
        self.on_release = on_release
        self.value = self._rounded(value)

    @property
    def share(self) -> float:
        """How far along the line the value lies, 0–1."""
        return (self.value - self.low) / (self.high - self.low)

    def set(self, value: float) -> None:
        """Take the nearest step; the callback only if it is another value."""
        value = self._rounded(value)
        if value != self.value:
            self.value = value
            self.invalidate()
            self.on_change(value)

    def _rounded(self, value: float) -> float:
        steps = round((min(self.high, max(self.low, value)) - self.low) / self.step)
        return round(min(self.high, self.low + steps * self.step), 6)

    @property
    def line(self) -> Box:
        """The part of the box that the diamond moves over."""
        return Box(self.box.x, self.box.y, self.box.w - VALUE_WIDTH, self.box.h)

    @property
    def track(self) -> Box:
        """The line itself: the diamond stays inside the widget at both ends."""
        return self.line.inset(KNOB / 2, 0.0)

    def texts(self) -> list[str]:
        """The written value."""
        return [self.write(self.value)]

    def pointer_down(self, at: Point) -> None:
        """Bring the diamond under the pointer."""
        super().pointer_down(at)
        self._follow(at)

    def pointer_drag(self, at: Point) -> None:
        """Let the diamond follow."""
        self._follow(at)

    def pointer_up(self, at: Point) -> None:
        """Let go."""
        self.pressed = False
        self.invalidate()
        self._released()

    def _follow(self, at: Point) -> None:
        share = (at[0] - self.track.x) / self.track.w
        self.set(self.low + share * (self.high - self.low))

    def _released(self) -> None:
        if self.on_release is not None:
            self.on_release(self.value)

    def wheel(self, at: Point, steps: float) -> bool:
        """Only with the focus, so that scrolling a page over it changes nothing."""
        del at
        if not (self.focused and self.enabled):
            return False
        self._key_step(1 if steps > 0 else -1)
        return True

    def key(self, event: pygame.event.Event) -> bool:
        """Arrows: a step; Page keys: five; Home and End: the ends."""
        match event.key:
            case pygame.K_LEFT:
                self._key_step(-1)
            case pygame.K_RIGHT:
                self._key_step(1)
            case pygame.K_PAGEDOWN:
                self._key_step(-5)
            case pygame.K_PAGEUP:
                self._key_step(5)
            case pygame.K_HOME:
                self._jump(self.low)
            case pygame.K_END:
                self._jump(self.high)
            case _:
                return False
        return True

    def _key_step(self, by: int) -> None:
        self._jump(self.value + by * self.step)

    def _jump(self, value: float) -> None:
        before = self.value
        self.set(value)
        if self.value != before:
            self._released()

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the line, the diamond and the value."""
        draw = partial(draw_slider, surface, frame, self.track, self.share, self.state)
        draw_usable(surface, frame.rect(*self.line), draw, usable=self.enabled)
        box = self.box
        draw_text(
            surface,
            frame,
            self.write(self.value),
            (box.right - VALUE_INSET, box.y + box.h / 2),
            size=20,
            role="display",
            ink="heading" if self.enabled else "on_disabled",
            align="right",
            width=VALUE_WIDTH - VALUE_INSET - VALUE_GAP,
        )
