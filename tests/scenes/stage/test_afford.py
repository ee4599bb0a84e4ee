"""Affordances: the engine's candidates, arranged for hands."""

from game.core.types import Action, Handle, Refusal
from scenes.stage.afford import Affordances, afford

PIECE: Handle = ("card", 1)
OTHER: Handle = ("card", 2)
NEAR: Handle = ("square", "c2")
FAR: Handle = ("square", "c5")
STOP: Handle = ("button", "stop")


def move(source: Handle | None, target: Handle | None, *picks: Handle) -> Action:
    return Action("move", 0, source, target, picks)


def table() -> Affordances:
    return afford(
        [
            (move(PIECE, NEAR), None),
            (move(PIECE, FAR), Refusal("O-13", "too_far")),
            (move(OTHER, NEAR), Refusal("O-15", "own_piece")),
            (move(None, STOP), None),
        ]
    )


def test_a_source_is_usable_if_anything_is_legal() -> None:
    assert table().usable() == (PIECE,)


def test_a_hand_may_try_what_is_refused() -> None:
    assert table().can_pick_up(OTHER)
    assert not table().can_pick_up(("card", 3))


def test_open_targets_are_the_legal_ones() -> None:
    assert table().open_targets(PIECE) == (NEAR,)
    assert set(table().targets(PIECE)) == {NEAR, FAR}


def test_a_drop_gives_the_action_or_the_reason() -> None:
    assert table().sole(PIECE, NEAR) == move(PIECE, NEAR)
    refused = table().offer(PIECE, FAR)
    assert not refused.is_open
    assert refused.refusal == Refusal("O-13", "too_far")


def test_a_pair_that_means_nothing_is_silent() -> None:
    offer = table().offer(PIECE, PIECE)
    assert (offer.actions, offer.refusal) == ((), None)


def test_actions_without_source_are_buttons() -> None:
    assert table().open_targets(None) == (STOP,)


def test_several_actions_on_one_pair_leave_a_choice() -> None:
    one, two = move(PIECE, NEAR, ("orb", "K")), move(PIECE, NEAR, ("orb", "B"))
    found = afford([(one, None), (move(PIECE, NEAR), Refusal("O-13", "unpaid")), (two, None)])
    assert found.offer(PIECE, NEAR).actions == (one, two)
    assert found.offer(PIECE, NEAR).refusal is None
    assert found.sole(PIECE, NEAR) is None


def test_the_reason_of_a_whole_source() -> None:
    assert table().refusal(OTHER) == Refusal("O-15", "own_piece")
    assert table().refusal(PIECE) is None
