"""A still picture kept between frames: a base painted once, and parts painted when they change.

Both screens of onmyo stand on one, so that a frame in which something moves costs one blit and a
few small pictures. Knows nothing of what the parts show.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

import pygame

from scenes.draw.frame import Frame
from scenes.ui.box import Box

Paint = Callable[[pygame.Surface, Frame], None]


class Part(NamedTuple):
    """A part: the region it may paint in, the value it shows, how it is painted.

    Where regions overlap, a part that is `above` is painted after the others.
    """

    region: Box
    value: object
    paint: Paint
    above: bool = False


class StillLayer:
    """The picture of one screen. The parts must come in the same order each time."""

    def __init__(self, paint_base: Paint) -> None:
        self._paint_base = paint_base
        self._base: pygame.Surface | None = None
        self._still: pygame.Surface | None = None
        self._shown: list[object] = []

    def forget(self) -> None:
        """The window has another size: paint everything anew."""
        self._base = self._still = None

    def picture(self, size: tuple[int, int], frame: Frame, parts: Iterable[Part]) -> pygame.Surface:
        """The picture, up to date; shared, do not draw on it."""
        if self._base is None or self._still is None or self._base.get_size() != size:
            self._base = pygame.Surface(size)
            self._paint_base(self._base, frame)
            self._still = self._base.copy()
            self._shown = []
        wanted = list(parts)
        values = [part.value for part in wanted]
        if values != self._shown:
            self._paint_parts(self._base, self._still, frame, wanted)
            self._shown = values
        return self._still

    def _paint_parts(
        self, base: pygame.Surface, still: pygame.Surface, frame: Frame, parts: list[Part]
    ) -> None:
        fresh = not self._shown
        changed = [
            part for index, part in enumerate(parts) if fresh or self._shown[index] != part.value
        ]
        for part in sorted(changed, key=lambda one: one.above):
            place = frame.rect(*part.region)
            still.set_clip(place)
            still.blit(base, place, place)
            part.paint(still, frame)
        still.set_clip(None)
