"""The table of dino: its zones, numbers and marks, and how cards come and go.

Zones by seat: `deck0`, `hand0`, `strata0`, the slots `slot01` … `slot05`; and `casting`, where a
spell lies while its effect is carried out (D-23). Tracks: life, pp, pp_max, turns, second. Marks:
level (none is Lv. 1), fresh, may_act, kept_dormant, attacker, attacked, used.
"""

from __future__ import annotations

from game.cards.doing import KEPT, MAY_ACT
from game.cards.library import library_of
from game.cards.table import CardTable, mark_of
from game.cards.triggers import happen, has_come, remembered
from game.cards.values import has_keyword
from game.core import moves
from game.core.game_data import game_data
from game.core.types import HIDDEN, CardId, Emit, Modifier, Seat, State, ZoneKey
from game.dino.cards import DINOSAUR, read_cards
from game.dino.check import MAX_LEVEL

DECK, HAND, STRATA = ("deck0", "deck1"), ("hand0", "hand1"), ("strata0", "strata1")
SLOTS = tuple(tuple(f"slot{seat}{number}" for number in range(1, 6)) for seat in (0, 1))
_ALL_SLOTS = SLOTS[0] + SLOTS[1]
CASTING = "casting"
LEVEL, FRESH, ATTACKER, ATTACKED, USED = "level", "fresh", "attacker", "attacked", "used"
LIFE, PP, PP_MAX, TURNS, SECOND = "life", "pp", "pp_max", "turns", "second"
BLOCK, HASTE, MUTUAL = "block", "haste", "mutual"
HUNT, GENTLE, EVADE = "hunt", "gentle", "evade"  # D-55: attacks the awake; never; unblocked

_ZONES = {
    ("deck", 0): (DECK[0],),
    ("deck", 1): (DECK[1],),
    ("hand", 0): (HAND[0],),
    ("hand", 1): (HAND[1],),
    ("strata", 0): (STRATA[0],),
    ("strata", 1): (STRATA[1],),
    ("field", 0): SLOTS[0],
    ("field", 1): SLOTS[1],
}


def zones(zone: str, seat: Seat) -> tuple[ZoneKey, ...]:
    """The zone keys of "deck", "hand", "strata" or "field" of a seat."""
    return _ZONES[zone, seat]


def field(state: State, seat: Seat) -> list[CardId]:
    """The dinosaurs of a seat, by slot."""
    zones = state.zones
    one, two, three, four, five = SLOTS[seat]  # spelled out: this is asked all the time
    return [*zones[one], *zones[two], *zones[three], *zones[four], *zones[five]]


def standing(state: State) -> list[CardId]:
    """The dinosaurs of both seats, seat 0's first."""
    zones = state.zones
    a, b, c, d, e, f, g, h, i, j = _ALL_SLOTS
    return [
        *zones[a], *zones[b], *zones[c], *zones[d], *zones[e],
        *zones[f], *zones[g], *zones[h], *zones[i], *zones[j],
    ]  # fmt: skip


def is_on_field(state: State, card_id: CardId) -> bool:
    """Whether a card lies in a slot."""
    return state.cards[card_id].zone.startswith("slot")


def level(state: State, card_id: CardId) -> int:
    """The level of a card; off the field, and unless raised, it is 1 (D-44)."""
    for name, number in state.cards[card_id].marks:
        if name == LEVEL:
            return number
    return 1


def is_awake(state: State, card_id: CardId) -> bool:
    """Whether a card is upright."""
    return state.cards[card_id].turned == 0


def may_act(state: State, card_id: CardId) -> bool:
    """Whether a dinosaur is not held back by the turn it was summoned in (D-22, D-41, D-53)."""
    marks = state.cards[card_id].marks
    if not marks or not mark_of(state, card_id, FRESH):
        return True
    return bool(mark_of(state, card_id, MAY_ACT)) or has_keyword(state, card_id, HASTE)


def is_dinosaur(state: State, card_id: CardId) -> bool:
    """Whether a card is a dinosaur (else a spell)."""
    return library_of(state).cards[state.cards[card_id].kind].type == DINOSAUR


def places(state: State, card_id: CardId) -> tuple[ZoneKey, ...]:
    """The empty slots a card may be summoned into (D-21): none for a spell; of a hidden face nobody
    can say that it is one."""
    if state.cards[card_id].kind != HIDDEN and not is_dinosaur(state, card_id):
        return ()
    return tuple([slot for slot in SLOTS[state.cards[card_id].owner] if not state.zones[slot]])


def funds(state: State, seat: Seat) -> int:
    """The PP a seat can pay with (D-15)."""
    return state.tracks[seat, PP]


def spend(state: State, seat: Seat, pp: int, emit: Emit) -> None:
    """Pay PP."""
    moves.set_track(state, seat, PP, state.tracks[seat, PP] - pp, emit)


