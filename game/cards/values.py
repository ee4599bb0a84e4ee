"""Values and keywords of cards as they are now, and why (C-16, S-50 … S-54).

Printed, then changes (the newest counts), then the sum of the deltas, never below 0 (C-10). They
are reckoned when asked for and never stored.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.cards.actions import Action, Change, CostChange, Delta, Gain, Lose
from game.cards.language import Amount
from game.cards.library import KEYWORD, Library, library_of
from game.cards.reckon import Scope, amount, holds, includes, seat_of
from game.cards.table import table_of
from game.core.types import CardId, Modifier, Seat, State


class Contribution(NamedTuple):
    """One part of a value: what it comes from (None: printed), how, how much."""

    source: CardId | None
    op: str
    amount: int


def value(state: State, card_id: CardId, stat: str) -> int:
    """A value of a card now."""
    if stat == "level":
        return _level(state, card_id)
    library = library_of(state)
    if not state.modifiers and (stat not in library.touched or not _sources(state, library)):
        if stat == "cost":  # the one asked for most, and the same at every level
            return library.cards[state.cards[card_id].kind].cost
        return _printed(state, library, card_id, stat)
    return total(contributions(state, card_id, stat))


def values(state: State, ids: Iterable[CardId], stat: str) -> dict[CardId, int]:
    """The same value of several cards, quicker than each by itself."""
    if stat == "cost":  # changed for whole hands: not read often enough to be worth a second way
        return {card_id: value(state, card_id, stat) for card_id in ids}
    library = library_of(state)
    acting = _acting(state, library, stat) if stat in library.touched else []
    modified = [modifier for modifier in state.modifiers if modifier.stat == stat]
    cards, pool, level = state.cards, library.cards, table_of(state.game).level
    found = {}
    for card_id in ids:
        base, delta = pool[cards[card_id].kind].printed(stat, level(state, card_id)), 0
        for modifier in modified:
            if modifier.card == card_id:
                base, delta = _with(base, delta, modifier.op, modifier.amount)
        for action, scope in acting:
            if _speaks_of(state, scope, action, card_id):
                op, words = _op_and_amount(action)
                base, delta = _with(base, delta, op, amount(state, scope, words))
        found[card_id] = max(0, base + delta)
    return found


def _with(base: int, delta: int, op: str, by: int) -> tuple[int, int]:
    return (base, delta + by) if op == "delta" else (by, delta)


def _op_and_amount(action: Action) -> tuple[str, Amount]:
    """How a constant change of a value reads."""
    if isinstance(action, Change):
        return "change", action.to
    assert isinstance(action, (Delta, CostChange))
    return "delta", action.by


def _acting(state: State, library: Library, stat: str) -> list[tuple[Action, Scope]]:
    """The words of all constant abilities that change a value of some card now."""
    return [
        (action, scope)
        for action, scope in _lasting(state, library)
        if stat == (action.stat if isinstance(action, (Delta, Change)) else "cost")
        and not isinstance(action, (Gain, Lose))
    ]


def _sources(state: State, library: Library) -> list[CardId]:
    """The cards on the field that have a constant ability; there are seldom any."""
    constants = library.constants
    cards, zones = state.cards, state.zones
    return [
        card_id
        for key in table_of(state.game).field_keys
        for card_id in zones[key]
        if cards[card_id].kind in constants
    ]


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
        Contribution(modifier.source, modifier.op, modifier.amount)
        for modifier in state.modifiers
        if _touches(state, library, modifier, card_id, stat)
    ]


def _printed(state: State, library: Library, card_id: CardId, stat: str) -> int:
    return library.cards[state.cards[card_id].kind].printed(stat, _level(state, card_id))


def has_keyword(state: State, card_id: CardId, keyword: str) -> bool:
    """Whether a card has a keyword now; one that anything takes away is not there (C-8)."""
    library = library_of(state)
    card = state.cards[card_id]
    has = keyword in library.cards[card.kind].keywords
    for modifier in state.modifiers:
        if modifier.card == card_id and modifier.stat == KEYWORD + keyword:
            if modifier.op == "lose":
                return False
            has = True
    if KEYWORD + keyword not in library.touched:
        return has
    for action, _ in _constant_actions(state, library, card_id):
        if isinstance(action, (Gain, Lose)) and action.keyword == keyword:
            if isinstance(action, Lose):
                return False
            has = True
    return has


def cost_words(seat: Seat, kind: str | None, attribute: str | None) -> tuple[CardId, str]:
    """How a modifier writes "cards of this seat, of this type and attribute, cost …"."""
    return -1 - seat, f"cost:{kind or ''}:{attribute or ''}"


def _level(state: State, card_id: CardId) -> int:
    return table_of(state.game).level(state, card_id)


def _touches(
    state: State, library: Library, modifier: Modifier, card_id: CardId, stat: str
) -> bool:
    if modifier.card == card_id:
        return modifier.stat == stat
    if modifier.card >= 0 or stat != "cost":
        return False
    card = state.cards[card_id]
    if modifier.card != -1 - card.owner:
        return False
    _, kind, attribute = modifier.stat.split(":")
    printed = library.cards[card.kind]
    return kind in ("", printed.type) and attribute in ("", printed.attribute)


def _constant_parts(
    state: State, library: Library, card_id: CardId, stat: str
) -> list[Contribution]:
    if stat not in library.touched:
        return []
    return _parts_of(state, _acting(state, library, stat), card_id)


def _parts_of(
    state: State, acting: list[tuple[Action, Scope]], card_id: CardId
) -> list[Contribution]:
    """What these words do to one card."""
    parts = []
    for action, scope in acting:
        if _speaks_of(state, scope, action, card_id):
            op, words = _op_and_amount(action)
            parts.append(Contribution(scope.source, op, amount(state, scope, words)))
    return parts


def _constant_actions(
    state: State, library: Library, card_id: CardId
) -> list[tuple[Action, Scope]]:
    """The lasting words of all constant abilities that speak of a card, and who says them."""
    return [
        (action, scope)
        for action, scope in _lasting(state, library)
        if _speaks_of(state, scope, action, card_id)
    ]


def _lasting(state: State, library: Library) -> list[tuple[Action, Scope]]:
    """The words of all constant abilities that are in force, and who says them."""
    found: list[tuple[Action, Scope]] = []
    for source in _sources(state, library):
        scope = Scope(source, state.cards[source].owner, _plain_value, _plain_keyword)
        for ability in library.constants[state.cards[source].kind]:
            if ability.condition is None or holds(state, scope, ability.condition):
                found += [(action, scope) for action in ability.do]
    return found


def _speaks_of(state: State, scope: Scope, action: Action, card_id: CardId) -> bool:
    if isinstance(action, CostChange):
        card = state.cards[card_id]
        printed = library_of(state).cards[card.kind]
        return (
            card.owner == seat_of(scope, action.of)
            and action.type in (None, printed.type)
            and action.attribute in (None, printed.attribute)
        )
    assert isinstance(action, (Delta, Change, Gain, Lose))
    return includes(state, scope, action.cards, card_id)


def _plain_value(state: State, card_id: CardId, stat: str) -> int:
    """A value without constant abilities, which would ask for themselves."""
    if stat == "level":
        return _level(state, card_id)
    printed = _printed(state, library_of(state), card_id, stat)
    parts = [Contribution(None, "printed", printed)]
    return total(parts + _modifier_parts(state, library_of(state), card_id, stat))


def _plain_keyword(state: State, card_id: CardId, keyword: str) -> bool:
    return keyword in library_of(state).cards[state.cards[card_id].kind].keywords
