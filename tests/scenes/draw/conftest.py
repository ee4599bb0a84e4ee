"""The drawing kit is tested on bare surfaces: no window, no scene."""

from collections.abc import Iterator

import pygame
import pytest

from scenes.draw import caches
from scenes.draw.frame import Frame

HEIGHTS = (720, 1080, 1440)


@pytest.fixture(autouse=True)
def _fonts() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    caches.clear_all()
    caches.fit_to((1920, 1080))
    yield
    caches.clear_all()


@pytest.fixture(params=HEIGHTS, ids=str)
def frame(request: pytest.FixtureRequest) -> Frame:
    """A 16:9 window of each height the program is made for."""
    return Frame(request.param * 16 // 9, request.param)


@pytest.fixture
def small() -> Frame:
    """The smallest window, for what need not be looked at in every size."""
    return Frame(1280, 720)


def canvas(frame: Frame) -> pygame.Surface:
    """A transparent surface of the window's size: what is drawn on it can be told from nothing."""
    return pygame.Surface((frame.width, frame.height), pygame.SRCALPHA)


def inked(surface: pygame.Surface, threshold: int = 8) -> pygame.Rect:
    """The rectangle around everything drawn on a transparent surface."""
    boxes = pygame.mask.from_surface(surface, threshold).get_bounding_rects()
    return boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)


def pixels(surface: pygame.Surface) -> bytes:
    """All pixels, to compare."""
    return pygame.image.tobytes(surface, "RGBA")
