"""A card full size over the darkened table, with its keywords and the reasons of its values.

Draws what it is given; decides nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from scenes.cards_table.layout import rects
from scenes.draw.cards.laying import draw_card
from scenes.draw.cards.look import CardLook
from scenes.draw.cards.marks import CardMark, draw_card_mark
from scenes.draw.frame import Frame
from scenes.draw.panels import draw_panel
from scenes.draw.text import draw_paragraph, paragraph_height
from scenes.table.veil import draw_veil
from scenes.ui.box import SHEET, Box

NOTES: Final = Box(1070.0, 108.0, 430.0, 0.0)
PADDING, GAP, SIZE = 22.0, 14.0, 19.0


def draw_full(surface: pygame.Surface, frame: Frame, look: CardLook, notes: Sequence[str]) -> None:
    """Darken the window and lay the card on it, a plate for each note beside it; in the middle
    where there is none."""
    draw_veil(surface)
    box = rects().full if notes else SHEET.centered(rects().full.w, rects().full.h)
    draw_card(surface, frame, box.center, box.w, look, lift=1.0)
    draw_card_mark(surface, frame, box.center, box.w, CardMark.SHOWN)
    y = NOTES.y
    for note in notes:
        inside = NOTES.w - 2 * PADDING
        tall = paragraph_height(frame, note, inside, size=SIZE) + 2 * PADDING
        place = Box(NOTES.x, y, NOTES.w, tall)
        draw_panel(surface, frame, place)
        draw_paragraph(
            surface, frame, note, (place.x + PADDING, place.y + PADDING), inside, size=SIZE
        )
        y = place.bottom + GAP
