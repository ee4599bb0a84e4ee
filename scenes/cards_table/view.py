"""Paints a card table in its layers: still ground and panels, then what lives on it.

The ground is kept for a window size, each panel for what it says and the cards for as long as they
lie still, so that a frame in which cards fly is one blit and some kept pictures. Decides nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.core.types import CardId, Seat
from scenes.cards_table.cards_painting import CardPainter
from scenes.cards_table.desk import Desk
from scenes.cards_table.effects_painting import EffectPainter
from scenes.cards_table.faces import Faces
from scenes.cards_table.layout import Places, rects
from scenes.cards_table.lying import Ground, LyingCards
from scenes.cards_table.marking import Marking
from scenes.cards_table.panels import PanelPainter
from scenes.cards_table.picture import Picture
from scenes.cards_table.words import Words
from scenes.draw.banner import draw_thinking
from scenes.draw.cards.gauges import draw_life_bar
from scenes.draw.cards.laying import draw_card
from scenes.draw.cards.look import CardLook
from scenes.draw.frame import Frame
from scenes.table.still import StillLayer
from scenes.ui.box import Box, Point

BAR: Final = 9.0
"""Height of a life bar in units."""
THINKING: Final = 44.0


@dataclass(frozen=True, slots=True)
class Moment:
    """What is on the table in one frame, beside the picture: the desk, the marks, the card in
    hand, the pointer of a pulled arrow, the card that is looked at, who thinks and how long."""

    desk: Desk
    marking: Marking
    held: tuple[CardId, Point] | None = None
    pulled: Point | None = None
    looked_at: CardLook | None = None
    thinking: tuple[Seat, float] | None = None
    pulse: float = 1.0


class TableView:
    """The painters of one table in one language, and the still layer they have made."""

    def __init__(self, places: Places, words: Words, faces: Faces) -> None:
        self.places = places
        self.cards = CardPainter(places, faces, words.results())
        self.over = EffectPainter(places, self.cards)
        self._panels = PanelPainter(words, faces, places)
        self._still = StillLayer(self._panels.ground)
        self._lying = LyingCards(self.cards.paint)

    def forget(self) -> None:
        """The window has another size."""
        self._still.forget()
        self._lying.forget()

    def paint(
        self, surface: pygame.Surface, frame: Frame, picture: Picture, moment: Moment
    ) -> None:
        """Everything below the widgets."""
        held = moment.held[0] if moment.held is not None else None
        cards = self.cards.resting(picture, moment.marking, but=held)
        still = self._still.picture(surface.get_size(), frame, self._panels.parts(moment.desk))
        self._lying.draw(surface, frame, Ground(still, self._still.version), cards)
        self._bars(surface, frame, picture, moment)
        self.over.boxes(surface, frame, moment.marking, pulse=moment.pulse)
        self._preview(surface, frame, moment)
        if moment.thinking is not None:
            seat, seconds = moment.thinking
            panel = self.places.side(seat).panel
            at = panel.right - 40, panel.y + 64
            draw_thinking(surface, frame, at, seconds, size=THINKING)

    def _bars(
        self, surface: pygame.Surface, frame: Frame, picture: Picture, moment: Moment
    ) -> None:
        """What a life bar has just lost; the bar itself is still."""
        for player in moment.desk.players:
            lost = picture.bars[player.seat].lost
            if lost <= 0.0:
                continue
            life = self.places.side(player.seat).life
            box = Box(life.x, life.bottom - BAR, life.w, BAR)
            share = player.life / player.full
            draw_life_bar(surface, frame, box, share, share + lost / player.full)

    def _preview(self, surface: pygame.Surface, frame: Frame, moment: Moment) -> None:
        box = rects().preview
        if moment.looked_at is not None:
            draw_card(surface, frame, box.center, box.w, moment.looked_at)

    def paint_over(
        self, surface: pygame.Surface, frame: Frame, picture: Picture, moment: Moment
    ) -> None:
        """What flies above the widgets, what is in hand, arrows, seals, words."""
        self.cards.lifted(surface, frame, picture, moment.marking)
        self.over.arrow(surface, frame, picture, moment.marking, moment.pulled)
        if moment.held is not None:
            card_id, at = moment.held
            self.cards.ghost(surface, frame, picture, card_id, at)
        self.over.impacts(surface, frame, picture)
