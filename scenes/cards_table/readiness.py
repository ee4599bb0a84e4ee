"""Whether the question on the table could be read already, so that a press may answer it.

A key pressed into a moving picture was meant for what stood there before. Owns time only; what a
press means otherwise is the table's.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.core.types import State
from scenes.cards_table.keys import DIGITS
from scenes.cards_table.playing import Playing
from scenes.cards_table.show import Show

READING: Final = 0.3
"""Seconds a question stands before a key answers it."""
OWN_PLAY: Final = frozenset({"main", "attack"})
"""Questions in which a player goes on with what he was doing."""
ANSWERS: Final = frozenset(
    {
        pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE,
        pygame.K_p, pygame.K_a, pygame.K_e, pygame.K_y, pygame.K_n, *DIGITS,
    }
)  # fmt: skip
"""The keys that answer something."""


class Readiness:
    """The time the questions of one table have been standing."""

    def __init__(self, playing: Playing, show: Show) -> None:
        self._playing = playing
        self._show = show
        self._asked: State | None = None
        self._turn = -1
        self._goes_on = False
        self._age = 0.0

    def update(self, seconds: float) -> None:
        """Let time pass; a question is being read once everything before it has been shown."""
        view = self._playing.view
        if view is not self._asked:
            self._asked = view
            self._take_up(view)
        self._age = self._age + seconds if self._show.is_idle else 0.0

    def _take_up(self, view: State) -> None:
        if self._playing.decision is None:
            return
        self._goes_on = self._playing.kind in OWN_PLAY and view.turn == self._turn
        self._turn = view.turn
        if not self._goes_on:
            self._age = 0.0

    @property
    def is_read(self) -> bool:
        """Whether the open question may be answered by a key."""
        if self._show.is_replaying or self._playing.decision is None:
            return self._show.is_idle
        if self._asked is not self._playing.view:
            return False
        return self._goes_on or (self._show.is_idle and self._age >= READING)

    def swallows(self, event: pygame.event.Event) -> bool:
        """Whether a key comes too early for an answer; what is being shown is skipped by it."""
        if event.type != pygame.KEYDOWN or event.key not in ANSWERS or self.is_read:
            return False
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        self._show.finish()
        return True

    def skips(self) -> bool:
        """The pointer pressed; whether that only skips what is being shown. Within one's own turn
        a hand never waits for a picture."""
        show = self._show
        waits = show.is_replaying or (
            not show.is_idle
            and self._playing.decision is not None
            and self._playing.kind not in OWN_PLAY
        )
        show.finish()
        return waits
