"""The settings screen: a list of pages, the page, and a sample. What is changed applies at once.

Which settings there are, their pages and words, is the data's business (`scenes.storage`).
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import pygame

from scenes.draw.brand import draw_watermark
from scenes.draw.frame import Frame
from scenes.draw.grounds import draw_ground
from scenes.draw.icons import draw_icon
from scenes.draw.panels import draw_panel
from scenes.draw.text import draw_text
from scenes.header import HEIGHT, MARGIN, Header
from scenes.paging import below_title, draw_page, scroll_by_key, title_of
from scenes.scene import Scene
from scenes.services import Services
from scenes.settings_screen.pages import add_credits, add_keys
from scenes.settings_screen.rows import SettingRow, SizeRow
from scenes.settings_screen.sample import Sample
from scenes.storage.setting_list import Page, Setting, pages
from scenes.ui.box import Box
from scenes.ui.button import Button
from scenes.ui.list_view import ListView
from scenes.ui.scroll_panel import ScrollPanel
from scenes.ui.toast import Notices
from scenes.widths import button_width

LIST: Final = Box(MARGIN, HEIGHT + 24, 340, 940)
PAGE: Final = Box(LIST.right + 24, HEIGHT + 24, 968, 940)
SAMPLE: Final = Box(PAGE.right + 24, HEIGHT + 24, 516, 940)
ROW: Final = 76.0
KEYS, ABOUT = "keys", "about"


class SettingsScene(Scene):
    """Pages of settings; opened from the title and from the menu of a match."""

    notices = Notices.at_foot(LIST.inset(14, 14))

    def __init__(self, services: Services, page: str = "", folder: str = "") -> None:
        """`page` is the id of the page to open first; `folder` is told in place of the real one."""
        super().__init__(services)
        self._folder = folder or str(services.storage.folder)
        self._header = Header("")
        ids = self._page_ids()
        self._page = ids.index(page) if page in ids else 0
        self._panel: ScrollPanel | None = None

    def _page_ids(self) -> list[str]:
        return [*(page.id for page in pages()), KEYS, ABOUT]

    def _labels(self) -> list[tuple[str, str]]:
        """Icon and words of every page."""
        texts = self.services.texts
        own = [(page.icon, texts.pick(page.label)) for page in pages()]
        return [*own, ("keyboard", self.tr("Keys")), ("info", self.tr("About"))]

    # --- widgets

    def build(self) -> None:
        """Header, list, page and sample; the keyboard begins at the list."""
        self._header = Header(self.tr("Settings"), self.tr("Changes take effect at once"))
        self.ui.add(self._header.back(self.frame, self.tr("Back"), self.on_escape))
        labels = self._labels()
        turner = self.ui.add(
            ListView(
                LIST.inset(16, 18),
                len(labels),
                self._paint_row,
                row_height=ROW,
                chosen=self._page,
                on_choose=self._turn_to,
                words=lambda index: labels[index][1],
                label=self.tr("Pages"),
            )
        )
        self._scope.focus(turner)
        self._build_page()
        self.ui.add(Sample(SAMPLE, self.services))

    def _build_page(self) -> None:
        self.ui.add(title_of(PAGE, self.frame, self._labels()[self._page][1]))
        inside = below_title(PAGE, self.frame)
        name = self._page_ids()[self._page]
        foot = 84.0 if name not in (KEYS, ABOUT) else 0.0
        panel = ScrollPanel(Box(inside.x - 8, inside.y, inside.w + 20, inside.h - foot))
        self.ui.add(panel)
        self._panel = panel
        at = Box(inside.x, inside.y + 4, inside.w - 12, 0)
        if name == KEYS:
            add_keys(panel, self.frame, at, self.services.texts)
        elif name == ABOUT:
            add_credits(panel, self.frame, at, self.services.texts, self._folder)
        else:
            self._add_settings(panel, at, pages()[self._page])
            self._add_reset(inside)

    def _add_settings(self, panel: ScrollPanel, at: Box, page: Page) -> None:
        y = at.y
        for setting in page.settings:
            row = SettingRow(
                self.frame, Box(at.x, y, at.w, 0), setting,
                getattr(self.services.settings, setting.id), texts=self.services.texts,
                take=partial(self._take, setting), preview=partial(self._preview, setting),
            )  # fmt: skip
            panel.add(row)
            y = row.box.bottom
            if setting.id == "window_mode":
                y = self._add_window_size(panel, Box(at.x, y, at.w, 0))

    def _add_window_size(self, panel: ScrollPanel, at: Box) -> float:
        """Belongs to how the window stands, not to the list of settings."""
        services = self.services
        row = SizeRow(
            self.frame, at, services.settings.window_size, services.texts, services.window.set_size
        )
        panel.add(row)
        return row.box.bottom

    def _add_reset(self, inside: Box) -> None:
        words = self.tr("Put this page back to its defaults")
        width = max(280.0, button_width(self.frame, words, size=20, icon=True))
        box = Box(inside.x, inside.bottom - 58, width, 56)
        self.ui.add(Button(box, words, self._reset, icon="anticlockwise-rotation", size=20))

    # --- changes

    def _turn_to(self, index: int) -> None:
        self._page = index
        self.rebuild()

    def _take(self, setting: Setting, value: Any) -> None:
        """Keep a value; scenes are built anew only if they look different with it."""
        if getattr(self.services.settings, setting.id) != value:
            self.services.change_settings(**{setting.id: value})
        self.services.sound.play("select")

    def _preview(self, setting: Setting, value: Any) -> None:
        """Let a value be heard while a hand still moves it; nothing is stored yet."""
        settings = self.services.settings.changed(**{setting.id: value})
        self.services.sound.set_volumes(settings)

    def _reset(self) -> None:
        page = pages()[self._page]
        self.services.change_settings(**{one.id: one.default for one in page.settings})
        self.rebuild()

    def on_event(self, event: pygame.event.Event) -> None:
        """The Page keys scroll the page."""
        scroll_by_key(self._panel, event)

    # --- picture

    def _paint_row(
        self, surface: pygame.Surface, frame: Frame, box: Box, index: int, *, chosen: bool
    ) -> None:
        icon, words = self._labels()[index]
        ink = "text" if chosen else "text_second"
        middle = box.center[1]
        draw_icon(surface, frame, icon, (box.x + 40, middle), 32, ink)
        draw_text(
            surface, frame, words, (box.x + 74, middle),
            size=22, role="bold", ink=ink, width=box.w - 90,
        )  # fmt: skip

    def paint(self, surface: pygame.Surface) -> None:
        """The ground, the band and the two panels."""
        frame = self.frame
        draw_ground(surface, frame, "menu")
        self._header.draw(surface, frame)
        draw_panel(surface, frame, LIST)
        draw_watermark(surface, frame, (LIST.center[0], 858), 92)
        draw_page(surface, frame, PAGE)

    def texts(self) -> list[str]:
        """The header's words with those of the widgets."""
        return [*self._header.texts(), *super().texts()]
