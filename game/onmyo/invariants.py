"""What always holds of a true position of onmyo; the contract of all games is in `game.core`."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.game_data import game_data
from game.core.types import State
from game.core.view import observe
from game.onmyo import flow, keys
from game.onmyo.orbs import EMPTY, ORBS
from game.onmyo.table import ASIDE, HANDS, SPENT, arena_of, pieces_of


def invariants(state: State) -> Iterator[str]:
    """Sentences about what is broken; none where all is well."""
    yield from _orbs_are_conserved(state)
    yield from _squares_hold_one(state)
    yield from _spent_orbs_belong_to_the_turn(state)
    yield from _pieces_carry_what_they_carried(state)
    yield from _keys_tell_nothing(state)


def _orbs_are_conserved(state: State) -> Iterator[str]:
    """O-01, O-36: orbs go from one wheel to the other, and no orb comes or goes."""
    total = 2 * game_data("onmyo").constants["orbs_per_colour"]
    on_pieces = "".join(card.kind for card in state.cards.values())
    for orb in ORBS:
        tracks = [
            state.tracks[seat, name] for seat in (0, 1) for name in (orb, SPENT[orb], ASIDE[orb])
        ]
        if min(tracks) < 0 or on_pieces.count(orb) + sum(tracks) != total:
            yield f"{orb}: {on_pieces.count(orb)} on pieces and {tracks} beside, of {total}"


def _squares_hold_one(state: State) -> Iterator[str]:
    arena = arena_of(state)
    for square in arena.squares:
        if len(state.zones[square]) > 1:  # O-15
            yield f"{square} holds the pieces {state.zones[square]}"
    for seat in (0, 1):
        if any(state.cards[piece].owner != seat for piece in state.zones[HANDS[seat]]):
            yield f"hand {seat} holds a piece of the other"
        entered = [state.cards[piece].owner for piece in state.zones[arena.circles[1 - seat]]]
        if entered == [seat] and state.outcome is None:  # O-50
            yield f"seat {seat} stands on the enemy circle, and play goes on"


def _spent_orbs_belong_to_the_turn(state: State) -> Iterator[str]:
    """O-36: spent orbs lie with the seat whose turn it is, and are gone when a turn begins."""
    between = state.decision is not None and state.decision.kind == "turn"
    for seat in (0, 1):
        spent = sum(state.tracks[seat, SPENT[orb]] for orb in ORBS)
        if spent and (between or seat != state.active):
            yield f"seat {seat} has {spent} spent orbs"


def _pieces_carry_what_they_carried(state: State) -> Iterator[str]:
    """O-03: once the placing is over, four orbs on every piece."""
    if state.phase == flow.SETUP:
        return
    for seat in (0, 1):
        for piece in pieces_of(state, seat):
            kind = state.cards[piece].kind
            if len(kind) != 4 or EMPTY in kind:
                yield f"piece {piece} carries {kind!r}"


def _keys_tell_nothing(state: State) -> Iterator[str]:
    """O-51: the number of a position is the same in everybody's view."""
    if state.phase == flow.SETUP or state.seat is not None:
        return
    key = keys.position_key(state)
    for seat in (0, 1):
        if keys.position_key(observe(state, seat)) != key:
            yield f"seat {seat} reckons another number for this position"
