"""What helps a searcher of dino: which answers are not worth a look, and how likely the others are.

An answer is left out only where another does the same or better by the rules. The weights are a
player's first thoughts: they steer the search where it knows nothing yet, and play its play-outs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from game.cards.values import has_keyword, value, values
from game.core.rules import Hints
from game.core.types import Action, CardId, Seat, State
from game.dino import forecast, table
from game.dino.battle import LIFE_TARGET
from game.dino.forecast import LOSS, TIE
from game.dino.table import BLOCK, EVADE, LIFE

Options = tuple[Action, ...]
NEVER = 0.02  # the weight of what only a surprise could justify
LETHAL = 60.0  # the weight of a strike where all strikes together win
DEAR = 4  # a card of this cost or more is put back from the first hand (D-04)


def narrow(state: State, options: Options) -> Options:
    """Leave out what differs in nothing from another answer, or is beaten by it."""
    if state.decision is None or len(options) == 1:
        return options
    sift = _SIFTS.get(state.decision.kind)
    return options if sift is None else sift(state, options)


def _sift_main(state: State, options: Options) -> Options:
    """Slots have no order (D-21); the attack phase offers all that the end of the turn does, but
    is worth nothing without an awake dinosaur; a spell that does nothing is only lost (D-31)."""
    kept: list[Action] = []
    summoned: set[object] = set()
    kinds: set[str] = set()
    needless = "end_turn" if _has_awake(state, options[0].seat) else "to_attack"
    for option in options:
        if option.kind == "summon":
            if option.source in summoned:
                continue
            summoned.add(option.source)
            kind = state.cards[_id(option)].kind
            if kind in kinds:
                continue
            kinds.add(kind)
        elif option.kind == needless or _is_lost_spell(state, option):
            continue
        kept.append(option)
    return tuple(kept)


def _sift_attack(state: State, options: Options) -> Options:
    """An attack that can only lose is left out."""
    battle = forecast.battles(state)
    return tuple(
        option
        for option in options
        if option.kind != "attack" or not _is_sure_loss(state, option, battle)
    )


def _sift_counter(state: State, options: Options) -> Options:
    return tuple(option for option in options if not _is_lost_spell(state, option))


def _sift_slot(state: State, options: Options) -> Options:
    return options[:1]


def _has_awake(state: State, seat: Seat) -> bool:
    cards = state.cards
    return any(cards[card_id].turned == 0 for card_id in table.field(state, seat))


def _is_lost_spell(state: State, option: Action) -> bool:
    return option.kind == "cast" and not forecast.spell_does_something(
        state, option.seat, _id(option)
    )


def _is_sure_loss(state: State, option: Action, battle: dict[CardId, int]) -> bool:
    target = _target(option)
    if target == LIFE_TARGET:
        return False
    attacker = _id(option)
    return (
        battle[attacker] < battle[target]
        and forecast.clash(state, attacker, target, battle) == LOSS
        and not forecast.is_stirring(state, attacker, target)
    )


_SIFTS: dict[str, Callable[[State, Options], Options]] = {
    "main": _sift_main,
    "attack": _sift_attack,
    "counter": _sift_counter,
    "slot": _sift_slot,
}


# --- how likely -----------------------------------------------------------------------------------


def weigh(state: State, options: Options) -> list[float]:
    """How likely each answer is, beside the others."""
    decision = state.decision
    weigher = _WEIGHERS.get(decision.kind) if decision is not None else None
    return [1.0] * len(options) if weigher is None else weigher(state, options)


def _weigh_main(state: State, options: Options) -> list[float]:
    """PP is to be spent, the dearest cards first, dinosaurs rather than spells; then the attack.
    Of a dinosaur's slots the first will do."""
    weights, last = [], None
    needless = "end_turn" if _has_awake(state, options[0].seat) else "to_attack"
    for option in options:
        kind, source = option.kind, option.source
        if kind == "summon":
            dear = 4.0 + 3.0 * value(state, _id(option), "cost")
            weights.append(0.0 if source == last else dear)
            last = source
        elif kind == "cast":
            useful = 2.0 + 2.0 * value(state, _id(option), "cost")
            weights.append(NEVER if _is_lost_spell(state, option) else useful)
        else:
            weights.append(0.0 if kind == needless else _weigh_common(state, option))
    return weights


def _weigh_common(state: State, option: Action) -> float:
    """A dinosaur that could not act yet may act once it has risen (D-41)."""
    if option.kind == "level_up":
        return 2.5 if table.may_act(state, _target(option)) else 5.0
    return _COMMON[option.kind]


_COMMON = {"to_attack": 2.0, "end_turn": 1.5, "activate": 4.0}


def _weigh_attack(state: State, options: Options) -> list[float]:
    seat = options[0].seat
    if len(options) == 1:
        return [1.0]
    battle = forecast.battles(state)
    theirs = table.field(state, 1 - seat)
    strongest = max([battle[card_id] for card_id in theirs], default=0)
    wall = max([battle[card_id] for card_id in theirs if _is_wall(state, card_id)], default=-1)
    able = [_id(option) for option in options if _is_on_life(option)]
    strikes = values(state, able, "strike")
    lethal = sum(strikes.values()) >= state.tracks[1 - seat, LIFE]
    weights = []
    for option in options:
        if option.kind != "attack":
            weights.append(_weigh_common(state, option))
            continue
        attacker, target = _id(option), _target(option)
        if target != LIFE_TARGET:
            found = _fight(state, attacker, target, battle)
        elif lethal:
            found = LETHAL
        else:
            found = strikes[attacker] * (2.0 if battle[attacker] >= strongest else 1.0)
        if found > 1.0 and wall >= battle[attacker] and not has_keyword(state, attacker, EVADE):
            found *= 0.3
        weights.append(found)
    return weights


def _is_on_life(option: Action) -> bool:
    return option.kind == "attack" and _target(option) == LIFE_TARGET


def _is_wall(state: State, card_id: CardId) -> bool:
    return state.cards[card_id].turned == 0 and has_keyword(state, card_id, BLOCK)


def _fight(state: State, attacker: CardId, target: CardId, battle: dict[CardId, int]) -> float:
    result = forecast.clash(state, attacker, target, battle)
    if result == LOSS:
        return NEVER
    prize = battle[target] / 100
    if result == TIE:
        return max(0.3, 2.0 + prize - battle[attacker] / 100)
    return 6.0 + 2.0 * prize


def _weigh_counter(state: State, options: Options) -> list[float]:
    """A spell is for an attack that would hurt; the more it would, the rather."""
    attacker, target = forecast.attack_now(state)
    harm = forecast.harm(state, attacker, target)
    cast_weight = NEVER if harm <= 0 else min(6.0, 0.25 * harm)
    return [cast_weight if option.source is not None else 1.5 for option in options]


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


_WEIGHERS: dict[str, Callable[[State, Options], list[float]]] = {
    "main": _weigh_main,
    "attack": _weigh_attack,
    "counter": _weigh_counter,
    "block": _weigh_block,
    "redraw": _weigh_redraw,
    "choose": _weigh_choice,
    "may": _weigh_may,
}


def _target(option: Action) -> CardId:
    """The card an answer is aimed at; `LIFE_TARGET` for a seat."""
    target = option.target
    assert target is not None
    return cast("int", target[1]) if target[0] == "card" else LIFE_TARGET


def _id(option: Action) -> CardId:
    assert option.source is not None
    return cast("int", option.source[1])


SCALE = 2.0  # logits are halved: in a position as good as won or lost, better is still to be seen
HINTS = Hints(narrow=narrow, weigh=weigh, scale=SCALE)
