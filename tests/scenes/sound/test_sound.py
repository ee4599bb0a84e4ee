"""Sound is heard where it can be, and its absence never stops the game."""

import logging
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

import scenes
from scenes import sound as sound_module
from scenes.sound import SOUND_FOLDER, VOICES_OF_ONE, Sound
from scenes.storage import Settings

LOUD = Settings.default().changed(volume_master=100, volume_effects=100, volume_music=100)


@pytest.fixture(autouse=True)
def _no_mixer_left_open() -> Iterator[None]:
    yield
    pygame.mixer.quit()


@pytest.fixture
def sound() -> Sound:
    sound = Sound(LOUD)
    sound.open()
    return sound


def heard() -> int:
    return sum(pygame.mixer.Channel(number).get_busy() for number in range(16))


def test_a_sound_is_played(sound: Sound) -> None:
    sound.play("bell")
    assert heard() == 1


def test_before_opening_and_after_closing_there_is_silence(sound: Sound) -> None:
    Sound(LOUD).play("bell")
    sound.close()
    sound.play("bell")
    sound.music("garden")
    assert not sound.is_open


def test_one_sound_is_not_piled_up_without_end(sound: Sound) -> None:
    for _ in range(20):
        sound.play("bell")
    assert heard() == VOICES_OF_ONE


@pytest.mark.parametrize("setting", ["volume_master", "volume_effects"])
def test_at_volume_zero_nothing_is_played(sound: Sound, setting: str) -> None:
    sound.set_volumes(LOUD.changed(**{setting: 0}))
    sound.play("bell")
    assert heard() == 0


def test_volumes_work_on_sounds_that_were_played_before(sound: Sound) -> None:
    sound.play("bell")
    sound.set_volumes(LOUD.changed(volume_master=50))
    playing = pygame.mixer.Channel(0).get_sound()
    assert playing is not None
    assert playing.get_volume() == pytest.approx(0.25, abs=0.01)


def test_a_missing_sound_is_logged_once(sound: Sound, caplog: pytest.LogCaptureFixture) -> None:
    sound.play("no such")
    sound.play("no such")
    assert [record.getMessage().split(":")[0] for record in caplog.records] == [
        "no sound no such.ogg"
    ]


def test_a_broken_sound_is_logged_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "bell.ogg").write_bytes(b"OggS but not really")
    (tmp_path / "music").mkdir()
    (tmp_path / "music" / "garden.ogg").write_bytes(b"")
    sound = Sound(LOUD, folder=tmp_path)
    sound.open()
    sound.play("bell")
    sound.play("bell")
    sound.music("garden")
    assert len(caplog.records) == 2
    assert heard() == 0


def test_without_a_device_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    sound = Sound(LOUD)
    with caplog.at_level(logging.WARNING):
        sound.open()
    assert sound.is_open
    assert os.environ["SDL_AUDIODRIVER"] == "dummy"
    assert "no sound device, the game goes on in silence" in caplog.text
    sound.play("bell")


def test_music_follows_its_volume(sound: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound_module, "FADE_OUT_MS", 10)
    sound.music("garden")
    assert pygame.mixer.music.get_busy()
    sound.set_volumes(LOUD.changed(volume_music=50))
    assert pygame.mixer.music.get_volume() == pytest.approx(0.25, abs=0.01)
    sound.set_volumes(LOUD.changed(volume_music=0))
    assert _fades_out()
    sound.set_volumes(LOUD)
    assert pygame.mixer.music.get_busy()
    sound.music(None)
    assert _fades_out()


def test_music_asked_for_before_opening_begins_then() -> None:
    sound = Sound(LOUD)
    sound.music("garden")
    sound.open()
    assert pygame.mixer.music.get_busy()


def _fades_out() -> bool:
    for _ in range(150):
        if not pygame.mixer.music.get_busy():
            return True
        pygame.time.wait(10)
    return False


def test_every_sound_the_scenes_name_is_there() -> None:
    used: set[str] = set()
    for file in Path(scenes.__path__[0]).rglob("*.py"):
        text = file.read_text("utf-8")
        used.update(re.findall(r'\bplay(?:_sound)?\("([^"]+)"', text))
        used.update(re.findall(r'\bsound(?:: [^=\n]+)? ?= ?"([^"]+)"', text))
    there = {file.stem for file in SOUND_FOLDER.glob("*.ogg")}
    assert used, "the pattern finds something"
    assert used - there == set()


def test_the_sounds_are_short_and_small() -> None:
    sounds = list(SOUND_FOLDER.glob("*.ogg"))
    assert sum(file.stat().st_size for file in sounds) <= 250_000
    assert sum(file.stat().st_size for file in (SOUND_FOLDER / "music").glob("*")) <= 400_000
    pygame.mixer.init()
    long = {"bell", "win", "lose"}
    for file in sounds:
        length = pygame.mixer.Sound(file).get_length()
        assert length <= (3.0 if file.stem in long else 0.45), file.stem
