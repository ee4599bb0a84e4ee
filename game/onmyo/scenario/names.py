"""What things are called in scenarios of onmyo.

A piece in the arena is called by its square, one in hand by its orbs as it lies (north, east,
south, west as seen from above), one being placed by its number, from 1 (`red 1` is the other's).
"""

from __future__ import annotations

from collections.abc import Callable

from game.core.first_player import JANKEN
from game.core.scenario import ScenarioError
from game.core.types import Action, CardId, Handle, Seat, State
from game.onmyo.bridge import as_it_lies
from game.onmyo.table import HANDS, in_hand, pieces_of

SEATS = ("black", "red")
SIDES = ("north", "east", "south", "west")
UNKNOWN_PIECE = "????"


def letters(state: State, piece: CardId, turned: int | None = None) -> str:
    """The orbs of a piece as it lies, or as it would lie turned so."""
    card = state.cards[piece]
    if len(card.kind) != len(SIDES):
        return UNKNOWN_PIECE
    return as_it_lies(card if turned is None else card._replace(turned=turned))


def find_piece(state: State, seat: Seat, word: str | int, key: str) -> CardId:
    """The piece a scenario means; letters mean a piece in the hand of `seat`."""
    side, _, number = str(word).rpartition(" ")
    if number.isdecimal() and side in ("", *SEATS):
        return _numbered(state, SEATS.index(side) if side else seat, int(number), key)
    if word in state.zones:
        if not state.zones[word]:
            raise ScenarioError(f"no piece stands on {word}", key)
        return state.zones[word][0]
    hand = state.zones[HANDS[seat]]
    for piece in hand:
        if letters(state, piece) == word:
            return piece
    lying = ", ".join(letters(state, piece) for piece in hand) or "nothing"
    raise ScenarioError(f"no piece {word}: {SEATS[seat]} has {lying} in hand", key)


def _numbered(state: State, seat: Seat, number: int, key: str) -> CardId:
    pieces = pieces_of(state, seat)
    if not 1 <= number <= len(pieces):
        raise ScenarioError(f"no piece {number}, there are 1 to {len(pieces)}", key)
    return pieces[number - 1]


def piece_on_the_way(state: State) -> CardId | None:
    """The piece the pending question is about, if it is about one."""
    for task in reversed(state.agenda):
        for name, value in task.vars:
            if name == "piece" and isinstance(value, int):
                return value
    return None


def name_of(state: State, piece: CardId) -> str:
    """What a scenario calls a piece: its orbs as it lies in hand, else its square."""
    card = state.cards[piece]
    return letters(state, piece) if in_hand(card) else card.zone


def told(state: State, action: Action) -> str:
    """An action in the words of a scenario."""
    if action.kind in _TELLERS:
        return _TELLERS[action.kind](state, action)
    return action.kind


def _value(handle: Handle | None) -> str:
    return str(handle[1]) if handle else "nothing"


def _card(state: State, action: Action) -> CardId:
    piece = action.source[1] if action.source else None
    if not isinstance(piece, int):
        raise ValueError(f"no piece in {action}")
    return piece


def _tell_summon(state: State, action: Action) -> str:
    return f"summon {name_of(state, _card(state, action))}"


def _tell_move(state: State, action: Action) -> str:
    return f"move {name_of(state, _card(state, action))} with {_value(action.target)}"


def _tell_step(state: State, action: Action) -> str:
    is_stop = action.target is not None and action.target[0] == "button"
    return _value(action.target) if is_stop else f"step {_value(action.target)}"


def _tell_face(state: State, action: Action) -> str:
    piece, turned = piece_on_the_way(state), int(_value(action.target))
    return "face" if piece is None else f"lies {letters(state, piece, turned)}"


def _tell_return(state: State, action: Action) -> str:
    if action.target is None or action.target[0] == "button":
        return _value(action.target)
    turned = int(_value(action.target))
    return f"return, lies {letters(state, _card(state, action), turned)}"


def _tell_place(state: State, action: Action) -> str:
    socket = action.target[1] if action.target else None
    if not isinstance(socket, tuple):
        return f"place {_value(action.source)}"
    piece, side = socket
    number = pieces_of(state, state.cards[piece].owner).index(piece) + 1
    return f"place {_value(action.source)} on piece {number} {SIDES[side]}"


def _tell_change(state: State, action: Action) -> str:
    piece = _card(state, action)
    return f"change {pieces_of(state, state.cards[piece].owner).index(piece) + 1}"


_TELLERS: dict[str, Callable[[State, Action], str]] = {
    "place": _tell_place,
    "change": _tell_change,
    JANKEN: lambda _, action: f"janken {_value(action.target)}",
    "aside": lambda _, action: f"aside {_value(action.source)}",
    "summon": _tell_summon,
    "pay": lambda _, action: f"pay {_value(action.source)}",
    "face": _tell_face,
    "move": _tell_move,
    "step": _tell_step,
    "return": _tell_return,
}
