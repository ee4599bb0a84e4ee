"""The arguments of the commands that need the scenes: the window, `play` and `shot`.

Owns their grammar and the one-line complaints about bad input (exit code 2). It imports neither
pygame nor any scene; everything else on the command line belongs to `game.cli`.
"""

import argparse
from pathlib import Path
from typing import NoReturn

from game.cards.decks import written
from game.cards.named_deck import NamedDeckError, deck_pair, named_deck
from game.core.rules import game_ids
from game.texts import languages
from scenes.wish import ShotWish, UsageError, Wish

LEVELS = ("novice", "adept", "expert", "master")
SIDES_WANTED = 2
LARGEST_SIDE = 7680
LONGEST_SEED = 15  # digits; `game.core.match.MAX_SEED` is the largest


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError(message)


def parse(arguments: list[str]) -> Wish:
    """Read the arguments of a window command; raises `UsageError`, SystemExit(0) after --help."""
    epilog = _other_commands() if {"-h", "--help"} & set(arguments) else None
    parser = _Parser(prog="togijo", description="Japanese tabletop games (闘技場)", epilog=epilog)
    _window_options(parser, None)
    commands = parser.add_subparsers(dest="command", parser_class=_Parser, metavar="COMMAND")
    play = commands.add_parser("play", help="open the window straight into a match")
    play.add_argument("game", type=_game, metavar="GAME")
    play.add_argument("--seats", type=_seats, default=("human", "adept"), metavar="A,B")
    play.add_argument(
        "--decks", metavar="A,B", help="of a card game: ready decks, deck files or deck codes"
    )
    _window_options(play, argparse.SUPPRESS)
    shot = commands.add_parser("shot", help="draw one scene to a PNG file, without a window")
    _shot_options(shot)
    found = parser.parse_args(arguments)
    if found.command == "shot":
        return _shot(found)
    return Wish(
        command=found.command or "title",
        lang=found.lang,
        size=found.size,
        seed=found.seed,
        game=getattr(found, "game", None),
        seats=getattr(found, "seats", ("human", "adept")),
        decks=_decks(getattr(found, "game", None), getattr(found, "decks", None)),
    )


def _decks(game: str | None, given: str | None) -> tuple[str, str] | None:
    """The two deck lists; raises UsageError for decks that may not be played."""
    if game is None or given is None:
        return None
    try:
        first, second = (written(named_deck(game, name)) for name in deck_pair(given))
    except NamedDeckError as error:
        raise UsageError(f"play: argument --decks: {error}") from error
    return first, second


def _other_commands() -> str:
    """A line on the commands that open no window."""
    from game.cli.dispatch import COMMANDS  # noqa: PLC0415 - only the help needs them

    names = ", ".join(command.__name__.rpartition(".")[2] for command in COMMANDS)
    return f"Without a window: {names}; each explains itself with --help."


def _window_options(parser: argparse.ArgumentParser, unsaid: str | None) -> None:
    """Take them before and after the command; `unsaid` = what stands where one is not given.

    A command suppresses its own, or it would wipe out what was said before it.
    """
    lang, size, seed = "language of the program", "size of the window", "repeat the same chances"
    parser.add_argument("--lang", choices=languages(), default=unsaid, help=lang)
    parser.add_argument(
        "--size", type=_size, metavar="WxH", default=unsaid, help=f"{size} in pixels"
    )
    parser.add_argument("--seed", type=_seed, metavar="N", default=unsaid, help=seed)


def _shot_options(shot: argparse.ArgumentParser) -> None:
    shot.add_argument("scene", nargs="?", metavar="SCENE")
    shot.add_argument("--list", action="store_true", dest="list_only", help="name the scenes")
    shot.add_argument("--out", type=Path, metavar="F.png")
    shot.add_argument("--game", type=_game, metavar="GAME")
    shot.add_argument("--after", type=_count, default=0, metavar="K", help="random actions before")
    shot.add_argument("--scale", type=_scale, default=1.0, metavar="S", help="size of the text")
    _window_options(shot, argparse.SUPPRESS)


def _shot(found: argparse.Namespace) -> ShotWish:
    if not found.list_only and found.scene is None:
        raise UsageError("shot: which scene? `togijo shot --list` names them")
    if not found.list_only and found.out is None:
        raise UsageError("shot: where to? give --out FILE.png")
    if found.out is not None and found.out.suffix.lower() != ".png":
        raise UsageError(f"shot: --out must be a .png file, got {str(found.out)!r}")
    return ShotWish(
        command="shot",
        lang=found.lang or "ja",
        size=found.size or (1920, 1080),
        seed=found.seed or 0,
        game=found.game,
        scene=found.scene or "",
        out=found.out or Path("shot.png"),
        after=found.after,
        scale=found.scale,
        list_only=found.list_only,
    )


# --- values; argparse puts the name of the option before the complaint


def _size(text: str) -> tuple[int, int]:
    width, cross, height = text.lower().partition("x")
    if not (cross and width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"expected WIDTHxHEIGHT such as 1600x900, got {text!r}")
    size = int(width), int(height)
    if not all(1 <= side <= LARGEST_SIDE for side in size):
        raise argparse.ArgumentTypeError(f"each side is 1 to {LARGEST_SIDE} pixels, got {text!r}")
    return size


def _count(text: str) -> int:
    if not text.isdecimal() or len(text) > 6:
        raise argparse.ArgumentTypeError(f"expected a number from 0 to 999999, got {text!r}")
    return int(text)


def _seed(text: str) -> int:
    if not text.isdecimal() or len(text) > LONGEST_SEED:
        raise argparse.ArgumentTypeError(
            f"expected a whole number of up to {LONGEST_SEED} digits, got {text!r}"
        )
    return int(text)


def _scale(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if not 0.85 <= scale <= 1.5:
        raise argparse.ArgumentTypeError(f"expected a number from 0.85 to 1.5, got {text!r}")
    return scale


def _pair(text: str) -> tuple[str, str]:
    parts = text.split(",")
    if len(parts) != SIDES_WANTED or not all(parts):
        raise argparse.ArgumentTypeError(f"expected two names with a comma between, got {text!r}")
    return parts[0], parts[1]


def _seats(text: str) -> tuple[str, str]:
    seats = _pair(text)
    for seat in seats:
        if seat != "human" and seat not in LEVELS:
            known = ", ".join(("human", *LEVELS))
            raise argparse.ArgumentTypeError(f"no player {seat!r}; there are: {known}")
    if "human" not in seats:
        raise argparse.ArgumentTypeError("at least one seat must be human; see `selfplay`")
    return seats


def _game(text: str) -> str:
    if text not in game_ids():
        raise argparse.ArgumentTypeError(f"no game {text!r}; there are: {', '.join(game_ids())}")
    return text
