"""States, actions and decisions as plain JSON values and as text, and back.

Reading never trusts: what does not have the expected shape raises `SaveError` naming where.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from reprlib import repr as short
from typing import Any

from game.core.types import (
    Action,
    Card,
    Decision,
    Handle,
    Modifier,
    Outcome,
    State,
    Task,
)

_PLAIN_FIELDS = ("game", "config", "turn", "active", "phase", "rng", "seat")


class SaveError(ValueError):
    """A saved match cannot be what it claims to be; the text says what and where."""


def handle_text(handle: Handle | None) -> str:
    """A handle as text: `square:c2`, `card:3`, `socket:3.1`; `-` for none."""
    if handle is None:
        return "-"
    kind, value = handle
    if isinstance(value, tuple):
        return f"{kind}:{value[0]}.{value[1]}"
    return f"{kind}:{value}"


def parse_handle(text: str) -> Handle | None:
    """The handle a text stands for; raises SaveError."""
    if text == "-":
        return None
    kind, colon, value = text.partition(":")
    if not colon or not kind or not value:
        raise SaveError(f"{short(text)} is no handle; expected kind:value")
    first, dot, second = value.partition(".")
    if dot and first.isdecimal() and second.isdecimal():
        return (kind, (int(first), int(second)))
    if kind in ("card", "seat") and value.isdecimal():
        return (kind, int(value))
    return (kind, value)


def action_text(action: Action) -> str:
    """An action on one line: `0 move card:3 orb:K`, with further picks behind."""
    words = [str(action.seat), action.kind, handle_text(action.source), handle_text(action.target)]
    return " ".join(words + [handle_text(pick) for pick in action.picks])


def parse_action(text: str) -> Action:
    """The action of a line made by `action_text`; raises SaveError."""
    words = text.split(" ")
    if len(words) < 4 or words[0] not in ("0", "1"):
        raise SaveError(f"{short(text)} is no action; expected: seat kind source target [picks]")
    picks = tuple(pick for word in words[4:] if (pick := parse_handle(word)) is not None)
    return Action(words[1], int(words[0]), parse_handle(words[2]), parse_handle(words[3]), picks)


def to_plain(state: State) -> dict[str, Any]:
    """The state as JSON values."""
    plain: dict[str, Any] = {name: getattr(state, name) for name in _PLAIN_FIELDS}
    plain["cards"] = {str(key): list(card) for key, card in state.cards.items()}
    plain["zones"] = {key: list(ids) for key, ids in state.zones.items()}
    plain["tracks"] = {f"{seat}.{name}": value for (seat, name), value in state.tracks.items()}
    plain["modifiers"] = [list(modifier) for modifier in state.modifiers]
    plain["agenda"] = [
        [task.op, task.pc, [list(var) for var in task.vars]] for task in state.agenda
    ]
    plain["decision"] = _plain_decision(state.decision)
    plain["answer"] = action_text(state.answer) if state.answer else None
    plain["history"] = list(state.history)
    plain["waiting"] = list(state.waiting)
    plain["outcome"] = list(state.outcome) if state.outcome else None
    return plain


def from_plain(plain: Mapping[str, Any]) -> State:
    """The state of JSON values made by `to_plain`; raises SaveError."""
    try:
        return _from_plain(plain)
    except (AttributeError, KeyError, TypeError, ValueError, IndexError) as fault:
        raise SaveError(f"the saved position is damaged: {fault!r}") from fault


def state_hash(state: State) -> str:
    """A short fingerprint of everything in the state, the same on every machine."""
    text = json.dumps(to_plain(state), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _plain_decision(decision: Decision | None) -> dict[str, Any] | None:
    if decision is None:
        return None
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "options": [action_text(option) for option in decision.options],
        "prompt": decision.prompt,
        "clause": decision.clause,
        "picked": [handle_text(handle) for handle in decision.picked],
        "least": decision.least,
        "most": decision.most,
    }


def _decision(plain: Mapping[str, Any] | None) -> Decision | None:
    if plain is None:
        return None
    return Decision(
        plain["seat"],
        plain["kind"],
        tuple(parse_action(text) for text in plain["options"]),
        plain["prompt"],
        plain["clause"],
        tuple(pick for text in plain["picked"] if (pick := parse_handle(text)) is not None),
        plain["least"],
        plain["most"],
    )


def _from_plain(plain: Mapping[str, Any]) -> State:
    state = State(**{name: plain[name] for name in _PLAIN_FIELDS})
    state.cards = {int(key): _card(fields) for key, fields in plain["cards"].items()}
    state.zones = {key: tuple(ids) for key, ids in plain["zones"].items()}
    state.tracks = {_track(key): value for key, value in plain["tracks"].items()}
    state.modifiers = tuple(Modifier(*fields) for fields in plain["modifiers"])
    state.agenda = [Task(op, pc, _tuples(variables)) for op, pc, variables in plain["agenda"]]
    state.decision = _decision(plain["decision"])
    state.answer = parse_action(plain["answer"]) if plain["answer"] else None
    state.history = tuple(plain["history"])
    state.waiting = _tuples(plain["waiting"])
    state.outcome = Outcome(*plain["outcome"]) if plain["outcome"] else None
    return state


def _card(fields: list[Any]) -> Card:
    kind, owner, zone, turned, shown, marks = fields
    return Card(kind, owner, zone, turned, shown, _tuples(marks))


def _track(key: str) -> tuple[int, str]:
    seat, _, name = key.partition(".")
    return int(seat), name


def _tuples(value: Any) -> Any:
    """JSON knows lists only; leaves are tuples."""
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value
