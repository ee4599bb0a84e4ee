"""An attack in dino (D-30 … D-54, D-70, D-71): declaration, counters, block, battle or strike.

The attacker and the attacked carry marks while the attack lasts, so one that leaves and comes back
is another dinosaur (C-12). `target` is -1 for the opponent's life.
"""

from __future__ import annotations

from typing import cast

from game.cards.table import mark_of
from game.cards.triggers import happen, remembered, resolve
from game.cards.values import has_keyword, value, with_keyword
from game.core import agenda, moves
from game.core.events import Battled, Happened
from game.core.rules import Step
from game.core.types import Action, CardId, Emit, State, Task
from game.dino import table
from game.dino.acts import card_of, cast_spell
from game.dino.table import ATTACKED, ATTACKER, BLOCK, EVADE, GENTLE, LIFE, MUTUAL

LIFE_TARGET = -1
CALLED_OFF = "called_off"


def blockers(state: State, attacker: CardId, target: CardId) -> list[CardId]:
    """Who may block: awake, with Block, not the attacked one itself (D-50)."""
    cards = state.cards
    awake = [
        card_id
        for card_id in table.field(state, 1 - cards[attacker].owner)
        if cards[card_id].turned == 0 and card_id != target
    ]
    found = with_keyword(state, awake, BLOCK) if awake else awake
    return [] if found and has_keyword(state, attacker, EVADE) else found


def _ids(task: Task) -> tuple[CardId, CardId]:
    """The attacker and the target, in the order in which `declare` gives them."""
    (_, attacker), (_, target) = cast("tuple[tuple[str, int], tuple[str, int]]", task.vars)
    return attacker, target


def is_possible(state: State, attacker: CardId, target: CardId) -> bool:
    """D-34, D-70: whether the attacker is still there and may attack, and its target is there."""
    if target != LIFE_TARGET and not mark_of(state, target, ATTACKED):
        return False
    return bool(mark_of(state, attacker, ATTACKER)) and not has_keyword(state, attacker, GENTLE)


def declare(state: State, action: Action, emit: Emit) -> None:
    """D-35: the attacker is dormant before counter-spells; D-71: then skills fire."""
    attacker, target = card_of(action.source), LIFE_TARGET
    if action.target is not None and action.target[0] == "card":
        target = card_of(action.target)
    agenda.push(state, "attacking", attacker=attacker, target=target)
    moves.turn(state, attacker, 1, emit)
    moves.mark(state, attacker, ATTACKER, 1, emit)
    if target != LIFE_TARGET:
        moves.mark(state, target, ATTACKED, 1, emit)
    happen(state, "attacks", attacker, emit, target)
    if target != LIFE_TARGET:
        happen(state, "attacked", target, emit, attacker)
    resolve(state)


def _ask_counter(state: State, task: Task, emit: Emit) -> None:
    """D-30; a defender without any card has nothing to be asked."""
    defender = 1 - state.cards[_ids(task)[0]].owner
    if state.zones[table.HAND[defender]]:
        agenda.ask(state, defender, "counter", clause="D-30")
    else:
        agenda.goto(state, BLOCK_STEP)


def _do_counter(state: State, task: Task, emit: Emit) -> None:
    action = agenda.taken(state)
    if action.source is not None:  # D-30: any number, one after the other
        agenda.goto(state, COUNTER_STEP)
        cast_spell(state, action, emit)


def _ask_block(state: State, task: Task, emit: Emit) -> None:
    """D-70: no block where there is no attack any more."""
    attacker, target = _ids(task)
    if not is_possible(state, attacker, target):
        _call_off(state, attacker, target, emit)
    elif blockers(state, attacker, target):
        agenda.ask(state, 1 - state.cards[attacker].owner, "block", clause="D-50")
    else:
        _carry_out(state, attacker, target, emit)


