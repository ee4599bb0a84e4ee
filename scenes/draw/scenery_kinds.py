"""What the painters of a scene's parts look like to `art.py`, which calls them by name."""

import random
from collections.abc import Callable

import pygame

from scenes.draw.scenery import Theme

Point = tuple[float, float]
Scenery = Callable[[pygame.Surface, Theme, random.Random, float], None]
"""Draws at the horizon, the last argument (a share of the height)."""
Overlay = Callable[[pygame.Surface, Theme, random.Random], None]
"""Draws over all that is there: a foreground, motes, or something in the air."""
