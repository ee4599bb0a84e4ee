"""The manual of scenarios tells the truth: its examples can be read, and none is missing."""

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from game.core.game_data import game_data
from game.core.scenario import Vocabulary, run_file, vocabulary_of
from game.dino.scenario.cards import TryCard
from game.dino.scenario.given import Side, Standing
from game.yaml_reader import Positions, convert, parse

MANUAL = (Path(__file__).resolve().parents[2] / "docs" / "scenarios.md").read_text("utf-8")
BLOCKS = re.findall(r"```yaml\n(.*?)```", MANUAL, re.DOTALL)
GAMES = ("dino", "onmyo")


def chapter(game: str, heading: str = "") -> str:
    """What the manual says of a game, or a part of it."""
    whole = MANUAL[MANUAL.index(f"\n## The words of {game}\n") + 1 :]
    whole = whole[: whole.index("\n## ")]
    if not heading:
        return whole
    part = whole[whole.index(f"### {game}: {heading}") :]
    return part.split("\n### ")[0]


def steps(game: str) -> list[str]:
    return re.findall(r"`(\{seat: [^`]*\})`", chapter(game))


def plain(text: str) -> Any:
    value, _ = parse(text, "manual")
    return value


def shown(vocabulary: Vocabulary, given: dict[str, Any]) -> dict[str, Any]:
    """The table that a scenario begins with."""
    table = vocabulary.table(convert(given, vocabulary.given, Positions("manual")), {})
    return vocabulary.shown(table, ())


@pytest.mark.parametrize(("game", "text"), [(game, text) for game in GAMES for text in steps(game)])
def test_an_example_of_a_step_can_be_read(game: str, text: str) -> None:
    vocabulary = vocabulary_of(game)
    step = convert(plain(text), vocabulary.step, Positions("manual"))
    assert vocabulary.intentions(step)


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_has_an_example(game: str) -> None:
    companions = import_module(f"game.{game}.scenario.steps").COMPANIONS
    verbs = {verb.rstrip("_") for verb in companions}
    assert verbs - {key for text in steps(game) for key in plain(text)} == set()


def test_the_example_of_a_scenario_holds(tmp_path: Path) -> None:
    path = tmp_path / "manual.yaml"
    path.write_text(BLOCKS[0], "utf-8")
    (result,) = run_file(path)
    assert result.ok, result.why


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_given_is_explained(game: str) -> None:
    told = chapter(game, "given")
    words = [*vocabulary_of(game).given.__struct_fields__]
    if game == "dino":
        words += [*Side.__struct_fields__, *Standing.__struct_fields__]
        told += chapter(game, "cards")
    assert [name for name in words if not re.search(rf"\b{name}\b", told)] == []
    assert [one.name for one in game_data(game).options if one.name not in told] == []


def test_examples_of_cards_and_tables_of_dino_can_be_read() -> None:
    (cards,) = re.findall(r"```yaml\n(.*?)```", chapter("dino", "cards"), re.DOTALL)
    for card in plain(cards)["cards"].values():
        convert(card, TryCard, Positions("manual"))
    (given,) = re.findall(r"```yaml\n(.*?)```", chapter("dino", "given"), re.DOTALL)
    convert(plain(given)["given"], vocabulary_of("dino").given, Positions("manual"))


@pytest.mark.parametrize("game", GAMES)
def test_every_word_that_can_be_looked_at_is_explained(game: str) -> None:
    told = chapter(game, "what can be looked at")
    words = shown(vocabulary_of(game), {})
    if game == "dino":
        side = shown(vocabulary_of(game), {"seats": [{"field": ["filler"]}]})["seats"][0]
        words |= side | side["field"][0]
    assert [name for name in words if f"`{name}`" not in told] == []
