"""What a scene may use of the world outside it: settings, storage, words, sound, other scenes.

One object, handed to every scene. It owns nothing but the references and the act of applying
changed settings; each service is described by what scenes ask of it, so that tests and headless
pictures can put simpler ones in place.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from game.texts import Texts
from scenes.draw.frame import Frame
from scenes.stage.director import MotionLevel
from scenes.storage import Settings, Storage
from scenes.ui.toast import Toasts

if TYPE_CHECKING:
    from scenes.manager import Manager
    from scenes.session import Opponents
    from scenes.ui.widget import TextInput


class Sound(Protocol):
    """Plays effects and music by name."""

    def play(self, name: str) -> None:
        """Play an effect; silence if there is no device."""

    def music(self, name: str | None) -> None:
        """Let a piece sound on and on; None for silence."""

    def set_volumes(self, volumes: Settings) -> None:
        """Follow changed volumes."""


class WindowControl(Protocol):
    """What a scene may ask of the window."""

    def set_fullscreen(self, fullscreen: bool) -> None:
        """Fill the screen, or go back to a window."""

    def set_size(self, size: tuple[int, int]) -> None:
        """Make the window another size in pixels; full screen ends."""

    def quit(self) -> None:
        """End the program after this frame."""


@dataclass(slots=True)
class Services:
    """The services of a running program; `manager` and `opponents` come on stage later."""

    settings: Settings
    texts: Texts
    sound: Sound
    frame: Frame
    text_input: TextInput
    window: WindowControl
    storage: Storage
    rng: random.Random = field(default_factory=random.Random)
    toasts: Toasts = field(default_factory=Toasts)
    _manager: Manager | None = None
    _opponents: Opponents | None = None

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
    def opponents(self) -> Opponents:
        """The computer as a player; it comes on stage after the first picture."""
        if self._opponents is None:
            raise AssertionError("the computer was asked before it was there")
        return self._opponents

    @opponents.setter
    def opponents(self, opponents: Opponents) -> None:
        self._opponents = opponents

    @property
    def motion(self) -> MotionLevel:
        """How much may move."""
        return MotionLevel(self.settings.motion)

    def change_settings(self, **values: Any) -> None:
        """Change settings by name, keep them, and let them take effect at once.

        Scenes are built anew only where what they show depends on the change: do not call it at
        every step of a slider that sets the size of the text. ValueError for a setting that does
        not exist or a value out of its range.
        """
        before, self.settings = self.settings, self.settings.changed(**values)
        self.storage.save_settings(self.settings)
        self.sound.set_volumes(self.settings)
        self.window.set_fullscreen(self.settings.fullscreen)
        if before.language != self.settings.language:  # else one asked for at the start stays
            self.texts = Texts(self.settings.language)
        if _look_of(before) != _look_of(self.settings):
            self.frame = frame_of((self.frame.width, self.frame.height), self.settings)
            self.manager.rebuild()


def frame_of(size: tuple[int, int], settings: Settings) -> Frame:
    """The frame for a canvas of `size` pixels and this reader."""
    return Frame(*size, text_scale=settings.text_scale, colour_aid=settings.colour_aid)


def _look_of(settings: Settings) -> tuple[object, ...]:
    """What of the settings every scene is drawn by."""
    return settings.language, settings.text_scale, settings.motion, settings.colour_aid
