"""Senseless play: whatever is done to the table, it stands, and the rules are kept."""

from pathlib import Path

import pytest

from scenes.cards_table.scene import CardTableScene
from tests.scenes.cards_table.tables import ALONE, PEOPLE, Seats, pilot_of, played_match
from tests.scenes.monkey import monkey

KEYS = (
    *("tab", "return", "space", "left", "right", "up", "down", "escape", "a", "e", "p", "l"),
    *("m", "t", "h", "z", "1", "2", "3", "4", "9"),
)


@pytest.mark.parametrize("animation", ["full", "none"])
@pytest.mark.parametrize("seats", [ALONE, PEOPLE])
@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_a_hand_does_breaks_the_table(
    seed: int, seats: Seats, animation: str, tmp_path: Path
) -> None:
    pilot = pilot_of(tmp_path, played_match(seed, 5, seats), animation=animation)
    monkey(pilot, seed=seed, events=400, keys=KEYS)
    pilot.tick(1.0)
    for _ in range(20):
        if isinstance(pilot.scene, CardTableScene):
            break
        pilot.key("escape")
        pilot.key("return")
        pilot.tick(1.0)
