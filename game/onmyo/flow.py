"""How a match of onmyo goes, in rulebook order: placing, who starts, turns, the end.

Each procedure is a tuple of steps; a step either acts or asks. What an answer may be is said in
`answers`, what a turn's action does in `turns`.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.core import agenda, moves
from game.core.events import Announced
from game.core.first_player import FIRST_PLAYER
from game.core.game_data import game_data
from game.core.moves import BOTH
from game.core.rules import Step
from game.core.types import Card, CardId, Emit, Outcome, Seat, State, Task
from game.onmyo import keys
from game.onmyo.orbs import EMPTY, ORBS
from game.onmyo.table import (
    ASIDE,
    HANDS,
    POINTS,
    SPENT,
    arena_of,
    pieces_of,
    sockets_left,
)

SETUP, PLAY = "setup", "play"
WON, DRAWN = 2, 1  # points of a game in a match of two


def setup(state: State, emit: Emit) -> None:
    """O-01: a grid with two circles, and for each player 3 empty pieces and 15 loose orbs."""
    constants = game_data("onmyo").constants
    arena = arena_of(state)
    for zone in (*HANDS, *arena.squares):
        state.zones[zone] = ()
    for seat in (0, 1):
        for number in range(constants["pieces"]):
            shown = 1 << seat if is_placing_hidden(state.config) else BOTH
            piece = Card(EMPTY * 4, seat, HANDS[seat], shown=shown)
            moves.add_card(state, seat * constants["pieces"] + number, piece)
        for orb in ORBS:
            state.tracks[seat, orb] = constants["orbs_per_colour"]
            state.tracks[seat, SPENT[orb]] = 0
            state.tracks[seat, ASIDE[orb]] = 0
        state.tracks[seat, POINTS] = 0
    moves.begin_phase(state, SETUP, emit)
    agenda.push(state, "match")


def is_placing_hidden(config: Mapping[str, str]) -> bool:
    """O-04: the placing is hidden, and must be where the reserve stays hidden afterwards."""
    return config["hidden_setup"] == "yes" or config["hidden_reserve"] == "yes"


def _place_black(state: State, task: Task, emit: Emit) -> None:
    agenda.push(state, "placing", seat=0)


def _place_red(state: State, task: Task, emit: Emit) -> None:
    agenda.push(state, "placing", seat=1)


def _confirm_or_open(state: State, task: Task, emit: Emit) -> None:
    if is_placing_hidden(state.config):
        _open_placements(state, emit)
    else:
        agenda.push(state, "confirming", seat=0, done0=False, done1=False)


def _open_placements(state: State, emit: Emit) -> None:
    """O-04: all is open once both are done, except pieces kept back by hidden_reserve."""
    if state.config["hidden_reserve"] == "no":
        for piece in state.cards:
            moves.reveal(state, piece, BOTH, emit)
    emit(Announced("placements_open"))


def _decide_first(state: State, task: Task, emit: Emit) -> None:
    agenda.push(state, FIRST_PLAYER)  # O-05: only now, so nobody places knowing who starts


def _begin_game(state: State, task: Task, emit: Emit) -> None:
    agenda.push(state, "game", first=state.active)


def _ask_placing(state: State, task: Task, emit: Emit) -> None:
    seat = task.var("seat")
    assert isinstance(seat, int)
    state.active = seat
    agenda.ask(state, seat, "place", clause="O-03")


def _do_placing(state: State, task: Task, emit: Emit) -> None:
    action = agenda.taken(state)
    assert action.source is not None
    assert action.target is not None
    orb, socket = str(action.source[1]), action.target[1]
    assert isinstance(socket, tuple)
    piece, side = socket
    kind = state.cards[piece].kind
    moves.set_track(state, action.seat, orb, state.tracks[action.seat, orb] - 1, emit)
    moves.change_kind(state, piece, kind[:side] + orb + kind[side + 1 :], emit)
    if sockets_left(state, action.seat):
        agenda.goto(state, 0)


def _ask_confirming(state: State, task: Task, emit: Emit) -> None:
    seat = task.var("seat")
    assert isinstance(seat, int)
    state.active = seat
    agenda.ask(state, seat, "confirm", clause="O-07")


def _do_confirming(state: State, task: Task, emit: Emit) -> None:
    """O-07: a change takes back what the other had said: both must be done with the same table."""
    action = agenda.taken(state)
    seat = action.seat
    if action.source is not None:
        agenda.goto(state, 0, **{f"done{seat}": False, f"done{1 - seat}": False})
        _take_off_orbs(state, int(str(action.source[1])), emit)
        agenda.push(state, "placing", seat=seat)
    elif task.var(f"done{1 - seat}"):
        agenda.finish(state)
    else:
        agenda.goto(state, 0, **{f"done{seat}": True, "seat": 1 - seat})


def _take_off_orbs(state: State, piece: CardId, emit: Emit) -> None:
    card = state.cards[piece]
    for orb in ORBS:
        count = card.kind.count(orb)
        if count:
            loose = state.tracks[card.owner, orb]
            moves.set_track(state, card.owner, orb, loose + count, emit)
    moves.change_kind(state, piece, EMPTY * 4, emit)


def _ask_aside(state: State, task: Task, emit: Emit) -> None:
    """O-08 orb_aside: before the first turn the second player sets one loose orb aside."""
    first = task.var("first")
    assert isinstance(first, int)
    if state.config["handicap"] == "orb_aside":
        state.active = 1 - first
        agenda.ask(state, 1 - first, "aside", clause="O-08")
    else:
        agenda.goto(state, 2)


def _do_aside(state: State, task: Task, emit: Emit) -> None:
    action = agenda.taken(state)
    assert action.source is not None
    orb = str(action.source[1])
    moves.set_track(state, action.seat, orb, state.tracks[action.seat, orb] - 1, emit)
    moves.set_track(state, action.seat, ASIDE[orb], 1, emit)


def _first_turn(state: State, task: Task, emit: Emit) -> None:
    first = task.var("first")
    assert isinstance(first, int)
    moves.begin_phase(state, PLAY, emit)
    agenda.push(state, "turn")
    moves.begin_turn(state, first, emit)
    state.history = (keys.position_key(state),)


def end_game(state: State, winner: Seat | None, reason: str, clause: str, emit: Emit) -> None:
    """A game is over: the match with it, or the first game of a pair (O-08)."""
    if state.config["match"] == "single":
        moves.end(state, Outcome(winner, reason, clause), emit)
        return
    _score(state, winner, emit)
    emit(Announced("game_over", (("winner", _seat_word(winner)), ("reason", reason))))
    total = sum(state.tracks[seat, POINTS] for seat in (0, 1))
    agenda.clear(state)
    if total <= WON:
        agenda.push(state, "second_game", first=1 - _first_seat(state))
    else:
        moves.end(state, _total(state), emit)


def _seat_word(seat: Seat | None) -> str:
    return "" if seat is None else str(seat)


def _score(state: State, winner: Seat | None, emit: Emit) -> None:
    for seat in (0, 1):
        gained = DRAWN if winner is None else WON * (winner == seat)
        moves.set_track(state, seat, POINTS, state.tracks[seat, POINTS] + gained, emit)


def _first_seat(state: State) -> Seat:
    """Who began the running game; turns alternate without exception."""
    return state.active if state.turn % 2 else 1 - state.active


def _total(state: State) -> Outcome:
    black, red = (state.tracks[seat, POINTS] for seat in (0, 1))
    if black == red:
        return Outcome(None, "equal_totals", "O-08")
    return Outcome(0 if black > red else 1, "better_total", "O-08")


def _exchange_sides(state: State, task: Task, emit: Emit) -> None:
    """O-08 pair: each player takes over the placement the other began with, and the other starts.

    Orbs on pieces never leave them (O-44), so what was left loose follows from the pieces.
    """
    constants = game_data("onmyo").constants
    count = constants["pieces"]
    kinds = [state.cards[piece].kind for piece in range(2 * count)]
    for piece in range(2 * count):
        owner = state.cards[piece].owner
        if state.cards[piece].zone != HANDS[owner]:
            moves.move(state, piece, HANDS[owner], emit)
        moves.turn(state, piece, 0, emit)
        moves.change_kind(state, piece, kinds[(piece + count) % (2 * count)], emit)
        moves.reveal(state, piece, BOTH, emit)
    for seat in (0, 1):
        on_pieces = "".join(state.cards[piece].kind for piece in pieces_of(state, seat))
        for orb in ORBS:
            left = constants["orbs_per_colour"] - on_pieces.count(orb)
            moves.set_track(state, seat, orb, left, emit)
            moves.set_track(state, seat, SPENT[orb], 0, emit)
            moves.set_track(state, seat, ASIDE[orb], 0, emit)
    _start_over(state, task, emit)


def _start_over(state: State, task: Task, emit: Emit) -> None:
    first = task.var("first")
    assert isinstance(first, int)
    state.turn = 0
    emit(Announced("sides_exchanged"))
    agenda.push(state, "game", first=first)


PROCEDURES: dict[str, tuple[Step, ...]] = {
    "match": (_place_black, _place_red, _confirm_or_open, _decide_first, _begin_game),
    "placing": (_ask_placing, _do_placing),
    "confirming": (_ask_confirming, _do_confirming),
    "game": (_ask_aside, _do_aside, _first_turn),
    "second_game": (_exchange_sides,),
}
