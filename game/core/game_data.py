"""The description every game keeps in `data/<id>/game.yaml`: titles, constants, match options."""

from __future__ import annotations

from functools import cache
from reprlib import repr as short

import msgspec

from game.core.rules import game_ids
from game.resources import DATA_ROOT
from game.yaml_reader import read

DECK_KEYS = ("deck0", "deck1", "cards")  # the decks of both seats, and the library
LAST_LOSER = "last_loser"  # not an option: the seat that lost the match before, for C-1


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages."""

    ja: str
    en: str

    def in_language(self, language: str) -> str:
        """The text in "ja" or "en"."""
        return self.ja if language == "ja" else self.en


class OptionValue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One value of a match option, with a line that explains it."""

    value: str
    label: Words
    about: Words


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match option (a house rule); the first value is the default. `needs` names the value of
    another option without which this one means nothing."""

    name: str
    clause: str
    label: Words
    values: tuple[OptionValue, ...]
    needs: dict[str, str] = {}


class GameData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as `game.yaml` describes it. `seats` are the names of the two sides; `table` is the
    room of `scenes` that shows it; `deck_clause`, of games with decks, is the clause of their
    building, and `first_decks` are the ready decks of players who have chosen none yet."""

    title: Words
    tagline: Words
    table: str
    seats: tuple[Words, Words]
    constants: dict[str, int]
    options: tuple[Option, ...]
    deck_clause: str = ""
    first_decks: tuple[str, ...] = ()


@cache
def game_data(game: str) -> GameData:
    """The description of a game; raises DataFault for a broken file."""
    data, _ = read(DATA_ROOT / game / "game.yaml", GameData)
    return data


def _check_seat(name: str, value: str) -> None:
    if value not in ("", "0", "1"):
        raise ValueError(f"{name} cannot be {short(value)}; it can be: 0, 1, or nothing")


def full_config(game: str, chosen: dict[str, str]) -> dict[str, str]:
    """Every option of the game: as chosen, else its default, plus `last_loser` where given.

    Raises ValueError naming an option or a value that does not exist.
    """
    if game not in game_ids():
        raise ValueError(f"no game {short(game)}; there are: {', '.join(game_ids())}")
    options = {option.name: option for option in game_data(game).options}
    for name, value in chosen.items():
        if name == LAST_LOSER:
            _check_seat(name, value)
            continue
        if name in DECK_KEYS and game_data(game).deck_clause:
            continue
        if name not in options:
            raise ValueError(f"{game} has no option {short(name)}; it has: {', '.join(options)}")
        allowed = [item.value for item in options[name].values]
        if value not in allowed:
            raise ValueError(f"{name} cannot be {short(value)}; it can be: {', '.join(allowed)}")
    config = {name: option.values[0].value for name, option in options.items()}
    return {**config, **chosen}
