"""The deck of a seat on its card: name, plan and curve; pressing it opens the picker.

Shows a choice of `lobby.decks` and says when another one was chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.cards.deck_facts import deck_facts
from game.core.game_data import game_data
from game.core.types import Seat
from game.texts import Texts
from scenes.draw.buttons import Kind, State, draw_button
from scenes.draw.frame import Frame
from scenes.draw.panels import Look, Panel, draw_panel
from scenes.draw.text import draw_text, text_size
from scenes.lobby.deck_picker import DeckPicker
from scenes.lobby.deck_picture import (
    draw_attributes,
    draw_chance,
    draw_curve,
    draw_fitting,
    draw_size,
)
from scenes.lobby.decks import RANDOM, complaint, offer, offers
from scenes.people import side_of
from scenes.ui.box import Box
from scenes.ui.widget import Widget
from scenes.widths import button_width

PADDING: Final = 20.0
NAME: Final = 27.0
BADGE: Final = 36.0
BUTTON: Final = 46.0
GAP: Final = 14.0
PLAN_SIZES: Final = (20.0, 19.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0)
LEAST_CURVE, MOST_CURVE = 76.0, 132.0
"""Height of the curve: what the plan leaves of the tile, within these."""


class DeckTile(Widget):
    """The chosen deck of a seat; left and right go through the decks without opening anything."""

    focusable = True

    def __init__(
        self,
        box: Box,
        game: str,
        seat: Seat,
        choice: str,
        texts: Texts,
        *,
        on_choose: Callable[[str], None],
    ) -> None:
        super().__init__(box, texts.tr("Deck: {side}", side=side_of(game, seat, texts)))
        self._game, self._seat, self._choice, self._texts = game, seat, choice, texts
        self._on_choose = on_choose
        self._offer = offer(game, choice, texts)
        self._facts = deck_facts(game, self._offer.cards)
        self.complaint = complaint(game, choice, texts)

    def texts(self) -> list[str]:
        """Name, plan or what is wrong, and the way to others."""
        return [self._offer.name, self.complaint or self._offer.plan, self._change_words]

    @property
    def _change_words(self) -> str:
        return self._texts.trc("deck", "Change")

    # --- choosing

    def activate(self) -> None:
        """Open the picker."""
        if self.context is not None:
            side = side_of(self._game, self._seat, self._texts)
            picker = DeckPicker(self._game, side, self._choice, self._texts, self._on_choose)
            self.context.open_layer(picker)

    def key(self, event: pygame.event.Event) -> bool:
        """Left and right take the deck before or behind; the ends stay."""
        match event.key:
            case pygame.K_LEFT:
                self._step(-1)
            case pygame.K_RIGHT:
                self._step(1)
            case _:
                return super().key(event)
        return True

    def _step(self, by: int) -> None:
        choices = [one.choice for one in offers(self._game, self._texts)]
        now = choices.index(self._choice) if self._choice in choices else -1
        there = max(0, min(len(choices) - 1, now + by))
        if choices[there] != self._choice:
            self.play("select")
            self._on_choose(choices[there])

    # --- picture

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """The plate; from the top: name, marks and button, plan; from the foot the curve."""
        lit = bool(self.state & State.HOVER)
        look = Look.ATTACKED if self.complaint else Look.SELECTED if lit else Look.NORMAL
        draw_panel(surface, frame, self.box, Panel.PLATE, look)
        inside = self.box.inset(PADDING, PADDING - 2)
        tall = text_size(frame, self._offer.name, size=NAME, role="display")[1]
        draw_text(
            surface, frame, self._offer.name, (inside.x, inside.y + tall / 2),
            size=NAME, role="display", ink="heading", width=inside.w,
        )  # fmt: skip
        marks = Box(inside.x, inside.y + tall + GAP - 2, inside.w, BUTTON)
        self._paint_marks(surface, frame, marks)
        rest = Box(inside.x, marks.bottom + GAP, inside.w, inside.bottom - marks.bottom - GAP)
        if self.complaint:
            draw_fitting(surface, frame, rest, self.complaint, PLAN_SIZES, ink="lowered")
            return
        words = Box(rest.x, rest.y, rest.w, rest.h - LEAST_CURVE - GAP)
        end = draw_fitting(surface, frame, words, self._offer.plan, PLAN_SIZES)
        tall = min(MOST_CURVE, rest.bottom - end - GAP)
        curve = Box(rest.x, rest.bottom - tall, rest.w, tall)
        if self._choice == RANDOM:
            draw_chance(surface, frame, curve)
        else:
            draw_curve(surface, frame, curve, self._facts.curve)

    def _paint_marks(self, surface: pygame.Surface, frame: Frame, at: Box) -> None:
        """Attributes and size at the left, the button at the right."""
        words, middle = self._change_words, at.center[1]
        width = max(110.0, button_width(frame, words, size=18) - 20)
        button = Box(at.right - width, at.y, width, at.h)
        draw_button(surface, frame, button, words, Kind.PLAIN, self.state, size=18)
        if self._choice == RANDOM:
            return
        x = draw_attributes(surface, frame, (at.x, middle), self._facts.attributes, size=BADGE)
        wanted = game_data(self._game).constants["deck_size"]
        draw_size(
            surface, frame, (x + 8, middle), (self._facts.size, wanted), good=not self.complaint
        )
