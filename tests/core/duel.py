"""A game as small as can be, to try the engine on: the duel of cards.

Both seats hold two cards that only they see. Each lays one unseen; the higher one scores, and who
lays higher twice wins. D-1: one lays a card of one's own hand.
"""

from collections.abc import Iterable

from game.core import agenda, moves
from game.core.events import Announced
from game.core.rng import HasRng, shuffle
from game.core.rules import Rules
from game.core.types import (
    HIDDEN,
    Action,
    Card,
    Decision,
    Emit,
    Outcome,
    Refusal,
    Seat,
    State,
    Task,
)

LAY = "lay"
HANDS = ("hand0", "hand1")


def setup(state: State, emit: Emit) -> None:
    for zone in (*HANDS, "table"):
        state.zones[zone] = ()
    for number, kind in enumerate(("1", "4", "2", "3")):
        seat = number // 2
        moves.add_card(state, number, Card(kind, seat, HANDS[seat], shown=1 << seat))
    for seat in (0, 1):
        state.tracks[seat, "points"] = 0
    moves.shuffle(state, HANDS[1], emit)
    agenda.push(state, "bout")


def _ask_first(state: State, task: Task, emit: Emit) -> None:
    agenda.ask(state, 0, LAY, clause="D-1")


def _ask_second(state: State, task: Task, emit: Emit) -> None:
    agenda.keep(state, secret0=_laid(agenda.taken(state)))
    agenda.ask(state, 1, LAY, clause="D-1")


def _compare(state: State, task: Task, emit: Emit) -> None:
    cards = (int(str(task.var("secret0"))), int(_laid(agenda.taken(state))))
    for card in cards:
        moves.reveal(state, card, moves.BOTH, emit)
        moves.move(state, card, "table", emit)
    kinds = [state.cards[card].kind for card in cards]
    winner = 0 if kinds[0] > kinds[1] else 1
    emit(Announced("bout", (("seat", str(winner)),)))
    moves.set_track(state, winner, "points", state.tracks[winner, "points"] + 1, emit)
    agenda.goto(state, 0, secret0="")


def _laid(action: Action) -> str:
    assert action.source is not None
    return str(action.source[1])


def candidates(state: State, decision: Decision) -> Iterable[Action]:
    return (Action(LAY, decision.seat, ("card", card)) for card in state.cards)


def check(state: State, decision: Decision, action: Action) -> Refusal | None:
    hand = state.zones[HANDS[decision.seat]]
    if action.kind != LAY or action.source not in [("card", card) for card in hand]:
        return Refusal("D-1", "own_hand_only")
    return None


def outcome(state: State) -> Outcome | None:
    points = [state.tracks[seat, "points"] for seat in (0, 1)]
    if max(points) == 2:
        return Outcome(points.index(2), "two_points", "D-1")
    return None if state.zones["hand0"] or sum(points) < 2 else Outcome(None, "even", "D-1")


def visible(state: State, card: Card, seat: Seat) -> bool:
    return bool(card.owner == seat or card.shown & (1 << seat))


def determinize(guess: State, dice: HasRng) -> None:
    hidden = [card_id for card_id, card in guess.cards.items() if card.kind == HIDDEN]
    kinds = sorted({"1", "2", "3", "4"} - {card.kind for card in guess.cards.values()})
    shuffle(dice, kinds)
    for card_id, kind in zip(hidden, kinds, strict=True):
        guess.cards[card_id] = guess.cards[card_id]._replace(kind=kind)
    for number, task in enumerate(guess.agenda):
        if ("secret0", HIDDEN) in task.vars:
            laid = guess.zones["hand0"][:1]
            guess.agenda[number] = task._replace(vars=(("secret0", "".join(map(str, laid))),))


def evaluate(state: State, seat: Seat) -> float:
    return float(state.tracks[seat, "points"] - state.tracks[1 - seat, "points"])


RULES = Rules(
    id="duel",
    version=1,
    turn_clause="D-1",
    setup=setup,
    procedures={"bout": (_ask_first, _ask_second, _compare)},
    candidates=candidates,
    check=check,
    outcome=outcome,
    visible=visible,
    determinize=determinize,
    evaluate=evaluate,
    secret_kinds=lambda config: frozenset({LAY}),
)
