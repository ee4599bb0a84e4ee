"""Segments, switches, sliders and lists to choose from: by pointer and by key alone."""

from scenes.ui.box import Box
from scenes.ui.choices import Segmented, Toggle
from scenes.ui.drop_down import DropDown
from scenes.ui.list_view import ListView
from scenes.ui.slider import Slider
from tests.scenes.pilot import Pilot
from tests.scenes.ui.conftest import MakeStage

BOX = Box(100, 100, 600, 50)
SIZES = ("small", "normal", "large")


def test_segments_take_the_one_under_the_pointer(stage: MakeStage) -> None:
    got: list[int] = []
    pilot = stage(lambda: [Segmented(BOX, SIZES, 1, got.append)])
    pilot.click((650, 125))
    pilot.click((650, 125))
    assert got == [2]


def test_segments_move_by_arrows_and_stop_at_the_ends(stage: MakeStage) -> None:
    got: list[int] = []
    pilot = stage(lambda: [Segmented(BOX, SIZES, 1, got.append)])
    pilot.key("tab")
    for key in ("left", "left", "right", "right", "right", "space"):
        pilot.key(key)
    assert got == [0, 1, 2, 0]


def test_a_switch_turns_over(stage: MakeStage) -> None:
    got: list[bool] = []
    words = ("off", "on")
    pilot = stage(lambda: [Toggle(Box(100, 100, 78, 36), False, got.append, words=words)])
    pilot.click("off")
    pilot.key("space")
    assert got == [True, False]
    assert pilot.texts() == ["off"]


def test_a_switch_is_easier_to_hit_than_it_looks(stage: MakeStage) -> None:
    got: list[bool] = []
    words = ("off", "on")
    pilot = stage(lambda: [Toggle(Box(100, 100, 78, 36), False, got.append, words=words)])
    pilot.click((140, 139))
    assert got == [True]


def slider(got: list[float], released: list[float]) -> Slider:
    return Slider(
        BOX, 1.0, got.append, low=0.5, high=2.0, step=0.25,
        write=lambda value: f"{value:g}", on_release=released.append,
    )  # fmt: skip


def test_a_slider_follows_the_pointer_in_steps(stage: MakeStage) -> None:
    got: list[float] = []
    released: list[float] = []
    pilot = stage(lambda: [slider(got, released)])
    made = pilot.widgets(Slider)[0]
    pilot.drag((made.track.x, 125), (made.track.right + 50, 125), steps=40)
    assert got == [0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0]
    assert released == [2.0]


def test_a_slider_moves_by_keys(stage: MakeStage) -> None:
    got: list[float] = []
    released: list[float] = []
    pilot = stage(lambda: [slider(got, released)])
    pilot.key("tab")
    for key in ("right", "left", "end", "right", "home", "page up"):
        pilot.key(key)
    assert got == released == [1.25, 1.0, 2.0, 0.5, 1.75]


def test_the_wheel_moves_a_slider_only_with_the_focus(stage: MakeStage) -> None:
    got: list[float] = []
    pilot = stage(lambda: [slider(got, [])])
    pilot.wheel(BOX.center, 1)
    assert got == []
    pilot.key("tab")
    pilot.wheel(BOX.center, 1)
    assert got == [1.25]


def choice(stage: MakeStage, got: list[int], y: float = 100) -> Pilot:
    names = [f"choice {i}" for i in range(20)]
    return stage(lambda: [DropDown(Box(100, y, 300, 50), names, 2, got.append)])


def test_a_choice_opens_takes_and_closes(stage: MakeStage) -> None:
    got: list[int] = []
    pilot = choice(stage, got)
    pilot.click("choice 2")
    rows = pilot.widgets(ListView)[0]
    assert rows.texts()[0] == "choice 0"
    pilot.click(rows.row_box(4).center)
    assert got == [4]
    assert not pilot.widgets(ListView)
    assert pilot.texts() == ["choice 4"]


def test_a_choice_is_made_by_keys(stage: MakeStage) -> None:
    got: list[int] = []
    pilot = choice(stage, got)
    for key in ("tab", "return", "down", "down", "return"):
        pilot.key(key)
    assert got == [4]
    pilot.key("left")
    assert got == [4, 3]


def test_esc_or_a_click_beside_closes_without_choosing(stage: MakeStage) -> None:
    got: list[int] = []
    pilot = choice(stage, got)
    pilot.key("tab")
    pilot.key("space")
    pilot.key("down")
    pilot.key("escape")
    pilot.click("choice 2")
    pilot.click((1500, 900))
    assert got == []
    assert not pilot.widgets(ListView)


def test_an_open_choice_is_not_lit_any_more(stage: MakeStage) -> None:
    pilot = choice(stage, [])
    closed = pilot.widgets(DropDown)[0]
    pilot.click("choice 2")
    pilot.settle()
    assert (closed.hovered, closed.glow) == (False, 0.0)
    pilot.key("escape")
    pilot.move(closed)
    assert closed.hovered


def test_a_list_at_the_bottom_opens_upward_on_the_sheet(stage: MakeStage) -> None:
    pilot = choice(stage, [], y=1000)
    pilot.click("choice 2")
    box = pilot.widgets(ListView)[0].box
    assert box.bottom <= 1000
    assert box.y >= 0
