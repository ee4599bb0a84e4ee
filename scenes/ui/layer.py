"""A group that lies over a scene and has all events until it closes: a dialog, an open list."""

from collections.abc import Callable

from scenes.ui.box import SHEET, Box
from scenes.ui.button import nothing
from scenes.ui.group import Group
from scenes.ui.widget import Widget


class Layer(Group):
    """Base of what can be laid over a scene. The scene sets `on_close` when it is laid."""

    dims = True
    """Whether what lies below is darkened."""

    def __init__(self, box: Box = SHEET, label: str = "") -> None:
        super().__init__(box, label)
        self.on_close: Callable[[], None] = nothing

    @property
    def first_focus(self) -> Widget | None:
        """Where the keyboard starts."""
        return None

    def settle(self) -> None:
        """End the animation it opens with."""

    def cancel(self) -> None:
        """Esc: close without changing anything."""
        self.on_close()
