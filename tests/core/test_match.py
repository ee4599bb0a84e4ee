"""A match in play: groups of actions, taking back, and where that ends."""

import pytest

from game.core import engine
from game.core.events import Announced
from game.core.match import MAX_SEED, Match, MatchSetup, SeatSetup
from game.core.serial import state_hash
from game.core.types import Action, Refusal
from tests.core.tables import an_answer, hand, new_match, question, submit_until

SEATS = (SeatSetup("human"), SeatSetup("human"))


def placings(match: Match, count: int) -> list[Action]:
    """The next `count` placings, found on a draft."""
    draft = match.state.clone()
    found = []
    for _ in range(count):
        found.append(question(draft).options[0])
        engine.play(draft, found[-1])
    return found


def test_a_match_fills_in_the_options_that_were_not_chosen() -> None:
    match = new_match(arena="7x7")
    assert match.setup.config["arena"] == "7x7"
    assert match.setup.config["summon_facing"] == "free"
    assert match.state.config == match.setup.config


@pytest.mark.parametrize(
    ("config", "said"),
    [
        ({"arena": "9x9"}, "arena cannot be '9x9'; it can be: 5x5, "),
        ({"size": "5x5"}, "onmyo has no option 'size'; it has: first_player, "),
        ({"arena": "9" * 100_000}, "arena cannot be '999999999999...9999999999999'; it can be: "),
        ({"last_loser": "2"}, "last_loser cannot be '2'; it can be: 0, 1, or nothing"),
    ],
)
def test_an_option_there_is_not(config: dict[str, str], said: str) -> None:
    with pytest.raises(ValueError, match=f"^{said}"):
        Match(MatchSetup("onmyo", config, 1, SEATS))


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1])
def test_a_seed_a_save_could_not_hold(seed: int) -> None:
    with pytest.raises(ValueError, match="the seed cannot be"):
        Match(MatchSetup("onmyo", {}, seed, SEATS))


def test_a_game_there_is_not() -> None:
    with pytest.raises(ValueError, match=r"no game .nonesuch.; there are: "):
        Match(MatchSetup("nonesuch", {}, 1, SEATS))


def test_actions_sent_together_are_one_group() -> None:
    match = new_match()
    match.submit(*placings(match, 3))
    match.submit(*placings(match, 1))
    assert match.group_sizes() == [3, 1]
    assert len(match.actions) == len(match.hashes) == 4
    assert match.hashes[-1] == state_hash(match.state)
    assert match.to_move == 0


def test_a_group_is_of_one_seat_and_not_empty() -> None:
    match = new_match()
    both = (*placings(match, 1), Action("place", 1, ("orb", "K"), ("socket", (3, 0))))
    for group in ((), both):
        with pytest.raises(ValueError, match="one seat, at least one"):
            match.submit(*group)
    assert (match.actions, match.group_sizes()) == ([], [])


def test_a_refused_first_action_leaves_no_trace() -> None:
    match = new_match()
    before = match.state.clone()
    with pytest.raises(ValueError, match="illegal action"):
        match.submit(Action("pass", 0))
    assert match.state == before
    assert match.group_sizes() == []
    assert match.undo_point(0) is None


def test_what_came_before_a_refused_action_stands() -> None:
    match = new_match()
    good = placings(match, 2)
    with pytest.raises(ValueError, match="illegal action"):
        match.submit(*good, good[0])
    assert match.actions == good
    assert match.group_sizes() == [2]


def test_check_is_the_engines() -> None:
    match = new_match()
    assert match.check(Action("pass", 0)) == Refusal("O-03", "not_asked")
    assert match.check(placings(match, 1)[0]) is None


def test_undo_takes_back_the_last_group_whole() -> None:
    match = new_match()
    match.submit(*placings(match, 2))
    before = match.state.clone()
    match.submit(*placings(match, 3))
    assert match.undo_point(0) == 2
    match.undo(0)
    assert match.state == before
    assert (len(match.actions), len(match.hashes), match.group_sizes()) == (2, 2, [2])


def test_undo_takes_back_what_the_other_did_since() -> None:
    match = submit_until(new_match(first_player="fixed"), "turn")
    before = match.state.clone()
    turn = [question(match.state).options[0]]
    match.submit(*turn)
    while question(match.state).seat == 0:
        match.submit(an_answer(match.state))
    match.submit(an_answer(match.state))
    while match.state != before:
        match.undo(0)
    assert match.state.turn == 1
    match.submit(*turn)
    assert match.actions[-1] == turn[0]


def test_nobody_goes_back_over_what_was_shown() -> None:
    match = submit_until(new_match(), "janken")
    match.submit(hand(0, "rock"))
    assert match.undo_point(0) is not None
    match.submit(hand(1, "paper"))
    assert match.undo_point(0) is None
    assert match.undo_point(1) is None
    with pytest.raises(ValueError, match="nothing to take back for seat 1"):
        match.undo(1)


def test_a_coin_is_not_thrown_again() -> None:
    match = submit_until(new_match(first_player="coin"), "turn")
    assert match.undo_point(0) is None
    assert match.undo_point(1) is None
    first = question(match.state).seat
    match.submit(question(match.state).options[0])
    assert match.undo_point(first) == len(match.actions) - 1


def test_a_piece_kept_back_stays_shown() -> None:
    options = {"hidden_reserve": "yes", "first_player": "fixed", "summon_facing": "fixed"}
    match = submit_until(new_match(**options), "turn")
    match.submit(Action("summon", 0, ("card", 0)))
    while question(match.state).seat == 0:
        match.submit(an_answer(match.state))
    assert match.undo_point(0) is None


def test_a_concession_can_be_taken_back() -> None:
    match = new_match()
    match.submit(engine.concession(1))
    assert match.to_move is None
    match.undo(1)
    assert match.to_move == 0


def test_the_opening_is_kept_for_the_screen() -> None:
    match = new_match(first_player="coin")
    assert match.opening
    assert not [event for event in match.opening if isinstance(event, Announced)]