def _do_block(state: State, task: Task, emit: Emit) -> None:
    """D-50: the blocker becomes dormant and is the new target."""
    attacker, target = _ids(task)
    source = agenda.taken(state).source
    if source is None:
        _carry_out(state, attacker, target, emit)
        return
    blocker = card_of(source)
    if target != LIFE_TARGET:
        moves.mark(state, target, ATTACKED, 0, emit)
    moves.turn(state, blocker, 1, emit)
    moves.mark(state, blocker, ATTACKED, 1, emit)
    agenda.keep(state, target=blocker)
    happen(state, "blocks", blocker, emit, attacker)
    resolve(state)


def _battle_the_blocker(state: State, task: Task, emit: Emit) -> None:
    """D-50: unless one of the two has left meanwhile."""
    attacker, target = _ids(task)
    if is_possible(state, attacker, target):
        _carry_out(state, attacker, target, emit)
    else:
        _call_off(state, attacker, target, emit)


def _carry_out(state: State, attacker: CardId, target: CardId, emit: Emit) -> None:
    """Step 4 of D-33, with the values of this moment (D-71); the end of the attack."""
    agenda.finish(state)
    _forget(state, attacker, target, emit)
    if target == LIFE_TARGET:
        _strike(state, attacker, emit)
    else:
        _battle(state, attacker, target, emit)
    resolve(state)


def _call_off(state: State, attacker: CardId, target: CardId, emit: Emit) -> None:
    """D-70: the attack ends here. No skill watches for that, screens and the record do."""
    agenda.finish(state)
    _forget(state, attacker, target, emit)
    emit(Happened(CALLED_OFF, attacker, target))


def _forget(state: State, attacker: CardId, target: CardId, emit: Emit) -> None:
    """The attack is over: nobody attacks or is attacked any more."""
    if mark_of(state, attacker, ATTACKER):
        moves.mark(state, attacker, ATTACKER, 0, emit)
    if target != LIFE_TARGET and mark_of(state, target, ATTACKED):
        moves.mark(state, target, ATTACKED, 0, emit)


def _strike(state: State, attacker: CardId, emit: Emit) -> None:
    """D-39; damage of 0 is no damage (C-10)."""
    damage = value(state, attacker, "strike")
    if damage:
        table.change_track(state, 1 - state.cards[attacker].owner, LIFE, -damage, emit)
        happen(state, "strikes", attacker, emit)


def _battle(state: State, attacker: CardId, target: CardId, emit: Emit) -> None:
    """D-37, and D-45 for the order of what follows."""
    mine, theirs = value(state, attacker, "battle"), value(state, target, "battle")
    result = "mutual" if mine == theirs else "win" if mine > theirs else "lose"
    emit(Battled(attacker, target, result, (str(mine), str(theirs))))
    losers = {"win": (target,), "lose": (attacker,), "mutual": (attacker, target)}[result]
    winner = {"win": attacker, "lose": target}.get(result)
    takes_along = winner is not None and has_keyword(state, losers[0], MUTUAL)  # D-54
    before = remembered(state, "lost", "won")
    table.leave(state, losers, "strata", emit)
    if winner is not None and takes_along:
        table.leave(state, (winner,), "strata", emit)
    elif winner is not None:
        _reward(state, winner, emit)
    for loser in losers:
        other = target if loser == attacker else attacker
        happen(state, "lost", loser, emit, other, before=before)
    if winner is not None:
        happen(state, "won", winner, emit, losers[0], before=before)


def _reward(state: State, winner: CardId, emit: Emit) -> None:
    """The winner that stays gains a level and is dormant, a blocker too (D-42, D-38, D-51)."""
    table.put_level(state, winner, table.level(state, winner) + 1, emit)
    if table.is_awake(state, winner):
        moves.turn(state, winner, 1, emit)


ATTACKING: tuple[Step, ...] = (
    _ask_counter,
    _do_counter,
    _ask_block,
    _do_block,
    _battle_the_blocker,
)
COUNTER_STEP, BLOCK_STEP = (ATTACKING.index(step) for step in (_ask_counter, _ask_block))
PROCEDURES: dict[str, tuple[Step, ...]] = {"attacking": ATTACKING}
