"""Which code cites each clause of a game, and which scenarios prove it.

Works on a checkout: an installed program carries no scenarios, and there no clause counts as
proved.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from game.core.phrases import phrases
from game.core.rules import game_ids
from game.core.scenario import coverage

PACKAGE = Path(__file__).resolve().parents[1]
SOURCES = (PACKAGE, PACKAGE.parent / "scenes")
SCENARIOS = PACKAGE.parent / "tests" / "scenarios"
CLAUSE_ID = re.compile(r"\b[A-Z]-\d+\b")


class ClauseRow(NamedTuple):
    """A clause, the lines that cite it (`game/onmyo/table.py:102`), the scenarios that prove it
    (`battle.yaml: equal orbs cannot battle`)."""

    clause: str
    cited: tuple[str, ...]
    scenarios: tuple[str, ...]


def scenario_files(game: str) -> list[Path]:
    """The scenario files of a game, by name."""
    return sorted((SCENARIOS / game).glob("*.yaml"))


def clause_table(game: str) -> list[ClauseRow]:
    """A row for each clause that serves a game, in reading order; runs all of its scenarios.

    Raises KeyError for no such game, DataFault for a scenario file that cannot be read.
    """
    cited = _citations(_sources(game))
    proved = coverage(scenario_files(game))
    return [
        ClauseRow(clause, tuple(cited.get(clause, ())), tuple(proved.get(clause, ())))
        for clause in phrases(game).clauses()
    ]


def unproved(table: Iterable[ClauseRow]) -> list[str]:
    """The clauses without a scenario that holds."""
    return [row.clause for row in table if not row.scenarios]


def _sources(game: str) -> Iterator[Path]:
    """All code but that of other games."""
    others = set(game_ids()) - {game}
    for root in SOURCES:
        for path in sorted(root.rglob("*.py")):
            if not others & set(path.relative_to(root).parts):
                yield path


def _citations(paths: Iterable[Path]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for path in paths:
        name = path.relative_to(PACKAGE.parent).as_posix()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
            for clause in dict.fromkeys(CLAUSE_ID.findall(line)):
                found.setdefault(clause, []).append(f"{name}:{number}")
    return found
