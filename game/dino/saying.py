"""The record of a match of dino in words: what the entries of `game.dino.record` say."""

from __future__ import annotations

from game.cards.terms import terms
from game.core.phrases import Phrases, begins_a_line, phrases
from game.core.types import Seat, State
from game.dino.asking import name_of_kind
from game.dino.record import Entry, Part, Value

Names = tuple[str, str]
YOURS = {"attack_life": "attack_your_life"}
"""What is said otherwise of the player who is spoken to."""


def said(
    entry: Entry,
    view: State,
    language: str,
    names: Names | None = None,
    you: Seat | None = None,
) -> str:
    """An entry on one line. `names` are the players'; without them their sides are named. `you` is
    the seat that is spoken to."""
    words = phrases(view.game)
    sides = words.thing("seat", "0", language), words.thing("seat", "1", language)
    owners = names or sides
    if entry.seat is None:
        return _announced(entry, words, language, owners)
    parts = [
        words.log(_key(part, you), language, **_filled(part, view, language, owners))
        for part in entry.parts
    ]
    line = words.log("between", language).join(parts)
    starts_with_a_name = words.files.log[entry.parts[0].key].en.startswith("{")
    return line if starts_with_a_name else begins_a_line(line)


def _key(part: Part, you: Seat | None) -> str:
    is_yours = you is not None and ("owner", you) in part.values
    return YOURS.get(part.key, part.key) if is_yours else part.key


def _announced(entry: Entry, words: Phrases, language: str, owners: Names) -> str:
    values = dict(entry.parts[0].values)
    if entry.act == "ended":
        return words.reason(str(values["reason"]), language)
    if "seat" in values:
        values["seat"] = owners[int(values["seat"])]
    return words.announcement(entry.act, language, **values)


def _filled(part: Part, view: State, language: str, owners: Names) -> dict[str, Value]:
    return {name: _word(name, value, view, language, owners) for name, value in part.values}


def _word(name: str, value: Value, view: State, language: str, owners: Names) -> Value:
    known = terms(view.game)
    match name:
        case "card" | "target":
            return name_of_kind(view, str(value), language)
        case "owner":
            return owners[int(value)]
        case "stat":
            return known.stats[str(value)].in_language(language)
        case "keyword":
            return known.keywords[str(value)].name.in_language(language)
    return value
