"""What things are called in scenarios of dino.

A card is called by its id, any card by `*`. `raptor 2` is the second of that name there; `mine` and
`theirs`, and `hand`, `field`, `strata` or `deck`, say where it is meant: `theirs field raptor 2`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, cast

from game.cards import choosing
from game.cards.choosing import CHOOSE
from game.cards.table import cards_in
from game.core.scenario import ScenarioError
from game.core.types import Action, CardId, Handle, Seat, State
from game.dino.table import CASTING, SLOTS, TABLE

SEATS = ("near", "far")
LIFE = "life"
ANY = "*"
ZONES = ("hand", "field", "strata", "deck")
WHOSE = ("mine", "theirs")


class Name(NamedTuple):
    """A card as a scenario calls it."""

    kind: str
    number: int
    whose: str
    zone: str


def read_name(word: str, key: str) -> Name:
    """The parts of a name; raises ScenarioError."""
    words = word.split()
    whose = words.pop(0) if words and words[0] in WHOSE else ""
    zone = words.pop(0) if words and words[0] in ZONES else ""
    number = int(words.pop()) if len(words) > 1 and words[-1].isdecimal() else 1
    if len(words) != 1 or number < 1:
        raise ScenarioError(f"'{word}' is no card; write: [mine|theirs] [zone] card [number]", key)
    return Name(words[0], number, whose, zone)


def find(state: State, seat: Seat, word: str, key: str, at_first: Iterable[CardId] = ()) -> CardId:
    """The card a scenario means: looked for among `at_first`, then everywhere; raises
    ScenarioError."""
    name = read_name(word, key)
    everywhere = [
        card_id
        for whose, owner in zip(WHOSE, (seat, 1 - seat), strict=True)
        for zone in ZONES
        if name.whose in ("", whose) and name.zone in ("", zone)
        for card_id in _named(state, cards_in(state, TABLE, zone, owner), name)
    ]
    if not (name.whose or name.zone):
        preferred = _named(state, at_first, name)
        if len(preferred) >= name.number:
            return preferred[name.number - 1]
    if len(everywhere) >= name.number:
        return everywhere[name.number - 1]
    raise ScenarioError(f"no card '{word}' on the table", key)


def _named(state: State, ids: Iterable[CardId], name: Name) -> list[CardId]:
    return [card_id for card_id in ids if name.kind in (ANY, state.cards[card_id].kind)]


def of(state: State, seat: Seat, zone: str) -> tuple[CardId, ...]:
    """The cards of a seat in a zone."""
    return cards_in(state, TABLE, zone, seat)


def eligible(state: State) -> tuple[CardId, ...]:
    """What may be chosen in answer to the pending question and is not yet."""
    decision = state.decision
    if decision is None or decision.kind != CHOOSE:
        return ()
    picked = {handle[1] for handle in decision.picked}
    choosable = choosing.eligible(state.agenda[-1], decision.seat)
    return tuple(card_id for card_id in choosable if card_id not in picked)


def waiting(state: State) -> tuple[tuple[CardId, int], ...]:
    """The card and the ability of every effect that waits to be put in order (C-3)."""
    if state.decision is None or state.decision.kind != "order":
        return ()
    entries = cast("tuple[tuple[int, str, int, int, int], ...]", state.agenda[-1].var("waiting"))
    return tuple((entry[0], entry[2]) for entry in entries)


def name_of(state: State, card_id: CardId) -> str:
    """What a scenario calls a card, with its number where others of the name lie by it."""
    card = state.cards[card_id]
    seat = card.owner
    if card.zone == CASTING:
        return card.kind
    zone = next(zone for zone in ZONES if card.zone in TABLE.zones(zone, seat))
    alike = [i for i in of(state, seat, zone) if state.cards[i].kind == card.kind]
    return card.kind if len(alike) == 1 else f"{card.kind} {alike.index(card_id) + 1}"


def told(state: State, action: Action) -> str:
    """An action in the words of a scenario."""
    teller = _TELLERS.get(action.kind)
    return teller(state, action) if teller is not None else action.kind


def _card(state: State, handle: Handle | None) -> str:
    if handle is None:
        return "nothing"
    if handle[0] == "seat":
        return LIFE
    return name_of(state, handle[1]) if handle[1] in state.cards else str(handle[1])


def _value(handle: Handle | None) -> str:
    return str(handle[1]) if handle else "nothing"


def slot_number(zone: str) -> int:
    """The number of a slot, from 1."""
    return next(slots.index(zone) + 1 for slots in SLOTS if zone in slots)


def _summon(state: State, action: Action) -> str:
    return f"summon {_card(state, action.source)} into {slot_number(_value(action.target))}"


def _picked(state: State, action: Action) -> str:
    if action.source is None:
        return "done"
    return f"{action.kind} {_card(state, action.source)}"


def _order(state: State, action: Action) -> str:
    card_id, ability = waiting(state)[int(_value(action.target))]
    return f"order {name_of(state, card_id)}, ability {ability}"


_TELLERS: dict[str, Callable[[State, Action], str]] = {
    "janken": lambda _, action: f"janken {_value(action.target)}",
    "redraw": _picked,
    "choose": _picked,
    "summon": _summon,
    "cast": lambda state, action: f"cast {_card(state, action.source)}",
    "level_up": lambda state, action: f"level_up {_card(state, action.target)}",
    "activate": lambda state, action: f"activate {_card(state, action.source)}",
    "to_attack": lambda _, action: "phase attack",
    "attack": lambda state, action: (
        f"attack {_card(state, action.source)} target {_card(state, action.target)}"
    ),
    "block": lambda state, action: f"block {_card(state, action.source)}",
    "may": lambda _, action: f"may {_value(action.target)}",
    "mode": lambda _, action: f"mode {_value(action.target)}",
    "slot": lambda _, action: f"slot {slot_number(_value(action.target))}",
    "order": _order,
}
