"""`togijo clauses`: every rule clause, the code that cites it, the scenarios that prove it."""

from __future__ import annotations

import argparse

from game.cli.common import Commands, command_parser, game_id, print_json
from game.core.clauses import ClauseRow, clause_table, unproved
from game.core.rules import game_ids


def add_to(commands: Commands) -> None:
    """Offer the command."""
    about = "list the rule clauses; exit code 1 if one has no scenario that holds"
    parser = command_parser(commands, "clauses", _run, about)
    parser.add_argument(
        "game", metavar="GAME", type=game_id, nargs="?", help=f"{', '.join(game_ids())}; else all"
    )


def _run(options: argparse.Namespace) -> int:
    table = merged_table((options.game,) if options.game else game_ids())
    for row in table:
        if options.json:
            print_json(row._asdict())
        else:
            print(f"{row.clause:6} cited {len(row.cited):2}, proved {len(row.scenarios):2}")
            for line in (*row.cited, *row.scenarios):
                print(f"       {line}")
    missing = unproved(table)
    if missing and not options.json:
        print(f"without a scenario: {', '.join(missing)}")
    return 1 if missing else 0


def merged_table(games: tuple[str, ...]) -> list[ClauseRow]:
    """The rows of several games; a clause they share has one row, with what each has to say."""
    rows: dict[str, ClauseRow] = {}
    for game in games:
        for row in clause_table(game):
            known = rows.get(row.clause, ClauseRow(row.clause, (), ()))
            cited = dict.fromkeys(known.cited + row.cited)
            scenarios = dict.fromkeys(known.scenarios + row.scenarios)
            rows[row.clause] = ClauseRow(row.clause, tuple(cited), tuple(scenarios))
    return list(rows.values())
