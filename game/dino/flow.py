"""How a match of dino goes, in rulebook order: who starts, the deal, the turns.

What is done in a turn is in `acts`, the attack in `battle`, what may be answered in `answers`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from game.cards import decks
from game.cards.choosing import ids_of
from game.cards.triggers import resolve, turn_happens
from game.core import agenda, moves
from game.core.events import Announced
from game.core.first_player import FIRST_PLAYER
from game.core.game_data import game_data
from game.core.rules import Step
from game.core.types import Card, Emit, Seat, State, Task
from game.dino import acts, battle, table
from game.dino.table import CASTING, DECK, HAND, LIFE, PP, PP_MAX, SECOND, SLOTS, STRATA, TURNS

SETUP, RESET, PP_PHASE, ATTACK, END = "setup", "reset", "pp", "attack", "end"
DECK_KEYS = ("deck0", "deck1")


def deck_of(state: State, seat: Seat) -> dict[str, int]:
    """The deck list of a seat: as chosen, else the game's first or second ready deck."""
    text = state.config.get(DECK_KEYS[seat], "")
    if text:
        return _parsed(text)
    ready = list(decks.ready_decks("dino").values())
    return ready[seat % len(ready)].cards


@lru_cache(maxsize=64)
def _parsed(text: str) -> dict[str, int]:
    return decks.parsed(text)


def setup(state: State, emit: Emit) -> None:
    """C-14: two decks that keep D-01; raises ValueError for others."""
    lay_table(state)
    for seat in (0, 1):
        _lay_deck(state, seat)
    moves.begin_phase(state, SETUP, emit)
    agenda.push(state, "match")


def lay_table(state: State) -> None:
    """An empty table, life 20 and PP 0 (D-02)."""
    for seat in (0, 1):
        for zone in (DECK[seat], HAND[seat], STRATA[seat], *SLOTS[seat]):
            state.zones[zone] = ()
    state.zones[CASTING] = ()
    for seat in (0, 1):
        state.tracks[seat, LIFE] = game_data("dino").constants["life"]
        for name in (PP, PP_MAX, TURNS, SECOND):
            state.tracks[seat, name] = 0


def _lay_deck(state: State, seat: Seat) -> None:
    cards = deck_of(state, seat)
    wrong = decks.faults("dino", cards, state.config.get("cards", ""))
    if wrong:
        raise ValueError(f"the deck of seat {seat} does not keep {wrong[0].clause}: {wrong[0]}")
    kinds = [card for card, count in sorted(cards.items()) for _ in range(count)]
    start = len(state.cards)
    for number, kind in enumerate(kinds):
        moves.add_card(state, start + number, Card(kind, seat, DECK[seat]))


def _decide_first(state: State, task: Task, emit: Emit) -> None:
    agenda.push(state, FIRST_PLAYER)  # D-05: before the deal


def _deal(state: State, task: Task, emit: Emit) -> None:
    moves.set_track(state, 1 - state.active, SECOND, 1, emit)
    for seat in (state.active, 1 - state.active):
        moves.shuffle(state, DECK[seat], emit)
        for _ in range(game_data("dino").constants["opening_hand"]):  # D-03
            table.draw(state, seat, emit)
    agenda.push(state, "redraw", seat=1 - state.active, secret0=(), secret1=())
    agenda.push(state, "redraw", seat=state.active, secret0=(), secret1=())  # D-04: first


def _ask_redraw(state: State, task: Task, emit: Emit) -> None:
    seat = cast("int", task.var("seat"))
    picked = ids_of(task.var(f"secret{seat}"))
    handles = tuple(("card", card_id) for card_id in picked)
    agenda.ask(state, seat, "redraw", clause="D-04", picked=handles, least=0, most=2)


def _do_redraw(state: State, task: Task, emit: Emit) -> None:
    """D-04: the number is said aloud, the cards are not."""
    action = agenda.taken(state)
    name = f"secret{action.seat}"
    picked = ids_of(task.var(name))
    if action.source is not None:
        agenda.goto(state, 0, **{name: (*picked, cast("int", action.source[1]))})
        return
    seat = ("seat", str(action.seat))
    if not picked:
        emit(Announced("keep_hand", (seat,)))
        return
    emit(Announced("redraw", (seat, ("count", str(len(picked))))))
    table.leave(state, picked, "deck_bottom", emit)
    moves.shuffle(state, DECK[action.seat], emit)
    for _ in picked:
        table.draw(state, action.seat, emit)


