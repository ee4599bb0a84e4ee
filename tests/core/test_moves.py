"""The only functions that change cards, zones and tracks: each changes one thing and says it."""

from collections.abc import Callable

import pytest

from game.core import moves
from game.core.events import (
    Changed,
    Ended,
    Event,
    Expired,
    Marked,
    Modified,
    Moved,
    PhaseBegan,
    Renewed,
    Revealed,
    Shuffled,
    TrackSet,
    TurnBegan,
    Turned,
)
from game.core.types import Card, Modifier, Outcome, State


@pytest.fixture
def table() -> State:
    """Three cards in the hand of seat 0, none on the field."""
    state = State("any", {}, zones={"hand": (), "field": ()})
    for number in range(3):
        moves.add_card(state, number, Card(f"kind{number}", 0, "hand", shown=1))
    return state


@pytest.fixture
def told() -> list[Event]:
    return []


def test_a_card_comes_to_the_table_once(table: State) -> None:
    assert table.zones["hand"] == (0, 1, 2)
    with pytest.raises(ValueError, match="card 1 is on the table"):
        moves.add_card(table, 1, Card("other", 0, "field"))


def test_a_move_puts_the_card_on_top(table: State, told: list[Event]) -> None:
    moves.move(table, 1, "field", told.append)
    moves.move(table, 0, "field", told.append)
    assert table.zones == {"hand": (2,), "field": (1, 0)}
    assert table.cards[1].zone == "field"
    assert told == [Moved(1, "hand", "field"), Moved(0, "hand", "field")]


def test_a_card_may_go_under_the_others(table: State, told: list[Event]) -> None:
    moves.move_under(table, 2, "hand", told.append)
    moves.move_under(table, 0, "field", told.append)
    assert table.zones == {"hand": (2, 1), "field": (0,)}
    assert told == [Moved(2, "hand", "hand", under=True), Moved(0, "hand", "field", under=True)]


@pytest.mark.parametrize(
    "change",
    [
        lambda table: moves.add_card(table, 3, Card("kind3", 0, "field")),
        lambda table: moves.move(table, 1, "field", lambda event: None),
        lambda table: moves.move_under(table, 1, "field", lambda event: None),
        lambda table: moves.change_kind(table, 1, "other", lambda event: None),
        lambda table: moves.shuffle(table, "hand", lambda event: None),
    ],
    ids=["add", "move", "move_under", "change_kind", "shuffle"],
)
def test_what_lies_where_is_derived_anew_after_a_change(
    table: State, change: Callable[[State], None]
) -> None:
    table.derived["who lies there"] = (0, 1, 2)
    change(table)
    assert not table.derived


def test_what_is_derived_is_no_part_of_a_state_nor_of_its_copy(table: State) -> None:
    other = table.clone()
    table.derived["who lies there"] = (0, 1, 2)
    assert table == other
    assert not table.clone().derived


def test_a_renewed_card_has_forgotten_all(table: State, told: list[Event]) -> None:
    moves.turn(table, 0, 1, told.append)
    moves.mark(table, 0, "level", 2, told.append)
    moves.renew(table, 0, 2, told.append)
    assert table.cards[0] == Card("kind0", 0, "hand", shown=2)
    assert told[-1] == Renewed(0, 2)


def test_lasting_changes_begin_and_end(table: State, told: list[Event]) -> None:
    strong = Modifier(0, "battle", "delta", 2, "turn_end", None)
    quick = Modifier(1, "quick", "change", 1, "match_end", None)
    moves.modify(table, strong, told.append)
    moves.modify(table, quick, told.append)
    moves.expire(table, lambda one: one.until == "turn_end", told.append)
    moves.expire(table, lambda one: one.until == "turn_end", told.append)
    assert table.modifiers == (quick,)
    assert told == [Modified(strong), Modified(quick), Expired((strong,))]


def test_a_move_within_a_zone_goes_to_its_end(table: State, told: list[Event]) -> None:
    moves.move(table, 0, "hand", told.append)
    assert table.zones["hand"] == (1, 2, 0)


def test_a_move_and_a_turn_change_nothing_else(table: State, told: list[Event]) -> None:
    moves.mark(table, 0, "fresh", 1, told.append)
    moves.turn(table, 0, 3, told.append)
    moves.move(table, 0, "field", told.append)
    assert table.cards[0] == Card("kind0", 0, "field", 3, 1, (("fresh", 1),))
    assert told[1] == Turned(0, 0, 3)


def test_a_card_gets_another_face(table: State, told: list[Event]) -> None:
    moves.change_kind(table, 2, "other", told.append)
    assert table.cards[2].kind == "other"
    assert told == [Changed(2, "kind2", "other")]


def test_what_a_seat_knew_it_still_knows(table: State, told: list[Event]) -> None:
    moves.reveal(table, 0, 2, told.append)
    assert table.cards[0].shown == moves.BOTH
    assert told == [Revealed(0, "kind0", 2)]


def test_marks_are_sorted_and_a_zero_takes_one_off(table: State, told: list[Event]) -> None:
    moves.mark(table, 0, "level", 2, told.append)
    moves.mark(table, 0, "fresh", 1, told.append)
    marks = [table.cards[0].marks]
    moves.mark(table, 0, "level", 0, told.append)
    marks.append(table.cards[0].marks)
    assert marks == [(("fresh", 1), ("level", 2)), (("fresh", 1),)]
    assert told[-1] == Marked(0, "level", 2, 0)


def test_a_number_of_a_seat(table: State, told: list[Event]) -> None:
    moves.set_track(table, 1, "life", 20, told.append)
    moves.set_track(table, 1, "life", 18, told.append)
    assert table.tracks == {(1, "life"): 18}
    assert told == [TrackSet(1, "life", 0, 20), TrackSet(1, "life", 20, 18)]


def test_a_shuffle_leaves_the_ids_and_forgets_what_was_known(
    table: State, told: list[Event]
) -> None:
    table.rng = 4
    moves.shuffle(table, "hand", told.append)
    assert table.zones["hand"] == (0, 1, 2)
    assert sorted(card.kind for card in table.cards.values()) == ["kind0", "kind1", "kind2"]
    assert [card.kind for card in table.cards.values()] != ["kind0", "kind1", "kind2"]
    assert {card.shown for card in table.cards.values()} == {0}
    assert told == [Shuffled("hand")]
    assert table.rng != 4


def test_phases_and_turns(table: State, told: list[Event]) -> None:
    moves.begin_phase(table, "attack", told.append)
    moves.begin_turn(table, 1, told.append)
    assert (table.phase, table.turn, table.active) == ("attack", 1, 1)
    assert told == [PhaseBegan("attack"), TurnBegan(1, 1)]


def test_the_first_end_stands(table: State, told: list[Event]) -> None:
    first = Outcome(0, "life_gone", "X-1")
    moves.end(table, first, told.append)
    moves.end(table, Outcome(1, "life_gone", "X-1"), told.append)
    assert table.outcome == first
    assert told == [Ended(first)]
