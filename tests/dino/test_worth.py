"""The quick worth of a position: the gain of one side is the loss of the other; what counts."""

from __future__ import annotations

import random

from game.core import engine
from game.core.game_data import full_config
from game.core.types import State
from game.dino.scenario.cards import TryCard
from game.dino.scenario.given import Given, Side, Standing, begin
from game.dino.worth import WON, evaluate, lead
from game.dino.worth import Standing as Fields

CARDS = {
    "small": TryCard(battle=100, strike=1, cost=1),
    "middle": TryCard(battle=300, strike=2, cost=2),
    "large": TryCard(battle=600, strike=3, cost=5),
    "wall": TryCard(battle=300, strike=1, cost=3, keywords=("block",)),
}


def fields(near: Side, far: Side) -> Fields:
    """What seat 0 is ahead by on such a table."""
    return Fields(*lead(table_of(near, far), 0))


def table_of(near: Side, far: Side) -> State:
    return begin(Given(seats=(near, far)), CARDS)


def dormant(card: str) -> Standing:
    return Standing(card, state="dormant")


def test_what_one_side_is_ahead_by_the_other_is_behind_by() -> None:
    state, dice = engine.start("dino", full_config("dino", {}), 3), random.Random(3)
    met = set()
    while state.decision is not None:
        worth = evaluate(state, 0)
        assert abs(worth + evaluate(state, 1)) < 1e-9
        met.add(worth)
        engine.play(state, dice.choice(state.decision.options))
    assert len(met) > 20
    assert state.outcome is not None
    winner = state.outcome.winner
    assert winner is not None
    assert (evaluate(state, winner), evaluate(state, 1 - winner)) == (WON, -WON)


def test_each_hunter_has_one_prey() -> None:
    prey = (dormant("small"), dormant("small"), dormant("middle"))
    assert fields(Side(field=("large",)), Side(field=prey)).prey == 1
    assert fields(Side(field=("large", "middle")), Side(field=prey)).prey == 2
    assert fields(Side(field=("large", "middle", "large")), Side(field=prey)).prey == 3


def test_only_the_dormant_that_are_weaker_are_prey_and_only_to_the_awake() -> None:
    assert fields(Side(field=("large",)), Side(field=("small",))).prey == 0
    assert fields(Side(field=("middle",)), Side(field=(dormant("middle"),))).prey == 0
    assert fields(Side(field=(dormant("large"),)), Side(field=(dormant("small"),))).prey == 0


def test_a_ruler_has_no_match_on_the_other_side() -> None:
    assert fields(Side(field=("large", "middle")), Side(field=("middle",))).rulers == 1
    assert fields(Side(field=("large", "large")), Side(field=("middle",))).rulers == 2
    assert fields(Side(field=("large",)), Side(field=("large",))).rulers == 0


def test_a_wall_is_awake() -> None:
    assert fields(Side(field=("wall", "middle")), Side()).walls == 1
    assert fields(Side(field=(dormant("wall"),)), Side()).walls == 0


def test_the_last_points_of_life_count_more() -> None:
    high = evaluate(table_of(Side(life=20), Side(life=20)), 0)
    a_point_of_many = high - evaluate(table_of(Side(life=19), Side(life=20)), 0)
    low = evaluate(table_of(Side(life=3), Side(life=20)), 0)
    a_point_of_few = low - evaluate(table_of(Side(life=2), Side(life=20)), 0)
    assert 0 < a_point_of_many < a_point_of_few
