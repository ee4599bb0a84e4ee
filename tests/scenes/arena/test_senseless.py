"""Whatever keys and clicks come, no screen of onmyo fails, and none is left holding something."""

from pathlib import Path

import pytest

from game.core.match import HUMAN, Match, SeatSetup
from scenes.course import scene_now
from scenes.scene import Scene
from scenes.services import Services
from tests.scenes.arena.tables import new_match, placed_match, played_match, services_in, session_of
from tests.scenes.monkey import KEYS, monkey
from tests.scenes.pilot import Pilot

AGAINST_COMPUTER = (SeatSetup(HUMAN, "🐉"), SeatSetup("novice"))
TABLES = {
    "set-up": lambda: new_match(seats=AGAINST_COMPUTER),
    "open set-up": lambda: new_match(options={"hidden_setup": "no", "arena": "7x7"}),
    "handicap": lambda: placed_match(3, options={"handicap": "orb_aside"}),
    "arena": lambda: played_match(4, 9),
}


@pytest.mark.parametrize("table", TABLES)
def test_senseless_play_breaks_nothing(table: str, tmp_path: Path) -> None:
    match: Match = TABLES[table]()

    def scene(services: Services) -> Scene:
        return scene_now(session_of(match, services), services)

    pilot = Pilot(scene, services_in(tmp_path, display_language="en", animation="brief"))
    monkey(pilot, seed=51, events=350, keys=(*KEYS, "r", "l", "2", "3", "4"))
    pilot.settle()
