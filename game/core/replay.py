"""Saved matches: set-up, actions and fingerprints as text, and the way back to a match.

A save is replayed, never trusted: rules run again from the seed, and every fingerprint must agree.
The text is JSON, read by the strict YAML reader so that every fault has a line and a key.
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import blake2b

import msgspec

from game.core.match import Match, MatchSetup
from game.core.rules import game_ids, rules_of
from game.core.serial import SaveError, action_text, parse_action
from game.resources import DATA_ROOT
from game.yaml_reader import read_text

FORMAT = 1
RULE_FILES = ("game.yaml", "arenas.yaml", "cards.yaml")


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

    Raises DataFault where the text is not a save, and SaveError where it is one that cannot be
    played again: another version, or an action that the rules refuse.
    """
    saved, _ = read_text(text, SavedMatch, name=name)
    _check_version(saved, name)
    return replay(saved, name), saved.notes


def _check_version(saved: SavedMatch, name: str) -> None:
    if saved.togijo != FORMAT:
        raise SaveError(f"{name}: togijo: format {saved.togijo}; this version reads {FORMAT}")
    if saved.setup.game not in game_ids():
        raise SaveError(f"{name}: setup.game: there is no game {saved.setup.game!r}")
    version = rules_of(saved.setup.game).version
    if saved.rules != version:
        raise SaveError(f"{name}: rules: version {saved.rules}; this version plays {version}")
    if not len(saved.hashes) == len(saved.actions) == sum(saved.groups) or 0 in saved.groups:
        raise SaveError(f"{name}: groups: the counts of actions, hashes and groups do not agree")


def replay(saved: SavedMatch, name: str) -> Match:
    """Play the saved actions again; raises SaveError naming the first that differs."""
    try:
        match = Match(saved.setup)
    except ValueError as fault:
        raise SaveError(f"{name}: setup.config: {fault}") from fault
    position = 0
    for size in saved.groups:
        actions = [parse_action(text) for text in saved.actions[position : position + size]]
        try:
            match.submit(*actions)
        except ValueError as fault:
            number = len(match.actions)
            raise SaveError(f"{name}: actions[{number}]: {fault}") from fault
        position += size
    for number, (saved_hash, played) in enumerate(zip(saved.hashes, match.hashes, strict=True)):
        if saved_hash != played:
            raise SaveError(
                f"{name}: hashes[{number}]: the position after action {number + 1} is another"
                " than when it was saved; the file or the rules have changed"
            )
    return match
