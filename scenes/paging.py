"""Scrolling a page by the Page keys, for pages that are only read."""

from typing import Final

import pygame

from scenes.ui.scroll_panel import ScrollPanel

SHARE: Final = 0.85
"""How much of the page a key scrolls by; the rest stays in sight."""
WAYS: Final = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


def scroll_by_key(panel: ScrollPanel, key: int) -> None:
    """Scroll one page up or down; any other key does nothing."""
    panel.scroll_to(panel.offset + WAYS.get(key, 0) * panel.box.h * SHARE)
