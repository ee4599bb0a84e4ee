"""Values and keywords of cards as they are now, and why (C-16, S-50 … S-54).

Printed, then changes (the newest counts), then the sum of the deltas, never below 0 (C-10). They
are reckoned when asked for and never stored.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.cards.actions import Action, Change, CostChange, Delta, Gain, Lose
from game.cards.agents import agents
from game.cards.language import Amount
from game.cards.library import KEYWORD, NO_CARDS, Library, library_of
from game.cards.reckon import Scope, amount, holds, includes, seat_of
from game.cards.table import table_of
from game.core.types import Card, CardId, Modifier, Seat, State


class Contribution(NamedTuple):
    """One part of a value: what it comes from (None: printed), how, how much; how long, if not
    for as long as the source is in force."""

    source: CardId | None
    op: str
    amount: int
    until: str = ""


def value(state: State, card_id: CardId, stat: str) -> int:
    """A value of a card now."""
    if stat == "level":
        return _level(state, card_id)
    library = library_of(state)
    printed = _printed(state, library, card_id, stat)
    changes = _changes(state, library, stat)
    return printed if changes is None else _changed(state, library, card_id, printed, changes)


def values(state: State, ids: Iterable[CardId], stat: str) -> dict[CardId, int]:
    """The same value of several cards, quicker than each by itself."""
    library = library_of(state)
    pool, cards = library.cards, state.cards
    if stat == "cost":  # asked for most, and the same at every level
        found = {card_id: pool[cards[card_id].kind].cost for card_id in ids}
    else:
        level = table_of(state.game).level
        found = {
            card_id: pool[cards[card_id].kind].printed(stat, level(state, card_id))
            for card_id in ids
        }
    changes = _changes(state, library, stat)
    if changes is not None:
        for card_id, printed in found.items():
            found[card_id] = _changed(state, library, card_id, printed, changes)
    return found


def affordable(state: State, ids: Iterable[CardId], limit: int) -> list[CardId]:
    """Those of some cards that cost no more than `limit` now, in their order."""
    library = library_of(state)
    if _changes(state, library, "cost") is None:
        pool, cards = library.cards, state.cards
        return [card_id for card_id in ids if pool[cards[card_id].kind].cost <= limit]
    return [card_id for card_id, cost in values(state, ids, "cost").items() if cost <= limit]


class _Changes(NamedTuple):
    """What changes a value of any card now: for a while, and as long as a card is on the field."""

    modifiers: list[Modifier]
    acting: list[tuple[Action, Scope]]


def _changes(state: State, library: Library, stat: str) -> _Changes | None:
    """None where nothing changes it, which is most of the time."""
    modifiers = [one for one in state.modifiers if _is_about(one, stat)] if state.modifiers else []
    acting = _acting(state, library, stat) if stat in library.lasting else []
    return _Changes(modifiers, acting) if modifiers or acting else None


def _changed(
    state: State, library: Library, card_id: CardId, printed: int, changes: _Changes
) -> int:
    base, delta = printed, 0
    for modifier in changes.modifiers:
        if _touches(state, library, modifier, card_id):
            base, delta = _with(base, delta, modifier.op, modifier.amount)
    for action, scope in changes.acting:
        if _speaks_of(state, scope, action, card_id):
            op, words = _op_and_amount(action)
            base, delta = _with(base, delta, op, amount(state, scope, words))
    return max(0, base + delta)


def _with(base: int, delta: int, op: str, by: int) -> tuple[int, int]:
    return (base, delta + by) if op == "delta" else (by, delta)


def _op_and_amount(action: Action) -> tuple[str, Amount]:
    """How a constant change of a value reads."""
    if isinstance(action, Change):
        return "change", action.to
    assert isinstance(action, (Delta, CostChange))
    return "delta", action.by


def _acting(state: State, library: Library, what: str) -> list[tuple[Action, Scope]]:
    """The words of constant abilities in force that touch a value or a keyword of some card, and
    who says them; there are seldom any."""
    lasting, cards = library.lasting[what], state.cards
    found: list[tuple[Action, Scope]] = []
    for source in agents(state):
        if cards[source].kind in lasting:
            scope = Scope(source, cards[source].owner, _plain_value, _plain_keyword)
            found += [
                (action, scope)
                for ability, action in lasting[cards[source].kind]
                if ability.condition is None or holds(state, scope, ability.condition)
            ]
    return found


def total(parts: list[Contribution]) -> int:
    """Printed, the newest change, the deltas; at least 0."""
    base = next(part.amount for part in reversed(parts) if part.op != "delta")
    return max(0, base + sum(part.amount for part in parts if part.op == "delta"))


def contributions(state: State, card_id: CardId, stat: str) -> list[Contribution]:
    """Every part of a value, printed first; this is what the value inspector shows."""
    library = library_of(state)
    printed = _printed(state, library, card_id, stat)
    parts = [Contribution(None, "printed", printed)]
    parts += _modifier_parts(state, library, card_id, stat)
    parts += _constant_parts(state, library, card_id, stat)
    return parts


def _modifier_parts(
    state: State, library: Library, card_id: CardId, stat: str
) -> list[Contribution]:
    return [
        Contribution(modifier.source, modifier.op, modifier.amount, modifier.until)
        for modifier in state.modifiers
        if _is_about(modifier, stat) and _touches(state, library, modifier, card_id)
    ]


def _printed(state: State, library: Library, card_id: CardId, stat: str) -> int:
    card = library.cards[state.cards[card_id].kind]
    return card.cost if stat == "cost" else card.printed(stat, _level(state, card_id))


def has_keyword(state: State, card_id: CardId, keyword: str) -> bool:
    """Whether a card has a keyword now; one that anything takes away is not there (C-8)."""
    return bool(with_keyword(state, (card_id,), keyword))


def with_keyword(state: State, ids: Iterable[CardId], keyword: str) -> list[CardId]:
    """Those of some cards that have a keyword now, in their order."""
    library, cards = library_of(state), state.cards
    if state.modifiers or keyword in library.granted:
        return _with_words(state, library, ids, keyword)
    bearers = library.bearers.get(keyword, NO_CARDS)
    return [card_id for card_id in ids if cards[card_id].kind in bearers]


def _with_words(
    state: State, library: Library, ids: Iterable[CardId], keyword: str
) -> list[CardId]:
    """Where something may give or take the keyword."""
    what, bearers = KEYWORD + keyword, library.bearers.get(keyword, NO_CARDS)
    changed = [one for one in state.modifiers if one.stat == what]
    acting = _acting(state, library, what) if what in library.lasting else []
    found = []
    for card_id in ids:
        words = [modifier.op == "gain" for modifier in changed if modifier.card == card_id]
        words += [
            isinstance(action, Gain)
            for action, scope in acting
            if _speaks_of(state, scope, action, card_id)
        ]
        if all(words) and (words or state.cards[card_id].kind in bearers):
            found.append(card_id)
    return found


def cost_words(seat: Seat, kind: str | None, attribute: str | None) -> tuple[CardId, str]:
    """How a modifier writes "cards of this seat, of this type and attribute, cost …"."""
    return -1 - seat, f"cost:{kind or ''}:{attribute or ''}"


def _level(state: State, card_id: CardId) -> int:
    return table_of(state.game).level(state, card_id)


def _is_about(modifier: Modifier, stat: str) -> bool:
    return modifier.stat == stat or (stat == "cost" and modifier.card < 0)


def _touches(state: State, library: Library, modifier: Modifier, card_id: CardId) -> bool:
    """Whether a change is one of this card: its own, or of all such cards of its owner's hand."""
    if modifier.card >= 0:
        return modifier.card == card_id
    card = state.cards[card_id]
    if modifier.card != -1 - card.owner or not _is_held(state, card):
        return False
    _, kind, attribute = modifier.stat.split(":")
    printed = library.cards[card.kind]
    return kind in ("", printed.type) and attribute in ("", printed.attribute)


