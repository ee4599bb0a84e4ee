"""A number for a position, for the repetition rule (O-51): arena, hands, wheels and mover.

Two equal pieces are the same piece, as in the position format. A piece the opponent has never seen
counts as itself, so that the number tells nobody what it carries.
"""

from __future__ import annotations

from zlib import crc32

from game.core.types import Card, CardId, State
from game.onmyo.orbs import ORBS
from game.onmyo.table import HANDS


def position_key(state: State) -> int:
    """The number of the present position, with the active seat to move."""
    words = sorted([_word(card_id, card) for card_id, card in state.cards.items()])
    tracks = state.tracks
    for seat in (0, 1):
        for orb in ORBS:
            words.append(str(tracks[seat, orb]))
    words.append(str(state.active))
    return crc32(" ".join(words).encode())


def _word(card_id: CardId, card: Card) -> str:
    if card.zone == HANDS[card.owner] and not card.shown & (2 >> card.owner):
        return f"{card.zone}#{card_id}"
    turned = card.turned
    return f"{card.owner}{card.zone}{card.kind[4 - turned :]}{card.kind[: 4 - turned]}"
