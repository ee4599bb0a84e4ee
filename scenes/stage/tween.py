"""Values that change over time: easings, and the set of animations now running.

Owns one animation at most per (object, property); a new one starts from the value shown at that
moment. Knows nothing of what the objects are, of drawing, or of where time comes from.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

Easing = Callable[[float], float]
"""Maps progress 0–1 to a share of the way; both ends are fixed."""


def linear(share: float) -> float:
    """Even speed."""
    return share


def cubic_out(share: float) -> float:
    """Fast, then settling: hover, turning a card, panels."""
    return 1.0 - (1.0 - share) ** 3


def cubic_in_out(share: float) -> float:
    """Soft at both ends: flights and steps over the board."""
    return 4.0 * share**3 if share < 0.5 else 1.0 - (2.0 - 2.0 * share) ** 3 / 2.0


def quint_in(share: float) -> float:
    """Slow, then sudden: the lunge of an attack."""
    return share**5


def quint_out(share: float) -> float:
    """Sudden, then settling: a seal pressed on paper."""
    return 1.0 - (1.0 - share) ** 5


def sine_pulse(seconds: float, period: float = 1.4, low: float = 0.7) -> float:
    """Level `low`–1 of a steady pulse at a time; starts at its brightest."""
    wave = 0.5 + 0.5 * math.cos(2.0 * math.pi * seconds / period)
    return low + (1.0 - low) * wave


def short_way(current: float, goal: float) -> float:
    """Degrees to tween to so that `goal` is reached by the shorter turn."""
    return current + (goal - current + 180.0) % 360.0 - 180.0


def clockwise_way(current: float, goal: float) -> float:
    """Degrees to tween to so that `goal` is reached clockwise (angles grow clockwise)."""
    return current + (goal - current) % 360.0


@dataclass(frozen=True, slots=True)
class Motion:
    """One property of one object moves to a value.

    `delay` and `seconds` are at normal speed; `thing` is any object whose attribute `prop` is a
    number that may be assigned.
    """

    thing: object
    prop: str
    to: float
    seconds: float
    easing: Easing = cubic_out
    delay: float = 0.0

    @property
    def length(self) -> float:
        """Seconds from the start of the beat to the end of this motion."""
        return self.delay + self.seconds

    def land(self) -> None:
        """Put the object where the motion ends."""
        setattr(self.thing, self.prop, self.to)


@dataclass(slots=True)
class _Running:
    motion: Motion
    elapsed: float = 0.0
    start: float | None = None

    def advance(self, seconds: float) -> bool:
        """Move on; True once the motion has landed."""
        motion = self.motion
        self.elapsed += seconds
        if self.elapsed >= motion.length:
            motion.land()
            return True
        if self.elapsed >= motion.delay:
            # The start is read when the motion begins, not when it was asked for.
            if self.start is None:
                self.start = float(getattr(motion.thing, motion.prop))
            share = (self.elapsed - motion.delay) / motion.seconds
            way = motion.to - self.start
            setattr(motion.thing, motion.prop, self.start + way * motion.easing(share))
        return False


class Tweens:
    """The animations now running."""

    def __init__(self) -> None:
        # Keyed by identity: two visuals that compare equal are still two visuals. The motion
        # holds the object, so an id cannot be reused while its animation runs.
        self._running: dict[tuple[int, str], _Running] = {}

    def start(self, motion: Motion) -> None:
        """Begin a motion; it replaces one of the same object and property where that stands."""
        key = (id(motion.thing), motion.prop)
        self._running.pop(key, None)
        if motion.length <= 0.0:
            motion.land()
        else:
            self._running[key] = _Running(motion)

    def update(self, seconds: float) -> None:
        """Let `seconds` pass."""
        landed = [key for key, run in self._running.items() if run.advance(seconds)]
        for key in landed:
            del self._running[key]

    def finish(self, thing: object | None = None) -> None:
        """Land every animation at once, or those of one object."""
        for key in [k for k in self._running if thing is None or k[0] == id(thing)]:
            self._running.pop(key).motion.land()

    def is_busy(self, thing: object | None = None) -> bool:
        """Whether anything moves, or whether this object does."""
        if thing is None:
            return bool(self._running)
        return any(key[0] == id(thing) for key in self._running)
