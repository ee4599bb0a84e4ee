"""Cards that do not lie open on the table, laid out over it: a pile looked through, or a choice
among the cards of a deck or the strata.

Shows looks and says what was pressed; what a press means is the caller's.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.core.types import CardId
from scenes.cards_table.layout import CARD_SHAPE, rects
from scenes.draw.cards.face import Light
from scenes.draw.cards.laying import draw_card
from scenes.draw.cards.look import CardLook
from scenes.draw.cards.marks import CardMark, draw_card_mark, draw_forbidden
from scenes.draw.frame import Frame
from scenes.draw.text import draw_text
from scenes.table.strip import Asking, Strip
from scenes.table.veil import draw_veil
from scenes.ui.box import Box
from scenes.ui.group import Group
from scenes.ui.layer import Layer
from scenes.ui.scroll_panel import ScrollPanel
from scenes.ui.widget import Cursor, Widget

SPACE: Final = Box(300.0, 120.0, 1220.0, 620.0)
"""Where the cards lie; the question stands below."""
QUESTION: Final = Box(300.0, 768.0, 1220.0, 76.0)
TITLE_Y: Final = 78.0
LARGE, SMALL, GAP = 300.0, 150.0, 22.0
MOST_LARGE: Final = 3
"""Cards up to which all are shown with their text."""


@dataclass(frozen=True, slots=True)
class ListCalls:
    """What a list of cards tells: a card was pressed, an answer given, a card is looked at, it was
    put aside."""

    press: Callable[[CardId], None]
    command: Callable[[Hashable], None]
    look: Callable[[CardLook | None], None]
    aside: Callable[[], None]


class Tile(Widget):
    """One card. `mark` says how it stands to the player, `grey` that it cannot be chosen."""

    focusable = True
    has_ring = False

    def __init__(self, box: Box, card_id: CardId, look: CardLook, calls: ListCalls) -> None:
        super().__init__(box, look.name)
        self.card_id = card_id
        self.look = look
        self.mark: CardMark | None = None
        self.grey = False
        self._calls = calls

    @property
    def cursor(self) -> Cursor:
        """A hand where a press picks."""
        return Cursor.ARROW if self.mark is None else Cursor.HAND

    def set_mark(self, mark: CardMark | None, *, grey: bool) -> None:
        """Stand otherwise to the player."""
        if (mark, grey) != (self.mark, self.grey):
            self.mark, self.grey = mark, grey
            self.invalidate()

    def activate(self) -> None:
        """Tell that it was pressed."""
        self._calls.press(self.card_id)

    def hover(self, inside: bool) -> None:
        """Show it large beside the list."""
        super().hover(inside)
        self._calls.look(self.look if inside else None)

    def focus(self, focused: bool) -> None:
        """The keyboard looks at it too."""
        super().focus(focused)
        if focused:
            self._calls.look(self.look)

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """The card, how it stands, and the keyboard's outline."""
        at, width = self.box.center, self.box.w
        light = Light.GREY if self.grey else Light.FULL
        draw_card(surface, frame, at, width, self.look, light=light, lift=0.6 * self.glow)
        if self.mark is not None:
            draw_card_mark(surface, frame, at, width, self.mark)
        if self.grey:
            draw_forbidden(surface, frame, at, width * 0.42)
        if self.focused:
            draw_card_mark(surface, frame, at, width, CardMark.FOCUS)


class CardList(Layer):
    """Cards over the table, with a question below them."""

    def __init__(
        self,
        title: str,
        cards: Sequence[tuple[CardId, CardLook]],
        asking: Asking,
        calls: ListCalls,
    ) -> None:
        super().__init__(label=title)
        self._calls = calls
        self._looked_at: CardLook | None = None
        width = LARGE if len(cards) <= MOST_LARGE else SMALL
        holder: Group = self.add(ScrollPanel(SPACE, title))
        self.tiles = [
            holder.add(Tile(box, card_id, look, calls))
            for (card_id, look), box in zip(cards, _places(len(cards), width), strict=True)
        ]
        self.strip = self.add(Strip(QUESTION, calls.command))
        self.ask(asking)

    solid = True
    sound = "paper"

    def ask(self, asking: Asking) -> None:
        """Say something else below the cards."""
        self.strip.ask(asking)

    def look_at(self, look: CardLook | None) -> None:
        """Show a card with its text at the side, where cards are always looked at."""
        if look is not None and look != self._looked_at:
            self._looked_at = look
            self.invalidate()

    @property
    def first_focus(self) -> Widget | None:
        """The first card."""
        return self.tiles[0] if self.tiles else None

    def cancel(self) -> None:
        """Esc: put it aside, to see the table."""
        self._calls.aside()

    def texts(self) -> list[str]:
        """A veil over the table, the title and the names of the cards."""
        return [self.label, *(tile.look.name for tile in self.tiles)]

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """A veil over the table, the title, and the card that is looked at."""
        draw_veil(surface)
        draw_text(
            surface, frame, self.label, (SPACE.center[0], TITLE_Y),
            size=32, role="display", ink="heading", align="center", width=SPACE.w,
        )  # fmt: skip
        if self._looked_at is not None:
            box = rects().preview
            draw_card(surface, frame, box.center, box.w, self._looked_at)


def _places(count: int, width: float) -> list[Box]:
    """Rows of cards, the last one in the middle like the others."""
    tall = width * CARD_SHAPE
    across = max(1, int((SPACE.w - 24 + GAP) // (width + GAP)))
    rows = -(-count // across)
    whole = rows * tall + (rows - 1) * GAP
    top = SPACE.y + max(14.0, (SPACE.h - whole) / 2)
    found = []
    for index in range(count):
        row = index // across
        in_row = min(across, count - row * across)
        left = SPACE.center[0] - (in_row * (width + GAP) - GAP) / 2
        x = left + index % across * (width + GAP)
        found.append(Box(x, top + row * (tall + GAP), width, tall))
    return found
