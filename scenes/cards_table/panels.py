"""Paints what stands beside the cards, as parts of the still layer: panels, piles, phases, slots.

Reads a `Desk`; decides nothing.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from game.core.types import HIDDEN
from game.dino import table
from scenes.cards_table.desk import Desk, PhaseDesk, PlayerDesk
from scenes.cards_table.faces import Faces
from scenes.cards_table.layout import Places, rects
from scenes.cards_table.numbers import Pile
from scenes.cards_table.words import Words
from scenes.draw.cards.gauges import draw_beads, draw_count, draw_life
from scenes.draw.cards.phases import draw_phase_bar
from scenes.draw.cards.piles import draw_deck, draw_slot, draw_strata
from scenes.draw.chips import draw_crest
from scenes.draw.frame import Frame
from scenes.draw.grounds import draw_ground
from scenes.draw.panels import Look, draw_panel, draw_rule
from scenes.draw.text import draw_paragraph, draw_text, paragraph_height
from scenes.table.still import Part, is_wanted
from scenes.ui.box import Box

AVATAR: Final = 62.0
PADDING: Final = 22.0
HEADING: Final = 46.0
"""From the upper edge of the record to the line under its heading."""
SLOT_ICON: Final = "dinosaur-egg"
BRAND: Final = "闘技場"


class PanelPainter:
    """Paints one desk in one language."""

    def __init__(self, words: Words, faces: Faces, places: Places) -> None:
        self._words = words
        self.tr = words.tr
        self._faces = faces
        self._places = places

    def ground(self, surface: pygame.Surface, frame: Frame) -> None:
        """The dyed cloth with the empty slots, and the empty record."""
        draw_ground(surface, frame, self._places.game)
        for seat in (0, 1):
            for zone in self._places.slots(seat):
                draw_slot(surface, frame, self._places.slot_box(zone), mark=SLOT_ICON)
        for box, paint in ((rects().log, self._record), (rects().preview, self._preview)):
            if is_wanted(surface, frame, box):
                paint(surface, frame)
        brand = rects().brand
        draw_text(
            surface, frame, BRAND, (brand.x, brand.center[1]),
            size=28, role="brush", ink="gold", width=brand.w, fixed=True,
        )  # fmt: skip

    def _record(self, surface: pygame.Surface, frame: Frame) -> None:
        """The ground of the record; its lines are a widget."""
        box = rects().log
        draw_panel(surface, frame, box)
        draw_text(
            surface, frame, self.tr("Record"), (box.x + PADDING, box.y + 27),
            size=22, role="display", ink="heading", width=box.w - 2 * PADDING,
        )  # fmt: skip
        draw_rule(surface, frame, (box.x + PADDING, box.y + HEADING), box.w - 2 * PADDING)

    def _preview(self, surface: pygame.Surface, frame: Frame) -> None:
        """Where a card is shown large, as long as none is."""
        box = rects().preview
        draw_slot(surface, frame, box)
        words = self.tr("A card under the pointer is shown here. Wheel up, or hold Z: full size.")
        width = box.w - 2 * PADDING
        tall = paragraph_height(frame, words, width, size=18, balanced=True)
        draw_paragraph(
            surface, frame, words, (box.x + PADDING, box.center[1] - tall / 2), width,
            size=18, ink="text_second", align="center", balanced=True,
        )  # fmt: skip

    def parts(self, desk: Desk) -> list[Part]:
        """The parts of the still layer for a desk."""
        found = [
            Part(self._places.side(player.seat).panel, player, partial(self._player, player))
            for player in desk.players
        ]
        found += [self._pile(zone, pile) for zone, pile in desk.piles]
        phases = self._places.rects.phases
        found.append(Part(phases, desk.phases, partial(self._phases, desk.phases)))
        return found

    # --- players

    def _player(self, player: PlayerDesk, surface: pygame.Surface, frame: Frame) -> None:
        side = self._places.side(player.seat)
        box, below = side.panel, player.seat == self._places.bottom
        draw_panel(surface, frame, box, look=Look.ACTIVE if player.active else Look.NORMAL)
        middle = box.x + 48, box.y + 48
        colours = "red" if not below else "black"
        draw_crest(surface, frame, middle, AVATAR, player.emblem, side=colours)
        left = box.x + 92
        room = box.right - 14 - left
        draw_text(surface, frame, player.name, (left, box.y + 36), size=21, role="bold", width=room)
        draw_text(
            surface, frame, player.line, (left, box.y + 64),
            size=17, ink="text_second", width=room,
        )  # fmt: skip
        draw_life(surface, frame, side.life, self.tr("Life"), player.life, player.full)
        if below:
            self._own_points(surface, frame, box, player)
        else:
            self._their_points(surface, frame, box, player)

    def _own_points(
        self, surface: pygame.Surface, frame: Frame, box: Box, player: PlayerDesk
    ) -> None:
        life = rects().below.life
        self._points(surface, frame, Box(life.x, box.y + 150, life.w, 36), player)
        beads = rects().beads
        draw_beads(surface, frame, beads, player.pp, player.pp_most, player.pp_limit)

    def _their_points(
        self, surface: pygame.Surface, frame: Frame, box: Box, player: PlayerDesk
    ) -> None:
        life = rects().above.life
        self._points(surface, frame, Box(life.x, box.bottom - 48, 100, 36), player)
        draw_text(
            surface, frame, self.tr("Hand {count}", count=player.hand),
            (life.right, box.bottom - 28),
            size=19, role="bold", align="right", width=90,
        )  # fmt: skip

    def _points(self, surface: pygame.Surface, frame: Frame, line: Box, player: PlayerDesk) -> None:
        """PP now and most."""
        draw_count(surface, frame, line, "PP", player.pp, player.pp_most, size=32)

    # --- piles

    def _pile(self, zone: str, pile: Pile) -> Part:
        seat = table.DECK.index(zone) if zone in table.DECK else table.STRATA.index(zone)
        side = self._places.side(seat)
        box = side.deck if zone in table.DECK else side.strata
        paint = self._deck if zone in table.DECK else self._strata
        return Part(box, pile, partial(paint, box, pile))

    def _deck(self, box: Box, pile: Pile, surface: pygame.Surface, frame: Frame) -> None:
        draw_deck(
            surface, frame, box.center, box.w, self._places.game, pile.size,
            label=self.tr("Deck"),
        )  # fmt: skip

    def _strata(self, box: Box, pile: Pile, surface: pygame.Surface, frame: Frame) -> None:
        top = None if pile.kind == HIDDEN else self._faces.printed(pile.kind)
        draw_strata(surface, frame, box.center, box.w, top, pile.size, label=self.tr("Strata"))

    # --- phases

    def _phases(self, desk: PhaseDesk, surface: pygame.Surface, frame: Frame) -> None:
        draw_phase_bar(
            surface, frame, self._places.rects.phases,
            desk.round, desk.whose, desk.names, desk.current, mine=desk.mine,
        )  # fmt: skip
