"""The loop: sleeps when nothing changes, survives faults, asks before closing, takes sizes."""

import gc
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from scenes.app import STILL_TURNS, TIDIED_FRAMES, App
from scenes.draw.frame import Frame
from scenes.headless import headless_services
from scenes.manager import Manager
from scenes.scene import Scene
from scenes.services import Services, frame_of
from scenes.trouble import TroubleScene
from scenes.window import Window


class Actor(Scene):
    """A scene that does what a test tells it."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.frames: list[Frame] = []
        self.keys: list[int] = []
        self.on_key: Callable[[], None] = lambda: None
        self.on_paint: Callable[[], None] = lambda: None
        self.question: str | None = None
        self.was_closed = False

    def paint(self, surface: pygame.Surface) -> None:
        surface.fill((30, 20, 20))
        self.on_paint()

    def resized(self) -> None:
        self.frames.append(self.frame)

    def on_event(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN:
            self.keys.append(event.key)
            self.on_key()

    def quit_question(self) -> str | None:
        return self.question

    def closed(self) -> None:
        self.was_closed = True


class Program:
    """An application on a window without a screen."""

    def __init__(self, folder: Path) -> None:
        self.window = Window((1280, 720))
        self.services = headless_services(folder, size=(1280, 720), display_language="en")
        self.services.window = self.window
        self.services.frame = frame_of(self.window.canvas.get_size(), self.services.settings)
        self.manager = Manager(self.services, lambda _name, services, **_: Actor(services))
        self.actor = Actor(self.services)
        self.manager.push(self.actor)
        self.report = folder / "report.txt"
        self.app = App(self.window, self.services, self.manager, self.trouble)

    def trouble(self, services: Services, fault: BaseException) -> Scene:
        del fault
        return TroubleScene(services, self.report)

    def turn(self, *events: pygame.event.Event, turns: int = 1) -> None:
        for event in events:
            pygame.event.post(event)
        for _ in range(turns):
            self.app.turn()

    def press(self, key: int, mod: int = 0) -> None:
        self.turn(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    pygame.display.quit()
    made = Program(tmp_path)
    pygame.event.clear()
    made.turn(turns=2)
    yield made
    pygame.display.quit()


QUIT = pygame.event.Event(pygame.QUIT)


def test_a_still_scene_is_drawn_once(program: Program) -> None:
    program.turn(turns=10)
    before = len(program.app.stats.drawn)
    program.turn(turns=3)
    assert len(program.app.stats.drawn) == before
    assert program.app.stats.skipped >= 3


def test_memory_is_tidied_up_when_nothing_moves_any_more(program: Program) -> None:
    found: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "stop" and info["generation"] == 2:
            found.append(program.app.stats.skipped)

    program.turn(turns=STILL_TURNS + 1)
    gc.callbacks.append(note)
    try:
        for _ in range(TIDIED_FRAMES):
            program.actor.invalidate()
            program.turn()
        moving = len(found)
        program.turn(turns=STILL_TURNS + 3)
        assert len(found) == moving + 1
        program.turn(turns=STILL_TURNS)
        assert len(found) == moving + 1, "once is enough as long as nothing is drawn"
    finally:
        gc.callbacks.remove(note)


def test_events_reach_the_scene(program: Program) -> None:
    program.press(pygame.K_x)
    assert program.actor.keys == [pygame.K_x]


def test_quit_without_a_question_ends_the_loop(program: Program) -> None:
    pygame.event.post(QUIT)
    assert program.app.run() == 0
    assert program.window.wants_quit
    assert program.actor.was_closed


def test_quit_asks_if_the_scene_wants_to(program: Program) -> None:
    program.actor.question = "The match is saved."
    program.turn(QUIT)
    assert not program.window.wants_quit
    assert "The match is saved." in program.actor.texts()
    program.press(pygame.K_ESCAPE)
    assert program.actor.dialog is None
    program.turn(QUIT)
    program.press(pygame.K_RETURN)
    assert program.window.wants_quit


def test_insisting_quits_at_once(program: Program) -> None:
    program.actor.question = "The match is saved."
    program.turn(QUIT)
    program.turn(QUIT)
    assert program.window.wants_quit


def fail() -> None:
    raise ZeroDivisionError("by a test")


def test_a_fault_is_logged_and_leads_back_to_the_title(
    program: Program, caplog: pytest.LogCaptureFixture
) -> None:
    program.actor.on_key = fail
    program.press(pygame.K_x)
    assert isinstance(program.manager.top, TroubleScene)
    assert "by a test" in caplog.text
    assert any("report.txt" in text for text in program.manager.top.texts())
    program.turn(turns=5)
    program.press(pygame.K_RETURN)
    assert isinstance(program.manager.top, Actor)
    assert not program.manager.is_in_trouble


def test_a_fault_in_the_report_of_a_fault_ends_the_program(program: Program) -> None:
    program.actor.on_key = fail
    program.press(pygame.K_x)
    program.actor.on_paint = fail
    program.manager.show_trouble(program.actor)
    with pytest.raises(ZeroDivisionError):
        program.turn()


def test_a_new_size_is_laid_out_at_its_own_pixels(program: Program) -> None:
    pygame.display.set_mode((1600, 900), pygame.RESIZABLE)
    program.turn(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1600, y=900), turns=12)
    assert (program.actor.frame.width, program.actor.frame.height) == (1600, 900)
    assert program.services.frame is program.actor.frame


def test_sizes_are_laid_out_a_few_times_a_second(program: Program) -> None:
    program.turn(turns=12)
    before = len(program.actor.frames)
    resized = pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1280, y=720)
    for _ in range(12):
        program.turn(resized)
    assert 1 <= len(program.actor.frames) - before <= 5


def test_a_hidden_window_is_not_drawn(program: Program) -> None:
    program.turn(pygame.event.Event(pygame.WINDOWMINIMIZED))
    before = len(program.app.stats.drawn)
    program.manager.top.invalidate()
    program.turn()
    assert len(program.app.stats.drawn) == before
    program.turn(pygame.event.Event(pygame.WINDOWRESTORED))
    assert len(program.app.stats.drawn) == before + 1


def test_full_screen_is_a_setting(program: Program) -> None:
    program.press(pygame.K_F11)
    assert program.window.is_fullscreen
    assert program.services.settings.fullscreen
    program.press(pygame.K_RETURN, pygame.KMOD_LALT)
    assert not program.window.is_fullscreen
    assert program.services.storage.read_settings().window_mode == "window"


def test_what_can_wait_waits_for_the_first_picture(tmp_path: Path) -> None:
    pygame.display.quit()
    program = Program(tmp_path)
    order: list[str] = []
    program.actor.on_paint = lambda: order.append("picture")
    later = (lambda: order.append("one"), lambda: order.append("two"))
    app = App(program.window, program.services, program.manager, program.trouble, later=later)
    for _ in range(3):
        app.turn()
    assert order == ["picture", "one", "two"]
    pygame.display.quit()


def test_the_size_of_the_window_is_kept(program: Program) -> None:
    pygame.display.set_mode((1000, 700), pygame.RESIZABLE)
    program.turn(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1000, y=700), turns=12)
    program.app.remember_window()
    assert program.services.storage.read_settings().window_size == (1000, 700)


def test_a_first_screen_that_fails_is_told_like_any_other(tmp_path: Path) -> None:
    pygame.display.quit()
    program = Program(tmp_path)
    manager = Manager(program.services)
    app = App(program.window, program.services, manager, program.trouble)
    app.open(fail)
    assert isinstance(manager.top, TroubleScene)
    pygame.display.quit()
