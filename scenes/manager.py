"""The stack of scenes: push, pop, replace, with a short cross-fade from picture to picture.

Only the scene on top has events and time. A change takes effect at once; the fade shows the last
picture of the old scene over the new one and blocks nothing. Knows no particular scene.
"""

from collections.abc import Callable

import pygame

from scenes.draw import caches
from scenes.draw.frame import Frame
from scenes.scene import Scene
from scenes.screens import make
from scenes.services import Services
from scenes.stage.director import CROSS_FADE, MotionLevel
from scenes.stage.tween import cubic_out
from scenes.ui.toast import Tone

SCENE_FADE = 0.18
"""Seconds from one scene to the next."""


class Manager:
    """The open scenes, the one on top last."""

    def __init__(self, services: Services, maker: Callable[..., Scene] = make) -> None:
        self.services = services
        self._make = maker
        self._scenes: list[Scene] = []
        self._fade: _Fade | None = None
        self._shown: pygame.Surface | None = None
        self.is_in_trouble = False
        services.manager = self
        self._fit_caches()

    def _fit_caches(self) -> None:
        caches.fit_to((self.services.frame.width, self.services.frame.height))

    @property
    def depth(self) -> int:
        """Number of open scenes."""
        return len(self._scenes)

    @property
    def is_empty(self) -> bool:
        """Whether no scene has been opened yet."""
        return not self._scenes

    @property
    def top(self) -> Scene:
        """The scene that is shown."""
        return self._scenes[-1]

    def open(self, name: str, **options: object) -> Scene:
        """Make the scene of a screen and put it on top."""
        return self.push(self._make(name, self.services, **options))

    def push(self, scene: Scene) -> Scene:
        """Put a scene on top."""
        return self._change([*self._scenes, scene])

    def replace(self, scene: Scene) -> Scene:
        """Put a scene in the place of the top one."""
        return self._change([*self._scenes[:-1], scene])

    def go(self, name: str, **options: object) -> Scene:
        """Make the scene of a screen and put it in the place of the top one."""
        return self.replace(self._make(name, self.services, **options))

    def reset(self, name: str, **options: object) -> Scene:
        """Close everything and open one screen: back to the title."""
        return self._change([self._make(name, self.services, **options)])

    def pop(self) -> None:
        """Close the top scene; AssertionError for the last one."""
        assert len(self._scenes) > 1, "the last scene cannot be closed, only replaced"
        self._change(self._scenes[:-1])

    def pop_to(self, scene: Scene) -> None:
        """Close everything above a scene of the stack."""
        self._change(self._scenes[: self._scenes.index(scene) + 1])

    def picture_below(self, scene: Scene) -> pygame.Surface | None:
        """A fresh picture of the scene under this one, to blur and darken; None at the bottom."""
        place = self._scenes.index(scene)
        if place == 0:
            return None
        frame = self.services.frame
        picture = pygame.Surface((frame.width, frame.height))
        below = self._scenes[place - 1]
        below.resize(frame)
        below.draw(picture)
        below.invalidate()
        return picture

    def cross_fade(self) -> None:
        """Let the next picture come through the one now shown: a cut under reduced motion."""
        self._start_fade(CROSS_FADE)

    def _change(self, scenes: list[Scene]) -> Scene:
        before, self._scenes = self._scenes, scenes
        self.is_in_trouble = False
        new = scenes[-1]
        if before:
            before[-1].left()
        for scene in reversed(before):
            if scene not in scenes:
                scene.closed()
        new.show(self.services.frame)
        new.entered()
        full = self.services.motion is MotionLevel.FULL
        self._start_fade(SCENE_FADE if full else CROSS_FADE)
        return new

    def _start_fade(self, seconds: float) -> None:
        if self._shown is not None and self.services.motion is not MotionLevel.NONE:
            self._fade = _Fade(self._shown.copy(), seconds)
        self.top.invalidate()

    # --- what the application calls

    def resize(self, frame: Frame) -> None:
        """Take a new frame; scenes below take it when they come up again."""
        self.services.frame = frame
        self._fit_caches()
        self._fade = self._shown = None
        self.top.resize(frame)

    def rebuild(self) -> None:
        """Make all widgets of all scenes anew: language, text size or motion have changed."""
        for scene in self._scenes:
            scene.resize(self.services.frame)
            scene.rebuild()

    def close(self) -> None:
        """End all scenes: the program ends."""
        scenes, self._scenes = self._scenes, self._scenes[:1]
        scenes[-1].left()
        for scene in reversed(scenes):
            scene.closed()

    def show_trouble(self, scene: Scene) -> None:
        """Put one scene in the place of all, without a word to those: one of them is broken."""
        self._scenes = [scene]
        self._fade = None
        self.is_in_trouble = True
        scene.show(self.services.frame)

    def handle(self, event: pygame.event.Event) -> None:
        """Pass an event to the scene on top."""
        self.top.handle(event)

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._tell_of_storage()
        self.top.update(seconds)
        if self._fade is not None and self._fade.advance(seconds):
            self._fade = None
            self.top.invalidate()

    def _tell_of_storage(self) -> None:
        """What could not be read or written is told wherever the player is."""
        for notice in self.services.storage.take_notices():
            self.top.toasts.show(self.services.texts.say(notice), Tone.WARNING)

    @property
    def needs_draw(self) -> bool:
        """Whether the picture on the screen is out of date."""
        return self._fade is not None or self.top.needs_draw

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the top scene, and over it what is left of the one before."""
        if self._fade is None:
            self.top.draw(surface)
        else:
            self._fade.draw(surface, self.top)
        self._shown = surface


class _Fade:
    """A picture that goes, over a scene that comes; the scene is painted only when it changes."""

    def __init__(self, picture: pygame.Surface, seconds: float) -> None:
        self._old = picture
        self._new: pygame.Surface | None = None
        self._seconds = seconds
        self._passed = 0.0

    def advance(self, seconds: float) -> bool:
        """Let time pass, counted from the first picture of the new scene; True at the end."""
        if self._new is not None:
            self._passed += seconds
        return self._passed >= self._seconds

    def draw(self, surface: pygame.Surface, scene: Scene) -> None:
        """Paint the mixture of the two."""
        if self._new is None or scene.needs_draw:
            scene.draw(surface)
            self._new = surface.copy()
        else:
            surface.blit(self._new, (0, 0))
        self._old.set_alpha(round(255 * (1.0 - cubic_out(self._passed / self._seconds))))
        surface.blit(self._old, (0, 0))
