"""Drawing something half there: it is drawn whole, then what was there before is laid over it."""

from collections.abc import Callable

import pygame

DISABLED = 0.42
"""What is left of a control that cannot be used now."""


def draw_faded(
    surface: pygame.Surface, place: pygame.Rect, opacity: float, draw: Callable[[], object]
) -> None:
    """Call `draw`, and let only this share (0–1) of it come through inside `place`.

    Costs two copies of the place, so it is for notices and dialogs, not for the whole screen.
    """
    if opacity >= 1.0:
        draw()
        return
    place = place.clip(surface.get_rect())
    if opacity <= 0.0 or place.w < 1 or place.h < 1:
        return
    before = surface.subsurface(place).copy()
    draw()
    before.set_alpha(round(255 * (1.0 - opacity)))
    surface.blit(before, place)


def draw_usable(
    surface: pygame.Surface, place: pygame.Rect, draw: Callable[[], object], *, usable: bool
) -> None:
    """Call `draw` for a control that has no drawing of its own for when it cannot be used."""
    draw_faded(surface, place, 1.0 if usable else DISABLED, draw)
