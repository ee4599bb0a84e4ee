"""A quick worth of a position of dino, for greedy play and for search that stops early.

How each side stands, own minus other, by the weights of `data/dino/worth.yaml`: about the logit of
the chance to win, fitted by `tools/fit_worth.py`.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import msgspec

from game.cards.values import has_keyword, values
from game.core.types import Seat, State
from game.dino import table
from game.dino.table import BLOCK, DECK, HAND, LIFE, PP_MAX
from game.resources import DATA_ROOT
from game.yaml_reader import read

WON = 10_000.0
SAFE_LIFE = 8  # below this each point counts more


class Standing(NamedTuple):
    """How a side stands; in the data file, what a unit of each is worth.

    `danger` grows as life runs out, `thin_deck` as the deck does (D-62); `battle` counts hundreds;
    `asleep` is the battle of the dormant, whom the opponent may attack; `to_move` is 1 for the side
    whose turn it is.
    """

    life: float
    danger: float
    hand: float
    pp_max: float
    dinosaurs: float
    battle: float
    strike: float
    asleep: float
    walls: float
    to_move: float
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
    worth = weights()
    mine, other = standing(state, seat), standing(state, 1 - seat)
    return sum([w * (a - b) for w, a, b in zip(worth, mine, other, strict=True)])


def standing(state: State, seat: Seat) -> Standing:
    """How a seat stands."""
    tracks, zones, cards = state.tracks, state.zones, state.cards
    life = tracks[seat, LIFE]
    field = table.field(state, seat)
    battle = values(state, field, "battle")
    asleep = walls = 0
    for card_id in field:
        if cards[card_id].turned:
            asleep += battle[card_id]
        elif has_keyword(state, card_id, BLOCK):
            walls += 1
    return Standing(
        life,
        max(0, SAFE_LIFE - life) ** 2 / SAFE_LIFE,
        len(zones[HAND[seat]]),
        tracks[seat, PP_MAX],
        len(field),
        sum(battle.values()) / 100,
        sum(values(state, field, "strike").values()),
        asleep / 100,
        walls,
        1.0 if state.active == seat else 0.0,
        1.0 / (1 + len(zones[DECK[seat]])),
    )
