"""What every widget is: a box in units with a state, that can be pointed at, pressed and typed at.

Owns the contract between widgets and the scope that routes events to them (`scenes.ui.scope`).
Texts come translated from the caller; colours and shapes come from `scenes.draw`.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Protocol

import pygame

from scenes.draw.buttons import State
from scenes.draw.frame import Frame
from scenes.ui.box import Box, Point

if TYPE_CHECKING:
    from scenes.ui.layer import Layer

HOVER_IN = 0.09
HOVER_OUT = 0.14
"""Seconds of the hover glow (ART §9)."""


LEAST_TARGET = 44.0
"""Units a thing must be high and wide to be hit easily (ART §4)."""


class Cursor(Enum):
    """Shapes of the pointer, by what a press would do."""

    ARROW = "nothing"
    HAND = "press"
    TEXT = "write"
    GRAB = "move"
    FORBIDDEN = "refused"


class TextInput(Protocol):
    """The system's text entry: composition of an input method, and the clipboard."""

    def start(self) -> None:
        """Begin to send text events."""

    def stop(self) -> None:
        """Stop sending text events, ending a composition."""

    def place(self, rect: pygame.Rect) -> None:
        """Tell the input method where the caret is, so that its list opens beside it."""

    def copy(self, text: str) -> None:
        """Put text on the clipboard."""

    def paste(self) -> str:
        """The text on the clipboard, "" if there is none."""


@dataclass(slots=True)
class UiContext:
    """What widgets need from outside; one object per scene, its fields are kept up to date."""

    frame: Frame
    text_input: TextInput
    play_sound: Callable[[str], None]
    open_layer: "Callable[[Layer], None]"
    reduced_motion: bool = False


