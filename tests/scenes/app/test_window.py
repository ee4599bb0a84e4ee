"""The window: hints before it opens, small windows, and positions of the pointer in them."""

from pathlib import Path

import pygame
import pytest

from scenes.window import ACCELERATION, HINTS, Window, canvas_size, prepare_environment


def test_a_machine_without_gpu_presents_without_opengl(tmp_path: Path) -> None:
    environment: dict[str, str] = {}
    prepare_environment(environment, "linux", tmp_path)
    assert environment[ACCELERATION] == "0"
    assert set(HINTS) < set(environment)


def test_a_gpu_or_another_system_keeps_the_default(tmp_path: Path) -> None:
    (tmp_path / "renderD128").touch()
    environment: dict[str, str] = {}
    prepare_environment(environment, "linux", tmp_path)
    prepare_environment(environment, "win32", tmp_path / "nothing")
    assert ACCELERATION not in environment


def test_the_choice_of_the_player_stays(tmp_path: Path) -> None:
    environment = {ACCELERATION: "1", "SDL_IME_SHOW_UI": "0"}
    prepare_environment(environment, "linux", tmp_path)
    assert (environment[ACCELERATION], environment["SDL_IME_SHOW_UI"]) == ("1", "0")


@pytest.mark.parametrize(
    ("window", "canvas"),
    [
        ((1920, 1080), (1920, 1080)),
        ((1280, 720), (1280, 720)),
        ((2560, 1080), (2560, 1080)),
        ((640, 360), (1280, 720)),
        ((1000, 900), (1280, 1152)),
        ((1920, 540), (2560, 720)),
        ((1, 1), (1280, 720)),
    ],
)
def test_a_small_window_shows_a_larger_canvas(
    window: tuple[int, int], canvas: tuple[int, int]
) -> None:
    assert canvas_size(window) == canvas


def test_positions_in_a_small_window_are_those_of_the_canvas() -> None:
    pygame.display.quit()
    window = Window((640, 360))
    assert window.canvas.get_size() == (1280, 720)
    moved = pygame.event.Event(pygame.MOUSEMOTION, pos=(320, 180), rel=(1, 1), buttons=(0, 0, 0))
    assert window.on_canvas(moved).pos == (640, 360)
    assert window.to_screen(pygame.Rect(640, 360, 2, 20)) == pygame.Rect(320, 180, 1, 10)
    window.canvas.fill((200, 0, 0))
    window.present()
    assert window.screen.get_at((300, 100))[:3] == (200, 0, 0)
    pygame.display.quit()


def test_slow_flips_are_judged_once() -> None:
    pygame.display.quit()
    window = Window((1280, 720))
    assert not any(window.note_flip(0.05) for _ in range(20))  # only X11 has a faster way
    pygame.display.quit()
