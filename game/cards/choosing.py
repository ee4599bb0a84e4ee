"""Choosing cards for an effect (C-9): pick, pick, done; small questions for screen and players."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from game.cards.doing import may_come
from game.cards.language import NOTHING_ASKED, Cards
from game.cards.reckon import Scope, amount, fits, matching, seat_of
from game.cards.table import table_of
from game.cards.values import has_keyword, value
from game.core import agenda, rng
from game.core.rules import Step
from game.core.types import HIDDEN, CardId, Emit, Seat, State, Task, Word

CHOOSE = "choose"
LOOKED = "looked"
ELUSIVE = "elusive"  # the keyword of what opposing effects cannot choose


def scope_of(task: Task) -> Scope:
    """Who speaks in the running effect."""
    variables = dict(task.vars)
    return Scope(
        cast("int", variables["source"]),
        cast("int", variables["seat"]),
        value,
        has_keyword,
        cast("int", variables["other"]),
        ids_of(variables["chosen"]),
        cast("int", variables.get("each", -1)),
    )


def ids_of(word: Word) -> tuple[CardId, ...]:
    """A task's variable that holds card ids."""
    return cast("tuple[CardId, ...]", word)


def choosing_steps(start: int, cards: Cards, purpose: str, pool: str) -> list[Step]:
    """Steps, placed at `start`, that leave the chosen cards in `chosen`.

    `pool` names a variable with the cards to choose from, instead of a whole zone.
    """
    end = start + 3

    def prepare(state: State, task: Task, emit: Emit) -> None:
        scope = scope_of(task)
        found = _eligible(state, task, cards, pool)
        if purpose == "summon":
            found = tuple([card_id for card_id in found if may_come(state, card_id)])
        need = len(found)
        if cards.pick != "all":
            need = min(need, amount(state, scope, cards.count))  # C-9: as many as there are
        if cards.pick == "random":
            agenda.goto(state, end, chosen=_sample(state, found, need))
        elif need == 0 or (need == len(found) and cards.pick != "up_to"):
            agenda.goto(state, end, chosen=found[:need])
        else:
            sight = _in_sight(state, task, cards, pool, found)
            least = need
            if cards.pick == "up_to":  # C-6: how many of them fit is not told by the question
                least = 0
                need = min(len(sight["eligible"]), amount(state, scope, cards.count))
            limits: dict[str, Word] = {"picked": (), "least": least, "need": need}
            agenda.keep(state, **limits, **sight)

    def ask(state: State, task: Task, emit: Emit) -> None:
        seat = seat_of(scope_of(task), cards.by)
        agenda.ask(
            state,
            seat,
            CHOOSE,
            prompt=f"choose_{purpose}",
            clause="C-9",
            picked=tuple(("card", card_id) for card_id in ids_of(task.var("picked"))),
            least=cast("int", task.var("least")),
            most=cast("int", task.var("need")),
        )

    def take(state: State, task: Task, emit: Emit) -> None:
        picked = ids_of(task.var("picked"))
        source = agenda.taken(state).source
        if source is not None:
            picked = (*picked, cast("int", source[1]))
        if source is not None and len(picked) < cast("int", task.var("need")):
            agenda.goto(state, start + 1, picked=picked)
        else:
            agenda.keep(state, chosen=picked)

    return [prepare, ask, take]


def eligible(task: Task, seat: Seat) -> tuple[CardId, ...]:
    """What the running question lets a seat choose from. What fits among cards that the other seat
    does not see is its secret (C-6); without it all of them may be."""
    fitting: tuple[CardId, ...] = ()
    for name, word in task.vars:
        if name == "eligible":
            everything = ids_of(word)
        elif name == f"secret{seat}" and word != HIDDEN:
            fitting = ids_of(word)
    return fitting or everything


def _in_sight(
    state: State, task: Task, cards: Cards, pool: str, found: tuple[CardId, ...]
) -> dict[str, tuple[CardId, ...]]:
    """What may be chosen, as `eligible` finds it."""
    scope = scope_of(task)
    secret = f"secret{seat_of(scope, cards.by)}"
    table = table_of(state.game)
    if not pool and cards.zone not in table.private | table.unseen:
        return {"eligible": found, secret: ()}
    whole = replace(cards, where=NOTHING_ASKED)
    everything = ids_of(task.var(pool)) if pool else matching(state, scope, whole)
    return {"eligible": everything, secret: found}


def _eligible(state: State, task: Task, cards: Cards, pool: str) -> tuple[CardId, ...]:
    scope = scope_of(task)
    if pool:
        looked = ids_of(task.var(pool))
        return tuple(card for card in looked if fits(state, scope, cards.where, card))
    found = matching(state, scope, cards)
    if cards.pick not in ("choose", "up_to") or cards.zone != "field":
        return found
    return tuple(
        card_id
        for card_id in found
        if state.cards[card_id].owner == scope.seat or not has_keyword(state, card_id, ELUSIVE)
    )


def _sample(state: State, cards: tuple[CardId, ...], count: int) -> tuple[CardId, ...]:
    left = list(cards)
    return tuple(left.pop(rng.below(state, len(left))) for _ in range(count))
