"""A group that lies over a scene and has all events until it closes: a dialog, an open list."""

from collections.abc import Callable

from scenes.ui.box import SHEET, Box, Point
from scenes.ui.button import nothing
from scenes.ui.group import Group
from scenes.ui.widget import Widget


class Layer(Group):
    """Base of what can be laid over a scene. The scene sets `on_close` when it is laid."""

    dims = True
    """Whether what lies below is darkened."""
    sound = ""
    """What is heard when it is laid over the scene."""
    closes_beside: Box | None = None
    """A press beside this closes it; None: only its own answers do, and Esc."""

    def __init__(self, box: Box = SHEET, label: str = "") -> None:
        super().__init__(box, label)
        self.on_close: Callable[[], None] = nothing

    @property
    def first_focus(self) -> Widget | None:
        """Where the keyboard starts."""
        return None

    def settle(self) -> None:
        """End the animation it opens with."""

    def pointer_up(self, at: Point) -> None:
        """A press beside what is there to be read may close it."""
        was_pressed = self.pressed
        super().pointer_up(at)
        inside = self.closes_beside
        if was_pressed and inside is not None and not inside.contains(at):
            self.cancel()

    def cancel(self) -> None:
        """Esc: close without changing anything."""
        self.on_close()
