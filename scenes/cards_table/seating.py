"""Who sits at the lower edge of a table, and whose hand lies face down for now."""

from __future__ import annotations

from game.core.types import HIDDEN, CardId, Seat
from game.dino import table
from scenes.cards_table.layout import Places
from scenes.session import Session, Sharing
from scenes.storage.settings import Settings


def places_of(session: Session, settings: Settings) -> Places:
    """The places of a table: the person sits at the lower edge; of two, whoever decides, unless
    the table is open and keeps its sides."""
    is_open = session.sharing is Sharing.OPEN and len(session.people) > 1
    keeps = is_open and settings.board_side == "fixed"
    bottom: Seat = 0 if keeps else session.viewer
    return Places(session.match.setup.game, bottom, is_open)


class Peeking:
    """Which cards lie face down while two people share the device.

    Where the device is handed over, the hand of whoever has done its part, until the doors close.
    Where they look in turn, both hands: that of whoever decides is open as long as a key is held,
    or as long as the pointer stays over the hand after a press on it. Another who decides finds it
    closed. A card that lay in a hand is closed on its way as well, until everybody may know it.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._seat = session.viewer
        self._is_held = self._is_pressed = False
        self._secret: frozenset[CardId] = frozenset()

    @property
    def is_played(self) -> bool:
        """Whether this is how the two share the device."""
        return self._session.sharing is Sharing.PEEK and len(self._session.people) > 1

    @property
    def is_open(self) -> bool:
        """Whether the hand of whoever decides lies face up now."""
        return self._seat == self._session.viewer and (self._is_held or self._is_pressed)

    def hold(self, *, on: bool) -> None:
        """The key, or the button, is pressed or let go."""
        self._follow()
        self._is_held = on

    def press(self) -> None:
        """The hand itself is pressed."""
        self._follow()
        self._is_pressed = True

    def leave(self) -> None:
        """The pointer is no longer over the hand."""
        self._is_pressed = False

    def close(self) -> None:
        """Nothing counts as held any more: something else has keyboard and pointer."""
        self._is_held = self._is_pressed = False

    def face_down(self) -> frozenset[CardId]:
        """The cards that show their backs now."""
        self._follow()
        if self.is_played:
            return self._hidden_in_turn()
        session, self._secret = self._session, frozenset()
        if session.curtain_for in (None, session.viewer):
            return frozenset()
        # The other is called already, and looks on until the doors close.
        return frozenset(session.view.zones[table.HAND[session.viewer]])

    def _hidden_in_turn(self) -> frozenset[CardId]:
        view = self._session.view
        hands = [frozenset(view.zones[hand]) for hand in table.HAND]
        kept = (card for card in self._secret if view.cards[card].kind == HIDDEN)
        self._secret = hands[0] | hands[1] | frozenset(kept)
        return self._secret - hands[self._seat] if self.is_open else self._secret

    def _follow(self) -> None:
        """Whoever decides now has not asked to see anything yet."""
        if self._seat != self._session.viewer:
            self._seat = self._session.viewer
            self._is_held = self._is_pressed = False
