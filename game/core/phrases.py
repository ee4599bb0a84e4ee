"""The words of a game: refusals, prompts, announcements, outcomes, the record, and its clauses.

They are data in both languages side by side, common ones and the game's own; this module finds and
fills in sentences. It knows neither rules nor screens; labels of screens are in `game.texts`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from msgspec import field

from game.core.game_data import Words, game_data
from game.core.types import Refusal
from game.resources import DATA_ROOT
from game.yaml_reader import Record, read

COMMON = "common"
NAME = "name"  # the facet of a thing that a placeholder says where it names none
PLACEHOLDER = re.compile(r"\{(\w+)(?::(\w+)(?:\.(\w+))?)?\}")

Facets = dict[str, Words]
Param = str | int


class Prompt(Record, frozen=True):
    """A question: `ask` it, `hint` at the answer; the other player reads `waiting`."""

    ask: Words
    hint: Words
    waiting: Words


class Clause(Record, frozen=True):
    """A clause of the rules. `says` stands in the rule text, `ruling` is ours; one may be absent.

    `options` are the match options that change it; `serves` the games it means something for, in
    the common list only (None: every game).
    """

    id: str
    says: Words | None = None
    ruling: Words | None = None
    options: tuple[str, ...] = ()
    serves: tuple[str, ...] | None = None

    def __post_init__(self) -> None:
        if self.says is None and self.ruling is None:
            raise ValueError(f"clause {self.id} needs `says` or `ruling`")


class Section(Record, frozen=True):
    """A heading of the rulebook and the clauses under it, in reading order."""

    title: Words
    clauses: tuple[Clause, ...]


class ClauseFile(Record, frozen=True):
    """A `clauses.yaml`."""

    sections: tuple[Section, ...]


class PhraseFile(Record, frozen=True):
    """A `phrases.yaml`. `things[kind][id][facet]` are the words for orbs, hands, results …"""

    things: dict[str, dict[str, Facets]] = field(default_factory=dict)
    refusals: dict[str, Words] = field(default_factory=dict)
    prompts: dict[str, Prompt] = field(default_factory=dict)
    announcements: dict[str, Words] = field(default_factory=dict)
    reasons: dict[str, Words] = field(default_factory=dict)
    log: dict[str, Words] = field(default_factory=dict)


class Asked(NamedTuple):
    """A prompt in words."""

    ask: str
    hint: str
    waiting: str


class Phrases:
    """All words of one game. Every lookup raises KeyError naming what there is no wording for."""

    def __init__(self, game: str, files: PhraseFile, sections: tuple[Section, ...]) -> None:
        self.game = game
        self.files = files
        self.sections = sections
        self._clauses = {clause.id: clause for section in sections for clause in section.clauses}
        data = game_data(game)
        seats = {str(seat): {NAME: words} for seat, words in enumerate(data.seats)}
        self._things = {"seat": seats, **files.things}
        self._constants: dict[str, Param] = dict(data.constants)

    def refusal(self, refusal: Refusal, language: str) -> str:
        """Why an action is refused, without the clause: that stands in `refusal.clause`."""
        params: dict[str, Param] = dict(refusal.params)
        return self.fill(self.files.refusals[refusal.code], language, params)

    def prompt(self, key: str, language: str, **params: Param) -> Asked:
        """A question by `Decision.prompt`, or a finer key of the game's own."""
        prompt = self.files.prompts[key]
        filled = (self.fill(words, language, params) for words in _parts(prompt))
        return Asked(*filled)

    def announcement(self, topic: str, language: str, **params: Param) -> str:
        """What an `Announced` event says; give its values as parameters, or names instead."""
        return self.fill(self.files.announcements[topic], language, params)

    def reason(self, code: str, language: str) -> str:
        """How a match ended, as a phrase both players can read."""
        return self.fill(self.files.reasons[code], language, {})

    def log(self, key: str, language: str, **params: Param) -> str:
        """A part of a line of the record."""
        return self.fill(self.files.log[key], language, params)

    def thing(self, kind: str, name: str, language: str, facet: str = NAME, **params: Param) -> str:
        """The words for a thing: `thing("orb", "K", "ja")` is 麒麟珠; other facets say more."""
        return self.fill(self._things[kind][name][facet], language, params)

    def things(self, kind: str) -> tuple[str, ...]:
        """The ids of all things of a kind, in the order of the file."""
        return tuple(self._things[kind])

    def clauses(self) -> tuple[str, ...]:
        """The ids of all clauses that serve this game, in reading order."""
        return tuple(self._clauses)

    def clause(self, clause_id: str, language: str) -> str:
        """The whole text of a clause."""
        says, ruling = self.clause_parts(clause_id, language)
        return _spaced(language).join(part for part in (says, ruling) if part)

    def clause_parts(self, clause_id: str, language: str) -> tuple[str, str]:
        """What the rule text says and what is our ruling; either may be empty."""
        entry = self._clauses[clause_id]
        says, ruling = (
            self.fill(words, language, {}) if words else "" for words in (entry.says, entry.ruling)
        )
        return says, ruling

    def clause_entry(self, clause_id: str) -> Clause:
        """The clause as the data has it, with the options that change it."""
        return self._clauses[clause_id]

    def fill(self, words: Words, language: str, params: Mapping[str, Param]) -> str:
        """A text of the data with its placeholders said; KeyError where a value is not given."""

        def said(match: re.Match[str]) -> str:
            name, kind, facet = match.groups()
            value = params[name] if name in params else self._constants[name]
            return self._say(kind or name, str(value), facet or NAME, language)

        return PLACEHOLDER.sub(said, words.in_language(language))

    def _say(self, kind: str, value: str, facet: str, language: str) -> str:
        """A value in words: as a thing where there is one of that name, else as it is; a thing that
        has other texts but no name goes by its own."""
        if kind == "reason":
            return self.reason(value, language)
        found = self._things.get(kind, {}).get(value)
        if found is None and not value:
            found = self._things.get("blank", {}).get(kind)
        if not found or (facet == NAME and NAME not in found):
            return value
        return found[facet].in_language(language)


