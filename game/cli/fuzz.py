"""`togijo fuzz`: random legal and illegal actions, with every invariant checked after each step."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from game.cli.common import (
    Commands,
    add_game,
    add_options,
    command_parser,
    config_of,
    print_json,
    seed,
    whole,
)
from game.core import contract, engine, replay
from game.core.game_data import full_config, game_data
from game.core.match import HUMAN, Match, MatchSetup, SeatSetup
from game.core.rng import Dice, below
from game.core.rules import rules_of
from game.core.serial import action_text
from game.core.types import Action, Handle, State

T = TypeVar("T")

CONCESSION_ODDS = 400
LONGEST_GAME = 20_000  # decisions; more is a game that does not end
HOSTILE_HANDLES: tuple[Handle | None, ...] = (
    None, ("card", 99), ("card", -1), ("orb", "?"), ("square", "z9"), ("socket", (9, 9)),
    ("button", ""), ("seat", 2), ("", ""),
)  # fmt: skip
HOSTILE_KINDS = ("", engine.CONCEDE, "undo")


@dataclass(slots=True)
class Report:
    """What was done, and what was found broken: one line each, with how to see it again."""

    games: int = 0
    decisions: int = 0
    refusals: int = 0
    failures: list[str] = field(default_factory=list)


def add_to(commands: Commands) -> None:
    """Offer the command."""
    about = "play random legal and illegal actions and check every invariant after each"
    parser = command_parser(commands, "fuzz", _run, about)
    add_game(parser)
    parser.add_argument("--games", metavar="N", type=whole(1, 1_000_000), required=True)
    parser.add_argument("--seed", metavar="S", type=seed, required=True, help="of the first game")
    add_options(parser)


def _run(options: argparse.Namespace) -> int:
    config_of(options.game, options.option)
    report = Report()
    for number in range(options.games):
        fuzz_game(options.game, options.seed + number, dict(options.option), report)
    if options.json:
        print_json({
            "games": report.games, "decisions": report.decisions, "refusals": report.refusals,
            "failures": len(report.failures), "found": report.failures,
        })  # fmt: skip
    else:
        print("\n".join(report.failures), end="\n" if report.failures else "")
        print(
            f"{report.games} games, {report.decisions} decisions, {report.refusals} refusals, "
            f"{len(report.failures)} failures"
        )
    return 1 if report.failures else 0


def fuzz_game(game: str, seed: int, fixed: dict[str, str], report: Report) -> None:
    """Play one game by its seed, with random match options beside the `fixed` ones; a game stops
    at its first broken step."""
    dice = Dice(seed)
    config = random_config(game, dice) | fixed
    report.games += 1
    table = _Table(game, config, seed, dice)
    try:
        faults = table.play(report)
    except Exception as error:  # whatever a rule raises is what we look for
        faults = [f"raised {type(error).__name__}: {error}"]
    report.failures += [f"{table.place()}: {fault}" for fault in faults]


def random_config(game: str, dice: Dice) -> dict[str, str]:
    """Match options at random."""
    options = game_data(game).options
    chosen = {
        option.name: option.values[below(dice, len(option.values))].value for option in options
    }
    return full_config(game, chosen)


class _Table:
    """One game being fuzzed."""

    def __init__(self, game: str, config: dict[str, str], seed: int, dice: Dice) -> None:
        seats = (SeatSetup(HUMAN), SeatSetup(HUMAN))
        self.match = Match(MatchSetup(game, config, seed, seats))
        self._dice = dice
        self._handles: set[Handle | None] = set(HOSTILE_HANDLES)
        self._kinds = set(HOSTILE_KINDS)

    def play(self, report: Report) -> list[str]:
        """Play to the end, or to the first fault."""
        match = self.match
        faults = contract.state_faults(match.state, self._dice)
        while match.state.decision is not None and not faults:
            faults = self._judge_strange_actions(report)
            before, action = match.state.clone(), self._next_action()
            faults += contract.refusal_faults(before, action)
            events = match.submit(action)
            report.decisions += 1
            faults += contract.step_faults(before, action, events, match.state)
            faults += contract.state_faults(match.state, self._dice)
            if len(match.actions) > LONGEST_GAME:
                faults.append("the game does not end")
        return faults or self._replay_faults()

    def _next_action(self) -> Action:
        decision = self.match.state.decision
        assert decision is not None
        if below(self._dice, CONCESSION_ODDS) == 0:
            return engine.concession(below(self._dice, 2))
        return decision.options[below(self._dice, len(decision.options))]

    def _judge_strange_actions(self, report: Report) -> list[str]:
        faults: list[str] = []
        for action in self._strange_actions(self.match.state):
            report.refusals += engine.check(self.match.state, action) is not None
            faults += contract.refusal_faults(self.match.state, action)
        return faults

    def _one_of(self, things: Sequence[T]) -> T:
        return things[below(self._dice, len(things))]

    def _strange_actions(self, state: State) -> list[Action]:
        """A near miss, one bent out of shape, and one that was right some time ago."""
        decision = state.decision
        assert decision is not None
        tries = list(rules_of(state.game).candidates(state, decision))
        for action in tries:
            self._handles |= {action.source, action.target}
            self._kinds.add(action.kind)
        stale = [self._one_of(self.match.actions)] if self.match.actions else []
        return [self._one_of(tries), self._bent(self._one_of(tries)), *stale]

    def _bent(self, action: Action) -> Action:
        handles = sorted(self._handles, key=repr)
        match below(self._dice, 5):
            case 0:
                return action._replace(kind=self._one_of(sorted(self._kinds)))
            case 1:
                return action._replace(seat=self._one_of([1 - action.seat, 2, -1]))
            case 2:
                return action._replace(source=self._one_of(handles))
            case 3:
                return action._replace(target=self._one_of(handles))
            case _:
                return action._replace(picks=(("card", 0),))

    def _replay_faults(self) -> list[str]:
        loaded, _ = replay.load(replay.save(self.match), "save")
        return [] if loaded.state == self.match.state else ["saved and loaded, it ends elsewhere"]

    def place(self) -> str:
        """Where the game stands, and how to see it again."""
        setup = self.match.setup
        last = action_text(self.match.actions[-1]) if self.match.actions else "the opening"
        options = " ".join(f"--option {name}={value}" for name, value in setup.config.items())
        return (
            f"--seed {setup.seed} {options}, after {len(self.match.actions)} actions, last {last!r}"
        )
