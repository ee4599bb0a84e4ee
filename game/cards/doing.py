"""What each action does, once its cards are known. Every change goes through the game's table."""

from __future__ import annotations

from collections.abc import Callable

from game.cards.actions import (
    Action,
    Awake,
    Change,
    CostChange,
    Delta,
    Destroy,
    Discard,
    Draw,
    Gain,
    KeepDormant,
    Level,
    Lose,
    MakeDormant,
    Mill,
    Move,
    Track,
)
from game.cards.language import Duration, Selector
from game.cards.library import KEYWORD
from game.cards.reckon import Scope, amount, seat_of
from game.cards.table import cards_in, on_field, table_of
from game.cards.triggers import happen
from game.cards.values import cost_words
from game.core import moves
from game.core.types import CardId, Emit, Modifier, Seat, State, ZoneKey

Act = Callable[[State, Scope, tuple[CardId, ...], Emit], None]
KEPT = "kept_dormant"  # the mark of a card that does not awake at its owner's next reset
MAY_ACT = "may_act"  # the mark of a fresh card that may act all the same


def selector_of(action: Action) -> Selector | None:
    """The cards an action is about; None where it is about players only."""
    return getattr(action, "cards", None)


def name_of(action: Action) -> str:
    """The word of the action, for the question that chooses its cards."""
    tag = action.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def act_of(action: Action) -> Act:
    """The function that carries out an action on its cards."""

    def act(state: State, scope: Scope, ids: tuple[CardId, ...], emit: Emit) -> None:
        _ACTS[type(action)](action, state, scope, ids, emit)

    return act


def one_by_one(action: Draw | Mill) -> Callable[[State, Scope, Emit], None]:
    """One card of a draw or a mill."""

    def once(state: State, scope: Scope, emit: Emit) -> None:
        seat = seat_of(scope, action.of)
        table = table_of(state.game)
        deck = cards_in(state, table, "deck", seat)
        if not deck:
            return
        if isinstance(action, Draw):
            table.draw(state, seat, emit)
        else:
            table.leave(state, deck[-1:], "milled", emit)

    return once


# --- the deck -----------------------------------------------------------------------------------


def open_deck(state: State, scope: Scope, emit: Emit) -> None:
    """Let the user see the whole own deck."""
    for card_id in cards_in(state, table_of(state.game), "deck", scope.seat):
        moves.reveal(state, card_id, 1 << scope.seat, emit)


def look_at_top(state: State, scope: Scope, count: int, emit: Emit) -> tuple[CardId, ...]:
    """Let the user see the top cards of the own deck; they are given top first."""
    deck = cards_in(state, table_of(state.game), "deck", scope.seat)
    looked = tuple(reversed(deck[max(0, len(deck) - count) :]))
    for card_id in looked:
        moves.reveal(state, card_id, 1 << scope.seat, emit)
    return looked


def show(state: State, ids: tuple[CardId, ...], emit: Emit) -> None:
    """Show cards to both players (C-6)."""
    for card_id in ids:
        if state.cards[card_id].shown != moves.BOTH:
            moves.reveal(state, card_id, moves.BOTH, emit)


def shuffle(state: State, scope: Scope, emit: Emit) -> None:
    """Shuffle the own deck."""
    for key in table_of(state.game).zones("deck", scope.seat):
        moves.shuffle(state, key, emit)


def put(state: State, ids: tuple[CardId, ...], spot: str, emit: Emit) -> None:
    """Put cards together to a place of their owners."""
    if ids:
        table_of(state.game).leave(state, ids, spot, emit)


def in_deck(state: State, card_id: CardId) -> bool:
    """Whether a card lies in a deck."""
    card = state.cards[card_id]
    return card.zone in table_of(state.game).zones("deck", card.owner)


def may_come(state: State, card_id: CardId) -> bool:
    """Whether a card can be summoned now: it is not on the field, and there is a place for it."""
    return bool(empty_slots(state, card_id))


def empty_slots(state: State, card_id: CardId) -> tuple[ZoneKey, ...]:
    """Where on the field a card may come to now; nowhere where it stands already."""
    table = table_of(state.game)
    return () if on_field(state, table, card_id) else table.places(state, card_id)


def summon(
    state: State, where: tuple[CardId, ZoneKey], level: int, *, dormant: bool, emit: Emit
) -> None:
    """Summon a card into a slot by an effect (D-24), at Lv. 1 unless the effect says so (D-44)."""
    card_id, slot = where
    table_of(state.game).place(state, card_id, slot, level, emit)
    if dormant:
        moves.turn(state, card_id, 1, emit)
    happen(state, "summoned", card_id, emit)  # only now, for those who ask how it has come


# --- actions on cards ---------------------------------------------------------------------------


