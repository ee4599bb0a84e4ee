"""Reading the table of onmyo: pieces, fronts, loose orbs, the squares one may step to.

Zones are `hand0`, `hand1` and the squares; tracks are, by seat, the loose orbs (`K` … `Z`), the
orbs spent this turn (`spent_K` …), those set aside (`aside_K` …), and the points of a match of two.
"""

from __future__ import annotations

from functools import lru_cache

from game.core.types import Card, CardId, Refusal, Seat, State
from game.onmyo.geometry import FORWARD, Arena, arenas, meeting_side
from game.onmyo.orbs import BLOCKED, CLASH, EMPTY, GENBU, ORBS, orb_at

HANDS = ("hand0", "hand1")
SPENT = {orb: f"spent_{orb}" for orb in ORBS}
POINTS = "points"
ASIDE = {orb: f"aside_{orb}" for orb in ORBS}


def arena_of(state: State) -> Arena:
    """The arena this match is played in."""
    return arenas()[state.config["arena"]]


def pieces_of(state: State, seat: Seat) -> tuple[CardId, ...]:
    """The pieces of a seat, wherever they are, by id."""
    return tuple(card_id for card_id, card in state.cards.items() if card.owner == seat)


def pieces_in_arena(state: State, seat: Seat) -> tuple[CardId, ...]:
    """The pieces of a seat in the arena, by id."""
    hand = HANDS[seat]
    return tuple(
        card_id for card_id, card in state.cards.items() if card.owner == seat and card.zone != hand
    )


def in_hand(card: Card) -> bool:
    """Whether a piece waits in its owner's hand."""
    return card.zone == HANDS[card.owner]


def front_orb(card: Card) -> str:
    """The orb on the side toward the enemy circle."""
    return orb_at(card.kind, card.turned, FORWARD[card.owner])


def loose(state: State, seat: Seat) -> dict[str, int]:
    """The loose orbs of a seat by letter; a hidden number is UNKNOWN."""
    return {orb: state.tracks[seat, orb] for orb in ORBS}


def circle_is_empty(state: State, seat: Seat) -> bool:
    """Whether a seat could set a piece on its circle (O-11, O-15)."""
    return not state.zones[arena_of(state).circles[seat]]


def summon_cost(state: State, seat: Seat) -> int:
    """What a summon costs now: own pieces in the arena + 1 (O-10)."""
    return len(pieces_in_arena(state, seat)) + 1


def can_pay(state: State, seat: Seat, cost: int) -> bool:
    """Whether the loose orbs reach `cost`; then a payment without a superfluous orb exists too."""
    tracks = state.tracks
    total = tracks[seat, GENBU]
    for orb in ORBS:
        total += tracks[seat, orb]
    return total >= cost


def completes_payment(state: State, seat: Seat, paid: str, orb: str, cost: int) -> bool:
    """Whether `paid` and `orb` are, or can become, a payment without a superfluous orb (O-11)."""
    twos = state.tracks[seat, GENBU]
    ones = sum([state.tracks[seat, other] for other in ORBS if other != GENBU])
    paid_twos = paid.count(GENBU)
    if orb == GENBU:
        return is_payment(len(paid) - paid_twos, paid_twos + 1, ones, twos - 1, cost)
    return is_payment(len(paid) - paid_twos + 1, paid_twos, ones - 1, twos, cost)


@lru_cache(maxsize=4096)
def is_payment(ones: int, twos: int, more_ones: int, more_twos: int, cost: int) -> bool:
    """Whether `ones` orbs that count 1 and `twos` that count 2 (O-32) pay `cost` with none
    superfluous, or can, with some of `more_ones` and `more_twos` added."""
    total = ones + 2 * twos
    if total >= cost:
        return total - (1 if ones else 2) < cost
    return (more_ones > 0 and is_payment(ones + 1, twos, more_ones - 1, more_twos, cost)) or (
        more_twos > 0 and is_payment(ones, twos + 1, more_ones, more_twos - 1, cost)
    )


def check_step(state: State, piece: CardId, direction: int, square: str) -> Refusal | None:
    """Whether a piece may enter a neighbouring square, as far as what stands there goes."""
    there = state.zones[square]
    if not there:
        return None
    mover, other = state.cards[piece], state.cards[there[0]]
    if other.owner == mover.owner:  # O-15
        return Refusal("O-15", "own_piece", (("square", square),))
    side = meeting_side(direction)
    orb = orb_at(mover.kind, mover.turned, side)
    if CLASH[orb, orb_at(other.kind, other.turned, (side + 2) % 4)] == BLOCKED:  # O-42
        return Refusal("O-42", "equal_orbs", (("square", square), ("orb", orb)))
    return None


def can_step(state: State, arena: Arena, piece: CardId, *, diagonal: bool) -> bool:
    """Whether any step is open to a piece; diagonal steps count only with `diagonal` (O-33)."""
    for direction, square in arena.neighbours[state.cards[piece].zone]:
        if (direction < 4 or diagonal) and check_step(state, piece, direction, square) is None:
            return True
    return False


def sockets_left(state: State, seat: Seat) -> int:
    """How many sockets of a seat's pieces have no orb yet."""
    return sum(state.cards[piece].kind.count(EMPTY) for piece in pieces_of(state, seat))
