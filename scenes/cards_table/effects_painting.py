"""Paints what lies over the cards of a table: marks of slots, the arrow, seals, splashes, banners.

Reads a `Picture` and a `Marking`; decides nothing.
"""

from __future__ import annotations

import math

import pygame

from game.core.types import Handle
from scenes.cards_table.cards_painting import CardPainter
from scenes.cards_table.layout import Places
from scenes.cards_table.marking import Marking
from scenes.cards_table.picture import Picture, Splash
from scenes.draw.banner import draw_banner
from scenes.draw.cards.arrow import BOW, draw_attack_arrow
from scenes.draw.cards.impacts import draw_damage, draw_result
from scenes.draw.cards.marks import CardMark, draw_box_mark
from scenes.draw.frame import Frame
from scenes.draw.text import draw_text
from scenes.draw.theme import faded
from scenes.ui.box import Box, Point

BANNER_Y = 326.0
DETAIL_BELOW = 54.0
SPLASH_RISE = 24.0
SHORT = 44.0
"""Units before the middle of a card at which an arrow ends."""
BESIDE_NAME = 26.0
"""Units from the left end of the near life bar to where an arrow comes down: over the crest, for
the name stands beside it."""
AROUND = -0.36
"""How an arrow to the near player's life is bent, so that it leaves the question readable."""


class EffectPainter:
    """Paints over the cards of one table."""

    def __init__(self, places: Places, cards: CardPainter) -> None:
        self.places = places
        self._cards = cards

    def boxes(
        self, surface: pygame.Surface, frame: Frame, marking: Marking, *, pulse: float
    ) -> None:
        """The marks of slots and life bars; `pulse` (0–1) is the strength of targets' light."""
        for handle, mark in marking.marks.items():
            alpha = pulse if mark is CardMark.LEGAL else 1.0
            match handle:
                case ("zone", str(zone)):
                    box = marked_slot(self.places.slot_box(zone))
                    draw_box_mark(surface, frame, box, mark, alpha=alpha)
                case ("seat", int(seat)):
                    box = marked_life(self.places.side(seat).life)
                    draw_box_mark(surface, frame, box, mark, alpha=alpha)

    def middle(self, picture: Picture, handle: Handle) -> Point | None:
        """Where an arrow to what a handle names ends: in its middle, at a life bar's near edge."""
        match handle:
            case ("card", int(card_id)) if card_id in picture.sprites:
                return self._cards.drawn(picture.sprites[card_id]).at
            case ("seat", int(seat)):
                life = self.places.side(seat).life
                if seat == self.places.bottom:
                    return life.x + BESIDE_NAME, life.y
                return life.center[0], life.bottom
            case ("zone", str(zone)):
                return self.places.slot_box(zone).center
        return None

    def arrow(
        self,
        surface: pygame.Surface,
        frame: Frame,
        picture: Picture,
        marking: Marking,
        pulled: Point | None,
    ) -> None:
        """The arrow of an attack; `pulled` is the pointer while it is dragged to a target."""
        if marking.arrow is None:
            return
        attacker, target = marking.arrow
        start = self.middle(picture, ("card", attacker))
        end = pulled or self.middle(picture, target)
        if start is None or end is None:
            return
        if pulled is None and target[0] == "card":
            end = _short_of(start, end)
        bow = AROUND if target == ("seat", self.places.bottom) else BOW
        draw_attack_arrow(surface, frame, start, end, bow=bow)

    def impacts(self, surface: pygame.Surface, frame: Frame, picture: Picture) -> None:
        """Seals of results, numbers flung on the table, words across it."""
        seal = picture.seal
        if seal is not None:
            at = seal.x, seal.y
            draw_result(surface, frame, at, seal.size, seal.mark, progress=seal.progress)
        for splash in picture.splashes:
            _draw_splash(surface, frame, splash)
        banner = picture.banner
        if banner is not None:
            y = BANNER_Y - (14.0 if banner.detail else 0.0)
            draw_banner(surface, frame, banner.text, y, alpha=banner.alpha)
            if banner.detail:
                at, share = (960.0, y + DETAIL_BELOW), round(banner.alpha, 1)
                draw_text(
                    surface, frame, banner.detail, at, size=24, role="bold",
                    ink=faded("text", share), align="center", shadow=faded("night", share),
                )  # fmt: skip


def marked_slot(slot: Box) -> Box:
    """Where a slot is marked."""
    return slot.inset(10)


def marked_life(life: Box) -> Box:
    """Where a life bar is marked."""
    return life.inset(-8, -2)


def _short_of(start: Point, end: Point) -> Point:
    """A little before a target, whose middle says how the attack would end."""
    length = max(1.0, math.dist(start, end))
    share = max(0.0, 1.0 - SHORT / length)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _draw_splash(surface: pygame.Surface, frame: Frame, splash: Splash) -> None:
    at = splash.x, splash.y
    if not splash.text:
        draw_damage(surface, frame, at, splash.amount, progress=splash.progress, seed=splash.seed)
        return
    fade = round(min(1.0, (1.0 - splash.progress) * 3), 1)
    draw_text(
        surface, frame, splash.text, (at[0], at[1] - SPLASH_RISE * (1 + splash.progress)),
        size=40, role="display", ink=faded("raised" if splash.amount > 0 else "lowered", fade),
        align="center", shadow=faded("night", fade), fixed=True,
    )  # fmt: skip
