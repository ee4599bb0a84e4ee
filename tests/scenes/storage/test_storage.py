"""The player's things as a whole: where they lie, the match in progress, named shelves."""

from pathlib import Path

import pytest

from scenes.storage import Settings, Storage
from scenes.storage.folders import data_folder


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    return Storage(tmp_path)


def test_the_home_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert data_folder({"TOGIJO_HOME": str(tmp_path / "あ")}) == tmp_path / "あ"
    assert data_folder({}).name == "togijo"
    assert data_folder({"TOGIJO_HOME": ""}) == data_folder({})
    monkeypatch.setenv("TOGIJO_HOME", str(tmp_path))
    assert Storage().folder == tmp_path


def test_settings_are_kept(storage: Storage) -> None:
    storage.save_settings(Settings.default().changed(volume_master=0))
    assert Storage(storage.folder).read_settings().volume_master == 0


def test_the_match_in_progress_is_kept_until_it_is_over(storage: Storage) -> None:
    assert not storage.has_match()
    storage.save_match("one decision")
    storage.save_match("two decisions")
    again = Storage(storage.folder)
    assert again.has_match()
    assert again.read_match(str) == "two decisions"
    again.drop_match()
    assert not again.has_match()
    assert again.read_match(str) is None


def test_a_broken_match_goes_back_one_decision(storage: Storage) -> None:
    storage.save_match("1")
    storage.save_match("2")
    (storage.folder / "autosave" / "match.json").write_text("two")
    assert storage.read_match(int) == 1
    (notice,) = storage.take_notices()
    assert "autosave/match.json cannot be used: invalid literal for int()" in str(notice)
    assert storage.take_notices() == ()


def test_placements_have_the_names_players_gave_them(storage: Storage) -> None:
    shelf = storage.placements("onmyo")
    assert shelf.names() == []
    assert shelf.save("三日月／陣?", "1") == "三日月／陣？"
    shelf.save("Kirin", "2")
    assert shelf.names() == ["Kirin", "三日月／陣？"]
    assert shelf.read("三日月／陣?", int) == 1
    assert storage.placements("dino").names() == []


def test_big_and_small_letters_are_one_name_on_every_disk(storage: Storage) -> None:
    shelf = storage.placements("onmyo")
    shelf.save("Kirin", "1")
    assert shelf.has("kirin")
    assert shelf.save("KIRIN", "2") == "Kirin"
    assert shelf.names() == ["Kirin"]
    assert shelf.read("kirin", int) == 2
    shelf.delete("KIRIN")
    assert shelf.names() == []


def test_a_name_can_be_made_free(storage: Storage) -> None:
    assert storage.replays.free_name("Match") == "Match"
    for number in range(3):
        storage.replays.save(storage.replays.free_name("Match"), str(number))
    assert storage.replays.names() == ["Match", "Match 2", "Match 3"]
