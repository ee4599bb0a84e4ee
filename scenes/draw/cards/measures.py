"""Where things lie on a card, in units of 1/150 of its width (a card is 150 × 210 of them)."""

from enum import StrEnum
from typing import Final, NamedTuple

WIDE: Final = 150
TALL: Final = 210
RATIO: Final = TALL / WIDE
MARGIN: Final = 2
"""Transparent pixels around a card's picture, so that it turns with smooth edges."""
PAPER: Final = 5
"""Bare paper around the picture."""
RIBBON: Final = 24
"""Height of the ribbon with a card's type."""
CORNER: Final = 0.053 * WIDE


class Detail(StrEnum):
    """How much a card's face says, by how large it is drawn."""

    PILE = "pile"
    """Top of a pile, up to 110 wide: cost, attribute and picture; a name could not be read."""
    BOARD = "board"
    """On the table, up to 150 wide: no values, an upright plate shows them."""
    HAND = "hand"
    """In the hand or a grid: the values on a strip."""
    ZOOM = "zoom"
    """Large: the text as well."""


class Measures(NamedTuple):
    """The sizes that differ by detail. `art` is the picture's height, for cards with a strip."""

    art: float
    cost: float
    badge: float
    slip: float
    letter: float
    band: float
    """Height of a lying name band."""
    low: float
    """Where a name slip must end."""


MEASURES: Final = {
    Detail.PILE: Measures(200, 46, 42, 0, 0, 0, 0),
    Detail.BOARD: Measures(200, 36, 31, 27.5, 18, 27, 176),
    Detail.HAND: Measures(160, 33, 27, 23.5, 15.2, 23.5, 161),
    Detail.ZOOM: Measures(112, 24, 22, 17.5, 11.2, 17, 112),
}


def detail_for(units: float) -> Detail:
    """The detail of a card drawn `units` of the sheet wide."""
    if units <= 110:
        return Detail.PILE
    if units <= 150:
        return Detail.BOARD
    return Detail.HAND if units < 260 else Detail.ZOOM


def height_of(width: float) -> int:
    """Height in whole pixels of a card of `width` pixels."""
    return round(width * RATIO)
