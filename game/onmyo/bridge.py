"""Between the general engine's state and a `Position` (the notation, perft and the search board).

A position is the moment before a turn; what is half done or still being placed has none.
"""

from __future__ import annotations

from game.core import agenda, engine, moves
from game.core.game_data import full_config
from game.core.rules import rules_of
from game.core.types import Card, State
from game.onmyo import flow, keys
from game.onmyo.geometry import arenas
from game.onmyo.orbs import ORBS
from game.onmyo.position import Arena as BoardArena
from game.onmyo.position import Position
from game.onmyo.table import ASIDE, HANDS, POINTS, SPENT, arena_of, in_hand

PER_ORB = {"each": "per-orb", "once": "once"}


def as_it_lies(card: Card) -> str:
    """The orbs of a piece at north, east, south, west as seen from above."""
    return card.kind[4 - card.turned :] + card.kind[: 4 - card.turned]


def board_arena(state: State) -> BoardArena:
    """The arena in the search board's numbering."""
    arena = arena_of(state)
    numbers = tuple(arena.squares.index(circle) for circle in arena.circles)
    return BoardArena(arena.columns, arena.rows, (numbers[0], numbers[1]))


def position_of(state: State) -> Position:
    """The position of a state in which a turn is to be chosen, or of a full guess at one."""
    arena = arena_of(state)
    placed: tuple[list[tuple[int, str]], ...] = ([], [])
    hands: tuple[list[str], ...] = ([], [])
    for card in state.cards.values():
        if in_hand(card):
            hands[card.owner].append(as_it_lies(card))
        else:
            square = arena.squares.index(card.zone)
            placed[card.owner].append((square, as_it_lies(card)))
    wheels = [_wheel(state, 0), _wheel(state, 1)]
    return Position(
        board_arena(state),
        "free" if state.config["summon_facing"] == "free" else "fixed",
        "per-orb" if state.config["kirin_moves"] == "each" else "once",
        state.active if state.outcome is None else 1 - state.active,
        (tuple(placed[0]), tuple(placed[1])),
        (tuple(hands[0]), tuple(hands[1])),
        (wheels[0], wheels[1]),
    )


def _wheel(state: State, seat: int) -> str:
    """Loose orbs, with those the other has spent: they come over however the turn ends (O-36)."""
    counts = {orb: state.tracks[seat, orb] + state.tracks[1 - seat, SPENT[orb]] for orb in ORBS}
    return "".join(orb * count for orb, count in counts.items())


def arena_name(arena: BoardArena) -> str:
    """The name of the arena of the data file with this size; raises ValueError."""
    for name, known in arenas().items():
        if (known.columns, known.rows) == (arena.columns, arena.rows):
            return name
    raise ValueError(f"no arena of size {arena.size}; there are: {', '.join(arenas())}")


def state_of(position: Position, config: dict[str, str] | None = None) -> State:
    """A state of the general engine at the start of a turn in `position`."""
    chosen = {
        **(config or {}),
        "arena": arena_name(position.arena),
        "summon_facing": position.orient,
        "kirin_moves": "each" if position.kirin == "per-orb" else "once",
    }
    state = State(game="onmyo", config=full_config("onmyo", chosen))
    squares = arena_of(state).squares
    for zone in (*HANDS, *squares):
        state.zones[zone] = ()
    number = 0
    for seat in (0, 1):
        for square, kind in position.pieces[seat]:
            moves.add_card(state, number, Card(kind, seat, squares[square], shown=moves.BOTH))
            number += 1
        for kind in position.hands[seat]:
            moves.add_card(state, number, Card(kind, seat, HANDS[seat], shown=moves.BOTH))
            number += 1
        for orb in ORBS:
            state.tracks[seat, orb] = position.wheels[seat].count(orb)
            state.tracks[seat, SPENT[orb]] = state.tracks[seat, ASIDE[orb]] = 0
        state.tracks[seat, POINTS] = 0
    state.phase = flow.PLAY
    state.turn, state.active = 1 + position.turn, position.turn
    state.history = (keys.position_key(state),)
    agenda.push(state, "turn")
    engine.settle(rules_of("onmyo"), state, [])
    return state
