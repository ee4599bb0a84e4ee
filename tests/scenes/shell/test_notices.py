"""Notices lie where they cover nothing that has to be read or pressed, and go when pressed."""

from pathlib import Path
from typing import cast

import pygame
import pytest

from game.texts import Texts
from scenes import shots
from scenes.draw.text import text_size
from scenes.headless import headless_services
from scenes.manager import Manager
from scenes.scene import Scene
from scenes.storage.claim import claim
from scenes.title.scene import STAGE
from scenes.ui.box import SHEET, Box
from scenes.ui.list_view import ListView
from scenes.ui.widget import Widget
from scenes.wish import ShotWish
from tests.scenes.conftest import MakePilot
from tests.scenes.shell.support import screen

SCREENS = [
    ("title", "onmyo"),
    ("lobby", "onmyo"),
    ("lobby", "dino"),
    ("settings", "onmyo"),
    ("curtain", "onmyo"),
    ("janken", "onmyo"),
    ("coin", "onmyo"),
    ("result", "dino"),
    ("result-pair", "onmyo"),
    ("pause", "dino"),
    ("setup", "onmyo"),
    ("arena", "onmyo"),
    ("table", "dino"),
]


def opened(name: str, game: str, language: str, folder: Path) -> Scene:
    """A screen of a second window, which is told that another has the folder."""
    first = claim(folder)
    assert first is not None
    services = headless_services(folder, size=(1280, 720), display_language=language)
    stage = Manager(services)
    builder = cast("shots.ShotBuilder", shots.SCENES[name].load())
    scene = builder(services, ShotWish(scene=name, game=game))
    if stage.is_empty:
        stage.push(scene)
    services.storage.claim()
    stage.update(0.0)
    stage.top.settle()
    first.release()
    return stage.top


def meet(one: Box, other: Box) -> bool:
    """Whether two boxes have some place in common."""
    across = min(one.right, other.right) - max(one.x, other.x)
    return across > 0.5 and min(one.bottom, other.bottom) - max(one.y, other.y) > 0.5


def taken(widget: Widget) -> Box:
    """What of a widget can be pressed: a list may be longer than its rows."""
    box = widget.box
    if isinstance(widget, ListView):
        return Box(box.x, box.y, box.w, min(box.h, widget.count * widget.row_height))
    return box


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize(("name", "game"), SCREENS)
def test_a_notice_covers_nothing_that_can_be_pressed(
    name: str, game: str, language: str, tmp_path: Path
) -> None:
    scene = opened(name, game, language, tmp_path)
    (notice,) = scene.toasts.boxes(scene.frame, scene.notices)
    assert SHEET.contains((notice.x, notice.y))
    assert SHEET.contains((notice.right, notice.bottom))
    pressable = [w for w in scene.ui.walk() if w.focusable and w.enabled]
    assert pressable
    assert [w.label for w in pressable if meet(taken(w), notice)] == []


@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_words_of_the_title_stay_free(language: str, tmp_path: Path) -> None:
    scene = opened("title", "onmyo", language, tmp_path)
    (notice,) = scene.toasts.boxes(scene.frame, scene.notices)
    heading = Texts(language).tr("Choose a game")
    assert heading in scene.texts()
    wide = text_size(scene.frame, heading, size=30, role="display")[0]
    assert not meet(notice, Box(STAGE.x, 44.0, wide, 40.0))


def test_a_press_takes_a_notice_away_and_nothing_else_hears_it(make_pilot: MakePilot) -> None:
    pilot = make_pilot(screen("title"), display_language="en")
    pilot.scene.toasts.show("One")
    pilot.scene.toasts.show("Two")
    one, two = pilot.scene.toasts.boxes(pilot.scene.frame, pilot.scene.notices)
    assert two.bottom <= one.y, "they stand one above the other, from the foot of the column"
    pilot.press(one.center)
    assert pilot.scene.toasts.shown == ["Two"]
    pilot.press(STAGE.center, button=pygame.BUTTON_RIGHT)
    assert pilot.scene.toasts.shown == ["Two"], "only a press on it"
