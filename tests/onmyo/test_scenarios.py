"""Every rule scenario of onmyo holds, and every clause has some; plus what no table can show."""

import pytest

from game.core import engine
from game.core.clauses import clause_table, scenario_files, unproved
from game.core.game_data import Words, game_data
from game.core.scenario import Scenario, load_file, run, vocabulary_of
from game.onmyo.geometry import ArenaData, arenas, build
from game.onmyo.scenario.given import Given, Wheels
from game.onmyo.scenario.steps import OnmyoStep

SCENARIOS = [one for path in scenario_files("onmyo") for one in load_file(path)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.title)
def test_scenario(scenario: Scenario) -> None:
    result = run(scenario)
    assert result.ok, result.why


def test_titles_are_told_apart() -> None:
    titles = [one.title for one in SCENARIOS]
    assert len(set(titles)) == len(titles)


def test_every_clause_is_cited_in_the_code_and_proved_by_a_scenario() -> None:
    table = clause_table("onmyo")
    assert unproved(table) == []
    assert [row.clause for row in table if not row.cited] == []


def test_every_value_of_every_option_stands_in_a_scenario() -> None:
    """Defaults count as used where nothing else is said; all others must be chosen somewhere."""
    used = {(name, str(value)) for one in SCENARIOS for name, value in one.given.options.items()}
    used |= {("arena", one.given.arena) for one in SCENARIOS if one.given.arena}
    wanted = {
        (option.name, item.value)
        for option in game_data("onmyo").options
        for item in option.values[1:]
    }
    assert wanted - used == {("arena", "5x7")}  # of the arenas, one longer and one wider will do


def test_the_free_step_may_win(monkeypatch: pytest.MonkeyPatch) -> None:
    """O-31, O-50: in every arena there is, the enemy circle is out of its reach; not in this."""
    tiny = build(ArenaData("3x2", Words("二段", "Two ranks"), 3, 2, "b1", "b2"))
    monkeypatch.setitem(arenas(), "3x2", tiny)
    vocabulary = vocabulary_of("onmyo")
    state = vocabulary.begin(Given(wheel=Wheels("KB")))
    state.config = {**state.config, "arena": "3x2"}
    step = OnmyoStep(summon="KBGS", pay="K", front="K", path="b2")
    for intention in vocabulary.intentions(step):
        engine.apply(state, intention(state, 0))
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.reason) == (0, "circle_entered")
