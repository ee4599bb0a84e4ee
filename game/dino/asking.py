"""The pending question of dino in words: finer than its kind, with names, numbers and what will
come of an attack as things stand. Works on views; knows no screen."""

from __future__ import annotations

from typing import cast

from game.cards.asked import purpose_of
from game.cards.choosing import ids_of
from game.cards.library import library_of
from game.cards.values import value
from game.core.phrases import Asked, begins_a_line, phrases
from game.core.types import HIDDEN, CardId, Decision, Seat, State
from game.dino import battle, forecast, table
from game.dino.answers import check_attacker
from game.dino.table import LIFE, PP, PP_MAX

Params = dict[str, str | int]
_ATTACK_KEYS = {
    ("counter", "life"): "counter_life",
    ("counter", "lethal"): "counter_lethal",
    ("counter", "win"): "counter_win",
    ("counter", "lose"): "counter_lose",
    ("counter", "mutual"): "counter_mutual",
    ("block", "life"): "block_life",
    ("block", "lethal"): "block_lethal",
    ("block", "win"): "block_win",
    ("block", "lose"): "block_lose",
    ("block", "mutual"): "block_mutual",
}

_FATES = {forecast.WIN: "win", forecast.TIE: "mutual", forecast.LOSS: "lose"}

_MAIN_KEYS = {
    (True, True): "main",
    (True, False): "main_cards",
    (False, True): "main_attack",
    (False, False): "main_none",
}


def asked(view: State, language: str) -> Asked:
    """The question that is pending, for the seat asked and for the one that waits."""
    key, params = prompt_of(view, language)
    said = phrases(view.game).prompt(key, language, **params)
    return said._replace(ask=begins_a_line(said.ask))


def prompt_of(view: State, language: str) -> tuple[str, Params]:
    """The key and the values of the prompt; cards are given by name."""
    decision = view.decision
    assert decision is not None
    if decision.kind in ("counter", "block"):
        return _of_attack(view, decision, language)
    if decision.kind == "main":
        tracks = view.tracks
        pp: Params = {"pp": tracks[decision.seat, PP], "pp_max": tracks[decision.seat, PP_MAX]}
        return _MAIN_KEYS[_can_use_cards(decision), can_attack(view, decision.seat)], pp
    if decision.kind == "attack":
        able = {option.source for option in decision.options if option.kind == "attack"}
        return ("attack" if able else "attack_none"), {"count": len(able)}
    params = _of_effect(view, decision, language)
    if decision.kind != "choose":
        return decision.prompt, params
    key, more = purpose_of(view, decision.prompt, language)
    return key, {**params, **more}


def _can_use_cards(decision: Decision) -> bool:
    return any(option.kind not in ("to_attack", "end_turn") for option in decision.options)


def can_attack(view: State, seat: Seat) -> bool:
    """Whether a dinosaur could attack if the attack phase began now."""
    return any(check_attacker(view, card_id) is None for card_id in table.field(view, seat))


def name_of(view: State, card_id: CardId, language: str) -> str:
    """The name of a card, or what one says of a card whose face is hidden."""
    kind = view.cards[card_id].kind if card_id in view.cards else HIDDEN
    return name_of_kind(view, kind, language)


def told_apart(view: State, card_id: CardId, language: str) -> str:
    """The name of a card in play; where both sides have such a dinosaur, also whose it is, as the
    seat that is asked says it."""
    name, decision = name_of(view, card_id, language), view.decision
    if decision is None or not _is_on_both_sides(view, card_id):
        return name
    whose = "own" if view.cards[card_id].owner == decision.seat else "other"
    return phrases(view.game).thing("whose", whose, language, card=name)


def _is_on_both_sides(view: State, card_id: CardId) -> bool:
    kind = view.cards[card_id].kind
    return all(kind in {view.cards[one].kind for one in table.field(view, seat)} for seat in (0, 1))


def name_of_kind(view: State, kind: str, language: str) -> str:
    """The name of a kind of card; of a hidden one what one calls it."""
    if kind == HIDDEN:
        return phrases(view.game).thing("blank", "card", language)
    return library_of(view).cards[kind].name.in_language(language)


def _of_attack(view: State, decision: Decision, language: str) -> tuple[str, Params]:
    """What comes of the attack if nobody does anything more (D-37, D-39)."""
    task = view.agenda[-1]
    attacker, target = cast("int", task.var("attacker")), cast("int", task.var("target"))
    if not battle.is_possible(view, attacker, target):
        return decision.kind, {}
    named: Params = {"attacker": told_apart(view, attacker, language)}
    if target == battle.LIFE_TARGET:
        life = view.tracks[decision.seat, LIFE]
        left = max(0, life - value(view, attacker, "strike"))
        fate = "life" if left else "lethal"
        return _ATTACK_KEYS[decision.kind, fate], {**named, "life": life, "left": left}
    front = forecast.front(view)
    mine, theirs = front.battle[attacker], front.battle[target]
    fate = _FATES[forecast.clash(front, attacker, target)]
    named |= {"target": told_apart(view, target, language), "mine": mine, "theirs": theirs}
    return _ATTACK_KEYS[decision.kind, fate], named


def _of_effect(view: State, decision: Decision, language: str) -> Params:
    variables = dict(view.agenda[-1].vars)
    params: Params = {
        "picked": len(decision.picked),
        "count": decision.most,
        "pick": "up_to" if decision.least < decision.most else "exactly",
    }
    if "source" in variables:
        params["source"] = name_of(view, cast("int", variables["source"]), language)
    if decision.kind == "slot":
        params["card"] = name_of(view, ids_of(variables["chosen"])[0], language)
    elif decision.kind == "order":
        params["count"] = len(decision.options) or 2
    return params
