"""A deck looked into: its attributes and types in numbers, its curve, and every card of it."""

from __future__ import annotations

from typing import Final

import pygame

from game.cards.deck_facts import deck_facts, in_reading_order
from game.cards.library import standard
from game.cards.terms import terms
from game.texts import Texts
from scenes.draw.cards.laying import draw_card
from scenes.draw.cards.look import look_of
from scenes.draw.chips import draw_badge, draw_count
from scenes.draw.frame import Frame
from scenes.draw.panels import Panel, draw_panel, draw_rule
from scenes.draw.text import draw_text, text_size
from scenes.lobby.deck_picture import (
    draw_attributes,
    draw_chance,
    draw_curve,
    draw_fitting,
)
from scenes.lobby.decks import RANDOM, DeckOffer, complaint
from scenes.ui.box import Box, Point
from scenes.ui.widget import Widget

PADDING: Final = 26.0
CARD, CARD_SHAPE = 340.0, 1.4
"""Width of the card that is looked at, and its height for each unit of it."""
NAME: Final = 28.0
BADGE: Final = 32.0
CURVE, LEAST_CURVE = 112.0, 64.0
"""Height of the curve, and what is left of it where the cards need the room."""
BELOW_CURVE: Final = 26.0
LINE, LEAST_LINE = 19.0, 12.0
"""Size of a card's name, and the least where many cards want room in large text."""
MOST_LINE: Final = 36.0
"""Units from one card to the next, at most, at the usual size of text."""
SIZES: Final = (22.0, 20.0, 18.0, 16.0)


