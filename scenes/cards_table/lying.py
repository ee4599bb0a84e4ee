"""The cards that lie still, kept as one picture together with the ground they lie on.

A card that looks as it did a frame ago is painted into that picture once; one that changes is
painted anew in every frame, above those that lie. A hand is a fan: it lies still, or it moves as a
whole. Which cards there are, and how they are shown, is the painter's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

import pygame

from game.core.types import CardId
from scenes.cards_table.cards_painting import FIELD, Shown
from scenes.draw.frame import Frame

Painter = Callable[[pygame.Surface, Frame, Shown], None]


class Ground(NamedTuple):
    """What the cards lie on; another `version` says that it looks different now."""

    picture: pygame.Surface
    version: int


class LyingCards:
    """The kept picture of one table in one size; `paint` paints one card."""

    def __init__(self, paint: Painter) -> None:
        self._paint = paint
        self._picture: pygame.Surface | None = None
        self._version = -1
        self._within: list[Shown] = []
        self._before: dict[CardId, Shown] = {}

    def forget(self) -> None:
        """The window has another size."""
        self._picture = None
        self._before = {}

    def draw(
        self, surface: pygame.Surface, frame: Frame, ground: Ground, cards: Iterable[Shown]
    ) -> None:
        """Lay the ground and all cards (the lower ones first) on the window."""
        cards = list(cards)
        moving = self._moving(cards)
        lying = [shown for shown in cards if shown.card not in moving]
        self._before = {shown.card: shown for shown in cards}
        surface.blit(self._kept(frame, ground, lying), (0, 0))
        for shown in cards:
            if shown.card in moving:
                self._paint(surface, frame, shown)

    def _moving(self, cards: list[Shown]) -> set[CardId]:
        """The cards that have changed since the last frame, and the hands they lie in."""
        changed = [shown for shown in cards if self._before.get(shown.card) != shown]
        hands = {shown.band for shown in changed if not shown.lift} - {FIELD}
        fanned = (shown.card for shown in cards if shown.band in hands and not shown.lift)
        return {*(shown.card for shown in changed), *fanned}

    def _kept(self, frame: Frame, ground: Ground, lying: list[Shown]) -> pygame.Surface:
        """The picture with these cards on it and no others."""
        picture, count = self._picture, len(self._within)
        if picture is None or picture.get_size() != ground.picture.get_size():
            picture = self._picture = pygame.Surface(ground.picture.get_size())
            self._version = ground.version - 1
        if self._version != ground.version or self._within != lying[:count]:
            picture.blit(ground.picture, (0, 0))
            self._version, count = ground.version, 0
        for shown in lying[count:]:
            self._paint(picture, frame, shown)
        self._within = lying
        return picture
