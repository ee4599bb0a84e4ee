"""`togijo scenario` and `togijo clauses`."""

from pathlib import Path

import pytest

from game.cli import clauses
from game.core.clauses import ClauseRow
from tests.cli.conftest import Run

HOLDS = """
- title: a move turns the piece
  game: onmyo
  clauses: [O-14]
  given:
    pieces: {black: {c3: KBGS}}
    wheel: {black: G}
  when:
    - {seat: black, move: c3, orb: G, path: c4}
  then:
    pieces: {black: {c4: SKBG}}
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "turning.yaml"
    path.write_text(HOLDS, "utf-8")
    return path


def test_a_scenario_that_holds(run: Run, file: Path) -> None:
    said = run("scenario", file, "--json")
    assert said.code == 0
    assert said.records == [
        {
            "file": str(file), "title": "a move turns the piece", "clauses": ["O-14"],
            "ok": True, "why": "",
        }
    ]  # fmt: skip
    lines = run("scenario", file).out.splitlines()
    assert lines == [
        f"ok     {file}: a move turns the piece [O-14]", "1 of 1 scenarios hold",
    ]  # fmt: skip


def test_a_scenario_that_does_not_hold_says_where(run: Run, file: Path) -> None:
    file.write_text(HOLDS + HOLDS.replace("SKBG", "KBGS").replace("a move", "no move"), "utf-8")
    said = run("scenario", file, "--json")
    assert said.code == 1
    assert [record["ok"] for record in said.records] == [True, False]
    assert "turning.yaml:" in said.records[1]["why"]
    told = run("scenario", file)
    assert told.code == 1
    assert "FAILED" in told.out
    assert told.out.endswith("1 of 2 scenarios hold\n")


def test_a_file_that_is_no_scenario(run: Run, file: Path, tmp_path: Path) -> None:
    file.write_text(HOLDS.replace("clauses", "clause"), "utf-8")
    assert "clause" in run("scenario", file).complains()
    assert "cannot be read" in run("scenario", tmp_path / "none.yaml").complains()


TABLES = {
    "one": [ClauseRow("C-7", ("a.py:1",), ()), ClauseRow("X-1", ("b.py:2",), ("x: it is so",))],
    "two": [ClauseRow("C-7", ("a.py:1", "c.py:3"), ("y: so it is",)), ClauseRow("Y-1", (), ())],
}


@pytest.fixture
def two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clauses, "clause_table", TABLES.__getitem__)
    monkeypatch.setattr(clauses, "game_ids", lambda: ("one", "two"))


@pytest.mark.usefixtures("two_games")
def test_clauses_that_games_share_have_one_row(run: Run) -> None:
    said = run("clauses", "--json")
    assert said.code == 1  # Y-1 is not proved
    assert said.records == [
        {"clause": "C-7", "cited": ["a.py:1", "c.py:3"], "scenarios": ["y: so it is"]},
        {"clause": "X-1", "cited": ["b.py:2"], "scenarios": ["x: it is so"]},
        {"clause": "Y-1", "cited": [], "scenarios": []},
    ]
    assert run("clauses").out.endswith("without a scenario: Y-1\n")


def test_all_proved_is_exit_code_0(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clauses, "clause_table", lambda game: TABLES["one"][1:])
    said = run("clauses", "onmyo")
    assert said.code == 0
    assert said.out == "X-1    cited  1, proved  1\n       b.py:2\n       x: it is so\n"


def test_onmyo_cites_its_clauses(run: Run) -> None:
    cited = {
        record["clause"]: record["cited"] for record in run("clauses", "onmyo", "--json").records
    }
    assert any(line.startswith("game/onmyo/turns.py:") for line in cited["O-14"])
