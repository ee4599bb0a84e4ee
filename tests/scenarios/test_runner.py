"""Running scenarios: what is wrong in one is said with file, line, key and what would be right."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from game.core.clauses import clause_table, unproved
from game.core.scenario import Bag, Result, Sides, coverage, run_file, running, vocabulary_of
from game.core.scenario.matching import differences
from game.core.serial import from_plain
from game.core.types import State
from game.yaml_reader import DataFault

Write = Callable[[str], Path]

HEAD = "- title: a try\n  game: onmyo\n"
TABLE = """\
  given:
    pieces: {black: {c2: SZKB}, red: {c3: KBSG}}
    hand: {black: [KBGS, GZKB]}
    wheel: {black: KB}
"""


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def written(text: str) -> Path:
        path = tmp_path / "try.yaml"
        path.write_text(text, "utf-8")
        return path

    return written


def result(path: Path) -> Result:
    (only,) = run_file(path)
    return only


def try_step(write: Write, step: str, clauses: str = "O-42, O-13") -> Result:
    return result(write(f"{HEAD}  clauses: [{clauses}]\n{TABLE}  when:\n    - {step}\n"))


def fault(path: Path) -> str:
    with pytest.raises(DataFault) as raised:
        run_file(path)
    return str(raised.value)


# --- a file that cannot be read


def test_an_absent_file_is_named(tmp_path: Path) -> None:
    assert "absent.yaml:1:1: the file cannot be read" in fault(tmp_path / "absent.yaml")


def test_an_unknown_key_names_the_nearest_word(write: Write) -> None:
    text = f"{HEAD}  clauses: [O-13]\n  given: {{peices: {{}}}}\n"
    assert "try.yaml:4:11: [0].given.peices: unknown key 'peices', did you mean 'pieces'?" in fault(
        write(text)
    )


def test_an_unknown_verb_names_the_nearest_word(write: Write) -> None:
    text = f"{HEAD}  clauses: [O-13]\n  when:\n    - {{seat: black, sumon: KBGS}}\n"
    assert "[0].when[0].sumon: unknown key 'sumon', did you mean 'summon'?" in fault(write(text))


def test_an_unknown_game_names_those_there_are(write: Write) -> None:
    said = fault(write("- {title: a, game: omyo, clauses: [O-13]}\n"))
    assert "try.yaml:1:20: [0].game: no game 'omyo'; did you mean 'onmyo'?" in said


def test_an_unknown_clause_names_the_nearest(write: Write) -> None:
    said = fault(write("- {title: a, game: onmyo, clauses: [O-99]}\n"))
    assert "[0].clauses[0]: no clause 'O-99'" in said


def test_a_refused_clause_must_be_listed(write: Write) -> None:
    text = f"{HEAD}  clauses: [O-13]\n  when:\n    - {{pass: true, refused: O-17}}\n"
    assert "[0].when[0].refused: O-17 is not among the `clauses`" in fault(write(text))


def test_a_piece_that_is_none_is_refused(write: Write) -> None:
    text = f"{HEAD}  clauses: [O-13]\n  given: {{hand: {{black: [KBG]}}}}\n"
    assert "[0].given.hand.black[0]: got 'KBG', expected text of the form" in fault(write(text))


def test_all_faults_of_a_file_are_told_together(write: Write) -> None:
    text = "- {title: a, game: omyo, clauses: [O-13]}\n- {title: b, game: onmyo, clauses: [O-0]}\n"
    assert fault(write(text)).count("\n") == 1


# --- a scenario that does not hold


def test_an_illegal_step_is_told_with_what_is_legal(write: Write) -> None:
    told = try_step(write, "{seat: black, move: c2, orb: K, path: c3}").why
    assert told.startswith(
        "try.yaml:9:7: [0].when[0]: 'step c3' is refused: O-42: On c3 the Seiryu"
    )
    assert told.endswith("black may: step c1, step b2, step d2")


def test_a_refusal_that_does_not_come_is_told(write: Write) -> None:
    told = try_step(write, "{seat: black, move: c2, orb: K, path: b2, refused: O-42}").why
    assert "[0].when[0].refused: 'step b2' is allowed, not refused by O-42" in told


def test_a_refusal_by_another_clause_is_told(write: Write) -> None:
    told = try_step(write, "{seat: black, move: c2, orb: K, path: c3, refused: O-13}").why
    assert "'step c3' is refused by O-42: On c3" in told
    assert told.endswith("Expected O-13")


def test_what_a_step_names_must_be_there(write: Write) -> None:
    told = try_step(write, "{seat: black, move: a1, orb: K}").why
    assert "[0].when[0].move: no piece stands on a1; black may:" in told
    told = try_step(write, "{seat: black, summon: ZZZZ}").why
    assert "no piece ZZZZ: black has KBGS, GZKB in hand" in told
    told = try_step(write, "{seat: white, pass: true}").why
    assert "[0].when[0].seat: no seat 'white', there are: black, red" in told


@pytest.mark.parametrize(
    ("step", "problem"),
    [
        ("{summon: KBGS, orb: K}", "'orb' does not go with 'summon', only pay, front, lies"),
        ("{move: c2}", "'move' needs 'orb', the one it is paid with"),
        ("{path: c3}", "'path' needs a verb, such as: place, fill"),
        ("{place: K, piece: 1}", "'place' needs 'piece' and 'side'"),
        ("{move: c2, orb: K, front: S}", "only where the piece is to 'return'"),
        ("{seat: black, refused: O-13}", "needs something that is tried"),
        ("{summon: KBGS, pay: KB, lies: ZZZZ}", "cannot lie ZZZZ, only KBGS, SKBG, GSKB, BGSK"),
        ("{summon: KBGS, pay: KB, front: Z}", "the piece has no Z, it is KBGS"),
        ("{lies: KBGS}", "no piece is asked to face somewhere"),
    ],
)
def test_words_that_do_not_go_together_are_told(write: Write, step: str, problem: str) -> None:
    assert problem in try_step(write, step).why


def test_a_facing_that_fits_twice_is_told(write: Write) -> None:
    text = (
        f"{HEAD}  clauses: [O-12]\n"
        "  given: {hand: {black: [KKBB]}, wheel: {black: BB}}\n"
        "  when:\n    - {seat: black, summon: KKBB, pay: B, front: K}\n"
    )
    assert "K is in front if it lies KKBB or KBBK; say which by 'lies'" in result(write(text)).why


def test_a_question_that_answers_itself_cannot_be_refused(write: Write) -> None:
    text = (
        f"{HEAD}  clauses: [O-10]\n"
        "  given: {hand: {black: [KBGS]}, wheel: {black: B}}\n"
        "  when:\n    - {seat: black, summon: KBGS, pay: K, refused: O-10}\n"
    )
    assert "'pay K' cannot be tried: only 'pay B' was left, and was done" in result(write(text)).why


def test_what_looks_otherwise_is_told_with_how_it_looks(write: Write) -> None:
    ending = "  then: {pieces: {black: {c2: KBGS}}, wheel: {black: KS}, asks: red}\n"
    told = result(write(f"{HEAD}  clauses: [O-13]\n{TABLE}{ending}")).why
    assert "[0].then.pieces.black.c2: it is SZKB, not KBGS (and 2 more differences)" in told


def test_an_expectation_of_nothing_shown_names_the_nearest_word(write: Write) -> None:
    ending = "  then: {wheels: {black: KB}}\n"
    told = result(write(f"{HEAD}  clauses: [O-13]\n{TABLE}{ending}")).why
    assert "[0].then.wheels: unknown key 'wheels', did you mean 'wheel'?" in told


def test_what_a_seat_sees_is_looked_at_apart(write: Write) -> None:
    ending = "  then: {seen: {red: {wheel: {black: KS}}}}\n"
    told = result(write(f"{HEAD}  clauses: [O-13]\n{TABLE}{ending}")).why
    assert "[0].then.seen.red.wheel.black: it is KB, not KS" in told


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ("{arena: 9x9}", "[0].given.options: arena cannot be '9x9'; it can be: 5x5"),
        ("{options: {kirin: once}}", "onmyo has no option 'kirin'; it has: first_player"),
        ("{pieces: {black: {z9: KBGS}}}", "'z9' is no square of 5x5, expected a1 to e5"),
        ("{pieces: {black: {c3: KBGS}, red: {c3: KBGS}}}", "black and red both on c3"),
        ("{phase: setup, placements: {black: [KKKK]}}", "[0].given.placements: 'place K on piece"),
    ],
)
def test_a_table_there_cannot_be_is_told(write: Write, given: str, problem: str) -> None:
    assert problem in result(write(f"{HEAD}  clauses: [O-13]\n  given: {given}\n")).why


def test_a_table_that_does_not_survive_saving_is_told(
    write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forgetful(plain: Mapping[str, Any]) -> State:
        return from_plain({**plain, "turn": 0})

    monkeypatch.setattr(running, "from_plain", forgetful)
    told = try_step(write, "{seat: black, move: c2, orb: K, path: b2}").why
    assert told.endswith("another after saving and resuming (when saved and resumed)")


# --- what is proved


def test_only_scenarios_that_hold_prove_a_clause(write: Write) -> None:
    wrong = "- {title: no, game: onmyo, clauses: [O-13], then: {turn: 7}}\n"
    right = "- {title: yes, game: onmyo, clauses: [O-13, O-10], then: {turn: 1}}\n"
    found = coverage([write(wrong + right)])
    assert found == {"O-13": ["try.yaml: yes"], "O-10": ["try.yaml: yes"]}


def test_the_table_of_clauses_has_code_and_scenarios() -> None:
    rows = {row.clause: row for row in clause_table("onmyo")}
    assert any(line.startswith("game/onmyo/table.py:") for line in rows["O-42"].cited)
    assert "battle_table.yaml: kirin overcomes byakko" in rows["O-43"].scenarios
    assert unproved([rows["O-42"]._replace(scenarios=())]) == ["O-42"]


def test_a_game_without_a_vocabulary_is_named() -> None:
    with pytest.raises(KeyError, match="'chess' has no vocabulary"):
        vocabulary_of("chess")


def test_matching_looks_at_what_is_named_only() -> None:
    shown = {"a": 1, "b": {"c": Bag(("x", "y")), "d": [1, {"e": 2, "f": 3}]}}
    assert list(differences({"b": {"c": "yx"}}, shown, ())) == []
    assert list(differences({"b": {"d": [1, {"e": 2}]}}, shown, ())) == []
    assert list(differences({"a": True}, shown, ())) == [(("a",), "it is 1, not true")]
    assert next(differences({"b": {"d": [1]}}, shown, ()))[0] == ("b", "d")


# --- throw-away cards

CARDS = """\
- title: a try
  game: dino
  clauses: [D-20]
  cards: {rex: {cost: 3}}
  given: {seats: [{hand: [rex]}]}
  when:
    - {seat: 0, summon: rex, refused: D-20}
  then: {seats: [{hand: [rex]}]}
"""


def test_a_scenario_brings_its_own_cards(write: Write) -> None:
    assert result(write(CARDS)).ok


def test_a_faulty_card_is_named_with_its_place(write: Write) -> None:
    said = fault(write(CARDS.replace("cost: 3", "prize: 3")))
    assert "try.yaml:4:17: [0].cards.rex.prize: unknown key 'prize'" in said


def test_a_game_without_cards_is_given_none(write: Write) -> None:
    said = fault(write(f"{HEAD}  clauses: [O-13]\n  cards: {{rex: {{}}}}\n"))
    assert "[0].cards: onmyo is played without cards" in said


def test_a_card_that_nobody_brought_is_named(write: Write) -> None:
    why = result(write(CARDS.replace("hand: [rex]", "hand: [rexx]"))).why
    assert "[0].given.seats: no card 'rexx' under `cards`" in why


def test_of_two_sides_the_last_may_be_left_out() -> None:
    shown = {"seats": Sides(({"life": 20}, {"life": 7}))}
    assert list(differences({"seats": [{"life": 20}]}, shown, ())) == []
    ((path, said),) = differences({"seats": [{}, {"life": 8}]}, shown, ())
    assert (path, said) == (("seats", 1, "life"), "it is 7, not 8")
