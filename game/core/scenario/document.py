"""A file of scenarios, read strictly: every fault with its line, its key and the nearest word."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec

from game.core.phrases import phrases
from game.core.rules import game_ids
from game.core.scenario.vocabulary import Step, Vocabulary, vocabulary_of
from game.texts import Phrase
from game.yaml_reader import DataFault, Fault, KeyPath, Positions, Record, convert, read
from game.yaml_reader.expect import nearest


class Outline(Record, frozen=True):
    """A scenario before the words of its game are looked at."""

    title: Annotated[str, msgspec.Meta(min_length=1)]
    game: str
    clauses: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    cards: dict[str, Any] = msgspec.field(default_factory=dict)
    given: dict[str, Any] = msgspec.field(default_factory=dict)
    when: tuple[dict[str, Any], ...] = ()
    then: dict[str, Any] = msgspec.field(default_factory=dict)


class Scenario(NamedTuple):
    """A scenario in the words of its game; `path` is where in the file it stands."""

    title: str
    game: str
    clauses: tuple[str, ...]
    cards: dict[str, Any]
    given: Any
    steps: tuple[Step, ...]
    then: dict[str, Any]
    where: Positions
    path: KeyPath

    @property
    def words(self) -> Vocabulary:
        """The vocabulary of its game."""
        return vocabulary_of(self.game)


def load_file(path: Path) -> list[Scenario]:
    """The scenarios of a file; raises DataFault with everything that is wrong in it."""
    outlines, where = read(path, tuple[Outline, ...])
    faults: list[Fault] = []
    found = []
    for number, outline in enumerate(outlines):
        problems = list(_misfits(outline, (number,), where))
        if not problems:
            try:
                found.append(_scenario(outline, (number,), where))
                problems = list(_unlisted(found[-1]))
            except DataFault as fault:
                problems = list(fault.faults)
        faults += problems
    if faults:
        raise DataFault(faults)
    return found


def _misfits(outline: Outline, path: KeyPath, where: Positions) -> Iterator[Fault]:
    """A game or a clause that does not exist."""
    if outline.game not in game_ids():
        yield where.fault((*path, "game"), _unknown("game", outline.game, game_ids()))
        return
    known = phrases(outline.game).clauses()
    for number, clause in enumerate(outline.clauses):
        if clause not in known:
            yield where.fault((*path, "clauses", number), _unknown("clause", clause, known))
    if outline.cards and vocabulary_of(outline.game).card is None:
        yield where.fault((*path, "cards"), said(f"{outline.game} is played without cards"))


def _scenario(outline: Outline, path: KeyPath, where: Positions) -> Scenario:
    words = vocabulary_of(outline.game)
    cards = _cards(outline, words, path, where)
    given = convert(outline.given, words.given, where, (*path, "given"))
    steps: list[Step] = []
    faults: list[Fault] = []
    for number, step in enumerate(outline.when):
        try:
            steps.append(convert(step, words.step, where, (*path, "when", number)))
        except DataFault as fault:
            faults += fault.faults
    if faults:
        raise DataFault(faults)
    title, game, clauses = outline.title, outline.game, outline.clauses
    return Scenario(title, game, clauses, cards, given, tuple(steps), outline.then, where, path)


def _cards(
    outline: Outline, words: Vocabulary, path: KeyPath, where: Positions
) -> dict[str, Record]:
    """The throw-away cards by id."""
    if words.card is None:
        return {}
    return {
        name: convert(card, words.card, where, (*path, "cards", name))
        for name, card in outline.cards.items()
    }


def _unlisted(scenario: Scenario) -> Iterator[Fault]:
    """A scenario must list every clause it sees refuse something."""
    for number, step in enumerate(scenario.steps):
        if step.refused is not None and step.refused not in scenario.clauses:
            problem = said(f"{step.refused} is not among the `clauses` of this scenario")
            yield scenario.where.fault((*scenario.path, "when", number, "refused"), problem)


def _unknown(what: str, word: str, known: tuple[str, ...]) -> Phrase:
    close = nearest(word, known)
    hint = f"did you mean '{close}'?" if close else f"there are: {', '.join(known)}"
    return said(f"no {what} '{word}'; {hint}")


def said(text: str) -> Phrase:
    """A sentence for authors; those are not translated."""
    return Phrase("{text}", (("text", text),))
