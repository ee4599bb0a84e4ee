"""States and actions as text, and what is said of text that is none."""

import json
from typing import Any

import pytest

from game.core.serial import (
    SaveError,
    action_text,
    from_plain,
    handle_text,
    parse_action,
    parse_handle,
    state_hash,
    to_plain,
)
from game.core.types import Action, Handle, Modifier, Outcome
from tests.core.tables import play_until, question, started

HANDLES: dict[str, Handle | None] = {
    "-": None,
    "card:3": ("card", 3),
    "seat:1": ("seat", 1),
    "square:c2": ("square", "c2"),
    "facing:2": ("facing", "2"),
    "socket:3.1": ("socket", (3, 1)),
    "button:stop": ("button", "stop"),
    "zone:hand0": ("zone", "hand0"),
}


@pytest.mark.parametrize(("text", "handle"), HANDLES.items())
def test_a_handle_has_one_text(text: str, handle: Handle | None) -> None:
    assert handle_text(handle) == text
    assert parse_handle(text) == handle


def test_an_action_is_one_line() -> None:
    action = Action("discard", 1, ("card", 3), None, (("card", 4), ("card", 5)))
    assert action_text(action) == "1 discard card:3 - card:4 card:5"
    assert parse_action(action_text(action)) == action


@pytest.mark.parametrize("text", ["", "0", "2 move card:1 orb:K", "x move - -", "0 move card:1"])
def test_what_is_no_action_is_shown_beside_what_one_is(text: str) -> None:
    with pytest.raises(SaveError, match="is no action; expected: seat kind source target"):
        parse_action(text)


@pytest.mark.parametrize("word", ["card", "card:", ":3", ""])
def test_what_is_no_handle(word: str) -> None:
    with pytest.raises(SaveError, match="is no handle; expected kind:value"):
        parse_action(f"0 move {word} -")


@pytest.mark.parametrize("kind", ["place", "janken", "turn", "pay", "face"])
def test_a_state_survives_being_written(kind: str) -> None:
    state = play_until(started(3), kind) if kind != "pay" else play_until(started(3), "turn")
    plain = json.loads(json.dumps(to_plain(state)))
    read = from_plain(plain)
    assert read == state
    assert state_hash(read) == state_hash(state)


def test_what_onmyo_has_not_survives_too() -> None:
    state = play_until(started(), "turn")
    state.modifiers = (Modifier(1, "battle", "delta", -2, "turn_end", None),)
    state.cards[0] = state.cards[0]._replace(marks=(("fresh", 1), ("level", 2)))
    state.answer = question(state).options[0]
    state.outcome = Outcome(None, "drawn", "X-1")
    assert from_plain(json.loads(json.dumps(to_plain(state)))) == state


def test_the_fingerprint_changes_with_anything() -> None:
    state = play_until(started(), "turn")
    other = state.clone()
    other.cards[5] = other.cards[5]._replace(turned=1)
    assert len({state_hash(state), state_hash(other), state_hash(started())}) == 3


PLAIN = to_plain(play_until(started(), "turn"))


@pytest.mark.parametrize("key", PLAIN)
def test_a_missing_field_is_named(key: str) -> None:
    with pytest.raises(SaveError, match=key):
        from_plain({name: value for name, value in PLAIN.items() if name != key})


@pytest.mark.parametrize(
    "change",
    [
        {"cards": {"x": []}},
        {"cards": {"0": ["KKKK"]}},
        {"cards": None},
        {"tracks": {"points": 1}},
        {"agenda": [["turn"]]},
        {"agenda": 3},
        {"decision": {}},
        {"decision": []},
        {"answer": "nonsense"},
        {"outcome": [1, 2]},
        {"zones": []},
    ],
)
def test_a_damaged_position_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(SaveError, match="the saved position is damaged"):
        from_plain(PLAIN | change)