@cache
def phrases(game: str) -> Phrases:
    """The words of a game; raises DataFault for a broken file, KeyError for no such game."""
    files = [read_phrases(folder) for folder in (COMMON, game)]
    common, own = (read_clauses(folder) for folder in (COMMON, game))
    return Phrases(game, _merged(*files), _serving(common, game) + own)


def read_phrases(folder: str) -> PhraseFile:
    """The phrase file of a folder of the data."""
    return read(DATA_ROOT / folder / "phrases.yaml", PhraseFile, name=f"{folder}/phrases.yaml")[0]


def read_clauses(folder: str) -> tuple[Section, ...]:
    """The clauses of a folder of the data, also those that serve no game there is yet."""
    path = DATA_ROOT / folder / "clauses.yaml"
    return read(path, ClauseFile, name=f"{folder}/clauses.yaml")[0].sections


def _merged(common: PhraseFile, own: PhraseFile) -> PhraseFile:
    things = {
        kind: {**common.things.get(kind, {}), **own.things.get(kind, {})}
        for kind in {**common.things, **own.things}
    }
    return PhraseFile(
        things=things,
        refusals={**common.refusals, **own.refusals},
        prompts={**common.prompts, **own.prompts},
        announcements={**common.announcements, **own.announcements},
        reasons={**common.reasons, **own.reasons},
        log={**common.log, **own.log},
    )


def _serving(sections: tuple[Section, ...], game: str) -> tuple[Section, ...]:
    """The sections with the clauses that serve a game; those left empty are dropped."""
    kept = []
    for section in sections:
        clauses = tuple(
            clause for clause in section.clauses if clause.serves is None or game in clause.serves
        )
        if clauses:
            kept.append(Section(section.title, clauses))
    return tuple(kept)


def _parts(prompt: Prompt) -> tuple[Words, Words, Words]:
    return prompt.ask, prompt.hint, prompt.waiting


def _spaced(language: str) -> str:
    return "" if language == "ja" else " "


def begins_a_line(words: str) -> str:
    """Words as a line begins with them; they keep their other capitals."""
    return words[:1].upper() + words[1:]
