"""Settings: kept over a restart, and a slip in the file spoils only its own key."""

from datetime import date
from pathlib import Path

import pytest

from game.resources import ASSET_ROOT
from game.texts import languages
from scenes.stage.director import MotionLevel
from scenes.storage.setting_list import Choice, Slider, pages, settings_by_id
from scenes.storage.settings import Settings, read_settings, write_settings
from scenes.storage.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path, today=lambda: date(2026, 4, 1))


def notices(store: Store) -> str:
    return "\n".join(str(notice) for notice in store.take_notices())


def test_a_first_start_has_the_defaults_of_the_list(store: Store) -> None:
    settings = read_settings(store)
    assert settings == Settings.default()
    assert all(getattr(settings, key) == one.default for key, one in settings_by_id().items())
    assert notices(store) == ""


def test_settings_come_back_after_a_restart(store: Store) -> None:
    lobby = {"seats": ["human", "adept"], "names": ["08", "no"], "hidden": True}
    chosen = Settings.default().changed(
        display_language="ja", text_size=115, animation_speed=1.25, window_size=(1600, 900)
    )
    settings = chosen.with_lobby("onmyo", lobby)
    assert write_settings(store, settings)
    assert read_settings(Store(store.root)) == settings
    assert "text_size: 115\n" in (store.root / "settings.yaml").read_text()


def test_each_wrong_key_is_named_and_only_it_is_lost(store: Store) -> None:
    write_settings(store, Settings.default().changed(text_size=120, volume_music=10))
    (store.root / "settings.yaml").write_text(
        "display_language: jp\ntext_size: 300\nanimation: breif\nanimation_speed: fast\n"
        "reduced_motion: 'yes'\nvolume_music: 30\nvolme_effects: 20\nwindow_size: [0, 900]\n"
    )
    settings = read_settings(store)
    assert settings == Settings.default().changed(volume_music=30)
    said = notices(store)
    assert "settings.yaml:1:19: display_language: got 'jp', expected one of: auto, en, ja" in said
    assert "settings.yaml:2:12: text_size: got 300, expected a number from 85" in said
    assert "settings.yaml:3:12: animation: got 'breif', expected one of: " in said
    assert "… and 4 more" in said
    assert said.endswith("The file as it was is kept as settings.yaml.broken-20260401-1.")
    assert "breif" in (store.root / "settings.yaml.broken-20260401-1").read_text()


def test_a_wrong_key_takes_its_value_from_before(store: Store) -> None:
    for size in (110, 120):
        write_settings(store, Settings.default().changed(text_size=size))
    (store.root / "settings.yaml").write_text("text_size: big\n")
    assert read_settings(store).text_size == 110


def test_a_repaired_file_is_not_complained_about_again(store: Store) -> None:
    (store.root / "settings.yaml").write_text("text_size: 110\nanimation: x\n")
    first = read_settings(store)
    again = Store(store.root)
    assert read_settings(again) == first
    assert notices(again) == ""


@pytest.mark.parametrize("text", ["text_size: [", "- a list", "", "a: 1\na: 2", "\x00", "a: &x 1"])
def test_a_file_that_is_no_settings_at_all_is_kept_aside(store: Store, text: str) -> None:
    for size in (110, 120):
        write_settings(store, Settings.default().changed(text_size=size))
    (store.root / "settings.yaml").write_text(text)
    assert read_settings(store).text_size == 110, "the copy from before"
    said = notices(store)
    assert said.startswith("settings.yaml cannot be used: settings.yaml:")
    assert (store.root / "settings.yaml.broken-20260401-1").read_text() == text


def test_a_change_out_of_range_is_an_error() -> None:
    with pytest.raises(ValueError, match="text_size: got 300"):
        Settings.default().changed(text_size=300)
    with pytest.raises(ValueError, match="no setting 'size'"):
        Settings.default().changed(size=1)


def test_the_language_follows_the_system_until_one_is_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANGUAGE", "ja")
    assert Settings.default().language == "ja"
    assert Settings.default().changed(display_language="en").language == "en"


@pytest.mark.parametrize(
    ("animation", "reduced", "motion"),
    [
        ("full", False, "full"),
        ("full", True, "brief"),
        ("brief", True, "brief"),
        ("none", False, "none"),
        ("none", True, "none"),
    ],
)
def test_reduced_motion_lowers_the_animation(animation: str, reduced: bool, motion: str) -> None:
    settings = Settings.default().changed(animation=animation, reduced_motion=reduced)
    assert settings.motion == motion
    assert MotionLevel(settings.motion)


def test_scenes_get_their_numbers_as_factors() -> None:
    settings = Settings.default().changed(text_size=125, animation_speed=1.5, window_mode="full")
    assert (settings.text_scale, settings.speed, settings.fullscreen) == (1.25, 1.5, True)


def test_the_list_is_whole() -> None:
    for page in pages():
        assert set(page.label) == {"ja", "en"}
        assert (ASSET_ROOT / "icons" / f"{page.icon}.svg").is_file(), page.icon
        for setting in page.settings:
            assert set(setting.label) == {"ja", "en"}, setting.id
            assert set(setting.about) in (set(), {"ja", "en"}), setting.id


def test_sliders_reach_their_default_in_whole_steps() -> None:
    for setting in settings_by_id().values():
        if isinstance(setting, Slider):
            for value in (setting.default, setting.high):
                assert ((value - setting.low) / setting.step).is_integer(), setting.id


def test_every_language_can_be_chosen() -> None:
    choice = settings_by_id()["display_language"]
    assert isinstance(choice, Choice)
    assert {one.value for one in choice.values} == {"auto", *languages()}


def test_the_game_played_last_stands_last_whatever_lobby_was_looked_at() -> None:
    settings = Settings.default().with_lobby("onmyo", {"a": 1}).with_lobby("dino", {"a": 2})
    looked = settings.with_lobby("onmyo", {"a": 3}, played=False)
    assert list(looked.lobbies.items()) == [("onmyo", {"a": 3}), ("dino", {"a": 2})]
    new = looked.with_lobby("soulwar", {"a": 4}, played=False)
    assert list(new.lobbies)[-1] == "dino"
