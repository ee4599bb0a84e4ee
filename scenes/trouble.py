"""The screen that tells of a fault in another one, and leads back to the title.

It says where the report lies and that the match was saved; it never shows a traceback.
"""

from pathlib import Path

import pygame

from scenes.draw.buttons import Kind
from scenes.scene import Scene
from scenes.services import Services
from scenes.ui.dialog import Dialog, DialogButton


class TroubleScene(Scene):
    """One dialog on a plain ground: back to the title, or quit."""

    def __init__(self, services: Services, report: Path | None) -> None:
        """`report` is the file the fault was written to, None if there is no such file."""
        super().__init__(services)
        self._report = report

    def build(self) -> None:
        """Open the dialog, anew after a change of language."""
        if self.dialog is not None:
            self.close_layer(self.dialog)
        text = self.tr(
            "This screen had to be closed because of an error in the program. "
            "A match in progress was saved after its last move and can be resumed from the title."
        )
        if self._report is not None:
            text += "\n" + self.tr("The report is in {file}.", file=str(self._report))
        quit_button = DialogButton(self.tr("Quit"), self.services.window.quit)
        back = DialogButton(self.tr("Back to the title"), self._go_back, Kind.GOLD)
        self.open_dialog(
            Dialog(self.tr("Something went wrong"), text, (quit_button, back), safe=back)
        )

    def paint(self, surface: pygame.Surface) -> None:
        """A dark ground; nothing here may fail again."""
        surface.fill((14, 10, 11))

    def _go_back(self) -> None:
        self.services.manager.reset("title")
