"""What an answer would do as far as the table shows it: who would fall, who would be hurt, whether
a spell would do anything at all.

Counter-spells and skills may change it; a searcher tries those out, this only looks.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, cast

from game.cards.actions import Action as Deed
from game.cards.actions import Choose, ChooseOne, ForEach, If, May, Repeat
from game.cards.doing import selector_of
from game.cards.language import Cards
from game.cards.library import library_of
from game.cards.reckon import Scope, holds, matching, referred, seats_of
from game.cards.values import has_keyword, value, values, with_keyword
from game.core.types import CardId, Seat, State
from game.dino import table
from game.dino.battle import LIFE_TARGET, is_possible
from game.dino.table import LIFE, MUTUAL

WIN, TIE, LOSS = 1, 0, -1
_STIRRED_BY_FIGHTING = frozenset({"attacks", "attacked", "lost", "leaves", "strikes", "won"})


class Front(NamedTuple):
    """The dinosaurs on the field as they would fight: the battle of each, and who takes the winner
    along (D-54)."""

    battle: dict[CardId, int]
    mutual: list[CardId]


def front(state: State) -> Front:
    """The dinosaurs of both sides."""
    ids = table.field(state, 0) + table.field(state, 1)
    return Front(values(state, ids, "battle"), with_keyword(state, ids, MUTUAL))


def clash(front: Front, attacker: CardId, target: CardId) -> int:
    """How a battle would end for the attacker (D-37); dying with the winner is a tie (D-54)."""
    mine, theirs = front.battle[attacker], front.battle[target]
    if mine == theirs or (target if mine > theirs else attacker) in front.mutual:
        return TIE
    return WIN if mine > theirs else LOSS


def is_stirring(state: State, *fighters: CardId) -> bool:
    """Whether a card has skills that fighting fires, or any card on the field watches for it: then
    the printed numbers do not tell the end."""
    library = library_of(state)
    if library.watching.keys() & _STIRRED_BY_FIGHTING and _watched(state):
        return True
    return any(
        ability.when in _STIRRED_BY_FIGHTING
        for card_id in fighters
        for _, ability in library.triggers.get(state.cards[card_id].kind, ())
    )


def _watched(state: State) -> bool:
    triggers, cards = library_of(state).triggers, state.cards
    return any(
        ability.whose != "this" and ability.when in _STIRRED_BY_FIGHTING
        for seat in (0, 1)
        for card_id in table.field(state, seat)
        for _, ability in triggers.get(cards[card_id].kind, ())
    )


def attack_now(state: State) -> tuple[CardId, CardId]:
    """The attacker and the attacked (-1 for life) of the attack that is being resolved."""
    for task in reversed(state.agenda):
        if task.op == "attacking":
            return cast("int", task.var("attacker")), cast("int", task.var("target"))
    raise AssertionError("no attack is being resolved")


def comes_to_nothing(state: State) -> bool:
    """Whether the attack that is being resolved will not be carried out as things stand (D-34)."""
    return not is_possible(state, *attack_now(state))


def harm(state: State, attacker: CardId, target: CardId) -> float:
    """What an attack would cost the attacked side, in points of life; less than 0 is a gain."""
    fighters = (attacker,) if target == LIFE_TARGET else (attacker, target)
    if not all(table.is_on_field(state, card_id) for card_id in fighters):
        return 0.0
    if target == LIFE_TARGET:
        life = state.tracks[1 - state.cards[attacker].owner, LIFE]
        strike = value(state, attacker, "strike")
        return 100.0 if strike >= life else float(strike)
    result = clash(front(state), attacker, target)
    if result == WIN:
        return worth_of(state, target)
    if result == LOSS:
        return -worth_of(state, attacker)
    return worth_of(state, target) - worth_of(state, attacker)


def worth_of(state: State, card_id: CardId) -> float:
    """A rough worth of a dinosaur in points of life."""
    return 1.0 + value(state, card_id, "battle") / 200 + value(state, card_id, "strike") / 2


def spell_does_something(state: State, seat: Seat, card_id: CardId) -> bool:
    """Whether a spell cast now would change anything (D-31), as far as the table shows."""
    card = library_of(state).cards[state.cards[card_id].kind]
    scope = Scope(card_id, seat, value, has_keyword)
    return any(
        _does_something(state, scope, ability.do)
        for ability in card.abilities
        if ability.condition is None or holds(state, scope, ability.condition)
    )


def _does_something(state: State, scope: Scope, deeds: Iterable[Deed]) -> bool:
    return any(_one_does(state, scope, deed) for deed in deeds)


def _one_does(state: State, scope: Scope, deed: Deed) -> bool:
    match deed:
        case If(condition, then, otherwise):
            branch = then if holds(state, scope, condition) else otherwise
            return _does_something(state, scope, branch)
        case May(then) | Repeat(_, then):
            return _does_something(state, scope, then)
        case ChooseOne(branches):
            return any(_does_something(state, scope, branch) for branch in branches)
        case Choose(selector) | ForEach(selector):
            return _finds_any(state, scope, selector)
    return _finds_any(state, scope, selector_of(deed))


def _finds_any(state: State, scope: Scope, selector: object) -> bool:
    if selector is None:
        return True
    if isinstance(selector, Cards):
        named = selector.where.same_name_as
        if named is not None and not referred(state, scope, named):
            return False  # nothing bears the name of a card that is not there
        if selector.zone in ("deck", "hand"):  # what lies there may not be known
            return any(
                state.zones[key]
                for seat in seats_of(scope, selector.of)
                for key in table.zones(selector.zone, seat)
            )
        return bool(matching(state, scope, selector))
    return selector in ("attacker", "attacked") and bool(referred(state, scope, selector))
