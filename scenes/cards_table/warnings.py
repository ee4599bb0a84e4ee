"""Second thoughts before something is carried out: a turn ended too soon, the last card drawn, a
spell in vain.

Only says what there is to warn of; whether the player wants to hear it is a setting.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from game.core import engine
from game.core.types import Action, CardId, State
from game.dino import table
from game.dino.forecast import spell_does_something
from scenes.cards_table.effect_words import subject
from scenes.cards_table.foresight import loses_by_drawing

THIN_DECK: Final = 12
"""Cards in a deck up to which it is worth playing an action out to see whether it runs dry."""
_WITH_A_CARD: Final = frozenset({"summon", "cast", "level_up", "activate", "attack", "block"})


class Unused(NamedTuple):
    """What could still be done this turn: who can attack, who can be summoned or raised."""

    attackers: tuple[CardId, ...] = ()
    summons: tuple[CardId, ...] = ()
    levels: tuple[CardId, ...] = ()


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
