"""Whether cards can be picked so: from a zone the action is about, by somebody who sees them."""

from __future__ import annotations

from game.cards.actions import (
    Awake,
    Change,
    Choose,
    Delta,
    Destroy,
    Discard,
    ForEach,
    Gain,
    KeepDormant,
    Level,
    Look,
    Lose,
    MakeDormant,
    Move,
    Search,
    Summon,
)
from game.cards.check.report import Report
from game.cards.check.vocabulary import Vocabulary
from game.cards.language import NOTHING_ASKED, Cards, CountOf, Exists, Word
from game.texts import N_
from game.yaml_reader import KeyPath

_ON_FIELD = (Awake, Change, Destroy, Gain, KeepDormant, Level, Lose, MakeDormant)
_FIELD_ONLY = ("state", "fresh", "battle_most", "battle_least", "level_most", "level_least")

IN_ZONES = N_("got '{zone}', expected one of: {zones}")
HIDDEN = N_(
    "nobody can choose among cards they do not see; expected `pick: random`, `pick: all`,"
    " or the other player in `by`"
)
UNSEEN = N_("the faces of these cards are hidden, so nothing can be asked of them")


def check_selectors(report: Report, known: Vocabulary, word: Word, path: KeyPath) -> None:
    """Report selectors that their action cannot use."""
    match word:
        case Exists():
            _check_counted(report, known, word.cards, (*path, "cards"))
        case CountOf():
            _check_counted(report, known, word.of, (*path, "of"))
        case Search():
            _in_zones(report, word.cards, (*path, "cards"), ("deck",), of="mine")
        case Look():
            _in_zones(report, word.take, (*path, "take"), ("deck",), of="mine")
        case Choose() | Discard() | ForEach() | Move() | Summon() | Delta() | Change() | Gain():
            _check_target(report, known, word, word.cards, (*path, "cards"))
        case Awake() | Destroy() | KeepDormant() | Level() | Lose() | MakeDormant():
            _check_target(report, known, word, word.cards, (*path, "cards"))
        case Cards():
            _check_where(report, word, (*path, "where"))
        case _:
            pass


def _check_target(
    report: Report, known: Vocabulary, action: Word, cards: object, path: KeyPath
) -> None:
    if not isinstance(cards, Cards):
        return
    if isinstance(action, Discard):
        _in_zones(report, cards, path, ("hand",))
    elif isinstance(action, Summon):
        _in_zones(report, cards, path, ("hand", "strata", "deck"))
    elif isinstance(action, Delta) and action.stat == "cost":
        _in_zones(report, cards, path, ("field", "hand"))
    elif isinstance(action, (Delta, *_ON_FIELD)):
        _in_zones(report, cards, path, ("field",))
    _check_seen(report, known, cards, path)


def _in_zones(
    report: Report, cards: Cards, path: KeyPath, zones: tuple[str, ...], of: str | None = None
) -> None:
    if cards.zone not in zones:
        report.fault((*path, "zone"), IN_ZONES, zone=cards.zone, zones=", ".join(zones))
    if of is not None and cards.of != of:
        report.fault((*path, "of"), IN_ZONES, zone=cards.of, zones=of)


def _check_seen(report: Report, known: Vocabulary, cards: Cards, path: KeyPath) -> None:
    """C-6: a hand is seen by its owner only, a deck by nobody."""
    if cards.pick in ("all", "random"):
        if _is_hidden(known, cards) and cards.where != NOTHING_ASKED:
            report.fault((*path, "where"), UNSEEN)
    elif cards.zone in known.unseen or (cards.zone in known.private and cards.of != cards.by):
        report.fault((*path, "pick"), HIDDEN)


def _check_counted(report: Report, known: Vocabulary, cards: Cards, path: KeyPath) -> None:
    """What is counted is not picked, and nothing hidden is asked."""
    for name, usual in (("pick", "choose"), ("count", 1), ("by", "mine")):
        if getattr(cards, name) != usual:
            text = N_("counting picks no cards; leave `{key}` out")
            report.fault((*path, name), text, key=name)
    if _is_hidden(known, cards) and cards.where != NOTHING_ASKED:
        report.fault((*path, "where"), UNSEEN)


def _is_hidden(known: Vocabulary, cards: Cards) -> bool:
    return cards.zone in known.unseen or (cards.zone in known.private and cards.of != "mine")


def _check_where(report: Report, cards: Cards, path: KeyPath) -> None:
    if cards.zone == "field":
        return
    for name in _FIELD_ONLY:
        if getattr(cards.where, name) is not None:
            text = N_("only cards on the field have that; these are in: {zone}")
            report.fault((*path, name), text, zone=cards.zone)
