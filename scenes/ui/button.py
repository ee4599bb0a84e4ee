"""Buttons: of the kinds of ART §8, with icon, key hint, and a reason while they cannot be used.

Pressing means: button down and up inside, Return or Space with the focus, or the shortcut.
"""

from collections.abc import Callable

import pygame

from scenes.draw.buttons import Kind, State, corner, draw_button
from scenes.draw.frame import Frame
from scenes.ui.box import Box
from scenes.ui.fading import draw_faded
from scenes.ui.widget import Widget

HALO = 24.0
"""Units around a button that its hover light reaches."""


def nothing() -> None:
    """Default of a callback."""


class Button(Widget):
    """A button with words; `key_hint` is only shown, `shortcut` is the key itself."""

    focusable = True
    sound = "select"

    def __init__(
        self,
        box: Box,
        label: str,
        on_press: Callable[[], None] = nothing,
        *,
        kind: Kind = Kind.PLAIN,
        icon: str | None = None,
        key_hint: str | None = None,
        shortcut: int | None = None,
        tooltip: str = "",
        enabled: bool = True,
        reason: str = "",
        size: float | None = None,
    ) -> None:
        """`size` is that of the words in units, None the kind's own."""
        super().__init__(
            box, label, tooltip=tooltip, reason=reason, enabled=enabled, shortcut=shortcut
        )
        self.on_press = on_press
        self.kind = kind
        self.icon = icon
        self.key_hint = key_hint
        self.size = size

    @property
    def ring_radius(self) -> float:
        """The focus ring follows the button's corners."""
        return corner(self.box.h)

    def rename(self, label: str) -> None:
        """Say something else."""
        if label != self.label:
            self.label = label
            self.invalidate()

    def activate(self) -> None:
        """Press it."""
        self.play(self.sound)
        self.on_press()

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw it in its present state; the hover light comes and goes softly."""
        if 0.0 < self.glow < 1.0:
            self._draw(surface, frame, self.state & ~State.HOVER)
            place = frame.rect(*self.box.inset(-HALO))
            hovered = self.state | State.HOVER
            draw_faded(surface, place, self.glow, lambda: self._draw(surface, frame, hovered))
        else:
            self._draw(surface, frame, self.state)

    def _draw(self, surface: pygame.Surface, frame: Frame, state: State) -> None:
        draw_button(
            surface,
            frame,
            self.box,
            self.shown_label,
            self.kind,
            state,
            icon=self.icon,
            key_hint=self.key_hint,
            size=self.size,
        )

    @property
    def shown_label(self) -> str:
        """The words on its face."""
        return self.label


class IconButton(Button):
    """A square button with an icon alone; its label is the tooltip."""

    def __init__(
        self,
        box: Box,
        icon: str,
        label: str,
        on_press: Callable[[], None] = nothing,
        *,
        kind: Kind = Kind.PLAIN,
        shortcut: int | None = None,
        enabled: bool = True,
        reason: str = "",
    ) -> None:
        super().__init__(
            box,
            label,
            on_press,
            kind=kind,
            icon=icon,
            shortcut=shortcut,
            tooltip=label,
            enabled=enabled,
            reason=reason,
        )

    @property
    def shown_label(self) -> str:
        """No words on its face."""
        return ""
