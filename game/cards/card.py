"""A card as its data file has it: printed values, keywords and abilities.

Each game adds its own printed values by a subclass. Text is not written here: the writer makes it
from the abilities, so that what a card says is what it does.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from game.cards.actions import Action, Price
from game.cards.language import Condition, Where, Word
from game.core.game_data import Words

Timing = str
"""When an ability acts, a word of the game's `terms.yaml`. Every card game knows cast, constant and
activated, turn_start and turn_end, and what effects bring about: summoned, leaves, levelled and
discarded. The rest a game tells of itself by `triggers.happen`."""
CAST = "cast"
OF_TURNS = ("turn_start", "turn_end")


class Ability(Word, frozen=True):
    """When, under which condition, at what price, what.

    `whose` says whose card or turn the timing is about: the card itself, any other own one, an
    opposing one. A constant ability has only changes of values and keywords, as long as the card is
    on the field.
    """

    when: Timing
    do: tuple[Action, ...]
    whose: Literal["this", "mine", "theirs"] = "this"
    where: Where | None = None
    condition: Condition | None = None
    price: Price | None = None


class CardData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card. `number` is its place in the set; `art` names the picture's subject."""

    id: str
    number: int
    name: Words
    type: str
    attribute: str
    cost: int
    art: str
    flavour: Words | None = None
    keywords: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()

    def printed(self, stat: str, level: int) -> int:
        """A printed value at a level (1-3); raises KeyError for a value the card has not."""
        if stat == "cost":
            return self.cost
        raise KeyError(stat)
