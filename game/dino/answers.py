"""What may be answered to each question of dino, and why the rest is refused.

`candidates` lists what a player may try, near misses included; `check` judges one try and names
the clause. `game.dino.fast` lists the legal answers directly, and is tested to agree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import cast

from game.cards import answers as card_answers
from game.cards.card import Ability
from game.cards.library import library_of
from game.cards.reckon import Scope, holds
from game.cards.table import mark_of
from game.cards.values import has_keyword, value
from game.core.first_player import JANKEN, check_janken, janken_actions
from game.core.types import Action, CardId, Decision, Handle, Refusal, Seat, State
from game.dino import battle, table
from game.dino.check import MAX_LEVEL
from game.dino.table import GENTLE, HAND, HUNT, PP, SLOTS, USED

DONE: Handle = ("button", "done")


def candidates(state: State, decision: Decision) -> Iterable[Action]:
    """All that may be tried in answer to the pending question."""
    if decision.kind in card_answers.KINDS:
        return card_answers.candidates(state, decision)
    return _CANDIDATES[decision.kind](state, decision)


def check(state: State, decision: Decision, action: Action) -> Refusal | None:
    """Judge one answer; what the question does not ask for is refused with the phase's clause."""
    if decision.kind in card_answers.KINDS:
        return card_answers.check(state, decision, action)
    judge = _CHECKS[decision.kind].get(action.kind)
    if judge is None:
        return _out_of_phase(decision, action)
    return judge(state, decision, action)


def _out_of_phase(decision: Decision, action: Action) -> Refusal:
    if decision.kind == "attack" and action.kind in ("summon", "cast", "to_attack"):
        return Refusal("D-25", "pp_phase_is_over")
    if decision.kind == "main" and action.kind == "attack":
        return Refusal("D-35", "attack_phase_only")
    if decision.kind in ("counter", "block"):
        return _amid_an_attack(decision, action)
    return Refusal(decision.clause, "not_asked")


def _amid_an_attack(decision: Decision, action: Action) -> Refusal:
    """Everything has its step while an attack is resolved (D-33)."""
    if action.kind == "level_up":
        return Refusal("D-40", "not_during_an_attack")
    if action.kind == "activate":
        return Refusal("D-26", "not_during_an_attack")
    if action.kind == "block":
        return Refusal("D-33", "block_comes_later")
    if action.kind == "cast":
        return Refusal("D-71", "counters_are_over")
    return Refusal("D-33", "answer_the_attack")


# --- the deal -----------------------------------------------------------------------------------


def _redraws(state: State, decision: Decision) -> Iterable[Action]:
    for card_id in state.zones[HAND[decision.seat]]:
        yield Action("redraw", decision.seat, ("card", card_id))
    yield Action("redraw", decision.seat, None, DONE)


def _check_redraw(state: State, decision: Decision, action: Action) -> Refusal | None:
    if action.source is None:
        return None if action.target == DONE else Refusal("D-04", "not_asked")
    if action.source in decision.picked:
        return Refusal("D-04", "chosen_already")
    if action.source[1] not in state.zones[HAND[decision.seat]]:
        return Refusal("D-04", "own_hand_only")
    return None


# --- ② PP phase ---------------------------------------------------------------------------------


def _mains(state: State, decision: Decision) -> Iterable[Action]:
    seat = decision.seat
    for card_id in state.zones[HAND[seat]]:
        for slot in SLOTS[seat]:
            yield Action("summon", seat, ("card", card_id), ("zone", slot))
        yield Action("cast", seat, ("card", card_id))
    yield from _commons(state, seat)
    yield Action("to_attack", seat)
    yield Action("end_turn", seat)


def _commons(state: State, seat: Seat) -> Iterable[Action]:
    """Levels and skills, which both phases know."""
    for card_id in state.zones[HAND[seat]]:
        for target in table.field(state, seat):
            yield Action("level_up", seat, ("card", card_id), ("card", target))
    for card_id in table.field(state, seat):
        for number in skills(state, card_id):
            yield Action("activate", seat, ("card", card_id), ("skill", str(number)))


