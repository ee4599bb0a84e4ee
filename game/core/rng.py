"""The random numbers of a match: one 64-bit integer in the state (splitmix64, Steele et al. 2014).

Never the global generator: the same seed and the same actions give the same match anywhere.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Protocol, TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


class HasRng(Protocol):
    """Whatever carries the generator's integer: a state, or a `Dice`."""

    rng: int


class Dice:
    """A generator of its own, for players and sampling; never part of a match."""

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng = seed & _MASK


def draw(holder: HasRng) -> int:
    """The next 64 random bits; advances the holder's integer."""
    holder.rng = (holder.rng + _GAMMA) & _MASK
    z = holder.rng
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def below(holder: HasRng, count: int) -> int:
    """A number from 0 to `count` - 1. The bias is below 2**-50 for any count of a table game."""
    if count <= 0:
        raise ValueError(f"below() needs a positive count, got {count}")
    return (draw(holder) * count) >> 64


def shuffle(holder: HasRng, items: MutableSequence[T]) -> None:
    """Shuffle in place (Fisher and Yates)."""
    for last in range(len(items) - 1, 0, -1):
        other = below(holder, last + 1)
        items[last], items[other] = items[other], items[last]
