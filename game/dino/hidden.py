"""What a seat may know in dino, and guesses at the rest.

A hand is its owner's (C-6), a deck nobody's, save what an effect has shown. A guess deals the other
seat's unseen cards from its list where lists are open, else from a ready deck that agrees with what
was seen of it, else from a list made up of the pool.
"""

from __future__ import annotations

from random import Random

from game.cards.decks import ready_decks, written
from game.cards.library import library_of
from game.core.first_player import FIRST_PLAYER
from game.core.game_data import game_data
from game.core.rng import HasRng, draw
from game.core.types import HIDDEN, Card, CardId, Seat, State, Task
from game.dino.flow import DECK_KEYS, deck_of
from game.dino.table import DECK, HAND

Counts = dict[str, int]


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
    # One draw of the dice seeds a quicker generator: guesses are made by the thousand.
    chance = Random(draw(dice))
    guess.agenda = [_without_secrets(task) for task in guess.agenda]
    hidden: tuple[list[CardId], list[CardId]] = ([], [])
    seen: tuple[Counts, Counts] = ({}, {})
    for card_id, (kind, owner, *_) in guess.cards.items():
        if kind == HIDDEN:
            hidden[owner].append(card_id)
        else:
            seen[owner][kind] = seen[owner].get(kind, 0) + 1
    for owner in (0, 1):
        _deal(guess, hidden[owner], _unseen(guess, owner, seen[owner], chance), chance)


def _without_secrets(task: Task) -> Task:
    """What the other has picked for its redraw (D-04) may be nothing so far; what it may choose
    from, all it could."""
    op, pc, variables = task
    if op == FIRST_PLAYER or not any(word == HIDDEN for _, word in variables):
        return task  # a hand of janken is guessed for every game alike
    return Task(op, pc, tuple([(name, () if word == HIDDEN else word) for name, word in variables]))


def _deal(guess: State, hidden: list[CardId], unseen: list[str], chance: Random) -> None:
    """Deal what was not seen to the hidden places, at random."""
    chance.shuffle(unseen)
    cards = guess.cards
    for card_id, kind in zip(hidden, unseen, strict=True):
        _, owner, zone, turned, shown, marks = cards[card_id]
        cards[card_id] = Card(kind, owner, zone, turned, shown, marks)


def _unseen(guess: State, owner: Seat, seen: Counts, chance: Random) -> list[str]:
    """The rest of a list that agrees with what was seen. A guessed list becomes the seat's."""
    key = DECK_KEYS[owner]
    if guess.config.get(key) != HIDDEN:
        return _rest(deck_of(guess, owner), seen)
    ready = [deck.cards for deck in ready_decks("dino").values() if _agrees(deck.cards, seen)]
    cards = chance.choice(ready) if ready else _made_up(guess, seen, chance)
    guess.config = {**guess.config, key: written(cards)}
    return _rest(cards, seen)


def _agrees(cards: Counts, seen: Counts) -> bool:
    """Whether a list may be that of a player of whom these cards were seen."""
    return all(cards.get(kind, 0) >= count for kind, count in seen.items())


def _rest(cards: Counts, seen: Counts) -> list[str]:
    """What a list has beyond what was seen."""
    return [kind for kind, count in cards.items() for _ in range(count - seen.get(kind, 0))]


def _made_up(guess: State, seen: Counts, chance: Random) -> Counts:
    """A list that keeps D-01 and has what was seen, for a deck of the player's own making."""
    constants = game_data("dino").constants
    copies, left = constants["copies"], constants["deck_size"] - sum(seen.values())
    places = [kind for kind in library_of(guess).cards for _ in range(copies - seen.get(kind, 0))]
    cards = dict(seen)
    for kind in chance.sample(places, left):
        cards[kind] = cards.get(kind, 0) + 1
    return cards
