"""What a gesture may mean: putting a thing on another, as actions to try, the most telling first.

Holds no rules: whether an action is legal the engine says, and the refusal of the first one is what
the player is told. Things are named by handles: ("card", id), ("zone", key), ("seat", number),
("table", "") for the cloth between them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.core.types import HIDDEN, Action, CardId, Handle, Seat, State
from game.dino import table

CLOTH: Final[Handle] = ("table", "")
PICKING: Final = frozenset({"choose", "redraw"})
"""Questions answered by picking cards, then saying that it is done."""
PLAYING: Final = frozenset({"main", "attack", "counter"})
"""Questions in which a card of one's own is taken and put somewhere."""
DONE: Final[Handle] = ("button", "done")


def attempts(view: State, seat: Seat, source: Handle, over: Handle) -> tuple[Action, ...]:
    """What putting `source` on `over` may mean for `seat`; nothing where it means nothing."""
    card_id = source[1]
    if source[0] != "card" or not isinstance(card_id, int):
        return ()
    if view.decision is not None and view.decision.kind == "block":
        return (Action("block", seat, source),)
    if card_id in view.zones[table.HAND[seat]]:
        return tuple(_from_hand(view, seat, card_id, over))
    if card_id in table.field(view, seat):
        return tuple(_from_field(view, seat, card_id, over))
    return ()


def _from_hand(view: State, seat: Seat, card_id: CardId, over: Handle) -> Iterator[Action]:
    source: Handle = ("card", card_id)
    if view.cards[card_id].kind == HIDDEN or over == source:
        return
    if not table.is_dinosaur(view, card_id):
        yield Action("cast", seat, source)
        return
    onto = _field_card(view, over)
    if onto is not None and view.cards[onto].owner == seat:
        if view.cards[onto].kind == view.cards[card_id].kind:
            yield Action("level_up", seat, source, over)
        yield Action("summon", seat, source, ("zone", view.cards[onto].zone))
    elif onto is not None:
        yield Action("summon", seat, source, ("zone", view.cards[onto].zone))
    elif over[0] == "zone":
        yield Action("summon", seat, source, over)


def _from_field(view: State, seat: Seat, card_id: CardId, over: Handle) -> Iterator[Action]:
    source: Handle = ("card", card_id)
    onto = _field_card(view, over)
    if over == ("seat", 1 - seat) or (onto is not None and view.cards[onto].owner != seat):
        yield Action("attack", seat, source, over)


def _field_card(view: State, over: Handle) -> CardId | None:
    card_id = over[1]
    if over[0] != "card" or not isinstance(card_id, int):
        return None
    return card_id if table.is_on_field(view, card_id) else None


def uses(view: State, seat: Seat, card_id: CardId) -> Iterator[Action]:
    """What a card could be for at all, whether allowed now or not: to say why it is not."""
    source: Handle = ("card", card_id)
    decision = view.decision
    if decision is None:
        return
    if decision.kind == "block":
        yield Action("block", seat, source)
    elif card_id in view.zones[table.HAND[seat]]:
        if not table.is_dinosaur(view, card_id):
            yield Action("cast", seat, source)
            return
        empty = [slot for slot in table.SLOTS[seat] if not view.zones[slot]]
        for slot in (*empty, *table.SLOTS[seat]):
            yield Action("summon", seat, source, ("zone", slot))
    elif card_id in table.field(view, seat):
        yield Action("attack", seat, source, ("seat", 1 - seat))
