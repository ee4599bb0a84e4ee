"""What a deck looks like at a glance: how many cards of each cost, attribute and type.

Knows neither whether the deck may be played (`decks.faults`) nor how any of it is shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from game.cards.library import standard

LAST_COST = 8
"""Cards of this cost and above are counted together."""


class DeckFacts(NamedTuple):
    """`curve` counts the cards of cost 1, 2, … `LAST_COST` and above; `attributes` and `types` come
    with the most frequent first. Cards that do not exist count in `size` alone."""

    size: int
    curve: tuple[int, ...]
    attributes: tuple[tuple[str, int], ...]
    types: tuple[tuple[str, int], ...]


def deck_facts(game: str, cards: Mapping[str, int]) -> DeckFacts:
    """Count the cards of a deck of the game's own set."""
    pool = standard(game).cards
    curve: Counter[int] = Counter()
    attributes: Counter[str] = Counter()
    types: Counter[str] = Counter()
    for card, count in cards.items():
        if card in pool:
            curve[max(1, min(LAST_COST, pool[card].cost))] += count
            attributes[pool[card].attribute] += count
            types[pool[card].type] += count
    return DeckFacts(
        sum(cards.values()),
        tuple(curve[cost] for cost in range(1, LAST_COST + 1)),
        tuple(attributes.most_common()),
        tuple(types.most_common()),
    )


def in_reading_order(game: str, cards: Mapping[str, int]) -> list[tuple[str, int]]:
    """The cards of a deck that exist, with their counts: field cards first, then by cost."""
    pool = standard(game).cards
    known = [(card, count) for card, count in cards.items() if card in pool]
    kinds = [kind for kind, _ in deck_facts(game, cards).types]

    def place(entry: tuple[str, int]) -> tuple[int, int, int]:
        card = pool[entry[0]]
        return kinds.index(card.type), card.cost, card.number

    return sorted(known, key=place)
