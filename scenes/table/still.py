"""The still layer of a table: a picture of the window, of which only what changed is painted anew.

Made of a ground and of parts that each know by a key what they show. Knows no game.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final, NamedTuple

import pygame

from scenes.draw.frame import Frame
from scenes.ui.box import Box

REACH: Final = 36.0
"""Units around a part that its shadow or light may cover."""

Painter = Callable[[pygame.Surface, Frame], None]


class Part(NamedTuple):
    """A piece of the still picture; another `key` says that it looks different now."""

    box: Box
    key: Hashable
    paint: Painter


def is_wanted(surface: pygame.Surface, frame: Frame, box: Box) -> bool:
    """Whether something in this box can be seen in the part of the picture being painted."""
    return surface.get_clip().colliderect(frame.rect(*box.inset(-REACH)))


class StillLayer:
    """One window's picture. `ground` paints what lies under all parts.

    The ground is painted again, cut to its place, under a part that changes: of a whole window
    that is cheaper than to keep it. `version` counts how often the picture has changed.
    """

    def __init__(self, ground: Painter) -> None:
        self._paint_ground = ground
        self._picture: pygame.Surface | None = None
        self._keys: list[Hashable] = []
        self.version = 0

    def forget(self) -> None:
        """The window has another size, or everything says something else."""
        self._picture = None
        self._keys = []

    def picture(self, size: tuple[int, int], frame: Frame, parts: Sequence[Part]) -> pygame.Surface:
        """The picture, up to date; do not draw on it."""
        if self._picture is None or self._picture.get_size() != size:
            self._picture = pygame.Surface(size)
            self._keys = []
        keys = [part.key for part in parts]
        if keys != self._keys:
            self._bring_up(self._picture, frame, parts)
            self._keys = keys
            self.version += 1
        return self._picture

    def _bring_up(self, picture: pygame.Surface, frame: Frame, parts: Sequence[Part]) -> None:
        """Paint what has changed."""
        if len(self._keys) != len(parts):
            self._paint_ground(picture, frame)
            for part in parts:
                part.paint(picture, frame)
        else:
            for part, key in zip(parts, self._keys, strict=True):
                if part.key != key:
                    self._renew(picture, frame, part, parts)

    def _renew(
        self, picture: pygame.Surface, frame: Frame, part: Part, parts: Sequence[Part]
    ) -> None:
        """Paint one part anew, and what reaches into its place."""
        place = frame.rect(*part.box.inset(-REACH)).clip(picture.get_rect())
        clip = picture.get_clip()
        picture.set_clip(place)
        self._paint_ground(picture, frame)
        for other in parts:
            if frame.rect(*other.box.inset(-REACH)).colliderect(place):
                other.paint(picture, frame)
        picture.set_clip(clip)
