"""Turns what has happened into a sequence of beats and plays them after the fact.

Owns the queue of beats, speed and the reduced-motion setting. The truth has already changed when
a beat is queued: the director only decides how the picture catches up, and `finish()` must leave
the picture where the last beats end. Knows no game and draws nothing.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from scenes.stage.tween import Motion, Tweens

CROSS_FADE = 0.1
"""Seconds a still picture takes to replace another under reduced motion."""


class MotionLevel(StrEnum):
    """How much moves: everything, cross-fades between still pictures, or nothing."""

    FULL = "full"
    BRIEF = "brief"
    NONE = "none"


def _nothing() -> None:
    """Default of a hook."""


def _at_once() -> bool:
    """Default of a director's preparations: there are none."""
    return True


@dataclass(frozen=True, slots=True)
class Beat:
    """A few motions that start together, with the sound that goes with them.

    The beat lasts until its longest motion has landed, and at least `hold` seconds. `on_start`
    and `on_end` change what is shown without a tween (a mark appears, a card is turned up); they
    run exactly once each, in order, however the beat is cut short.
    """

    motions: tuple[Motion, ...] = ()
    sound: str | None = None
    hold: float = 0.0
    on_start: Callable[[], None] = _nothing
    on_end: Callable[[], None] = _nothing

    @property
    def length(self) -> float:
        """Seconds the beat takes at normal speed."""
        return max([self.hold, *(motion.length for motion in self.motions)])


class Director:
    """Plays beats one after another.

    `play_sound` is called with the name of a beat's sound; `on_cut` is called when a still
    picture replaces another under reduced motion, so that the screen may be cross-faded.
    `prepare` does a little for what is queued and says whether the next beat may begin; until
    then, a step of time each, nothing moves. Skipping to the end does not wait for it.
    """

    def __init__(
        self,
        *,
        play_sound: Callable[[str], None],
        on_cut: Callable[[], None] = _nothing,
        level: MotionLevel = MotionLevel.FULL,
        speed: float = 1.0,
    ) -> None:
        self.level = level
        self.speed = speed
        self.tweens = Tweens()
        self.prepare: Callable[[], bool] = _at_once
        self._play_sound = play_sound
        self._on_cut = on_cut
        self._queue: deque[Beat] = deque()
        self._current: Beat | None = None
        self._left = 0.0

    @property
    def is_idle(self) -> bool:
        """Whether every beat has been played and nothing moves any more."""
        return self._current is None and not self._queue and not self.tweens.is_busy()

    def play(self, *beats: Beat) -> None:
        """Queue beats; with motion switched off they are over at once, sounds included."""
        self._queue.extend(beats)
        if self._current is None:
            self._next()

    def update(self, seconds: float) -> None:
        """Let `seconds` of wall time pass, at the chosen speed."""
        if self._current is None:
            self._next()
        passed = seconds * self.speed
        while self._current is not None and passed >= self._left:
            passed -= self._left
            self.tweens.update(self._left)
            self._close()
            self._next()
        self.tweens.update(passed)
        if self._current is not None:
            self._left -= passed

    def finish(self) -> None:
        """Skip to the end: every queued beat takes effect, in order and without sound."""
        while self._current is not None or self._queue:
            self._close()
            if self._queue:
                self._open(self._queue.popleft(), muted=True)
        self.tweens.finish()

    def finish_thing(self, thing: object) -> None:
        """Put one object where all its beats leave it; the others run on."""
        self.tweens.finish(thing)
        for index, beat in enumerate(self._queue):
            own = [motion for motion in beat.motions if motion.thing is thing]
            if own:
                for motion in own:
                    motion.land()
                self._queue[index] = _without(beat, thing)

    def _next(self) -> None:
        """Open the next beat if it may begin; without motion, run through all of them."""
        while self._queue and (self.level is MotionLevel.NONE or self.prepare()):
            self._open(self._queue.popleft(), muted=False)
            if self.level is not MotionLevel.NONE:
                return
            self._close()

    def _open(self, beat: Beat, *, muted: bool) -> None:
        self._current = beat
        beat.on_start()
        if beat.sound and not muted:
            self._play_sound(beat.sound)
        if self.level is MotionLevel.FULL:
            for motion in beat.motions:
                self.tweens.start(motion)
            self._left = beat.length
        else:
            self._cut(beat)

    def _cut(self, beat: Beat) -> None:
        """Show the end of a beat as a still picture (ART §9, reduced motion)."""
        for motion in beat.motions:
            self.tweens.finish(motion.thing)
            motion.land()
        if beat.motions:
            self._on_cut()
        self._left = max(beat.hold, CROSS_FADE) if beat.length > 0.0 else 0.0

    def _close(self) -> None:
        """End the current beat, landing what it moves."""
        beat = self._current
        if beat is not None:
            for motion in beat.motions:
                if self.tweens.is_busy(motion.thing):
                    self.tweens.finish(motion.thing)
            # Still the current beat: a hook that plays more beats only queues them.
            beat.on_end()
        self._current = None
        self._left = 0.0


def _without(beat: Beat, thing: object) -> Beat:
    """The beat with one object's motions left out; its sound and hooks stay."""
    rest = tuple(motion for motion in beat.motions if motion.thing is not thing)
    return Beat(rest, beat.sound, beat.hold, beat.on_start, beat.on_end)
