"""Who gets an event: pointer capture, focus by Tab and arrows, what is gone holds nothing."""

import pygame
import pytest

from scenes.ui.box import Box
from scenes.ui.button import Button
from scenes.ui.label import Label
from scenes.ui.widget import Cursor, Widget
from tests.scenes.pilot import Pilot
from tests.scenes.ui.conftest import Bare, MakeStage


def grid() -> list[Widget]:
    """Three columns and two rows, in reading order, under a label."""
    boxes = [Box(100 + 250 * x, 200 + 120 * y, 200, 64) for y in range(2) for x in range(3)]
    buttons: list[Widget] = [Button(box, str(index)) for index, box in enumerate(boxes)]
    return [Label(Box(100, 100, 400, 40), "Pick one"), *buttons]


@pytest.fixture
def pilot(stage: MakeStage) -> Pilot:
    return stage(grid)


def focused(pilot: Pilot) -> str:
    widget = pilot.scene.focus_scope.focused
    return widget.label if widget is not None else ""


def test_tab_goes_round_in_reading_order(pilot: Pilot) -> None:
    seen = []
    for _ in range(7):
        pilot.key("tab")
        seen.append(focused(pilot))
    assert seen == ["0", "1", "2", "3", "4", "5", "0"]
    pilot.key("tab", shift=True)
    assert focused(pilot) == "5"


def test_arrows_go_to_the_neighbour_and_stop_at_the_edge(pilot: Pilot) -> None:
    pilot.key("down")
    assert focused(pilot) == "0"
    for key, expected in [("right", "1"), ("down", "4"), ("left", "3"), ("left", "3"), ("up", "0")]:
        pilot.key(key)
        assert focused(pilot) == expected


def test_left_and_right_stay_in_the_row_before_they_leave_it(stage: MakeStage) -> None:
    boxes = {"here": (100, 500), "far along": (1500, 500), "near above": (360, 400)}
    pilot = stage(lambda: [Button(Box(x, y, 200, 64), name) for name, (x, y) in boxes.items()])
    for expected in ("here", "far along"):
        pilot.key("right")
        assert focused(pilot) == expected


def test_a_click_moves_the_focus_without_a_ring(pilot: Pilot) -> None:
    pilot.key("tab")
    assert pilot.scene.focus_scope.shows_focus
    pilot.click("4")
    assert focused(pilot) == "4"
    assert not pilot.scene.focus_scope.shows_focus


def test_a_press_beside_leaves_the_keyboard_where_it_was(pilot: Pilot) -> None:
    pilot.key("tab")
    pilot.click((1800, 1000))
    assert focused(pilot) == "0"
    assert not pilot.scene.focus_scope.shows_focus


def test_a_disabled_widget_is_left_out(pilot: Pilot) -> None:
    pilot.widget("1").disable("Not now.")
    pilot.key("tab")
    pilot.key("tab")
    assert focused(pilot) == "2"


def test_a_widget_that_has_become_useless_bears_no_ring(pilot: Pilot) -> None:
    pilot.key("tab")
    ringed = pilot.surface.copy()
    pilot.widget("0").disable("Not now.")
    pilot.tick(1.0)
    place = pilot.services.frame.rect(*pilot.widget("0").box.inset(-6.0))
    spot = (place.left + 3, place.centery)
    assert pilot.surface.get_at(spot) != ringed.get_at(spot)
    assert not pilot.says("Not now.")


def test_where_the_keyboard_merely_starts_return_only_shows_it(stage: MakeStage) -> None:
    pressed: list[str] = []
    box = Box(100, 100, 200, 64)
    pilot = stage(lambda: [Button(box, "0", lambda: pressed.append("0"))])
    button = pilot.widget("0")
    button.needs_ring = True
    pilot.scene.focus_scope.focus(button)
    pilot.key("return")
    assert pressed == []
    pilot.key("right")
    assert pilot.scene.focus_scope.shows_focus
    pilot.key("return")
    assert pressed == ["0"]


