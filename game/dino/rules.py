"""恐竜 as the engine sees it: everything the registry needs, gathered from this package."""

from __future__ import annotations

from collections.abc import Mapping

from game.cards import triggers
from game.cards.compiler import CardProcedures
from game.core import first_player
from game.core.first_player import JANKEN
from game.core.rules import Rules
from game.core.types import Outcome, Seat, State
from game.dino import acts, answers, battle, fast, flow
from game.dino.hidden import determinize, hidden, private_config, visible
from game.dino.hints import HINTS
from game.dino.invariants import invariants
from game.dino.table import DECK, LIFE
from game.dino.worth import evaluate

LIFE_0, LIFE_1 = (0, LIFE), (1, LIFE)  # looked up after every step
DECK_0, DECK_1 = DECK


def outcome(state: State) -> Outcome | None:
    """After every step (C-13): life 0 (D-61), an empty deck (D-62); for both, a draw (C-2)."""
    tracks, zones = state.tracks, state.zones
    if tracks[LIFE_0] and tracks[LIFE_1] and zones[DECK_0] and zones[DECK_1]:
        return None
    lost = [not tracks[seat, LIFE] or not zones[DECK[seat]] for seat in (0, 1)]
    if all(lost):
        return Outcome(None, "both_lost", "C-2")
    loser: Seat = 0 if lost[0] else 1
    if not tracks[loser, LIFE]:
        return Outcome(1 - loser, "life_gone", "D-61")
    return Outcome(1 - loser, "deck_gone", "D-62")


def secret_kinds(config: Mapping[str, str]) -> frozenset[str]:
    """The redraw shows only its number (D-04); hands of janken open together."""
    return frozenset({"redraw", JANKEN})


RULES = Rules(
    id="dino",
    version=2,
    turn_clause="D-60",
    setup=flow.setup,
    procedures=CardProcedures(
        "dino",
        {
            **first_player.PROCEDURES,
            **triggers.PROCEDURES,
            **flow.PROCEDURES,
            **acts.PROCEDURES,
            **battle.PROCEDURES,
        },
    ),
    candidates=answers.candidates,
    check=answers.check,
    options=fast.options,
    outcome=outcome,
    visible=visible,
    hidden=hidden,
    private_config=private_config,
    invariants=invariants,
    determinize=determinize,
    evaluate=evaluate,
    secret_kinds=secret_kinds,
    hints=HINTS,
    always_asked=frozenset({"main", "attack", "counter", "block"}),
)
