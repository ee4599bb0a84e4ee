"""The table of a match that is over, to look at once more: the cards, the record, the whole story.

Lies over the result, and goes back there. Nothing can be done here.
"""

from __future__ import annotations

from scenes.cards_table.scene import CardTableScene


class FinishedTable(CardTableScene):
    """A table as it was left."""

    def _belongs_here(self) -> bool:
        return True

    def _leave(self) -> None:
        self.services.manager.pop()
