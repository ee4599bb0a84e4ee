"""Sounds by name, and one piece of music at a time.

Owns the mixer. Without a sound device, or with a sound missing, the program goes on in silence
and the log says why, once. It does not know when which sound is right: scenes and beats name it.
"""

import logging
import os
from pathlib import Path
from typing import Final, Protocol

import pygame

from game.resources import ASSET_ROOT

SOUND_FOLDER: Final = ASSET_ROOT / "sounds"

CHANNELS: Final = 16
VOICES_OF_ONE: Final = 3
"""How often one sound may be heard over itself; a fourth would only add noise."""
FADE_IN_MS: Final = 1500
FADE_OUT_MS: Final = 800

_log = logging.getLogger(__name__)


class Volumes(Protocol):
    """The settings sound depends on, each 0–100."""

    @property
    def volume_master(self) -> float:
        """On everything."""

    @property
    def volume_effects(self) -> float:
        """On sounds."""

    @property
    def volume_music(self) -> float:
        """On music."""


class Sound:
    """Plays what it is asked for, as loud as the player wants it. Silent until `open`."""

    def __init__(self, volumes: Volumes, *, folder: Path = SOUND_FOLDER) -> None:
        """`folder` holds the sounds as `.ogg`, and the music in `music/`."""
        self._folder = folder
        self._volumes = volumes
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._music: str | None = None
        self._is_open = False

    @property
    def is_open(self) -> bool:
        """Whether there is a mixer, be it only a mute one."""
        return self._is_open

    def open(self) -> None:
        """Start the mixer; takes a tenth of a second where there is no device."""
        self._is_open = _start_mixer() or _start_mute_mixer()
        if self._is_open:
            pygame.mixer.set_num_channels(CHANNELS)
            self._start_music()

    def close(self) -> None:
        """Stop everything and give the device back."""
        self._sounds.clear()
        self._is_open = False
        pygame.mixer.quit()

    def set_volumes(self, volumes: Volumes) -> None:
        """Follow changed volumes at once, in the music too."""
        was_silent = self._music_volume == 0
        self._volumes = volumes
        if not self._is_open:
            return
        for sound in self._sounds.values():
            if sound is not None:
                sound.set_volume(self._effect_volume)
        pygame.mixer.music.set_volume(self._music_volume)
        if was_silent != (self._music_volume == 0):
            self._start_music()

    def play(self, name: str) -> None:
        """Play a sound, over those still heard; nothing if there is no such sound."""
        if not self._is_open or self._effect_volume == 0:
            return
        sound = self._sound(name)
        if sound is None or sound.get_num_channels() >= VOICES_OF_ONE:
            return
        channel = pygame.mixer.find_channel(force=True)  # the one that plays longest gives way
        channel.play(sound)

    def music(self, name: str | None) -> None:
        """Let a piece sound on and on in place of the one before; None for silence."""
        if name != self._music:
            self._music = name
            if self._is_open:
                self._start_music()

    # --- how loud: heard loudness grows with about the square of the number on the slider

    @property
    def _effect_volume(self) -> float:
        return _loudness(self._volumes.volume_master) * _loudness(self._volumes.volume_effects)

    @property
    def _music_volume(self) -> float:
        return _loudness(self._volumes.volume_master) * _loudness(self._volumes.volume_music)

    # --- files

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            self._sounds[name] = _load(self._folder / f"{name}.ogg")
            if (sound := self._sounds[name]) is not None:
                sound.set_volume(self._effect_volume)
        return self._sounds[name]

    def _start_music(self) -> None:
        if self._music is None or self._music_volume == 0:
            pygame.mixer.music.fadeout(FADE_OUT_MS)
            return
        path = self._folder / "music" / f"{self._music}.ogg"
        try:
            pygame.mixer.music.load(path)
            pygame.mixer.music.set_volume(self._music_volume)
            pygame.mixer.music.play(-1, fade_ms=FADE_IN_MS)
        except (pygame.error, OSError) as error:
            _log.warning("no music %s: %s", path.name, error)


def _start_mixer() -> bool:
    try:
        pygame.mixer.init(44100, -16, 2, 512)
    except pygame.error as error:
        _log.warning("no sound device, the game goes on in silence: %s", error)
        return False
    return True


def _start_mute_mixer() -> bool:
    """A mixer that nobody hears, so that everything else works the same."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    return _start_mixer()


def _load(path: Path) -> pygame.mixer.Sound | None:
    try:
        return pygame.mixer.Sound(path)
    except (pygame.error, OSError) as error:
        _log.warning("no sound %s: %s", path.name, error)
        return None


def _loudness(percent: float) -> float:
    return (percent / 100) ** 2
