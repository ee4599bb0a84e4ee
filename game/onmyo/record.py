"""The record of a match: one entry a turn, read from the stream of events, and said in words.

Works on events as a seat may see them, so it never tells anything hidden. It keeps no state: give
it all events of the match so far.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.core.events import Announced, Battled, Declared, Ended, Event, Moved, TurnBegan
from game.core.phrases import Phrases
from game.core.types import Action, CardId, Seat, State
from game.onmyo.orbs import summon_value
from game.onmyo.table import HANDS

ARROW = "→"


class Clash(NamedTuple):
    """A battle: where, how it ended for the mover, and the two orbs that touched."""

    square: str
    result: str
    mover: str
    defender: str


class Entry(NamedTuple):
    """What one turn did, or what was announced (`action` is then the topic, `seat` None).

    `turn` is 0 before the first turn. `orbs` were paid; `path` are the squares from where the piece
    stood, the last one being the scene of the clash if there was one.
    """

    turn: int
    seat: Seat | None
    action: str
    piece: CardId | None = None
    orbs: str = ""
    path: tuple[str, ...] = ()
    clash: Clash | None = None
    returned: str = ""
    on_circle: bool = False
    values: tuple[tuple[str, str], ...] = ()


def entries(events: Iterable[Event]) -> list[Entry]:
    """The entries of a match, in order; the last one may be of a turn still going on."""
    found: list[Entry] = []
    turn = 0
    for event in events:
        match event:
            case TurnBegan(number):
                turn = number
            case Announced(topic, values):
                _note_end(found, dict(values).get("reason", ""))
                found.append(Entry(turn, None, topic, values=values))
            case Ended(outcome):
                _note_end(found, outcome.reason)
            case Declared(action):
                _declare(found, turn, action)
            case Battled(_, _, result, (mover, defender)) if found:
                clash = Clash(found[-1].path[-1], result, mover, defender)
                found[-1] = found[-1]._replace(clash=clash)
            case Moved(card, source, target) if found and card == found[-1].piece:
                found[-1] = _moved(found[-1], source, target)
    return found


def _declare(found: list[Entry], turn: int, action: Action) -> None:
    match action.kind:
        case "summon" | "move":
            assert action.source is not None
            piece, orb = action.source[1], action.target[1] if action.target else ""
            assert isinstance(piece, int)
            found.append(Entry(turn, action.seat, action.kind, piece, str(orb)))
        case "pass" | "aside" | "concede":
            orb = action.source[1] if action.source else ""
            found.append(Entry(turn, action.seat, action.kind, orbs=str(orb)))
        case "pay":
            assert action.source is not None
            found[-1] = found[-1]._replace(orbs=found[-1].orbs + str(action.source[1]))
        case "step" if action.target is not None and action.target[0] == "square":
            found[-1] = found[-1]._replace(path=(*found[-1].path, str(action.target[1])))


def _moved(entry: Entry, source: str, target: str) -> Entry:
    if source in HANDS:
        if entry.action == "summon":
            return entry._replace(path=(target,))
        return entry._replace(returned=target)
    if entry.action == "move" and len(entry.path) == 1:  # only now is it known where it stood
        return entry._replace(path=(source, *entry.path))
    return entry


def _note_end(found: list[Entry], reason: str) -> None:
    if reason == "circle_entered" and found:
        found[-1] = found[-1]._replace(on_circle=True)


def said(entry: Entry, words: Phrases, language: str) -> str:
    """An entry on one line, without the number of the turn."""
    if entry.seat is None:
        return words.announcement(entry.action, language, **dict(entry.values))
    parts = [_first_part(entry, words, language)]
    if entry.action == "summon" and len(entry.path) > 1:
        parts.append(words.log("free_step", language, path=ARROW.join(entry.path)))
    if entry.clash is not None:
        orbs = {"mover": entry.clash.mover, "defender": entry.clash.defender}
        parts.append(words.log(entry.clash.result, language, **orbs))
    if entry.returned:
        parts.append(words.log("return", language, square=entry.returned))
    if entry.on_circle:
        parts.append(words.log("circle", language))
    return words.log("between", language).join(parts)


def _first_part(entry: Entry, words: Phrases, language: str) -> str:
    match entry.action:
        case "summon":
            beasts = [words.thing("orb", orb, language, "beast") for orb in entry.orbs]
            orbs = words.log("and", language).join(beasts)
            return words.log("summon", language, orbs=orbs, square=entry.path[0])
        case "move":
            return words.log("move", language, orb=entry.orbs, path=ARROW.join(entry.path))
        case kind:
            return words.log(kind, language, orb=entry.orbs)


def prompt_of(state: State) -> tuple[str, dict[str, str | int]]:
    """The key and the numbers of the prompt for the pending decision, finer than its kind."""
    decision = state.decision
    assert decision is not None
    task = state.agenda[-1]
    match decision.kind:
        case "turn" if [option.kind for option in decision.options] == ["pass"]:
            return "turn_pass", {}
        case "pay":
            paid = sum(summon_value(str(handle[1])) for handle in decision.picked)
            return "pay", {"cost": int(str(task.var("cost"))), "paid": paid}
        case "step":
            numbers: dict[str, str | int] = {"left": int(str(task.var("left")))}
            if task.var("orb") == "" and task.var("walked") == 0:
                return "free_step", numbers
            return ("step_more" if task.var("walked") else "step"), numbers
    return decision.prompt, {}
