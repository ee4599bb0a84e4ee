"""Dashed outlines are the same picture every time, and paint nothing off the outline."""

from collections.abc import Callable

import pygame
import pytest

from scenes.draw import svg
from scenes.draw.dashes import dashed_circle, dashed_rectangle

LINE = svg.stroke("gold_line", 2.0)
SHAPES: dict[str, Callable[[], str]] = {
    "circle": lambda: dashed_circle(60, 60, 50, LINE, (9, 6)),
    "rectangle": lambda: dashed_rectangle(10, 10, 100, 100, LINE, radius=12, dash=(9, 6)),
    "narrow": lambda: dashed_rectangle(10, 10, 100, 100, LINE, radius=0.5, dash=(3, 2)),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_dashes_are_drawn_alike_and_leave_the_inside_free(shape: str) -> None:
    pictures = [svg.raster((120, 120), SHAPES[shape]()) for _ in range(60)]
    assert len({pygame.image.tobytes(picture, "RGBA") for picture in pictures}) == 1
    inside = pygame.mask.from_surface(pictures[0].subsurface((30, 30, 60, 60)), 0)
    assert inside.count() == 0


def test_dashes_close_without_a_seam() -> None:
    """However long a dash was asked for, each gap of an outline is like the others."""
    strokes = dashed_circle(60, 60, 50, LINE, (10, 7)).split("M")[1:]
    dashes = [stroke.split('"')[0].split("L") for stroke in strokes]
    gaps = []
    for one, other in zip(dashes, dashes[1:] + dashes[:1], strict=True):
        (x1, y1), (x2, y2) = (map(float, part.split()) for part in (one[-1], other[0]))
        gaps.append(round(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5, 1))
    assert max(gaps) - min(gaps) < 0.3
