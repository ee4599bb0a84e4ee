"""The verbs of a scenario of dino: what each step wants, as single answers to single questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Literal

from msgspec import Meta, field

from game.cards.choosing import CHOOSE
from game.core.engine import CONCEDE
from game.core.first_player import JANKEN
from game.core.scenario import Intention, ScenarioError, Step
from game.core.types import Action, CardId, Handle, Seat, State
from game.dino import answers
from game.dino.scenario.names import LIFE, eligible, find, of, waiting
from game.dino.table import SLOTS

Cards = str | tuple[str, ...]
SlotNumber = Annotated[int, Meta(ge=1, le=5)]


class DinoStep(Step, frozen=True):
    """A step: one verb, and what goes with it. `COMPANIONS` says what may stand together."""

    janken: str | None = None
    redraw: Cards | None = None
    summon: str | None = None
    cast: str | None = None
    counter: str | None = None
    level_up: str | None = None
    activate: str | None = None
    phase: Literal["attack"] | None = None
    attack: str | None = None
    block: str | None = None
    choose: Cards | None = None
    may: bool | None = None
    mode: Annotated[int, Meta(ge=1)] | None = None
    slot: SlotNumber | None = None
    order: str | None = None
    done: bool = False
    pass_: bool = field(default=False, name="pass")
    end_turn: bool = False
    concede: bool = False
    target: str | None = None
    with_: str | None = field(default=None, name="with")
    skill: Annotated[int, Meta(ge=0)] | None = None
    more: bool = False


_ANSWERS = ("choose", "may", "mode", "done")
# The first of these that a step has is its verb; the others must be among its companions.
COMPANIONS: dict[str, tuple[str, ...]] = {
    "janken": (),
    "redraw": ("more",),
    "summon": ("slot", *_ANSWERS),
    "cast": (*_ANSWERS, "slot"),
    "counter": (*_ANSWERS, "slot"),
    "level_up": ("with_",),
    "activate": ("skill", *_ANSWERS, "slot"),
    "phase": (),
    "attack": ("target",),
    "block": (),
    "order": (*_ANSWERS, "slot"),
    "may": ("mode", "choose", "done", "slot"),
    "mode": ("choose", "done", "slot"),
    "choose": ("done", "slot"),
    "slot": (),
    "done": (),
    "pass_": (),
    "end_turn": (),
    "concede": (),
}
DETAILS = ("target", "with_", "skill", "more")


def intentions(step: DinoStep) -> Sequence[Intention]:
    """What a step wants, in order; raises ScenarioError for words that do not go together."""
    said = [name for name in (*COMPANIONS, *DETAILS) if _is_said(step, name)]
    verb = next((name for name in said if name in COMPANIONS), None)
    for name in said:
        if name != verb:
            _check_companion(verb, name)
    if verb is None:
        return ()
    found = [*_VERBS[verb](step)]
    for name in said:
        if name != verb and name in ("may", "mode", "choose", "done"):
            found += _VERBS[name](step)
    if step.slot is not None and verb not in ("summon", "slot"):
        found += _slot(step)
    return found


def _is_said(step: DinoStep, name: str) -> bool:
    value = getattr(step, name)
    return value is not None and (value is not False or name == "may")


def _check_companion(verb: str | None, name: str) -> None:
    written = name.rstrip("_")
    if verb is None:
        raise ScenarioError(f"'{written}' needs a verb, such as: {', '.join(_verbs())}", written)
    if name not in COMPANIONS[verb]:
        known = ", ".join(other.rstrip("_") for other in COMPANIONS[verb]) or "nothing"
        problem = f"'{written}' does not go with '{verb.rstrip('_')}', only {known}"
        raise ScenarioError(problem, written)


def _verbs() -> list[str]:
    return [name.rstrip("_") for name in COMPANIONS]


def _answer(kind: str, source: Handle | None = None, target: Handle | None = None) -> Intention:
    return lambda _, seat: Action(kind, seat, source, target)


def _from_hand(state: State, seat: Seat, word: str, key: str) -> CardId:
    return find(state, seat, word, key, of(state, seat, "hand"))


def _from_field(state: State, seat: Seat, word: str, key: str) -> CardId:
    return find(state, seat, word, key, of(state, seat, "field"))


# --- the deal -------------------------------------------------------------------------------------


def _redraw(step: DinoStep) -> list[Intention]:
    """The cards put back, then done unless there are `more`."""
    words = (step.redraw,) if isinstance(step.redraw, str) else step.redraw or ()
    done = [] if step.more else [_answer("redraw", None, answers.DONE)]
    return [*map(_redrawn, words), *done]


def _redrawn(word: str) -> Intention:
    def intend(state: State, seat: Seat) -> Action:
        picked = state.decision.picked if state.decision else ()
        held = [i for i in of(state, seat, "hand") if ("card", i) not in picked]
        return Action("redraw", seat, ("card", find(state, seat, word, "redraw", held)))

    return intend


# --- a turn ---------------------------------------------------------------------------------------


def _summon(step: DinoStep) -> list[Intention]:
    word, number = step.summon or "", step.slot

    def intend(state: State, seat: Seat) -> Action:
        card_id = _from_hand(state, seat, word, "summon")
        free = [slot for slot in SLOTS[seat] if not state.zones[slot]]
        slot = SLOTS[seat][number - 1] if number else next(iter(free), SLOTS[seat][0])
        return Action("summon", seat, ("card", card_id), ("zone", slot))

    return [intend]


def _casting(word: str, key: str) -> list[Intention]:
    def intend(state: State, seat: Seat) -> Action:
        return Action("cast", seat, ("card", _from_hand(state, seat, word, key)))

    return [intend]


def _level_up(step: DinoStep) -> list[Intention]:
    """With the same card from hand, unless `with` says another."""
    word, card = step.level_up or "", step.with_

    def intend(state: State, seat: Seat) -> Action:
        target = _from_field(state, seat, word, "level_up")
        other = _from_hand(state, seat, card or state.cards[target].kind, "with")
        return Action("level_up", seat, ("card", other), ("card", target))

    return [intend]


def _activate(step: DinoStep) -> list[Intention]:
    word, number = step.activate or "", step.skill

    def intend(state: State, seat: Seat) -> Action:
        card_id = _from_field(state, seat, word, "activate")
        skills = answers.skills(state, card_id)
        skill = number if number is not None else next(iter(skills), 0)
        return Action("activate", seat, ("card", card_id), ("skill", str(skill)))

    return [intend]


def _attack(step: DinoStep) -> list[Intention]:
    if step.target is None:
        raise ScenarioError("'attack' needs 'target', a card or life", "attack")
    word, aim = step.attack or "", step.target

    def intend(state: State, seat: Seat) -> Action:
        attacker = _from_field(state, seat, word, "attack")
        if aim == LIFE:
            return Action("attack", seat, ("card", attacker), ("seat", 1 - seat))
        target = find(state, seat, aim, "target", of(state, 1 - seat, "field"))
        return Action("attack", seat, ("card", attacker), ("card", target))

    return [intend]


def _block(step: DinoStep) -> list[Intention]:
    word = step.block or ""

    def intend(state: State, seat: Seat) -> Action:
        return Action("block", seat, ("card", _from_field(state, seat, word, "block")))

    return [intend]


# --- questions of cards ---------------------------------------------------------------------------


def _choose(step: DinoStep) -> list[Intention]:
    words = (step.choose,) if isinstance(step.choose, str) else step.choose or ()
    return [_chosen(word) for word in words]


def _chosen(word: str) -> Intention:
    def intend(state: State, seat: Seat) -> Action:
        return Action(CHOOSE, seat, ("card", find(state, seat, word, "choose", eligible(state))))

    return intend


def _done(step: DinoStep) -> list[Intention]:
    return [_answer(CHOOSE, None, answers.DONE)]


def _may(step: DinoStep) -> list[Intention]:
    return [_answer("may", None, ("button", "yes" if step.may else "no"))]


def _mode(step: DinoStep) -> list[Intention]:
    return [_answer("mode", None, ("button", str((step.mode or 1) - 1)))]


def _slot(step: DinoStep) -> list[Intention]:
    number = step.slot or 1
    return [lambda _, seat: Action("slot", seat, None, ("zone", SLOTS[seat][number - 1]))]


def _order(step: DinoStep) -> list[Intention]:
    word = step.order or ""

    def intend(state: State, seat: Seat) -> Action:
        cards = [card_id for card_id, _ in waiting(state)]
        if not cards:
            raise ScenarioError("no effects wait to be put in order", "order")
        card_id = find(state, seat, word, "order", cards)
        if card_id not in cards:
            raise ScenarioError(f"no effect of '{word}' waits", "order")
        return Action("order", seat, None, ("waiting", str(cards.index(card_id))))

    return [intend]


_VERBS: dict[str, Callable[[DinoStep], Sequence[Intention]]] = {
    "janken": lambda step: [_answer(JANKEN, None, ("button", step.janken or ""))],
    "redraw": _redraw,
    "summon": _summon,
    "cast": lambda step: _casting(step.cast or "", "cast"),
    "counter": lambda step: _casting(step.counter or "", "counter"),
    "level_up": _level_up,
    "activate": _activate,
    "phase": lambda _: [_answer("to_attack")],
    "attack": _attack,
    "block": _block,
    "order": _order,
    "may": _may,
    "mode": _mode,
    "choose": _choose,
    "slot": _slot,
    "done": _done,
    "pass_": lambda _: [_answer("pass")],
    "end_turn": lambda _: [_answer("end_turn")],
    "concede": lambda _: [_answer(CONCEDE)],
}
