"""The decks a seat may take to a match: the ready ones, one by chance, or a list of one's own.

A choice is a word that settings keep: the id of a ready deck, `RANDOM`, or a list on one line.
Knows nothing of screens.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.cards.decks import fault_text, faults, in_language, parsed, ready_decks, written
from game.core.game_data import game_data
from game.core.types import Refusal
from game.texts import Texts

RANDOM: Final = "random"
NO_DECKS: Final = ("", "")
LONGEST_LIST: Final = 4000
"""Characters a list in the settings may have."""


@dataclass(frozen=True, slots=True)
class DeckOffer:
    """A choice in the player's language; `cards` are empty where chance decides."""

    choice: str
    name: str
    plan: str
    cards: Mapping[str, int]


def has_decks(game: str) -> bool:
    """Whether a game is played with decks."""
    return bool(game_data(game).deck_clause)


def first_choices(game: str) -> tuple[str, str]:
    """The two different decks of players who have chosen none; empty for a game without."""
    if not has_decks(game):
        return NO_DECKS
    named = game_data(game).first_decks or tuple(ready_decks(game))
    return named[0], named[1 % len(named)]


def is_choice(game: str, choice: object) -> bool:
    """Whether a word that was kept can still be taken as a choice."""
    if not (has_decks(game) and isinstance(choice, str) and 0 < len(choice) <= LONGEST_LIST):
        return False
    return choice == RANDOM or choice in ready_decks(game) or _listed(choice) is not None


def choice_of(game: str, line: str) -> str:
    """The choice that a list on one line is: a ready deck by its id, where it is one."""
    cards = _listed(line)
    return next((deck for deck, ready in ready_decks(game).items() if ready.cards == cards), line)


def _listed(line: str) -> dict[str, int] | None:
    try:
        return parsed(line)
    except ValueError:
        return None


def offers(game: str, texts: Texts) -> tuple[DeckOffer, ...]:
    """What can be chosen from: the ready decks, and chance."""
    return tuple(offer(game, choice, texts) for choice in (*ready_decks(game), RANDOM))


def offer(game: str, choice: str, texts: Texts) -> DeckOffer:
    """A choice in the player's language."""
    if choice == RANDOM:
        about = texts.tr("One of the ready decks, decided when the match begins.")
        return DeckOffer(choice, texts.tr("Random deck"), about, {})
    ready = ready_decks(game).get(choice)
    if ready is None:
        about = texts.tr("A list of your own.")
        return DeckOffer(choice, texts.tr("Own deck"), about, _listed(choice) or {})
    language = texts.language
    name, plan = in_language(ready.name, language), in_language(ready.plan, language)
    return DeckOffer(choice, name, plan, ready.cards)


def faults_of(game: str, choice: str) -> list[Refusal]:
    """What is wrong with a choice by the deck clause; chance takes only decks without fault."""
    return [] if choice == RANDOM else faults(game, _cards(game, choice))


def complaint(game: str, choice: str, texts: Texts) -> str:
    """The faults of a choice in words, with the clause; empty for a good one."""
    found = faults_of(game, choice)
    between = "" if texts.language == "ja" else " "
    said = between.join(fault_text(game, fault, texts.language) for fault in found)
    return (
        texts.trc("fault", "{said} ({clause})", said=said, clause=found[0].clause) if found else ""
    )


def settled(game: str, choice: str, chance: random.Random) -> str:
    """The list of a choice on one line, as a match is set up with it."""
    if choice == RANDOM:
        good = [deck for deck in ready_decks(game) if not faults_of(game, deck)]
        choice = chance.choice(good)
    return written(_cards(game, choice))


def _cards(game: str, choice: str) -> dict[str, int]:
    ready = ready_decks(game).get(choice)
    return (_listed(choice) or {}) if ready is None else ready.cards
