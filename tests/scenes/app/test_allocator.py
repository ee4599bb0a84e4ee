"""The allocator is told once, where it listens."""

import ctypes
import sys

import pytest

from scenes import allocator


class _Library:
    def __init__(self) -> None:
        self.said: list[tuple[int, int]] = []

    def mallopt(self, what: int, value: int) -> int:
        self.said.append((what, value))
        return 1


def test_glibc_is_told_what_is_a_large_block(monkeypatch: pytest.MonkeyPatch) -> None:
    library = _Library()
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(ctypes, "CDLL", lambda name: library)
    assert allocator.give_back_large_blocks()
    assert (-3, allocator.LARGE) in library.said


def test_a_library_without_that_call_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(ctypes, "CDLL", lambda name: object())
    assert not allocator.give_back_large_blocks()


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_are_not_asked(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    def refuse(name: object) -> object:
        raise AssertionError(name)

    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(ctypes, "CDLL", refuse)
    assert not allocator.give_back_large_blocks()
