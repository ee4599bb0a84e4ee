"""The settings: everything applies at once, is kept, and can be put back."""

import pytest

from scenes.pause import PauseScene
from scenes.scene import Scene
from scenes.services import Services
from scenes.settings_screen.sample import Sample
from scenes.settings_screen.scene import SettingsScene
from scenes.storage.setting_list import Setting, pages
from scenes.ui.choices import Segmented, Toggle
from scenes.ui.drop_down import DropDown
from scenes.ui.slider import Slider
from scenes.ui.widget import Widget
from tests.scenes.conftest import MakePilot
from tests.scenes.pilot import Pilot
from tests.scenes.shell.support import ANN, COMPUTER, screen, sit_down


def control(pilot: Pilot, label: str) -> Widget:
    kinds = (Segmented, Toggle, Slider, DropDown)
    return next(w for w in pilot.widgets(Widget) if isinstance(w, kinds) and w.label == label)


ALL = [(page.id, one) for page in pages() for one in page.settings]


@pytest.mark.parametrize(("page", "setting"), ALL, ids=[one.id for _, one in ALL])
def test_every_setting_can_be_changed_and_is_kept(
    make_pilot: MakePilot, page: str, setting: Setting
) -> None:
    pilot = make_pilot(screen("settings", page=page), display_language="en")
    name = setting.id
    before = getattr(pilot.services.settings, name)
    widget = control(pilot, setting.label["en"])
    if isinstance(widget, Segmented):
        share = ((widget.chosen + 1) % len(widget.options) + 0.5) / len(widget.options)
        pilot.click((widget.box.x + widget.box.w * share, widget.box.center[1]))
    elif isinstance(widget, Slider):
        middle = widget.box.center[1]
        ends = (widget.track.x + 4, middle), (widget.track.right - 2, middle)
        pilot.drag(*(ends if widget.share < 0.5 else ends[::-1]))
    else:
        pilot.click(widget)
    after = getattr(pilot.services.settings, name)
    assert after != before
    assert getattr(pilot.services.storage.read_settings(), name) == after


def test_a_new_language_is_spoken_at_once_on_this_screen_and_those_below(
    make_pilot: MakePilot,
) -> None:
    pilot = make_pilot(screen("title"), display_language="en")
    pilot.click("Settings")
    widget = control(pilot, "Language")
    pilot.click((widget.box.x + widget.box.w * 0.5, widget.box.center[1]))
    assert pilot.says("画面と表示")
    pilot.key("escape")
    assert pilot.says("遊戯を選ぶ")


def test_larger_text_is_larger_at_once(make_pilot: MakePilot) -> None:
    pilot = make_pilot(screen("settings"), display_language="en")
    widget = control(pilot, "Text size")
    assert isinstance(widget, Slider)
    middle = widget.box.center[1]
    pilot.drag((widget.track.x + 4, middle), (widget.track.right, middle), drop=False)
    assert pilot.services.frame.text_scale == 1.0, "nothing jumps while the hand still moves"
    pilot.release((widget.track.right, middle))
    assert pilot.services.frame.text_scale == 1.5


def test_a_page_goes_back_to_its_defaults(make_pilot: MakePilot) -> None:
    pilot = make_pilot(
        screen("settings", page="sound"), display_language="en", volume_master=10, volume_music=0
    )
    pilot.click("Put this page back to its defaults")
    settings = pilot.services.settings
    assert (settings.volume_master, settings.volume_music) == (80, 50)
    assert settings.display_language == "en", "other pages stay"


def test_the_window_takes_a_size_from_the_list(make_pilot: MakePilot) -> None:
    pilot = make_pilot(screen("settings"), display_language="en")
    pilot.click(control(pilot, "Window size"))
    pilot.key("down")
    pilot.key("return")
    assert pilot.services.window.size == (1600, 900)  # type: ignore[attr-defined]


def test_full_screen_is_asked_of_the_window(make_pilot: MakePilot) -> None:
    pilot = make_pilot(screen("settings"), display_language="en")
    widget = control(pilot, "Window")
    pilot.click((widget.box.x + widget.box.w * 0.75, widget.box.center[1]))
    assert pilot.services.window.fullscreen  # type: ignore[attr-defined]


def test_pages_are_turned_by_keys_and_show_keys_and_credits(make_pilot: MakePilot) -> None:
    pilot = make_pilot(screen("settings"), display_language="en")
    for _ in range(len(pages())):
        pilot.key("down")
    assert pilot.says("Full screen or window")
    pilot.key("down")
    assert pilot.says("SIL Open Font License")
    assert pilot.says("Lorc")
    assert pilot.says(str(pilot.services.storage.folder))


def test_the_settings_open_from_a_match_and_lead_back_to_it(make_pilot: MakePilot) -> None:
    def menu(services: Services) -> Scene:
        return PauseScene(services, sit_down(services, ANN, COMPUTER))

    pilot = make_pilot(menu, display_language="en")
    pilot.click("Settings")
    assert isinstance(pilot.scene, SettingsScene)
    pilot.key("escape")
    assert isinstance(pilot.scene, PauseScene)


def test_the_sample_moves_as_the_settings_say(make_pilot: MakePilot) -> None:
    pilot = make_pilot(screen("settings", page="sight"), display_language="en")
    (sample,) = pilot.widgets(Sample)
    pilot.tick(1.2)
    assert 0.0 < sample.lying < 90.0, "a card awakens"
    assert 0.0 < sample.degrees < 90.0, "a piece turns"
    pilot.services.change_settings(reduced_motion=True)
    pilot.settle()
    (sample,) = pilot.widgets(Sample)
    pilot.tick(1.15)
    assert (sample.lying, sample.degrees) == (0.0, 90.0)


@pytest.mark.parametrize("scale", [85, 100, 150])
@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_sample_shows_cards_as_well_and_has_room_for_all_of_it(
    make_pilot: MakePilot, language: str, scale: int
) -> None:
    pilot = make_pilot(screen("settings"), display_language=language, text_size=scale)
    (sample,) = pilot.widgets(Sample)
    assert sample._cards is not None
    for card in sample._cards:
        assert card.language == language
    assert sample.foot(pilot.scene.frame) <= sample.box.bottom - 20
