"""All decks that a seat may take, over the lobby: a list with their plans, and the cards of one.

A press on a row looks into the deck, a second one, Return or the button takes it; Esc leaves
things as they were.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.cards.deck_facts import deck_facts
from game.texts import Texts
from scenes.draw.buttons import Kind
from scenes.draw.frame import Frame
from scenes.draw.icons import draw_icon
from scenes.draw.panels import Panel, draw_panel, draw_rule
from scenes.draw.text import draw_paragraph, draw_text, paragraph_height, text_size
from scenes.lobby.deck_detail import DeckDetail
from scenes.lobby.deck_picture import draw_attributes, draw_curve
from scenes.lobby.decks import RANDOM, DeckOffer, offer, offers
from scenes.ui.box import SHEET, Box
from scenes.ui.button import Button
from scenes.ui.layer import Layer
from scenes.ui.list_view import ListView
from scenes.ui.widget import UiContext, Widget
from scenes.widths import button_width

TABLET: Final = SHEET.centered(1700, 1010)
PADDING: Final = 50.0
TITLE: Final = 38.0
HEAD, FOOT = 98.0, 104.0
DETAIL: Final = 560.0
GAP: Final = 28.0
BUTTON_H: Final = 62.0
LEAST_ROW: Final = 100.0
ROW_PADDING: Final = 9.0
BADGES: Final = 84.0
CURVE: Final = (222.0, 66.0)
NAME, PLAN = 24.0, 17.0


class DeckPicker(Layer):
    """The decks; `on_choose` gets the one that was taken, if it is another than before."""

    solid = True
    sound = "paper"

    def __init__(
        self,
        game: str,
        side: str,
        chosen: str,
        texts: Texts,
        on_choose: Callable[[str], None],
    ) -> None:
        super().__init__(SHEET, texts.tr("Choose a deck: {side}", side=side))
        self._game, self._texts, self._before = game, texts, chosen
        self._on_choose = on_choose
        self._offers = _with(offers(game, texts), chosen, game, texts)
        self._facts = [deck_facts(game, one.cards) for one in self._offers]
        inside = TABLET.inset(PADDING, 0)
        tall = TABLET.h - HEAD - FOOT
        now = [one.choice for one in self._offers].index(chosen)
        place = Box(inside.x, TABLET.y + HEAD, inside.w - DETAIL - GAP, tall)
        self._list = self.add(
            ListView(
                place,
                len(self._offers),
                self._paint_row,
                row_height=LEAST_ROW,
                chosen=now,
                on_choose=self._look_into,
                on_open=lambda _index: self._take(),
                words=lambda index: f"{self._offers[index].name} {self._offers[index].plan}",
                label=self.label,
            )
        )
        detail = Box(place.right + GAP, place.y, DETAIL, tall)
        self._detail = self.add(DeckDetail(detail, game, self._offers[now], texts))

    @property
    def first_focus(self) -> Widget:
        """The list."""
        return self._list

    def texts(self) -> list[str]:
        """The title; list, detail and buttons speak for themselves."""
        return [self.label]

    def attach(self, context: UiContext) -> None:
        """Lay itself out for the size of the reader's text."""
        super().attach(context)
        frame = context.frame
        self._list.row_height = max(self._row_height(frame, one) for one in self._offers)
        self._list.set_count(len(self._offers))
        assert self._list.chosen is not None, "one of the decks is the seat's own"
        self._list.show_row(self._list.chosen)
        self._add_buttons(frame)

    def _add_buttons(self, frame: Frame) -> None:
        y = TABLET.bottom - (FOOT + BUTTON_H) / 2
        right = TABLET.right - PADDING
        words = self._texts.tr("Take this deck")
        wide = max(330.0, button_width(frame, words, kind=Kind.GOLD, size=24, icon=True) + 60)
        take = Button(
            Box(right - wide, y, wide, BUTTON_H), words, self._take,
            kind=Kind.GOLD, icon="check-mark", key_hint="Enter",
        )  # fmt: skip
        words = self._texts.tr("Leave it as it is")
        wide = max(260.0, button_width(frame, words, size=20))
        back = Box(take.box.x - 20 - wide, y, wide, BUTTON_H)
        self.add(Button(back, words, self.cancel, size=20, key_hint="Esc"))
        self.add(take)

    # --- choosing

    def _look_into(self, index: int) -> None:
        self._detail.show(self._offers[index])

    def _take(self) -> None:
        self.on_close()
        assert self._list.chosen is not None, "one of the decks is always chosen"
        choice = self._offers[self._list.chosen].choice
        if choice != self._before:
            self._on_choose(choice)

    # --- picture

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """The tablet and its title."""
        draw_panel(surface, frame, TABLET, Panel.TABLET)
        at = TABLET.x + PADDING, TABLET.y + HEAD / 2 + 4
        draw_text(
            surface, frame, self.label, at,
            size=TITLE, role="display", ink="heading", width=TABLET.w - 2 * PADDING,
        )  # fmt: skip
        draw_rule(surface, frame, (at[0], TABLET.y + HEAD - 12), TABLET.w - 2 * PADDING)

    def _plan_width(self) -> float:
        return self._list.box.w - BADGES - CURVE[0] - 76

    def _row_height(self, frame: Frame, one: DeckOffer) -> float:
        name = text_size(frame, one.name, size=NAME, role="display")[1]
        plan = paragraph_height(frame, one.plan, self._plan_width(), size=PLAN, leading=1.45)
        return max(LEAST_ROW, name + 9 + plan + 2 * ROW_PADDING)

    def _paint_row(
        self, surface: pygame.Surface, frame: Frame, box: Box, index: int, *, chosen: bool
    ) -> None:
        one, facts = self._offers[index], self._facts[index]
        self._paint_words(surface, frame, box, one, chosen=chosen)
        if one.choice == RANDOM:
            middle = box.x + 18 + BADGES / 2 - 4, box.center[1]
            draw_icon(surface, frame, "rolling-dices", middle, 54, "gold")
            return
        shown = facts.attributes[:2]
        wide = len(shown) * 34.0 + (len(shown) - 1) * 6
        left = box.x + 18 + (BADGES - 8 - wide) / 2
        draw_attributes(surface, frame, (left, box.center[1]), shown)
        curve = Box(box.right - CURVE[0] - 22, box.center[1] - CURVE[1] / 2, *CURVE)
        draw_curve(surface, frame, curve, facts.curve)

    def _paint_words(
        self, surface: pygame.Surface, frame: Frame, box: Box, one: DeckOffer, *, chosen: bool
    ) -> None:
        x, width = box.x + 18 + BADGES + 8, self._plan_width()
        name = text_size(frame, one.name, size=NAME, role="display")[1]
        plan = paragraph_height(frame, one.plan, width, size=PLAN, leading=1.45)
        top = box.center[1] - (name + 9 + plan) / 2
        draw_text(
            surface, frame, one.name, (x, top + name / 2),
            size=NAME, role="display", ink="heading", width=width,
        )  # fmt: skip
        draw_paragraph(
            surface, frame, one.plan, (x, top + name + 9), width,
            size=PLAN, leading=1.45, ink="text" if chosen else "text_second",
        )  # fmt: skip


def _with(
    known: tuple[DeckOffer, ...], chosen: str, game: str, texts: Texts
) -> tuple[DeckOffer, ...]:
    """The decks there are, and first the seat's own list where it has one."""
    if any(one.choice == chosen for one in known):
        return known
    return (offer(game, chosen, texts), *known)
