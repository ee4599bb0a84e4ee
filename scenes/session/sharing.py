"""How two people share one device: by handing it over, with open hands, or looking in turn.

Kept in the notes of a session, because it belongs to a match. Knows no screen.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from game.core.types import HIDDEN, State

SHARING_NOTE: Final = "session.sharing"


class Sharing(StrEnum):
    """What the two may see: a closed door between them; everything; or an own hand for as long
    as its key is held."""

    HAND_OVER = "hand over"
    OPEN = "open"
    PEEK = "peek"


def sharing_of(notes: dict[str, str]) -> Sharing:
    """What the notes of a session say; a word nobody knows is the closed door."""
    written = notes.get(SHARING_NOTE, "")
    return Sharing(written) if written in tuple(Sharing) else Sharing.HAND_OVER


def write_sharing(notes: dict[str, str], sharing: Sharing) -> None:
    """Note it."""
    notes[SHARING_NOTE] = sharing


def lend_faces(view: State, others: Iterable[State]) -> None:
    """Show in a view the faces of cards that other views show."""
    seen = list(others)
    for card_id, card in view.cards.items():
        if card.kind == HIDDEN:
            kinds = (other.cards[card_id].kind for other in seen)
            kind = next((kind for kind in kinds if kind != HIDDEN), HIDDEN)
            view.cards[card_id] = card._replace(kind=kind)
