"""What a seat may know in dino, and guesses at the rest.

A hand is its owner's (C-6), a deck nobody's, save what an effect has shown. A guess deals the other
seat's unseen cards from its list where lists are open, else from a ready deck that agrees with what
was seen of it, else from the pool.
"""

from __future__ import annotations

from random import Random

from game.cards.decks import ready_decks, written
from game.cards.library import library_of
from game.core.rng import HasRng, below, draw
from game.core.types import HIDDEN, Card, Seat, State, Task
from game.dino.flow import DECK_KEYS, deck_of
from game.dino.table import DECK, HAND


def visible(state: State, card: Card, seat: Seat) -> bool:
    """Whether a seat may see the face of a card."""
    if card.zone == HAND[seat]:
        return True
    if card.zone in DECK or card.zone == HAND[1 - seat]:
        return bool(card.shown & (1 << seat))
    return True


def private_config(state: State, seat: Seat) -> tuple[str, ...]:
    """The other's deck list, unless lists are open."""
    return () if state.config["open_lists"] == "yes" else (DECK_KEYS[1 - seat],)


def determinize(guess: State, dice: HasRng) -> None:
    """Deal what is hidden; every zone keeps its number of cards."""
    guess.agenda = [_nothing_put_back(task) for task in guess.agenda]
    for owner in (0, 1):
        hidden = [i for i, card in guess.cards.items() if card.owner == owner and _unknown(card)]
        if hidden:
            _deal(guess, owner, hidden, dice)


def _nothing_put_back(task: Task) -> Task:
    """What the other has picked for its redraw (D-04) is not known; it may be nothing so far."""
    if task.op != "redraw":
        return task
    return task._replace(
        vars=tuple((name, () if word == HIDDEN else word) for name, word in task.vars)
    )


def _unknown(card: Card) -> bool:
    return card.kind == HIDDEN


def _deal(guess: State, owner: Seat, hidden: list[int], dice: HasRng) -> None:
    seen: dict[str, int] = {}
    for card in guess.cards.values():
        if card.owner == owner and not _unknown(card):
            seen[card.kind] = seen.get(card.kind, 0) + 1
    unseen = _unseen(guess, owner, seen, dice)
    # One draw of the dice seeds a quicker generator: guesses are made by the thousand.
    chance = Random(draw(dice))
    unseen.sort(key=lambda _: chance.random())
    cards = guess.cards
    for card_id in hidden:
        _, owner, zone, turned, shown, marks = cards[card_id]
        kind = unseen.pop() if unseen else _any_card(guess, dice)
        cards[card_id] = Card(kind, owner, zone, turned, shown, marks)


def _unseen(guess: State, owner: Seat, seen: dict[str, int], dice: HasRng) -> list[str]:
    """The rest of a list that agrees with what was seen; empty where none does."""
    if guess.config.get(DECK_KEYS[owner]) != HIDDEN:
        return _rest(deck_of(guess, owner), seen) or []
    fitting = [
        (deck, rest)
        for deck in ready_decks("dino").values()
        if (rest := _rest(deck.cards, seen)) is not None
    ]
    if not fitting:
        return []
    deck, rest = fitting[below(dice, len(fitting))]
    guess.config = {**guess.config, DECK_KEYS[owner]: written(deck.cards)}
    return rest


def _rest(cards: dict[str, int], seen: dict[str, int]) -> list[str] | None:
    """What a list has beyond what was seen; None where it cannot be that list."""
    if any(cards.get(kind, 0) < count for kind, count in seen.items()):
        return None
    return [kind for kind, count in cards.items() for _ in range(count - seen.get(kind, 0))]


def _any_card(guess: State, dice: HasRng) -> str:
    pool = sorted(library_of(guess).cards)
    return pool[below(dice, len(pool))]