def test_tab_passes_what_arrows_come_to(pilot: Pilot) -> None:
    pilot.widget("1").tab_stop = False
    pilot.key("tab")
    pilot.key("tab")
    assert focused(pilot) == "2"
    pilot.key("left")
    assert focused(pilot) == "1"


def test_a_lane_is_met_by_up_and_down_wherever_the_thing_stands_on_it(stage: MakeStage) -> None:
    boxes = (Box(100, 100, 60, 60), Box(1200, 300, 60, 60), Box(100, 500, 60, 60))
    pilot = stage(lambda: [Button(box, str(i)) for i, box in enumerate(boxes)])
    pilot.widget("1").lane = Box(80, 280, 1300, 100)
    pilot.key("tab")
    met = []
    for key in ("down", "down", "up", "up"):
        pilot.key(key)
        met.append(focused(pilot))
    assert met == ["1", "2", "1", "0"]


def test_the_keyboard_stays_within_its_reach(pilot: Pilot) -> None:
    pilot.scene.focus_scope.reach = lambda widget: widget.label in ("0", "4")
    met = []
    for _ in range(3):
        pilot.key("tab")
        met.append(focused(pilot))
    assert met == ["0", "4", "0"]


def test_what_no_widget_wants_goes_to_the_scene(pilot: Pilot) -> None:
    scene = pilot.scene
    assert isinstance(scene, Bare)
    pilot.click((1500, 900))
    kinds = [event.type for event in scene.left_over]
    assert kinds == [pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP]
    scene.left_over.clear()
    pilot.click("3")
    assert [event.type for event in scene.left_over] == [pygame.MOUSEMOTION]


def test_a_label_lets_the_pointer_through(pilot: Pilot) -> None:
    scene = pilot.scene
    assert isinstance(scene, Bare)
    pilot.click("Pick one")
    assert pygame.MOUSEBUTTONDOWN in [event.type for event in scene.left_over]


def test_a_drag_that_began_on_a_widget_stays_there(pilot: Pilot) -> None:
    scene = pilot.scene
    assert isinstance(scene, Bare)
    pilot.press("0")
    scene.left_over.clear()
    pilot.move((1500, 900))
    pilot.release((1500, 900))
    assert scene.left_over == []


def test_a_widget_that_is_gone_holds_nothing(pilot: Pilot) -> None:
    pilot.key("tab")
    pilot.press("0")
    pilot.scene.ui.remove(pilot.widget("0"))
    pilot.release((1500, 900))
    pilot.key("return")
    assert focused(pilot) == ""


def test_a_hidden_widget_is_not_there(pilot: Pilot) -> None:
    pilot.widget("0").visible = False
    pilot.key("tab")
    assert focused(pilot) == "1"


def test_esc_belongs_to_the_scene(pilot: Pilot) -> None:
    scene = pilot.scene
    assert isinstance(scene, Bare)
    pilot.key("escape")
    assert scene.escapes == 1


def test_rebuilding_keeps_the_focus_at_its_place(pilot: Pilot) -> None:
    pilot.key("tab")
    pilot.key("tab")
    pilot.services.change_settings(text_size=120.0)
    assert focused(pilot) == "1"
    assert pilot.scene.frame.text_scale == 1.2


def test_the_pointer_says_what_a_press_would_do(pilot: Pilot) -> None:
    shapes = [pilot.scene.cursor]
    pilot.move("0")
    shapes.append(pilot.scene.cursor)
    pilot.widget("0").disable("Not now.")
    shapes.append(pilot.scene.cursor)
    pilot.move("1")
    pilot.scene.ask("Leave?", "", yes="Yes", no="No", on_yes=lambda: None)
    shapes.append(pilot.scene.cursor)
    assert shapes == [Cursor.ARROW, Cursor.HAND, Cursor.ARROW, Cursor.ARROW]