def _field(state: State, ids: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Those that are still on the field (C-4)."""
    table = table_of(state.game)
    return tuple(card_id for card_id in ids if on_field(state, table, card_id))


def _destroy(
    action: Destroy, state: State, scope: Scope, ids: tuple[CardId, ...], emit: Emit
) -> None:
    put(state, _field(state, ids), "destroyed", emit)


def _discard(
    action: Discard, state: State, scope: Scope, ids: tuple[CardId, ...], emit: Emit
) -> None:
    table = table_of(state.game)
    held = tuple(i for i in ids if state.cards[i].zone in table.zones("hand", state.cards[i].owner))
    put(state, held, "discarded", emit)
    for card_id in held:
        happen(state, "discarded", card_id, emit)


def _move(action: Move, state: State, scope: Scope, ids: tuple[CardId, ...], emit: Emit) -> None:
    put(state, ids, action.to, emit)
    if action.shuffle:
        for seat in sorted({state.cards[card_id].owner for card_id in ids}):
            for key in table_of(state.game).zones("deck", seat):
                moves.shuffle(state, key, emit)


def _awake(action: Awake, state: State, scope: Scope, ids: tuple[CardId, ...], emit: Emit) -> None:
    _turn_all(state, ids, 0, emit)


def _make_dormant(
    action: MakeDormant, state: State, scope: Scope, ids: tuple[CardId, ...], emit: Emit
) -> None:
    _turn_all(state, ids, 1, emit)


def _turn_all(state: State, ids: tuple[CardId, ...], turned: int, emit: Emit) -> None:
    for card_id in _field(state, ids):
        if state.cards[card_id].turned != turned:
            moves.turn(state, card_id, turned, emit)


def _keep_dormant(
    action: KeepDormant, state: State, scope: Scope, ids: tuple[CardId, ...], emit: Emit
) -> None:
    for card_id in _field(state, ids):
        moves.mark(state, card_id, KEPT, 1, emit)


def _level(action: Level, state: State, scope: Scope, ids: tuple[CardId, ...], emit: Emit) -> None:
    table = table_of(state.game)
    for card_id in _field(state, ids):
        wanted = action.to if action.to is not None else table.level(state, card_id) + action.by
        table.put_level(state, card_id, wanted, emit)
        if action.may_act:
            moves.mark(state, card_id, MAY_ACT, 1, emit)


# --- lasting changes ----------------------------------------------------------------------------


def until(state: State, scope: Scope, lasting: Duration, owner: Seat) -> str:
    """When a lasting change ends: "turn", "begin0", "begin1" or "field"."""
    if lasting == "until_my_next_turn":
        return f"begin{scope.seat}"
    if lasting == "until_owners_next_turn":
        return f"begin{owner}"
    return lasting


def _delta(action: Delta, state: State, scope: Scope, ids: tuple[CardId, ...], emit: Emit) -> None:
    by = amount(state, scope, action.by)
    for card_id in ids:
        _modify(state, scope, (card_id, action.stat, "delta", by), action.lasting, emit)


def _change(
    action: Change, state: State, scope: Scope, ids: tuple[CardId, ...], emit: Emit
) -> None:
    to = amount(state, scope, action.to)
    for card_id in ids:
        _modify(state, scope, (card_id, action.stat, "change", to), action.lasting, emit)


def _gain(action: Gain, state: State, scope: Scope, ids: tuple[CardId, ...], emit: Emit) -> None:
    for card_id in ids:
        what = (card_id, KEYWORD + action.keyword, "gain", 1)
        _modify(state, scope, what, action.lasting, emit)


def _lose(action: Lose, state: State, scope: Scope, ids: tuple[CardId, ...], emit: Emit) -> None:
    for card_id in ids:
        what = (card_id, KEYWORD + action.keyword, "lose", 1)
        _modify(state, scope, what, action.lasting, emit)


def _modify(
    state: State, scope: Scope, what: tuple[CardId, str, str, int], lasting: Duration, emit: Emit
) -> None:
    card_id, stat, op, by = what
    card = state.cards[card_id]
    if stat != "cost" and not _field(state, (card_id,)):
        return  # C-12: what has left is another card if it comes back
    ends = until(state, scope, lasting, card.owner)
    modifier = Modifier(card_id, stat, op, by, ends, scope.source)
    beneath = _overruling(state, card_id, stat) if op == "change" else None
    moves.modify(state, modifier, emit, beneath=beneath if scope.seat != state.active else None)


def _overruling(state: State, card_id: CardId, stat: str) -> Modifier | None:
    """The lowest setting of a value by the active player, beneath which the other's is laid (C-16,
    S-52)."""
    for one in state.modifiers:
        sets_it = (one.card, one.stat, one.op) == (card_id, stat, "change")
        if sets_it and one.source is not None and state.cards[one.source].owner == state.active:
            return one
    return None


def _cost_change(
    action: CostChange, state: State, scope: Scope, ids: tuple[CardId, ...], emit: Emit
) -> None:
    seat = seat_of(scope, action.of)
    card_id, stat = cost_words(seat, action.type, action.attribute)
    ends = until(state, scope, action.lasting, seat)
    moves.modify(state, Modifier(card_id, stat, "delta", action.by, ends, scope.source), emit)


def _track(action: Track, state: State, scope: Scope, ids: tuple[CardId, ...], emit: Emit) -> None:
    by = amount(state, scope, action.by)
    change = table_of(state.game).change_track
    change(state, seat_of(scope, action.of), action.track, -by if action.falling else by, emit)


_ACTS: dict[type, Callable[..., None]] = {
    Destroy: _destroy,
    Discard: _discard,
    Move: _move,
    Awake: _awake,
    MakeDormant: _make_dormant,
    KeepDormant: _keep_dormant,
    Level: _level,
    Delta: _delta,
    Change: _change,
    Gain: _gain,
    Lose: _lose,
    CostChange: _cost_change,
    Track: _track,
}
