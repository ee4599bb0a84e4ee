"""Every rule scenario of dino holds, and every clause has some."""

import pytest

from game.cards.terms import terms
from game.core.clauses import clause_table, scenario_files, unproved
from game.core.game_data import game_data
from game.core.phrases import phrases
from game.core.scenario import Scenario, load_file, run

SCENARIOS = [one for path in scenario_files("dino") for one in load_file(path)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.title)
def test_scenario(scenario: Scenario) -> None:
    result = run(scenario)
    assert result.ok, result.why


def test_titles_are_told_apart() -> None:
    titles = [one.title for one in SCENARIOS]
    assert len(set(titles)) == len(titles)


def test_every_clause_is_cited_in_the_code_and_proved_by_a_scenario() -> None:
    table = clause_table("dino")
    assert unproved(table) == []
    assert [row.clause for row in table if not row.cited] == []


def test_every_value_of_every_option_stands_in_a_scenario() -> None:
    used = {(name, str(value)) for one in SCENARIOS for name, value in one.given.options.items()}
    wanted = {
        (option.name, item.value)
        for option in game_data("dino").options
        for item in option.values[1:]
    }
    assert wanted - used == set()


def test_every_refusal_of_dino_stands_in_a_scenario_with_its_clause() -> None:
    refusing = {step.refused for one in SCENARIOS for step in one.steps if step.refused}
    wanted = {"D-04", "D-20", "D-21", "D-22", "D-23", "D-25", "D-26", "D-33", "D-35", "D-36"}
    wanted |= {"D-38", "D-40", "D-50", "D-56", "D-60", "D-71", "C-1", "C-9", "C-11", "C-13"}
    assert wanted - refusing == set()


def test_the_rulebook_knows_every_keyword_by_its_name() -> None:
    words = phrases("dino")
    for keyword in terms("dino").keywords.values():
        for language in ("ja", "en"):
            said = words.clause(keyword.clause, language) + words.clause("D-55", language)
            assert keyword.name.in_language(language) in said
