"""Held keys: arrows go on, decisions do not."""

import pygame

from scenes.key_repeat import KeyRepeat


def key(kind: int, code: int) -> pygame.event.Event:
    return pygame.event.Event(kind, key=code, mod=0, unicode="")


def presses(keys: KeyRepeat, code: int, times: int) -> int:
    return sum(keys.lets_through(key(pygame.KEYDOWN, code)) for _ in range(times))


def test_a_held_arrow_goes_on() -> None:
    assert presses(KeyRepeat(), pygame.K_DOWN, 5) == 5


def test_a_held_return_counts_once() -> None:
    keys = KeyRepeat()
    assert presses(keys, pygame.K_RETURN, 5) == 1
    keys.lets_through(key(pygame.KEYUP, pygame.K_RETURN))
    assert presses(keys, pygame.K_RETURN, 5) == 1


def test_a_key_let_go_in_another_window_is_no_longer_held() -> None:
    keys = KeyRepeat()
    presses(keys, pygame.K_RETURN, 1)
    keys.lets_through(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert presses(keys, pygame.K_RETURN, 1) == 1


def test_other_events_pass() -> None:
    assert KeyRepeat().lets_through(pygame.event.Event(pygame.TEXTINPUT, text="あ"))
