"""Long lists and panels: only what is in sight is drawn, and every part can be reached."""

from functools import partial

import pygame
import pytest

from scenes.draw.frame import Frame
from scenes.ui.box import Box
from scenes.ui.button import Button
from scenes.ui.list_view import ListView
from scenes.ui.scroll_panel import ScrollPanel
from scenes.ui.widget import Widget
from tests.scenes.pilot import Pilot
from tests.scenes.ui.conftest import MakeStage

BOX = Box(100, 100, 400, 300)
COUNT = 300


class Rows:
    """A list of three hundred rows that remembers what was drawn and done."""

    def __init__(self) -> None:
        self.drawn: set[int] = set()
        self.chosen: list[int] = []
        self.opened: list[int] = []

    def make(self) -> ListView:
        return ListView(
            BOX, COUNT, self.paint, row_height=50, words=str,
            on_choose=self.chosen.append, on_open=self.opened.append, label="list",
        )  # fmt: skip

    def paint(
        self, surface: pygame.Surface, frame: Frame, box: Box, index: int, *, chosen: bool
    ) -> None:
        self.drawn.add(index)


@pytest.fixture
def rows() -> Rows:
    return Rows()


@pytest.fixture
def pilot(stage: MakeStage, rows: Rows) -> Pilot:
    return stage(lambda: [rows.make()])


def test_only_rows_in_sight_are_drawn(pilot: Pilot, rows: Rows) -> None:
    assert rows.drawn == set(range(6))
    assert pilot.texts() == [str(i) for i in range(6)]


def test_a_click_chooses_and_a_second_opens(pilot: Pilot, rows: Rows) -> None:
    pilot.click((150, 225))
    assert (rows.chosen, rows.opened) == ([2], [])
    pilot.click((150, 225))
    assert (rows.chosen, rows.opened) == ([2], [2])


def test_the_wheel_scrolls_and_the_row_is_the_one_seen(pilot: Pilot, rows: Rows) -> None:
    pilot.wheel((150, 225), -100)
    assert pilot.texts()[-1] == str(COUNT - 1 - (COUNT * 50 - 300 - 8800) // 50)
    pilot.click((150, 110))
    assert str(rows.chosen[0]) in pilot.texts()


def test_keys_reach_every_row(pilot: Pilot, rows: Rows) -> None:
    pilot.key("tab")
    for key in ("down", "down", "end", "up", "home", "page down", "return"):
        pilot.key(key)
    assert rows.chosen == [0, 1, 299, 298, 0, 5]
    assert rows.opened == [5]


def test_dragging_the_bar_scrolls_to_the_end(pilot: Pilot) -> None:
    pilot.drag((BOX.right - 5, BOX.y + 10), (BOX.right - 5, BOX.bottom + 200))
    assert pilot.texts()[-1] == str(COUNT - 1)


def test_dragging_the_rows_scrolls_without_choosing(pilot: Pilot, rows: Rows) -> None:
    pilot.drag((150, 360), (150, 150))
    assert pilot.texts()[0] == "4"
    assert rows.chosen == []


def test_a_list_that_gets_shorter_keeps_what_it_can(pilot: Pilot, rows: Rows) -> None:
    made = pilot.widgets(ListView)[0]
    made.choose(250)
    made.set_count(10)
    assert made.chosen == 9
    made.set_count(0)
    assert made.chosen is None
    made.choose(3)
    pilot.click((150, 225))
    pilot.key("return")
    assert rows.opened == []


def panel(pressed: list[str]) -> ScrollPanel:
    made = ScrollPanel(BOX, "panel")
    for index in range(20):
        name = f"button {index}"
        place = Box(BOX.x + 10, BOX.y + 10 + 60 * index, 200, 50)
        made.add(Button(place, name, partial(pressed.append, name)))
    return made


def test_a_panel_scrolls_its_children(stage: MakeStage) -> None:
    pressed: list[str] = []
    pilot = stage(lambda: [panel(pressed)])
    pilot.click((150, 130))
    pilot.wheel((150, 130), -1)
    pilot.click((150, 130))
    assert pressed == ["button 0", "button 1"]


def test_the_focus_pulls_its_widget_into_sight(stage: MakeStage) -> None:
    pressed: list[str] = []
    pilot = stage(lambda: [panel(pressed)])
    for _ in range(15):
        pilot.key("tab")
    last = pilot.widget("button 14")
    assert BOX.y <= last.box.y
    assert last.box.bottom <= BOX.bottom
    pilot.key("return")
    assert pressed == ["button 14"]


def test_what_is_out_of_sight_cannot_be_hit(stage: MakeStage) -> None:
    pressed: list[str] = []
    pilot = stage(lambda: [panel(pressed)])
    pilot.click(pilot.widget("button 8").box.center)
    assert pressed == []


def test_the_wheel_at_the_end_is_left_to_what_lies_around(stage: MakeStage) -> None:
    def widgets() -> list[Widget]:
        outer = ScrollPanel(Box(100, 100, 500, 500))
        outer.add(panel([]))
        outer.add(Button(Box(120, 1200, 100, 50), "far"))
        return [outer]

    pilot = stage(widgets)
    outer, inner = pilot.widgets(ScrollPanel)
    pilot.wheel((150, 130), -100)
    assert (outer.offset, inner.offset > 0) == (0.0, True)
    pilot.wheel((150, 130), -1)
    assert outer.offset > 0
