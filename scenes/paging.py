"""A page to be read: a panel with a title, a line under it, and what the Page keys scroll.

What stands on the page is the scene's.
"""

from typing import Final

import pygame

from scenes.draw.frame import Frame
from scenes.draw.panels import draw_panel, draw_rule
from scenes.draw.text import text_size
from scenes.ui.box import Box
from scenes.ui.label import Label
from scenes.ui.scroll_panel import ScrollPanel

TITLE: Final = 26.0
INSET: Final = 34.0, 24.0
"""Units between the panel's sides, and its top, and what stands on it."""
SHARE: Final = 0.85
"""How much of the page a key scrolls by; the rest stays in sight."""
WAYS: Final = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


def title_of(page: Box, frame: Frame, title: str) -> Label:
    """The title at the top of a page."""
    inside = page.inset(*INSET)
    box = Box(inside.x, inside.y, inside.w, _tall(frame) + 8)
    return Label(box, title, size=TITLE, role="display", ink="heading")


def below_title(page: Box, frame: Frame) -> Box:
    """The room for what stands below the title."""
    inside = page.inset(*INSET)
    top = inside.y + _tall(frame) + 22
    return Box(inside.x, top, inside.w, inside.bottom - top)


def draw_page(surface: pygame.Surface, frame: Frame, page: Box) -> None:
    """Draw the panel of a page and the line under its title."""
    draw_panel(surface, frame, page)
    x, y, w, _ = below_title(page, frame)
    draw_rule(surface, frame, (x, y - 8), w)


def scroll_by_key(panel: ScrollPanel | None, event: pygame.event.Event) -> None:
    """Scroll one page up or down; any other event does nothing."""
    if panel is not None and event.type == pygame.KEYDOWN:
        panel.scroll_to(panel.offset + WAYS.get(event.key, 0) * panel.box.h * SHARE)


def _tall(frame: Frame) -> float:
    return text_size(frame, "", size=TITLE, role="display")[1]
