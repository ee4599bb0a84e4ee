"""Saved matches: set-up, actions and fingerprints as text, and the way back to a match.

A save is replayed, never trusted: rules run again from the seed, and every fingerprint must agree.
The text is JSON, read by the strict YAML reader so that every fault has a line and a key.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b

import msgspec

from game.core.match import Match, MatchSetup
from game.core.rules import game_ids, rules_of
from game.core.serial import SaveError, action_text, parse_action
from game.core.types import Action
from game.resources import DATA_ROOT
from game.texts import Phrase, phrase
from game.yaml_reader import DataFault, KeyPath, Positions, read_text

FORMAT = 1
RULE_FILES = ("game.yaml", "arenas.yaml", "cards.yaml")


class ReplayFault(DataFault):
    """A save does not play as it says; the last step of the fault's path is the action's number."""


class SavedMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A save as it is written. `groups` counts the actions sent together; `notes` belong to the
    screens (a placement not yet confirmed, say)."""

    togijo: int
    rules: int
    data: str
    setup: MatchSetup
    actions: tuple[str, ...]
    hashes: tuple[str, ...]
    groups: tuple[int, ...]
    notes: dict[str, str] = {}


class _HeadSetup(msgspec.Struct):
    game: str


class _Head(msgspec.Struct):
    """What is read of a save to tell its game."""

    setup: _HeadSetup


def game_of(text: str) -> str | None:
    """The game of a save, without a look at the rest; None where the text does not tell."""
    try:
        game = msgspec.json.decode(text, type=_Head).setup.game
    except msgspec.DecodeError:
        return None
    return game if game in game_ids() else None


@cache
def data_hash(game: str) -> str:
    """A fingerprint of the data files that the rules of a game read."""
    digest = blake2b(digest_size=8)
    for name in RULE_FILES:
        path = DATA_ROOT / game / name
        if path.is_file():
            digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def save(match: Match, notes: dict[str, str] | None = None) -> str:
    """The match as text."""
    saved = SavedMatch(
        togijo=FORMAT,
        rules=rules_of(match.setup.game).version,
        data=data_hash(match.setup.game),
        setup=match.setup,
        actions=tuple(map(action_text, match.actions)),
        hashes=tuple(match.hashes),
        groups=tuple(match.group_sizes()),
        notes=notes or {},
    )
    return json.dumps(msgspec.to_builtins(saved), ensure_ascii=False, indent=1) + "\n"


def load(text: str, name: str) -> tuple[Match, dict[str, str]]:
    """The match of a save, and its notes. `name` stands for the file in messages.

    Raises DataFault where the text is not a save, and its kind ReplayFault where it is one that
    does not play as it says.
    """
    saved, where = read_save(text, name)
    return replay(saved, where), saved.notes


def read_save(text: str, name: str) -> tuple[SavedMatch, Positions]:
    """A save as it is written, of this version and with counts that agree; not yet played.

    Raises DataFault.
    """
    saved, where = read_text(text, SavedMatch, name=name)
    for path, problem in _misfits(saved):
        raise DataFault([where.fault(path, problem)])
    return saved, where


def _misfits(saved: SavedMatch) -> Iterator[tuple[KeyPath, Phrase]]:
    """What makes a well-formed save one that this version cannot play; the worst first."""
    if saved.togijo != FORMAT:
        yield ("togijo",), _other_version(saved.togijo, FORMAT)
    game = saved.setup.game
    if game not in game_ids():
        known = ", ".join(game_ids())
        yield (
            ("setup", "game"),
            phrase("no game '{game}'; there are: {known}", game=game, known=known),
        )
    version = rules_of(game).version
    if saved.rules != version:
        yield ("rules",), _other_version(saved.rules, version)
    count = len(saved.actions)
    if len(saved.hashes) != count:
        yield ("hashes",), _other_count(len(saved.hashes), count)
    if sum(saved.groups) != count or any(size < 1 for size in saved.groups):
        yield ("groups",), _other_count(sum(saved.groups), count)


def _other_version(got: int, expected: int) -> Phrase:
    return phrase("got version {got}, this program plays {expected}", got=got, expected=expected)


def _other_count(got: int, expected: int) -> Phrase:
    return phrase("stands for {got} actions, but there are {expected}", got=got, expected=expected)


def replay(saved: SavedMatch, where: Positions, *, verify: bool = True) -> Match:
    """Play the saved actions again; with `verify`, every position must be the one it was.

    Raises DataFault for a set-up there is not, ReplayFault at the first action that is no action,
    is refused, or led elsewhere.
    """
    try:
        match = Match(saved.setup)
    except ValueError as fault:
        problem = Phrase("{fault}", (("fault", str(fault)),))
        raise DataFault([where.fault(("setup",), problem)]) from fault
    actions = [_read_action(saved, number, where) for number in range(len(saved.actions))]
    first = 0
    for size in saved.groups:
        refused = _submit(match, actions[first : first + size], where)
        if verify:
            _compare(match, saved, first, where)
        if refused is not None:
            raise refused
        first += size
    return match


def _read_action(saved: SavedMatch, number: int, where: Positions) -> Action:
    try:
        return parse_action(saved.actions[number])
    except SaveError as fault:
        problem = Phrase("{fault}", (("fault", str(fault)),))
        raise ReplayFault([where.fault(("actions", number), problem)]) from fault


def _submit(match: Match, group: list[Action], where: Positions) -> ReplayFault | None:
    """Carry out a group as far as the rules allow; what stopped it, if anything."""
    first = len(match.actions)
    try:
        match.submit(*group)
    except ValueError:
        number = len(match.actions)
        refusal = match.check(group[number - first])
        if refusal is None:
            problem = phrase("actions of both seats in one group, expected those of one")
        else:
            action, clause = action_text(group[number - first]), refusal.clause
            problem = phrase(
                "{clause} does not allow '{action}' here", clause=clause, action=action
            )
        return ReplayFault([where.fault(("actions", number), problem)])
    return None


def _compare(match: Match, saved: SavedMatch, first: int, where: Positions) -> None:
    for number in range(first, len(match.hashes)):
        if saved.hashes[number] != match.hashes[number]:
            problem = phrase("the position after this action is another than when it was saved")
            raise ReplayFault([where.fault(("hashes", number), problem)])
