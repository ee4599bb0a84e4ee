"""The rulebook: sections at the left, their clauses in the middle, the summary always in sight.

Opened from anywhere, at a clause if one is named. What the clauses say is the game's data; how its
summary looks is the business of the room that shows the game.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

import pygame

from game.core.game_data import game_data
from game.core.phrases import Section, phrases
from scenes.draw.brand import draw_watermark
from scenes.draw.frame import Frame
from scenes.draw.grounds import draw_ground
from scenes.draw.panels import draw_panel
from scenes.draw.text import draw_paragraph, paragraph_height
from scenes.header import HEIGHT, MARGIN, Header
from scenes.paging import below_title, draw_page, scroll_by_key, title_of
from scenes.rulebook.clause_row import ClauseRow
from scenes.rulebook.finder import matches
from scenes.scene import Scene
from scenes.services import Services
from scenes.ui.box import Box
from scenes.ui.list_view import ListView
from scenes.ui.scroll_panel import ScrollPanel
from scenes.ui.text_field import TextField
from scenes.ui.toast import Notices

LIST: Final = Box(MARGIN, HEIGHT + 24, 360, 940)
PAGE: Final = Box(LIST.right + 24, HEIGHT + 24, 968, 940)
SUMMARY: Final = Box(PAGE.right + 24, HEIGHT + 24, 1920 - PAGE.right - 24 - MARGIN, 940)
ROW, TALLEST_ROW = 66.0, 80.0
"""Heights of a row of the list; the rows share the height there is within these."""
BETWEEN: Final = 14.0
"""Units between the words of two rows, at least."""
ROOM_OF_ROWS: Final = 640.0
"""Units of rows up to which the name of the house has room below them."""
ROW_SIZES: Final = (21.0, 20.0, 19.0, 18.0, 17.0, 16.0)
FIELD: Final = 420.0
OVERVIEW: Final = 0
"""Row of the list that stands for the summary on a whole page."""


class RulebookScene(Scene):
    """The clauses of one game."""

    notices = Notices.at_foot(LIST.inset(14, 14))

    def __init__(self, services: Services, game: str, clause: str = "") -> None:
        """`clause` is the one to open at; without one the summary is shown."""
        super().__init__(services)
        self._game = game
        self._phrases = phrases(game)
        self._clause = clause if clause in self._phrases.clauses() else ""
        self._page = self._page_of(self._clause) if self._clause else OVERVIEW
        self._sought = ""
        self._header = Header("")
        self._panel: ScrollPanel | None = None

    def _page_of(self, clause: str) -> int:
        sections = self._phrases.sections
        return 1 + next(i for i, s in enumerate(sections) if clause in _ids(s))

    # --- widgets

    def build(self) -> None:
        """Header with the search, list, page, summary; the keyboard begins at the list."""
        language = self.services.texts.language
        title = game_data(self._game).title.in_language(language)
        self._header = Header(self.tr("Rules of {game}", game=title))
        self.ui.add(self._header.back(self.frame, self.tr("Back"), self.on_escape))
        self.ui.add(
            TextField(
                Box(1920 - MARGIN - FIELD, 17, FIELD, 50),
                self._sought,
                label=self.tr("Search"),
                hint=self.tr("Search the rules"),
                on_change=self._search,
            )
        )
        titles = self._titles()
        turner = self.ui.add(
            ListView(
                LIST.inset(16, 18),
                len(titles),
                self._paint_row,
                row_height=self._row_height(),
                chosen=None if self._sought else self._page,
                on_choose=self._turn_to,
                words=lambda index: titles[index],
                label=self.tr("Sections"),
            )
        )
        self._scope.focus(turner)
        self._build_page()

    def _titles(self) -> list[str]:
        language = self.services.texts.language
        sections = [section.title.in_language(language) for section in self._phrases.sections]
        return [self.tr("At a glance"), *sections]

    def _build_page(self) -> None:
        self._panel = None
        room = import_module(f"scenes.{game_data(self._game).table}.summary")
        texts = self.services.texts
        if self._sought:
            found = [c for c in self._phrases.clauses() if self._is_sought(c)]
            title = texts.trn("{n} clause found", "{n} clauses found", len(found))
            self._add_clauses(title, found)
        elif self._page == OVERVIEW:
            wide = Box(PAGE.x, PAGE.y, SUMMARY.right - PAGE.x, PAGE.h)
            self.ui.add(room.SummaryPage(wide, self._game, texts))
            return
        else:
            section = self._phrases.sections[self._page - 1]
            self._add_clauses(section.title.in_language(texts.language), _ids(section))
        self.ui.add(room.SummaryColumn(SUMMARY, self._game, texts))

    def _is_sought(self, clause: str) -> bool:
        language = self.services.texts.language
        return matches(self._sought, (clause, self._phrases.clause(clause, language)))

    def _add_clauses(self, title: str, clauses: list[str]) -> None:
        frame, inside = self.frame, below_title(PAGE, self.frame)
        self.ui.add(title_of(PAGE, frame, title))
        panel = self.ui.add(ScrollPanel(Box(inside.x, inside.y, inside.w + 20, inside.h)))
        self._panel = panel
        y, wanted = inside.y + 6, None
        for clause in clauses:
            row = ClauseRow(
                frame, Box(inside.x, y, inside.w - 4, 0), clause, self._phrases,
                self.services.texts, wanted=clause == self._clause,
            )  # fmt: skip
            panel.add(row)
            wanted = row if clause == self._clause else wanted
            y = row.box.bottom
        if wanted is not None:
            panel.scroll_to(wanted.box.y - inside.y - 6)

    # --- changes

    def _turn_to(self, index: int) -> None:
        self._page, self._sought, self._clause = index, "", ""
        self.rebuild()

    def _search(self, words: str) -> None:
        self._sought = words.strip()
        self.rebuild()

    def on_event(self, event: pygame.event.Event) -> None:
        """The Page keys scroll the page."""
        scroll_by_key(self._panel, event)

    # --- picture

    def _paint_row(
        self, surface: pygame.Surface, frame: Frame, box: Box, index: int, *, chosen: bool
    ) -> None:
        title, ink, width = self._titles()[index], "text" if chosen else "text_second", box.w - 40
        size = self._row_size(width)
        tall = paragraph_height(frame, title, width, size=size, role="bold", leading=1.2)
        draw_paragraph(
            surface, frame, title, (box.x + 24, box.center[1] - tall / 2), width,
            size=size, role="bold", ink=ink, leading=1.2, max_lines=2,
        )  # fmt: skip

    def _row_size(self, width: float) -> float:
        """The largest size at which every row of the list stands on one line, or has room for
        two; all rows take the same."""

        def tallest(size: float) -> float:
            return max(
                paragraph_height(self.frame, title, width, size=size, role="bold", leading=1.2)
                for title in self._titles()
            )

        def one_line(size: float) -> float:
            return paragraph_height(self.frame, "", width, size=size, role="bold", leading=1.2)

        room = self._row_height() - BETWEEN
        fits = (size for size in ROW_SIZES if tallest(size) <= max(room, one_line(size)))
        return next(fits, ROW_SIZES[-1])

    def _row_height(self) -> float:
        share = LIST.inset(16, 18).h / len(self._titles())
        return max(ROW, min(TALLEST_ROW, share))

    def paint(self, surface: pygame.Surface) -> None:
        """The ground, the band and the panels."""
        frame = self.frame
        draw_ground(surface, frame, "menu")
        self._header.draw(surface, frame, end=1920 - FIELD - MARGIN)
        draw_panel(surface, frame, LIST)
        if len(self._titles()) * self._row_height() <= ROOM_OF_ROWS:
            draw_watermark(surface, frame, (LIST.center[0], 880), 84)
        if self._sought or self._page != OVERVIEW:
            draw_page(surface, frame, PAGE)

    def texts(self) -> list[str]:
        """The header's words with those of the widgets."""
        return [*self._header.texts(), *super().texts()]


def _ids(section: Section) -> list[str]:
    return [clause.id for clause in section.clauses]
