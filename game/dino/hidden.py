"""What a seat may know in dino, and guesses at the rest.

A hand is its owner's (C-6), a deck nobody's, save what an effect has shown. A guess deals the other
seat's unseen cards from its list where lists are open, else from a ready deck that agrees with what
was seen of it, else from a list made up of the pool.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random

from game.cards.decks import ready_decks, written
from game.cards.library import library_of
from game.core.first_player import FIRST_PLAYER
from game.core.game_data import game_data
from game.core.rng import HasRng, draw
from game.core.types import HIDDEN, Card, CardId, Seat, State, Task, make
from game.dino.flow import DECK_KEYS, deck_of
from game.dino.table import DECK, HAND

Kinds = tuple[str, ...]


def visible(state: State, card: Card, seat: Seat) -> bool:
    """Whether a seat may see the face of a card."""
    if card.zone == HAND[seat]:
        return True
    if card.zone in DECK or card.zone == HAND[1 - seat]:
        return bool(card.shown & (1 << seat))
    return True


def hidden(state: State, seat: Seat) -> list[CardId]:
    """All cards that are not visible to a seat: they lie in a deck or in the other's hand."""
    cards, known = state.cards, 1 << seat
    return [
        card_id
        for zone in (*DECK, HAND[1 - seat])
        for card_id in state.zones[zone]
        if not cards[card_id].shown & known
    ]


def private_config(state: State, seat: Seat) -> tuple[str, ...]:
    """The other's deck list, unless lists are open."""
    return () if state.config["open_lists"] == "yes" else (DECK_KEYS[1 - seat],)


def determinize(guess: State, dice: HasRng) -> None:
    """Deal what is hidden; every zone keeps its number of cards."""
    # One draw of the dice seeds a quicker generator: guesses are made by the thousand.
    chance = Random(draw(dice))
    guess.agenda = [_without_secrets(task) for task in guess.agenda]
    places: tuple[list[CardId], list[CardId]] = ([], [])
    seen: tuple[list[str], list[str]] = ([], [])
    for card_id, (kind, owner, _, _, _, _) in guess.cards.items():
        if kind == HIDDEN:
            places[owner].append(card_id)
        else:
            seen[owner].append(kind)
    for owner in (0, 1):
        _deal(guess, places[owner], _unseen(guess, owner, tuple(seen[owner]), chance), chance)


def _without_secrets(task: Task) -> Task:
    """What the other has picked for its redraw (D-04) may be nothing so far; what it may choose
    from, all it could."""
    op, pc, variables = task
    if op == FIRST_PLAYER or not any(word == HIDDEN for _, word in variables):
        return task  # a hand of janken is guessed for every game alike
    return Task(op, pc, tuple([(name, () if word == HIDDEN else word) for name, word in variables]))


def _deal(guess: State, places: list[CardId], unseen: Kinds, chance: Random) -> None:
    """Deal what was not seen to the hidden places, at random."""
    cards, random = guess.cards, chance.random
    weights = [random() for _ in unseen]
    order = sorted(range(len(unseen)), key=weights.__getitem__)  # quicker than to shuffle
    for card_id, place in zip(places, order, strict=True):
        _, owner, zone, turned, shown, marks = cards[card_id]
        cards[card_id] = make(Card, (unseen[place], owner, zone, turned, shown, marks))


def _unseen(guess: State, owner: Seat, seen: Kinds, chance: Random) -> Kinds:
    """The rest of a list that agrees with what was seen. A guessed list becomes the seat's."""
    key = DECK_KEYS[owner]
    if guess.config.get(key) != HIDDEN:
        return _known_rest(tuple(deck_of(guess, owner).items()), seen)
    rest, text = chance.choice(_fitting(seen) or (_made_up(guess, seen, chance),))
    guess.config = {**guess.config, key: text}
    return rest


# A search guesses thousands of times from one view; what was seen is the same every time.


@lru_cache(maxsize=1 << 8)
def _fitting(seen: Kinds) -> tuple[tuple[Kinds, str], ...]:
    """What ready decks have beyond what was seen, and how a match's options write those decks."""
    return tuple(
        (rest, written(deck.cards))
        for deck in ready_decks("dino").values()
        if (rest := _rest(deck.cards, seen)) is not None
    )


@lru_cache(maxsize=1 << 8)
def _known_rest(cards: tuple[tuple[str, int], ...], seen: Kinds) -> Kinds:
    rest = _rest(dict(cards), seen)
    assert rest is not None
    return rest


def _rest(cards: dict[str, int], seen: Kinds) -> Kinds | None:
    """What a list has beyond what was seen; None where it cannot be that player's."""
    left = cards.copy()
    for kind in seen:
        count = left.get(kind, 0)
        if not count:
            return None
        left[kind] = count - 1
    return tuple([kind for kind, count in left.items() for _ in range(count)])


def _made_up(guess: State, seen: Kinds, chance: Random) -> tuple[Kinds, str]:
    """A list that keeps D-01 and has what was seen, for a deck of the player's own making."""
    constants = game_data("dino").constants
    places = [*library_of(guess).cards] * constants["copies"]
    for kind in seen:
        places.remove(kind)
    rest = chance.sample(places, constants["deck_size"] - len(seen))
    return tuple(rest), written(Counter([*seen, *rest]))
