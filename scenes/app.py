"""The loop: events in, time on, picture out. The only module that reads events or a clock.

It draws only what has changed and sleeps otherwise; it takes new window sizes, asks before
closing, and stands between a fault in a scene and the player's match. Knows no particular scene
but the one that reports such a fault.
"""

import gc
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

import pygame

from scenes.frame_stats import FrameStats
from scenes.key_repeat import KeyRepeat
from scenes.manager import Manager
from scenes.scene import Scene
from scenes.services import Services, frame_of
from scenes.window import Window

FPS: Final = 60
IDLE_FPS: Final = 25
HIDDEN_FPS: Final = 4
"""How often the loop looks for events while nothing moves, and while nobody can see the window.

pygame's own waiting looks every millisecond, which takes ten times the power.
"""
STAY_AWAKE: Final = 1.0
"""Seconds after an event during which the loop answers at full rate: a hand seldom comes alone."""
STILL_TURNS, TIDIED_FRAMES = 15, 60
"""Turns without a frame after which memory is tidied up, and the frames since it was last done."""
RESIZE_EVERY: Final = 0.1
"""Seconds between two new layouts while the window edge is being pulled."""
SMALLEST_KEPT: Final = 320
"""Pixels; a window left smaller than this is not opened so small again."""
LONGEST_STEP: Final = 0.1
"""Seconds a scene is told at most, so that a stall does not swallow an animation."""
SIZE_EVENTS: Final = (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED, pygame.VIDEORESIZE)

_log = logging.getLogger(__name__)

Trouble = Callable[[Services, BaseException], Scene]
"""Makes the scene that tells of a fault; the fault has been logged before."""


class App:
    """A running program: one window, one stack of scenes.

    `later` are tasks that can wait until the first picture is shown; they run one a frame.
    `at_end` is done last of all; tasks may still add to it.
    """

    def __init__(
        self,
        window: Window,
        services: Services,
        manager: Manager,
        trouble: Trouble,
        *,
        later: Iterable[Callable[[], None]] = (),
        at_end: Iterable[Callable[[], None]] = (),
        stats: FrameStats | None = None,
    ) -> None:
        self._window = window
        self._services = services
        self._manager = manager
        self._trouble = trouble
        self._later = deque(later)
        self._at_end = at_end
        self._stats = stats or FrameStats()
        self._clock = pygame.time.Clock()
        self._keys = KeyRepeat()
        self._keys.switch_on()
        self._drew = True
        self._still = self._untidied = 0
        self._quiet = 0.0
        self._hidden = False
        self._resize_wanted = False
        self._since_resize = RESIZE_EVERY

    @property
    def stats(self) -> FrameStats:
        """What the frames have taken so far."""
        return self._stats

    def open(self, first: Callable[[], None]) -> None:
        """Put the first screen on the stage; a fault in it is told like any other."""
        self._guard(first)

    def run(self) -> int:
        """Go on until the player quits; the exit code."""
        while not self._window.wants_quit:
            self.turn()
        self.close()
        return 0

    def close(self) -> None:
        """Let every scene, then every service, end what it holds."""
        for ending in (self._manager.close, *self._at_end):
            self._guard(ending)

    def remember_window(self) -> None:
        """Keep the size of the window for the next start."""
        width, height = (max(SMALLEST_KEPT, side) for side in self._window.windowed_size)
        if (width, height) != self._services.settings.window_size:
            self._services.change_settings(window_size=(width, height))

    def turn(self) -> None:
        """One turn of the loop: wait, let time pass, pass events on, draw if anything changed."""
        is_shown = bool(self._stats.drawn)
        events, seconds = self._wait()
        self._since_resize += seconds
        started = time.perf_counter()
        self._guard(lambda: self._manager.update(min(seconds, LONGEST_STEP)))
        for event in events:
            self._take(event)
        self._take_size()
        self._window.show_cursor(self._manager.top.cursor)
        self._drew = not self._hidden and self._manager.needs_draw
        if self._drew:
            self._guard(lambda: self._manager.draw(self._window.canvas))
            self._present(started)
            self._still, self._untidied = 0, self._untidied + 1
        else:
            self._stats.skipped += 1
            self._tidy_up()
        if is_shown and self._later:
            self._guard(self._later.popleft())

    def _tidy_up(self) -> None:
        """Let Python look for what nobody needs any more while nothing moves: it takes some 20 ms,
        and would come between two frames of a motion otherwise."""
        self._still += 1
        if self._still >= STILL_TURNS and self._untidied >= TIDIED_FRAMES:
            self._untidied = 0
            gc.collect()

    def _wait(self) -> tuple[list[pygame.event.Event], float]:
        """Events since the last turn, and the seconds passed; slower while nothing happens."""
        rate = HIDDEN_FPS if self._hidden else FPS if self._is_awake else IDLE_FPS
        seconds = self._clock.tick(rate) / 1000
        events = pygame.event.get()
        self._quiet = 0.0 if events else self._quiet + seconds
        return events, seconds

    @property
    def _is_awake(self) -> bool:
        return (
            self._drew or self._quiet < STAY_AWAKE or bool(self._later) or self._manager.needs_draw
        )

    def _present(self, started: float) -> None:
        before = time.perf_counter()
        self._window.present()
        after = time.perf_counter()
        self._stats.note(after - started)
        if self._window.note_flip(after - before):
            self._resize_wanted = True
            self._keys.switch_on()

    # --- events

    def _take(self, event: pygame.event.Event) -> None:
        if not self._keys.lets_through(event):
            return
        if event.type in SIZE_EVENTS:
            self._resize_wanted = True
        elif event.type == pygame.QUIT:
            self._guard(self._quit)
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self._hidden = True
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            self._hidden = False
            self._manager.top.invalidate()
        elif event.type == pygame.KEYDOWN and _asks_full_screen(event):
            self._guard(self._toggle_fullscreen)
        else:
            self._guard(lambda: self._manager.handle(self._window.on_canvas(event)))

    def _toggle_fullscreen(self) -> None:
        mode = "window" if self._window.is_fullscreen else "full"
        self._services.change_settings(window_mode=mode)

    def _take_size(self) -> None:
        """Lay out anew after a change of size, at most every tenth of a second."""
        if self._resize_wanted and self._since_resize >= RESIZE_EVERY:
            self._resize_wanted = False
            self._since_resize = 0.0
            self._window.refit()
            frame = frame_of(self._window.canvas.get_size(), self._services.settings)
            self._guard(lambda: self._manager.resize(frame))

    def _quit(self) -> None:
        """Close the window, after a question if the scene has one; insisting closes it at once."""
        question = self._manager.top.quit_question()
        if question is None or self._manager.top.is_asking_to_quit:
            self._window.quit()
        else:
            self._manager.top.ask_to_quit(question)

    # --- faults

    def _guard(self, act: Callable[[], None]) -> None:
        """Do something for the scenes; a fault closes them and shows what happened instead."""
        try:
            act()
        except Exception as fault:
            name = "none" if self._manager.is_empty else type(self._manager.top).__name__
            _log.exception("a fault in scene %s", name)
            if self._manager.is_in_trouble:
                raise
            self._manager.show_trouble(self._trouble(self._services, fault))


def _asks_full_screen(event: pygame.event.Event) -> bool:
    """F11, or Alt with Return."""
    alt = bool(event.mod & pygame.KMOD_ALT)
    return bool(event.key == pygame.K_F11 or (alt and event.key == pygame.K_RETURN))
