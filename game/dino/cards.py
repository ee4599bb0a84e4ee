"""The cards of dino as their data files have them (D-01)."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from game.cards.card import CardData
from game.yaml_reader import read

DINOSAUR, SPELL = "dinosaur", "spell"
Attribute = Literal["fire", "water", "forest", "wind", "earth"]
MAX_LEVEL = 3


class DinoCard(CardData, frozen=True, forbid_unknown_fields=True):
    """A dinosaur, with battle and strike values for Lv. 1 to 3, or a spell, with none."""

    battle: tuple[int, ...] = ()
    strike: tuple[int, ...] = ()

    def printed(self, stat: str, level: int) -> int:
        """A printed value at a level; 0 for a value that a spell has not."""
        if stat == "battle":
            return self.battle[level - 1] if self.battle else 0
        if stat == "strike":
            return self.strike[level - 1] if self.strike else 0
        if stat == "level":
            return level
        return super().printed(stat, level)


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of cards."""

    cards: tuple[DinoCard, ...]


def read_cards(folder: Path) -> tuple[DinoCard, ...]:
    """All cards of the files of a folder, by file name; raises DataFault."""
    found: list[DinoCard] = []
    for path in sorted(folder.glob("*.yaml")):
        found += read(path, CardFile)[0].cards
    return tuple(found)
