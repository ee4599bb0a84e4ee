"""What a scene may use of the world outside it: settings, storage, words, sound, other scenes.

One object, handed to every scene. It owns nothing but the references and the act of applying
changed settings; each service is described by what scenes ask of it, so that tests and headless
pictures can put simpler ones in place.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Protocol

from game.texts import Texts, system_language
from scenes.stage.director import MotionLevel

if TYPE_CHECKING:
    from scenes.draw.frame import Frame
    from scenes.manager import Manager
    from scenes.ui.widget import TextInput

AUTOMATIC = "auto"
"""The language setting of who never chose."""


class Settings(Protocol):
    """The player's settings as far as every scene needs them (see `data/ui/settings.yaml`)."""

    @property
    def display_language(self) -> str:
        """A language code, or "auto"."""

    @property
    def window_mode(self) -> str:
        """ "window" or "full"."""

    @property
    def text_size(self) -> float:
        """Size of all text in per cent, 85–150."""

    @property
    def animation(self) -> str:
        """A `MotionLevel` by name."""

    @property
    def animation_speed(self) -> float:
        """Factor on the speed of all motion, 0.75–2."""

    @property
    def reduced_motion(self) -> bool:
        """Whether nothing should fly, shake or pulse."""


class Sound(Protocol):
    """Plays short effects by name."""

    def play(self, name: str) -> None:
        """Play an effect; silence if there is no device."""


class WindowControl(Protocol):
    """What a scene may ask of the window."""

    def set_fullscreen(self, fullscreen: bool) -> None:
        """Fill the screen, or go back to a window."""

    def quit(self) -> None:
        """End the program after this frame."""


@dataclass(slots=True)
class Services:
    """The services of a running program. `manager` is set by the manager itself."""

    settings: Settings
    texts: Texts
    sound: Sound
    frame: Frame
    text_input: TextInput
    window: WindowControl
    storage: Any = None
    opponents: Any = None
    rng: random.Random = field(default_factory=random.Random)
    _manager: Manager | None = None

    @property
    def manager(self) -> Manager:
        """The stack of scenes."""
        if self._manager is None:
            raise AssertionError("services are used before a manager was made for them")
        return self._manager

    @manager.setter
    def manager(self, manager: Manager) -> None:
        self._manager = manager

    @property
    def motion(self) -> MotionLevel:
        """How much may move."""
        level = MotionLevel(self.settings.animation)
        if level is MotionLevel.FULL and self.settings.reduced_motion:
            return MotionLevel.BRIEF
        return level

    def apply_settings(self) -> None:
        """Let changed settings take effect at once, in every open scene."""
        language = language_of(self.settings)
        if language != self.texts.language:
            self.texts = Texts(language)
        self.frame = replace(self.frame, text_scale=text_scale_of(self.settings))
        self.manager.rebuild()
        self.window.set_fullscreen(self.settings.window_mode == "full")


def language_of(settings: Settings) -> str:
    """The language the settings ask for; the system's where they leave it open."""
    chosen = settings.display_language
    return system_language() if chosen == AUTOMATIC else chosen


def text_scale_of(settings: Settings) -> float:
    """The reader's text size as a factor."""
    return settings.text_size / 100
