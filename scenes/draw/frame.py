"""The map between logical units and window pixels: a 1920×1080 sheet, letterboxed into any window.

Everything in `scenes` measures in units; only this module knows pixels and margins. It knows
nothing of fonts, colours or scenes.
"""

from dataclasses import dataclass, field
from typing import Final

import pygame

UNIT_WIDTH: Final = 1920
UNIT_HEIGHT: Final = 1080
TEXT_FLOOR: Final = 13
"""Smallest readable text, in window pixels."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A window of `width` × `height` pixels, and what its reader needs: text size, colour aid."""

    width: int
    height: int
    text_scale: float = 1.0
    """0.85 to 1.5: how much larger than designed running text is set."""
    colour_aid: bool = False
    """Whether things told apart by colour get wider apart in lightness, and a hatching."""
    scale: float = field(init=False, compare=False)
    """Window pixels in one unit."""
    left: int = field(init=False, compare=False)
    """Width in pixels of the band left of the sheet."""
    top: int = field(init=False, compare=False)
    """Height in pixels of the band above the sheet."""

    def __post_init__(self) -> None:
        if self.width < 1 or self.height < 1:
            raise ValueError(f"a frame needs at least one pixel, got {self.width}×{self.height}")
        scale = min(self.width / UNIT_WIDTH, self.height / UNIT_HEIGHT)
        object.__setattr__(self, "scale", scale)
        object.__setattr__(self, "left", (self.width - round(UNIT_WIDTH * scale)) // 2)
        object.__setattr__(self, "top", (self.height - round(UNIT_HEIGHT * scale)) // 2)

    @property
    def sheet(self) -> pygame.Rect:
        """The letterboxed 16:9 area in window pixels."""
        return self.rect(0, 0, UNIT_WIDTH, UNIT_HEIGHT)

    def px(self, units: float) -> int:
        """A length in units as whole pixels; 0 stays 0, anything longer is at least one pixel."""
        if units <= 0:
            return round(units * self.scale)
        return max(1, round(units * self.scale))

    def rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle in units as window pixels; neighbours in units stay neighbours in pixels."""
        left, top = self.point(x, y)
        right, bottom = self.point(x + w, y + h)
        return pygame.Rect(left, top, right - left, bottom - top)

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A point in units as window pixels."""
        return self.left + round(x * self.scale), self.top + round(y * self.scale)

    def square(self, middle: tuple[float, float], side: float) -> pygame.Rect:
        """The window square of a thing `side` units across, around a point in units."""
        px = self.px(side)
        place = pygame.Rect(0, 0, px, px)
        place.center = self.point(*middle)
        return place

    def units(self, pos: tuple[int, int]) -> tuple[float, float]:
        """A window pixel (an event's position) in units; may lie outside the sheet."""
        return (pos[0] - self.left) / self.scale, (pos[1] - self.top) / self.scale

    def font_px(self, units: float, floor: int = TEXT_FLOOR) -> int:
        """Pixels of text designed at `units`, by the reader's text size, never under `floor`."""
        return max(floor, round(units * self.scale * self.text_scale))
