"""A turn of onmyo (O-10 … O-19, O-30 … O-46): summon or move, payment, steps, battles, the end.

A walk carries `orb`, the orb that pays for it (empty for kirin's free step), `left`, the squares
it may still go, and `walked`, the squares gone.
"""

from __future__ import annotations

from game.core import agenda, moves
from game.core.events import Battled
from game.core.game_data import game_data
from game.core.rules import Step
from game.core.types import CardId, Emit, State, Task
from game.onmyo import keys
from game.onmyo.flow import end_game
from game.onmyo.geometry import meeting_side
from game.onmyo.orbs import (
    BYAKKO,
    CLASH,
    KIRIN,
    LOSE,
    MUTUAL,
    ORBS,
    SEIRYU,
    SUZAKU,
    orb_at,
    summon_value,
)
from game.onmyo.table import (
    HANDS,
    SPENT,
    arena_of,
    can_step,
    circle_is_empty,
    front_orb,
    summon_cost,
)


def _ask_turn(state: State, task: Task, emit: Emit) -> None:
    agenda.ask(state, state.active, "turn", clause="O-10")


def _do_turn(state: State, task: Task, emit: Emit) -> None:
    action = agenda.taken(state)
    if action.kind == "pass":  # O-17
        return
    assert action.source is not None
    piece = action.source[1]
    assert isinstance(piece, int)
    if action.kind == "summon":
        agenda.push(state, "summon", piece=piece, paid="", cost=summon_cost(state, action.seat))
        return
    assert action.target is not None
    orb = str(action.target[1])
    left = squares_of_move(state, piece, orb)
    _spend(state, orb, emit)
    agenda.push(state, "walk", piece=piece, orb=orb, left=left, walked=0)


def squares_of_move(state: State, piece: CardId, orb: str) -> int:
    """How many squares a move paid with `orb` may go: 1, and one more for each of O-30 and O-34."""
    extra = 1 if orb == front_orb(state.cards[piece]) else 0  # O-30: the front before any turn
    return 1 + extra + (1 if orb == SEIRYU else 0)  # O-34


def _spend(state: State, orb: str, emit: Emit) -> None:
    """O-36: a paid orb lies spent until the end of the turn."""
    seat = state.active
    moves.set_track(state, seat, orb, state.tracks[seat, orb] - 1, emit)
    moves.set_track(state, seat, SPENT[orb], state.tracks[seat, SPENT[orb]] + 1, emit)


def _end_turn(state: State, task: Task, emit: Emit) -> None:
    """O-18, O-36: the orbs go over, then the draws of O-51 are looked for."""
    seat = state.active
    for orb in ORBS:
        spent = state.tracks[seat, SPENT[orb]]
        if spent:
            moves.set_track(state, seat, SPENT[orb], 0, emit)
            received = state.tracks[1 - seat, orb] + spent
            moves.set_track(state, 1 - seat, orb, received, emit)
    constants = game_data("onmyo").constants
    if state.turn >= constants["turn_limit"]:
        end_game(state, None, "turn_limit", "O-51", emit)
        return
    moves.begin_turn(state, 1 - seat, emit)
    key = keys.position_key(state)
    state.history += (key,)
    if state.history.count(key) >= constants["repetitions"]:
        end_game(state, None, "repetition", "O-51", emit)
        return
    agenda.goto(state, 0)


def _ask_payment(state: State, task: Task, emit: Emit) -> None:
    paid = str(task.var("paid"))
    picked = tuple(("orb", orb) for orb in paid)
    agenda.ask(state, state.active, "pay", clause="O-11", picked=picked)


def _do_payment(state: State, task: Task, emit: Emit) -> None:
    action = agenda.taken(state)
    assert action.source is not None
    orb = str(action.source[1])
    paid = str(task.var("paid")) + orb
    _spend(state, orb, emit)
    if sum(map(summon_value, paid)) < int(str(task.var("cost"))):
        agenda.goto(state, 0, paid=paid)
    else:
        agenda.keep(state, paid=paid)


def _ask_facing(state: State, task: Task, emit: Emit) -> None:
    if state.config["summon_facing"] == "free":  # O-12
        agenda.ask(state, state.active, "face", clause="O-12")


