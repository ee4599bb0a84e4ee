"""Taking back in dino: nobody goes back over what was hidden and has been seen."""

from game.core.game_data import full_config
from game.core.match import HUMAN, Match, MatchSetup, SeatSetup
from game.core.types import Action


def begun() -> Match:
    """A match in its first PP phase, seat 0 having begun."""
    config = full_config("dino", {"first_player": "fixed"})
    match = Match(MatchSetup("dino", config, 5, (SeatSetup(HUMAN), SeatSetup(HUMAN))))
    for seat in (0, 1):
        match.submit(Action("redraw", seat, None, ("button", "done")))
    return match


def test_a_turn_that_only_passed_time_can_be_taken_back_by_its_player() -> None:
    match = begun()
    match.submit(Action("to_attack", 0))
    assert match.undo_point(0) == 2
    match.undo(0)
    assert match.state.phase == "pp"


def test_nobody_goes_back_over_a_draw_of_their_own() -> None:
    match = begun()
    match.submit(Action("end_turn", 0))
    assert match.undo_point(0) == 2  # seat 1 has drawn three cards that seat 0 does not see
    match.submit(Action("end_turn", 1))
    assert match.undo_point(0) is None  # now it has drawn one itself
    assert match.undo_point(1) == 3


def test_nobody_goes_back_over_a_card_the_other_has_shown() -> None:
    match = begun()
    match.submit(Action("end_turn", 0))
    decision = match.state.decision
    assert decision is not None
    match.submit(next(one for one in decision.options if one.kind in ("summon", "cast")))
    assert match.undo_point(0) is None
