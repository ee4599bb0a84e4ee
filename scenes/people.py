"""What the people and the computer at the table are called, on every screen alike.

Names are the players' own where they gave one; levels of the computer go by their names.
"""

from typing import Final

from game.core.game_data import game_data
from game.core.match import HUMAN, MatchSetup
from game.core.types import Seat
from game.texts import Texts

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


def side_of(game: str, seat: Seat, texts: Texts) -> str:
    """The side of the table: "Black circle", "Red circle"."""
    return game_data(game).seats[seat].in_language(texts.language)
