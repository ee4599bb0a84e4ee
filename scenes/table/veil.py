"""What lies between a table and the sheets over it, so that those can be read."""

from __future__ import annotations

import pygame

LEFT_OF_COLOURS = (92, 86, 86)
"""What is left (of 255) of each colour."""


def draw_veil(surface: pygame.Surface) -> None:
    """Darken everything that has been drawn."""
    surface.fill(LEFT_OF_COLOURS, special_flags=pygame.BLEND_RGB_MULT)
