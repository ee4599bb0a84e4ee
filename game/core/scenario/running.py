"""Running scenarios: each once straight through, and once saved and resumed before every act."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from game.core import engine
from game.core.events import Declared, Event
from game.core.phrases import phrases
from game.core.scenario.document import Scenario, load_file, said
from game.core.scenario.matching import differences
from game.core.scenario.vocabulary import Intention, ScenarioError, Step
from game.core.serial import from_plain, to_plain
from game.core.types import Action, Refusal, Seat, State
from game.core.view import observe
from game.yaml_reader import KeyPath

SEEN = "seen"  # in `expect`: what a side sees, by side
SHOWN_ACTIONS = 24


class Result(NamedTuple):
    """How a scenario went; `why` says where and what, with file and line, if it did not hold."""

    file: str
    title: str
    clauses: tuple[str, ...]
    ok: bool
    why: str = ""


class _Failed(Exception):  # noqa: N818 - a scenario that does not hold is no error of the program
    """The scenario does not hold: where, and what is the matter."""

    def __init__(self, path: KeyPath, problem: str) -> None:
        super().__init__(path, problem)
        self.path = path
        self.problem = problem


def run_file(path: Path) -> list[Result]:
    """Run the scenarios of a file, in order; raises DataFault where the file cannot be read."""
    return [run(scenario) for scenario in load_file(path)]


def coverage(paths: Iterable[Path]) -> dict[str, list[str]]:
    """The scenarios that hold, by the clauses they prove, as `file: title`."""
    found: dict[str, list[str]] = {}
    for path in paths:
        for result in run_file(path):
            for clause in result.clauses if result.ok else ():
                found.setdefault(clause, []).append(f"{result.file}: {result.title}")
    return found


def run(scenario: Scenario) -> Result:
    """Run one scenario both ways."""
    file = scenario.where.file
    for resuming in (False, True):
        try:
            _Table(scenario, resuming=resuming).play()
        except _Failed as failed:
            problem = failed.problem + (" (when saved and resumed)" if resuming else "")
            fault = scenario.where.fault((*scenario.path, *failed.path), said(problem))
            return Result(file, scenario.title, scenario.clauses, ok=False, why=str(fault))
    return Result(file, scenario.title, scenario.clauses, ok=True)


class _Table:
    """A scenario being played. `answered` are questions with a single answer, which the engine has
    closed by itself since the last act: a step may still name these answers."""

    def __init__(self, scenario: Scenario, *, resuming: bool) -> None:
        self.scenario = scenario
        self.words = scenario.words
        self.resuming = resuming
        self.answered: list[Action] = []
        self.happened: list[Event] = []
        try:
            self.state = self.words.table(scenario.given, scenario.cards)
        except ScenarioError as error:
            raise _Failed(_at(("given",), error), str(error)) from error

    def play(self) -> None:
        """Take every step, then look; raises `_Failed`."""
        for number, step in enumerate(self.scenario.steps):
            path: KeyPath = ("when", number)
            self.happened = []
            try:
                self._take(step, path)
            except ScenarioError as error:
                raise _Failed(_at(path, error), f"{error}{self._legal()}") from error
            if self.resuming:
                self._save_and_resume(path)
            self._look(step.expect or {}, (*path, "expect"))
        self._look(self.scenario.then, ("then",))

    def _take(self, step: Step, path: KeyPath) -> None:
        intentions = self.words.intentions(step)
        seat = self._seat(step)
        if step.refused is None:
            for intention in intentions:
                self._act(intention, seat, path)
            return
        if not intentions:
            raise ScenarioError("a refused step needs something that is tried", "refused")
        before, answered = self.state.clone(), self.answered
        for intention in intentions[:-1]:
            self._act(intention, seat, path)
        self._be_refused(intentions[-1], seat, step.refused, path)
        self.state, self.answered = before, answered

    def _seat(self, step: Step) -> Seat:
        if step.seat is not None:
            return self.words.seat(step.seat)
        decision = self.state.decision
        return decision.seat if decision else self.state.active

    def _act(self, intention: Intention, seat: Seat, path: KeyPath) -> None:
        """Do one thing; it must be legal, or have been done by the engine already."""
        if self.resuming:
            self._save_and_resume(path)
        action = intention(self.state, seat)
        if self._is_done(action):
            return
        refusal = engine.check(self.state, action)
        if refusal is not None:
            told = self.words.told(self.state, action)
            raise _Failed(path, f"'{told}' is refused: {self._told(refusal)}{self._legal()}")
        events = engine.play(self.state, action)
        self.answered = [event.action for event in events[1:] if isinstance(event, Declared)]
        self.happened += events

    def _is_done(self, action: Action) -> bool:
        """Whether the engine has done this already; a source of None means whatever it did."""
        for number, done in enumerate(self.answered):
            if action in (done, done._replace(source=None)):
                del self.answered[: number + 1]
                return True
        return False

    def _be_refused(self, intention: Intention, seat: Seat, clause: str, path: KeyPath) -> None:
        action = intention(self.state, seat)
        told = self.words.told(self.state, action)
        if any(done.kind == action.kind for done in self.answered):
            done = "', '".join(self.words.told(self.state, one) for one in self.answered)
            raise _Failed(path, f"'{told}' cannot be tried: only '{done}' was left, and was done")
        before = to_plain(self.state)
        refusal = engine.check(self.state, action)
        if to_plain(self.state) != before:
            raise _Failed(path, f"asking about '{told}' changed the table")
        if refusal is None:
            raise _Failed((*path, "refused"), f"'{told}' is allowed, not refused by {clause}")
        if refusal.clause != clause:
            problem = f"'{told}' is refused by {self._told(refusal)} Expected {clause}"
            raise _Failed((*path, "refused"), problem)

    def _save_and_resume(self, path: KeyPath) -> None:
        saved = json.dumps(to_plain(self.state))
        resumed = from_plain(json.loads(saved))
        if resumed != self.state:
            raise _Failed(path, "the table is another after saving and resuming")
        self.state = resumed

    def _look(self, expected: dict[str, Any], path: KeyPath) -> None:
        open_part = {key: value for key, value in expected.items() if key != SEEN}
        self._compare(open_part, self.state, path)
        seen = expected.get(SEEN, {})
        if not isinstance(seen, dict):
            raise _Failed((*path, SEEN), "expected a mapping of sides")
        for side, part in seen.items():
            try:
                seat = self.words.seat(side)
            except ScenarioError as error:
                raise _Failed((*path, SEEN, side), str(error)) from error
            self._compare(part, observe(self.state, seat), (*path, SEEN, side))

    def _compare(self, expected: Any, state: State, path: KeyPath) -> None:
        found = list(differences(expected, self.words.shown(state, self.happened), path))
        if found:
            first, problem = found[0]
            more = f" (and {len(found) - 1} more differences)" if len(found) > 1 else ""
            raise _Failed(first, f"{problem}{more}")

    def _told(self, refusal: Refusal) -> str:
        sentence = phrases(self.scenario.game).refusal(refusal, "en")
        return f"{refusal.clause}: {sentence}"

    def _legal(self) -> str:
        """What could be done now, for the author of a step that cannot be."""
        decision = self.state.decision
        if decision is None:
            return "; the match is over"
        legal = engine.legal(self.state)
        told = list(dict.fromkeys(self.words.told(self.state, action) for action in legal))
        shown = ", ".join(told[:SHOWN_ACTIONS]) + (", …" if len(told) > SHOWN_ACTIONS else "")
        return f"; {self.words.seats[decision.seat]} may: {shown}"


def _at(path: KeyPath, error: ScenarioError) -> KeyPath:
    return (*path, error.key) if error.key else path
