"""The program on a real screen, if this machine can make one: it opens, shows the title, ends."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.resources import DATA_ROOT

NEEDED = ("Xvfb", "xdotool", "import")
LONGEST_WAIT = 20.0

pytestmark = pytest.mark.skipif(
    not all(shutil.which(tool) for tool in NEEDED), reason=f"needs {', '.join(NEEDED)}"
)


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A screen of its own; Xvfb looks for a free number."""
    # With -noreset it outlives its last window; no window manager, for a dead one hangs SDL.
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x900x24", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as number:
        name = f":{number.readline().strip()}"
    yield name
    server.terminate()
    server.wait()


def window_of(process: "subprocess.Popen[bytes]", environment: dict[str, str]) -> str:
    """The window of a process, once it is there."""
    until = time.monotonic() + LONGEST_WAIT
    while time.monotonic() < until:
        assert process.poll() is None, "the program has ended by itself"
        found = subprocess.run(
            ["xdotool", "search", "--pid", str(process.pid)],
            env=environment, capture_output=True, text=True, check=False,
        ).stdout.split()  # fmt: skip
        if found:
            return found[-1]
        time.sleep(0.2)
    raise AssertionError("no window came up")


def colours(file: Path) -> int:
    picture = pygame.image.load(file)
    width, height = picture.get_size()
    return len(
        {picture.get_at((x, y))[:3] for x in range(0, width, 13) for y in range(0, height, 13)}
    )


def test_the_program_opens_shows_something_and_ends(display: str, tmp_path: Path) -> None:
    environment = {**os.environ, "DISPLAY": display, "TOGIJO_HOME": str(tmp_path / "home")}
    environment.pop("SDL_VIDEODRIVER")
    picture = tmp_path / "screen.png"
    program = subprocess.Popen(
        [sys.executable, "main.py", "--size", "1280x720"],
        cwd=DATA_ROOT.parent, env=environment, stderr=subprocess.PIPE,
    )  # fmt: skip
    try:
        window = window_of(program, environment)
        until = time.monotonic() + LONGEST_WAIT
        while time.monotonic() < until and (not picture.exists() or colours(picture) < 50):
            # A picture taken while the window is being mapped may fail; the next one counts.
            subprocess.run(
                ["import", "-window", "root", str(picture)], env=environment, check=False
            )
        assert picture.exists()
        assert colours(picture) >= 50
        subprocess.run(
            ["xdotool", "mousemove", "--window", window, "640", "700", "click", "1", "key", "Tab"],
            env=environment, check=True,
        )  # fmt: skip
        time.sleep(0.3)
        program.send_signal(signal.SIGTERM)  # SDL makes the wish to close the window of it
        assert program.wait(LONGEST_WAIT) == 0
    finally:
        program.kill()
        program.communicate()


@pytest.mark.parametrize("driver", ["x11", None])
def test_no_screen_is_said_in_one_line(tmp_path: Path, driver: str | None) -> None:
    environment = {**os.environ, "TOGIJO_HOME": str(tmp_path)}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        environment.pop(name, None)
    if driver is not None:
        environment["SDL_VIDEODRIVER"] = driver
    run = subprocess.run(
        [sys.executable, "main.py"], timeout=LONGEST_WAIT,
        cwd=DATA_ROOT.parent, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 1
    assert run.stderr.splitlines()[-1].startswith("togijo: no screen to open a window on")
    assert "Traceback" not in run.stderr
