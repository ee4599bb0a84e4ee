"""A deck as it is named on a command line: a ready deck's id, a deck file, or a deck code.

Whatever is wrong with it is said in one line that names each culprit.
"""

from __future__ import annotations

from pathlib import Path

from game.cards.deck_code import DeckCodeError, from_code
from game.cards.decks import Deck, fault_text, faults, ready_decks
from game.core.game_data import game_data
from game.yaml_reader import DataFault, read
from game.yaml_reader.expect import nearest

LANGUAGE = "en"
SUFFIXES = (".yaml", ".yml")


class NamedDeckError(ValueError):
    """There is no such deck, or it may not be played; the text is one line for the player."""


def deck_pair(text: str) -> tuple[str, str]:
    """The two names of "A,B"; raises NamedDeckError."""
    names = text.split(",")
    if len(names) != 2 or not all(names):
        raise NamedDeckError(f"expected two decks with a comma between, got {text!r}")
    return names[0], names[1]


def named_deck(game: str, name: str) -> dict[str, int]:
    """The cards of a deck that may be played; raises NamedDeckError, also for a game without."""
    if not game_data(game).deck_clause:
        raise NamedDeckError(f"{game} is played without decks")
    cards = _cards(game, name)
    wrong = [
        f"{fault.clause}: {fault_text(game, fault, LANGUAGE, with_ids=True)}"
        for fault in faults(game, cards)
    ]
    if wrong:
        raise NamedDeckError(f"{name}: {' '.join(wrong)}")
    return cards


def _cards(game: str, name: str) -> dict[str, int]:
    ready = ready_decks(game)
    if name in ready:
        return ready[name].cards
    if _is_path(name):
        return _from_file(game, Path(name))
    if name.upper().startswith(game.upper()) or "-" in name:
        return _from_code(game, name)
    near = nearest(name, ready)
    meant = f" (did you mean {near!r}?)" if near else ""
    known = ", ".join(ready)
    raise NamedDeckError(f"no deck {name!r}{meant}; give one of {known}, a deck file or a code")


def _is_path(name: str) -> bool:
    return name.lower().endswith(SUFFIXES) or "/" in name or "\\" in name or Path(name).is_file()


def _from_file(game: str, path: Path) -> dict[str, int]:
    try:
        deck, positions = read(path, Deck, name=str(path))
    except DataFault as fault:
        raise NamedDeckError("; ".join(str(fault).splitlines())) from fault
    if deck.game != game:
        line = positions.place(("game",)).line
        raise NamedDeckError(f"{path}:{line}: game: got {deck.game!r}, expected {game!r}")
    return deck.cards


def _from_code(game: str, code: str) -> dict[str, int]:
    try:
        meant, cards = from_code(code)
    except DeckCodeError as error:
        raise NamedDeckError(f"{code}: {error}") from error
    if meant != game:
        raise NamedDeckError(f"{code} is a deck of {meant}, not of {game}")
    return cards
