"""What may be answered to each question of onmyo, and why the rest is refused.

`candidates` lists what a player may try, near misses included; `check` judges one try and names
the clause. `game.onmyo.fast` lists the legal answers directly, and is tested to agree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.core.first_player import JANKEN, check_janken, janken_actions
from game.core.types import Action, CardId, Decision, Handle, Refusal, Seat, State
from game.onmyo.geometry import place
from game.onmyo.orbs import BYAKKO, EMPTY, ORBS, summon_value
from game.onmyo.table import (
    arena_of,
    can_pay,
    can_step,
    check_step,
    circle_is_empty,
    completes_payment,
    in_hand,
    pieces_of,
    summon_cost,
)

STOP: Handle = ("button", "stop")
DONE: Handle = ("button", "done")
STAY: Handle = ("button", "stay")
RETURN: Handle = ("button", "return")
FACINGS: tuple[Handle, ...] = tuple(("facing", str(turned)) for turned in range(4))


def orb_handle(orb: str) -> Handle:
    """An orb of the own wheel, by letter."""
    return ("orb", orb)


def candidates(state: State, decision: Decision) -> Iterable[Action]:
    """All that may be tried in answer to the pending question."""
    return _CANDIDATES[decision.kind](state, decision)


def check(state: State, decision: Decision, action: Action) -> Refusal | None:
    """Judge one answer. Refuses kinds that the question does not ask for with its own clause."""
    if action.kind not in _CHECKS.get(decision.kind, {}):
        return Refusal(decision.clause, "not_asked")
    return _CHECKS[decision.kind][action.kind](state, decision, action)


# --- placing (O-03, O-07, O-08) -----------------------------------------------------------------


def _places(state: State, decision: Decision) -> Iterable[Action]:
    seat = decision.seat
    for orb in ORBS:
        for piece in pieces_of(state, seat):
            for side in range(4):
                yield Action("place", seat, orb_handle(orb), ("socket", (piece, side)))


def _check_place(state: State, decision: Decision, action: Action) -> Refusal | None:
    orb = _orb(action.source)
    if orb is None or action.target is None or action.target[0] != "socket":
        return Refusal("O-03", "orb_into_socket")
    socket = action.target[1]
    if not isinstance(socket, tuple) or not _is_own(state, decision.seat, socket[0]):
        return Refusal("O-03", "own_pieces_only")
    kind = state.cards[socket[0]].kind
    if not 0 <= socket[1] < 4 or kind[socket[1]] != EMPTY:
        return Refusal("O-03", "socket_taken")
    if state.tracks[decision.seat, orb] < 1:
        return Refusal("O-03", "no_such_orb_left", (("orb", orb),))
    return None


def _confirmations(state: State, decision: Decision) -> Iterable[Action]:
    seat = decision.seat
    yield Action("confirm", seat, None, DONE)
    for piece in pieces_of(state, seat):
        yield Action("change", seat, ("card", piece))


def _check_confirm(state: State, decision: Decision, action: Action) -> Refusal | None:
    return None if action.target == DONE else Refusal("O-07", "not_asked")


def _check_change(state: State, decision: Decision, action: Action) -> Refusal | None:
    piece = _piece(action.source)
    if piece is None or not _is_own(state, decision.seat, piece):
        return Refusal("O-07", "own_pieces_only")
    return None


def _asides(state: State, decision: Decision) -> Iterable[Action]:
    return (Action("aside", decision.seat, orb_handle(orb)) for orb in ORBS)


def _check_aside(state: State, decision: Decision, action: Action) -> Refusal | None:
    orb = _orb(action.source)
    if orb is None or state.tracks[decision.seat, orb] < 1:
        return Refusal("O-08", "no_loose_orb", (("orb", orb or ""),))
    return None


# --- the turn (O-10 … O-17) ---------------------------------------------------------------------


def _turn_actions(state: State, decision: Decision) -> Iterable[Action]:
    seat = decision.seat
    for piece in pieces_of(state, seat):
        yield Action("summon", seat, ("card", piece))
    for piece in pieces_of(state, seat):
        for orb in ORBS:
            yield Action("move", seat, ("card", piece), orb_handle(orb))
    yield Action("pass", seat)


def _check_summon(state: State, decision: Decision, action: Action) -> Refusal | None:
    seat, piece = decision.seat, _piece(action.source)
    if piece is None or not _is_own(state, seat, piece):
        return Refusal("O-10", "own_pieces_only")
    if not in_hand(state.cards[piece]):
        return Refusal("O-10", "not_in_hand")
    if not circle_is_empty(state, seat):
        return Refusal("O-11", "circle_taken")
    cost = summon_cost(state, seat)
    if not can_pay(state, seat, cost):
        return Refusal("O-10", "cannot_pay", (("cost", str(cost)),))
    return None


def _check_move(state: State, decision: Decision, action: Action) -> Refusal | None:
    seat, piece, orb = decision.seat, _piece(action.source), _orb(action.target)
    if piece is None or not _is_own(state, seat, piece):
        return Refusal("O-13", "own_pieces_only")
    if in_hand(state.cards[piece]):
        return Refusal("O-13", "not_in_arena")
    if orb is None or state.tracks[seat, orb] < 1:
        return Refusal("O-13", "no_loose_orb", (("orb", orb or ""),))
    if not can_step(state, arena_of(state), piece, diagonal=orb == BYAKKO):
        return Refusal("O-13", "nowhere_to_go")
    return None


def _check_pass(state: State, decision: Decision, action: Action) -> Refusal | None:
    others = (try_ for try_ in _turn_actions(state, decision) if try_.kind != "pass")
    if any(check(state, decision, other) is None for other in others):
        return Refusal("O-17", "something_to_do")
    return None


def _payments(state: State, decision: Decision) -> Iterable[Action]:
    return (Action("pay", decision.seat, orb_handle(orb)) for orb in ORBS)


def _check_pay(state: State, decision: Decision, action: Action) -> Refusal | None:
    seat, orb = decision.seat, _orb(action.source)
    if orb is None or state.tracks[seat, orb] < 1:
        return Refusal("O-10", "no_loose_orb", (("orb", orb or ""),))
    paid = "".join(str(handle[1]) for handle in decision.picked)
    cost = int(str(state.agenda[-1].var("cost")))
    if completes_payment(state, seat, paid, orb, cost):
        return None
    if sum(map(summon_value, paid + orb)) >= cost:
        return Refusal("O-11", "superfluous_orb", (("cost", str(cost)),))
    return Refusal("O-11", "payment_would_fail", (("cost", str(cost)),))


def _facings(state: State, decision: Decision) -> Iterable[Action]:
    return (Action("face", decision.seat, None, facing) for facing in FACINGS)


def _check_face(state: State, decision: Decision, action: Action) -> Refusal | None:
    return None if action.target in FACINGS else Refusal("O-12", "not_asked")


# --- steps and suzaku's return (O-13 … O-19, O-31, O-33, O-35) ----------------------------------


def _steps(state: State, decision: Decision) -> Iterable[Action]:
    seat, piece = decision.seat, walker(state)
    for square in arena_of(state).squares:
        if square != state.cards[piece].zone:
            yield Action("step", seat, ("card", piece), ("square", square))
    yield Action("step", seat, ("card", piece), STOP)


def walker(state: State) -> CardId:
    """The piece that is walking, or may return by O-35."""
    piece = state.agenda[-1].var("piece")
    assert isinstance(piece, int)
    return piece


def _check_walk(state: State, decision: Decision, action: Action) -> Refusal | None:
    task = state.agenda[-1]
    if action.source != ("card", walker(state)):
        return Refusal("O-16", "one_piece_moves")
    if action.target == STOP:
        if task.var("orb") != "" and task.var("walked") == 0:
            return Refusal("O-13", "must_move")
        return None
    if action.target is None or action.target[1] not in arena_of(state).neighbours:
        return Refusal("O-19", "outside_the_arena")
    return _check_square(state, walker(state), str(action.target[1]))


def _check_square(state: State, piece: CardId, square: str) -> Refusal | None:
    here = state.cards[piece].zone
    for direction, other in arena_of(state).neighbours[here]:
        if other == square:
            return _check_neighbour(state, piece, direction, square)
    return _check_far(state, here, square)


def _check_neighbour(state: State, piece: CardId, direction: int, square: str) -> Refusal | None:
    orb = state.agenda[-1].var("orb")
    if direction >= 4 and orb != BYAKKO:
        # O-31: kirin's step is paid by no orb, so byakko cannot help it.
        return Refusal("O-33" if orb else "O-31", "no_diagonal", (("square", square),))
    return check_step(state, piece, direction, square)


def _check_far(state: State, here: str, square: str) -> Refusal:
    """Two squares in a line over a piece is a jump; else it is too far for one step."""
    (column, row), (to_column, to_row) = place(here), place(square)
    if (abs(to_column - column), abs(to_row - row)) in ((0, 2), (2, 0), (2, 2)):
        between = (column + to_column) // 2, (row + to_row) // 2
        if any(
            state.zones[other] and place(other) == between
            for _, other in arena_of(state).neighbours[here]
        ):
            return Refusal("O-16", "no_jump")
    if state.agenda[-1].var("orb") and state.agenda[-1].var("left") == 1:
        return Refusal("O-30", "no_extra_square")
    return Refusal("O-16", "square_by_square")


def _returns(state: State, decision: Decision) -> Iterable[Action]:
    seat, piece = decision.seat, walker(state)
    facings = FACINGS if state.config["summon_facing"] == "free" else (RETURN,)
    for target in (*facings, STAY):
        yield Action("return", seat, ("card", piece), target)


def _check_return(state: State, decision: Decision, action: Action) -> Refusal | None:
    return None if action in _returns(state, decision) else Refusal("O-35", "not_asked")


# --- helpers ------------------------------------------------------------------------------------


def _orb(handle: Handle | None) -> str | None:
    if handle is None or handle[0] != "orb" or handle[1] not in tuple(ORBS):
        return None
    return str(handle[1])


def _piece(handle: Handle | None) -> CardId | None:
    if handle is None or handle[0] != "card" or not isinstance(handle[1], int):
        return None
    return handle[1]


def _is_own(state: State, seat: Seat, piece: CardId) -> bool:
    return piece in state.cards and state.cards[piece].owner == seat


def _jankens(state: State, decision: Decision) -> Iterable[Action]:
    return janken_actions(decision)


def _check_hand(state: State, decision: Decision, action: Action) -> Refusal | None:
    return check_janken(decision, action)


_Check = Callable[[State, Decision, Action], Refusal | None]
_CANDIDATES: dict[str, Callable[[State, Decision], Iterable[Action]]] = {
    "place": _places,
    "confirm": _confirmations,
    JANKEN: _jankens,
    "aside": _asides,
    "turn": _turn_actions,
    "pay": _payments,
    "face": _facings,
    "step": _steps,
    "return": _returns,
}
_CHECKS: dict[str, dict[str, _Check]] = {
    "place": {"place": _check_place},
    "confirm": {"confirm": _check_confirm, "change": _check_change},
    JANKEN: {JANKEN: _check_hand},
    "aside": {"aside": _check_aside},
    "turn": {"summon": _check_summon, "move": _check_move, "pass": _check_pass},
    "pay": {"pay": _check_pay},
    "face": {"face": _check_face},
    "step": {"step": _check_walk},
    "return": {"return": _check_return},
}
