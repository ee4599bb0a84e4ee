"""Who goes first (C-1): janken, a coin, a fixed seat, or the loser of the last game.

A procedure that any game calls by pushing `FIRST_PLAYER`; afterwards `state.active` is that seat.
"""

from __future__ import annotations

from game.core import agenda, rng
from game.core.events import Announced
from game.core.rng import HasRng
from game.core.rules import Step
from game.core.types import HIDDEN, Action, Decision, Emit, Refusal, Seat, State, Task

FIRST_PLAYER = "first_player"
JANKEN = "janken"
HANDS = ("rock", "scissors", "paper")  # each beats the next


def janken_winner(hands: tuple[str, str]) -> Seat | None:
    """The seat whose hand wins; None for a draw of hands."""
    first, second = (HANDS.index(hand) for hand in hands)
    if first == second:
        return None
    return 0 if (first + 1) % 3 == second else 1


def janken_actions(decision: Decision) -> tuple[Action, ...]:
    """The three hands one can show."""
    return tuple(Action(JANKEN, decision.seat, None, ("button", hand)) for hand in HANDS)


def check_janken(decision: Decision, action: Action) -> Refusal | None:
    """Refuses whatever is not one of the three hands."""
    if action in janken_actions(decision):
        return None
    return Refusal("C-1", "show_a_hand")


def guess_hand(guess: State, dice: HasRng) -> None:
    """Give seat 0 any of the hands where a guess at the match does not know which it shows."""
    task = guess.agenda[-1] if guess.agenda else None
    if task is not None and task.op == FIRST_PLAYER and ("secret0", HIDDEN) in task.vars:
        agenda.keep(guess, secret0=HANDS[rng.below(dice, len(HANDS))])


def _choose_way(state: State, task: Task, emit: Emit) -> None:
    way = state.config["first_player"]
    if way == "loser" and state.config.get("last_loser", "") != "":
        _begin_with(state, int(state.config["last_loser"]), way, emit)
    elif way == "fixed":
        _begin_with(state, int(state.config["first_seat"]), way, emit)
    elif way == "coin":
        _begin_with(state, rng.below(state, 2), way, emit)
    # Else janken; also for "loser" before there has been a last game.


def _begin_with(state: State, seat: Seat, way: str, emit: Emit) -> None:
    state.active = seat
    emit(Announced("first_player", (("way", way), ("seat", str(seat)))))
    agenda.finish(state)


def _ask_hand_of_0(state: State, task: Task, emit: Emit) -> None:
    agenda.ask(state, 0, JANKEN, clause="C-1")


def _ask_hand_of_1(state: State, task: Task, emit: Emit) -> None:
    agenda.keep(state, secret0=_hand(agenda.taken(state)))
    agenda.ask(state, 1, JANKEN, clause="C-1")


def _compare_hands(state: State, task: Task, emit: Emit) -> None:
    hands = (str(task.var("secret0")), _hand(agenda.taken(state)))
    emit(Announced("janken", (("0", hands[0]), ("1", hands[1]))))
    winner = janken_winner(hands)
    if winner is None:
        agenda.goto(state, 1, secret0="")  # C-1: a draw of hands repeats janken
    else:
        _begin_with(state, winner, "janken", emit)


def _hand(action: Action) -> str:
    assert action.target is not None
    return str(action.target[1])


PROCEDURES: dict[str, tuple[Step, ...]] = {
    FIRST_PLAYER: (_choose_way, _ask_hand_of_0, _ask_hand_of_1, _compare_hands),
}
