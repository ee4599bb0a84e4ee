"""Second thoughts before something is carried out: a phase or a turn ended too soon, the last card
drawn, a spell in vain.

Only says what there is to warn of; whether the player wants to hear it is a setting.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from game.cards.actions import Change, Delta, Destroy, Gain, KeepDormant, Lose, MakeDormant, Move
from game.cards.library import library_of
from game.cards.walk import words_in
from game.core import engine
from game.core.types import Action, CardId, State
from game.dino import table
from game.dino.forecast import spell_does_something
from scenes.cards_table.effect_words import subject
from scenes.cards_table.foresight import loses_by_drawing

THIN_DECK: Final = 12
"""Cards in a deck up to which it is worth playing an action out to see whether it runs dry."""
_DEEDS_IN_A_FIGHT: Final = (
    Change, Delta, Destroy, Gain, KeepDormant, Lose, MakeDormant, Move,
)  # fmt: skip
"""What a spell does that is of as much use against an attack of the other side."""
_WITH_A_CARD: Final = frozenset({"summon", "cast", "level_up", "activate", "attack", "block"})


class Unused(NamedTuple):
    """What could still be done this turn: who can attack, who can be summoned or raised, which
    spells had better be used now."""

    attackers: tuple[CardId, ...] = ()
    summons: tuple[CardId, ...] = ()
    levels: tuple[CardId, ...] = ()
    spells: tuple[CardId, ...] = ()


def missed(view: State) -> Unused:
    """What the viewer can do in the PP phase and in no later one (D-25): summon, and use the spells
    that do something now and would be no answer to an attack."""
    decision = view.decision
    if decision is None or decision.kind != "main":
        return Unused()
    options = decision.options
    casts = tuple(option for option in options if option.kind == "cast")
    return Unused(
        summons=_sources(tuple(option for option in options if option.kind == "summon")),
        spells=tuple(
            card_id
            for card_id in _sources(casts)
            if spell_does_something(view, decision.seat, card_id) and not _waits(view, card_id)
        ),
    )


def _waits(view: State, card_id: CardId) -> bool:
    """Whether a spell is worth keeping for an attack of the other side (D-15)."""
    abilities = library_of(view).cards[view.cards[card_id].kind].abilities
    words = [word for ability in abilities for word, _ in words_in(ability.do, ())]
    return any(
        isinstance(word, _DEEDS_IN_A_FIGHT) and getattr(word.cards, "zone", "field") == "field"
        for word in words
    )


def unused(view: State) -> Unused:
    """What the turn of the viewer would leave undone if it ended now; spells may be kept for the
    other's turn (D-15) and do not count."""
    decision = view.decision
    if decision is None or decision.kind not in ("main", "attack"):
        return Unused()
    options = decision.options
    return Unused(
        _sources(_attacks(view, options)),
        _sources(tuple(option for option in options if option.kind == "summon")),
        _sources(tuple(option for option in options if option.kind == "level_up")),
    )


def _attacks(view: State, options: tuple[Action, ...]) -> tuple[Action, ...]:
    """The attacks that are possible, in the PP phase those that would be in the next one."""
    on = next((option for option in options if option.kind == "to_attack"), None)
    if on is not None:
        draft = view.clone()
        engine.play(draft, on)
        if draft.decision is None or draft.decision.kind != "attack":
            return ()
        options = draft.decision.options
    return tuple(option for option in options if option.kind == "attack")


def _sources(actions: tuple[Action, ...]) -> tuple[CardId, ...]:
    found: dict[CardId, None] = {}
    for action in actions:
        if action.source is not None and isinstance(action.source[1], int):
            found[action.source[1]] = None
    return tuple(found)


def acting(view: State, action: Action) -> CardId | None:
    """The card an action acts with; in an answer to an effect the card whose effect it is."""
    if action.kind in _WITH_A_CARD and action.source is not None:
        card_id = action.source[1]
        assert isinstance(card_id, int)
        return card_id
    return subject(view)


def is_vain(view: State, action: Action) -> bool:
    """Whether an action casts a spell that would find nothing to do, as things stand (D-31)."""
    card_id = acting(view, action) if action.kind == "cast" else None
    return card_id is not None and not spell_does_something(view, action.seat, card_id)


def empties_deck(view: State, action: Action) -> bool:
    """Whether an action of the viewer would draw its own last card, and so lose (D-62)."""
    if len(view.zones[table.DECK[action.seat]]) > THIN_DECK:
        return False
    if action.kind in ("end_turn", "to_attack", "pass"):
        return False
    return loses_by_drawing(view, action)
