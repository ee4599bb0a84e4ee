"""What always holds of a true state of dino, whatever was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.cards.agents import agents
from game.cards.library import library_of
from game.core.game_data import game_data
from game.core.moves import BOTH
from game.core.types import Card, CardId, State
from game.dino import table
from game.dino.cards import DINOSAUR
from game.dino.check import MAX_LEVEL
from game.dino.flow import deck_of
from game.dino.table import CASTING, LEVEL, LIFE, PP, PP_MAX, SLOTS, STRATA

QUIET = frozenset({"main", "attack"})  # questions asked when nothing is half done


def invariants(state: State) -> Iterator[str]:
    """Everything that is broken about a state that rests at a decision or at the end."""
    yield from _lists_are_kept(state)
    yield from _numbers_are_within_limits(state)
    for card_id, card in state.cards.items():
        yield from _card_faults(state, card_id, card)
    for slots in SLOTS:
        for slot in slots:
            if len(state.zones[slot]) > 1:
                yield f"{slot} holds {state.zones[slot]} (D-21)"
    for modifier in state.modifiers:
        if modifier.card >= 0 and not _may_change(state, modifier.card, modifier.stat):
            yield f"{modifier} outlives its card (C-12)"
    if agents(state) != agents(state.clone()):  # a clone remembers nothing
        yield f"the state remembers {state.derived}, which is no longer so"
    if state.decision is not None and state.decision.kind in QUIET:
        yield from _nothing_is_pending(state)


def _lists_are_kept(state: State) -> Iterator[str]:
    """All the cards of both decks are somewhere, and no others (D-01)."""
    for seat in (0, 1):
        found = Counter(card.kind for card in state.cards.values() if card.owner == seat)
        if found != Counter(deck_of(state, seat)):
            yield f"seat {seat} owns {dict(found)}, its list is {deck_of(state, seat)}"


def _numbers_are_within_limits(state: State) -> Iterator[str]:
    limit = game_data("dino").constants["pp_limit"]
    for seat in (0, 1):
        life, pp, pp_max = (state.tracks[seat, name] for name in (LIFE, PP, PP_MAX))
        if life < 0:
            yield f"seat {seat} has life {life} (D-61)"
        if not 0 <= pp <= pp_max <= limit:
            yield f"seat {seat} has PP {pp} of {pp_max} (D-11, D-15)"


def _card_faults(state: State, card_id: CardId, card: Card) -> Iterator[str]:
    lies_open = card.zone in STRATA or card.zone == CASTING or table.is_on_field(state, card_id)
    if lies_open and state.outcome is None and card.shown != BOTH and state.phase != "setup":
        yield f"card {card_id} lies open in {card.zone}, but not all know it (C-6)"
    if not table.is_on_field(state, card_id):
        if card.marks or card.turned:
            yield f"card {card_id} in {card.zone} is turned or has marks: {card} (C-12)"
        return
    if library_of(state).cards[card.kind].type != DINOSAUR:
        yield f"the spell {card.kind} lies in {card.zone}"
    if card.zone not in SLOTS[card.owner]:
        yield f"card {card_id} of seat {card.owner} lies in {card.zone} (C-12)"
    if not 1 <= dict(card.marks).get(LEVEL, 1) <= MAX_LEVEL:
        yield f"card {card_id} has level {card.marks} (D-43)"
    if any(value < 1 for _, value in card.marks):
        yield f"card {card_id} keeps an empty mark: {card.marks}"


def _may_change(state: State, card_id: CardId, stat: str) -> bool:
    """Values change on the field; what a card costs may change in a hand too."""
    in_hand = state.cards[card_id].zone in table.HAND
    return table.is_on_field(state, card_id) or (in_hand and stat == "cost")


def _nothing_is_pending(state: State) -> Iterator[str]:
    """Between two acts no attack, no spell and no skill hangs in the air."""
    if state.waiting:
        yield f"effects wait while {state.phase} is asked: {state.waiting}"
    if state.zones[CASTING]:
        yield f"a spell is still carried out: {state.zones[CASTING]} (D-23)"
    for card_id, card in state.cards.items():
        if {table.ATTACKER, table.ATTACKED} & {name for name, _ in card.marks}:
            yield f"card {card_id} is still in an attack: {card.marks} (D-33)"
