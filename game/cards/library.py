"""All cards of a game, read once when the game is opened, and libraries widened by further cards.

A state names its library by a key (`config["cards"]`, empty for the game's own pool), so that two
matches with different cards can stand side by side and a save knows what it was played with.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec

from game.cards.actions import Action, Change, Delta, Gain, Lose
from game.cards.card import OF_TURNS, Ability, CardData
from game.core.types import State
from game.resources import DATA_ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

MAX_WIDENED = 64
NO_CARDS: frozenset[str] = frozenset()
KEYWORD = "keyword:"  # before a keyword, where values and keywords are named together


Numbered = tuple[tuple[int, Ability], ...]


@dataclass(frozen=True, slots=True)
class Library:
    """Cards by id, and what is looked up often.

    `triggers` are the abilities of a card that fire by themselves, with their numbers; `own` and
    `watching` the same by timing first, of what happens to the card itself and to others. `lasting`
    are constant abilities by what they touch, a value or "keyword:" and a keyword, then by card.
    `skilled` are the cards with skills to start, `bearers` those a keyword is printed on, `granted`
    the keywords that constant abilities give or take; `agents` are the cards that stand and do
    something of their own accord: change values, watch others or wait for a turn. `asking` are the
    timings at which some card asks what another one is like.
    """

    game: str
    key: str
    cards: dict[str, CardData]
    triggers: dict[str, Numbered] = field(default_factory=dict)
    own: dict[str, dict[str, Numbered]] = field(default_factory=dict)
    watching: dict[str, dict[str, Numbered]] = field(default_factory=dict)
    lasting: dict[str, dict[str, tuple[tuple[Ability, Action], ...]]] = field(default_factory=dict)
    skilled: frozenset[str] = frozenset()
    asking: frozenset[str] = frozenset()
    bearers: dict[str, frozenset[str]] = field(default_factory=dict)
    granted: set[str] = field(default_factory=set)
    agents: set[str] = field(default_factory=set)


def build(game: str, key: str, cards: Iterable[CardData]) -> Library:
    """A library of these cards; raises ValueError for two cards of one id."""
    by_id: dict[str, CardData] = {}
    for card in cards:
        if card.id in by_id:
            raise ValueError(f"two cards have the id {card.id!r}")
        by_id[card.id] = card
    library = Library(
        game,
        key,
        by_id,
        skilled=frozenset(_skilled(by_id.values())),
        asking=frozenset(_asking(by_id.values())),
    )
    for card in by_id.values():
        _index(library, card)
        for keyword in card.keywords:
            library.bearers[keyword] = library.bearers.get(keyword, NO_CARDS) | {card.id}
    return library


def _skilled(cards: Iterable[CardData]) -> Iterator[str]:
    for card in cards:
        if any(ability.when == "activated" for ability in card.abilities):
            yield card.id


def _asking(cards: Iterable[CardData]) -> Iterator[str]:
    for card in cards:
        for ability in card.abilities:
            if ability.where is not None:
                yield ability.when


def _index(library: Library, card: CardData) -> None:
    """Enter the abilities of a card where they are looked up."""
    for number, ability in enumerate(card.abilities):
        if ability.when in ("constant", *OF_TURNS) or ability.whose != "this":
            library.agents.add(card.id)
        if ability.when == "constant":
            for action in ability.do:
                touching = library.lasting.setdefault(_touched_by(action), {})
                touching[card.id] = (*touching.get(card.id, ()), (ability, action))
                if isinstance(action, (Gain, Lose)):
                    library.granted.add(action.keyword)
        elif ability.when not in ("activated", "cast"):
            library.triggers[card.id] = (*library.triggers.get(card.id, ()), (number, ability))
            index = library.own if ability.whose == "this" else library.watching
            by_card = index.setdefault(ability.when, {})
            by_card[card.id] = (*by_card.get(card.id, ()), (number, ability))


def _touched_by(action: Action) -> str:
    if isinstance(action, (Gain, Lose)):
        return KEYWORD + action.keyword
    return action.stat if isinstance(action, (Delta, Change)) else "cost"


class _Shelf:
    """Widened libraries by game and key, the oldest given up when there are too many."""

    def __init__(self) -> None:
        self.by_key: dict[tuple[str, str], Library] = {}

    def put(self, library: Library) -> None:
        self.by_key[library.game, library.key] = library
        while len(self.by_key) > MAX_WIDENED:
            self.by_key.pop(next(iter(self.by_key)))


_shelf = _Shelf()


def widen(game: str, extra: tuple[CardData, ...]) -> str:
    """Make a library of the game's pool and `extra` cards (which win over equal ids); its key."""
    text = msgspec.json.encode(extra)
    key = blake2b(text, digest_size=8).hexdigest()
    pool = standard(game).cards
    replaced = {card.id for card in extra}
    kept = [card for card in pool.values() if card.id not in replaced]
    _shelf.put(build(game, key, [*kept, *extra]))
    return key


@cache
def standard(game: str) -> Library:
    """The pool of a game as its data folder has it; raises DataFault."""
    from game.cards.table import table_of  # noqa: PLC0415  (the table knows its own library)

    return build(game, "", table_of(game).read_cards(DATA_ROOT / game / "cards", ()))


def library(game: str, key: str) -> Library:
    """The library of a key; raises KeyError for one that was never made or was given up."""
    return standard(game) if not key else _shelf.by_key[game, key]


def library_of(state: State) -> Library:
    """The library a match is played with."""
    key = state.config.get("cards")
    return library(state.game, key) if key else standard(state.game)
