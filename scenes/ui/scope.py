"""Routes events to widgets: who is under the pointer, who holds it, who has the keyboard.

One scope covers one group: the widgets of a scene, or those of a dialog above it. It knows no
particular widget and draws only the focus ring, through the drawing kit.
"""

from collections.abc import Callable

import pygame

from scenes.draw.buttons import draw_focus
from scenes.draw.frame import Frame
from scenes.ui.box import Point
from scenes.ui.group import Group
from scenes.ui.navigate import Direction, neighbour, step
from scenes.ui.widget import UiContext, Widget

ARROWS = {
    pygame.K_LEFT: Direction.LEFT,
    pygame.K_RIGHT: Direction.RIGHT,
    pygame.K_UP: Direction.UP,
    pygame.K_DOWN: Direction.DOWN,
}
PRESSES = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
OUTSIDE: Point = (-1e6, -1e6)


def anywhere(_widget: Widget) -> bool:
    """The keyboard may go to any widget."""
    return True


class Scope:
    """The event side of a group of widgets. `reach` says which of them the keyboard may go to at
    this moment."""

    def __init__(self, root: Group, context: UiContext) -> None:
        self.root = root
        self.context = context
        self.at: Point = OUTSIDE
        self.hovered: Widget | None = None
        self.focused: Widget | None = None
        self.shows_focus = False
        self.reach: Callable[[Widget], bool] = anywhere
        self._holder: Widget | None = None
        self._is_left = False
        root.attach(context)

    @property
    def is_holding(self) -> bool:
        """Whether a widget holds the pointer, so that nothing else should react to it."""
        return self._holder is not None

    def handle(self, event: pygame.event.Event) -> bool:
        """Pass an event to the widget concerned; False if no widget wanted it."""
        self.tidy()
        match event.type:
            case pygame.MOUSEMOTION:
                return self._moved(self.context.frame.units(event.pos))
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                return self._pressed(self.context.frame.units(event.pos))
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT:
                return self._released(self.context.frame.units(event.pos))
            case pygame.MOUSEWHEEL:
                return self._wheel(event)
            case pygame.WINDOWLEAVE:
                self._hover(OUTSIDE)
            case pygame.KEYDOWN:
                return self._key(event)
            case pygame.TEXTINPUT | pygame.TEXTEDITING:
                return self._text(event)
        return False

    def focus(self, widget: Widget | None, *, visibly: bool = False) -> None:
        """Give the keyboard to a widget; `visibly` shows the ring, as after a key."""
        self.shows_focus = visibly
        if widget is not self.focused:
            if self.focused is not None:
                self.focused.focus(False)
            self.focused = widget
            if widget is not None:
                widget.focus(True)
        if widget is not None:
            widget.invalidate()
            _reveal(widget)

    def show_focus(self) -> None:
        """Show the ring where the keyboard already is."""
        widget = self.focused
        self.focus(None)
        self.focus(widget, visibly=True)

    def leave(self) -> None:
        """Let go of pointer and keyboard: another scope takes over."""
        self._hover(OUTSIDE)
        self._is_left = True
        if self._holder is not None:
            self._holder.pressed = False
            self._holder = None
        if self.focused is not None:
            self.focused.focus(False)

    def resume(self) -> None:
        """Take pointer and keyboard back after `leave`."""
        self._is_left = False
        if self.focused is not None:
            self.focused.focus(True)

    def focusables(self) -> list[Widget]:
        """What the keyboard can go to, in reading order."""
        return [w for w in self.root.walk() if w.focusable and w.enabled and self.reach(w)]

    # --- pointer

    def _moved(self, at: Point) -> bool:
        if self._holder is not None:
            self.at = at
            self._holder.pointer_drag(at)
            return True
        self._hover(at)
        if self.hovered is not None:
            self.hovered.pointer_move(at)
        return False

    def _hover(self, at: Point) -> None:
        self.at = at
        found = self.root.widget_at(at)
        if found is self.hovered:
            return
        if self.hovered is not None:
            self.hovered.hover(False)
        self.hovered = found
        if found is not None:
            found.hover(True)

    def _pressed(self, at: Point) -> bool:
        self._hover(at)
        target = self.hovered
        if target is not None and target.focusable:
            self.focus(target)
        else:
            self._press_beside()
        if target is None:
            return False
        if target.enabled:
            self._holder = target
            target.pointer_down(at)
        return True

    def _press_beside(self) -> None:
        """A press on nothing ends typing, but leaves the keyboard where it was: Return still does
        what the screen offers."""
        focused = self.focused
        stays = focused is not None and not focused.takes_text
        self.focus(focused if stays else None)

    def _released(self, at: Point) -> bool:
        holder, self._holder = self._holder, None
        if holder is not None:
            self.at = at
            holder.pointer_up(at)
        if not self._is_left:  # what was pressed may have opened a layer above this scope
            self._hover(at)
        return holder is not None

    def _wheel(self, event: pygame.event.Event) -> bool:
        precise = getattr(event, "precise_y", 0.0)
        steps = float(precise if precise else event.y)
        widget = self.root.widget_at(self.at)
        while widget is not None:
            if widget.wheel(self.at, steps):
                self._hover(self.at)
                return True
            widget = widget.parent
        return False

    # --- keyboard

    def _key(self, event: pygame.event.Event) -> bool:
        focused = self.focused
        if focused is not None and focused.is_composing:
            return True  # Return, Tab, arrows and Esc belong to the input method.
        asleep = focused is not None and focused.needs_ring and not self.shows_focus
        wakes = asleep and event.key in PRESSES
        if focused is not None and focused.enabled and not wakes and focused.key(event):
            return True
        if event.mod & (pygame.KMOD_ALT | pygame.KMOD_META):
            return False  # Alt with Tab belongs to the desktop
        if event.key == pygame.K_TAB or event.key in ARROWS:
            return self._go(focused if asleep else self._next(event))
        return self._shortcut(event)

    def _next(self, event: pygame.event.Event) -> Widget | None:
        """Where Tab or an arrow leads."""
        if event.key in ARROWS:
            return neighbour(self.focusables(), self.focused, ARROWS[event.key])
        found = self.focusables()
        stops = [widget for widget in found if widget.tab_stop or widget is self.focused]
        return step(stops, self.focused, back=bool(event.mod & pygame.KMOD_SHIFT))

    def _go(self, widget: Widget | None) -> bool:
        if widget is None:
            return False
        if widget is self.focused:
            self.show_focus()
        else:
            self.focus(widget, visibly=True)
        return True

    def _shortcut(self, event: pygame.event.Event) -> bool:
        if event.mod & pygame.KMOD_CTRL:
            return False
        for widget in self.root.walk():
            if widget.shortcut == event.key and widget.enabled:
                widget.activate()
                return True
        return False

    def _text(self, event: pygame.event.Event) -> bool:
        if self.focused is None or not self.focused.enabled:
            return False
        if event.type == pygame.TEXTINPUT:
            self.focused.text(event.text)
        else:
            self.focused.compose(event.text)
        return True

    def tidy(self) -> None:
        """Widgets that were removed or hidden hold nothing any more."""
        alive = {id(widget) for widget in self.root.walk()}
        if self.hovered is not None and id(self.hovered) not in alive:
            self.hovered.hovered = False
            self.hovered = None
        if self._holder is not None and id(self._holder) not in alive:
            self._holder.pressed = False
            self._holder = None
        if self.focused is not None and id(self.focused) not in alive:
            self.focused.focus(False)
            self.focused = None

    def draw_ring(self, surface: pygame.Surface) -> None:
        """Draw the outline around what the keyboard acts on, if it came there by a key."""
        self.tidy()
        focused = self.focused
        if focused is None or not focused.enabled or not self.shows_focus:
            return
        box = focused.ring_box
        if box is None:
            return
        clip = surface.get_clip()
        surface.set_clip(_window_of(focused, self.context.frame, clip))
        draw_focus(surface, self.context.frame, box, radius=focused.ring_radius)
        surface.set_clip(clip)


def _window_of(widget: Widget, frame: Frame, clip: pygame.Rect) -> pygame.Rect:
    """The part of the screen in which a widget can be seen through its containers."""
    holder = widget.parent
    while holder is not None:
        if holder.clips:
            clip = clip.clip(frame.rect(*holder.box.inset(-8.0)))
        holder = holder.parent
    return clip


def _reveal(widget: Widget) -> None:
    """Ask the containers to scroll the widget into sight."""
    holder = widget.parent
    while holder is not None:
        holder.reveal(widget)
        holder = holder.parent
