"""`togijo replay`: plays a saved match again, and with --verify compares every position."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.cli.common import Commands, command_parser, print_json, read_file
from game.core import replay
from game.core.match import Match
from game.core.replay import ReplayFault
from game.core.serial import action_text
from game.core.types import Outcome


def add_to(commands: Commands) -> None:
    """Offer the command."""
    about = "play a saved match again; exit code 1 if it does not play as it says"
    parser = command_parser(commands, "replay", _run, about)
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument(
        "--verify", action="store_true", help="compare every position with the saved fingerprint"
    )


def _run(options: argparse.Namespace) -> int:
    saved, where = replay.read_save(read_file(options.file), str(options.file))
    try:
        match = replay.replay(saved, where, verify=options.verify)
    except ReplayFault as fault:
        number = fault.faults[0].path[-1]
        if options.json:
            print_json({"ok": False, "decisions": number, "why": str(fault)})
        else:
            print(f"not ok after {number} decisions: {fault}")
        return 1
    if options.json:
        print_json({"ok": True, "decisions": len(match.actions)})
    else:
        _tell(match)
    return 0


def _tell(match: Match) -> None:
    for number, action in enumerate(match.actions, start=1):
        print(f"{number:4} {action_text(action)}")
    print(f"ok: {len(match.actions)} decisions, {_ending(match.state.outcome)}")


def _ending(outcome: Outcome | None) -> str:
    if outcome is None:
        return "not over yet"
    winner = "a draw" if outcome.winner is None else f"seat {outcome.winner} wins"
    return f"{winner}: {outcome.reason} ({outcome.clause})"
