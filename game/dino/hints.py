"""What helps a searcher of dino: how likely each answer is, and which are not worth a look at all.

An answer weighs 0 only where another does the same or better by the rules. The other weights are a
player's first thoughts: they steer the search where it knows nothing yet, and play its play-outs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from game.cards.values import value, values, with_keyword
from game.core.rules import Hints
from game.core.types import Action, CardId, Seat, State
from game.dino import forecast, table
from game.dino.battle import LIFE_TARGET
from game.dino.forecast import LOSS, TIE, Front
from game.dino.table import BLOCK, EVADE, LIFE

Options = tuple[Action, ...]
NEVER = 0.02  # the weight of what only a surprise could justify
LETHAL = 60.0  # the weight of a strike where all strikes together win
DEAR = 4  # a card of this cost or more is put back from the first hand (D-04)


def weigh(state: State, options: Options) -> list[float]:
    """How likely each answer is, beside the others; 0 leaves it out."""
    decision = state.decision
    weigher = _WEIGHERS.get(decision.kind) if decision is not None else None
    return [1.0] * len(options) if weigher is None else weigher(state, options)


def _weigh_main(state: State, options: Options) -> list[float]:
    """PP is to be spent, the dearest cards first, dinosaurs rather than spells; then the attack.

    Slots have no order (D-21), and of two cards alike either will do; the attack phase offers all
    that the end of the turn does, but is worth nothing without an awake dinosaur.
    """
    costs = values(state, {_id(option) for option in options if option.kind in _PLAYED}, "cost")
    needless = "end_turn" if _has_awake(state, options[0].seat) else "to_attack"
    weights, summoned = [], set()
    for option in options:
        kind = option.kind
        if kind == "summon":
            card_id = _id(option)
            name = state.cards[card_id].kind
            weights.append(0.0 if name in summoned else 4.0 + 3.0 * costs[card_id])
            summoned.add(name)
        elif kind == "cast":
            weights.append(_spell(state, option, 2.0 + 2.0 * costs[_id(option)]))
        else:
            weights.append(0.0 if kind == needless else _weigh_common(state, option))
    return weights


def _spell(state: State, option: Action, useful: float) -> float:
    """A spell that does nothing is only lost (D-31)."""
    does = forecast.spell_does_something(state, option.seat, _id(option))
    return useful if does else 0.0


def _has_awake(state: State, seat: Seat) -> bool:
    cards = state.cards
    return any(cards[card_id].turned == 0 for card_id in table.field(state, seat))


def _weigh_common(state: State, option: Action) -> float:
    """A dinosaur that could not act yet may act once it has risen (D-41)."""
    if option.kind == "level_up":
        return 2.5 if table.may_act(state, _target(option)) else 5.0
    return _COMMON[option.kind]


_PLAYED = ("summon", "cast")
_COMMON = {"to_attack": 2.0, "end_turn": 1.5, "activate": 4.0}


def _weigh_attack(state: State, options: Options) -> list[float]:
    """A battle by its prize, a strike by its points; less where a wall may come between."""
    seat = options[0].seat
    front = forecast.front(state)
    wall = _wall(state, 1 - seat, front)
    evading = with_keyword(state, table.field(state, seat), EVADE) if wall >= 0 else ()
    strikes = _strikes(state, options, front)
    weights = []
    for option in options:
        if option.kind != "attack":
            weights.append(_weigh_common(state, option))
            continue
        attacker, target = _id(option), _target(option)
        on_life = target == LIFE_TARGET
        found = strikes[attacker] if on_life else _fight(state, attacker, target, front)
        if found > 1.0 and wall >= front.battle[attacker] and attacker not in evading:
            found *= 0.3
        weights.append(found)
    return weights


def _wall(state: State, seat: Seat, front: Front) -> int:
    """The greatest battle among those who may block; -1 without any."""
    cards = state.cards
    awake = [card_id for card_id in table.field(state, seat) if cards[card_id].turned == 0]
    return max([front.battle[card_id] for card_id in with_keyword(state, awake, BLOCK)], default=-1)


def _strikes(state: State, options: Options, front: Front) -> dict[CardId, float]:
    """What a strike at the opponent's life is worth, for each who may; more where nobody there
    could strike back at the attacker and win, most where all together decide the match."""
    opponent = 1 - options[0].seat
    able = [_id(option) for option in options if option.kind == "attack" and _is_on_life(option)]
    strikes = values(state, able, "strike")
    if sum(strikes.values()) >= state.tracks[opponent, LIFE]:
        return dict.fromkeys(able, LETHAL)
    theirs = table.field(state, opponent)
    strongest = max([front.battle[card_id] for card_id in theirs], default=0)
    return {
        attacker: strike * (2.0 if front.battle[attacker] >= strongest else 1.0)
        for attacker, strike in strikes.items()
    }


def _is_on_life(option: Action) -> bool:
    return _target(option) == LIFE_TARGET


def _fight(state: State, attacker: CardId, target: CardId, front: Front) -> float:
    """What a battle is worth; one that can only be lost is left out."""
    result = forecast.clash(front, attacker, target)
    if result == LOSS:
        return NEVER if forecast.is_stirring(state, attacker, target) else 0.0
    prize = front.battle[target] / 100
    if result == TIE:
        return max(0.3, 2.0 + prize - front.battle[attacker] / 100)
    return 6.0 + 2.0 * prize


def _weigh_counter(state: State, options: Options) -> list[float]:
    """A spell is for an attack that would hurt; the more it would, the rather."""
    attacker, target = forecast.attack_now(state)
    harm = forecast.harm(state, attacker, target)
    useful = NEVER if harm <= 0 else min(6.0, 0.25 * harm)
    return [1.5 if option.source is None else _spell(state, option, useful) for option in options]


def _weigh_block(state: State, options: Options) -> list[float]:
    attacker, target = forecast.attack_now(state)
    without = forecast.harm(state, attacker, target)
    weights = []
    for option in options:
        if option.source is None:
            weights.append(NEVER if without >= 100 else 1.0)
        else:
            saved = without - forecast.harm(state, attacker, _id(option))
            weights.append(max(NEVER, saved))
    return weights


def _weigh_redraw(state: State, options: Options) -> list[float]:
    """D-04: cheap cards are kept."""
    return [
        1.0 if option.source is None else 6.0 if value(state, _id(option), "cost") >= DEAR else 0.1
        for option in options
    ]


def _weigh_choice(state: State, options: Options) -> list[float]:
    """Of the opponent's the best; of one's own to give away the cheapest."""
    decision = state.decision
    assert decision is not None
    if decision.prompt in ("choose_discard", "choose_price"):
        return [
            1.0 if option.source is None else 4.0 / (1 + value(state, _id(option), "cost"))
            for option in options
        ]
    return [_choice(state, option, decision.prompt) for option in options]


def _choice(state: State, option: Action, prompt: str) -> float:
    if option.source is None:
        return 0.5
    card_id = _id(option)
    if table.is_on_field(state, card_id):
        worth = forecast.worth_of(state, card_id)
        if prompt == "choose_destroy" and state.cards[card_id].owner == option.seat:
            return 4.0 / worth
        return worth
    return 1.0 + value(state, card_id, "cost")


def _weigh_may(state: State, options: Options) -> list[float]:
    return [3.0 if option.target == ("button", "yes") else 1.0 for option in options]


def _weigh_slot(state: State, options: Options) -> list[float]:
    return [1.0] + [0.0] * (len(options) - 1)


_WEIGHERS: dict[str, Callable[[State, Options], list[float]]] = {
    "main": _weigh_main,
    "attack": _weigh_attack,
    "counter": _weigh_counter,
    "block": _weigh_block,
    "redraw": _weigh_redraw,
    "choose": _weigh_choice,
    "may": _weigh_may,
    "slot": _weigh_slot,
}


def _target(option: Action) -> CardId:
    """The card an answer is aimed at; `LIFE_TARGET` for a seat."""
    target = option.target
    assert target is not None
    return cast("int", target[1]) if target[0] == "card" else LIFE_TARGET


def _id(option: Action) -> CardId:
    assert option.source is not None
    return cast("int", option.source[1])


SCALE = 1.5  # logits are flattened: in a position as good as won, better is still to be seen
HINTS = Hints(weigh=weigh, scale=SCALE)
