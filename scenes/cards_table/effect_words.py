"""What the effect that is being carried out says: the card, the sentence, the choices it offers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, cast

from game.cards.actions import Action, ChooseOne
from game.cards.card import Ability
from game.cards.library import library_of
from game.cards.triggers import named_effect
from game.cards.writer import ability_text, part_text
from game.core.types import Action as Answer
from game.core.types import CardId, State
from scenes.cards_table.numbers import attack_of


class Effect(NamedTuple):
    """An ability of a card on the table."""

    card: CardId
    kind: str
    ability: Ability


class Waiting(NamedTuple):
    """An ability that has fired and waits for its turn (C-3); `number` names it in answers."""

    number: int
    effect: Effect


def effect_under_way(state: State) -> Effect | None:
    """The effect that asks: the innermost one being carried out."""
    for task in reversed(state.agenda):
        effect = named_effect(task.op)
        if effect is not None:
            kind, number = effect
            ability = library_of(state).cards[kind].abilities[number]
            return Effect(cast("int", task.var("source")), kind, ability)
    return None


def subject(state: State) -> CardId | None:
    """The card that a question is about: whose effect asks, or who attacks."""
    decision = state.decision
    kind = decision.kind if decision is not None else ""
    if kind in ("counter", "block"):
        attack = attack_of(state)
        return attack.attacker if attack is not None else None
    effect = effect_under_way(state) if kind not in ("", "main", "attack") else None
    return effect.card if effect is not None else None


def started_by(state: State, action: Answer) -> Effect:
    """The skill that an "activate" action starts (D-26)."""
    assert action.source is not None
    assert action.target is not None
    card_id, number = action.source[1], int(str(action.target[1]))
    assert isinstance(card_id, int)
    kind = state.cards[card_id].kind
    return Effect(card_id, kind, library_of(state).cards[kind].abilities[number])


def sentence(state: State, effect: Effect, language: str) -> str:
    """What an ability does, as printed on the card."""
    return ability_text(state.game, effect.ability, language).body


def branches(state: State, language: str) -> tuple[str, ...]:
    """What may be chosen in answer to a "mode" question, in words."""
    effect = effect_under_way(state)
    if effect is None:
        return ()
    count = len(cast("tuple[str, ...]", state.agenda[-1].var("modes")))
    for choice in _choices(effect.ability.do):
        if len(choice.of) == count:
            return tuple(
                part_text(state.game, effect.ability, branch, language) for branch in choice.of
            )
    return ()


def _choices(actions: Iterable[Action]) -> Iterator[ChooseOne]:
    """Every choice of several things within some actions, in the order they are written."""
    for action in actions:
        if isinstance(action, ChooseOne):
            yield action
            for branch in action.of:
                yield from _choices(branch)
        yield from _choices(getattr(action, "then", ()))
        yield from _choices(getattr(action, "otherwise", ()))


def waiting(state: State) -> tuple[Waiting, ...]:
    """The abilities whose order is asked for: those of the player who is asked."""
    decision = state.decision
    if decision is None or decision.kind != "order":
        return ()
    entries = cast("tuple[tuple[int, str, int, int, int], ...]", state.agenda[-1].var("waiting"))
    cards = library_of(state).cards
    return tuple(
        Waiting(number, Effect(card, kind, cards[kind].abilities[ability]))
        for number, (card, kind, ability, seat, _) in enumerate(entries)
        if seat == decision.seat
    )
