"""Gestures: what a hand meant, from nothing but events, a hit test and time."""

import pygame
import pytest

from scenes.stage.gesture import (
    DOUBLE_CLICK,
    Cancelled,
    Clicked,
    DragBegan,
    Dragged,
    Dropped,
    Gesture,
    Gestures,
    Hovered,
    Point,
    Pressed,
    Wheeled,
)


def hit(at: Point) -> str | None:
    """Two things side by side, each a hundred wide, and empty table beyond."""
    return "left" if 0 <= at[0] < 100 else "right" if 100 <= at[0] < 200 else None


class Hand:
    def __init__(self) -> None:
        self.gestures = Gestures(hit, lambda pos: (float(pos[0]), float(pos[1])))
        self.done: list[Gesture[str]] = []

    def move(self, x: int) -> None:
        self._send(pygame.MOUSEMOTION, pos=(x, 50))

    def down(self, x: int, button: int = 1) -> None:
        self._send(pygame.MOUSEBUTTONDOWN, pos=(x, 50), button=button)

    def up(self, x: int) -> None:
        self._send(pygame.MOUSEBUTTONUP, pos=(x, 50), button=1)

    def wait(self, seconds: float) -> None:
        self.gestures.update(seconds)

    def _send(self, kind: int, **values: object) -> None:
        self.done += self.gestures.handle(pygame.event.Event(kind, values))

    def take(self, *kinds: type[Gesture[str]]) -> list[Gesture[str]]:
        return [gesture for gesture in self.done if isinstance(gesture, kinds)]


@pytest.fixture
def hand() -> Hand:
    return Hand()


def test_a_click_is_down_and_up_on_one_thing(hand: Hand) -> None:
    hand.down(50)
    hand.up(53)
    assert hand.take(Pressed, Clicked) == [Pressed("left", (50, 50)), Clicked("left", (53, 50))]


def test_down_here_and_up_there_is_no_click(hand: Hand) -> None:
    hand.down(97)
    hand.up(103)
    assert hand.take(Clicked, Dropped) == []


def test_a_small_tremble_is_not_a_drag(hand: Hand) -> None:
    hand.down(50)
    hand.move(56)
    assert hand.take(DragBegan) == []


def test_a_drag_has_a_source_a_way_and_an_end(hand: Hand) -> None:
    hand.down(50)
    hand.move(80)
    assert hand.gestures.in_hand == "left"
    hand.move(150)
    hand.up(150)
    assert hand.take(DragBegan) == [DragBegan("left", (50, 50), (80, 50))]
    assert hand.take(Dragged)[-1] == Dragged("left", "right", (150, 50))
    assert hand.take(Dropped) == [Dropped("left", "right", (150, 50))]
    assert hand.gestures.in_hand is None
    assert hand.take(Clicked) == []


def test_empty_table_cannot_be_dragged(hand: Hand) -> None:
    hand.down(300)
    hand.move(350)
    hand.up(350)
    assert hand.take(DragBegan, Dropped) == []
    assert hand.take(Clicked) == [Clicked(None, (350, 50))]


def test_right_click_lets_go_without_dropping(hand: Hand) -> None:
    hand.down(50)
    hand.move(150)
    hand.down(150, button=3)
    hand.up(150)
    assert hand.take(Cancelled, Dropped) == [Cancelled("left", (150, 50))]


def test_a_release_that_never_came_holds_nothing_for_ever(hand: Hand) -> None:
    hand.down(50)
    hand.move(150)
    hand.down(150)
    hand.up(150)
    assert hand.take(Cancelled, Dropped) == [Cancelled("left", (150, 50))]


def test_a_lost_window_lets_go(hand: Hand) -> None:
    hand.down(50)
    hand.move(150)
    hand._send(pygame.WINDOWFOCUSLOST)
    assert hand.take(Cancelled) == [Cancelled("left", (150, 50))]


def test_leaving_the_window_ends_the_hover_but_not_a_drag(hand: Hand) -> None:
    hand.move(50)
    hand._send(pygame.WINDOWLEAVE)
    assert [h.over for h in hand.take(Hovered) if isinstance(h, Hovered)] == ["left", None]
    hand.down(50)
    hand.move(150)
    hand._send(pygame.WINDOWLEAVE)
    assert hand.gestures.in_hand == "left"


def test_two_quick_clicks_are_a_double_click(hand: Hand) -> None:
    for _ in range(3):
        hand.down(50)
        hand.up(50)
        hand.wait(0.1)
    doubles = [click.double for click in hand.take(Clicked) if isinstance(click, Clicked)]
    assert doubles == [False, True, False]


def test_slow_clicks_stay_single(hand: Hand) -> None:
    for _ in range(2):
        hand.down(50)
        hand.up(50)
        hand.wait(DOUBLE_CLICK + 0.1)
    assert not any(c.double for c in hand.take(Clicked) if isinstance(c, Clicked))


def test_a_press_held_for_long_still_clicks_or_drags(hand: Hand) -> None:
    hand.down(50)
    hand.wait(3.0)
    hand.up(50)
    hand.down(50)
    hand.wait(3.0)
    hand.move(70)
    hand.up(150)
    assert [type(one) for one in hand.take(Clicked, DragBegan, Dropped)] == [
        Clicked,
        DragBegan,
        Dropped,
    ]


def test_hover_tells_changes_only(hand: Hand) -> None:
    for x in (10, 20, 150, 160, 400):
        hand.move(x)
    assert [h.over for h in hand.take(Hovered) if isinstance(h, Hovered)] == ["left", "right", None]


def test_a_press_without_a_move_before_it_is_where_it_is(hand: Hand) -> None:
    hand.down(150)
    assert hand.take(Pressed) == [Pressed("right", (150, 50))]


def test_the_wheel_turns_over_what_is_under_the_pointer(hand: Hand) -> None:
    hand.move(150)
    hand._send(pygame.MOUSEWHEEL, y=-2)
    assert hand.take(Wheeled) == [Wheeled("right", -2.0, (150, 50))]


def test_what_moved_under_a_resting_pointer_is_found_again(hand: Hand) -> None:
    hand.move(50)
    hand.gestures.hit = lambda _at: "new"
    assert hand.gestures.refresh() == [Hovered("new", (50, 50))]


def test_some_things_may_not_be_picked_up(hand: Hand) -> None:
    hand.gestures.can_drag = lambda handle: handle != "left"
    hand.down(50)
    hand.move(90)
    assert hand.gestures.in_hand is None
