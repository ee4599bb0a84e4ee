"""The change of a state told again from its events: what the two must agree on."""

import pytest

from game.core import moves
from game.core.events import Event, Moved, Revealed, TrackSet, Turned
from game.core.retelling import Retelling
from game.core.types import Card, Modifier, Outcome, State


def table() -> State:
    state = State("any", {}, zones={"hand": (), "field": ()})
    for number in range(3):
        moves.add_card(state, number, Card(f"kind{number}", 0, "hand", shown=1))
    return state


def told(before: State, events: list[Event], after: State) -> list[str]:
    retelling = Retelling(before)
    for event in events:
        retelling.told(event)
    return retelling.differences(after)


def test_every_move_tells_all_it_does() -> None:
    before = table()
    after = before.clone()
    events: list[Event] = []
    moves.begin_phase(after, "play", events.append)
    moves.begin_turn(after, 1, events.append)
    moves.move(after, 1, "field", events.append)
    moves.turn(after, 1, 2, events.append)
    moves.mark(after, 1, "fresh", 1, events.append)
    moves.mark(after, 1, "fresh", 0, events.append)
    moves.change_kind(after, 0, "other", events.append)
    moves.reveal(after, 0, 2, events.append)
    moves.set_track(after, 1, "life", 3, events.append)
    moves.move_under(after, 2, "field", events.append)
    moves.renew(after, 1, 3, events.append)
    moves.modify(after, Modifier(1, "battle", "delta", 2, "turn_end", None), events.append)
    moves.modify(after, Modifier(2, "battle", "delta", 2, "never", None), events.append)
    moves.expire(after, lambda one: one.card == 1, events.append)
    moves.end(after, Outcome(0, "over", "X-1"), events.append)
    assert told(before, events, after) == []


def test_behind_shuffled_ids_lie_other_cards() -> None:
    before = table()
    after = before.clone()
    events: list[Event] = []
    moves.shuffle(after, "hand", events.append)
    assert told(before, events, after) == []


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Moved(0, "field", "hand"), "speaks of 'field', it was 'hand'"),
        (Turned(0, 1, 2), "speaks of 1, it was 0"),
        (Revealed(0, "kind9", 2), "speaks of 'kind9', it was 'kind0'"),
        (TrackSet(0, "life", 5, 4), "speaks of 5, it was 0"),
    ],
)
def test_an_event_that_knows_the_past_wrongly(event: Event, said: str) -> None:
    assert any(said in fault for fault in told(table(), [event], table()))


def test_a_change_nobody_told() -> None:
    after = table()
    after.zones["field"] = (0,)
    after.tracks[0, "life"] = 3
    after.cards[2] = after.cards[2]._replace(turned=1)
    after.phase = "play"
    faults = "\n".join(told(table(), [], after))
    for name in ("zones", "tracks", "card 2", "phase"):
        assert f"events tell of {name}" in faults
