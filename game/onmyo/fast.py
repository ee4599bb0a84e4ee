"""The legal answers of onmyo listed directly, for play-outs and search.

The same list, in the same order, as filtering `answers.candidates` through `answers.check`; a
contract test walks random games and compares. Actions are built once per arena and shared.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from game.core.first_player import JANKEN
from game.core.types import Action, CardId, Decision, Seat, State
from game.onmyo import answers
from game.onmyo.geometry import arenas, meeting_side
from game.onmyo.orbs import BYAKKO, ORBS
from game.onmyo.table import HANDS, can_pay, completes_payment

_Step = tuple[int, str, Action]


class Shared(NamedTuple):
    """Ready-made actions of an arena, by seat, or by piece and then by orb or square.

    `steps` and `straight_steps` have (direction, square, action) in the order of the squares.
    """

    pieces: tuple[tuple[CardId, ...], tuple[CardId, ...]]
    circles: tuple[str, str]
    summon: dict[CardId, Action]
    move: dict[CardId, tuple[Action, ...]]
    steps: dict[tuple[CardId, str], tuple[_Step, ...]]
    straight_steps: dict[tuple[CardId, str], tuple[_Step, ...]]
    stop: dict[CardId, Action]
    pay: tuple[tuple[Action, ...], tuple[Action, ...]]


@lru_cache(maxsize=8)
def shared(arena: str, pieces: int) -> Shared:
    """The actions of an arena, for `pieces` pieces a seat."""
    owners = {piece: piece // pieces for piece in range(2 * pieces)}
    steps = {
        (piece, square): _steps_from(arena, piece, seat, square)
        for piece, seat in owners.items()
        for square in arenas()[arena].squares
    }
    return Shared(
        (tuple(range(pieces)), tuple(range(pieces, 2 * pieces))),
        arenas()[arena].circles,
        {piece: Action("summon", seat, ("card", piece)) for piece, seat in owners.items()},
        {
            piece: tuple(
                Action("move", seat, ("card", piece), answers.orb_handle(orb)) for orb in ORBS
            )
            for piece, seat in owners.items()
        },
        steps,
        {key: tuple(step for step in found if step[0] < 4) for key, found in steps.items()},
        {
            piece: Action("step", seat, ("card", piece), answers.STOP)
            for piece, seat in owners.items()
        },
        (_payments(0), _payments(1)),
    )


def _steps_from(arena: str, piece: CardId, seat: Seat, square: str) -> tuple[_Step, ...]:
    squares = arenas()[arena].squares
    around = sorted(arenas()[arena].neighbours[square], key=lambda item: squares.index(item[1]))
    return tuple(
        (direction, other, Action("step", seat, ("card", piece), ("square", other)))
        for direction, other in around
    )


def _payments(seat: Seat) -> tuple[Action, ...]:
    return tuple(Action("pay", seat, answers.orb_handle(orb)) for orb in ORBS)


def options(state: State, decision: Decision) -> tuple[Action, ...]:
    """Every legal answer, in the order of `answers.candidates`."""
    listed = _LISTS.get(decision.kind)
    if listed is not None:
        return listed(state, decision)
    candidates = answers.candidates(state, decision)
    if decision.kind in ("face", "return", JANKEN):  # all of them are legal
        return tuple(candidates)
    return tuple(one for one in candidates if answers.check(state, decision, one) is None)


def _steps(state: State, decision: Decision) -> tuple[Action, ...]:
    task = state.agenda[-1]
    piece = task.var("piece")
    assert isinstance(piece, int)
    orb = task.var("orb")
    ready = _shared(state)
    around = ready.steps if orb == BYAKKO else ready.straight_steps
    found = [
        action
        for direction, square, action in around[piece, state.cards[piece].zone]
        if not state.zones[square] or can_enter(state, piece, direction, square)
    ]
    if orb == "" or task.var("walked"):
        found.append(ready.stop[piece])
    return tuple(found)


def can_enter(state: State, piece: CardId, direction: int, square: str) -> bool:
    """Whether the taken `square` may be entered: not an own piece (O-15), no equal orbs (O-42)."""
    kind, owner, _, turned, _, _ = state.cards[piece]
    other = state.cards[state.zones[square][0]]
    if other.owner == owner:
        return False
    side = meeting_side(direction)
    mine = kind[(side - turned) % 4]
    return mine != other.kind[(side + 2 - other.turned) % 4]


def _turns(state: State, decision: Decision) -> tuple[Action, ...]:
    seat = decision.seat
    ready = _shared(state)
    cards, zones, tracks = state.cards, state.zones, state.tracks
    hand, own = zones[HANDS[seat]], ready.pieces[seat]
    found = []
    if hand and not zones[ready.circles[seat]] and can_pay(state, seat, len(own) - len(hand) + 1):
        found = [ready.summon[piece] for piece in own if piece in hand]
    have = [number for number, orb in enumerate(ORBS) if tracks[seat, orb] > 0]
    if have:
        for piece in own:
            if piece not in hand:
                found += _moves(state, ready, piece, cards[piece].zone, have)
    return tuple(found) or (Action("pass", seat),)


def _moves(state: State, ready: Shared, piece: CardId, here: str, have: list[int]) -> list[Action]:
    """The moves of a piece, by the orbs one has; without a straight step only byakko's (O-33)."""
    actions = ready.move[piece]
    zones = state.zones
    for direction, square, _ in ready.straight_steps[piece, here]:
        if not zones[square] or can_enter(state, piece, direction, square):
            return [actions[number] for number in have]
    byakko = ORBS.index(BYAKKO)
    if byakko in have:
        for direction, square, _ in ready.steps[piece, here]:
            if not zones[square] or can_enter(state, piece, direction, square):
                return [actions[byakko]]
    return []


def _pays(state: State, decision: Decision) -> tuple[Action, ...]:
    seat = decision.seat
    paid = "".join([str(handle[1]) for handle in decision.picked])
    cost = state.agenda[-1].var("cost")
    assert isinstance(cost, int)
    return tuple(
        [
            action
            for orb, action in zip(ORBS, _shared(state).pay[seat], strict=True)
            if state.tracks[seat, orb] > 0 and completes_payment(state, seat, paid, orb, cost)
        ]
    )


def _places(state: State, decision: Decision) -> tuple[Action, ...]:
    seat = decision.seat
    sockets = [
        (piece, side)
        for piece, card in state.cards.items()
        if card.owner == seat
        for side in range(4)
        if card.kind[side] == "."
    ]
    return tuple(
        [
            Action("place", seat, ("orb", orb), ("socket", socket))
            for orb in ORBS
            if state.tracks[seat, orb] > 0
            for socket in sockets
        ]
    )


def _shared(state: State) -> Shared:
    return shared(state.config["arena"], len(state.cards) // 2)


_LISTS: dict[str, Callable[[State, Decision], tuple[Action, ...]]] = {
    "place": _places,
    "turn": _turns,
    "pay": _pays,
    "step": _steps,
}
