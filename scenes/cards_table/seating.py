"""Who sits at the lower edge of a table, whose hand lies large, and whose face down for now."""

from __future__ import annotations

from game.core.types import CardId, Seat
from game.dino import table
from scenes.cards_table.layout import Places
from scenes.session import Session, Sharing
from scenes.storage.settings import Settings


def places_of(session: Session, settings: Settings) -> Places:
    """The places of a table: the person sits at the lower edge; of two, whoever decides, unless
    the table is open and keeps its sides: then only the hands change, so that the one of whoever
    decides can be read."""
    is_open = session.sharing is Sharing.OPEN and len(session.people) > 1
    keeps = is_open and settings.board_side == "fixed"
    bottom: Seat = 0 if keeps else session.viewer
    return Places(session.match.setup.game, bottom, is_open, session.viewer if keeps else None)


def face_down(session: Session, *, peeks: bool) -> frozenset[CardId]:
    """The cards that lie face down because two people share the device by looking in turn."""
    if session.sharing is not Sharing.PEEK or len(session.people) < 2:
        return frozenset()
    view, own = session.view, session.viewer
    seats = [seat for seat in (0, 1) if not (peeks and seat == own)]
    return frozenset(card for seat in seats for card in view.zones[table.HAND[seat]])
