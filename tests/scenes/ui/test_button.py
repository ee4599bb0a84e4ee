"""Buttons: pressed by hand, by key, by shortcut; not while they are disabled."""

import pygame
import pytest

from scenes.ui.box import Box
from scenes.ui.button import Button, IconButton
from scenes.ui.widget import Widget
from tests.scenes.pilot import STEP, Pilot
from tests.scenes.ui.conftest import MakeStage

ONE, TWO = Box(100, 100, 300, 64), Box(100, 200, 300, 64)


@pytest.fixture
def pressed() -> list[str]:
    return []


@pytest.fixture
def pilot(stage: MakeStage, pressed: list[str]) -> Pilot:
    def widgets() -> list[Widget]:
        return [
            Button(ONE, "one", lambda: pressed.append("one"), shortcut=pygame.K_F1),
            Button(TWO, "two", lambda: pressed.append("two"), enabled=False, reason="Not yet."),
        ]

    return stage(widgets)


def test_a_click_presses(pilot: Pilot, pressed: list[str]) -> None:
    pilot.click("one")
    assert pressed == ["one"]
    assert pilot.said() == ["select"]


def test_letting_go_elsewhere_does_not_press(pilot: Pilot, pressed: list[str]) -> None:
    pilot.press("one")
    pilot.release((900, 900))
    assert pressed == []


def test_another_button_of_the_mouse_does_not_press(pilot: Pilot, pressed: list[str]) -> None:
    pilot.click("one", button=pygame.BUTTON_RIGHT)
    assert pressed == []


@pytest.mark.parametrize("key", ["return", "space"])
def test_keys_press_what_has_the_focus(pilot: Pilot, pressed: list[str], key: str) -> None:
    pilot.key("tab")
    pilot.key(key)
    assert pressed == ["one"]


def test_a_shortcut_presses_without_focus(pilot: Pilot, pressed: list[str]) -> None:
    pilot.key("f1")
    assert pressed == ["one"]
    pilot.key("f1", ctrl=True)
    assert pressed == ["one"]


def test_a_disabled_button_says_why(pilot: Pilot, pressed: list[str]) -> None:
    pilot.click("two")
    pilot.tick(1.0)
    assert "Not yet." not in pilot.texts(), "a press is not talked over"
    pilot.move((900, 900))
    pilot.tick(0.1)
    pilot.move("two")
    pilot.tick(1.0)
    assert pressed == []
    assert "Not yet." in pilot.texts()


def test_the_hover_light_comes_and_goes(pilot: Pilot) -> None:
    button = pilot.widget("one")
    pilot.move("one")
    pilot.tick(STEP)
    assert 0.0 < button.glow < 1.0
    pilot.settle()
    assert button.glow == 1.0
    pilot.move((900, 900))
    pilot.settle()
    assert button.glow == 0.0


def test_an_icon_button_is_named_by_its_tooltip(stage: MakeStage) -> None:
    pilot = stage(lambda: [IconButton(Box(10, 10, 54, 54), "cog", "Settings")])
    pilot.move("Settings")
    pilot.tick(1.0)
    assert pilot.texts() == ["Settings", "Settings"]


def test_nothing_is_drawn_while_nothing_changes(pilot: Pilot) -> None:
    pilot.settle()
    drawn = pilot.drawn
    pilot.tick(2.0)
    assert pilot.drawn == drawn
