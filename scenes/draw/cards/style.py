"""What `data/ui/cards.yaml` says: how the cards of each game are dressed, as plain records."""

from enum import StrEnum
from functools import lru_cache

from game.core.game_data import Words
from game.resources import DATA_ROOT
from game.yaml_reader import Record, read


class Material(StrEnum):
    """What a card is made of, which tells its kind."""

    WASHI = "washi"
    """Off-white paper with a painted scene: creatures."""
    INDIGO = "indigo"
    """Indigo paper with gold ink: spells."""


class StatStyle(Record, frozen=True):
    """The seal of a value: its character and its ground."""

    glyph: Words
    ground: str


class DiscStyle(Record, frozen=True):
    """The round mark of a keyword or a state."""

    icon: str
    ground: str


class BackStyle(Record, frozen=True):
    """A card's back: the ground from middle to edge, the woven pattern, the icon of the crest."""

    ground: tuple[str, str]
    pattern: str
    crest: str


class TypeStyle(Record, frozen=True):
    """What a type of card is made of, the values on its strip, and how many levels it has."""

    material: Material
    stats: tuple[str, ...] = ()
    levels: int = 0


class GameStyle(Record, frozen=True):
    """The cards of one game. `number`, `kind` and `level` are patterns for `str.format`."""

    number: str
    kind: Words
    level: Words
    back: BackStyle
    types: dict[str, TypeStyle]


class CardStyles(Record, frozen=True):
    """The whole file."""

    stats: dict[str, StatStyle]
    discs: dict[str, DiscStyle]
    glows: dict[str, str]
    """What lies behind the gold of a spell, by its attribute."""
    games: dict[str, GameStyle]


@lru_cache(maxsize=1)
def styles() -> CardStyles:
    """The styles of all cards, read once; raises `DataFault` if the file is broken."""
    found, _ = read(DATA_ROOT / "ui" / "cards.yaml", CardStyles)
    return found
