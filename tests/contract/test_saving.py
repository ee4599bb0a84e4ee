"""Saving and resuming in the middle of everything; taking back and doing again."""

import json

from game.core import engine, replay
from game.core.match import Match
from game.core.rng import Dice, below
from game.core.serial import from_plain, to_plain
from game.core.types import Action
from tests.contract.gathering import Values, any_action, every_table, new_match

UNDO_ODDS = 12
SAVE_ODDS = 150


def a_group(match: Match, dice: Dice) -> list[Action]:
    """One to four actions of the seat to move, as a screen sends a whole turn."""
    draft = match.state.clone()
    assert draft.decision is not None
    seat, group = draft.decision.seat, []
    for _ in range(1 + below(dice, 4)):
        if draft.decision is None or draft.decision.seat != seat:
            break
        group.append(any_action(draft, dice))
        engine.play(draft, group[-1])
    return group


@every_table()
def test_saved_and_resumed_at_every_stop_it_goes_on_alike(
    game: str, config: Values, seed: int
) -> None:
    dice = Dice(seed)
    state = engine.start(game, config, seed)
    while state.decision is not None:
        resumed = from_plain(json.loads(json.dumps(to_plain(state))))
        action = any_action(state, dice)
        assert engine.play(resumed, action) == engine.play(state, action)
        assert resumed == state
        state = resumed


@every_table()
def test_what_is_taken_back_and_done_again_is_the_same(
    game: str, config: Values, seed: int
) -> None:
    dice = Dice(seed)
    match = new_match(game, config, seed)
    while match.to_move is not None:
        before, group = match.state.clone(), a_group(match, dice)
        done = len(match.actions)
        match.submit(*group)
        seat, after = group[0].seat, match.state.clone()
        if below(dice, UNDO_ODDS) == 0 and match.undo_point(seat) is not None:
            assert match.undo_point(seat) == done
            match.undo(seat)
            assert match.state == before
            match.submit(*group)
            assert match.state == after


@every_table()
def test_a_save_replays_to_the_same_match(game: str, config: Values, seed: int) -> None:
    dice = Dice(seed)
    match = new_match(game, config, seed)
    while match.to_move is not None:
        if below(dice, SAVE_ODDS) == 0:
            assert_replays(match)
        match.submit(*a_group(match, dice))
    assert_replays(match)


def assert_replays(match: Match) -> None:
    text = replay.save(match, {"note": "later"})
    loaded, notes = replay.load(text, "save")
    assert loaded.state == match.state
    assert [loaded.undo_point(seat) for seat in (0, 1)] == [match.undo_point(s) for s in (0, 1)]
    assert replay.save(loaded, notes) == text
