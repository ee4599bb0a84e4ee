"""`togijo perft`."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from tests.onmyo.check_positions import ENTRIES, NAMES


def written(tmp_path: Path, value: Any, indent: int | str | None = 1) -> Path:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(value, indent=indent), "utf-8")
    return file


@pytest.mark.parametrize("indent", [None, 2, "\t"])
def test_the_counts_are_the_known_ones(run: Run, tmp_path: Path, indent: int | str | None) -> None:
    entry = ENTRIES[0]
    file = written(tmp_path, entry["position"], indent)
    said = run("perft", "onmyo", file, "--depth", 2, "--json")
    assert said.code == 0
    assert said.records == [{"perft": entry["perft"][:2]}]


@pytest.mark.parametrize("entry", ENTRIES, ids=NAMES)
def test_one_turn_from_every_known_position(
    run: Run, tmp_path: Path, entry: dict[str, Any]
) -> None:
    said = run("perft", "onmyo", written(tmp_path, entry["position"]), "--depth", 1, "--json")
    assert said.records == [{"perft": entry["perft"][:1]}]


def test_people_read_lines(run: Run, tmp_path: Path) -> None:
    said = run("perft", "onmyo", written(tmp_path, ENTRIES[0]["position"]), "--depth", 2)
    assert said.out == "1: 36 positions, and 0 won\n2: 2,592 positions, and 0 won\n"


GOOD = ENTRIES[0]["position"]


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({**GOOD, "turn": "white"}, "position.json:5: turn: 'white', expected black or red"),
        ({**GOOD, "hands": {}}, "position: unknown key 'hands', expected board"),
        ({**GOOD, "board": "5by5"}, "position.json:2: board: '5by5', expected COLUMNSxROWS"),
        ({**GOOD, "wheel": {"black": "GQ"}}, "wheel.black: 'Q' in 'GQ' is no orb, expected"),
        ({"turn": "red"}, "position.json:1: board: missing, expected one of the keys board"),
        ({"positions": []}, "holds more than a position, expected one position object"),
        (ENTRIES[0], "holds more than a position, expected one position object"),
        ([GOOD], "holds more than a position, expected one position object"),
        (3, "position: 3 is no mapping, expected the keys board"),
    ],
)
def test_a_mistake_names_line_key_and_remedy(
    run: Run, tmp_path: Path, value: Any, said: str
) -> None:
    file = written(tmp_path, value)
    complaint = run("perft", "onmyo", file, "--depth", 1).complains()
    assert complaint.startswith(f"{file}:")
    assert said in complaint


def test_the_line_is_that_of_the_key(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path, {**GOOD, "wheels": {}})
    line = 1 + file.read_text("utf-8").splitlines().index(' "wheels": {}')
    assert run("perft", "onmyo", file, "--depth", 1).complains().startswith(f"{file}:{line}:")


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (b"{", "this is not YAML"),
        (b"", "the file is empty"),
        (b"\xff\xfe", "is not UTF-8 text"),
        (b'{"board": "5x5", "board": "5x6", "turn": "red"}', "board"),
        (b" " * 2_000_001, "larger than"),
    ],
)
def test_a_file_that_cannot_be_read(run: Run, tmp_path: Path, raw: bytes, said: str) -> None:
    file = tmp_path / "position.json"
    file.write_bytes(raw)
    assert said in run("perft", "onmyo", file, "--depth", 1).complains()


def test_a_file_there_is_not(run: Run, tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        complaint = run("perft", "onmyo", path, "--depth", 1).complains()
        assert complaint.startswith(f"{path}: cannot be read: ")
