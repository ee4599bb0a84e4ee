"""`togijo cards`: the card list with its rules text, and the check of all card data."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from msgspec.structs import asdict

from game.cards.card import CardData
from game.cards.decks import faults, ready_decks
from game.cards.library import standard
from game.cards.table import table_of
from game.cards.terms import Terms, terms
from game.cards.writer import plain_text
from game.cli.common import Commands, UsageError, add_game, command_parser, print_json
from game.core.game_data import game_data
from game.core.phrases import phrases
from game.core.types import Refusal
from game.texts import Phrase
from game.yaml_reader import DataFault, Fault, Place, written

LANGUAGES = ("ja", "en")
FAULTY = 2


def add_to(commands: Commands) -> None:
    """Offer the command."""
    about = "list the cards of a game with their text; with --check, judge every card file and deck"
    parser = command_parser(commands, "cards", _run, about)
    add_game(parser)
    parser.add_argument("--lang", choices=LANGUAGES, default="ja", help="language of the list")
    parser.add_argument("--check", action="store_true", help="name everything that is wrong")
    parser.add_argument("--own", metavar="FOLDER", type=Path, help="a folder of further card files")


def _run(options: argparse.Namespace) -> int:
    if not game_data(options.game).deck_clause:
        raise UsageError(f"cards: {options.game} has no cards")
    if options.check:
        return _check(options.game, options.own, as_json=options.json)
    for card in _cards(options.game, options.own):
        if options.json:
            print_json(described(options.game, card))
        else:
            print(listed(options.game, card, options.lang), end="\n\n")
    return 0


def _cards(game: str, own: Path | None) -> list[CardData]:
    """The game's cards and those of a folder, by number; raises DataFault."""
    pool = list(standard(game).cards.values())
    if own is not None:
        if not own.is_dir():
            raise UsageError(f"--own: {own} is no folder")
        pool += table_of(game).read_cards(own, pool)
    return sorted(pool, key=lambda card: card.number)


# --- the check ----------------------------------------------------------------------------------


def _check(game: str, own: Path | None, *, as_json: bool) -> int:
    found = _all_faults(game, own)
    for fault in found:
        if as_json:
            print_json({
                "file": fault.file, "line": fault.place.line, "column": fault.place.column,
                "key": written(fault.path), "problem": str(fault.problem),
            })  # fmt: skip
        else:
            print(f"togijo: {fault}", file=sys.stderr)
    if found:
        return FAULTY
    if not as_json:
        print(f"{len(_cards(game, own))} cards, {len(ready_decks(game))} decks: nothing is wrong")
    return 0


def _all_faults(game: str, own: Path | None) -> list[Fault]:
    """What is wrong with the words, the cards and the decks of a game, in this order."""
    try:
        terms(game)
        cards = _cards(game, own)
        decks = ready_decks(game)
    except DataFault as error:
        return list(error.faults)
    for card in cards:  # a text that cannot be written is a fault of the program, and stops here
        for language in LANGUAGES:
            plain_text(game, card, language)
    return [
        Fault(f"{game}/decks/{name}.yaml", Place(1, 1), ("cards",), _sentence(game, refusal))
        for name, deck in decks.items()
        for refusal in faults(game, deck.cards)
    ]


def _sentence(game: str, refusal: Refusal) -> Phrase:
    sentence = phrases(game).refusal(refusal, "en")
    return Phrase("{clause}: {detail}", (("clause", refusal.clause), ("detail", sentence)))


# --- the list -----------------------------------------------------------------------------------


def described(game: str, card: CardData) -> dict[str, object]:
    """A card as a plain record, with its generated text in both languages."""
    record = {key: value for key, value in asdict(card).items() if key != "abilities"}
    record["name"] = asdict(card.name)
    record["flavour"] = asdict(card.flavour) if card.flavour else None
    record["text"] = {language: plain_text(game, card, language) for language in LANGUAGES}
    return record


def listed(game: str, card: CardData, language: str) -> str:
    """A card on lines for people: number, name, what it is, its values, its text."""
    words = terms(game)
    parts = [
        f"{card.number:3} {card.name.in_language(language)} ({card.id})",
        _kind(words, card, language),
    ]
    parts.append(f"{words.stats['cost'].in_language(language)} {card.cost}")
    for stat, of_it in words.stats.items():
        values = getattr(card, stat, ())
        if isinstance(values, tuple) and values:
            parts.append(f"{of_it.in_language(language)} {'/'.join(map(str, values))}")
    text = plain_text(game, card, language)
    return "\n".join(["  ".join(parts), *(f"    {line}" for line in text.splitlines())])


def _kind(words: Terms, card: CardData, language: str) -> str:
    attribute = words.attributes[card.attribute].in_language(language)
    kind = words.types[card.type]
    return f"{attribute} {kind.ja if language == 'ja' else kind.en}"
