"""Which faces a table will need soon: the own deck's, and what lies in sight.

Feeds a workshop that works while nothing moves.
"""

from __future__ import annotations

from game.cards.decks import parsed
from game.core.game_data import DECK_KEYS
from game.core.types import HIDDEN
from scenes.cards_table.faces import Workshop, table_widths
from scenes.cards_table.layout import rects
from scenes.cards_table.reading import Reading
from scenes.draw.cards.look import CardLook
from scenes.draw.frame import Frame


class Warming:
    """The workshop of one table in one size."""

    def __init__(self, reading: Reading, frame: Frame) -> None:
        self._reading = reading
        self._frame = frame
        self._workshop = Workshop()
        self._known: set[str] = set()
        self.renew()
        self._want([kind for kind in self._own_deck() if kind not in self._known])

    def _own_deck(self) -> list[str]:
        """The kinds of the deck the viewer knows to be the own one."""
        view = self._reading.session.view
        written = view.config.get(DECK_KEYS[view.seat or 0], "")
        return list(parsed(written)) if written and written != HIDDEN else []

    def renew(self) -> None:
        """Cards have come into sight: their faces are wanted first."""
        view = self._reading.session.view
        seen = dict.fromkeys(card.kind for card in view.cards.values() if card.kind != HIDDEN)
        self._want([kind for kind in seen if kind not in self._known])

    def _want(self, kinds: list[str]) -> None:
        self._known.update(kinds)
        looks: list[CardLook] = [self._reading.faces.printed(kind) for kind in kinds]
        if looks:
            self._workshop.want(self._frame, looks, *table_widths(), rects().above.strata.w)

    def work(self) -> bool:
        """Do a little; False if there was nothing to do."""
        return self._workshop.work()
