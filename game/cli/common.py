"""What the commands share: the parser, kinds of arguments, reading a file, printing a record."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NoReturn

from game.core.game_data import full_config
from game.core.match import MAX_SEED
from game.core.rules import game_ids
from game.yaml_reader import decode
from game.yaml_reader.strict import MAX_BYTES

Commands = Any  # argparse keeps the type of `add_subparsers` to itself


class UsageError(Exception):
    """The input makes no sense: what, where, and what was expected, in one line."""


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line; `prog` names the command it was reading."""

    def error(self, message: str) -> NoReturn:
        """Raise `UsageError`."""
        command = self.prog.removeprefix("togijo").strip()
        raise UsageError(f"{command}: {message}" if command else message)


def command_parser(
    commands: Commands, name: str, run: Callable[[argparse.Namespace], int], about: str
) -> Parser:
    """A sub-command that prints for people, and one JSON object a line with --json."""
    parser: Parser = commands.add_parser(name, help=about, description=about)
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")
    parser.set_defaults(run=run)
    return parser


def add_game(parser: Parser) -> None:
    """The argument GAME."""
    parser.add_argument("game", metavar="GAME", type=game_id, help=", ".join(game_ids()))


def add_options(parser: Parser) -> None:
    """Match options, --option NAME=VALUE as often as wanted."""
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        type=named_value,
        help="a match option, as in data/GAME/game.yaml",
    )


def config_of(game: str, chosen: list[tuple[str, str]]) -> dict[str, str]:
    """Every match option; raises UsageError for one that does not exist."""
    try:
        return full_config(game, dict(chosen))
    except ValueError as error:
        raise UsageError(f"--option: {error}") from error


def game_id(text: str) -> str:
    """An argument that names a game."""
    if text not in game_ids():
        raise argparse.ArgumentTypeError(f"no game {text!r}; there are: {', '.join(game_ids())}")
    return text


def named_value(text: str) -> tuple[str, str]:
    """An argument of the form NAME=VALUE."""
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise argparse.ArgumentTypeError(f"expected NAME=VALUE, got {text!r}")
    return name, value


def whole(least: int, most: int) -> Callable[[str], int]:
    """An argument that is a whole number within bounds."""

    def read(text: str) -> int:
        if text.isascii() and text.isdecimal() and least <= int(text[:20]) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(
            f"expected a whole number from {least} to {most}, got {text!r}"
        )

    return read


seed = whole(0, MAX_SEED)


def seconds(text: str) -> float:
    """An argument that is a time in seconds, up to an hour."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if 0.0 < value <= 3600.0:
        return value
    raise argparse.ArgumentTypeError(f"expected seconds above 0, up to 3600, got {text!r}")


def read_file(path: Path) -> str:
    """The text of a user's file; raises UsageError, or DataFault where it is not UTF-8."""
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror or error}") from error
    if len(raw) > MAX_BYTES:
        raise UsageError(f"{path}: larger than {MAX_BYTES} bytes")
    return decode(raw, str(path))


def print_json(record: Mapping[str, object]) -> None:
    """One line with one JSON object, printed at once so that a reader can follow."""
    print(json.dumps(record), flush=True)
