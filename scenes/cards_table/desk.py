"""What stands beside the cards: both players' panels, the piles, the phases, as plain records.

Made of the numbers that are shown, so that panels follow the story. Nothing is drawn here.
"""

from __future__ import annotations

from typing import NamedTuple

from game.core.game_data import game_data
from game.core.types import Seat
from game.dino import table
from scenes.cards_table.numbers import Numbers, Pile
from scenes.cards_table.words import PHASES, Words


class PlayerDesk(NamedTuple):
    """One player's panel."""

    seat: Seat
    name: str
    line: str
    emblem: str
    life: int
    full: int
    pp: int
    pp_most: int
    pp_limit: int
    hand: int
    active: bool


class PhaseDesk(NamedTuple):
    """The bar of phases: whose turn it is, at the end who has won. `current` is −1 before the first
    turn and after the last."""

    round: str
    whose: str
    names: tuple[str, ...]
    current: int
    mine: bool


class Desk(NamedTuple):
    """Everything beside the cards, the player at the lower edge first."""

    players: tuple[PlayerDesk, PlayerDesk]
    piles: tuple[tuple[str, Pile], ...]
    phases: PhaseDesk


class Seated(NamedTuple):
    """Who sits where: the seat at the lower edge, a line under each name, an emblem each."""

    bottom: Seat
    lines: tuple[str, str]
    emblems: tuple[str, str]


def desk_of(numbers: Numbers, words: Words, seated: Seated, game: str) -> Desk:
    """The desk of the numbers that are shown."""
    below, above = seated.bottom, 1 - seated.bottom
    constants = game_data(game).constants
    players = [
        PlayerDesk(
            seat,
            words.names[seat],
            seated.lines[seat],
            seated.emblems[seat],
            numbers.tracks[seat, table.LIFE],
            constants["life"],
            numbers.tracks[seat, table.PP],
            numbers.tracks[seat, table.PP_MAX],
            constants["pp_limit"],
            numbers.hands[seat],
            bool(numbers.turn) and numbers.active == seat and numbers.outcome is None,
        )
        for seat in (below, above)
    ]
    piles = tuple((zone, numbers.piles[zone]) for zone in sorted(numbers.piles))
    return Desk((players[0], players[1]), piles, _phases(numbers, words, seated))


def _phases(numbers: Numbers, words: Words, seated: Seated) -> PhaseDesk:
    turn, outcome = words.turn(numbers.turn), numbers.outcome
    if outcome is not None:
        mine = outcome.winner == seated.bottom
        return PhaseDesk(turn, words.ends(outcome), words.phases(), -1, mine)
    current = PHASES.index(numbers.phase) if numbers.phase in PHASES else -1
    whose = words.whose(numbers.active) if numbers.turn else ""
    return PhaseDesk(turn, whose, words.phases(), current, numbers.active == seated.bottom)
