"""The legal answers of onmyo listed directly, for play-outs and search.

The same list, in the same order, as filtering `answers.candidates` through `answers.check`; a
contract test walks random games and compares. Actions are built once per arena and shared.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.core.first_player import JANKEN
from game.core.types import Action, CardId, Decision, State
from game.onmyo import answers
from game.onmyo.geometry import arenas, meeting_side
from game.onmyo.orbs import BLOCKED, BYAKKO, CLASH, ORBS
from game.onmyo.table import HANDS, arena_of, can_pay, completes_payment


class Shared(NamedTuple):
    """Ready-made actions, by piece and orb or square; `steps` has (direction, square, action)."""

    summon: dict[CardId, Action]
    move: dict[CardId, tuple[Action, ...]]
    steps: dict[tuple[CardId, str], tuple[tuple[int, str, Action], ...]]
    stop: dict[CardId, Action]
    pay: tuple[tuple[Action, ...], tuple[Action, ...]]


@lru_cache(maxsize=8)
def shared(arena: str, pieces: int) -> Shared:
    """The actions of an arena, for `pieces` pieces a seat."""
    owners = {piece: piece // pieces for piece in range(2 * pieces)}
    neighbours = arenas()[arena].neighbours
    squares = arenas()[arena].squares
    return Shared(
        {piece: Action("summon", seat, ("card", piece)) for piece, seat in owners.items()},
        {
            piece: tuple(
                Action("move", seat, ("card", piece), answers.orb_handle(orb)) for orb in ORBS
            )
            for piece, seat in owners.items()
        },
        {
            (piece, square): tuple(
                (direction, other, Action("step", seat, ("card", piece), ("square", other)))
                for direction, other in sorted(
                    neighbours[square], key=lambda item: squares.index(item[1])
                )
            )
            for piece, seat in owners.items()
            for square in squares
        },
        {
            piece: Action("step", seat, ("card", piece), answers.STOP)
            for piece, seat in owners.items()
        },
        (_payments(0), _payments(1)),
    )


def _payments(seat: int) -> tuple[Action, ...]:
    return tuple(Action("pay", seat, answers.orb_handle(orb)) for orb in ORBS)


def options(state: State, decision: Decision) -> tuple[Action, ...]:
    """Every legal answer, in the order of `answers.candidates`."""
    kind = decision.kind
    if kind == "step":
        return _steps(state)
    if kind == "turn":
        return _turns(state, decision)
    if kind == "pay":
        return _pays(state, decision)
    if kind == "place":
        return _places(state, decision)
    if kind in ("face", "return", JANKEN):
        return tuple(answers.candidates(state, decision))
    candidates = answers.candidates(state, decision)
    return tuple(one for one in candidates if answers.check(state, decision, one) is None)


def _steps(state: State) -> tuple[Action, ...]:
    task = state.agenda[-1]
    piece = task.var("piece")
    assert isinstance(piece, int)
    orb = task.var("orb")
    ready = _shared(state)
    last = 8 if orb == BYAKKO else 4
    found = _open_steps(state, ready, piece, last)
    if orb == "" or task.var("walked"):
        found.append(ready.stop[piece])
    return tuple(found)


def _open_steps(state: State, ready: Shared, piece: CardId, last: int) -> list[Action]:
    """The steps in the directions below `last` that nothing forbids (O-15, O-42)."""
    cards, zones = state.cards, state.zones
    kind, owner, here, turned = cards[piece][:4]
    found = []
    for direction, square, action in ready.steps[piece, here]:
        if direction >= last:
            continue
        there = zones[square]
        if there:
            other = cards[there[0]]
            if other.owner == owner:
                continue
            side = meeting_side(direction)
            mine = kind[(side - turned) % 4]
            if CLASH[mine, other.kind[(side + 2 - other.turned) % 4]] == BLOCKED:
                continue
        found.append(action)
    return found


def _turns(state: State, decision: Decision) -> tuple[Action, ...]:
    seat = decision.seat
    ready = _shared(state)
    hand = state.zones[HANDS[seat]]
    own = [piece for piece, card in state.cards.items() if card.owner == seat]
    found = []
    circle = arena_of(state).circles[seat]
    if hand and not state.zones[circle] and can_pay(state, seat, len(own) - len(hand) + 1):
        found = [ready.summon[piece] for piece in own if piece in hand]
    have = [number for number, orb in enumerate(ORBS) if state.tracks[seat, orb] > 0]
    if have:
        for piece in own:
            if piece not in hand:
                found += _moves(state, ready, piece, have)
    return tuple(found) or (Action("pass", seat),)


def _moves(state: State, ready: Shared, piece: CardId, have: list[int]) -> list[Action]:
    actions = ready.move[piece]
    if _open_steps(state, ready, piece, 4):
        return [actions[number] for number in have]
    byakko = ORBS.index(BYAKKO)
    if byakko in have and _open_steps(state, ready, piece, 8):
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
