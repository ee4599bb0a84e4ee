"""The whole kit on one screen: by keyboard alone, in every size, and at the hands of a monkey."""

import pytest

from scenes.ui.gallery import GalleryScene
from scenes.ui.navigate import Direction, neighbour
from scenes.ui.widget import LEAST_TARGET
from tests.scenes.conftest import MakePilot
from tests.scenes.monkey import monkey


def test_the_keyboard_reaches_every_widget(make_pilot: MakePilot) -> None:
    pilot = make_pilot(GalleryScene)
    expected = pilot.scene.focus_scope.focusables()
    seen = []
    for _ in expected:
        pilot.key("tab")
        seen.append(pilot.scene.focus_scope.focused)
    assert seen == expected


def test_every_button_is_large_enough_to_hit(make_pilot: MakePilot) -> None:
    pilot = make_pilot(GalleryScene)
    for widget in pilot.scene.focus_scope.focusables():
        assert min(widget.hit_box.w, widget.hit_box.h) >= LEAST_TARGET, widget.label


def test_arrows_lead_to_every_widget(make_pilot: MakePilot) -> None:
    widgets = make_pilot(GalleryScene).scene.focus_scope.focusables()
    reached, ahead = {id(widgets[0])}, [widgets[0]]
    while ahead:
        start = ahead.pop()
        for direction in Direction:
            found = neighbour(widgets, start, direction)
            if found is not None and id(found) not in reached:
                reached.add(id(found))
                ahead.append(found)
    assert len(reached) == len(widgets)


@pytest.mark.parametrize("seed", range(3))
def test_a_monkey_breaks_nothing(make_pilot: MakePilot, seed: int) -> None:
    pilot = make_pilot(GalleryScene, seed=seed)
    monkey(pilot, seed=seed, events=700)
    pilot.settle()
