"""Which keys go on while they are held: those that move and erase, not those that decide.

Without this a held Return would press one button after another. Knows nothing of scenes.
"""

from typing import Final

import pygame

DELAY_MS: Final = 400
INTERVAL_MS: Final = 40

REPEATING: Final = frozenset(
    (
        pygame.K_LEFT,
        pygame.K_RIGHT,
        pygame.K_UP,
        pygame.K_DOWN,
        pygame.K_PAGEUP,
        pygame.K_PAGEDOWN,
        pygame.K_BACKSPACE,
        pygame.K_DELETE,
        pygame.K_TAB,
    )
)


class KeyRepeat:
    """Tells a first press from a repeated one; pygame's events do not."""

    def __init__(self) -> None:
        self._held: set[int] = set()

    def switch_on(self) -> None:
        """Ask pygame to repeat held keys; again after the display was opened anew."""
        pygame.key.set_repeat(DELAY_MS, INTERVAL_MS)

    def lets_through(self, event: pygame.event.Event) -> bool:
        """Whether the event should be seen: all but the repeats of keys that decide."""
        if event.type == pygame.KEYUP:
            self._held.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._held.clear()  # the system keeps the release of a key to itself then
        elif event.type == pygame.KEYDOWN:
            repeated = event.key in self._held
            self._held.add(event.key)
            return not repeated or event.key in REPEATING
        return True
