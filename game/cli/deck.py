"""`togijo deck`: judges a deck file, and turns decks into one-line codes and back."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.cards.deck_code import DeckCodeError, from_code, to_code
from game.cards.decks import Deck, faults
from game.cards.library import standard
from game.cli.common import Commands, Parser, UsageError, print_json, read_file
from game.core.game_data import game_data
from game.core.phrases import phrases
from game.core.rules import game_ids
from game.core.types import Refusal
from game.yaml_reader import Positions, read_text

LANGUAGE = "en"


def add_to(commands: Commands) -> None:
    """Offer the command and its three parts."""
    about = "judge a deck file, write its one-line code, or read one"
    parser: Parser = commands.add_parser("deck", help=about, description=about)
    parts = parser.add_subparsers(dest="part", required=True, metavar="PART")
    for name, run, argument, does in (
        (
            "check",
            _check,
            "FILE",
            "name all that is wrong with a deck; exit code 1 if anything is",
        ),
        ("code", _code, "FILE", "print the one-line code of a deck"),
        ("from-code", _from_code, "CODE", "print the deck of a code, as a deck file"),
    ):
        part = parts.add_parser(name, help=does, description=does)
        part.add_argument("given", metavar=argument, type=str if argument == "CODE" else Path)
        part.add_argument("--json", action="store_true", help="print one JSON object a line")
        part.set_defaults(run=run)


def _check(options: argparse.Namespace) -> int:
    deck, positions = _read(options.given)
    found = faults(deck.game, deck.cards)
    for refusal in found:
        sentence = phrases(deck.game).refusal(_named(deck.game, refusal), LANGUAGE)
        card = dict(refusal.params).get("card")
        line = positions.place(("cards", card) if card else ("cards",)).line
        if options.json:
            print_json({"line": line, "card": card, "clause": refusal.clause, "problem": sentence})
        else:
            print(f"{options.given}:{line}: {refusal.clause}: {sentence}")
    if not found and options.json:
        print_json({"ok": True, "cards": sum(deck.cards.values())})
    elif not found:
        print(f"{options.given}: {sum(deck.cards.values())} cards, nothing is wrong")
    return 1 if found else 0


def _code(options: argparse.Namespace) -> int:
    deck, _ = _read(options.given)
    try:
        code = to_code(deck.game, deck.cards)
    except DeckCodeError as error:
        raise UsageError(f"{options.given}: {error}") from error
    if options.json:
        print_json({"game": deck.game, "code": code})
    else:
        print(code)
    return 0


def _from_code(options: argparse.Namespace) -> int:
    try:
        game, cards = from_code(options.given)
    except DeckCodeError as error:
        raise UsageError(f"deck code: {error}") from error
    if options.json:
        print_json({"game": game, "cards": cards})
        return 0
    pool = standard(game).cards
    print(f"game: {game}\ncards:")
    for card, count in sorted(cards.items(), key=lambda entry: pool[entry[0]].number):
        print(f"  {card}: {count}  # {pool[card].name.ja} / {pool[card].name.en}")
    return 0


def _read(path: Path) -> tuple[Deck, Positions]:
    deck, positions = read_text(read_file(path), Deck, name=str(path))
    games = [game for game in game_ids() if game_data(game).deck_clause]
    if deck.game not in games:
        line = positions.place(("game",)).line
        raise UsageError(f"{path}:{line}: game: got {deck.game!r}, expected {' or '.join(games)}")
    return deck, positions


def _named(game: str, refusal: Refusal) -> Refusal:
    """The refusal with the card's name beside its id."""
    pool = standard(game).cards
    params = tuple(
        (key, f"{pool[value].name.en} ({value})" if key == "card" and value in pool else value)
        for key, value in refusal.params
    )
    return refusal._replace(params=params)