class DeckDetail(Widget):
    """The cards of the deck that is looked at. The one that is pointed at, or that the keyboard has
    come to, lies beside the list."""

    focusable = True

    def __init__(self, box: Box, game: str, shown: DeckOffer, texts: Texts) -> None:
        super().__init__(box)
        self._game, self._texts = game, texts
        self._rows: list[Box] = []
        self._over: int | None = None
        self.show(shown)

    def show(self, shown: DeckOffer) -> None:
        """Look into another deck."""
        self._shown = shown
        self._facts = deck_facts(self._game, shown.cards)
        self._complaint = complaint(self._game, shown.choice, self._texts)
        self._lines = [
            (standard(self._game).cards[card], count)
            for card, count in in_reading_order(self._game, shown.cards)
        ]
        self._rows, self._over = [], None
        self.label = shown.name
        self.invalidate()

    # --- looking at a card

    @property
    def looked_at(self) -> str | None:
        """The card that lies beside the list."""
        return None if self._over is None else self._lines[self._over][0].id

    def pointer_move(self, at: Point) -> None:
        """A line is pointed at, or none."""
        lines = enumerate(self._rows)
        self._look(next((index for index, row in lines if row.contains(at)), None))

    def hover(self, inside: bool) -> None:
        """The pointer came or went."""
        super().hover(inside)
        if not inside:
            self._look(None)

    def focus(self, focused: bool) -> None:
        """The keyboard came or went."""
        super().focus(focused)
        if not focused:
            self._look(None)

    def key(self, event: pygame.event.Event) -> bool:
        """Up and down go from card to card, and out at the ends."""
        step = {pygame.K_UP: -1, pygame.K_DOWN: 1}.get(event.key, 0)
        goal = -1 if self._over is None else self._over
        if not step or not 0 <= goal + step < len(self._rows):
            return False
        self._look(goal + step)
        return True

    def _look(self, index: int | None) -> None:
        if index != self._over:
            self._over = index
            self.invalidate()

    def _paint_card(self, surface: pygame.Surface, frame: Frame) -> None:
        """The card beside the list, as high as its line as far as there is room."""
        if self._over is None:
            return
        card, _ = self._lines[self._over]
        tall = CARD * CARD_SHAPE
        y = max(self.box.y + tall / 2, self._rows[self._over].center[1])
        y = min(y, self.box.bottom - tall / 2)
        look = look_of(self._game, card, self._texts.language)
        draw_card(surface, frame, (self.box.x - CARD / 2 - 14, y), CARD, look, lift=1.0)

    def texts(self) -> list[str]:
        """Name, types, what is wrong, and the cards."""
        language = self._texts.language
        cards = [f"{card.name.in_language(language)} ×{count}" for card, count in self._lines]
        return [self._shown.name, self._types(), *filter(None, [self._complaint]), *cards]

    def _types(self) -> str:
        """ "恐竜 28枚　スペル 12枚", "28 dinosaurs, 12 spells"."""
        words = terms(self._game).types
        if self._texts.language == "ja":
            return "　".join(f"{words[kind].ja} {count}枚" for kind, count in self._facts.types)
        return ", ".join(f"{count} {words[kind].plural}" for kind, count in self._facts.types)

    # --- picture

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """The plate; from the top: name, numbers, curve, cards."""
        draw_panel(surface, frame, self.box, Panel.PLATE)
        inside = self.box.inset(PADDING, 22)
        tall = text_size(frame, self._shown.name, size=NAME, role="display")[1]
        draw_text(
            surface, frame, self._shown.name, (inside.x, inside.y + tall / 2),
            size=NAME, role="display", ink="heading", width=inside.w,
        )  # fmt: skip
        rest = Box(inside.x, inside.y + tall + 14, inside.w, inside.h - tall - 14)
        if self._shown.choice == RANDOM:
            self._paint_chance(surface, frame, rest)
            return
        top = self._paint_numbers(surface, frame, rest)
        if self._complaint:
            box = Box(rest.x, top, rest.w, 2.8 * LINE * frame.text_scale)
            draw_fitting(surface, frame, box, self._complaint, SIZES[-2:], ink="lowered")
            top = box.bottom + 8
        self._paint_cards(surface, frame, Box(rest.x, top, rest.w, rest.bottom - top))
        self._paint_card(surface, frame)

    def _paint_chance(self, surface: pygame.Surface, frame: Frame, at: Box) -> None:
        draw_chance(surface, frame, Box(at.x, at.y + at.h * 0.14, at.w, 220))
        words = Box(at.x + 20, at.y + at.h * 0.14 + 260, at.w - 40, at.h * 0.4)
        draw_fitting(surface, frame, words, self._shown.plan, SIZES)

    def _paint_numbers(self, surface: pygame.Surface, frame: Frame, at: Box) -> float:
        """Attributes, types and curve; returns where the cards may begin."""
        y = at.y + BADGE / 2
        end = draw_attributes(
            surface, frame, (at.x, y), self._facts.attributes, size=BADGE, counted=True
        )
        types, room = self._types(), at.right - end - 4
        if text_size(frame, types, size=18)[0] > room:
            y, room = y + BADGE / 2 + 20 * frame.text_scale, at.w
        draw_text(
            surface, frame, types, (at.right, y),
            size=18, ink="text_second", align="right", width=room,
        )  # fmt: skip
        y += BADGE / 2 + 14
        wanted = len(self._lines) * _least_line(frame)
        tall = max(LEAST_CURVE, min(CURVE, at.bottom - y - BELOW_CURVE - wanted))
        draw_curve(surface, frame, Box(at.x, y, at.w, tall), self._facts.curve)
        draw_rule(surface, frame, (at.x, y + tall + 16), at.w)
        return y + tall + BELOW_CURVE

    def _paint_cards(self, surface: pygame.Surface, frame: Frame, at: Box) -> None:
        """A line a card; where there are too many, the last line says how many are left."""
        fits = max(1, int(at.h / _least_line(frame) + 0.01))
        lines = self._lines if len(self._lines) <= fits else self._lines[: fits - 1]
        count = len(lines) + (len(lines) < len(self._lines))
        step = min(MOST_LINE * max(1.0, frame.text_scale), at.h / max(1, count))
        size = min(LINE, step / frame.text_scale - 5)
        self._rows = [Box(at.x, at.y + i * step, at.w, step) for i in range(len(lines))]
        for index, (card, number) in enumerate(lines):
            y = at.y + (index + 0.5) * step
            disc = min(28.0, step - 3)
            draw_count(surface, frame, (at.x + 15, y), card.cost, size=disc)
            draw_badge(surface, frame, (at.x + 48, y), card.attribute, disc - 2)
            draw_text(
                surface, frame, card.name.in_language(self._texts.language), (at.x + 74, y),
                size=size, width=at.w - 74 - 56,
            )  # fmt: skip
            draw_text(
                surface, frame, f"×{number}", (at.right, y),
                size=size, role="bold", ink="heading", align="right",
            )  # fmt: skip
        if len(lines) < len(self._lines):
            left = sum(number for _, number in self._lines[len(lines) :])
            said = self._texts.trn("and {n} more card", "and {n} more cards", left)
            y = at.y + (len(lines) + 0.5) * step
            draw_text(surface, frame, said, (at.x + 74, y), size=size, ink="text_third")


def _least_line(frame: Frame) -> float:
    """Units from one card to the next at least."""
    return text_size(frame, "8", size=LEAST_LINE)[1] + 2
