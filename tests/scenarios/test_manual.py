"""The manual of scenarios tells the truth: its examples can be read, and none is missing."""

import re
from pathlib import Path
from typing import Any

import pytest

from game.core.game_data import game_data
from game.core.scenario import run_file, vocabulary_of
from game.onmyo.scenario.given import Given
from game.onmyo.scenario.shown import shown
from game.onmyo.scenario.steps import COMPANIONS, OnmyoStep, intentions
from game.yaml_reader import Positions, convert, parse

MANUAL = (Path(__file__).resolve().parents[2] / "docs" / "scenarios.md").read_text("utf-8")
STEPS = re.findall(r"`(\{seat: [^`]*\})`", MANUAL)
BLOCKS = re.findall(r"```yaml\n(.*?)```", MANUAL, re.DOTALL)


def plain(text: str) -> Any:
    value, _ = parse(text, "manual")
    return value


@pytest.mark.parametrize("text", STEPS)
def test_an_example_of_a_step_can_be_read(text: str) -> None:
    step = convert(plain(text), OnmyoStep, Positions("manual"))
    assert intentions(step)


def test_every_verb_has_an_example() -> None:
    steps = [plain(text) for text in STEPS]
    verbs = {verb.rstrip("_") for verb in COMPANIONS}
    assert verbs - {key for step in steps for key in step} == set()


def test_the_example_of_a_scenario_holds(tmp_path: Path) -> None:
    path = tmp_path / "manual.yaml"
    path.write_text(BLOCKS[0], "utf-8")
    (result,) = run_file(path)
    assert result.ok, result.why


def test_every_word_of_given_is_explained() -> None:
    told = MANUAL[MANUAL.index("### onmyo: given") : MANUAL.index("### onmyo: verbs")]
    missing = [name for name in Given.__struct_fields__ if not re.search(rf"\b{name}\b", told)]
    assert missing == []
    assert [one.name for one in game_data("onmyo").options if one.name not in told] == []


def test_every_word_that_can_be_looked_at_is_explained() -> None:
    told = MANUAL[MANUAL.index("### onmyo: what can be looked at") :]
    state = vocabulary_of("onmyo").begin(Given())
    assert [name for name in shown(state, ()) if f"`{name}`" not in told] == []
