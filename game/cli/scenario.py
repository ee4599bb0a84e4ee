"""`togijo scenario`: runs rule scenarios."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.cli.common import Commands, command_parser, print_json
from game.core.scenario import Result, run_file


def add_to(commands: Commands) -> None:
    """Offer the command."""
    about = "run rule scenarios; exit code 1 if one does not hold"
    parser = command_parser(commands, "scenario", _run, about)
    parser.add_argument("files", metavar="FILE.yaml", type=Path, nargs="+")


def _run(options: argparse.Namespace) -> int:
    failed = total = 0
    for path in options.files:
        for result in run_file(path):
            total += 1
            failed += not result.ok
            if options.json:
                print_json({**result._asdict(), "file": str(path)})
            else:
                _show(path, result)
    if not options.json:
        print(f"{total - failed} of {total} scenarios hold")
    return 1 if failed else 0


def _show(path: Path, result: Result) -> None:
    clauses = ", ".join(result.clauses)
    print(f"{'ok    ' if result.ok else 'FAILED'} {path}: {result.title} [{clauses}]")
    if not result.ok:
        print(f"       {result.why}")
