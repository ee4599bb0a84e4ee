"""The menu over a match: go on, look something up, take back, give up, leave.

It lies over any scene that holds a session and shows nothing of the table but a blur.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from game.core.game_data import game_data
from scenes.column import Part, Rule, Words, column_height, draw_parts
from scenes.draw.buttons import Kind
from scenes.draw.grounds import dimmed, draw_ground
from scenes.draw.panels import Panel, draw_panel
from scenes.draw.seals import draw_seal
from scenes.people import names_of
from scenes.questions import ask_concede, ask_undo
from scenes.scene import Scene
from scenes.services import Services
from scenes.session import Session
from scenes.ui.box import SHEET, Box
from scenes.ui.button import Button

WIDTH: Final = 620.0
ROW: Final = 68.0
GAP: Final = 14.0
PADDING: Final = 60.0
SEAL: Final = "休"
TOP: Final = 60.0
"""Units from the tablet's edge to its heading, which stands under the seal."""


class _Entry(NamedTuple):
    label: str
    icon: str
    act: Callable[[], None]
    kind: Kind = Kind.PLAIN
    reason: str = ""


class PauseScene(Scene):
    """The menu of a match; Esc goes on with it."""

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services)
        self._session = session
        self._behind: pygame.Surface | None = None

    @property
    def _tablet(self) -> Box:
        count = len(self._entries())
        height = self._head + count * ROW + (count - 1) * GAP + 52
        return Box((SHEET.w - WIDTH) / 2, (SHEET.h - height) / 2 + 14, WIDTH, height)

    @property
    def _head(self) -> float:
        """Units from the tablet's edge to its first button."""
        return TOP + column_height(self.frame, self._parts(), WIDTH - 2 * PADDING) + 26

    def _parts(self) -> tuple[Part, ...]:
        return (
            Words(self.tr("Paused"), 36, "display", "heading", whole=True),
            Words(self._line(), 18, ink="text_second", above=12, whole=True),
            Rule(above=20),
        )

    def _entries(self) -> list[_Entry]:
        session = self._session
        may_undo = session.can_undo()
        return [
            _Entry(self.tr("Continue"), "play-button", self._go_back, Kind.GOLD),
            _Entry(self.tr("Rules"), "rule-book", self._open_rules),
            _Entry(self.tr("Settings"), "cog", self._open_settings),
            _Entry(
                self.tr("Take back"),
                "anticlockwise-rotation",
                lambda: ask_undo(self, session, self._go_back),
                reason="" if may_undo else self.tr("There is nothing that may be taken back."),
            ),
            _Entry(self.tr("Concede"), "halt", lambda: ask_concede(self, session, self._go_back)),
            _Entry(self.tr("Save and go to the title"), "save", self._to_title),
            _Entry(self.tr("Save and quit"), "exit-door", self._quit),
        ]

    def build(self) -> None:
        """One button under the other; Return goes on with the match."""
        tablet = self._tablet
        y = tablet.y + self._head
        for entry in self._entries():
            box = Box(tablet.x + PADDING, y, WIDTH - 2 * PADDING, ROW)
            button = self.ui.add(
                Button(
                    box,
                    entry.label,
                    entry.act,
                    kind=entry.kind,
                    icon=entry.icon,
                    enabled=not entry.reason,
                    reason=entry.reason,
                )
            )
            if entry.kind is Kind.GOLD:
                self._scope.focus(button)
            y += ROW + GAP

    def resized(self) -> None:
        """The blur belongs to one size of the window."""
        self._behind = None

    def texts(self) -> list[str]:
        """The heading and the line under it."""
        return [*super().texts(), self.tr("Paused"), self._line()]

    def _line(self) -> str:
        setup, texts = self._session.match.setup, self.services.texts
        black, red = names_of(setup, texts)
        return self.tr(
            "{game}: {black} against {red}",
            game=game_data(setup.game).title.in_language(texts.language),
            black=black,
            red=red,
        )

    def paint(self, surface: pygame.Surface) -> None:
        """The blurred scene below, and the tablet."""
        if self._behind is None:
            below = self.services.manager.picture_below(self)
            self._behind = dimmed(below) if below is not None else None
        if self._behind is None:
            draw_ground(surface, self.frame, "menu")
        else:
            surface.blit(self._behind, (0, 0))
        frame, tablet = self.frame, self._tablet
        middle = tablet.center[0]
        draw_panel(surface, frame, tablet, Panel.TABLET)
        draw_seal(surface, frame, (middle, tablet.y), 84, SEAL)
        at = tablet.x + PADDING, tablet.y + TOP
        draw_parts(surface, frame, self._parts(), at, WIDTH - 2 * PADDING, align="center")

    # --- what the buttons do

    def _go_back(self) -> None:
        self.services.manager.pop()

    def _open_rules(self) -> None:
        self.services.manager.open("rulebook", game=self._session.match.setup.game)

    def _open_settings(self) -> None:
        self.services.manager.open("settings")

    def _to_title(self) -> None:
        self._session.leave()
        self.services.manager.reset("title")

    def _quit(self) -> None:
        self._session.leave()
        self.services.window.quit()
