"""`togijo perft`: counts the positions of onmyo that 1, 2 … turns can lead to."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

from game.cli.common import Commands, UsageError, command_parser, print_json, read_file, whole
from game.onmyo.perft import perft
from game.onmyo.position import Position
from game.yaml_reader import KeyPath, Positions, parse

MOST_TURNS = 8
EXPECTED = "one position object, with the keys board, orient, kirin, turn, pieces, hand, wheel"
_KEYS = re.compile(r"[a-z]+(?:\.\w+)*(?=: )")


def add_to(commands: Commands) -> None:
    """Offer the command."""
    about = "count the distinct positions after exactly 1 to D turns"
    parser = command_parser(commands, "perft", _run, about)
    parser.add_argument("game", metavar="onmyo", choices=["onmyo"])
    parser.add_argument("position", metavar="POSITION.json", type=Path)
    parser.add_argument("--depth", metavar="D", type=whole(1, MOST_TURNS), required=True)


def _run(options: argparse.Namespace) -> int:
    counted = perft(
        read_position(read_file(options.position), str(options.position)), options.depth
    )
    if options.json:
        print_json({"perft": counted.perft})
        return 0
    for turns, (positions, wins) in enumerate(zip(*counted, strict=True), start=1):
        print(f"{turns}: {positions:,} positions, and {wins:,} won")
    return 0


def read_position(text: str, name: str) -> Position:
    """The position of a JSON text; raises UsageError or DataFault naming file, line and key."""
    # The strict reader takes tabs for a fault of indentation; between the words of JSON they are
    # spaces, and inside them they may not stand.
    value, where = parse(text.replace("\t", " "), name)
    if _holds_more(value):
        raise UsageError(f"{name}:1: the file holds more than a position, expected {EXPECTED}")
    try:
        return Position.from_json(value)
    except ValueError as error:
        raise UsageError(f"{name}:{_line(where, str(error))}: {error}") from error


def _holds_more(value: Any) -> bool:
    """Whether this is a list of positions, or a position wrapped with what is known about it."""
    return isinstance(value, list) or (
        isinstance(value, dict) and not value.keys().isdisjoint(("position", "positions"))
    )


def _line(where: Positions, problem: str) -> int:
    """The line of the key that a complaint begins with, or of the unknown key it quotes."""
    unknown = re.search(r"unknown key '([^']*)'", problem)
    found = _KEYS.match(problem)
    path: KeyPath = tuple(found[0].split(".")) if found and found[0] != "position" else ()
    if unknown:
        path = (*path, unknown[1])
    return (where.keys.get(path) or where.place(path)).line
