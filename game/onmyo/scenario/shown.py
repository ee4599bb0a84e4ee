"""What `expect:` and `then:` of a scenario of onmyo can look at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core import engine
from game.core.events import Announced, Battled, Event
from game.core.scenario import Bag
from game.core.types import UNKNOWN, Seat, State
from game.onmyo.geometry import FORWARD
from game.onmyo.orbs import CLASH, ORBS, WIN
from game.onmyo.scenario.names import SEATS, UNKNOWN_PIECE, letters, told
from game.onmyo.table import ASIDE, HANDS, POINTS, SPENT, arena_of

NOTHING = "nothing"
NOBODY = "nobody"


def shown(state: State, events: Sequence[Event]) -> dict[str, Any]:
    """The table in the words of a scenario, with what the step before made happen."""
    return {
        **_match(state),
        **_question(state),
        "arena": state.config["arena"],
        "circle": dict(zip(SEATS, arena_of(state).circles, strict=True)),
        "pieces": {side: _pieces(state, seat) for seat, side in enumerate(SEATS)},
        "front": {square: _front(state, square) for square in arena_of(state).squares},
        "hand": {side: _hand(state, seat) for seat, side in enumerate(SEATS)},
        "wheel": {
            side: _orbs(state, seat, {o: o for o in ORBS}) for seat, side in enumerate(SEATS)
        },
        "spent": {side: _orbs(state, seat, SPENT) for seat, side in enumerate(SEATS)},
        "aside": {side: _orbs(state, seat, ASIDE) for seat, side in enumerate(SEATS)},
        "points": {side: state.tracks[seat, POINTS] for seat, side in enumerate(SEATS)},
        "battle": _battle(events),
        "announced": [event.topic for event in events if isinstance(event, Announced)],
        "overcomes": _overcomes(),
    }


def _match(state: State) -> dict[str, Any]:
    """Where the match stands; a match that goes on has the winner `undecided`."""
    outcome = state.outcome
    winner = "undecided"
    if outcome is not None:
        winner = NOBODY if outcome.winner is None else SEATS[outcome.winner]
    return {
        "phase": state.phase,
        "turn": state.turn,
        "mover": SEATS[state.active],
        "winner": winner,
        "reason": outcome.reason if outcome else NOTHING,
        "clause": outcome.clause if outcome else NOTHING,
    }


def _question(state: State) -> dict[str, Any]:
    """Who is asked what. `answers` are all legal ones, `squares` those that may be stepped to."""
    decision, legal = state.decision, engine.legal(state)
    targets = [one.target for one in legal if one.kind == "step" and one.target is not None]
    return {
        "asks": SEATS[decision.seat] if decision else NOBODY,
        "question": decision.kind if decision else NOTHING,
        "answers": Bag(tuple(dict.fromkeys(told(state, action) for action in legal))),
        "squares": Bag(tuple(str(target[1]) for target in targets if target[0] == "square")),
        "paid": Bag(tuple(str(handle[1]) for handle in decision.picked) if decision else ()),
        "hand_shown": _hand_shown(state),
    }


def _hand_shown(state: State) -> str:
    """The hand black shows in a janken that red has not answered yet; `?` to whom it is hidden."""
    variables = dict(state.agenda[-1].vars) if state.agenda else {}
    return str(variables.get("secret0") or NOTHING)


def _pieces(state: State, seat: Seat) -> dict[str, str]:
    """The arena as one side's pieces lie in it; every other square is `empty` of them."""
    lying = dict.fromkeys(arena_of(state).squares, "empty")
    for piece, card in state.cards.items():
        if card.owner == seat and card.zone in lying:
            lying[card.zone] = letters(state, piece)
    return lying


def _front(state: State, square: str) -> str:
    """The orb of the piece on a square that faces the enemy circle."""
    for piece in state.zones[square]:
        return letters(state, piece)[FORWARD[state.cards[piece].owner]]
    return NOTHING


def _hand(state: State, seat: Seat) -> Bag:
    return Bag(tuple(letters(state, piece) for piece in state.zones[HANDS[seat]]))


def _orbs(state: State, seat: Seat, names: dict[str, str]) -> Bag:
    """Orbs kept in tracks of these names; one `?` where the viewer may not know them."""
    counts = {orb: state.tracks[seat, name] for orb, name in names.items()}
    if UNKNOWN in counts.values():
        return Bag((UNKNOWN_PIECE[0],))
    return Bag(tuple(orb for orb, count in counts.items() for _ in range(count)))


def _battle(events: Sequence[Event]) -> dict[str, str] | str:
    """The last battle of the step: the orbs that touched, and how it ended for the mover."""
    for event in reversed(events):
        if isinstance(event, Battled):
            mover, defender = event.values
            return {"mover": mover, "defender": defender, "result": event.result}
    return NOTHING


def _overcomes() -> dict[str, str]:
    """The summary (O-06): which orb each overcomes."""
    return {mine: theirs for (mine, theirs), result in CLASH.items() if result == WIN}
