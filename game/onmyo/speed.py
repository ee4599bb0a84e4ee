"""How many positions a second the search board gets through; measured by `togijo bench`."""

from __future__ import annotations

import time

from game.core import engine
from game.core.rng import Dice, below
from game.core.types import State
from game.onmyo.board import Board
from game.onmyo.bridge import position_of


def search_steps(state: State, seconds: float) -> int:
    """Turns made and taken back on the search board in about `seconds`, with all that may follow
    listed every time. It starts from the next turn that comes about in `state`; 0 if none does."""
    draft, dice = state.clone(), Dice(0)
    while draft.decision is not None and draft.decision.kind != "turn":
        options = draft.decision.options
        engine.play(draft, options[below(dice, len(options))])
    if draft.decision is None:
        return 0
    return _walk(Board(position_of(draft)), time.perf_counter() + seconds)


def _walk(board: Board, deadline: float) -> int:
    """Every turn of the mover, and every answer to it, over and over."""
    steps = 0
    turns = [turn for turn in board.turns() if not board.wins(turn)]
    while turns and time.perf_counter() < deadline:
        for turn in turns:
            board.make(turn)
            answers = board.turns()
            for answer in answers:
                board.make(answer)
                board.unmake()
            board.unmake()
            steps += 1 + len(answers)
    return steps
