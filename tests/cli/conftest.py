"""Runs a command as the program does, and looks at what it says."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from game.cli import main


class Said(NamedTuple):
    """The exit code and what was printed."""

    code: int
    out: str
    err: str

    @property
    def records(self) -> list[dict[str, Any]]:
        """The lines of --json."""
        return [json.loads(line) for line in self.out.splitlines()]

    def complains(self) -> str:
        """The one line about bad input; nothing else was said."""
        assert self.code == 2
        assert self.out == ""
        assert self.err.startswith("togijo: ")
        assert self.err.count("\n") == 1
        return self.err.removeprefix("togijo: ").rstrip()


Run = Callable[..., Said]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command line given as words."""

    def run_words(*words: object) -> Said:
        code = main([str(word) for word in words])
        out, err = capsys.readouterr()
        return Said(code, out, err)

    return run_words
