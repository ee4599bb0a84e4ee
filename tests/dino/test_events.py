"""What does not happen is not told either: no event for a change to what is so already."""

import pytest

from game.core.events import Marked, TrackSet, Turned
from game.core.retelling import Retelling
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


def test_a_setting_that_is_laid_beneath_another_is_told_as_such() -> None:
    state = table(
        "{seats: [{hand: [rage], field: [rex]}, {hand: [calm, calm]}]}",
        """
        rex: {}
        rage: {spell: [{do: change, cards: {of: mine}, stat: strike, to: 9}]}
        calm: {spell: [{do: change, cards: attacker, stat: strike, to: 0}]}
        """,
    )
    play(state, "{cast: rage}", "{seat: 0, phase: attack}", "{seat: 0, attack: rex, target: life}")
    before = state.clone()
    retelling = Retelling(before)
    for event in play(state, "{seat: 1, counter: calm}"):
        retelling.told(event)
    assert list(retelling.differences(state)) == []
    assert [modifier.amount for modifier in state.modifiers] == [0, 9]
