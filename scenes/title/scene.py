"""The first screen: choose a game, go on with the match in progress, look things up, leave.

It can be used from its first picture on; the paintings follow in the next few frames.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

import pygame

from game.core.game_data import game_data
from scenes import course
from scenes.about import VERSION
from scenes.draw.brand import COLUMN_WIDTH, draw_brand_column
from scenes.draw.buttons import Kind
from scenes.draw.grounds import draw_ground
from scenes.draw.panels import draw_rule
from scenes.draw.screens import Screen, screen_job
from scenes.draw.text import draw_text, text_size
from scenes.games import look, playable
from scenes.lobby.plan import remembered
from scenes.scene import Scene
from scenes.services import Services
from scenes.title.detail import Detail
from scenes.title.screen_panel import ScreenPanel
from scenes.ui.box import SHEET, Box
from scenes.ui.button import Button
from scenes.ui.toast import Notices
from scenes.widths import button_width

STAGE: Final = Box(459.0, 128.0, 1376.0, 700.0)
"""Where the games stand."""
GAP: Final = 34.0
WIDEST: Final = 420.0
MENU: Final = Box(459.0, 902.0, 1376.0, 66.0)
MENU_GAP: Final = 18.0
FOOT_Y: Final = 1036.0
MUSIC: Final = "garden"
ABOUT: Final = "about"
"""The page of the settings that tells who made what."""
WITH_DETAIL: Final = 2
"""Up to so many games leave room to say something about the one looked at."""
LEAST_DETAIL: Final = 676.0
"""Units that are kept for it."""


class _Entry(NamedTuple):
    label: str
    icon: str
    act: Callable[[], None]
    kind: Kind = Kind.PLAIN


class TitleScene(Scene):
    """The games and the menu under them."""

    notices = Notices.at_foot(Box(0.0, 0.0, COLUMN_WIDTH, SHEET.h).inset(24.0, 24.0))

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._games = playable()
        self._waiting = course.waiting_game(services)
        self._chosen = self._looked_at_first()
        self._panels: list[ScreenPanel] = []
        self._detail: Detail | None = None
        self._to_paint: deque[Callable[[], None]] = deque()
        self._has_been_drawn = False
        self._has_been_left = False
        self._detail_box = STAGE
        self._pointer: tuple[int, int] | None = None
        self._pointer_moves = False

    def _looked_at_first(self) -> str:
        """The game of the match in progress, else the one that was planned last, or the first of
        all; "" where there is none."""
        if self._waiting in self._games:
            return str(self._waiting)
        known = [game for game in self.services.settings.lobbies if game in self._games]
        return (known[-1:] or [*self._games[:1], ""])[0]

    # --- widgets

    def build(self) -> None:
        """The pictures of the games, what is said about one, and the menu."""
        self._panels = []
        self._to_paint.clear()
        boxes = self._screen_boxes()
        for name, box in zip(self._games, boxes, strict=True):
            self._add_panel(name, box)
        self._detail = None
        if self._games and len(self._games) <= WITH_DETAIL:
            x = boxes[-1].right + GAP
            self._detail_box = Box(x, STAGE.y, STAGE.right - x, STAGE.h)
            self._show_detail()
        self._add_menu()
        self._add_credits()

    def _screen_boxes(self) -> list[Box]:
        count = max(1, len(self._games))
        kept = GAP + LEAST_DETAIL if count <= WITH_DETAIL else 0.0
        width = min(WIDEST, (STAGE.w - kept - GAP * (count - 1)) / count)
        rest = STAGE.w - count * width - GAP * (count - 1)
        left = STAGE.x if count <= WITH_DETAIL else STAGE.x + rest / 2
        return [Box(left + i * (width + GAP), STAGE.y, width, STAGE.h) for i in range(count)]

    def _add_panel(self, name: str, box: Box) -> None:
        data, language = game_data(name), self.services.texts.language
        screen = Screen(
            look(name).theme,
            look(name).icon,
            data.title.in_language(language),
            data.tagline.in_language(language),
        )
        panel = ScreenPanel(
            box,
            screen,
            partial(self._open_lobby, name),
            partial(self._point_at, name),
            partial(self._choose, name),
        )
        if name == self._chosen:
            self._scope.focus(panel)  # Enter opens it at once
        panel.is_chosen = name == self._chosen
        panel.glow = float(panel.is_chosen)
        self._panels.append(self.ui.add(panel))
        self._to_paint.append(
            partial(self._paint_panel, panel, screen_job(self.frame, box, screen))
        )

    def _paint_panel(self, panel: ScreenPanel, job: Callable[[], object]) -> None:
        job()
        panel.is_painted = True
        panel.invalidate()

    def _show_detail(self) -> None:
        if self._detail is not None:
            self.ui.remove(self._detail)
        plan = remembered(self.services.settings, self._chosen)
        last = plan.last if plan is not None else None
        self._detail = Detail(
            self._detail_box, self._chosen, self.services.texts, last,
            waiting=self._chosen == self._waiting,
        )  # fmt: skip
        self.ui.add(self._detail)

    def _add_menu(self) -> None:
        entries = self._entries()
        widths = [
            max(
                150.0, button_width(self.frame, e.label, size=_size(e.kind), kind=e.kind, icon=True)
            )
            for e in entries
        ]
        room = MENU.w - MENU_GAP * (len(entries) - 1)
        squeeze = min(1.0, room / sum(widths))
        x = MENU.x
        for entry, width in zip(entries, widths, strict=True):
            box = Box(x, MENU.y, width * squeeze, MENU.h)
            self.ui.add(Button(box, entry.label, entry.act, kind=entry.kind, icon=entry.icon))
            x = box.right + MENU_GAP

    def _add_credits(self) -> None:
        """A small button at the foot, beside the version."""
        words = self.tr("Credits")
        width = max(120.0, button_width(self.frame, words, size=17))
        version = text_size(self.frame, self._words()[-1], size=18)[0]
        box = Box(STAGE.right - version - 30 - width, FOOT_Y - 21, width, 42)
        self.ui.add(Button(box, words, self._open_credits, size=17))

    def _entries(self) -> list[_Entry]:
        entries: list[_Entry] = []
        if self.services.storage.has_match():
            entries.append(_Entry(self.tr("Resume"), "play-button", self._resume, Kind.GOLD))
        begin_kind = Kind.PLAIN if entries else Kind.GOLD
        if self._games:
            entries.append(
                _Entry(self.tr("New match"), "crossed-swords", self._open_chosen, begin_kind)
            )
            if remembered(self.services.settings, self._chosen) is not None:
                entries.append(
                    _Entry(self.tr("Same set-up again"), "fast-forward-button", self._play_again)
                )
            entries.append(_Entry(self.tr("Rules"), "rule-book", self._open_rules))
        entries.append(_Entry(self.tr("Settings"), "cog", self._open_settings))
        entries.append(_Entry(self.tr("Quit"), "exit-door", self.services.window.quit))
        return entries

    # --- what the menu does

    def handle(self, event: pygame.event.Event) -> None:
        """Notice whether the pointer really moves: a window that opens under it says so, too."""
        if event.type == pygame.MOUSEMOTION:
            self._pointer_moves = self._pointer not in (None, event.pos)
            self._pointer = event.pos
        super().handle(event)

    def _point_at(self, name: str) -> None:
        """A pointer that only rests there chooses nothing."""
        if self._pointer_moves and name != self._chosen:
            self.services.sound.play("select")
            self._choose(name)

    def _choose(self, name: str) -> None:
        if name != self._chosen:
            self._chosen = name
            for one, panel in zip(self._games, self._panels, strict=True):
                panel.is_chosen = one == name
            if self._detail is not None:
                self._show_detail()

    def _open_chosen(self) -> None:
        self._open_lobby(self._chosen)

    def _open_lobby(self, name: str) -> None:
        self._chosen = name
        self.services.manager.open("lobby", game=name)

    def _play_again(self) -> None:
        course.ask_to_begin(self, self._begin_again)

    def _begin_again(self) -> None:
        plan = remembered(self.services.settings, self._chosen)
        assert plan is not None, "there is nothing to begin again"
        self.services.manager.push(course.start(self.services, plan))

    def _resume(self) -> None:
        session = course.resume(self.services)
        if session is None:
            self._waiting = None
            self.rebuild()  # the storage has a notice that says why
        else:
            self.services.manager.push(course.scene_now(session, self.services))

    def _open_rules(self) -> None:
        self.services.manager.open("rulebook", game=self._chosen)

    def _open_settings(self) -> None:
        self.services.manager.open("settings")

    def _open_credits(self) -> None:
        self.services.manager.open("settings", page=ABOUT)

    def on_escape(self) -> None:
        """Nothing lies behind the title: Esc asks whether to leave."""
        self.ask_to_quit(self.tr("Everything is saved."))

    # --- coming and going

    def entered(self) -> None:
        """Something may have changed while another screen was open."""
        self.services.sound.music(MUSIC)
        if self._has_been_left:
            self._waiting = course.waiting_game(self.services)
            self.rebuild()

    def left(self) -> None:
        """Another screen is opened."""
        self._has_been_left = True

    def resized(self) -> None:
        """The pictures are painted anew in another size."""
        if self._panels:
            self.rebuild()

    def tick(self, seconds: float) -> None:
        """Paint one more picture."""
        if self._to_paint and self._has_been_drawn:
            self._to_paint.popleft()()

    def settle(self) -> None:
        """Paint all pictures at once."""
        super().settle()
        while self._to_paint:
            self._to_paint.popleft()()

    @property
    def is_animating(self) -> bool:
        """While pictures are still to be painted."""
        return bool(self._to_paint)

    # --- picture

    def paint(self, surface: pygame.Surface) -> None:
        """The ground, the brand column, and the words around the games."""
        frame = self.frame
        draw_ground(surface, frame, "menu")
        draw_brand_column(surface, frame, self.tr("Table games"))
        self._has_been_drawn = True
        heading, hint, icons, version = self._words()
        draw_text(
            surface, frame, heading, (STAGE.x, 64),
            size=30, role="display", ink="heading", width=700,
        )  # fmt: skip
        right = STAGE.right
        draw_text(
            surface, frame, hint, (right, 66),
            size=18, ink="text_second", align="right", width=640,
        )  # fmt: skip
        draw_rule(surface, frame, (STAGE.x, 1002), STAGE.w)
        draw_text(surface, frame, icons, (STAGE.x, FOOT_Y), size=18, ink="text_second", width=900)
        draw_text(
            surface, frame, version, (right, FOOT_Y), size=18, ink="text_second", align="right"
        )

    def _words(self) -> tuple[str, str, str, str]:
        return (
            self.tr("Choose a game"),
            self.tr("Arrow keys choose, Enter opens"),
            self.tr("Icons: game-icons.net (CC BY 3.0)"),
            self.tr("Version {version}", version=VERSION),
        )

    def texts(self) -> list[str]:
        """The words around the games with those of the widgets."""
        return [*self._words(), *super().texts()]


def _size(kind: Kind) -> float:
    return 21.0 if kind is Kind.PLAIN else 24.0
