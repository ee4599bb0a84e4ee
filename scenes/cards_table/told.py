"""A state that follows the story: while events are shown one by one, how far they have come.

Only the picture lives on it; the truth is the session's. Knows no rule.
"""

from __future__ import annotations

from game.core.events import Event, Moved, Revealed, Shuffled
from game.core.retelling import Retelling
from game.core.types import HIDDEN, CardId, State


class Told(Retelling):
    """The state before a happening, changed by each of its events in turn.

    `after` lends the faces of cards that come into sight: most events do not speak of them.
    """

    def __init__(self, before: State, after: State) -> None:
        super().__init__(before)
        self._after = after

    def told(self, event: Event) -> None:
        """Take up one event."""
        super().told(event)
        cards = self.state.cards
        match event:
            case Shuffled(zone):
                for card_id in self.state.zones[zone]:
                    self._show(card_id, HIDDEN)
            case Moved(card_id) if cards[card_id].kind == HIDDEN:
                self._show(card_id, self._after.cards[card_id].kind)
            case Revealed(card_id, kind, _):
                self._show(card_id, kind)

    def _show(self, card_id: CardId, kind: str) -> None:
        self.state.cards[card_id] = self.state.cards[card_id]._replace(kind=kind)
