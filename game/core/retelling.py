"""Tells the change of a state again from its events alone.

What the events tell and what the state says must be the same: log, animation and triggers live on
the events, the rules on the state. Knows no rule.
"""

from __future__ import annotations

from game.core.events import (
    Changed,
    Ended,
    Event,
    Expired,
    Marked,
    Modified,
    Moved,
    PhaseBegan,
    Renewed,
    Revealed,
    Shuffled,
    TrackSet,
    TurnBegan,
    Turned,
)
from game.core.moves import laid
from game.core.types import CardId, State


class Retelling:
    """A copy of a state that changes by hearsay: `told` takes events, `differences` compares."""

    def __init__(self, before: State) -> None:
        self.state = before.clone()
        self._contradictions: list[str] = []
        self._shuffled: set[CardId] = set()

    def told(self, event: Event) -> None:
        """Take up one event; what it says of the past must be what was told before."""
        state = self.state
        match event:
            case Moved():
                self._told_of_move(event)
            case TrackSet(seat, name, old, new):
                self._expect(event, state.tracks.get((seat, name), 0), old)
                state.tracks[seat, name] = new
            case PhaseBegan(phase):
                state.phase = phase
            case TurnBegan(turn, seat):
                state.turn, state.active = turn, seat
            case Ended(outcome):
                self._expect(event, state.outcome, None)
                state.outcome = outcome
            case Shuffled(zone):
                self._shuffled.update(state.zones[zone])
            case Modified(modifier, beneath):
                state.modifiers = laid(state.modifiers, modifier, beneath)
            case Expired(ended):
                state.modifiers = tuple(one for one in state.modifiers if one not in ended)
            case Turned() | Changed() | Revealed() | Marked() | Renewed():
                self._told_of_card(event)
            case _:
                pass  # words only: Declared, Battled, Announced, Happened

    def _told_of_move(self, event: Moved) -> None:
        state, card, target = self.state, event.card, event.target
        self._expect(event, state.cards[card].zone, event.source)
        rest = tuple(other for other in state.zones[event.source] if other != card)
        state.zones[event.source] = rest
        there = state.zones[target]
        state.zones[target] = (card, *there) if event.under else (*there, card)
        state.cards[card] = state.cards[card]._replace(zone=target)
        state.derived.clear()

    def _told_of_card(self, event: Turned | Changed | Revealed | Marked | Renewed) -> None:
        cards = self.state.cards
        card = cards[event.card]
        match event:
            case Turned(_, old, new):
                self._expect(event, card.turned, old)
                card = card._replace(turned=new)
            case Changed(_, old_kind, new_kind):
                self._expect(event, card.kind, old_kind)
                card = card._replace(kind=new_kind)
            case Revealed(_, kind, seats):
                self._expect(event, card.kind, kind)
                card = card._replace(shown=card.shown | seats)
            case Marked(_, name, old, new):
                marks = dict(card.marks)
                self._expect(event, marks.pop(name, 0), old)
                marks |= {name: new} if new else {}
                card = card._replace(marks=tuple(sorted(marks.items())))
            case Renewed(_, shown):
                card = card._replace(turned=0, marks=(), shown=shown)
        cards[event.card] = card
        self.state.derived.clear()

    def _expect(self, event: Event, told: object, said: object) -> None:
        if told != said:
            self._contradictions.append(f"{event} speaks of {said!r}, it was {told!r}")

    def differences(self, after: State) -> list[str]:
        """Where the state is not what the events told, or where they contradict themselves."""
        found = list(self._contradictions)
        for name in ("zones", "tracks", "modifiers", "phase", "turn", "outcome"):
            told, true = getattr(self.state, name), getattr(after, name)
            # A second game of a match counts its turns from 1 again; its first turn says so.
            if told != true and (name, true) != ("turn", 0):
                found.append(f"events tell of {name} {told!r}, it is {true!r}")
        for card_id, card in after.cards.items():
            told = self.state.cards.get(card_id)
            # Behind the ids of a shuffled zone lie other cards; no event says which.
            if told != card and card_id not in self._shuffled:
                found.append(f"events tell of card {card_id} as {told}, it is {card}")
        return found
