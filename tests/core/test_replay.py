"""Saves are played again, never trusted; every fault names file, line and key."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from game.core import replay
from game.core.match import Match
from game.core.replay import ReplayFault
from game.yaml_reader import DataFault
from tests.core.tables import an_answer, new_match, question, submit_until

NAME = "match.json"


def some_match() -> Match:
    """Three turns in, with groups of two actions and of one."""
    match = submit_until(new_match(8), "turn")
    while match.state.turn < 4:
        match.submit(an_answer(match.state))
    return match


SAVED = replay.save(some_match(), {"draft": '陰陽 "quoted" \\ #1: {x}\n2'})


def changed(change: Callable[[dict[str, Any]], object]) -> str:
    """The save with something else in it, laid out as a save is."""
    plain = json.loads(SAVED)
    change(plain)
    return json.dumps(plain, ensure_ascii=False, indent=1)


def fault_of(text: str) -> str:
    with pytest.raises(DataFault) as caught:
        replay.load(text, NAME)
    return str(caught.value.faults[0])


def line_of(text: str, word: str) -> int:
    return 1 + [word in line for line in text.splitlines()].index(True)


def test_a_loaded_match_is_the_saved_one() -> None:
    match = some_match()
    loaded, notes = replay.load(SAVED, NAME)
    assert loaded.state == match.state
    assert loaded.actions == match.actions
    assert loaded.hashes == match.hashes
    assert loaded.group_sizes() == match.group_sizes()
    assert loaded.setup == match.setup
    assert [loaded.undo_point(seat) for seat in (0, 1)] == [match.undo_point(s) for s in (0, 1)]
    assert notes == {"draft": '陰陽 "quoted" \\ #1: {x}\n2'}
    assert replay.save(loaded, notes) == SAVED


def test_a_match_just_begun_and_one_that_is_over() -> None:
    for match in (new_match(), some_match()):
        if match.actions:
            while match.to_move is not None:
                match.submit(question(match.state).options[-1])
        assert replay.load(replay.save(match), NAME)[0].state == match.state


BROKEN: dict[str, tuple[Callable[[dict[str, Any]], object], str, str]] = {
    "format": (lambda s: s.update(togijo=9), "togijo", "got version 9, this program plays 1"),
    "rules": (lambda s: s.update(rules=0), "rules", "got version 0, this program plays"),
    "game": (lambda s: s["setup"].update(game="chess"), "setup.game", "no game 'chess'; there are"),
    "seed": (lambda s: s["setup"].update(seed="x"), "setup.seed", "got 'x', expected a whole"),
    "negative seed": (lambda s: s["setup"].update(seed=-4), "setup", "the seed cannot be -4"),
    "option": (lambda s: s["setup"]["config"].update(size="1"), "setup", "no option 'size'"),
    "value": (lambda s: s["setup"]["config"].update(match="trio"), "setup", "match cannot be"),
    "seats": (lambda s: s["setup"]["seats"].pop(), "setup.seats", "expected a list of 2"),
    "player": (lambda s: s["setup"]["seats"][1].pop("player"), "setup.seats[1]", "player"),
    "unknown key": (lambda s: s.update(colour="red"), "colour", "unknown key"),
    "missing key": (lambda s: s.pop("actions"), "", "actions"),
    "actions": (lambda s: s.update(actions="none"), "actions", "expected a list"),
    "no action": (lambda s: s["actions"].__setitem__(3, "0 x"), "actions[3]", "is no action"),
    "refused": (
        lambda s: s["actions"].__setitem__(3, s["actions"][2]), "actions[3]",
        "O-03 does not allow '0 place",
    ),
    "other": (
        lambda s: s["actions"].__setitem__(3, "0 place orb:S socket:2.3"), "hashes[3]",
        "the position after this action is another than when it was saved",
    ),
    "hash": (lambda s: s["hashes"].__setitem__(5, "00"), "hashes[5]", "the position after this"),
    "hashes": (lambda s: s["hashes"].pop(), "hashes", "but there are"),
    "groups": (lambda s: s["groups"].append(1), "groups", "but there are"),
    "empty group": (lambda s: s["groups"].append(0), "groups", "but there are"),
    "two seats": (
        lambda s: s.update(groups=[len(s["actions"])]), "actions[0]", "actions of both seats",
    ),
    "notes": (lambda s: s["notes"].update(draft=3), "notes.draft", "got 3, expected text"),
}  # fmt: skip


@pytest.mark.parametrize(("change", "key", "said"), BROKEN.values(), ids=BROKEN)
def test_a_broken_field_is_named_with_its_place(
    change: Callable[[dict[str, Any]], object], key: str, said: str
) -> None:
    text = changed(change)
    fault = fault_of(text)
    assert said in fault
    assert fault.startswith(f"{NAME}:")
    assert f" {key}:" in fault if key else True


def test_the_line_is_that_of_the_action() -> None:
    text = changed(lambda save: save["actions"].__setitem__(7, "0 dance - -"))
    assert fault_of(text).startswith(f"{NAME}:{line_of(text, 'dance')}:")


def test_a_save_that_does_not_play_as_it_says_is_a_kind_of_its_own() -> None:
    for name in ("refused", "other", "hash", "no action", "two seats"):
        with pytest.raises(ReplayFault) as caught:
            replay.load(changed(BROKEN[name][0]), NAME)
        assert isinstance(caught.value.faults[0].path[-1], int)


def test_without_verifying_only_the_rules_are_asked() -> None:
    saved, where = replay.read_save(changed(BROKEN["hash"][0]), NAME)
    assert replay.replay(saved, where, verify=False).state == some_match().state


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "togijo: 1", "\x00", SAVED[:200]])
def test_what_is_no_save_at_all(text: str) -> None:
    assert fault_of(text).startswith(NAME)


def test_the_first_difference_is_told_not_what_follows_from_it() -> None:
    """An action exchanged early is refused later, perhaps; it is the early one that was changed."""
    plain = json.loads(SAVED)
    first, second = plain["actions"][0], plain["actions"][12]
    assert first.startswith("0 place")
    assert second.startswith("1 place")
    text = changed(lambda save: save["actions"].__setitem__(0, "0 place orb:Z socket:2.3"))
    assert " hashes[0]:" in fault_of(text)


def test_the_data_fingerprint_is_of_the_rule_data() -> None:
    assert replay.data_hash("onmyo") == json.loads(SAVED)["data"]
