"""The only functions that change cards, zones and tracks. Each emits exactly one event."""

from __future__ import annotations

from collections.abc import Callable

from game.core import rng
from game.core.events import (
    Changed,
    Ended,
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
from game.core.types import Card, CardId, Emit, Modifier, Outcome, Seat, State, ZoneKey, make

BOTH = 3  # bit mask of both seats


def add_card(state: State, card_id: CardId, card: Card) -> None:
    """Put a card on the table while a match is set up; no event, nobody watches yet."""
    if card_id in state.cards:
        raise ValueError(f"card {card_id} is on the table already")
    state.cards[card_id] = card
    state.zones[card.zone] = (*state.zones.get(card.zone, ()), card_id)
    state.derived.clear()


def move(state: State, card_id: CardId, zone: ZoneKey, emit: Emit) -> None:
    """Move a card to the end (the top) of `zone`."""
    kind, owner, source, turned, shown, marks = state.cards[card_id]
    zones = state.zones
    ids = zones[source]
    zones[source] = _without(ids, card_id)
    zones[zone] = (*zones[zone], card_id)
    state.cards[card_id] = make(Card, (kind, owner, zone, turned, shown, marks))
    state.derived.clear()
    emit(make(Moved, (card_id, source, zone, False)))


def _without(ids: tuple[CardId, ...], card_id: CardId) -> tuple[CardId, ...]:
    if ids[-1] == card_id:  # a draw: nobody need look for the top of a deck
        return ids[:-1]
    at = ids.index(card_id)
    return ids[:at] + ids[at + 1 :]


def move_under(state: State, card_id: CardId, zone: ZoneKey, emit: Emit) -> None:
    """Move a card to the beginning (the bottom) of `zone`."""
    source = state.cards[card_id].zone
    move(state, card_id, zone, lambda _event: None)  # told below, as what it is
    ids = state.zones[zone]
    state.zones[zone] = (card_id, *ids[:-1])
    state.derived.clear()
    emit(Moved(card_id, source, zone, under=True))


def renew(state: State, card_id: CardId, shown: int, emit: Emit) -> None:
    """Make a card as if new: awake, without marks, known to the seats of `shown` only."""
    kind, owner, zone, *_ = state.cards[card_id]
    state.cards[card_id] = make(Card, (kind, owner, zone, 0, shown, ()))
    emit(make(Renewed, (card_id, shown)))


def turn(state: State, card_id: CardId, turned: int, emit: Emit) -> None:
    """Turn a card to `turned` quarter turns clockwise (0-3)."""
    kind, owner, zone, old, shown, marks = state.cards[card_id]
    state.cards[card_id] = make(Card, (kind, owner, zone, turned, shown, marks))
    emit(make(Turned, (card_id, old, turned)))


def change_kind(state: State, card_id: CardId, kind: str, emit: Emit) -> None:
    """Give a card another face."""
    card = state.cards[card_id]
    state.cards[card_id] = card._replace(kind=kind)
    state.derived.clear()
    emit(Changed(card_id, card.kind, kind))


def reveal(state: State, card_id: CardId, seats: int, emit: Emit) -> None:
    """Let the seats of the bit mask know the face; what was known stays known."""
    kind, owner, zone, turned, shown, marks = state.cards[card_id]
    state.cards[card_id] = make(Card, (kind, owner, zone, turned, shown | seats, marks))
    emit(make(Revealed, (card_id, kind, seats)))


def mark(state: State, card_id: CardId, name: str, value: int, emit: Emit) -> None:
    """Set a mark; 0 takes it off."""
    kind, owner, zone, turned, shown, before = state.cards[card_id]
    old, marks = 0, []
    for entry in before:
        if entry[0] == name:
            old = entry[1]
        else:
            marks.append(entry)
    if value:
        marks.append((name, value))
        marks.sort()
    state.cards[card_id] = make(Card, (kind, owner, zone, turned, shown, tuple(marks)))
    emit(make(Marked, (card_id, name, old, value)))


def set_track(state: State, seat: Seat, name: str, value: int, emit: Emit) -> None:
    """Set a number of a seat."""
    key = (seat, name)
    old = state.tracks.get(key, 0)
    state.tracks[key] = value
    emit(make(TrackSet, (seat, name, old, value)))


def modify(
    state: State, modifier: Modifier, emit: Emit, *, beneath: Modifier | None = None
) -> None:
    """Begin a lasting change of a value or keyword, on top of the others or beneath one of them."""
    state.modifiers = laid(state.modifiers, modifier, beneath)
    emit(Modified(modifier, beneath))


def laid(
    modifiers: tuple[Modifier, ...], modifier: Modifier, beneath: Modifier | None
) -> tuple[Modifier, ...]:
    """The changes in their order with one more among them."""
    at = modifiers.index(beneath) if beneath in modifiers else len(modifiers)
    return (*modifiers[:at], modifier, *modifiers[at:])


def expire(state: State, ends: Callable[[Modifier], bool], emit: Emit) -> None:
    """End the lasting changes that `ends` says; silent where there is none."""
    if not state.modifiers:
        return
    ended = tuple(modifier for modifier in state.modifiers if ends(modifier))
    if ended:
        state.modifiers = tuple(one for one in state.modifiers if one not in ended)
        emit(Expired(ended))


def shuffle(state: State, zone: ZoneKey, emit: Emit) -> None:
    """Shuffle a zone: the ids keep their places and stand for other cards afterwards, so that a
    handle seen before tells nothing. What anybody knew of these cards is forgotten."""
    ids = state.zones[zone]
    cards = (state.cards[card_id] for card_id in ids)
    faces = [card._replace(shown=0) if card.shown else card for card in cards]
    rng.shuffle(state, faces)
    for card_id, face in zip(ids, faces, strict=True):
        state.cards[card_id] = face
    state.derived.clear()
    emit(Shuffled(zone))


def begin_phase(state: State, phase: str, emit: Emit) -> None:
    """Enter a phase."""
    state.phase = phase
    emit(make(PhaseBegan, (phase,)))


def begin_turn(state: State, seat: Seat, emit: Emit) -> None:
    """Begin the next turn, `seat` being active."""
    state.turn += 1
    state.active = seat
    emit(make(TurnBegan, (state.turn, seat)))


def end(state: State, outcome: Outcome, emit: Emit) -> None:
    """End the match; the first end stands."""
    if state.outcome is None:
        state.outcome = outcome
        emit(Ended(outcome))
