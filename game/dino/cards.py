"""The cards of dino as their data files have them (D-01)."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Literal

import msgspec

from game.cards.card import CardData
from game.cards.check import CardSheet, read_sheet, refuse_faulty
from game.dino.check import check_card
from game.resources import DATA_ROOT

DINOSAUR, SPELL = "dinosaur", "spell"
Attribute = Literal["fire", "water", "forest", "wind", "earth"]


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


def read_cards(folder: Path, known: Iterable[CardData] = ()) -> tuple[DinoCard, ...]:
    """All cards of the files of a folder, by file name; raises DataFault for a card that cannot be
    meant, or that has an id, number or name of a `known` one."""
    sheets = [_sheet(path) for path in sorted(folder.glob("*.yaml"))]
    refuse_faulty("dino", sheets, check_card, known)
    return tuple(card for sheet in sheets for card in sheet.cards if isinstance(card, DinoCard))


def _sheet(path: Path) -> CardSheet:
    is_shipped = path.is_relative_to(DATA_ROOT)
    name = path.relative_to(DATA_ROOT).as_posix() if is_shipped else str(path)
    return read_sheet(path, name, CardFile)
