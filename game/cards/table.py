"""How the table of a card game works, told to the language of abilities by each game.

A game's package offers `TABLE` in its module `table`. Every change it makes goes through
`game.core.moves` and is told to the triggers.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from game.cards.card import CardData
from game.core.types import CardId, Emit, Seat, State, ZoneKey


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTable:
    """What abilities may ask of a game.

    `private` are the zones whose faces only their owner sees, `unseen` those that nobody sees.
    `read_cards` reads the files of a folder, beside cards there are already. `zones` gives the
    zone keys of "field", "hand", "deck" or "strata" of a seat; `standing` are the cards whose texts
    are in force. `draw` takes one card. `leave` moves cards at once (C-11), clearing those that
    leave the field (C-12), to where a text says ("hand", "strata", "deck_top", "deck_bottom") or
    where the rules send what is "destroyed", "discarded", "milled" or "paid". `places` are the
    zones of the field a card may come to now, picked by its owner under `places_clause`; `place`
    sets it there, new and at a level, and leaves it to others to tell of it. `change_track` keeps
    the number within its limits; `put_level` likewise. `funds` is how much a seat can pay, `spend`
    pays it.
    """

    read_cards: Callable[[Path, Iterable[CardData]], tuple[CardData, ...]]
    zones: Callable[[str, Seat], tuple[ZoneKey, ...]]
    private: frozenset[str]
    unseen: frozenset[str]
    stats: frozenset[str]
    tracks: frozenset[str]
    draw: Callable[[State, Seat, Emit], None]
    leave: Callable[[State, tuple[CardId, ...], str, Emit], None]
    place: Callable[[State, CardId, ZoneKey, int, Emit], None]
    places: Callable[[State, CardId], tuple[ZoneKey, ...]]
    places_clause: str
    change_track: Callable[[State, Seat, str, int, Emit], None]
    put_level: Callable[[State, CardId, int, Emit], None]
    level: Callable[[State, CardId], int]
    standing: Callable[[State], list[CardId]]
    funds: Callable[[State, Seat], int]
    spend: Callable[[State, Seat, int, Emit], None]


@cache
def table_of(game: str) -> CardTable:
    """The table of a card game; raises ImportError for a game without cards."""
    table: CardTable = importlib.import_module(f"game.{game}.table").TABLE
    return table


def mark_of(state: State, card_id: CardId, name: str) -> int:
    """A mark of a card; 0 where it has none."""
    for key, value in state.cards[card_id].marks:
        if key == name:
            return value
    return 0


def cards_in(state: State, table: CardTable, zone: str, seat: Seat) -> tuple[CardId, ...]:
    """The cards of a seat in a zone, in zone order."""
    keys = table.zones(zone, seat)
    zones = state.zones
    if len(keys) == 1:
        return zones[keys[0]]
    return tuple([card_id for key in keys for card_id in zones[key]])


def on_field(state: State, table: CardTable, card_id: CardId) -> bool:
    """Whether a card lies on the field."""
    card = state.cards[card_id]
    return card.zone in table.zones("field", card.owner)
