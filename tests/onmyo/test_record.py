"""The record of a match: one line a turn, and the finer prompts."""

import random
from itertools import pairwise

import pytest

from game.core import engine
from game.core.events import Event
from game.core.game_data import full_config
from game.core.phrases import phrases
from game.core.scenario import vocabulary_of
from game.core.types import State
from game.core.view import redact
from game.onmyo.record import Entry, entries, prompt_of, said
from game.onmyo.scenario.given import Given, Hands, Placed, Wheels
from game.onmyo.scenario.steps import OnmyoStep

WORDS = phrases("onmyo")
VOCABULARY = vocabulary_of("onmyo")


def played(state: State, *steps: OnmyoStep) -> list[Event]:
    """What the steps make happen; the engine answers questions with one answer by itself."""
    events: list[Event] = []
    for step in steps:
        seat = state.active
        for intention in VOCABULARY.intentions(step):
            action = intention(state, seat)
            if state.decision is not None and engine.check(state, action) is None:
                events += engine.play(state, action)
    return events


def lines(events: list[Event], language: str) -> list[str]:
    return [said(entry, WORDS, language) for entry in entries(events)]


def table(**given: object) -> State:
    return VOCABULARY.begin(Given(**given))  # type: ignore[arg-type]


def test_a_summon_names_the_orbs_and_the_free_step() -> None:
    state = table(pieces=Placed({"a2": "GZKB"}), hand=Hands(("KBGS", "SZKB")), wheel=Wheels("KBS"))
    events = played(state, OnmyoStep(summon="KBGS", pay="KS", front="K", path="c2"))
    assert lines(events, "ja") == ["麒麟・青龍でc1に召喚。麒麟の1歩でc1→c2"]
    assert lines(events, "en") == ["Kirin + Seiryu: summons to c1; free step c1→c2"]


def test_a_move_names_its_way_and_its_battle() -> None:
    state = table(pieces=Placed({"c2": "KBGS"}, {"c4": "GBZK"}), wheel=Wheels("S"))
    events = played(state, OnmyoStep(move="c2", orb="S", path=("c3", "c4")))
    assert lines(events, "ja") == ["青龍でc2→c3→c4。青龍が朱雀に勝ち"]
    entry = entries(events)[0]
    assert entry.path == ("c2", "c3", "c4")
    assert entry.clash is not None
    assert entry.clash.square == "c4"


def test_a_lost_battle_still_tells_where_it_was() -> None:
    state = table(pieces=Placed({"c2": "KBGS"}, {"c3": "GBZK"}), wheel=Wheels("G"))
    events = played(state, OnmyoStep(move="c2", orb="G", path="c3"))
    assert lines(events, "en") == ["Genbu: c2→c3; Kirin loses to Suzaku"]


def test_a_return_and_a_win_are_told() -> None:
    state = table(pieces=Placed({"c2": "KBGS"}, {"c3": "ZBSK"}), wheel=Wheels("Z"))
    events = played(state, OnmyoStep(move="c2", orb="Z", path="c3", return_=True, front="K"))
    assert lines(events, "ja") == ["朱雀でc2→c3。麒麟と青龍で相殺。c1に再召喚"]
    state = table(pieces=Placed({"c4": "KBGS"}), wheel=Wheels("G"))
    assert lines(played(state, OnmyoStep(move="c4", orb="G", path="c5")), "ja") == [
        "玄武でc4→c5。相手の召喚陣に到達"
    ]


def test_a_pass_an_orb_set_aside_and_a_concession_are_told() -> None:
    state = table()
    events = played(state, OnmyoStep(pass_=True), OnmyoStep(concede=True))
    assert lines(events, "ja") == ["パス", "投了"]
    aside = Entry(0, 1, "aside", orbs="S")
    assert said(aside, WORDS, "ja") == "青龍珠を脇に置く"


@pytest.mark.parametrize("seed", range(4))
def test_every_turn_of_a_match_has_one_line_in_both_languages(seed: int) -> None:
    """Also as each seat sees it: the record is made of open events alone."""
    dice = random.Random(seed)
    config = full_config(
        "onmyo", {"match": "pair", "handicap": "orb_aside", "hidden_reserve": "yes"}
    )
    state, events = engine.start_with_events("onmyo", config, seed)
    seen = redact(events, state, 0)
    while state.decision is not None:
        key, params = prompt_of(state)
        assert WORDS.prompt(key, "ja", **params).ask
        happened = engine.play(state, dice.choice(engine.legal(state)))
        events += happened
        seen += redact(happened, state, 0)
    found = entries(events)
    turns = [entry.turn for entry in found if entry.action in ("summon", "move", "pass")]
    assert all(later - earlier in (1, 1 - earlier) for earlier, later in pairwise(turns))
    assert all(said(entry, WORDS, language) for entry in found for language in ("ja", "en"))
    assert entries(seen) == found
