"""The two buttons at the lower right: on to the next phase, and the end of the turn.

They are there at all times, so that nobody looks for them; while they mean nothing they say why.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.core.types import Action
from scenes.cards_table.layout import rects
from scenes.cards_table.playing import Playing
from scenes.cards_table.words import Words
from scenes.draw.buttons import Kind
from scenes.ui.button import Button
from scenes.ui.group import Group


class Rail(Group):
    """The buttons of one table. `on_answer` is called with the action that was pressed."""

    def __init__(self, words: Words, on_answer: Callable[[Action], None]) -> None:
        super().__init__()
        self._words = words
        self.tr = words.tr
        self._on_answer = on_answer
        self._on: Action | None = None
        self._end: Action | None = None
        self.next = self.add(
            Button(
                rects().next,
                self.tr("Next phase"),
                self._press_next,
                icon="next-button",
                key_hint="A",
                shortcut=pygame.K_a,
                size=19,
            )
        )
        self.finish = self.add(
            Button(
                rects().finish,
                self.tr("End turn"),
                self._press_end,
                kind=Kind.PRIMARY,
                key_hint="E",
                shortcut=pygame.K_e,
                size=28,
            )
        )

        self.next.needs_ring = self.finish.needs_ring = True

    def _press_next(self) -> None:
        if self._on is not None:
            self._on_answer(self._on)

    def _press_end(self) -> None:
        if self._end is not None:
            self._on_answer(self._end)

    def keep_up(self, playing: Playing, *, has_come: bool) -> None:
        """Follow the open question; `has_come` says that the phase it is of is shown already. The
        last turn shown once more is no moment to act in."""
        again = playing.show.is_replaying
        acts = has_come and not again
        self._on = _only(playing.offers("to_attack")) if acts else None
        self._end = _only(playing.offers("end_turn")) if acts else None
        reason = self._why_not(playing) if has_come else self.tr("The turn is about to begin.")
        if again:
            reason = self.tr("The last turn is being shown once more.")
        self._set(self.next, self._on, reason)
        self._set(self.finish, self._end, reason)
        view = playing.view
        waits = playing.decision is None and view.decision is not None
        self.finish.rename(self.tr("Opponent's move") if waits else self.tr("End turn"))

    def _set(self, button: Button, action: Action | None, reason: str) -> None:
        if action is not None:
            button.enable()
        else:
            button.disable(reason)

    def _why_not(self, playing: Playing) -> str:
        if playing.view.outcome is not None:
            return self.tr("The match is over.")
        if playing.decision is None:
            return self.tr("The other player is to decide.")
        if playing.kind == "attack":
            return self.tr("There is no way back to the PP phase in this turn (D-25).")
        return self.tr("Answer the question above first.")


def _only(actions: tuple[Action, ...]) -> Action | None:
    return actions[0] if actions else None
