"""What a seat may know: views, guesses, and events without what is hidden."""

from dataclasses import replace

import pytest

from game.core import engine
from game.core.events import Announced, Changed, Declared, Revealed, TrackSet
from game.core.rng import Dice
from game.core.types import HIDDEN, UNKNOWN, Action
from game.core.view import determinize, observe, redact
from tests.core.conftest import Seating
from tests.core.duel import LAY, RULES
from tests.core.tables import hand, new_match, play_until, question, started, submit_until


@pytest.mark.usefixtures("duel")
def test_a_view_hides_cards_chance_and_the_others_question() -> None:
    state = engine.start("duel", {}, 3)
    mine, theirs = observe(state, 0), observe(state, 1)
    assert [card.kind for card in mine.cards.values()] == ["1", "4", HIDDEN, HIDDEN]
    assert mine.decision == state.decision
    assert question(theirs).kind == LAY
    assert question(theirs).options == ()
    assert (mine.seat, mine.rng, theirs.rng) == (0, 0, 0)
    assert state.seat is None


@pytest.mark.usefixtures("duel")
def test_a_secret_answer_stays_with_the_seat_that_gave_it() -> None:
    state = engine.start("duel", {}, 3)
    engine.apply(state, Action(LAY, 0, ("card", 1)))
    assert observe(state, 0).agenda[-1].var("secret0") == "1"
    assert observe(state, 1).agenda[-1].var("secret0") == HIDDEN


@pytest.mark.usefixtures("duel")
def test_a_guess_is_a_whole_match_that_looks_the_same() -> None:
    state = engine.start("duel", {}, 3)
    view = observe(state, 1)
    kinds = set()
    for seed in range(20):
        guess = determinize(view, Dice(seed))
        assert observe(guess, 1) == view
        assert question(guess).options == question(state).options
        kinds.add(guess.cards[0].kind)
    assert kinds == {"1", "4"}


@pytest.mark.usefixtures("duel")
def test_secret_answers_look_alike_to_the_other_seat() -> None:
    seen = []
    for card in (0, 1):
        state = engine.start("duel", {}, 3)
        events = engine.apply(state, Action(LAY, 0, ("card", card)))
        seen.append((redact(events, state, 1), observe(state, 1)))
    assert seen[0] == seen[1]


def test_an_open_answer_is_told_to_both(seat_rules: Seating) -> None:
    seat_rules(replace(RULES, secret_kinds=lambda config: frozenset()))
    state = engine.start("duel", {}, 3)
    events = engine.apply(state, Action(LAY, 0, ("card", 1)))
    assert redact(events, state, 1) == events


def test_match_options_may_be_private(seat_rules: Seating) -> None:
    seat_rules(replace(RULES, private_config=lambda state, seat: (f"deck{1 - seat}",)))
    state = engine.start("duel", {"deck0": "a", "deck1": "b"}, 3)
    assert observe(state, 0).config == {"deck0": "a", "deck1": HIDDEN}
    assert state.config == {"deck0": "a", "deck1": "b"}


# --- onmyo: O-04 and C-1 ------------------------------------------------------------------------


def test_while_the_other_places_nothing_is_told() -> None:
    match = new_match()
    orbs = [Action("place", 0, ("orb", orb), ("socket", (0, 0))) for orb in "KB"]
    views = []
    for action in orbs:
        match = new_match()
        events = match.submit(action)
        assert match.redacted(events, 1) == []
        views.append(match.view(1))
    assert views[0] == views[1]
    assert {views[0].tracks[0, orb] for orb in "KBGSZ"} == {UNKNOWN}
    assert {views[0].cards[piece].kind for piece in (0, 1, 2)} == {HIDDEN}
    assert {views[0].cards[piece].kind for piece in (3, 4, 5)} == {"...."}


def test_all_opens_when_both_have_placed() -> None:
    state = play_until(started(), "janken")
    for seat in (0, 1):
        view = observe(state, seat)
        assert view.cards == state.cards
        assert view.tracks == state.tracks


def test_an_open_placing_is_told_as_it_happens() -> None:
    match = new_match(hidden_setup="no")
    events = match.submit(Action("place", 0, ("orb", "K"), ("socket", (0, 0))))
    assert match.redacted(events, 1) == events
    assert match.view(1).cards[0].kind == "K..."


def test_a_reserve_stays_hidden_and_the_events_do_not_give_it_away() -> None:
    """The wheels open at the end of the placing; their changes would tell what lies where."""
    match = new_match(hidden_reserve="yes", first_player="coin")
    while question(match.state).seat == 0:
        match.submit(question(match.state).options[0])
    placing = []
    draft = match.state.clone()
    while question(draft).kind == "place":
        placing.append(question(draft).options[0])
        engine.play(draft, placing[-1])
    seen = match.redacted(match.submit(*placing), 0)
    assert not [event for event in seen if isinstance(event, (Declared, TrackSet, Changed))]
    assert Announced("placements_open") in seen
    view = match.view(0)
    assert {view.cards[piece].kind for piece in (3, 4, 5)} == {HIDDEN}
    assert view.tracks == match.state.tracks  # O-37


def test_a_reserve_opens_when_it_is_summoned() -> None:
    match = submit_until(new_match(hidden_reserve="yes", first_player="fixed"), "turn")
    match.submit(Action("summon", 0, ("card", 1)))
    seen = []
    while question(match.state).seat == 0:
        seen += match.redacted(match.submit(question(match.state).options[0]), 1)
    assert [event.card for event in seen if isinstance(event, Revealed)] == [1]
    kinds = [match.view(1).cards[piece].kind for piece in (0, 1, 2)]
    assert kinds == [HIDDEN, match.state.cards[1].kind, HIDDEN]


def test_a_hand_of_janken_is_shown_when_both_have_chosen() -> None:
    match = submit_until(new_match(), "janken")
    first = match.redacted(match.submit(hand(0, "rock")), 1)
    assert first == []
    assert match.view(1).agenda[-1].var("secret0") == HIDDEN
    second = match.redacted(match.submit(hand(1, "paper")), 0)
    assert Announced("janken", (("0", "rock"), ("1", "paper"))) in second


def test_a_hand_one_cannot_see_is_guessed() -> None:
    state = play_until(started(), "janken")
    engine.play(state, hand(0, "rock"))
    guesses = [determinize(observe(state, 1), Dice(seed)) for seed in range(30)]
    hands = {guess.agenda[-1].var("secret0") for guess in guesses}
    assert hands == {"rock", "scissors", "paper"}
    for guess in guesses:
        engine.play(guess, hand(1, "rock"))
