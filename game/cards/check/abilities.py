"""Whether an ability holds together: its timing, whose it is, its price, how long it lasts."""

from __future__ import annotations

from game.cards.actions import Action, Change, CostChange, Delta, Gain, Lose
from game.cards.card import OF_TURNS, Ability
from game.cards.check.numbers import check_numbers
from game.cards.check.references import check_references
from game.cards.check.report import Report
from game.cards.check.selectors import check_selectors
from game.cards.check.vocabulary import Vocabulary, check_words
from game.cards.language import NOTHING_ASKED, Cards, StatOf
from game.cards.walk import words_in
from game.texts import N_
from game.yaml_reader import KeyPath

LASTING = (Delta, Change, Gain, Lose, CostChange)
BY_CHOICE = ("cast", "activated")


def check_ability(report: Report, known: Vocabulary, ability: Ability, path: KeyPath) -> None:
    """Report everything an ability can be wrong in."""
    for word, place in words_in(ability, path):
        check_words(report, known, word, place)
        check_numbers(report, word, place)
        check_selectors(report, known, word, place)
    if not ability.do:
        report.fault((*path, "do"), N_("expected at least one action"))
    _check_timing(report, known, ability, path)
    check_references(report, known, ability, path)
    if ability.when == "constant":
        _check_constant(report, known, ability, path)
    else:
        for word, place in words_in(ability.do, (*path, "do")):
            _check_duration(report, word, place)


def _check_timing(report: Report, known: Vocabulary, ability: Ability, path: KeyPath) -> None:
    when = ability.when
    own = (*BY_CHOICE, "constant")
    if when in own and ability.whose != "this":
        report.fault((*path, "whose"), N_("'{when}' is about this card only"), when=when)
    if when in OF_TURNS and ability.whose == "mine":
        report.fault((*path, "whose"), N_("for the own turn leave this out"))
    if ability.price is not None and when != "activated":
        report.fault((*path, "price"), N_("only a skill started by choice (activated) has a price"))
    if ability.where is None:
        return
    alone = ability.whose == "this" and when not in known.with_partner
    if when in OF_TURNS or when in own or alone:
        report.fault((*path, "where"), N_("there is no other card when: {when}"), when=when)
    if ability.where == NOTHING_ASKED:
        report.fault((*path, "where"), N_("nothing is asked here; leave the key out"))


# --- constant abilities -------------------------------------------------------------------------


def _check_constant(report: Report, known: Vocabulary, ability: Ability, path: KeyPath) -> None:
    """They hold, they do not happen: nothing is chosen, and nothing has a duration of its own."""
    for index, action in enumerate(ability.do):
        place = (*path, "do", index)
        if not isinstance(action, LASTING):
            text = N_("a constant ability has only changes: delta, change, gain, lose, cost_change")
            report.fault((*place, "do"), text)
            continue
        if action.lasting != "turn":
            text = N_(
                "a constant ability lasts as long as its card is on the field; leave this out"
            )
            report.fault((*place, "lasting"), text)
        _check_held(report, action, place)
    for word, place in words_in(ability, path):
        if isinstance(word, Cards) and word.zone in known.private and word.where != NOTHING_ASKED:
            report.fault((*place, "where"), N_("a constant ability asks nothing of hidden cards"))
        if isinstance(word, StatOf) and word.of != "this":
            report.fault((*place, "of"), N_("a constant ability knows its own card only: 'this'"))


def _check_held(report: Report, action: Action, path: KeyPath) -> None:
    cards = getattr(action, "cards", None)
    if isinstance(cards, str) and cards != "this":
        report.fault((*path, "cards"), N_("a constant ability knows its own card only: 'this'"))
    if isinstance(cards, Cards) and cards.pick != "all":
        text = N_("nobody chooses in a constant ability; expected `pick: all`")
        report.fault((*path, "cards", "pick"), text)


def _check_duration(report: Report, action: object, path: KeyPath) -> None:
    """What is about a player or a hand does not last "as long as on the field"."""
    if not isinstance(action, LASTING) or action.lasting != "field":
        return
    cards = getattr(action, "cards", None)
    if isinstance(action, CostChange) or (isinstance(cards, Cards) and cards.zone != "field"):
        text = N_("'field' lasts as long as a card is on the field; these are not there")
        report.fault((*path, "lasting"), text)
