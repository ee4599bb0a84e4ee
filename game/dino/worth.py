"""A quick worth of a position of dino, for greedy play and for search that stops early.

How each side stands, own minus other, by the weights of `data/dino/worth.yaml`: about the logit of
the chance to win, fitted by `tools/fit_worth.py`.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import msgspec

from game.cards.values import values, with_keyword
from game.core.types import CardId, Seat, State
from game.dino import table
from game.dino.table import BLOCK, DECK, HAND, LIFE
from game.resources import DATA_ROOT
from game.yaml_reader import read

WON = 10_000.0
SAFE_LIFE = 8  # below this each point counts more


class Standing(NamedTuple):
    """How a side stands; in the data file, what a unit of each is worth.

    `danger` grows as life runs out, `thin_deck` as the deck does (D-62); `battle` counts hundreds;
    `walls` are the awake with Block, `prey` the dormant opponents that the awake could beat one
    each, `rulers` the dinosaurs that no opponent is a match for.
    """

    life: float
    danger: float
    hand: float
    battle: float
    strike: float
    walls: float
    prey: float
    rulers: float
    thin_deck: float


class WorthFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The data file: a weight for each field of `Standing`."""

    weights: dict[str, float]


@cache
def weights() -> Standing:
    """The weights of the data file."""
    return Standing(**read(DATA_ROOT / "dino" / "worth.yaml", WorthFile)[0].weights)


def evaluate(state: State, seat: Seat) -> float:
    """The worth of a position for a seat; a decided match is worth plus or minus `WON`."""
    if state.outcome is not None:
        winner = state.outcome.winner
        return 0.0 if winner is None else WON if winner == seat else -WON
    return sum([w * d for w, d in zip(weights(), lead(state, seat), strict=True)])


def lead(state: State, seat: Seat) -> list[float]:
    """How a seat stands, less how the other does, field by field."""
    mine, theirs = table.field(state, seat), table.field(state, 1 - seat)
    battle = values(state, mine + theirs, "battle")
    ours = _standing(state, seat, mine, theirs, battle)
    other = _standing(state, 1 - seat, theirs, mine, battle)
    return [a - b for a, b in zip(ours, other, strict=True)]


def _standing(
    state: State, seat: Seat, mine: list[CardId], theirs: list[CardId], battle: dict[CardId, int]
) -> Standing:
    """How a seat stands, with its dinosaurs, the other's, and what battle they all have."""
    cards, zones = state.cards, state.zones
    life = state.tracks[seat, LIFE]
    awake = [card_id for card_id in mine if not cards[card_id].turned]
    strongest = max([battle[card_id] for card_id in theirs], default=0)
    return Standing(
        life,
        max(0, SAFE_LIFE - life) ** 2 / SAFE_LIFE,
        len(zones[HAND[seat]]),
        sum([battle[card_id] for card_id in mine]) / 100,
        sum(values(state, mine, "strike").values()),
        len(with_keyword(state, awake, BLOCK)),
        _prey(
            [battle[card_id] for card_id in awake],
            [battle[card_id] for card_id in theirs if cards[card_id].turned],
        ),
        sum([battle[card_id] > strongest for card_id in mine]),
        1.0 / (1 + len(zones[DECK[seat]])),
    )


def _prey(hunters: list[int], dormant: list[int]) -> int:
    """How many of the dormant fall if each hunter beats one at most."""
    fallen, weakest_first = 0, sorted(dormant)
    for battle in sorted(hunters):
        if fallen < len(dormant) and battle > weakest_first[fallen]:
            fallen += 1
    return fallen
