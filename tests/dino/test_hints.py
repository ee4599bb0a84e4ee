"""What a searcher of dino is told holds wherever a match may go."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.ai.player import RandomPlayer
from game.cards.decks import ready_decks, written
from game.cards.values import value, values
from game.core import engine
from game.core.game_data import full_config
from game.core.types import State
from game.core.view import observe
from game.dino import table
from game.dino.forecast import spell_does_something
from game.dino.hints import HINTS
from game.dino.scenario.given import Given, Side, begin
from game.dino.table import HAND
from game.dino.worth import evaluate


def positions(seed: int) -> Iterator[State]:
    """Every position of a match played at random, with ready decks in turn."""
    decks = [written(deck.cards) for deck in ready_decks("dino").values()]
    chosen = {"deck0": decks[seed % len(decks)], "deck1": decks[(seed + 3) % len(decks)]}
    state = engine.start("dino", full_config("dino", {"first_player": "coin", **chosen}), seed)
    player = RandomPlayer(seed)
    while state.decision is not None:
        yield state
        engine.play(state, player.choose(state, state.decision))


@pytest.mark.parametrize("seed", range(7))
def test_some_answer_is_always_left_and_likely(seed: int) -> None:
    for state in positions(seed):
        assert state.decision is not None
        options = state.decision.options
        weights = HINTS.weigh(state, options)
        assert len(weights) == len(options)
        assert min(weights) >= 0
        assert sum(weights) > 0


@pytest.mark.parametrize("seed", range(7))
def test_what_is_likely_shows_on_the_table(seed: int) -> None:
    """Who sees only the own hand has the same first thoughts."""
    for state in positions(seed):
        assert state.decision is not None
        options = state.decision.options
        view = observe(state, state.decision.seat)
        assert HINTS.weigh(view, options) == HINTS.weigh(state, options)


def test_values_together_are_what_they_are_one_by_one() -> None:
    for state in positions(5):
        field = table.field(state, 0) + table.field(state, 1)
        for stat in ("battle", "strike", "cost", "level"):
            assert values(state, field, stat) == {
                card_id: value(state, card_id, stat) for card_id in field
            }


def test_the_worth_for_the_other_seat_is_the_opposite() -> None:
    for state in positions(6):
        assert evaluate(state, 0) == pytest.approx(-evaluate(state, 1))


def test_a_spell_left_out_changes_nothing() -> None:
    """Where a forecast says that a spell does nothing, casting it moves no other card and no
    number but its price."""
    found = 0
    for seed in range(8):
        for state in positions(seed):
            assert state.decision is not None
            for option in state.decision.options:
                if option.kind != "cast" or option.source is None:
                    continue
                card_id = int(str(option.source[1]))
                if spell_does_something(state, option.seat, card_id):
                    continue
                found += 1
                after = state.clone()
                engine.play(after, option)
                if after.decision is None or after.decision.kind != state.decision.kind:
                    continue
                assert {i: c for i, c in after.cards.items() if i != card_id} == {
                    i: c for i, c in state.cards.items() if i != card_id
                }
    assert found


def test_a_spell_that_chooses_where_nothing_is_does_nothing() -> None:
    """What it would do next speaks of the card that was not chosen."""
    given = Given(phase="pp", active=0, seats=(Side(hand=("kin_call",), pp=(3, 3)), Side()))
    state = begin(given, {})
    (card_id,) = state.zones[HAND[0]]
    assert not spell_does_something(state, 0, card_id)
    given = Given(
        phase="pp",
        active=0,
        seats=(Side(hand=("kin_call",), pp=(3, 3), field=("maiasaura",)), Side()),
    )
    state = begin(given, {})
    (card_id,) = state.zones[HAND[0]]
    assert spell_does_something(state, 0, card_id)