class Widget:
    """A piece of a screen. Subclasses draw it and say what pointer and keys do to it.

    `label` names it to people and tests; `tooltip` explains it; a disabled widget says `reason`
    instead. `shortcut` is a pygame key that presses it while nothing with the focus wants it.
    """

    focusable = False
    """Whether the keyboard can go there."""
    takes_text = False
    """Whether what is typed is written there; Esc then leaves it first."""
    solid = True
    """Whether the pointer stops here instead of going through to what lies below."""
    tab_stop = True
    """Whether Tab stops there; arrows come there all the same."""
    has_ring = True
    """Whether the keyboard focus is shown by a ring around it."""
    needs_ring = False
    """Whether Return presses it only while that is shown, not where the keyboard merely starts."""
    lane: Box | None = None
    """Where up and down look for it, if that is wider than the thing itself."""
    clips = False
    """Whether what is inside can only be seen within its box."""

    def __init__(
        self,
        box: Box,
        label: str = "",
        *,
        tooltip: str = "",
        reason: str = "",
        enabled: bool = True,
        shortcut: int | None = None,
    ) -> None:
        self._box = box
        self.label = label
        self.tooltip = tooltip
        self.shortcut = shortcut
        self._reason = reason
        self._enabled = enabled
        self._visible = True
        self.parent: Widget | None = None
        self.context: UiContext | None = None
        self.hovered = False
        self.pressed = False
        self.focused = False
        self.glow = 0.0
        self.dirty = True

    # --- state

    @property
    def box(self) -> Box:
        """Where it is, in units of the layout."""
        return self._box

    @box.setter
    def box(self, box: Box) -> None:
        if box != self._box:
            self.place(box)
            self.invalidate()

    @property
    def hit_box(self) -> Box:
        """Where the pointer finds it; small things are easier to hit than they look."""
        return self._box

    def place(self, box: Box) -> None:
        """Take a new place; containers move their children along."""
        self._box = box

    @property
    def enabled(self) -> bool:
        """Whether it can be used now."""
        return self._enabled

    @property
    def reason(self) -> str:
        """Why it cannot be used; shown as tooltip while it is disabled."""
        return self._reason

    def enable(self) -> None:
        """Make it usable."""
        self._set_enabled(True, "")

    def disable(self, reason: str = "") -> None:
        """Make it unusable; say why."""
        self._set_enabled(False, reason)

    def _set_enabled(self, enabled: bool, reason: str) -> None:
        if (enabled, reason) != (self._enabled, self._reason):
            self._enabled, self._reason = enabled, reason
            self.pressed = False
            self.invalidate()

    @property
    def visible(self) -> bool:
        """Whether it is shown; hidden widgets take no events."""
        return self._visible

    @visible.setter
    def visible(self, visible: bool) -> None:
        if visible != self._visible:
            self._visible = visible
            self.invalidate()

    @property
    def hint(self) -> str:
        """What the tooltip says now."""
        return self.tooltip if self._enabled else self._reason or self.tooltip

    @property
    def state(self) -> State:
        """Its state as the drawing kit names it; the focus ring is the scope's."""
        state = State.NORMAL
        if not self._enabled:
            return State.DISABLED
        if self.glow > 0.0:
            state |= State.HOVER
        if self.pressed:
            state |= State.PRESSED
        return state

    @property
    def cursor(self) -> Cursor:
        """The shape of the pointer over it."""
        return Cursor.HAND if self.focusable and self._enabled else Cursor.ARROW

    @property
    def ring_box(self) -> Box | None:
        """Where the ring of the focus is drawn, None for nowhere."""
        return self._box if self.has_ring else None

    @property
    def ring_radius(self) -> float:
        """Corner radius in units of its focus ring."""
        return 8.0

    def invalidate(self) -> None:
        """Ask to be drawn again."""
        self.dirty = True

    @property
    def needs_draw(self) -> bool:
        """Whether the picture on the screen is out of date."""
        return self.dirty

    # --- tree

    def attach(self, context: UiContext) -> None:
        """Become part of a scene."""
        self.context = context

    def walk(self) -> Iterator["Widget"]:
        """Itself and everything visible inside, in reading order."""
        if self._visible:
            yield self

    def widget_at(self, at: Point) -> "Widget | None":
        """The topmost solid widget under a point."""
        return self if self._visible and self.solid and self.hit_box.contains(at) else None

    def reveal(self, inner: "Widget") -> None:
        """Bring a widget inside it into sight; only scrolling containers have to."""

    def texts(self) -> list[str]:
        """The words it shows now, for tests and for reading aloud."""
        return [self.label] if self.label else []

    # --- events; positions in units; the answers say whether the event was used

    def hover(self, inside: bool) -> None:
        """The pointer came or went."""
        self.hovered = inside
        self.invalidate()

    def pointer_move(self, at: Point) -> None:
        """The pointer moved over it, no button down."""

    def pointer_down(self, at: Point) -> None:
        """The main button went down on it."""
        del at
        self.pressed = True
        self.invalidate()

    def pointer_drag(self, at: Point) -> None:
        """The pointer moved while it is pressed."""

    def pointer_up(self, at: Point) -> None:
        """The button was released, wherever the pointer is."""
        was_pressed, self.pressed = self.pressed, False
        self.invalidate()
        if was_pressed and self._enabled and self.hit_box.contains(at):
            self.activate()

    def wheel(self, at: Point, steps: float) -> bool:
        """The wheel turned above it; positive steps scroll up."""
        del at, steps
        return False

    def key(self, event: pygame.event.Event) -> bool:
        """A key went down while it has the focus."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE) and self._enabled:
            self.activate()
            return True
        return False

    def text(self, typed: str) -> None:
        """Text was entered while it has the focus."""

    def compose(self, composition: str) -> None:
        """The input method shows a text that is not entered yet."""

    @property
    def is_composing(self) -> bool:
        """Whether an input method is at work here, and keys belong to it."""
        return False

    def focus(self, focused: bool) -> None:
        """The keyboard came or went."""
        self.focused = focused
        self.invalidate()

    def activate(self) -> None:
        """Do what pressing it means."""

    # --- time and picture

    def update(self, seconds: float) -> None:
        """Let time pass: the hover glow comes and goes."""
        goal = 1.0 if self._enabled and (self.hovered or self.pressed) else 0.0
        if self.glow == goal:
            return
        if self.context is not None and self.context.reduced_motion:
            self.glow = goal
        elif goal > self.glow:
            self.glow = min(goal, self.glow + seconds / HOVER_IN)
        else:
            self.glow = max(goal, self.glow - seconds / HOVER_OUT)
        self.invalidate()

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Paint itself and mark the picture as up to date."""
        self.dirty = False
        self.paint(surface, frame)

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw with the drawing kit; nothing is drawn for a bare widget."""

    def play(self, sound: str) -> None:
        """Play a sound by name, once it is part of a scene."""
        if self.context is not None:
            self.context.play_sound(sound)
