"""Whole games by hand: by dragging, by clicking, by keys alone; and what no gesture may do."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from game.core import engine
from game.core.serial import state_hash
from game.core.types import Action, State
from scenes.arena.asking import Command
from scenes.arena.orb_menu import Choice
from scenes.arena.plan import Stage
from tests.scenes.arena.tables import (
    ArenaPilot,
    circle_of,
    place_of,
    placed_match,
    played_match,
    services_in,
    some_turn,
    stage_of,
)

Hands = Callable[[ArenaPilot, list[Action]], None]


def press(pilot: ArenaPilot, command: Command) -> None:
    """Press the button of the bar that gives an answer."""
    bar = pilot.arena.bar
    labels = [reply.label for reply in bar.asking.replies if reply.command is command]
    assert labels, f"no button for {command}: {bar.asking}"
    button = next(one for one in bar.children if one.label == labels[0])
    pilot.click(button.box.center)


# --- three kinds of hands; each plays the answers of one whole turn


def by_dragging(pilot: ArenaPilot, turn: list[Action]) -> None:
    first = turn[0]
    if first.kind == "move":
        piece, orb, goal = walk_of(pilot, turn)
        pilot.click_spot(("orb", orb))
        pilot.drag_spots(place_of(pilot, piece), ("square", goal))
    elif first.kind == "summon":
        assert first.source is not None
        pilot.drag_spots(place_of(pilot, int(str(first.source[1]))), circle_of(pilot, first.seat))
        pay(pilot, turn, lambda orb: pilot.drag_spots(("orb", orb), circle_of(pilot, first.seat)))
    answer_the_rest(pilot, turn)


def by_clicking(pilot: ArenaPilot, turn: list[Action]) -> None:
    first = turn[0]
    if first.kind == "move":
        piece, orb, goal = walk_of(pilot, turn)
        pilot.click_spot(place_of(pilot, piece))
        pilot.click_spot(("orb", orb))
        pilot.click_spot(("square", goal))
    elif first.kind == "summon":
        assert first.source is not None
        pilot.click_spot(place_of(pilot, int(str(first.source[1]))))
        pay(pilot, turn, lambda orb: pilot.click_spot(("orb", orb)))
    answer_the_rest(pilot, turn)


def by_keys(pilot: ArenaPilot, turn: list[Action]) -> None:
    first = turn[0]
    if first.kind == "move":
        piece, orb, goal = walk_of(pilot, turn)
        go_to(pilot, place_of(pilot, piece))
        pilot.key("return")
        pilot.key(str("KBGSZ".index(orb) + 1))
        go_to(pilot, ("square", goal))
        pilot.key("return")
    elif first.kind == "summon":
        assert first.source is not None
        go_to(pilot, place_of(pilot, int(str(first.source[1]))))
        pilot.key("return")
        pay(pilot, turn, lambda orb: pilot.key(str("KBGSZ".index(orb) + 1)))
    answer_the_rest(pilot, turn, by_key=True)


def walk_of(pilot: ArenaPilot, turn: list[Action]) -> tuple[int, str, str]:
    """Piece, orb and a square at random that the move may end on."""
    first = turn[0]
    assert first.source is not None
    assert first.target is not None
    piece, orb = int(str(first.source[1])), str(first.target[1])
    plan = pilot.arena.playing.plan
    assert plan is not None
    there = plan.reach_with(piece, orb)
    assert there is not None
    goals = [square for square in there.squares() if square != there.routes[0].start]
    return piece, orb, random.Random(len(pilot.session.history)).choice(goals)


def pay(pilot: ArenaPilot, turn: list[Action], give: Callable[[str], None]) -> None:
    for action in turn:
        if action.kind == "pay":
            assert stage_of(pilot) is Stage.PAY
            assert action.source is not None
            give(str(action.source[1]))


def answer_the_rest(pilot: ArenaPilot, turn: list[Action], *, by_key: bool = False) -> None:
    """Carry out what is chosen, facing, kirin's step and suzaku's return included."""
    before = pilot.session.view
    for _ in range(6):
        if pilot.session.view is not before:
            return
        stage = stage_of(pilot)
        plan = pilot.arena.playing.plan
        assert plan is not None
        if stage is Stage.FACE:
            pilot.key("r")
        if stage is Stage.RETURN:
            press(pilot, random.Random(len(turn)).choice([Command.COME_BACK, Command.STAY]))
        elif stage is Stage.STEP and plan.route is None:
            press(pilot, Command.STOP)
        elif by_key:
            pilot.scene.focus_scope.focus(None)
            pilot.key("return")
        else:
            press(pilot, Command.CONFIRM)


def go_to(pilot: ArenaPilot, spot: tuple[str, str | int]) -> None:
    """Walk with Tab until the place has the keyboard."""
    for _ in range(90):
        focused = pilot.scene.focus_scope.focused
        if getattr(focused, "handle", None) == spot:
            return
        pilot.key("tab")
    raise AssertionError(f"the keyboard cannot reach {spot}")


# --- the games


@pytest.mark.parametrize("hands", [by_dragging, by_clicking, by_keys])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_by_hand(hands: Hands, seed: int, tmp_path: Path) -> None:
    services = services_in(
        tmp_path, animation="none", board_side="turning" if seed == 2 else "fixed"
    )
    config = {"kirin_moves": "each", "arena": "5x6"} if seed == 2 else {}
    pilot = ArenaPilot(placed_match(seed, options=config), services)
    rng = random.Random(seed)
    for _ in range(30):
        if pilot.session.is_over or pilot.session.view.turn > 26:
            break
        before = len(pilot.session.match.actions)
        turn = pilot.session.view.turn
        hands(pilot, some_turn(pilot, rng))
        assert len(pilot.session.match.actions) > before, f"turn {turn} was not carried out"
        if not pilot.session.is_over:
            pilot.settle()
            pilot.shows_the_truth()
    assert pilot.session.view.turn > 10 or pilot.session.is_over


def truth(pilot: ArenaPilot) -> str:
    return state_hash(pilot.session.match.state)


@pytest.mark.parametrize("seed", range(3))
def test_drops_never_touch_the_match_before_they_are_confirmed(seed: int, tmp_path: Path) -> None:
    pilot = ArenaPilot(played_match(seed, 10), services_in(tmp_path, animation="none"))
    rng = random.Random(seed)
    squares = pilot.arena.table.arena.squares
    refused = planned = 0
    for _ in range(90):
        if pilot.session.is_over:
            break
        before = truth(pilot)
        piece = rng.choice(
            [p for p, c in pilot.session.view.cards.items() if c.owner == seat(pilot)]
        )
        if rng.random() < 0.4:
            pilot.click_spot(("orb", rng.choice("KBGSZ")))
        pilot.drag_spots(place_of(pilot, piece), ("square", rng.choice(squares)))
        close_menu(pilot)
        assert truth(pilot) == before
        plan = pilot.arena.playing.plan
        assert plan is not None
        refused += pilot.arena.playing.refusal is not None
        planned += plan.route is not None
        pilot.key("escape")
        pilot.key("escape") if not plan.is_untouched else None
        assert plan.is_untouched
        pilot.shows_the_truth()
        if rng.random() < 0.1:
            by_clicking(pilot, some_turn(pilot, rng))
            pilot.settle()
    assert refused > 10
    assert planned > 3


def seat(pilot: ArenaPilot) -> int:
    plan = pilot.arena.playing.plan
    assert plan is not None
    return plan.seat


def close_menu(pilot: ArenaPilot) -> None:
    """A drop that several orbs would carry out asks which."""
    while pilot.scene.focus_scope.root is not pilot.scene.ui:
        pilot.key("escape")


def test_a_refusal_says_why_with_its_clause(tmp_path: Path) -> None:
    pilot = ArenaPilot(placed_match(3), services_in(tmp_path, animation="none"))
    pilot.drag_spots(("card", 0), ("square", "c3"))
    assert pilot.arena.playing.refusal is not None
    assert pilot.says("先に召喚してください")
    assert pilot.says("O-13")
    assert "refuse" in pilot.said()


def test_cancelling_a_payment_leaves_no_trace(tmp_path: Path) -> None:
    pilot = ArenaPilot(placed_match(4), services_in(tmp_path, animation="none"))
    view: State = pilot.session.view
    kept = view.clone()
    pilot.drag_spots(("card", 1), circle_of(pilot, 0))
    assert stage_of(pilot) is Stage.PAY
    plan = pilot.arena.playing.plan
    assert plan is not None
    pilot.click_spot(("orb", plan.usable_orbs()[0]))
    assert stage_of(pilot) is Stage.FACE
    press(pilot, Command.CANCEL)
    assert plan.is_untouched
    assert pilot.session.view is view
    assert view == kept
    assert pilot.arena.playing.moved() == {}
    pilot.shows_the_truth()


def test_a_paid_orb_can_be_taken_back(tmp_path: Path) -> None:
    pilot = ArenaPilot(placed_match(4), services_in(tmp_path, animation="none"))
    pilot.click_spot(("card", 1))
    plan = pilot.arena.playing.plan
    assert plan is not None
    pilot.click_spot(("orb", plan.usable_orbs()[0]))
    assert len(plan.spent) == 1
    pilot.click_spot(("spent", 0))
    assert plan.spent == ""
    assert stage_of(pilot) is Stage.PAY


def test_a_piece_may_come_back_by_a_square_that_is_chosen_first(tmp_path: Path) -> None:
    pilot = ArenaPilot(played_match(3, 12), services_in(tmp_path, animation="none"))
    plan = pilot.arena.playing.plan
    assert plan is not None
    piece, orb, through = next(
        (piece, orb, route.squares[0])
        for piece in plan.usable_pieces()
        for orb in "KBGSZ"
        for there in [plan.reach_with(piece, orb)]
        for route in (there.routes if there else ())
        if route.goal == route.start
    )
    home = place_of(pilot, piece)
    pilot.click_spot(home)
    pilot.click_spot(("orb", orb))
    pilot.click_spot(("square", through))
    pilot.click_spot(home)
    assert plan.route is not None
    assert plan.route.squares == (through, home[1])
    press(pilot, Command.CONFIRM)
    assert pilot.session.view.cards[piece].zone == home[1]


def test_the_engine_would_have_allowed_every_planned_turn(tmp_path: Path) -> None:
    pilot = ArenaPilot(placed_match(6), services_in(tmp_path, animation="none"))
    rng = random.Random(6)
    for _ in range(12):
        if pilot.session.is_over:
            break
        state = pilot.session.match.state.clone()
        by_clicking(pilot, some_turn(pilot, rng))
        pilot.settle()
        for happening in pilot.session.history[-1:]:
            for action in happening.actions:
                assert engine.check(state, action) is None
                engine.play(state, action)


def test_without_confirming_a_drop_is_the_move(tmp_path: Path) -> None:
    services = services_in(tmp_path, animation="none", confirm_moves=False)
    pilot = ArenaPilot(played_match(3, 12), services)
    turn = next(
        turn
        for turn in (some_turn(pilot, random.Random(seed)) for seed in range(40))
        if turn[0].kind == "move"
    )
    piece, orb, goal = walk_of(pilot, turn)
    before = len(pilot.session.match.actions)
    pilot.click_spot(("orb", orb))
    pilot.drag_spots(place_of(pilot, piece), ("square", goal))
    assert len(pilot.session.match.actions) > before or stage_of(pilot) is Stage.RETURN


def test_several_orbs_that_lead_to_a_square_are_offered(tmp_path: Path) -> None:
    pilot = ArenaPilot(played_match(3, 14), services_in(tmp_path, animation="none"))
    plan = pilot.arena.playing.plan
    assert plan is not None
    piece, square = next(
        (piece, square)
        for piece in plan.usable_pieces()
        if place_of(pilot, piece)[0] == "square"
        for square in pilot.arena.table.arena.squares
        if len(plan.orbs_to(piece, square)) > 1
    )
    pilot.drag_spots(place_of(pilot, piece), ("square", square))
    choices = pilot.widgets(Choice)
    assert [choice.orb for choice in choices] == list(plan.orbs_to(piece, square))
    pilot.click(choices[-1])
    assert plan.orb == choices[-1].orb
    assert plan.route is not None
    assert plan.route.goal == square


def test_an_orb_dropped_on_a_piece_chooses_both(tmp_path: Path) -> None:
    pilot = ArenaPilot(played_match(3, 14), services_in(tmp_path, animation="none"))
    plan = pilot.arena.playing.plan
    assert plan is not None
    piece = next(p for p in plan.usable_pieces() if place_of(pilot, p)[0] == "square")
    orb = next(o for o in "KBGSZ" if plan.reach_with(piece, o))
    pilot.drag_spots(("orb", orb), place_of(pilot, piece))
    assert (plan.piece, plan.orb) == (piece, orb)
    marked = pilot.arena.playing.marks().near
    assert marked


def test_a_chosen_orb_marks_the_pieces_that_can_use_it(tmp_path: Path) -> None:
    pilot = ArenaPilot(played_match(3, 14), services_in(tmp_path, animation="none"))
    plan = pilot.arena.playing.plan
    assert plan is not None
    orb = plan.usable_orbs()[0]
    pilot.click_spot(("orb", orb))
    zones = {pilot.session.view.cards[piece].zone for piece in plan.usable_pieces()}
    assert pilot.arena.playing.marks().faint == zones
