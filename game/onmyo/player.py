"""The computer at onmyo: the search's turns and placements as answers to the engine's questions.

A turn is chosen when it begins and then played answer by answer. A player that meets a turn half
done (a match gone on with) takes what looks best at once for the rest of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import msgspec

from game.ai.player import GreedyPlayer
from game.core.rng import Dice, below
from game.core.types import HIDDEN, Action, Card, Decision, State
from game.core.view import determinize
from game.onmyo import levels
from game.onmyo.answers import DONE, STAY, STOP
from game.onmyo.board import Board
from game.onmyo.bridge import as_it_lies, position_of
from game.onmyo.geometry import FORWARD
from game.onmyo.position import Position
from game.onmyo.search import SearchResult, position_key
from game.onmyo.table import arena_of, pieces_of
from game.onmyo.whole_turn import Turn

NO_CLOCK = 24 * 3600 * 1000  # ms: a bound in positions alone makes a player repeatable
WORLDS = 6  # how many deals of hidden pieces a turn is weighed in


class LevelPlayer:
    """Plays at a level. `stop` is asked while it thinks and ends the thinking."""

    def __init__(self, level: levels.Level, seed: int) -> None:
        self._level = level
        self._seed = seed
        self._dice = Dice(seed)
        self._turn: Turn | None = None
        self._turn_number = -1
        self._seen: list[int] = []
        self._greedy = GreedyPlayer(seed)
        self.stop: Callable[[], bool] = _never

    def choose(self, view: State, decision: Decision) -> Action:
        """One of the options, as the level plays."""
        match decision.kind:
            case "place":
                return self._place(view, decision)
            case "confirm":
                return next(option for option in decision.options if option.target == DONE)
            case "aside":
                return self._aside(view, decision)
            case "turn":
                return self._begin(view, decision)
            case "pay" | "face" | "step" | "return":
                return self._go_on(view, decision)
        return decision.options[below(self._dice, len(decision.options))]

    def _place(self, view: State, decision: Decision) -> Action:
        """The same placement for the same seed, so nothing needs to be remembered meanwhile."""
        pieces, _ = levels.choose_setup(self._level, Random(self._seed))
        front = FORWARD[decision.seat]
        for piece, letters in zip(pieces_of(view, decision.seat), pieces, strict=True):
            for step, orb in enumerate(letters):
                socket = (piece, (front + step) % 4)
                action = Action("place", decision.seat, ("orb", orb), ("socket", socket))
                if action in decision.options:
                    return action
        return decision.options[0]  # other orbs were set before this player came

    def _aside(self, view: State, decision: Decision) -> Action:
        full = _worlds(view, 1, self._dice)[0]
        position = replace(full, turn=1 - decision.seat)
        orb = levels.choose_aside(self._level, position, rng_seed=self._seed)
        return Action("aside", decision.seat, ("orb", orb))

    def _begin(self, view: State, decision: Decision) -> Action:
        """Choose the whole turn."""
        if view.turn <= self._turn_number:
            self._seen.clear()  # a turn taken back, or another game
        worlds = _worlds(view, WORLDS, self._dice)
        history = [*self._seen, position_key(worlds[0])]
        result = levels.choose_turn(
            self._level,
            worlds,
            rng_seed=self._seed + view.turn,
            histories=[(*self._seen, position_key(world)) for world in worlds],
            turns_played=view.turn - 1,
            stop=self.stop,
        )
        self._turn, self._turn_number = result.turn, view.turn
        self._seen = [*history, _after(worlds[0], result)]
        return _first_answer(view, decision, result.turn)

    def _go_on(self, view: State, decision: Decision) -> Action:
        if self._turn is None or view.turn != self._turn_number:
            return self._greedy.choose(view, decision)
        return _next_answer(view, decision, self._turn)


def make(level: str, seed: int, think_ms: int | None, iterations: int | None) -> LevelPlayer:
    """A player of a level, with another time or number of positions to visit where given.

    Raises ValueError naming the levels there are.
    """
    known = levels.levels()
    if level not in known:
        raise ValueError(f"no level {level!r}; there are: {', '.join(known)}")
    chosen = known[level]
    if think_ms is not None:
        chosen = msgspec.structs.replace(chosen, think_ms=think_ms)
    if iterations is not None:
        chosen = msgspec.structs.replace(chosen, nodes=iterations, think_ms=NO_CLOCK)
    return LevelPlayer(chosen, seed)


def _worlds(view: State, count: int, dice: Dice) -> list[Position]:
    """Positions that may be the true one; a single one where nothing is hidden."""
    if all(card.kind != HIDDEN for card in view.cards.values()):
        return [position_of(view)]
    return [position_of(determinize(view, dice)) for _ in range(count)]


def _after(position: Position, result: SearchResult) -> int:
    """The number of the position that the turn leads to, for the repetitions of O-51."""
    board = Board(position)
    board.make(result.change)
    return board.key


def _first_answer(view: State, decision: Decision, turn: Turn) -> Action:
    if turn.kind == "pass":
        return Action("pass", decision.seat)
    for piece in pieces_of(view, decision.seat):
        card = view.cards[piece]
        if turn.kind == "summon":
            action = Action("summon", decision.seat, ("card", piece))
            is_meant = _lies_so(view, card, turn.piece)
        else:
            action = Action("move", decision.seat, ("card", piece), ("orb", turn.orbs))
            squares = arena_of(view).squares
            is_meant = turn.square is not None and card.zone == squares[turn.square]
        if is_meant and action in decision.options:
            return action
    raise AssertionError(f"no answer for {turn} among {decision.options}")


def _lies_so(view: State, card: Card, orbs: str) -> bool:
    """Whether a piece in hand is the one the search means; with free facing, any way round."""
    lying = as_it_lies(card)
    if view.config["summon_facing"] == "fixed":
        return lying == orbs
    return any(lying[turned:] + lying[:turned] == orbs for turned in range(4))


def _next_answer(view: State, decision: Decision, turn: Turn) -> Action:
    seat = decision.seat
    if decision.kind == "pay":
        left = list(turn.orbs)
        for handle in decision.picked:
            left.remove(str(handle[1]))
        return Action("pay", seat, ("orb", left[0]))
    task = view.agenda[-1]
    piece = task.var("piece")
    assert isinstance(piece, int)
    if decision.kind == "face":
        return Action("face", seat, None, ("facing", _turned(view, piece, turn.facing)))
    if decision.kind == "step":
        walked = task.var("walked")
        assert isinstance(walked, int)
        if walked >= len(turn.walk):
            return Action("step", seat, ("card", piece), STOP)
        square = arena_of(view).squares[turn.walk[walked]]
        return Action("step", seat, ("card", piece), ("square", square))
    return _return_answer(view, decision, piece, turn.resummon)


def _return_answer(view: State, decision: Decision, piece: int, resummon: str | None) -> Action:
    """O-35: stay in hand, or back to the circle."""
    source = ("card", piece)
    if resummon is None:
        return Action("return", decision.seat, source, STAY)
    if view.config["summon_facing"] == "fixed":
        return Action("return", decision.seat, source, ("button", "return"))
    facing = ("facing", _turned(view, piece, resummon))
    return Action("return", decision.seat, source, facing)


def _turned(view: State, piece: int, lying: str) -> str:
    """The quarter turns with which a piece lies so, seen from above."""
    card = view.cards[piece]
    for turned in range(4):
        if as_it_lies(card._replace(turned=turned)) == lying:
            return str(turned)
    raise AssertionError(f"{card.kind} never lies as {lying}")


def _never() -> bool:
    return False