def skills(state: State, card_id: CardId) -> list[int]:
    """The numbers of the skills of a card that are started by choice (D-26)."""
    abilities = library_of(state).cards[state.cards[card_id].kind].abilities
    return [number for number, ability in enumerate(abilities) if ability.when == "activated"]


def _check_summon(state: State, decision: Decision, action: Action) -> Refusal | None:
    card_id = _hand_card(state, decision.seat, action)
    if card_id is None:
        return Refusal("D-20", "own_hand_only")
    if not table.is_dinosaur(state, card_id):
        return Refusal("D-20", "not_a_dinosaur")
    if action.target is None or action.target[1] not in SLOTS[decision.seat]:
        return Refusal("D-21", "own_slots_only")
    if state.zones[str(action.target[1])]:
        return Refusal("D-21", "slot_taken")
    return _check_cost(state, decision.seat, card_id)


def _check_cost(state: State, seat: Seat, card_id: CardId) -> Refusal | None:
    cost, have = value(state, card_id, "cost"), state.tracks[seat, PP]
    if cost > have:
        return Refusal("D-20", "not_enough_pp", (("cost", str(cost)), ("pp", str(have))))
    return None


def _check_cast(state: State, decision: Decision, action: Action) -> Refusal | None:
    card_id = _hand_card(state, decision.seat, action)
    if card_id is None:
        return Refusal("D-20", "own_hand_only")
    if table.is_dinosaur(state, card_id):
        return Refusal("D-23", "not_a_spell")
    return _check_cost(state, decision.seat, card_id)


def _check_level_up(state: State, decision: Decision, action: Action) -> Refusal | None:
    card_id, target = _hand_card(state, decision.seat, action), _id(action.target)
    if card_id is None:
        return Refusal("D-40", "own_hand_only")
    if target is None or target not in table.field(state, decision.seat):
        return Refusal("D-40", "own_dinosaurs_only")
    if state.cards[card_id].kind != state.cards[target].kind:
        return Refusal("D-40", "not_the_same_card")
    if not table.is_awake(state, target):
        return Refusal("D-40", "dormant")
    if table.level(state, target) >= MAX_LEVEL:
        return Refusal("D-40", "highest_level")
    return None


def _check_activate(state: State, decision: Decision, action: Action) -> Refusal | None:
    card_id = _id(action.source)
    if card_id is None or card_id not in table.field(state, decision.seat):
        return Refusal("D-26", "own_dinosaurs_only")
    number = str(action.target[1]) if action.target else ""
    if not number.isdecimal() or int(number) not in skills(state, card_id):
        return Refusal("D-26", "no_such_skill")
    if mark_of(state, card_id, USED):
        return Refusal("D-26", "used_already")
    if not table.is_awake(state, card_id):  # the dormant cannot act
        return Refusal("D-38", "dormant")
    if not table.may_act(state, card_id):
        return Refusal("D-22", "summoned_this_turn")
    ability = library_of(state).cards[state.cards[card_id].kind].abilities[int(number)]
    return _check_price(state, card_id, ability)


def _check_price(state: State, card_id: CardId, ability: Ability) -> Refusal | None:
    seat, price = state.cards[card_id].owner, ability.price
    scope = Scope(card_id, seat, value, has_keyword)
    if ability.condition is not None and not holds(state, scope, ability.condition):
        return Refusal("D-56", "condition_not_met")
    if price is None:
        return None
    if price.pp > state.tracks[seat, PP]:
        params = (("cost", str(price.pp)), ("pp", str(state.tracks[seat, PP])))
        return Refusal("C-11", "not_enough_pp", params)
    if price.discard > len(state.zones[HAND[seat]]):
        return Refusal("C-11", "not_enough_cards", (("count", str(price.discard)),))
    return None


def _always(state: State, decision: Decision, action: Action) -> Refusal | None:
    return None


# --- ③ attack phase -----------------------------------------------------------------------------


