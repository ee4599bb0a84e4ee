"""Throw-away cards of a scenario: only what the scenario is about need be written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta

from game.cards.actions import Action
from game.cards.card import Ability
from game.cards.library import widen
from game.core.game_data import Words
from game.dino.cards import DINOSAUR, SPELL, Attribute, DinoCard
from game.dino.check import MAX_LEVEL
from game.yaml_reader import Record

FILLER = "filler"
FILLER_KINDS = 14  # of three copies each, enough for a deck

Natural = Annotated[int, Meta(ge=0)]
# Without bounds: msgspec 0.23 crashes on a bounded number beside a tuple of fixed length.
Levels = int | tuple[int, int, int]


class TryCard(Record, frozen=True):
    """A card. A single number of `battle` or `strike` holds at every level; `spell` is short for a
    spell whose text is that."""

    type: Literal["dinosaur", "spell"] = "dinosaur"
    attribute: Attribute = "fire"
    cost: Natural = 0
    battle: Levels = 100
    strike: Levels = 1
    keywords: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    spell: tuple[Action, ...] | None = None


def library_with(cards: Mapping[str, TryCard]) -> str:
    """The key of a library with these cards and the fillers."""
    fillers = (FILLER, *(filler(number) for number in range(FILLER_KINDS)))
    made = [_made(name, card) for name, card in cards.items()]
    return widen("dino", (*(_made(name, TryCard()) for name in fillers), *made))


def filler(number: int) -> str:
    """One of the cards that fill a deck and mean nothing."""
    return f"{FILLER}{number}"


def _made(name: str, card: TryCard) -> DinoCard:
    is_spell = card.type == SPELL or card.spell is not None
    abilities = card.abilities
    if card.spell is not None:
        abilities = (Ability("cast", card.spell), *abilities)
    return DinoCard(
        id=name,
        number=0,
        name=Words(name, name),
        type=SPELL if is_spell else DINOSAUR,
        attribute=card.attribute,
        cost=card.cost,
        art="",
        keywords=card.keywords,
        abilities=abilities,
        battle=() if is_spell else _levels(card.battle),
        strike=() if is_spell else _levels(card.strike),
    )


def _levels(values: Levels) -> tuple[int, ...]:
    return values if isinstance(values, tuple) else (values,) * MAX_LEVEL
