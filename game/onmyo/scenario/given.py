"""`given:` of a scenario of onmyo: the table it begins with."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from game.core import engine, moves
from game.core.game_data import LAST_LOSER, full_config
from game.core.scenario import ScenarioError
from game.core.types import Action, Seat, State
from game.onmyo import keys
from game.onmyo.bridge import PER_ORB, state_of
from game.onmyo.geometry import arenas
from game.onmyo.orbs import EMPTY
from game.onmyo.position import PIECES_PER_SEAT, Position
from game.onmyo.scenario.names import SEATS, find_piece, told
from game.onmyo.table import ASIDE, POINTS, pieces_of
from game.yaml_reader import Record

FILLER = "KBGS"  # a piece that a scenario does not mention waits in hand so

Piece = Annotated[str, Meta(pattern="^[KBGSZ]{4}$")]
Orbs = Annotated[str, Meta(pattern="^[KBGSZ]*$")]
Count = Annotated[int, Meta(ge=0)]


class Placed(Record, frozen=True):
    """The pieces in the arena by square, as they lie."""

    black: dict[str, Piece] = field(default_factory=dict)
    red: dict[str, Piece] = field(default_factory=dict)


class Hands(Record, frozen=True):
    """Pieces in hand, as they lie."""

    black: tuple[Piece, ...] = ()
    red: tuple[Piece, ...] = ()


class Wheels(Record, frozen=True):
    """Orbs of both sides, in any order."""

    black: Orbs = ""
    red: Orbs = ""


class Numbers(Record, frozen=True):
    """A number of each side."""

    black: Count = 0
    red: Count = 0


class Given(Record, frozen=True):
    """The table. `phase: setup` begins before the placing, or after it with `placements`, the three
    pieces of each side; then nothing else is given but options.

    `unseen` are pieces in hand that the opponent has never seen (O-04); `points` are those of the
    first game of a pair, which is over then; `occurred` is how often the position has come up, this
    time included (O-51).
    """

    phase: Literal["setup", "play"] = "play"
    arena: str | None = None
    options: dict[str, str | int] = field(default_factory=dict)
    seed: int = 0
    mover: Literal["black", "red"] = "black"
    turn: Annotated[int, Meta(ge=1)] | None = None
    placements: Hands = field(default_factory=Hands)
    pieces: Placed = field(default_factory=Placed)
    hand: Hands = field(default_factory=Hands)
    unseen: Hands = field(default_factory=Hands)
    wheel: Wheels = field(default_factory=Wheels)
    aside: Wheels = field(default_factory=Wheels)
    points: Numbers = field(default_factory=Numbers)
    occurred: Annotated[int, Meta(ge=1)] = 1


def begin(given: Given) -> State:
    """The table of a scenario, at its first question; raises ScenarioError."""
    config = _config(given)
    if given.phase == "setup":
        return _placed(engine.start("onmyo", config, given.seed), given.placements)
    state = state_of(_position(given, config), config)
    state.rng = given.seed
    state.turn = given.turn or state.turn
    for seat, side in enumerate(SEATS):
        for orb in getattr(given.aside, side):
            state.tracks[seat, ASIDE[orb]] += 1
        state.tracks[seat, POINTS] = getattr(given.points, side)
        for word in getattr(given.unseen, side):
            _hide(state, seat, word)
    state.history = (keys.position_key(state),) * given.occurred
    return state


def _placed(state: State, placements: Hands) -> State:
    """Place the pieces as given; what only one orb is left for, the engine has placed itself."""
    for seat, side in enumerate(SEATS):
        for piece, orbs in zip(pieces_of(state, seat), getattr(placements, side), strict=False):
            for socket, orb in enumerate(orbs):
                if state.cards[piece].kind[socket] == EMPTY:
                    _place(state, Action("place", seat, ("orb", orb), ("socket", (piece, socket))))
    return state


def _place(state: State, action: Action) -> None:
    refusal = engine.check(state, action)
    if refusal is not None:
        raise ScenarioError(f"'{told(state, action)}' is refused by {refusal.clause}", "placements")
    engine.play(state, action)


def _config(given: Given) -> dict[str, str]:
    chosen = {name: str(value) for name, value in given.options.items()}
    if chosen.get(LAST_LOSER) in SEATS:
        chosen[LAST_LOSER] = str(SEATS.index(chosen[LAST_LOSER]))
    if given.arena is not None:
        chosen["arena"] = given.arena
    try:
        return full_config("onmyo", chosen)
    except ValueError as fault:
        raise ScenarioError(str(fault), "options") from fault


def _position(given: Given, config: dict[str, str]) -> Position:
    arena = arenas()[config["arena"]]
    value = {
        "board": f"{arena.columns}x{arena.rows}",
        "orient": config["summon_facing"],
        "kirin": PER_ORB[config["kirin_moves"]],
        "turn": given.mover,
        "pieces": {side: getattr(given.pieces, side) for side in SEATS},
        "hand": {side: _hand(given, side) for side in SEATS},
        "wheel": {side: getattr(given.wheel, side) for side in SEATS},
    }
    try:
        return Position.from_json(value)
    except ValueError as fault:
        raise ScenarioError(str(fault)) from fault


def _hand(given: Given, side: str) -> list[str]:
    """The hand as given, filled up so that the side has all its pieces (O-01)."""
    hand = [*getattr(given.hand, side), *getattr(given.unseen, side)]
    missing = PIECES_PER_SEAT - len(hand) - len(getattr(given.pieces, side))
    return hand + [FILLER] * missing


def _hide(state: State, seat: Seat, word: str) -> None:
    piece = find_piece(state, seat, word, "unseen")
    state.cards[piece] = state.cards[piece]._replace(shown=moves.BOTH & (1 << seat))
