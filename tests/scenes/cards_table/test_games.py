"""Whole games by hand: by dragging, by clicking, by keys alone."""

from pathlib import Path

import pytest

from game.core import engine
from game.core.rng import Dice
from tests.scenes.cards_table.hands import Hands, by_clicking, by_dragging, by_keys
from tests.scenes.cards_table.tables import busy, new_match, pilot_of, truth


@pytest.mark.parametrize("hands", [by_dragging, by_clicking, by_keys])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_is_played_by(hands: Hands, seed: int, tmp_path: Path) -> None:
    pilot = pilot_of(tmp_path, new_match(seed))
    dice = Dice(seed)
    for _ in range(500):
        pilot.wait()
        if pilot.session.is_over:
            break
        before = len(pilot.session.match.actions)
        action = busy(engine.legal(truth(pilot)), dice)
        hands(pilot, action)
        pilot.confirm_dialog()
        done = pilot.session.match.actions
        assert len(done) > before, f"{action} was not carried out: {pilot.texts()}"
        assert action in done[before:], (action, done[before:])
    assert pilot.session.is_over
