"""What the people and the computer at the table are called, on every screen alike.

Names are the players' own where they gave one; levels of the computer go by their names.
"""

from typing import Final

from game.ai.level_words import level_words
from game.core.game_data import game_data
from game.core.match import HUMAN, MatchSetup
from game.core.types import Seat
from game.texts import Texts
from scenes.games import look

LONGEST_NAME: Final = 16
"""Characters a player's name may have."""


def name_of(setup: MatchSetup, seat: Seat, texts: Texts) -> str:
    """The name of whoever sits there: their own, else "You", "Player 2" or the computer's level."""
    there = setup.seats[seat]
    if there.name:
        return there.name
    if there.player != HUMAN:
        return level_name(there.player, texts)
    return default_name(seat, texts, alone=setup.seats[1 - seat].player != HUMAN)


def names_of(setup: MatchSetup, texts: Texts) -> tuple[str, str]:
    """The names of both, seat 0 first."""
    return name_of(setup, 0, texts), name_of(setup, 1, texts)


def is_you(setup: MatchSetup, seat: Seat) -> bool:
    """Whether `name_of` says "You", which takes other verbs than a name."""
    there, across = setup.seats[seat], setup.seats[1 - seat]
    return not there.name and there.player == HUMAN and across.player != HUMAN


def wins(setup: MatchSetup, seat: Seat, texts: Texts) -> str:
    """Who has won, as a sentence."""
    if is_you(setup, seat):
        return texts.tr("You win")
    return texts.tr("{name} wins", name=name_of(setup, seat, texts))


def default_name(seat: Seat, texts: Texts, *, alone: bool) -> str:
    """What a person is called who gave no name; `alone` with the computer or one of two."""
    return texts.tr("You") if alone else texts.tr("Player {number}", number=seat + 1)


def level_name(level: str, texts: Texts) -> str:
    """A level of the computer."""
    names = {
        "novice": texts.tr("Novice"),
        "adept": texts.tr("Adept"),
        "expert": texts.tr("Expert"),
        "master": texts.tr("Master"),
    }
    return names.get(level, level)


def level_about(game: str, level: str, texts: Texts) -> str:
    """How a level plays, in the game's own words; "" where it has none."""
    own = level_words(game).get(level)
    return own.in_language(texts.language) if own is not None else ""


def emblem_of(player: str, game: str, seat: Seat) -> str:
    """The icon of a level of the computer, or of a person who plays a game from a seat."""
    icons = {"novice": "fox-head", "adept": "tiger-head", "expert": "oni", "master": "dragon-head"}
    return icons.get(player) or look(game).crest(seat)


def tells_sides(game: str) -> bool:
    """Whether a player's side says more than where they sit, and is worth a word beside a name."""
    return look(game).sides == "told"


def side_of(game: str, seat: Seat, texts: Texts) -> str:
    """The side of the table: "Black circle", "Red circle"."""
    return game_data(game).seats[seat].in_language(texts.language)
