"""Why a piece cannot go where it was dropped, in the most telling words the rules have for it.

Asks the engine about each orb and each step that might have led there. Decides nothing.
"""

from __future__ import annotations

from typing import Final

from game.core import agenda, engine
from game.core.types import Action, CardId, Refusal, State
from game.onmyo.turns import squares_of_move

_TELLING: Final = (
    "equal_orbs", "own_piece", "no_jump", "no_diagonal", "no_extra_square", "square_by_square",
)  # fmt: skip
"""Codes from the most telling to the least: what is about the square itself comes first."""


def why_not_there(view: State, piece: CardId, orbs: str, square: str) -> Refusal | None:
    """Why no move of `piece`, paid with one of `orbs`, leads to `square`.

    None only where a single step with one of them would be allowed.
    """
    found: list[Refusal] = []
    for orb in orbs:
        refusal = _why_not_with(view, piece, orb, square)
        if refusal is None:
            return None
        found.append(refusal)
    return min(found, key=_telling)


def _telling(refusal: Refusal) -> int:
    return _TELLING.index(refusal.code) if refusal.code in _TELLING else len(_TELLING)


def _why_not_with(view: State, piece: CardId, orb: str, square: str) -> Refusal | None:
    assert view.decision is not None
    seat = view.decision.seat
    move = Action("move", seat, ("card", piece), ("orb", orb))
    refusal = engine.check(view, move)
    if refusal is not None and refusal.code != "nowhere_to_go":
        return refusal
    # Ask about the step itself, as if it were still open: the engine takes a forced one at once.
    tried = view.clone()
    left = squares_of_move(tried, piece, orb)
    agenda.push(tried, "walk", piece=piece, orb=orb, left=left, walked=0)
    agenda.ask(tried, seat, "step", clause="O-16")
    step = Action("step", seat, ("card", piece), ("square", square))
    return engine.check(tried, step) or refusal
