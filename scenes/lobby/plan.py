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

from game.core.game_data import DECK_KEYS, LAST_LOSER, game_data
from game.core.match import HUMAN, MatchSetup, SeatSetup
from game.core.types import Outcome, Seat
from game.yaml_reader import Record
from scenes.lobby.decks import (
    NO_DECKS,
    choice_of,
    faults_of,
    first_choices,
    has_decks,
    is_choice,
    settled,
)
from scenes.people import LONGEST_NAME
from scenes.storage import Settings

LEVELS: Final = ("novice", "adept", "expert", "master")
SEED_BITS: Final = 32
DECKS_NOTE: Final = "lobby.decks"
"""Note of a session: the choices its decks came from, which may have been left to chance."""
DECKS_BETWEEN: Final = "|"


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
    """A match still to begin. `options` holds every match option; `decks` are choices of
    `lobby.decks`, empty for a game without; `last_loser` is the seat of who lost the last match,
    None without one; `seed` None leaves it to chance."""

    game: str
    players: tuple[str, str] = (HUMAN, LEVELS[0])
    names: tuple[str, str] = ("", "")
    options: Mapping[str, str] = field(default_factory=dict)
    decks: tuple[str, str] = NO_DECKS
    last_loser: Seat | None = None
    seed: int | None = None
    last: LastMatch | None = None

    def with_player(self, seat: Seat, player: str) -> Plan:
        """Another player at a seat."""
        return replace(self, players=_changed(self.players, seat, player))

    def with_name(self, seat: Seat, name: str) -> Plan:
        """Another name at a seat."""
        return replace(self, names=_changed(self.names, seat, name[:LONGEST_NAME]))

    def with_deck(self, seat: Seat, choice: str) -> Plan:
        """Another deck for a seat."""
        return replace(self, decks=_changed(self.decks, seat, choice))

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
        """The players change sides with their decks, and who lost the last match goes along."""
        loser = None if self.last_loser is None else 1 - self.last_loser
        return replace(
            self,
            players=self.players[::-1],
            names=self.names[::-1],
            decks=self.decks[::-1],
            last_loser=loser,
        )

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

    @property
    def faulty_seat(self) -> Seat | None:
        """The first seat whose deck may not be played (C-14); None where both may."""
        if not has_decks(self.game):
            return None
        return next((seat for seat in (0, 1) if faults_of(self.game, self.decks[seat])), None)

    def is_meant(self, option: str) -> bool:
        """Whether an option means anything beside the others as they are."""
        needs = next(one.needs for one in game_data(self.game).options if one.name == option)
        return all(self.options[name] == value for name, value in needs.items())

    def setup(self, chance: random.Random) -> MatchSetup:
        """The set-up of the match; `chance` gives the seed where none was chosen.

        What is left to chance follows from the seed: the same number means the same match.
        """
        seed = chance.getrandbits(SEED_BITS) if self.seed is None else self.seed
        config = dict(self.options)
        if self.last_loser is not None:
            config[LAST_LOSER] = str(self.last_loser)
        if has_decks(self.game):
            dice = random.Random(seed)
            for key, choice in zip(DECK_KEYS, self.decks, strict=False):
                config[key] = settled(self.game, choice, dice)
        seats = [
            SeatSetup(player, name.strip() if player == HUMAN else "")
            for player, name in zip(self.players, self.names, strict=True)
        ]
        return MatchSetup(self.game, config, seed, (seats[0], seats[1]))

    def notes(self) -> dict[str, str]:
        """What a session of this plan notes beside its set-up."""
        return {} if self.decks == NO_DECKS else {DECKS_NOTE: DECKS_BETWEEN.join(self.decks)}

    def stored(self) -> dict[str, Any]:
        """Plain values for the settings file; the seed is not remembered."""
        plain: dict[str, Any] = {
            "players": list(self.players),
            "names": list(self.names),
            "options": dict(self.options),
        }
        if self.decks != NO_DECKS:
            plain["decks"] = list(self.decks)
        if self.last_loser is not None:
            plain[LAST_LOSER] = self.last_loser
        if self.last is not None:
            plain["last"] = msgspec.to_builtins(self.last)
        return plain


def first_plan(game: str) -> Plan:
    """The plan of who never played this game: a person against the gentlest level."""
    return Plan(game, options=_options(game, {}), decks=first_choices(game))


def remembered(settings: Settings, game: str) -> Plan | None:
    """The plan of the last match of a game; None where there was none."""
    plain = settings.lobbies.get(game)
    return None if plain is None else _plan(game, plain)


def planned(setup: MatchSetup, notes: Mapping[str, str] | None = None) -> Plan:
    """The plan that a match was begun with; the notes of its session tell what was by chance."""
    config = dict(setup.config)
    loser = config.pop(LAST_LOSER, "")
    lists = [config.pop(key, "") for key in DECK_KEYS[:2]]
    return Plan(
        setup.game,
        (setup.seats[0].player, setup.seats[1].player),
        (setup.seats[0].name, setup.seats[1].name),
        config,
        _decks_of(setup.game, lists, notes or {}),
        int(loser) if loser else None,
    )


def _decks_of(game: str, lists: list[str], notes: Mapping[str, str]) -> tuple[str, str]:
    noted = notes.get(DECKS_NOTE, "").split(DECKS_BETWEEN)
    if len(noted) == 2 and all(is_choice(game, choice) for choice in noted):
        return noted[0], noted[1]
    if all(is_choice(game, line) for line in lists):
        return choice_of(game, lists[0]), choice_of(game, lists[1])
    return first_choices(game)


def _kept_decks(game: str, plain: object) -> tuple[str, str]:
    """Choices as they were kept, where they are choices still."""
    first = first_choices(game)
    if not isinstance(plain, list) or len(plain) != 2:
        return first
    kept = [one if is_choice(game, one) else first[seat] for seat, one in enumerate(plain)]
    return kept[0], kept[1]


def _plan(game: str, plain: Mapping[str, Any]) -> Plan:
    players = _pair(plain.get("players"))
    known = all(player in (HUMAN, *LEVELS) for player in players) and HUMAN in players
    options = plain.get("options")
    loser = plain.get(LAST_LOSER)
    return Plan(
        game,
        players if known else (HUMAN, LEVELS[0]),
        _pair(plain.get("names")),
        _options(game, options if isinstance(options, Mapping) else {}),
        _kept_decks(game, plain.get("decks")),
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
