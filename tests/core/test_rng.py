"""The random numbers of a match: known values, and what they may be used for."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core import rng
from game.core.rng import Dice

# The first outputs of splitmix64 as published with the algorithm.
KNOWN = {
    0: (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC),
    1234567: (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431),
}


@pytest.mark.parametrize("seed", KNOWN)
def test_the_numbers_are_those_of_splitmix64(seed: int) -> None:
    dice = Dice(seed)
    assert tuple(rng.draw(dice) for _ in range(4)) == KNOWN[seed]


def test_a_seed_counts_by_its_lowest_64_bits() -> None:
    assert rng.draw(Dice(1 << 64)) == rng.draw(Dice(0))


@given(seed=st.integers(0, 2**64 - 1), count=st.integers(1, 1000))
def test_below_stays_below(seed: int, count: int) -> None:
    assert 0 <= rng.below(Dice(seed), count) < count


def test_below_reaches_every_number_alike() -> None:
    dice = Dice(5)
    thrown = Counter(rng.below(dice, 6) for _ in range(6000))
    assert sorted(thrown) == [0, 1, 2, 3, 4, 5]
    assert all(850 < times < 1150 for times in thrown.values())


@pytest.mark.parametrize("count", [0, -1])
def test_below_needs_something_to_choose_from(count: int) -> None:
    with pytest.raises(ValueError, match="positive count"):
        rng.below(Dice(0), count)


@given(seed=st.integers(0, 2**64 - 1), items=st.lists(st.integers()))
def test_a_shuffle_keeps_all_and_is_the_same_for_a_seed(seed: int, items: list[int]) -> None:
    once, again = list(items), list(items)
    rng.shuffle(Dice(seed), once)
    rng.shuffle(Dice(seed), again)
    assert once == again
    assert sorted(once) == sorted(items)


def test_a_shuffle_reaches_every_order() -> None:
    dice = Dice(9)
    orders = set()
    for _ in range(200):
        items = [0, 1, 2]
        rng.shuffle(dice, items)
        orders.add(tuple(items))
    assert len(orders) == 6
