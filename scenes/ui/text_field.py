"""A one-line text field: typing with or without an input method, selection, clipboard, mouse.

Editing itself is `text_edit`; this module maps it to pixels, keys and the system's text entry.
"""

from collections.abc import Callable

import pygame

from scenes.draw.buttons import State
from scenes.draw.fields import draw_field
from scenes.draw.frame import Frame
from scenes.draw.text import draw_text, text_size
from scenes.draw.theme import colour, faded
from scenes.ui.box import Box, Point
from scenes.ui.text_edit import TextEdit
from scenes.ui.widget import Cursor, Widget

SIZE = 20.0
PADDING = 14.0
BLINK = 0.53
"""Seconds the caret is shown, then hidden."""
DOUBLE_CLICK = 0.35


def _ignore(_text: str) -> None:
    """Default of a callback."""


class TextField(Widget):
    """`on_change` is called with the text after every edit, `on_submit` on Return."""

    focusable = True
    takes_text = True

    def __init__(
        self,
        box: Box,
        text: str = "",
        *,
        label: str = "",
        hint: str = "",
        longest: int = 40,
        on_change: Callable[[str], None] = _ignore,
        on_submit: Callable[[str], None] = _ignore,
        tooltip: str = "",
        enabled: bool = True,
        reason: str = "",
    ) -> None:
        """`hint` is shown while the field is empty; `longest` counts characters."""
        super().__init__(box, label, tooltip=tooltip, enabled=enabled, reason=reason)
        self.edit = TextEdit(text, longest=longest)
        self.empty_hint = hint
        self.on_change, self.on_submit = on_change, on_submit
        self._shift = 0.0
        self._blink = 0.0
        self._since_click = DOUBLE_CLICK

    @property
    def cursor(self) -> Cursor:
        """The bar that text is pointed at with."""
        return Cursor.TEXT if self.enabled else Cursor.ARROW

    @property
    def value(self) -> str:
        """The entered text, without a composition."""
        return self.edit.text

    @value.setter
    def value(self, text: str) -> None:
        self.edit.set(text)
        self._edited(changed=False)

    def texts(self) -> list[str]:
        """The text, or the hint of an empty field."""
        return [self.edit.shown or self.empty_hint]

    # --- keyboard

    def focus(self, focused: bool) -> None:
        """Switch the system's text entry on or off."""
        super().focus(focused)
        self.edit.composition = ""
        if self.context is None:
            return
        if focused:
            self.context.text_input.start()
        else:
            self.context.text_input.stop()
            self.edit.move(self.edit.caret)
        self._edited(changed=False)

    @property
    def is_composing(self) -> bool:
        """Whether an input method holds a text here."""
        return bool(self.edit.composition)

    def text(self, typed: str) -> None:
        """Put in what was typed, or what the input method has settled on."""
        self._edited(changed=self.edit.insert(typed))

    def compose(self, composition: str) -> None:
        """Show what the input method is at, underlined."""
        self.edit.compose(composition)
        self._edited(changed=False)

    def key(self, event: pygame.event.Event) -> bool:
        """Editing keys; everything that types something counts as used."""
        command = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if command and event.key in (pygame.K_a, pygame.K_c, pygame.K_x, pygame.K_v):
            return self._clipboard(event.key)
        select = bool(event.mod & pygame.KMOD_SHIFT)
        match event.key:
            case pygame.K_RETURN | pygame.K_KP_ENTER:
                self.on_submit(self.value)
            case pygame.K_BACKSPACE:
                self._edited(changed=self.edit.erase(-1, word=command))
            case pygame.K_DELETE:
                self._edited(changed=self.edit.erase(1, word=command))
            case pygame.K_LEFT:
                self.edit.step(-1, select=select, word=command)
            case pygame.K_RIGHT:
                self.edit.step(1, select=select, word=command)
            case pygame.K_HOME:
                self.edit.move(0, select=select)
            case pygame.K_END:
                self.edit.move(len(self.value), select=select)
            case pygame.K_UP | pygame.K_DOWN | pygame.K_TAB | pygame.K_ESCAPE:
                return False
            case _:
                # A letter comes again as text; a function key is left to the screen.
                return not command and bool(getattr(event, "unicode", ""))
        self._edited(changed=False)
        return True

    def _clipboard(self, key: int) -> bool:
        if self.context is None:
            return False
        changed = False
        if key == pygame.K_a:
            self.edit.select_all()
        elif key == pygame.K_v:
            changed = self.edit.insert(self.context.text_input.paste())
        elif self.edit.selected:
            self.context.text_input.copy(self.edit.selected)
            changed = key == pygame.K_x and self.edit.erase(-1)
        self._edited(changed=changed)
        return True

    def _edited(self, *, changed: bool) -> None:
        """Show the caret, keep it in sight, tell the input method and the caller."""
        self._blink = 0.0
        self.invalidate()
        if self.context is not None:
            frame = self.context.frame
            self._keep_caret_in_sight(frame)
            if self.focused:
                self.context.text_input.place(frame.rect(*self._caret_box(frame)))
        if changed:
            self.on_change(self.value)

    # --- mouse

    def pointer_down(self, at: Point) -> None:
        """Put the caret there; a second press selects the word."""
        self.pressed = True
        if self.context is None:
            return
        place = self._index_at(self.context.frame, at[0])
        if self._since_click < DOUBLE_CLICK:
            self.edit.select_word(place)
            self.pressed = False
        else:
            self.edit.move(place)
        self._since_click = 0.0
        self._edited(changed=False)

    def pointer_drag(self, at: Point) -> None:
        """Select up to the pointer."""
        if self.pressed and self.context is not None:
            self.edit.move(self._index_at(self.context.frame, at[0]), select=True)
            self._edited(changed=False)

    def pointer_up(self, at: Point) -> None:
        """End the selection."""
        del at
        self.pressed = False

    # --- time and picture

    def update(self, seconds: float) -> None:
        """Let the caret blink while the field has the keyboard."""
        super().update(seconds)
        self._since_click += seconds
        if self.focused:
            before = self._shows_caret
            self._blink = (self._blink + seconds) % (2 * BLINK)
            if self._shows_caret != before:
                self.invalidate()

    @property
    def _shows_caret(self) -> bool:
        return self.focused and self._blink < BLINK

    def _x_of(self, frame: Frame, index: int) -> float:
        """Units from the start of the shown text to before character `index`."""
        part = self.edit.shown[:index]
        return text_size(frame, part, size=SIZE)[0] if part else 0.0

    def _index_at(self, frame: Frame, x: float) -> int:
        """The gap between characters nearest to a place on the screen."""
        way = x - self.box.x - PADDING + self._shift
        gaps = range(len(self.value) + 1)
        return min(gaps, key=lambda index: abs(self._x_of(frame, index) - way))

    @property
    def _room(self) -> Box:
        return self.box.inset(PADDING, 0.0)

    def _keep_caret_in_sight(self, frame: Frame) -> None:
        caret = self._x_of(frame, self.edit.shown_caret)
        whole = self._x_of(frame, len(self.edit.shown))
        room = self._room.w - 4.0
        self._shift = min(self._shift, caret, max(0.0, whole - room))
        self._shift = max(self._shift, caret - room, 0.0)

    def _caret_box(self, frame: Frame) -> Box:
        height = SIZE * 1.3 * frame.text_scale
        x = self._room.x - self._shift + self._x_of(frame, self.edit.shown_caret)
        return Box(x, self.box.center[1] - height / 2, 2.0, height)

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the field, the selection, the words and the caret."""
        state = self.state | (State.FOCUS if self.focused else State.NORMAL)
        draw_field(surface, frame, self.box, "", hint=self._hint_shown, state=state)
        clip = surface.get_clip()
        surface.set_clip(clip.clip(frame.rect(*self._room)))
        self._paint_marks(surface, frame)
        ink = "text" if self.enabled else "on_disabled"
        at = self._room.x - self._shift, self.box.center[1]
        draw_text(surface, frame, self.edit.shown, at, size=SIZE, ink=ink)
        if self._shows_caret:
            surface.fill(colour("gold_light"), frame.rect(*self._caret_box(frame)))
        surface.set_clip(clip)

    @property
    def _hint_shown(self) -> str:
        return "" if self.edit.shown else self.empty_hint

    def _paint_marks(self, surface: pygame.Surface, frame: Frame) -> None:
        """The selection behind the words, the line under a composition."""
        start, end = self.edit.selection
        left = self._room.x - self._shift
        caret = self._caret_box(frame)
        if self.edit.composition:
            x = left + self._x_of(frame, start)
            line = Box(x, caret.bottom - 1.0, caret.x - x, 2.0)
            surface.fill(colour("gold"), frame.rect(*line))
        elif start != end and self.focused:
            first, last = self._x_of(frame, start), self._x_of(frame, end)
            band = pygame.Surface(frame.rect(0, 0, last - first, caret.h).size, pygame.SRCALPHA)
            band.fill(faded("asagi", 0.4))
            surface.blit(band, frame.point(left + first, caret.y))
