"""The keys of a card table that no widget wants, and those that are held.

Tells the table what is meant; decides nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

_DIGIT_KEYS: Final = (
    (pygame.K_1, pygame.K_KP1), (pygame.K_2, pygame.K_KP2), (pygame.K_3, pygame.K_KP3),
    (pygame.K_4, pygame.K_KP4), (pygame.K_5, pygame.K_KP5), (pygame.K_6, pygame.K_KP6),
    (pygame.K_7, pygame.K_KP7), (pygame.K_8, pygame.K_KP8), (pygame.K_9, pygame.K_KP9),
)  # fmt: skip
DIGITS: Final = {key: number for number, keys in enumerate(_DIGIT_KEYS) for key in keys}
SHIFTS: Final = (pygame.K_LSHIFT, pygame.K_RSHIFT)


class KeyCalls(NamedTuple):
    """What keys mean: card `n` of the hand, confirm, take back; and while they are held: the card
    full size, the own hand face up, being asked for counter-spells."""

    card: Callable[[int], None]
    confirm: Callable[[], None]
    take_back: Callable[[], None]
    toggle_sound: Callable[[], None]
    full: Callable[[bool], None]
    peek: Callable[[bool], None]
    ask: Callable[[bool], None]


class Keys:
    """The keyboard at one table."""

    def __init__(self, calls: KeyCalls) -> None:
        self._calls = calls
        self._down: set[int] = set()

    def handle(self, event: pygame.event.Event) -> bool:
        """Take a key; whether it meant anything."""
        if event.type == pygame.KEYUP:
            return self._held(event.key, down=False)
        if event.mod & pygame.KMOD_CTRL:
            if event.key == pygame.K_z:
                self._calls.take_back()
            return bool(event.key == pygame.K_z)
        if event.mod & (pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        return self._pressed(event.key) or self._held(event.key, down=True)

    def _pressed(self, key: int) -> bool:
        match key:
            case pygame.K_RETURN | pygame.K_KP_ENTER:
                self._calls.confirm()
            case pygame.K_m:
                self._calls.toggle_sound()
            case key if key in DIGITS:
                self._calls.card(DIGITS[key])
            case _:
                return False
        return True

    def _held(self, key: int, *, down: bool) -> bool:
        match key:
            case pygame.K_z:
                self._calls.full(down)
            case pygame.K_h:
                self._calls.peek(down)
            case key if key in SHIFTS:
                self._calls.ask(down)
            case _:
                return False
        if down:
            self._down.add(key)
        else:
            self._down.discard(key)
        return True

    def release(self) -> None:
        """Nothing is held any more: another window or layer has the keyboard."""
        for key in tuple(self._down):
            self._held(key, down=False)