def _do_summon(state: State, task: Task, emit: Emit) -> None:
    piece = task.var("piece")
    assert isinstance(piece, int)
    if state.config["summon_facing"] == "free":
        _set_facing(state, piece, agenda.taken(state).target, emit)
    _set_on_circle(state, piece, emit)
    kirin = str(task.var("paid")).count(KIRIN)
    if kirin:  # O-31
        left = kirin if state.config["kirin_moves"] == "each" else 1
        agenda.push(state, "walk", piece=piece, orb="", left=left, walked=0)


def _set_facing(state: State, piece: CardId, target: tuple[str, object] | None, emit: Emit) -> None:
    assert target is not None
    turned = int(str(target[1]))
    if turned != state.cards[piece].turned:
        moves.turn(state, piece, turned, emit)


def _set_on_circle(state: State, piece: CardId, emit: Emit) -> None:
    """Onto the own circle; O-04: a piece kept back is open from its first summoning on."""
    card = state.cards[piece]
    if card.shown != moves.BOTH:
        moves.reveal(state, piece, moves.BOTH, emit)
    moves.move(state, piece, arena_of(state).circles[card.owner], emit)


def _ask_step(state: State, task: Task, emit: Emit) -> None:
    agenda.ask(state, state.active, "step", clause="O-16")


def _do_step(state: State, task: Task, emit: Emit) -> None:
    target = agenda.taken(state).target
    assert target is not None
    if target[0] == "button":  # O-16, O-31: the squares not gone are given up
        agenda.finish(state)
        return
    piece, left = task.var("piece"), task.var("left")
    walked = task.var("walked")
    assert isinstance(piece, int)
    assert isinstance(left, int)
    assert isinstance(walked, int)
    square = str(target[1])
    if state.zones[square]:
        _battle(state, piece, square, emit)
        return
    if _enter(state, piece, square, emit):
        return
    diagonal = task.var("orb") == BYAKKO
    if left > 1 and can_step(state, arena_of(state), piece, diagonal=diagonal):
        agenda.goto(state, 0, left=left - 1, walked=walked + 1)
    else:
        agenda.finish(state)


def _enter(state: State, piece: CardId, square: str, emit: Emit) -> bool:
    """Take a square and turn clockwise (O-14); true where that ends the game (O-50)."""
    card = state.cards[piece]
    moves.move(state, piece, square, emit)
    moves.turn(state, piece, (card.turned + 1) % 4, emit)
    if square != arena_of(state).circles[1 - card.owner]:
        return False
    end_game(state, card.owner, "circle_entered", "O-50", emit)
    return True


def _battle(state: State, piece: CardId, square: str, emit: Emit) -> None:
    """O-40 … O-46. A battle ends the walk (O-16), except for the return of suzaku (O-35)."""
    other = state.zones[square][0]
    mover, defender = state.cards[piece], state.cards[other]
    side = meeting_side(_direction(state, mover.zone, square))
    orbs = (
        orb_at(mover.kind, mover.turned, side),
        orb_at(defender.kind, defender.turned, (side + 2) % 4),
    )
    result = CLASH[orbs]
    emit(Battled(piece, other, result, orbs))
    if result != LOSE:  # O-44: win and mutual both send the defender home
        moves.move(state, other, HANDS[defender.owner], emit)
    if result in (LOSE, MUTUAL):
        moves.move(state, piece, HANDS[mover.owner], emit)
    if result != MUTUAL:
        agenda.finish(state)
    if result not in (LOSE, MUTUAL):
        _enter(state, piece, square, emit)  # O-45


def _direction(state: State, source: str, square: str) -> int:
    for direction, other in arena_of(state).neighbours[source]:
        if other == square:
            return direction
    raise AssertionError(f"{square} is no neighbour of {source}")


def _ask_return(state: State, task: Task, emit: Emit) -> None:
    """O-35: reached only after a mutual battle."""
    if task.var("orb") == SUZAKU and circle_is_empty(state, state.active):
        agenda.ask(state, state.active, "return", clause="O-35")
    else:
        agenda.finish(state)


def _do_return(state: State, task: Task, emit: Emit) -> None:
    piece = task.var("piece")
    assert isinstance(piece, int)
    target = agenda.taken(state).target
    assert target is not None
    if target == ("button", "stay"):
        return
    if target != ("button", "return"):
        _set_facing(state, piece, target, emit)
    _set_on_circle(state, piece, emit)


PROCEDURES: dict[str, tuple[Step, ...]] = {
    "turn": (_ask_turn, _do_turn, _end_turn),
    "summon": (_ask_payment, _do_payment, _ask_facing, _do_summon),
    "walk": (_ask_step, _do_step, _ask_return, _do_return),
}
