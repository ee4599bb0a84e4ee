"""Finds the command, runs it, and turns what goes wrong into one line and an exit code.

0: done. 1: done, and the answer is no. 2: bad input, said in one line. 130: stopped by Ctrl-C.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from game.cli import bench, cards, clauses, deck, fuzz, perft, replay, scenario, selfplay
from game.cli.common import Parser, UsageError
from game.yaml_reader import DataFault

COMMANDS: Final = (selfplay, bench, perft, scenario, clauses, cards, deck, replay, fuzz)
WITH_WINDOW: Final = ("play", "shot")  # these belong to the screens
MISUSED: Final = 2
INTERRUPTED: Final = 130


def main(arguments: Sequence[str]) -> int:
    """Run the command that `arguments` name; returns the exit code, whatever happens."""
    _let_every_letter_be_printed()
    try:
        return _run(arguments)
    except UsageError as error:
        return _complain(str(error))
    except DataFault as fault:
        more = len(fault.faults) - 1
        return _complain(f"{fault.faults[0]}" + (f" (and {more} more)" if more else ""))
    except KeyboardInterrupt:
        print("togijo: stopped", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; Python would complain once more when it flushes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(arguments: Sequence[str]) -> int:
    parser = Parser(prog="togijo", description="Commands that open no window.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add_to(commands)
    if arguments and not arguments[0].startswith("-") and arguments[0] not in commands.choices:
        known = ", ".join((*WITH_WINDOW, *commands.choices))
        raise UsageError(f"no command {arguments[0]!r}; there are: {known}")
    try:
        options = parser.parse_args(arguments)
    except SystemExit:  # after --help
        return 0
    code: int = options.run(options)
    sys.stdout.flush()
    return code


def _complain(text: str) -> int:
    print(f"togijo: {' '.join(text.split())}", file=sys.stderr)
    return MISUSED


def _let_every_letter_be_printed() -> None:
    """A console that lacks a letter shows its number instead of stopping the command."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")
