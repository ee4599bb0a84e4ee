"""What does not happen is not told either: no event for a change to what is so already."""

import pytest

from game.core.events import Marked, TrackSet, Turned
from tests.dino.tables import play, table

CARDS = """
rex: {}
rouse: {spell: [{do: awake, cards: {of: mine}}]}
lull: {spell: [{do: make_dormant, cards: {of: mine}}]}
peak: {spell: [{do: level, cards: {of: mine}, to: 1}]}
feed: {spell: [{do: track, track: pp, by: 3}]}
"""


@pytest.mark.parametrize(
    ("spell", "state"), [("rouse", "awake"), ("lull", "dormant"), ("peak", "awake")]
)
def test_a_dinosaur_that_is_so_already_is_not_made_so_again(spell: str, state: str) -> None:
    given = f"{{seats: [{{hand: [{spell}], field: [{{card: rex, state: {state}}}]}}]}}"
    events = play(table(given, CARDS), f"{{seat: 0, cast: {spell}}}")
    assert [event for event in events if isinstance(event, (Turned, Marked))] == []


def test_pp_that_cannot_rise_are_not_raised() -> None:
    state = table("{seats: [{hand: [feed], pp: [2, 2]}]}", CARDS)
    events = play(state, "{seat: 0, cast: feed}")
    assert [event for event in events if isinstance(event, TrackSet)] == []
