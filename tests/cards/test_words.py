"""Every word of abilities has an example in the manual, with its text, and scenarios that hold."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from game.cards.card import Ability
from game.cards.check.abilities import check_ability
from game.cards.check.report import Report
from game.cards.check.vocabulary import vocabulary
from game.cards.writer import ability_text
from game.core.scenario import Scenario, load_file, run
from game.yaml_reader import Positions, read_text
from tests.cards.words import all_words, used

ROOT = Path(__file__).resolve().parents[2]
MANUAL = ROOT / "docs" / "cards.md"
SCENARIOS = sorted((ROOT / "tests" / "scenarios" / "dino").glob("words_*.yaml"))
BARE = {"when", "whose", "price", "do", "cards"}  # keys whose words are headings by themselves
CHIPS = {"ja": "［{}］", "en": "[{}] "}


class Example(NamedTuple):
    """An example of the manual: the heading it stands under, the ability, the texts."""

    heading: str
    ability: Ability
    texts: dict[str, str]


@cache
def examples() -> tuple[Example, ...]:
    return tuple(_examples(MANUAL.read_text("utf-8")))


def _examples(manual: str) -> Iterator[Example]:
    for part in re.split(r"^### ", manual, flags=re.MULTILINE)[1:]:
        heading = part.split("`")[1]
        for found in re.finditer(r"```yaml\n(.*?)```\n((?:> [^\n]*\n)+)", part, flags=re.DOTALL):
            ability, _ = read_text(found[1], Ability)
            lines = [line.removeprefix("> ").rstrip() for line in found[2].splitlines()]
            yield Example(heading, ability, dict(zip(("ja", "en"), lines, strict=True)))


@cache
def scenarios() -> tuple[Scenario, ...]:
    return tuple(one for path in SCENARIOS for one in load_file(path))


def abilities_of(scenario: Scenario) -> Iterator[Ability]:
    for card in scenario.cards.values():
        yield from card.abilities
        if card.spell is not None:
            yield Ability("cast", card.spell)


def heading_of(key: str, word: str) -> str:
    return word if key in BARE else f"{key}: {word}"


WORDS = [(key, word) for key, words in all_words().items() for word in words]


@pytest.mark.parametrize(("key", "word"), WORDS)
def test_a_word_has_an_example_in_the_manual(key: str, word: str) -> None:
    heading = heading_of(key, word)
    mine = [one for one in examples() if one.heading == heading and _uses(one.ability, key, word)]
    assert mine, f"docs/cards.md has no example of {heading} under that heading"


@pytest.mark.parametrize(("key", "word"), WORDS)
def test_a_word_has_a_scenario_named_after_it(key: str, word: str) -> None:
    by_name = key != "whose"  # whose it is shows in the sentence of the title
    named = [one for one in scenarios() if not by_name or word in re.split(r"\W+", one.title)]
    showing = [one for one in named if any(_uses(a, key, word) for a in abilities_of(one))]
    assert showing, f"no scenario of words_*.yaml is about {key}: {word}"


def _uses(ability: Ability, key: str, word: str) -> bool:
    return (key, word) in set(used(ability))


@pytest.mark.parametrize("example", examples(), ids=lambda one: one.heading)
@pytest.mark.parametrize("language", ["ja", "en"])
def test_an_example_makes_the_text_that_the_manual_gives(example: Example, language: str) -> None:
    timing, body = ability_text("dino", example.ability, language)
    assert (CHIPS[language].format(timing) if timing else "") + body == example.texts[language]


def test_the_examples_would_be_accepted_on_a_card() -> None:
    for example in examples():
        assert complaints(example.ability) == [], example.heading


@pytest.mark.parametrize("scenario", scenarios(), ids=lambda one: one.title)
def test_a_scenario_holds(scenario: Scenario) -> None:
    result = run(scenario)
    assert result.ok, result.why
    for ability in abilities_of(scenario):
        assert complaints(ability) == []


def complaints(ability: Ability) -> list[str]:
    report = Report(Positions("manual"))
    check_ability(report, vocabulary("dino"), ability, ())
    return [str(fault) for fault in report.faults]
