"""Sentences about players: who gave no name and plays alone is spoken to."""

import pytest

from game.core import engine
from game.core.events import Ended
from game.core.match import HUMAN, SeatSetup
from game.core.types import Outcome, State
from game.dino.record import Entry, Part
from game.dino.saying import said
from game.texts import Texts
from scenes.cards_table.sayings import TableSayings
from scenes.cards_table.words import Words
from scenes.people import is_you, wins
from scenes.session import Happening
from tests.dino.tables import table
from tests.scenes.cards_table.tables import new_match

NAMES = "You", "Novice"


@pytest.fixture
def view() -> State:
    return table("{phase: pp}")


def words(view: State, language: str = "en") -> Words:
    return Words(Texts(language), view, NAMES, (0,), 0)


def banner(said: Words, winner: int) -> str:
    shown = TableSayings(said).banner(Ended(Outcome(winner, "life_gone", "D-61")))
    assert shown is not None
    return shown[0]


def test_the_banner_speaks_to_you(view: State) -> None:
    assert banner(words(view), 0) == "You win"
    assert banner(words(view), 1) == "Novice wins"
    assert banner(words(view, "ja"), 0) == "あなたの勝ち"


def test_passing_and_the_strata_speak_to_you(view: State) -> None:
    assert TableSayings(words(view)).passes(0) == "You pass"
    assert TableSayings(words(view)).passes(1) == "Novice passes"
    assert words(view).strata(0) == "Your strata"
    assert words(view).strata(1) == "Novice: strata"


def test_a_person_who_gave_a_name_is_named() -> None:
    texts = Texts("en")
    named = new_match(1, (SeatSetup(HUMAN, "Mei"), SeatSetup("novice"))).setup
    nameless = new_match(1, (SeatSetup(HUMAN), SeatSetup("novice"))).setup
    two = new_match(1, (SeatSetup(HUMAN), SeatSetup(HUMAN))).setup
    assert [is_you(setup, 0) for setup in (named, nameless, two)] == [False, True, False]
    assert wins(named, 0, texts) == "Mei wins"
    assert wins(nameless, 0, texts) == "You win"
    assert wins(two, 0, texts) == "Player 1 wins"


@pytest.mark.parametrize(
    ("entry", "line"),
    [
        (Entry(1, 0, "effect", parts=(Part("draws_too", (("owner", 0), ("count", 1))),)), None),
        (Entry(0, None, "redraw", parts=(Part("redraw", (("seat", "0"), ("count", "2"))),)), None),
        (Entry(0, None, "keep_hand", parts=(Part("keep_hand", (("seat", "0"),)),)), None),
        (Entry(1, 0, "concede", parts=(Part("concede", (("owner", 0),)),)), None),
        (Entry(1, 0, "turn", parts=(Part("turn", (("turn", 1), ("owner", 0))),)), "Turn 1: You"),
    ],
)
def test_no_line_of_the_record_gives_you_the_verb_of_another(
    entry: Entry, line: str | None, view: State
) -> None:
    told = said(entry, view, "en", NAMES)
    assert told == line or told.startswith("You: ")


def test_every_line_of_the_record_begins_like_a_sentence(view: State) -> None:
    values = (("mine", 300), ("theirs", 300))
    entry = Entry(1, 0, "effect", parts=(Part("mutual", values), Part("called_off")))
    assert said(entry, view, "en", NAMES) == "Both lose, 300 to 300; the attack is called off"
    entry = Entry(1, 0, "effect", parts=(Part("called_off"),))
    assert said(entry, view, "en", NAMES) == "The attack is called off"


def test_a_name_that_comes_twice_is_said_once_with_its_number() -> None:
    state = table("seats: [{field: [rex, egg, rex]}]", "{rex: {}, egg: {}}")
    ids = [state.zones[f"slot0{slot}"][0] for slot in (1, 2, 3)]
    assert words(state).cards(state, ids) == "rex ×2 and egg"


def test_a_level_is_announced_with_the_name_of_the_dinosaur() -> None:
    before = table("seats: [{hand: [rex], field: [rex]}]", "{rex: {}}")
    after = before.clone()
    option = next(one for one in engine.legal(after) if one.kind == "level_up")
    events = tuple(engine.apply(after, option))
    told = TableSayings(words(before)).captions(Happening(0, (option,), events, before, after))
    assert told == ["Same card put down; rex is now Lv. 2"]
