"""A number for a position, for the repetition rule (O-51): arena, hands, wheels and mover.

The sum of a fixed random number for each fact, so two equal pieces are the same piece, as in the
position format. A piece that the opponent has never seen counts as itself, so that the number tells
nobody what it carries.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b

from game.core.types import State
from game.onmyo.orbs import ORBS
from game.onmyo.table import HANDS

_MASK = (1 << 64) - 1


def position_key(state: State) -> int:
    """The number of the present position, with the active seat to move."""
    total = _fact("mover", state.active)
    for card_id, (kind, owner, zone, turned, shown, _) in state.cards.items():
        if zone == HANDS[owner] and not shown & (2 >> owner):
            total += _fact("unseen", card_id)
        else:
            total += _fact("piece", owner, zone, kind, turned)
    tracks = state.tracks
    for seat in (0, 1):
        for orb in ORBS:
            count = tracks[seat, orb]
            if count:
                total += _fact("loose", seat, orb, count)
    return total & _MASK


@lru_cache(maxsize=1 << 16)
def _fact(*words: str | int) -> int:
    """The number of a fact; pieces count as they lie, whichever way they came to lie so."""
    if words[0] == "piece":
        kind, turned = str(words[3]), int(words[4])
        words = (*words[:3], kind[4 - turned :] + kind[: 4 - turned])
    text = " ".join(map(str, words))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
