"""The verbs of a scenario of onmyo: what each step wants, as single answers to single questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Literal

from msgspec import Meta, field

from game.core.engine import CONCEDE
from game.core.first_player import JANKEN
from game.core.scenario import Intention, ScenarioError, Step
from game.core.types import Action, CardId, Handle, Seat, State
from game.onmyo import answers
from game.onmyo.geometry import FORWARD
from game.onmyo.scenario.given import Orbs, Piece
from game.onmyo.scenario.names import SIDES, find_piece, letters, piece_on_the_way

Orb = Literal["K", "B", "G", "S", "Z"]
PieceName = str | int


class OnmyoStep(Step, frozen=True):
    """A step: one verb, and what goes with it. `COMPANIONS` says what may stand together."""

    place: Orb | None = None
    fill: Piece | tuple[Piece, ...] | None = None
    change: PieceName | None = None
    confirm: bool = False
    janken: str | None = None
    aside: Orb | None = None
    summon: PieceName | None = None
    move: PieceName | None = None
    pay: Annotated[Orbs, Meta(min_length=1)] | None = None
    step: str | None = None
    stop: bool = False
    return_: bool = field(default=False, name="return")
    stay: bool = False
    pass_: bool = field(default=False, name="pass")
    concede: bool = False
    piece: PieceName | None = None
    side: Literal["north", "east", "south", "west"] | None = None
    orb: Orb | None = None
    path: str | tuple[str, ...] | None = None
    front: Orb | None = None
    lies: Piece | None = None


# The first of these that a step has is its verb; the others must be among its companions.
COMPANIONS: dict[str, tuple[str, ...]] = {
    "place": ("piece", "side"),
    "fill": ("piece",),
    "change": (),
    "confirm": (),
    "janken": (),
    "aside": (),
    "summon": ("pay", "front", "lies", "path", "stop"),
    "move": ("orb", "path", "stop", "return_", "stay", "front", "lies"),
    "return_": ("front", "lies", "piece"),
    "pay": ("front", "lies", "path", "stop"),
    "step": ("piece",),
    "stay": (),
    "pass_": (),
    "concede": (),
    "front": ("path", "stop"),
    "lies": ("path", "stop"),
    "stop": (),
}
DETAILS = ("piece", "side", "orb", "path")


def intentions(step: OnmyoStep) -> Sequence[Intention]:
    """What a step wants, in order; raises ScenarioError for words that do not go together."""
    said = [name for name in (*COMPANIONS, *DETAILS) if getattr(step, name) not in (None, False)]
    verb = next((name for name in said if name in COMPANIONS), None)
    for name in said:
        if name != verb:
            _check_companion(verb, name)
    return _VERBS[verb](step) if verb else ()


def _check_companion(verb: str | None, name: str) -> None:
    written, key = name.rstrip("_"), name.rstrip("_")
    if verb is None:
        raise ScenarioError(f"'{written}' needs a verb, such as: {', '.join(_verbs())}", key)
    if name not in COMPANIONS[verb]:
        known = ", ".join(other.rstrip("_") for other in COMPANIONS[verb]) or "nothing"
        raise ScenarioError(f"'{written}' does not go with '{verb.rstrip('_')}', only {known}", key)


def _verbs() -> list[str]:
    return [name.rstrip("_") for name in COMPANIONS]


# --- placing and what comes before the first turn -----------------------------------------------


def _place(step: OnmyoStep) -> list[Intention]:
    if step.piece is None or step.side is None:
        raise ScenarioError("'place' needs 'piece' and 'side'", "place")
    orb, number, side = step.place, step.piece, SIDES.index(step.side)
    return [_placing(str(orb), number, side)]


def _placing(orb: str, number: PieceName, side: int) -> Intention:
    def intend(state: State, seat: Seat) -> Action:
        piece = find_piece(state, seat, number, "piece")
        return Action("place", seat, ("orb", orb), ("socket", (piece, side)))

    return intend


def _fill(step: OnmyoStep) -> list[Intention]:
    """The orbs of one piece, or of all three, north, east, south, west."""
    if isinstance(step.fill, str):
        pieces = {step.piece or 1: step.fill}
    else:
        pieces = dict(enumerate(step.fill or (), start=1))
    return [
        _placing(orb, number, side)
        for number, orbs in pieces.items()
        for side, orb in enumerate(orbs)
    ]


def _change(step: OnmyoStep) -> list[Intention]:
    number = step.change or 0

    def intend(state: State, seat: Seat) -> Action:
        return Action("change", seat, ("card", find_piece(state, seat, number, "change")))

    return [intend]


def _answer(kind: str, source: Handle | None = None, target: Handle | None = None) -> Intention:
    return lambda _, seat: Action(kind, seat, source, target)


# --- the turn -----------------------------------------------------------------------------------


def _summon(step: OnmyoStep) -> list[Intention]:
    name = step.summon or ""

    def intend(state: State, seat: Seat) -> Action:
        return Action("summon", seat, ("card", find_piece(state, seat, name, "summon")))

    return [intend, *_pay(step)]


def _pay(step: OnmyoStep) -> list[Intention]:
    payment = [_answer("pay", ("orb", orb)) for orb in step.pay or ""]
    return [*payment, *_facing(step, _face), *_walk(step)]


def _move(step: OnmyoStep) -> list[Intention]:
    if step.orb is None:
        raise ScenarioError("'move' needs 'orb', the one it is paid with", "move")
    name, orb = step.move or "", step.orb

    def intend(state: State, seat: Seat) -> Action:
        piece = find_piece(state, seat, name, "move")
        return Action("move", seat, ("card", piece), ("orb", orb))

    return [intend, *_walk(step), *_after_battle(step)]


def _walk(step: OnmyoStep) -> list[Intention]:
    squares = (step.path,) if isinstance(step.path, str) else step.path or ()
    stop = [_stepping("", None)] if step.stop else []
    return [*(_stepping(square, None) for square in squares), *stop]


def _step(step: OnmyoStep) -> list[Intention]:
    return [_stepping(step.step or "", step.piece)]


def _stepping(square: str, name: PieceName | None) -> Intention:
    """One square, or a stop where there is none."""
    target: Handle = ("square", square) if square else answers.STOP

    def intend(state: State, seat: Seat) -> Action:
        if name is None:
            return Action("step", seat, _walker(state), target)
        return Action("step", seat, ("card", find_piece(state, seat, name, "piece")), target)

    return intend


def _after_battle(step: OnmyoStep) -> list[Intention]:
    if step.return_:
        return _return(step)
    if step.front is not None or step.lies is not None:
        raise ScenarioError("a facing goes with a move only where the piece is to 'return'", "move")
    return [_returning(answers.STAY)] if step.stay else []


def _return(step: OnmyoStep) -> list[Intention]:
    return _facing(step, _returning) or [_returning(answers.RETURN)]


def _returning(target: Handle) -> Intention:
    return lambda state, seat: Action("return", seat, _walker(state), target)


def _walker(state: State) -> Handle | None:
    """The piece on its way; None stands for the one that was, where the engine has gone on."""
    piece = piece_on_the_way(state)
    return None if piece is None else ("card", piece)


# --- facings ------------------------------------------------------------------------------------


def _face(target: Handle) -> Intention:
    return _answer("face", None, target)


def _facing(step: OnmyoStep, answer: Callable[[Handle], Intention]) -> list[Intention]:
    """The facing a step asks for by the orb in front or by how the piece will lie, if it does."""
    if step.front is None and step.lies is None:
        return []

    def intend(state: State, seat: Seat) -> Action:
        piece = piece_on_the_way(state)
        if piece is None:
            raise ScenarioError(
                "no piece is asked to face somewhere", "lies" if step.lies else "front"
            )
        turned = _turned(state, piece, step)
        return answer(("facing", str(turned)))(state, seat)

    return [intend]


def _turned(state: State, piece: CardId, step: OnmyoStep) -> int:
    owner = state.cards[piece].owner
    ways = {letters(state, piece, turned): turned for turned in range(4)}
    if step.lies is not None:
        if step.lies in ways:
            return ways[step.lies]
        raise ScenarioError(f"the piece cannot lie {step.lies}, only {', '.join(ways)}", "lies")
    fitting = [lying for lying in ways if lying[FORWARD[owner]] == step.front]
    if len(fitting) == 1:
        return ways[fitting[0]]
    if not fitting:
        raise ScenarioError(f"the piece has no {step.front}, it is {next(iter(ways))}", "front")
    problem = f"{step.front} is in front if it lies {' or '.join(fitting)}; say which by 'lies'"
    raise ScenarioError(problem, "front")


_VERBS: dict[str, Callable[[OnmyoStep], Sequence[Intention]]] = {
    "place": _place,
    "fill": _fill,
    "change": _change,
    "confirm": lambda _: [_answer("confirm", None, answers.DONE)],
    "janken": lambda step: [_answer(JANKEN, None, ("button", step.janken or ""))],
    "aside": lambda step: [_answer("aside", ("orb", step.aside or ""))],
    "summon": _summon,
    "move": _move,
    "return_": _return,
    "pay": _pay,
    "step": _step,
    "stay": lambda _: [_returning(answers.STAY)],
    "pass_": lambda _: [_answer("pass")],
    "concede": lambda _: [_answer(CONCEDE)],
    "front": lambda step: [*_facing(step, _face), *_walk(step)],
    "lies": lambda step: [*_facing(step, _face), *_walk(step)],
    "stop": lambda _: [_stepping("", None)],
}
