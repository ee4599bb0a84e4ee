"""Who on the field does something of its own accord: constant abilities, watchers, turn by turn.

Few faces do, and they are asked for after nearly every step. So they are found once and remembered
until a card moves; most of the time there is nobody.
"""

from __future__ import annotations

from game.cards.library import library_of
from game.cards.table import table_of
from game.core.types import CardId, State

AGENTS = "agents"  # the name under which the state remembers them


def agents(state: State) -> tuple[CardId, ...]:
    """The cards on the field whose face is one of `Library.agents`, seat 0's first."""
    found = state.derived.get(AGENTS)
    if found is None:
        cards, faces = state.cards, library_of(state).agents
        standing = table_of(state.game).standing(state)
        found = tuple([card_id for card_id in standing if cards[card_id].kind in faces])
        state.derived[AGENTS] = found
    return found
