"""`togijo bench`."""

import pytest

from game.core.rules import game_ids
from tests.cli.conftest import Run

FIGURES = [
    "actions_per_s", "games_per_s", "mean_branching", "clone_us", "observe_us", "determinize_us",
    "search_iterations_per_s", "state_bytes",
]  # fmt: skip


@pytest.mark.parametrize("game", game_ids())
def test_every_figure_is_measured(run: Run, game: str) -> None:
    said = run("bench", game, "--seconds", "0.2", "--json")
    assert said.code == 0
    (record,) = said.records
    assert list(record) == ["game", *FIGURES]
    assert record.pop("game") == game
    assert all(value > 0 for value in record.values())
    assert record["actions_per_s"] > record["games_per_s"]


def test_people_read_a_table(run: Run) -> None:
    said = run("bench", "onmyo", "--seconds", "0.1", "--option", "arena=7x7")
    assert [line.split()[0] for line in said.out.splitlines()] == FIGURES