def _attacks(state: State, decision: Decision) -> Iterable[Action]:
    seat = decision.seat
    for attacker in table.field(state, seat):
        for target in table.field(state, 1 - seat):
            yield Action("attack", seat, ("card", attacker), ("card", target))
        yield Action("attack", seat, ("card", attacker), ("seat", 1 - seat))
    yield from _commons(state, seat)
    yield Action("end_turn", seat)


def check_attacker(state: State, attacker: CardId) -> Refusal | None:
    """Whether a dinosaur may declare an attack at all (D-22, D-35, D-36)."""
    if not table.is_awake(state, attacker):
        return Refusal("D-35", "dormant")
    if not table.may_act(state, attacker):
        return Refusal("D-22", "summoned_this_turn")
    if has_keyword(state, attacker, GENTLE):
        return Refusal("D-36", "cannot_attack")
    return None


def _check_attack(state: State, decision: Decision, action: Action) -> Refusal | None:
    attacker, seat = _id(action.source), decision.seat
    if attacker is None or attacker not in table.field(state, seat):
        return Refusal("D-35", "own_dinosaurs_only")
    refusal = check_attacker(state, attacker)
    if refusal is not None or action.target == ("seat", 1 - seat):
        return refusal
    target = _id(action.target)
    if target is None or target not in table.field(state, 1 - seat):
        return Refusal("D-35", "opposing_targets_only")
    if table.is_awake(state, target) and not has_keyword(state, attacker, HUNT):
        return Refusal("D-35", "target_awake")
    return None


def _counters(state: State, decision: Decision) -> Iterable[Action]:
    for card_id in state.zones[HAND[decision.seat]]:
        yield Action("cast", decision.seat, ("card", card_id))
    yield Action("pass", decision.seat)


def _blocks(state: State, decision: Decision) -> Iterable[Action]:
    for card_id in table.field(state, decision.seat):
        yield Action("block", decision.seat, ("card", card_id))
    yield Action("pass", decision.seat)


def _check_block(state: State, decision: Decision, action: Action) -> Refusal | None:
    task = state.agenda[-1]
    attacker, target = cast("int", task.var("attacker")), cast("int", task.var("target"))
    card_id = _id(action.source)
    if card_id is None or card_id not in table.field(state, decision.seat):
        return Refusal("D-50", "own_dinosaurs_only")
    if card_id in battle.blockers(state, attacker, target):
        return None
    if card_id == target:
        return Refusal("D-50", "attacked_itself")
    if not has_keyword(state, card_id, table.BLOCK):
        return Refusal("D-50", "no_block")
    return Refusal("D-50", "dormant")


# --- helpers ------------------------------------------------------------------------------------


def _id(handle: Handle | None) -> CardId | None:
    if handle is None or handle[0] != "card" or not isinstance(handle[1], int):
        return None
    return handle[1]


def _hand_card(state: State, seat: Seat, action: Action) -> CardId | None:
    card_id = _id(action.source)
    return card_id if card_id in state.zones[HAND[seat]] else None


def _jankens(state: State, decision: Decision) -> Iterable[Action]:
    return janken_actions(decision)


def _check_hand(state: State, decision: Decision, action: Action) -> Refusal | None:
    return check_janken(decision, action)


_Check = Callable[[State, Decision, Action], Refusal | None]
_CANDIDATES: dict[str, Callable[[State, Decision], Iterable[Action]]] = {
    JANKEN: _jankens,
    "redraw": _redraws,
    "main": _mains,
    "attack": _attacks,
    "counter": _counters,
    "block": _blocks,
}
_COMMON: dict[str, _Check] = {
    "level_up": _check_level_up,
    "activate": _check_activate,
    "end_turn": _always,
}
_CHECKS: dict[str, dict[str, _Check]] = {
    JANKEN: {JANKEN: _check_hand},
    "redraw": {"redraw": _check_redraw},
    "main": {"summon": _check_summon, "cast": _check_cast, "to_attack": _always, **_COMMON},
    "attack": {"attack": _check_attack, **_COMMON},
    "counter": {"cast": _check_cast, "pass": _always},
    "block": {"block": _check_block, "pass": _always},
}
