"""Whether a defender is asked for counter-spells and blocks, or passes by an own standing order.

A person alone has one standing order, a setting. Two people have one each, kept in the notes of the
session; who has given none goes by the setting, which remembers the last. Orders tell the other
side no more than the table does: between two people at one device only what both can see decides,
and passing by order takes as long as a look.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from game.core.types import Action, Seat, State
from game.dino.forecast import comes_to_nothing
from scenes.cards_table.foresight import may_respond
from scenes.cards_table.warnings import is_vain
from scenes.services import Services
from scenes.session import Session
from scenes.storage.settings import Settings

WINDOWS: Final = frozenset({"counter", "block"})
PAUSE: Final = 0.7
"""Seconds a defender who passes by order seems to think, whatever is in the hand."""


class Respond(StrEnum):
    """When a seat wants to be asked."""

    ALWAYS = "always"
    ABLE = "able"
    HELD = "held"


def note_of(seat: Seat) -> str:
    """The name of a session's note that keeps the order of a seat."""
    return f"cards.respond{seat}"


def order_of(session: Session, seat: Seat, settings: Settings) -> Respond:
    """The standing order of a seat."""
    if len(session.people) == 1:
        return Respond(settings.respond_alone)
    written = session.notes.get(note_of(seat), "")
    return Respond(written if written in tuple(Respond) else settings.respond_two)


def set_order(session: Session, seat: Seat, order: Respond, services: Services) -> None:
    """Change the standing order of a seat, for this match and those to come."""
    if len(session.people) == 1:
        services.change_settings(respond_alone=order.value)
        return
    for other in session.people:  # who has given no order so far keeps to what it was
        session.notes[note_of(other)] = order_of(session, other, services.settings)
    session.notes[note_of(seat)] = order
    session.save()
    services.change_settings(respond_two=order.value)


class Responses:
    """Passes for people who do not want to be asked. `key_held` follows the key that asks."""

    def __init__(self, session: Session, services: Services) -> None:
        self._session = session
        self._services = services
        self._asked_for: State | None = None
        self._wait = 0.0
        self.key_held = False

    def is_passing(self) -> bool:
        """Whether the open window will be passed by order, so that nobody need be asked."""
        session = self._session
        state = session.view
        decision = state.decision
        if decision is None or decision.kind not in WINDOWS or session.is_over:
            return False
        if not session.is_human(decision.seat):
            return False
        match order_of(session, decision.seat, self._services.settings):
            case Respond.HELD:
                return not self.key_held
            case Respond.ABLE:
                return decision.kind == "counter" and not self._is_able(decision.seat)
        return False

    def _is_able(self, seat: Seat) -> bool:
        """Against the computer the own hand decides; beside another person, what both see. To an
        attack that comes to nothing there is no answer."""
        session = self._session
        view = session.view
        if comes_to_nothing(view):
            return False
        if len(session.people) == 1:
            assert view.decision is not None
            casts = (option for option in view.decision.options if option.kind == "cast")
            return any(not is_vain(view, cast) for cast in casts)
        return may_respond(view, seat)

    def tick(self, seconds: float) -> bool:
        """Let time pass at rest; True if a window was passed just now."""
        if not self.is_passing():
            return False
        view = self._session.view
        if view is not self._asked_for:
            self._asked_for, self._wait = view, PAUSE
        self._wait -= seconds
        if self._wait > 0.0:
            return False
        assert view.decision is not None
        self._session.submit(Action("pass", view.decision.seat))
        return True