def draw(state: State, seat: Seat, emit: Emit) -> None:
    """Draw the top card of a deck; from an empty deck nothing (the match is over then, D-62)."""
    deck = state.zones[DECK[seat]]
    if deck:
        moves.move(state, deck[-1], HAND[seat], emit)


def leave(state: State, ids: tuple[CardId, ...], spot: str, emit: Emit) -> None:
    """Move cards together to a place of their owners, by its name or by why they go there."""
    left = tuple([card_id for card_id in ids if is_on_field(state, card_id)])
    before = remembered(state, "leaves") if left else None
    for card_id in ids:
        _put(state, card_id, spot, emit)
    moves.expire(state, lambda modifier: modifier.card in ids, emit)  # C-12; in hands, costs too
    for card_id in left:
        happen(state, "leaves", card_id, emit, together=left, before=before)


def _put(state: State, card_id: CardId, spot: str, emit: Emit) -> None:
    owner = state.cards[card_id].owner
    if spot == "deck_bottom":
        moves.move_under(state, card_id, DECK[owner], emit)
    else:
        moves.move(state, card_id, _SPOTS[spot][owner], emit)
    moves.renew(state, card_id, _known_at(state, card_id, spot), emit)


_OPEN = ("strata", "destroyed", "discarded", "milled", "paid")  # all of them end in the strata
_SPOTS = {"hand": HAND, "deck_top": DECK, **dict.fromkeys(_OPEN, STRATA)}


def _known_at(state: State, card_id: CardId, spot: str) -> int:
    """What was shown on its way into a hand stays known; a deck forgets, the strata are open."""
    if spot == "hand":
        return state.cards[card_id].shown
    return moves.BOTH if spot in _OPEN else 0


def place(state: State, card_id: CardId, slot: ZoneKey, at_level: int, emit: Emit) -> None:
    """Set a dinosaur awake and fresh into a slot (D-21, D-22). To come at a level is not to gain
    one (D-44); what was changed in a hand is changed no longer (C-12)."""
    moves.move(state, card_id, slot, emit)
    moves.renew(state, card_id, moves.BOTH, emit)
    moves.expire(state, lambda modifier: modifier.card == card_id, emit)
    moves.mark(state, card_id, FRESH, 1, emit)
    has_come(state, card_id)
    if at_level > 1:
        moves.mark(state, card_id, LEVEL, at_level, emit)


def put_level(state: State, card_id: CardId, wanted: int, emit: Emit) -> None:
    """Set a level, within 1 to 3 (D-43)."""
    old, new = level(state, card_id), min(MAX_LEVEL, max(1, wanted))
    if new != old:
        moves.mark(state, card_id, LEVEL, new, emit)
    if new > old:
        happen(state, "levelled", card_id, emit)


def change_track(state: State, seat: Seat, name: str, by: int, emit: Emit) -> None:
    """Raise or lower life, pp or pp_max within their limits (D-11, D-12, D-15, D-61, D-63)."""
    wanted = max(0, state.tracks[seat, name] + by)
    if name == PP_MAX:
        wanted = min(wanted, game_data("dino").constants["pp_limit"])
    elif name == PP:
        wanted = min(wanted, state.tracks[seat, PP_MAX])
    if wanted != state.tracks[seat, name]:
        moves.set_track(state, seat, name, wanted, emit)
    if name == PP_MAX and state.tracks[seat, PP] > wanted:  # D-12
        moves.set_track(state, seat, PP, wanted, emit)


def awaken_all(state: State, seat: Seat, emit: Emit) -> None:
    """D-10: all own cards become awake, except those kept dormant, which are free next time."""
    for card_id in field(state, seat):
        if mark_of(state, card_id, KEPT):
            moves.mark(state, card_id, KEPT, 0, emit)
        elif not is_awake(state, card_id):
            moves.turn(state, card_id, 0, emit)


def end_of_turn(state: State, emit: Emit) -> None:
    """What lasts a turn ends: changes, freshness, skills used."""
    moves.expire(state, _ends_with_turn, emit)
    for seat in (0, 1):
        for card_id in field(state, seat):
            for name, _ in state.cards[card_id].marks:
                if name in _OF_A_TURN:
                    moves.mark(state, card_id, name, 0, emit)


_OF_A_TURN = frozenset({FRESH, MAY_ACT, USED})


def _ends_with_turn(modifier: Modifier) -> bool:
    return modifier.until == "turn"


TABLE = CardTable(
    read_cards=read_cards,
    zones=zones,
    private=frozenset({"hand"}),
    unseen=frozenset({"deck"}),
    stats=frozenset({"battle", "strike", "cost", "level"}),
    tracks=frozenset({LIFE, PP, PP_MAX}),
    draw=draw,
    leave=leave,
    place=place,
    places=places,
    places_clause="D-21",
    change_track=change_track,
    put_level=put_level,
    level=level,
    standing=standing,
    funds=funds,
    spend=spend,
)
