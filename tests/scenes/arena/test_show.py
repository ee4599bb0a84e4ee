"""Truth first, motion after: whatever is moving, the picture comes to rest where the view says."""

import random
from pathlib import Path

import pytest

from game.core.match import HUMAN, SeatSetup
from game.core.types import Action
from game.onmyo.geometry import arenas
from scenes.arena.layout import Table, rects
from scenes.arena.picture import Picture
from scenes.arena.scene import ArenaScene
from scenes.ui.box import SHEET, Box
from tests.scenes.arena.tables import (
    ArenaPilot,
    place_of,
    placed_match,
    played_match,
    services_in,
    some_turn,
)
from tests.scenes.pilot import STEP

AGAINST_COMPUTER = (SeatSetup(HUMAN, ""), SeatSetup("adept"))
SIZES = ((1280, 720), (1920, 1080), (1600, 1200), (2560, 1440))


def submit(pilot: ArenaPilot, turn: list[Action]) -> None:
    """Carry a turn out behind the scene's back: it must catch up by itself."""
    pilot.session.submit(*turn)


@pytest.mark.parametrize("animation", ["full", "brief", "none"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_picture_catches_up_with_random_games(
    seed: int, animation: str, tmp_path: Path
) -> None:
    config = {"kirin_moves": "each", "arena": "5x5", "hidden_reserve": "no"}
    pilot = ArenaPilot(
        placed_match(seed, options=config), services_in(tmp_path, animation=animation)
    )
    rng = random.Random(seed)
    for _ in range(24):
        if pilot.session.is_over:
            break
        submit(pilot, some_turn(pilot, rng))
        pilot.tick(rng.choice((STEP, 0.2, 0.5)))
        if rng.random() < 0.4 and not pilot.session.is_over:
            pilot.shows_the_truth()
    if not pilot.session.is_over:
        pilot.shows_the_truth()


@pytest.mark.parametrize("seed", [4, 5])
def test_a_match_against_the_computer_goes_by_itself(seed: int, tmp_path: Path) -> None:
    services = services_in(tmp_path, animation_speed=2.0)
    pilot = ArenaPilot(placed_match(seed, AGAINST_COMPUTER), services)
    rng = random.Random(seed)
    for _ in range(6):
        wait_for_me(pilot)
        if pilot.session.is_over:
            return
        submit(pilot, some_turn(pilot, rng))
    wait_for_me(pilot)
    pilot.shows_the_truth()


def wait_for_me(pilot: ArenaPilot) -> None:
    for _ in range(4000):
        decision = pilot.session.view.decision
        if pilot.session.is_over or (decision is not None and decision.seat == 0):
            return
        pilot.tick(STEP)
    raise AssertionError("the computer never moved")


def test_a_resize_in_mid_animation_changes_nothing(tmp_path: Path) -> None:
    pilot = ArenaPilot(placed_match(2), services_in(tmp_path))
    rng = random.Random(2)
    for size in SIZES:
        submit(pilot, some_turn(pilot, rng))
        pilot.tick(0.15)
        pilot.resize(size)
        pilot.tick(0.15)
    pilot.settle()
    pilot.shows_the_truth()


def test_a_press_skips_what_is_being_shown(tmp_path: Path) -> None:
    pilot = ArenaPilot(played_match(2, 8), services_in(tmp_path))
    submit(pilot, some_turn(pilot, random.Random(1)))
    pilot.tick(0.05)
    assert not pilot.arena.showing.is_idle
    pilot.press((960, 456))
    pilot.release((960, 456))
    pilot.shows_the_truth()


def test_at_rest_nothing_is_drawn(tmp_path: Path) -> None:
    pilot = ArenaPilot(played_match(2, 8), services_in(tmp_path))
    pilot.settle()
    drawn = pilot.drawn
    pilot.tick(2.0)
    assert pilot.drawn == drawn


def test_the_last_turn_is_shown_again_and_leaves_no_trace(tmp_path: Path) -> None:
    pilot = ArenaPilot(played_match(2, 9), services_in(tmp_path))
    view = pilot.session.view
    pilot.key("l")
    assert pilot.arena.showing.is_replaying
    pilot.tick(0.3)
    assert pilot.arena.showing.picture.differences(view, pilot.arena.table) != []
    pilot.settle()
    assert not pilot.arena.showing.is_replaying
    assert pilot.session.view is view
    pilot.shows_the_truth()


def test_taking_back_brings_everything_back(tmp_path: Path) -> None:
    pilot = ArenaPilot(placed_match(3, AGAINST_COMPUTER), services_in(tmp_path))
    wait_for_me(pilot)
    before = pilot.session.view.clone()
    submit(pilot, some_turn(pilot, random.Random(3)))
    wait_for_me(pilot)
    pilot.settle()
    pilot.key("z", ctrl=True)
    pilot.settle()
    assert pilot.session.view.cards == before.cards
    pilot.shows_the_truth()


@pytest.mark.parametrize("name", list(arenas()))
@pytest.mark.parametrize("bottom", [0, 1])
def test_every_arena_fits_its_place_from_both_sides(name: str, bottom: int) -> None:
    table = Table(arenas()[name], bottom)
    board = rects().arena.board
    for square in table.arena.squares:
        box = table.square_box(square)
        assert board.contains((box.x, box.y))
        assert board.contains((box.right - 1, box.bottom - 1))
        assert table.square_at(table.middle(square)) == square
    own, other = (table.arena.circles[seat] for seat in (bottom, 1 - bottom))
    assert table.middle(own)[1] > table.middle(other)[1]


def test_the_parts_of_the_screens_lie_on_the_sheet_and_apart() -> None:
    arena = rects().arena
    boxes = [
        arena.board, arena.bar, arena.spent, arena.legend, arena.log, arena.turn, arena.icons,
    ]  # fmt: skip
    for side in (arena.left, arena.right):
        boxes += [side.player, side.wheel, side.hand]
    check_apart(boxes)
    setup = rects().setup
    pieces = [setup.pieces.moved(setup.piece_step * index, 0) for index in range(3)]
    around = [setup.title, setup.icons, setup.prompt, setup.undo, setup.confirm, setup.foot]
    check_apart([*around, *pieces, setup.wheel, setup.tray, setup.order])


def check_apart(boxes: list[Box]) -> None:
    for index, one in enumerate(boxes):
        assert SHEET.contains((one.x, one.y))
        assert one.right <= SHEET.right
        assert one.bottom <= SHEET.bottom
        for other in boxes[index + 1 :]:
            apart = (
                one.right <= other.x or other.right <= one.x
                or one.bottom <= other.y or other.bottom <= one.y
            )  # fmt: skip
            assert apart, (one, other)


def test_pieces_turn_clockwise_on_the_screen_from_either_side(tmp_path: Path) -> None:
    pilot = ArenaPilot(played_match(2, 8), services_in(tmp_path))
    arena: ArenaScene = pilot.arena
    plan = arena.playing.plan
    assert plan is not None
    piece = next(p for p in plan.usable_pieces() if place_of(pilot, p)[0] == "square")
    orb = next(o for o in "KBGSZ" if plan.reach_with(piece, o))
    there = plan.reach_with(piece, orb)
    assert there is not None
    route = next(r for r in there.routes if r.battle is None)
    picture: Picture = arena.showing.picture
    before = picture.pieces[piece].degrees
    submit(pilot, list(route.actions))
    seen = []
    for _ in range(240):
        pilot.tick(STEP)
        seen.append(picture.pieces[piece].degrees)
    assert seen == sorted(seen)
    assert seen[-1] - before == 90 * len(route.steps)
