"""The choices a table offers about how it is played there: their words, what they change."""

from __future__ import annotations

from collections.abc import Callable

from game.core.types import Seat
from scenes.cards_table.menu import Choice
from scenes.cards_table.responses import Respond, order_of, set_order
from scenes.cards_table.words import Words
from scenes.hands_at_one_device import SHARINGS, sharing_words
from scenes.services import Services
from scenes.session import Session

ORDERS = (Respond.ALWAYS, Respond.ABLE, Respond.HELD)
SWITCH = (False, True)


class House:
    """The choices of one table."""

    def __init__(self, services: Services, session: Session, words: Words) -> None:
        self._services = services
        self._session = session
        self._words = words
        self.tr = words.tr

    def choices(self) -> list[Choice]:
        """All choices, those of a table of two first."""
        people = self._session.people
        found = [self._sharing()] if len(people) > 1 else []
        found += [self._respond(seat) for seat in people]
        return [*found, self._unused(), self._last_card(), self._vain()]

    def _sharing(self) -> Choice:
        words = sharing_words(self._words.texts)
        current = SHARINGS.index(self._session.sharing)
        return Choice(words.label, words.abouts, words.names, current, self._share)

    def _share(self, index: int) -> None:
        """For this match and those to come."""
        self._session.share(SHARINGS[index])
        self._services.change_settings(sharing=SHARINGS[index].value)

    def _respond(self, seat: Seat) -> Choice:
        tr = self.tr
        label = tr("Counter-spells and blocks")
        if len(self._session.people) > 1:
            label = tr("{name}: counter-spells", name=self._words.names[seat])
        return Choice(
            label,
            (
                tr("Asked at every attack."),
                tr("Asked if you could answer. It takes as long either way."),
                tr("Asked only while you hold Shift as the attack is declared."),
            ),
            (tr("Always ask"), tr("When I can"), tr("Hold a key")),
            ORDERS.index(order_of(self._session, seat, self._services.settings)),
            self._setter(seat),
        )

    def _setter(self, seat: Seat) -> Callable[[int], None]:
        return lambda index: set_order(self._session, seat, ORDERS[index], self._services)

    def _unused(self) -> Choice:
        tr, services = self.tr, self._services
        return Choice(
            tr("Ending a phase or a turn early"),
            (
                tr("It goes on without a question."),
                tr("Asks once while something could still be summoned or attack."),
            ),
            (tr("Say nothing"), tr("Warn")),
            SWITCH.index(services.settings.warn_unused),
            lambda index: services.change_settings(warn_unused=SWITCH[index]),
        )

    def _last_card(self) -> Choice:
        tr, services = self.tr, self._services
        return Choice(
            tr("Drawing the last card"),
            (
                tr("No question, even if it loses the match."),
                tr("Asks once before a play that would empty your own deck."),
            ),
            (tr("Say nothing"), tr("Warn")),
            SWITCH.index(services.settings.warn_last_card),
            lambda index: services.change_settings(warn_last_card=SWITCH[index]),
        )

    def _vain(self) -> Choice:
        tr, services = self.tr, self._services
        return Choice(
            tr("Spells in vain"),
            (
                tr("A spell is used without a question."),
                tr("Asks once before a spell that would do nothing."),
            ),
            (tr("Say nothing"), tr("Warn")),
            SWITCH.index(services.settings.warn_vain),
            lambda index: services.change_settings(warn_vain=SWITCH[index]),
        )