def _first_turn(state: State, task: Task, emit: Emit) -> None:
    first = 1 if state.tracks[0, SECOND] else 0
    moves.begin_turn(state, first, emit)
    agenda.push(state, "turn", draws=1)


# --- ① reset phase --------------------------------------------------------------------------------


def _reset(state: State, task: Task, emit: Emit) -> None:
    """D-10, then D-11 and D-14: the second player's turns 1 and 2 differ."""
    seat = state.active
    turns = state.tracks[seat, TURNS] + 1
    moves.begin_phase(state, RESET, emit)
    moves.set_track(state, seat, TURNS, turns, emit)
    if state.modifiers:
        moves.expire(state, lambda modifier: modifier.until == f"begin{seat}", emit)
    table.awaken_all(state, seat, emit)
    pp_max = state.tracks[seat, PP_MAX]
    rise = 1
    if state.tracks[seat, SECOND] and turns <= 2:
        rise = game_data("dino").constants["second_pp_max"] - pp_max if turns == 1 else 0
        if turns == 1:
            agenda.keep(state, draws=game_data("dino").constants["second_draws"])
    table.change_track(state, seat, PP_MAX, rise, emit)
    table.change_track(state, seat, PP, state.tracks[seat, PP_MAX], emit)


def _draw(state: State, task: Task, emit: Emit) -> None:
    """D-13, D-14; one card a step, so that the last card of the deck loses at once (D-62)."""
    draws = cast("int", task.var("draws"))
    if draws > 1:
        agenda.goto(state, DRAW, draws=draws - 1)
    table.draw(state, state.active, emit)


def _start_of_turn(state: State, task: Task, emit: Emit) -> None:
    turn_happens(state, "turn_start", emit)  # D-16
    resolve(state)


# --- ② PP phase and ③ attack phase ----------------------------------------------------------------


def _ask_main(state: State, task: Task, emit: Emit) -> None:
    if state.phase != PP_PHASE:
        moves.begin_phase(state, PP_PHASE, emit)
    agenda.ask(state, state.active, "main", clause="D-20")


def _do_main(state: State, task: Task, emit: Emit) -> None:
    action = agenda.taken(state)
    if action.kind == "to_attack":  # D-25
        moves.begin_phase(state, ATTACK, emit)
    elif action.kind == "end_turn":
        _end_turn(state, emit)
    else:
        agenda.goto(state, MAIN)
        acts.ACTS[action.kind](state, action, emit)


def _ask_attack(state: State, task: Task, emit: Emit) -> None:
    agenda.ask(state, state.active, "attack", clause="D-35")


def _do_attack(state: State, task: Task, emit: Emit) -> None:
    action = agenda.taken(state)
    if action.kind == "end_turn":
        _end_turn(state, emit)
    else:
        agenda.goto(state, ATTACKS)
        if action.kind == "attack":
            battle.declare(state, action, emit)
        else:
            acts.ACTS[action.kind](state, action, emit)


# --- ④ end of the turn ----------------------------------------------------------------------------


def _end_turn(state: State, emit: Emit) -> None:
    """D-60, from either phase."""
    agenda.goto(state, NEXT_TURN)
    moves.begin_phase(state, END, emit)
    turn_happens(state, "turn_end", emit)
    resolve(state)


def _next_turn(state: State, task: Task, emit: Emit) -> None:
    table.end_of_turn(state, emit)
    moves.begin_turn(state, 1 - state.active, emit)
    agenda.goto(state, 0)


TURN: tuple[Step, ...] = (
    _reset,
    _draw,
    _start_of_turn,
    _ask_main,
    _do_main,
    _ask_attack,
    _do_attack,
    _next_turn,
)
DRAW, MAIN, ATTACKS, NEXT_TURN = (
    TURN.index(step) for step in (_draw, _ask_main, _ask_attack, _next_turn)
)

PROCEDURES: dict[str, tuple[Step, ...]] = {
    "match": (_decide_first, _deal, _first_turn),
    "redraw": (_ask_redraw, _do_redraw),
    "turn": TURN,
}
