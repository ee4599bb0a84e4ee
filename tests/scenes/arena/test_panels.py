"""The panels beside the board show who plays, whichever side that is."""

from pathlib import Path

import pytest

from game.core.match import HUMAN, SeatSetup
from scenes.games import look
from scenes.people import emblem_of
from tests.scenes.arena.tables import ArenaPilot, placed_match, services_in

PERSON = SeatSetup(HUMAN, "")


@pytest.mark.parametrize("level", ["novice", "adept", "expert", "master"])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_crest_is_that_of_who_plays(seat: int, level: str, tmp_path: Path) -> None:
    other = SeatSetup(level)
    seats = (other, PERSON) if seat == 0 else (PERSON, other)
    pilot = ArenaPilot(placed_match(seats=seats), services_in(tmp_path))
    shown = {player.seat: player.emblem for player in pilot.arena.reading.desk().players}
    assert shown[seat] == emblem_of(level, "onmyo", seat)
    assert shown[1 - seat] == look("onmyo").crest(1 - seat)
    assert shown[0] != shown[1]
