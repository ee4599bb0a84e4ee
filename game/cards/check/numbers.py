"""Numbers and lists that would do nothing: a rise of 0, a choice of one, an empty branch."""

from __future__ import annotations

from game.cards.actions import (
    ChooseOne,
    CostChange,
    Delta,
    Draw,
    ForEach,
    If,
    Level,
    Look,
    May,
    Mill,
    Price,
    Repeat,
    Summon,
    Track,
)
from game.cards.check.report import Report
from game.cards.language import Amount, Both, Cards, CountOf, Either, StatOf, TrackOf, Word
from game.texts import N_
from game.yaml_reader import KeyPath

NEVER_ZERO = N_("0 would do nothing; leave the word out or give another number")
AT_LEAST_ONE = N_("expected 1 or more")
MOST_CHOICES = 9


def check_numbers(report: Report, word: Word, path: KeyPath) -> None:
    """Report numbers and lists that mean nothing."""
    match word:
        case Delta() | CostChange():
            if word.by == 0:
                report.fault((*path, "by"), NEVER_ZERO)
        case CountOf() | StatOf() | TrackOf():
            if word.times == 0:
                report.fault((*path, "times"), NEVER_ZERO)
        case Draw() | Mill() | Look() | Cards():
            _at_least_one(report, (*path, "count"), word.count)
        case Track():
            _check_track(report, word, path)
        case Level():
            _check_level(report, word, path)
        case Summon():
            _at_least_one(report, (*path, "level"), word.level)
        case Price():
            _check_price(report, word, path)
        case _:
            _check_lists(report, word, path)


def _check_lists(report: Report, word: Word, path: KeyPath) -> None:
    match word:
        case ChooseOne():
            if not 2 <= len(word.of) <= MOST_CHOICES:
                text = N_("expected from 2 to {most} choices")
                report.fault((*path, "of"), text, most=MOST_CHOICES)
            for index, branch in enumerate(word.of):
                _not_empty(report, (*path, "of", index), branch)
        case Both() | Either():
            if len(word.of) < 2:
                report.fault((*path, "of"), N_("expected 2 conditions or more"))
        case Repeat():
            if isinstance(word.count, int) and word.count < 2:
                report.fault((*path, "count"), N_("expected 2 or more; once needs no repeat"))
            _not_empty(report, (*path, "then"), word.then)
        case May() | If() | ForEach():
            _not_empty(report, (*path, "then"), word.then)
        case _:
            pass


def _at_least_one(report: Report, path: KeyPath, value: Amount) -> None:
    if isinstance(value, int) and value < 1:
        report.fault(path, AT_LEAST_ONE)


def _not_empty(report: Report, path: KeyPath, actions: tuple[Word, ...]) -> None:
    if not actions:
        report.fault(path, N_("expected at least one action"))


def _check_track(report: Report, track: Track, path: KeyPath) -> None:
    if isinstance(track.by, int) and track.by < 1:
        report.fault((*path, "by"), N_("expected 1 or more; for less write `falling: true`"))


def _check_level(report: Report, level: Level, path: KeyPath) -> None:
    if level.to is not None and level.by:
        report.fault((*path, "to"), N_("expected `by` or `to`, not both"))
    elif level.to is None and not level.by:
        report.fault(path, N_("expected `by`, how many levels up or down, or `to`, which level"))
    elif level.to is not None:
        _at_least_one(report, (*path, "to"), level.to)


def _check_price(report: Report, price: Price, path: KeyPath) -> None:
    if price == Price():
        report.fault(path, N_("this price is nothing; leave the key out"))
    for name, value in (("pp", price.pp), ("discard", price.discard)):
        if value < 0:
            report.fault((*path, name), AT_LEAST_ONE)
    if price.dormant and price.destroy_this:
        report.fault((*path, "destroy_this"), N_("expected `dormant` or `destroy_this`, not both"))
