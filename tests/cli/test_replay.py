"""`togijo replay`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core import replay
from tests.cli.conftest import Run
from tests.core.tables import an_answer, new_match


@pytest.fixture(scope="module")
def saved() -> str:
    match = new_match(8)
    while match.state.turn < 3:
        match.submit(an_answer(match.state))
    return replay.save(match)


@pytest.fixture
def file(tmp_path: Path, saved: str) -> Path:
    path = tmp_path / "match.json"
    path.write_text(saved, "utf-8")
    return path


def change(file: Path, edit: Callable[[dict[str, Any]], object]) -> None:
    plain = json.loads(file.read_text("utf-8"))
    edit(plain)
    file.write_text(json.dumps(plain, indent=1), "utf-8")


@pytest.mark.parametrize("words", [[], ["--verify"]])
def test_a_sound_save(run: Run, file: Path, words: list[str]) -> None:
    decisions = len(json.loads(file.read_text("utf-8"))["actions"])
    said = run("replay", file, "--json", *words)
    assert (said.code, said.records) == (0, [{"ok": True, "decisions": decisions}])
    told = run("replay", file, *words).out.splitlines()
    assert told[0].startswith("   1 0 place orb:")
    assert told[-1] == f"ok: {decisions} decisions, not over yet"


def test_a_changed_fingerprint_is_found_by_verifying_only(run: Run, file: Path) -> None:
    change(file, lambda save: save["hashes"].__setitem__(5, "0" * 16))
    assert run("replay", file).code == 0
    said = run("replay", file, "--verify", "--json")
    assert said.code == 1
    (record,) = said.records
    assert (record["ok"], record["decisions"]) == (False, 5)
    assert "hashes[5]: the position after this action is another" in record["why"]
    assert run("replay", file, "--verify").out.startswith("not ok after 5 decisions: ")


def test_a_refused_action_is_found_either_way(run: Run, file: Path) -> None:
    change(file, lambda save: save["actions"].__setitem__(3, save["actions"][2]))
    for words in ([], ["--verify"]):
        said = run("replay", file, "--json", *words)
        assert said.code == 1
        assert said.records[0]["decisions"] == 3
        assert "O-03 does not allow" in said.records[0]["why"]


def test_what_is_no_save_is_bad_input(run: Run, file: Path) -> None:
    change(file, lambda save: save.update(togijo="one"))
    complaint = run("replay", file, "--verify").complains()
    assert complaint.startswith(f"{file}:2:")
    assert "togijo: got 'one', expected a whole number" in complaint
    change(file, lambda save: [save.pop(key) for key in ("actions", "hashes", "togijo")])
    assert run("replay", file).complains().endswith(" more)")
