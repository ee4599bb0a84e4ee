"""The numbers and marks that lie on cards in play, and the attack that is under way.

Reads a state as it is at some moment and makes plain records of it; nothing is drawn or decided.
"""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from game.cards.doing import KEPT as KEPT_DORMANT
from game.cards.library import library_of
from game.cards.table import mark_of
from game.cards.terms import terms
from game.cards.values import has_keyword, value
from game.core.types import HIDDEN, CardId, Handle, Outcome, Seat, State, ZoneKey
from game.dino import table
from game.dino.battle import LIFE_TARGET

STATS: Final = ("battle", "strike")
"""The values on the plate of a card in play, in this order."""
PILES: Final = (*table.DECK, *table.STRATA)
DORMANT, FRESH, STUCK = "dormant", "fresh", "stuck"
"""Marks beside the keywords: lies on its side, may not act yet, does not awake next time."""

STATES_OF_MARKS: Final = {DORMANT: "dormant", FRESH: "fresh", STUCK: KEPT_DORMANT}
"""What the game's words call the states."""


class Number(NamedTuple):
    """A value as it is now, and whether it is raised (1) or lowered (−1) from what is printed."""

    amount: int
    change: int = 0


class Plate(NamedTuple):
    """What lies beside a card in play: its values, its level, its keywords and states."""

    numbers: tuple[Number, ...]
    level: int
    keywords: tuple[str, ...]
    states: tuple[str, ...]

    @property
    def marks(self) -> tuple[str, ...]:
        """The discs beside the card."""
        return self.keywords + self.states


class Attack(NamedTuple):
    """An attack under way: who attacks, and ("card", id) or ("seat", number)."""

    attacker: CardId
    target: Handle


class Pile(NamedTuple):
    """A pile: how many cards, and the one that lies open on top (None: face down, or none)."""

    size: int
    top: CardId | None = None
    kind: str = HIDDEN


class Numbers(NamedTuple):
    """Everything countable on the table at one moment, and how the match ended if it has."""

    piles: dict[ZoneKey, Pile]
    plates: dict[CardId, Plate]
    costs: dict[CardId, Number]
    hands: tuple[int, int]
    tracks: dict[tuple[Seat, str], int]
    turn: int
    active: Seat
    phase: str
    outcome: Outcome | None


def numbers(state: State) -> Numbers:
    """The numbers of a state."""
    return Numbers(
        piles(state),
        plates(state),
        costs(state, 0) | costs(state, 1),
        (len(state.zones[table.HAND[0]]), len(state.zones[table.HAND[1]])),
        dict(state.tracks),
        state.turn,
        state.active,
        state.phase,
        state.outcome,
    )


def piles(state: State) -> dict[ZoneKey, Pile]:
    """All piles of a state."""
    found = {}
    for zone in PILES:
        ids = state.zones[zone]
        if zone in table.STRATA and ids:
            found[zone] = Pile(len(ids), ids[-1], state.cards[ids[-1]].kind)
        else:
            found[zone] = Pile(len(ids))
    return found


def number_of(state: State, card_id: CardId, stat: str) -> Number:
    """A value of a card beside its printed one."""
    now = value(state, card_id, stat)
    card = library_of(state).cards[state.cards[card_id].kind]
    printed = card.printed(stat, table.level(state, card_id))
    return Number(now, (now > printed) - (now < printed))


def plate_of(state: State, card_id: CardId) -> Plate:
    """The plate of a card on the field."""
    numbers = tuple(number_of(state, card_id, stat) for stat in STATS)
    words = terms(state.game).keywords
    keywords = tuple(word for word in words if has_keyword(state, card_id, word))
    return Plate(numbers, table.level(state, card_id), keywords, states_of(state, card_id))


def plates(state: State) -> dict[CardId, Plate]:
    """The plates of all cards on the field."""
    return {
        card_id: plate_of(state, card_id)
        for seat in (0, 1)
        for card_id in table.field(state, seat)
        if state.cards[card_id].kind != HIDDEN
    }


def states_of(state: State, card_id: CardId) -> tuple[str, ...]:
    """The states of a card on the field that are worth a mark."""
    found = []
    if not table.is_awake(state, card_id):
        found.append(DORMANT)
    elif not table.may_act(state, card_id):
        found.append(FRESH)
    if mark_of(state, card_id, KEPT_DORMANT):
        found.append(STUCK)
    return tuple(found)


def attack_of(state: State) -> Attack | None:
    """The attack under way, from its declaration until it is carried out or called off."""
    for task in state.agenda:
        if task.op != "attacking":
            continue
        attacker, target = cast("int", task.var("attacker")), cast("int", task.var("target"))
        if not mark_of(state, attacker, table.ATTACKER):
            return None
        if target == LIFE_TARGET:
            return Attack(attacker, ("seat", defender_of(state, attacker)))
        return Attack(attacker, ("card", target))
    return None


def defender_of(state: State, attacker: CardId) -> Seat:
    """The seat that an attacker attacks."""
    return 1 - state.cards[attacker].owner


def costs(state: State, seat: Seat) -> dict[CardId, Number]:
    """What the cards of a hand cost now, as far as their faces are known."""
    return {
        card_id: number_of(state, card_id, "cost")
        for card_id in state.zones[table.HAND[seat]]
        if state.cards[card_id].kind != HIDDEN
    }
