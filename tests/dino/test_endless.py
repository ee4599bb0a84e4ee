"""A chain of effects that would never end is a draw, also where it asks on its way (C-15)."""

from game.core import engine
from game.core.types import Outcome
from tests.dino.tables import play, table

CARDS = """
phoenix: {abilities: [{when: leaves, do: [{do: summon, cards: this}]}]}
reaper: {abilities: [{when: summoned, whose: mine, do: [{do: destroy, cards: other}]}]}
"""


def test_a_card_that_comes_back_for_ever_ends_the_match_whatever_slots_it_is_given() -> None:
    state = table("{seats: [{hand: [phoenix], field: [reaper]}]}", CARDS)
    play(state, "{seat: 0, summon: phoenix, slot: 2}")
    slots = 0
    while state.outcome is None:
        assert state.decision is not None
        assert state.decision.kind == "slot"
        engine.apply(state, state.decision.options[slots % len(state.decision.options)])
        slots += 1
    assert state.outcome == Outcome(None, "endless_chain", "C-15")
