"""Decks: their files, their one-line codes, and the checks of a game's deck clause.

A deck lists card ids with counts. In a match's options it is written `id*3 id*2 …`.
"""

from __future__ import annotations

from functools import cache

import msgspec

from game.cards.card import CardData
from game.cards.library import library, standard
from game.core.game_data import Words, game_data
from game.core.phrases import phrases
from game.core.types import Refusal
from game.resources import DATA_ROOT
from game.yaml_reader import read
from game.yaml_reader.expect import nearest


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as its file has it; `plan` says how it wants to win. A player's own deck may have a
    name in one language, and no plan."""

    game: str
    cards: dict[str, int]
    name: Words | str = ""
    plan: Words | str = ""


@cache
def ready_decks(game: str) -> dict[str, Deck]:
    """The decks that come with a game, by id (the file's name); raises DataFault."""
    folder = DATA_ROOT / game / "decks"
    return {path.stem: read(path, Deck)[0] for path in sorted(folder.glob("*.yaml"))}


def written(cards: dict[str, int]) -> str:
    """The list of a deck on one line."""
    return " ".join(f"{card}*{count}" for card, count in sorted(cards.items()))


def parsed(text: str) -> dict[str, int]:
    """The list of a line made by `written`; raises ValueError naming the word."""
    cards: dict[str, int] = {}
    for word in text.split():
        card, star, count = word.partition("*")
        if not card or not star or not count.isdecimal():
            raise ValueError(f"{word!r} is no deck entry; expected card*count")
        cards[card] = cards.get(card, 0) + int(count)
    return cards


def in_language(words: Words | str, language: str) -> str:
    """A name or plan in "ja" or "en", or in the one language it has."""
    return words if isinstance(words, str) else words.in_language(language)


def faults(game: str, cards: dict[str, int], key: str = "") -> list[Refusal]:
    """Everything that is wrong with a deck by the game's deck clause; empty for a good one. `key`
    names the library its cards are from."""
    constants = game_data(game).constants
    clause = game_data(game).deck_clause
    pool = library(game, key).cards
    found: list[Refusal] = []
    total = sum(cards.values())
    if total != constants["deck_size"]:
        size = (("count", str(total)), ("size", str(constants["deck_size"])))
        found.append(Refusal(clause, "deck_size", size))
    for card, count in sorted(cards.items()):
        if card not in pool:
            found.append(_unknown(clause, card, pool))
        elif not 1 <= count <= constants["copies"]:
            params = (("card", card), ("count", str(count)), ("most", str(constants["copies"])))
            found.append(Refusal(clause, "too_many_copies", params))
    return found


def fault_text(game: str, fault: Refusal, language: str, *, with_ids: bool = False) -> str:
    """A fault of a deck in words; cards go by their names, `with_ids` by their ids as well."""
    pool = standard(game).cards

    def named(card: str) -> str:
        if card not in pool:
            return card
        name = pool[card].name.in_language(language)
        return f"{name} ({card})" if with_ids else name

    params = tuple((key, named(value) if key == "card" else value) for key, value in fault.params)
    return phrases(game).refusal(fault._replace(params=params), language)


def _unknown(clause: str, card: str, pool: dict[str, CardData]) -> Refusal:
    """There is no such card; the nearest there is may be meant."""
    near = nearest(card, pool)
    if near is None:
        return Refusal(clause, "no_such_card", (("card", card),))
    return Refusal(clause, "no_such_card_but", (("card", card), ("near", near)))
