"""A spell that is put on a dinosaur: the dinosaur is its target where the spell asks for one.

Played out on a guess of the table, so that what may not be chosen is said before anything is paid.
"""

from __future__ import annotations

from typing import NamedTuple

from game.cards.choosing import CHOOSE
from game.cards.language import Cards
from game.cards.library import library_of
from game.cards.reckon import Scope, matching
from game.cards.values import has_keyword, value
from game.cards.walk import words_in
from game.core import engine
from game.core.rng import Dice
from game.core.types import Action, Decision, Handle, Refusal, State
from game.core.view import determinize
from game.dino import table


class Aim(NamedTuple):
    """What to carry out together, or why the dinosaur may not be chosen."""

    actions: tuple[Action, ...]
    refusal: Refusal | None = None


def aimed(view: State, cast: Action, over: Handle) -> Aim:
    """The use of a spell with the choice of a dinosaur; the spell alone where it asks for none, for
    several, or for something else first."""
    plain = Aim((cast,))
    if not _is_dinosaur(view, over):
        return plain
    draft = determinize(view, Dice(1))
    engine.play(draft, cast)
    decision = draft.decision
    if decision is None or not _asks_for_one(view, draft, cast, decision):
        only = _only(view, cast)
        misses = only is not None and over != only  # C-9: nobody is asked, so nothing refuses
        return Aim((), Refusal("C-9", "cannot_be_chosen")) if misses else plain
    if not decision.least == decision.most == 1:
        return plain
    choice = Action(CHOOSE, cast.seat, over)
    refusal = engine.check(draft, choice)
    return Aim((cast, choice)) if refusal is None else Aim((), refusal)


def _is_dinosaur(view: State, handle: Handle) -> bool:
    return (
        handle[0] == "card"
        and isinstance(handle[1], int)
        and table.is_on_field(view, handle[1])
    )  # fmt: skip


def _only(view: State, cast: Action) -> Handle | None:
    """The one dinosaur that a spell could choose, so that nobody need be asked."""
    card_id = cast.source[1] if cast.source is not None else None
    assert isinstance(card_id, int)
    scope = Scope(card_id, cast.seat, value, has_keyword)
    abilities = library_of(view).cards[view.cards[card_id].kind].abilities
    for word, _ in words_in(tuple(ability.do for ability in abilities), ()):
        if isinstance(word, Cards) and word.zone == "field" and word.pick == "choose":
            found = matching(view, scope, word)
            return ("card", found[0]) if len(found) == 1 else None
    return None


def _asks_for_one(view: State, draft: State, cast: Action, decision: Decision) -> bool:
    """Whether the spell itself asks its user for dinosaurs on the field."""
    if decision.kind != CHOOSE or decision.seat != cast.seat or cast.source is None:
        return False
    offered = [option.source for option in decision.options if option.source is not None]
    is_own = dict(draft.agenda[-1].vars).get("source") == cast.source[1]
    return is_own and bool(offered) and all(_is_dinosaur(view, one) for one in offered)
