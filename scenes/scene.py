"""One screen of the program: widgets, dialogs above them, and what the screen itself draws.

Owns the order of things (who sees an event first, what is painted over what) and leaves the
content to subclasses. Knows no game; takes time, events and chance from outside, so that a test
drives it exactly as the window does.
"""

from collections.abc import Callable

import pygame

from scenes.draw.buttons import Kind
from scenes.draw.frame import Frame
from scenes.services import Services
from scenes.stage.director import MotionLevel
from scenes.ui.dialog import Dialog, DialogButton
from scenes.ui.group import Group
from scenes.ui.layer import Layer
from scenes.ui.scope import Scope
from scenes.ui.toast import CORNER, Notices, Toasts
from scenes.ui.tooltip import Tooltip
from scenes.ui.widget import Cursor, UiContext

DIMMED = (88, 80, 80)
"""What is left (of 255) of each colour under a dialog."""


class Scene:
    """Base of all screens.

    Subclasses override `build` (make the widgets; called again after a change of language or
    text size), `paint` (below the widgets), `paint_over` (above them, below dialogs), `on_event`
    (what no widget wanted), `on_escape`, `tick` and `is_animating`. They call `invalidate` when
    something they paint has changed. All sizes are in units of the 1920×1080 layout.
    """

    notices: Notices = CORNER
    """Where notices cover nothing that has to be read; under a dialog they keep to the corner."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.context = UiContext(
            services.frame, services.text_input, services.sound.play, self.open_layer
        )
        self.ui = Group()
        self._scope = Scope(self.ui, self.context)
        self._layers: list[tuple[Layer, Scope]] = []
        self._under: pygame.Surface | None = None
        self._under_is_of_now = False
        self._tooltip = Tooltip()
        self._quit_dialog: Dialog | None = None
        self._dirty = True
        self._built = False

    # --- for subclasses

    def build(self) -> None:
        """Make the widgets with `self.ui.add`; they have been cleared before."""

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the ground and everything below the widgets."""

    def paint_over(self, surface: pygame.Surface) -> None:
        """Draw what lies above the widgets: a thing in hand, a seal, an arrow."""

    def on_event(self, event: pygame.event.Event) -> None:
        """Take an event that no widget wanted."""

    def on_escape(self) -> None:
        """Esc was pressed and nothing else wanted it: go back, unless this is the first scene."""
        if self.services.manager.depth > 1:
            self.services.manager.pop()

    def tick(self, seconds: float) -> None:
        """Let time pass for what the scene itself animates."""

    @property
    def is_animating(self) -> bool:
        """Whether the scene's own picture changes with time at this moment."""
        return False

    def settle(self) -> None:
        """Put everything that moves where it will come to rest; subclasses add what they move."""
        for layer, _ in self._layers:
            layer.settle()
        self.toasts.finish()

    def resized(self) -> None:
        """The frame has changed; units have not."""

    def entered(self) -> None:
        """The scene is now on top: shown for the first time, or uncovered."""

    def left(self) -> None:
        """The scene was covered or taken off the stack."""

    def closed(self) -> None:
        """The scene was taken off the stack for good: let go of what it holds."""

    def quit_question(self) -> str | None:
        """What to ask before the window is closed; None closes it at once."""
        return None

    @property
    def own_cursor(self) -> Cursor:
        """The shape of the pointer where no widget is."""
        return Cursor.ARROW

    def texts(self) -> list[str]:
        """The words on the screen; subclasses add those they paint themselves."""
        groups = [self.ui, *(layer for layer, _ in self._layers)]
        shown = [text for group in groups for widget in group.walk() for text in widget.texts()]
        return [*shown, *self.toasts.shown, *filter(None, [self._tooltip.text])]

    # --- what subclasses use

    @property
    def frame(self) -> Frame:
        """The window this scene is drawn for."""
        return self.context.frame

    @property
    def toasts(self) -> Toasts:
        """The notices on the screen; they outlast the scene."""
        return self.services.toasts

    def tr(self, text: str, /, **params: object) -> str:
        """The text in the player's language."""
        return self.services.texts.tr(text, **params)

    def invalidate(self) -> None:
        """Ask to be drawn again."""
        self._dirty = True

    @property
    def focus_scope(self) -> Scope:
        """The scope that has pointer and keyboard now: the top layer's, or the scene's."""
        return self._layers[-1][1] if self._layers else self._scope

    def open_layer(self, layer: Layer) -> None:
        """Lay a dialog or an open list over the scene; it has all events until it is closed."""
        before = self.focus_scope
        before.leave()
        scope = Scope(layer, self.context)
        self._layers.append((layer, scope))
        layer.on_close = lambda: self.close_layer(layer)
        scope.focus(layer.first_focus, visibly=before.shows_focus)
        if layer.sound:
            self.services.sound.play(layer.sound)
        self.invalidate()

    def make_room_for_layers(self) -> None:
        """Have the memory ready that the picture below a layer takes, so that the first dialog
        need not wait for it."""
        size = self.frame.width, self.frame.height
        if self._under is None or self._under.get_size() != size:
            self._under = pygame.Surface(size)
            self._under.fill(DIMMED)  # the system gives memory only where it is written to
            self._under_is_of_now = False

    def close_layer(self, layer: Layer) -> None:
        """Take a layer away; nothing happens if it is gone already."""
        kept = [entry for entry in self._layers if entry[0] is not layer]
        if len(kept) < len(self._layers):
            self.focus_scope.leave()
            self._layers = kept
            self.focus_scope.resume()
            self.invalidate()

    def open_dialog(self, dialog: Dialog) -> Dialog:
        """Ask the player something; returns the dialog."""
        self.open_layer(dialog)
        return dialog

    def ask(
        self,
        title: str,
        text: str,
        *,
        yes: str,
        no: str,
        on_yes: Callable[[], None],
        danger: bool = False,
    ) -> Dialog:
        """Ask a question with two answers; Esc means `no`, and so does Return in `danger`."""
        stay = DialogButton(no, kind=Kind.GOLD if danger else Kind.PLAIN)
        go = DialogButton(yes, on_yes, Kind.PLAIN if danger else Kind.GOLD)
        first = stay if danger else go
        return self.open_dialog(Dialog(title, text, (stay, go), safe=stay, first=first))

    def ask_to_quit(self, question: str) -> None:
        """Ask before the window is closed."""
        self._quit_dialog = self.ask(
            self.tr("Quit the game?"),
            question,
            yes=self.tr("Quit"),
            no=self.tr("Stay"),
            on_yes=self.services.window.quit,
        )

    @property
    def is_asking_to_quit(self) -> bool:
        """Whether that question is on the screen."""
        return self._quit_dialog is not None and self.dialog is self._quit_dialog

    @property
    def dialog(self) -> Dialog | None:
        """The dialog on top."""
        found = [layer for layer, _ in self._layers if isinstance(layer, Dialog)]
        return found[-1] if found else None

    # --- what the manager calls

    @property
    def cursor(self) -> Cursor:
        """The shape of the pointer now."""
        hovered = self.focus_scope.hovered
        if hovered is not None:
            return hovered.cursor
        return Cursor.ARROW if self._layers else self.own_cursor

    def show(self, frame: Frame) -> None:
        """Come on stage in this frame."""
        self.resize(frame)
        if not self._built:
            self.rebuild()

    def rebuild(self) -> None:
        """Make all widgets anew, after a change of language or text size."""
        self._built = True
        self.context.reduced_motion = self.services.motion is not MotionLevel.FULL
        place, visibly = self._focus_place(), self._scope.shows_focus
        self._scope.focus(None)
        self.ui.clear()
        self.build()
        self._tooltip.hide()
        if place is not None and place < len(self._scope.focusables()):
            self._scope.focus(self._scope.focusables()[place], visibly=visibly)
        self.invalidate()

    def _focus_place(self) -> int | None:
        focusables = self._scope.focusables()
        focused = self._scope.focused
        return focusables.index(focused) if focused in focusables else None

    def resize(self, frame: Frame) -> None:
        """Take a new frame."""
        self.context.frame = frame
        self.resized()
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> None:
        """Take an event: dialogs first, then widgets, then the scene itself."""
        self._tooltip.notice(event)
        if self._presses_notice(event):
            return
        scope = self.focus_scope
        if scope.handle(event):
            return
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._escape()
        elif not self._layers:
            self.on_event(event)

    def _presses_notice(self, event: pygame.event.Event) -> bool:
        """A press on a notice takes it away, and does nothing to what lies under it."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != pygame.BUTTON_LEFT:
            return False
        return self.toasts.dismiss(self.frame, self._notices_now, self.frame.units(event.pos))

    @property
    def _notices_now(self) -> Notices:
        return CORNER if self._layers else self.notices

    def _escape(self) -> None:
        if self._layers:
            self._layers[-1][0].cancel()
        elif self._scope.focused is not None and self._scope.focused.takes_text:
            self._scope.focus(None)  # first out of the field, then out of the screen
        else:
            self.on_escape()

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self.ui.update(seconds)
        for layer, _ in list(self._layers):
            layer.update(seconds)
        self.toasts.update(seconds)
        self._tooltip.update(seconds, self.focus_scope)
        self.tick(seconds)

    @property
    def needs_draw(self) -> bool:
        """Whether the picture on the screen is out of date."""
        return (
            self._ground_needs_draw
            or any(layer.needs_draw for layer, _ in self._layers)
            or self.toasts.needs_draw
            or self._tooltip.needs_draw
        )

    @property
    def _ground_needs_draw(self) -> bool:
        return self._dirty or self.is_animating or self.ui.needs_draw

    def draw(self, surface: pygame.Surface) -> None:
        """Paint everything in its order."""
        if self._layers:
            self._draw_under(surface)
            self._draw_layers(surface)
        else:
            self._under_is_of_now = False
            self._draw_ground(surface)
        self.toasts.draw(surface, self.frame, self._notices_now)
        self._tooltip.draw(surface, self.frame)

    def _draw_ground(self, surface: pygame.Surface) -> None:
        self._dirty = False
        self.paint(surface)
        self.ui.draw(surface, self.frame)
        if not self._layers:
            self._scope.draw_ring(surface)
        self.paint_over(surface)

    def _draw_under(self, surface: pygame.Surface) -> None:
        """The scene below its layers; kept as a picture, for a hover in a dialog must be cheap."""
        kept = self._under if self._under_is_of_now else None
        if kept is None or kept.get_size() != surface.get_size() or self._ground_needs_draw:
            self._draw_ground(surface)
            if any(layer.dims for layer, _ in self._layers):
                surface.fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
            self._under = _copied(surface, self._under)
            self._under_is_of_now = True
        else:
            surface.blit(kept, (0, 0))

    def _draw_layers(self, surface: pygame.Surface) -> None:
        for layer, scope in self._layers:
            layer.draw(surface, self.frame)
            if scope is self.focus_scope:
                scope.draw_ring(surface)


def _copied(surface: pygame.Surface, old: pygame.Surface | None) -> pygame.Surface:
    """A copy of a whole window, in the place of an older one: so much fresh memory takes time."""
    if old is None or old.get_size() != surface.get_size():
        return surface.copy()
    old.blit(surface, (0, 0))
    return old
