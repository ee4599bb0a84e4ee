"""Finding the command; one line and exit code 2 for whatever makes no sense."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.ai import selfplay
from game.cli import dispatch
from tests.cli.conftest import Run

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "the following arguments are required: COMMAND"),
        ("dance", "no command 'dance'; there are: play, shot, selfplay, bench, perft, "),
        ("bench", "bench: the following arguments are required: GAME"),
        ("bench chess", "bench: argument GAME: no game 'chess'; there are: "),
        ("bench onmyo --seconds 0", "--seconds: expected seconds above 0, up to 3600, got '0'"),
        ("bench onmyo --seconds soon", "--seconds: expected seconds above 0"),
        ("bench onmyo --option arena", "--option: expected NAME=VALUE, got 'arena'"),
        ("bench onmyo --option arena=9x9", "--option: arena cannot be '9x9'; it can be: 5x5"),
        ("bench onmyo --option size=9", "--option: onmyo has no option 'size'; it has: "),
        ("fuzz onmyo --games 0 --seed 1", "--games: expected a whole number from 1 to 1000000"),
        ("fuzz onmyo --games 1 --seed -1", "--seed: expected"),
        ("fuzz onmyo --games 1 --seed 1e3", "--seed: expected a whole number from 0 to 999"),
        ("fuzz onmyo --games 1 --seed 1 --fast", "unrecognized arguments: --fast"),
        ("replay", "replay: the following arguments are required: FILE"),
        ("perft dino x.json --depth 1", "perft: argument onmyo: invalid choice: 'dino'"),
    ],
)
def test_a_senseless_command_line(run: Run, line: str, said: str) -> None:
    assert said in run(*line.split()).complains()


@pytest.mark.parametrize("words", [["--help"], ["fuzz", "--help"], ["-h"]])
def test_help_is_no_mistake(run: Run, words: list[str]) -> None:
    said = run(*words)
    assert said.code == 0
    assert said.out.startswith("usage: togijo")
    assert said.err == ""


def test_ctrl_c_ends_a_command_quietly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(selfplay, "summarise", interrupted)
    said = run("selfplay", "onmyo", "--seats", "random,random", "--games", "1", "--json")
    assert said.code == dispatch.INTERRUPTED
    assert said.err == "togijo: stopped\n"


def command(*words: str) -> list[str]:
    return [sys.executable, "main.py", *words]


def test_a_reader_that_goes_away_is_no_fault() -> None:
    words = command("selfplay", "onmyo", "--seats", "random,random", "--games", "500", "--json")
    with subprocess.Popen(
        words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith('{"game": "onmyo"')
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(20) == 0


def test_letters_the_console_lacks_do_not_stop_a_command(tmp_path: Path) -> None:
    file = tmp_path / "場面.yaml"
    file.write_text("- title: 3\n", "utf-8")
    done = subprocess.run(
        command("scenario", str(file)),
        cwd=ROOT, env={**os.environ, "PYTHONIOENCODING": "ascii"}, capture_output=True,
        text=True, check=False, timeout=20,
    )  # fmt: skip
    assert done.returncode == 2
    assert "\\u5834\\u9762.yaml:1" in done.stderr
    assert "Traceback" not in done.stderr