def _constant_parts(
    state: State, library: Library, card_id: CardId, stat: str
) -> list[Contribution]:
    if stat not in library.lasting:
        return []
    parts = []
    for action, scope in _acting(state, library, stat):
        if _speaks_of(state, scope, action, card_id):
            op, words = _op_and_amount(action)
            parts.append(Contribution(scope.source, op, amount(state, scope, words)))
    return parts


def _speaks_of(state: State, scope: Scope, action: Action, card_id: CardId) -> bool:
    if isinstance(action, CostChange):
        card = state.cards[card_id]
        printed = library_of(state).cards[card.kind]
        return (
            card.owner == seat_of(scope, action.of)
            and _is_held(state, card)
            and action.type in (None, printed.type)
            and action.attribute in (None, printed.attribute)
        )
    assert isinstance(action, (Delta, Change, Gain, Lose))
    return includes(state, scope, action.cards, card_id)


def _is_held(state: State, card: Card) -> bool:
    """Whether a card is in a hand, one of the zones that only its owner sees; what costs less or
    more is what can be paid for."""
    table = table_of(state.game)
    return any(card.zone in table.zones(name, card.owner) for name in table.private)


def _plain_value(state: State, card_id: CardId, stat: str) -> int:
    """A value without constant abilities, which would ask for themselves."""
    if stat == "level":
        return _level(state, card_id)
    printed = _printed(state, library_of(state), card_id, stat)
    parts = [Contribution(None, "printed", printed)]
    return total(parts + _modifier_parts(state, library_of(state), card_id, stat))


def _plain_keyword(state: State, card_id: CardId, keyword: str) -> bool:
    words = [
        modifier.op == "gain"
        for modifier in state.modifiers
        if modifier.card == card_id and modifier.stat == KEYWORD + keyword
    ]
    printed = keyword in library_of(state).cards[state.cards[card_id].kind].keywords
    return all(words) and (bool(words) or printed)
