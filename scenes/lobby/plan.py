"""A match as it is planned: players, names, options; remembered between matches.

Knows nothing of screens. What a settings file says is never trusted: what is not right takes its
default.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec

from game.core.game_data import game_data
from game.core.match import HUMAN, MatchSetup, SeatSetup
from game.core.types import Outcome, Seat
from game.yaml_reader import Record
from scenes.people import LONGEST_NAME
from scenes.storage import Settings

LEVELS: Final = ("novice", "adept", "expert", "master")
SEED_BITS: Final = 32


class LastMatch(Record, frozen=True):
    """How the last match of a game ended; `winner` None is a draw, `turns` are both players'."""

    players: tuple[str, str]
    names: tuple[str, str]
    winner: Seat | None
    reason: str
    clause: str
    turns: int


@dataclass(frozen=True, slots=True)
class Plan:
    """A match still to begin. `options` holds every match option; `last_loser` is the seat of who
    lost the last match, None without one; `seed` None leaves it to chance."""

    game: str
    players: tuple[str, str] = (HUMAN, LEVELS[0])
    names: tuple[str, str] = ("", "")
    options: Mapping[str, str] = field(default_factory=dict)
    last_loser: Seat | None = None
    seed: int | None = None
    last: LastMatch | None = None

    def with_player(self, seat: Seat, player: str) -> Plan:
        """Another player at a seat."""
        return replace(self, players=_changed(self.players, seat, player))

    def with_name(self, seat: Seat, name: str) -> Plan:
        """Another name at a seat."""
        return replace(self, names=_changed(self.names, seat, name[:LONGEST_NAME]))

    def with_option(self, name: str, value: str) -> Plan:
        """Another value of a match option."""
        return replace(self, options={**self.options, name: value})

    def with_options(self, options: Mapping[str, str]) -> Plan:
        """Other values of all match options."""
        return replace(self, options=dict(options))

    def with_seed(self, seed: int | None) -> Plan:
        """Another seed; None leaves it to chance."""
        return replace(self, seed=seed)

    def swapped(self) -> Plan:
        """The players change sides, and who lost the last match goes along."""
        loser = None if self.last_loser is None else 1 - self.last_loser
        return replace(self, players=self.players[::-1], names=self.names[::-1], last_loser=loser)

    def after(self, outcome: Outcome, turns: int) -> Plan:
        """The same match again, knowing how this one ended; a draw leaves no loser."""
        loser = None if outcome.winner is None else 1 - outcome.winner
        last = LastMatch(
            self.players, self.names, outcome.winner, outcome.reason, outcome.clause, turns
        )
        return replace(self, last_loser=loser, seed=None, last=last)

    @property
    def has_person(self) -> bool:
        """Whether a person takes part."""
        return HUMAN in self.players

    def is_meant(self, option: str) -> bool:
        """Whether an option means anything beside the others as they are."""
        needs = next(one.needs for one in game_data(self.game).options if one.name == option)
        return all(self.options[name] == value for name, value in needs.items())

    def setup(self, chance: random.Random) -> MatchSetup:
        """The set-up of the match; `chance` gives the seed where none was chosen."""
        config = dict(self.options)
        if self.last_loser is not None:
            config["last_loser"] = str(self.last_loser)
        seats = [
            SeatSetup(player, name.strip() if player == HUMAN else "")
            for player, name in zip(self.players, self.names, strict=True)
        ]
        seed = chance.getrandbits(SEED_BITS) if self.seed is None else self.seed
        return MatchSetup(self.game, config, seed, (seats[0], seats[1]))

    def stored(self) -> dict[str, Any]:
        """Plain values for the settings file; the seed is not remembered."""
        plain: dict[str, Any] = {
            "players": list(self.players),
            "names": list(self.names),
            "options": dict(self.options),
        }
        if self.last_loser is not None:
            plain["last_loser"] = self.last_loser
        if self.last is not None:
            plain["last"] = msgspec.to_builtins(self.last)
        return plain


def first_plan(game: str) -> Plan:
    """The plan of who never played this game: a person against the gentlest level."""
    return Plan(game, options=_options(game, {}))


def remembered(settings: Settings, game: str) -> Plan | None:
    """The plan of the last match of a game; None where there was none."""
    plain = settings.lobbies.get(game)
    return None if plain is None else _plan(game, plain)


def planned(setup: MatchSetup) -> Plan:
    """The plan that a match was begun with."""
    config = dict(setup.config)
    loser = config.pop("last_loser", "")
    return Plan(
        setup.game,
        (setup.seats[0].player, setup.seats[1].player),
        (setup.seats[0].name, setup.seats[1].name),
        config,
        int(loser) if loser else None,
    )


def _plan(game: str, plain: Mapping[str, Any]) -> Plan:
    players = _pair(plain.get("players"))
    known = all(player in (HUMAN, *LEVELS) for player in players) and HUMAN in players
    options = plain.get("options")
    loser = plain.get("last_loser")
    return Plan(
        game,
        players if known else (HUMAN, LEVELS[0]),
        _pair(plain.get("names")),
        _options(game, options if isinstance(options, Mapping) else {}),
        loser if loser in (0, 1) else None,
        last=_last(plain.get("last")),
    )


def _last(plain: object) -> LastMatch | None:
    if plain is None:
        return None
    try:
        return msgspec.convert(plain, LastMatch)
    except msgspec.ValidationError:
        return None  # a record of the past that nobody needs to go on


def _options(game: str, chosen: Mapping[str, Any]) -> dict[str, str]:
    """Every option of a game: as chosen where that is one of its values, else its default."""
    found = {}
    for option in game_data(game).options:
        values = [value.value for value in option.values]
        wish = chosen.get(option.name)
        found[option.name] = wish if wish in values else values[0]
    return found


def _pair(plain: object) -> tuple[str, str]:
    """Two texts, else two empty ones."""
    if isinstance(plain, list) and len(plain) == 2 and all(isinstance(p, str) for p in plain):
        return str(plain[0])[:LONGEST_NAME], str(plain[1])[:LONGEST_NAME]
    return "", ""


def _changed(pair: tuple[str, str], seat: Seat, value: str) -> tuple[str, str]:
    return (value, pair[1]) if seat == 0 else (pair[0], value)
