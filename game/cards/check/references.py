"""Whether "chosen", "each", "other", "attacker" and "attacked" have somebody to stand for."""

from __future__ import annotations

from typing import NamedTuple

from game.cards.actions import Action, ChooseOne, ForEach, If, Look, May, Repeat
from game.cards.card import Ability
from game.cards.check.report import Report
from game.cards.check.vocabulary import Vocabulary
from game.cards.language import Cards, Matches, StatOf, Where, Word
from game.cards.walk import words_in
from game.texts import N_
from game.yaml_reader import KeyPath


class Known(NamedTuple):
    """Which references mean something at a place in an ability."""

    words: Vocabulary
    ability: Ability
    chosen: bool = False
    each: bool = False


def check_references(report: Report, words: Vocabulary, ability: Ability, path: KeyPath) -> None:
    """Report references that stand for nobody."""
    known = Known(words, ability)
    if ability.where is not None:
        _refs(report, known, ability.where, (*path, "where"))
    if ability.condition is not None:
        _refs(report, known, ability.condition, (*path, "condition"))
    _actions(report, known, ability.do, (*path, "do"))


def _actions(report: Report, known: Known, actions: tuple[Action, ...], path: KeyPath) -> Known:
    for index, action in enumerate(actions):
        known = _action(report, known, action, (*path, index))
    return known


def _action(report: Report, known: Known, action: Action, path: KeyPath) -> Known:
    match action:
        case May(then, _, otherwise) | If(_, then, otherwise):
            if isinstance(action, If):
                _refs(report, known, action.condition, (*path, "condition"))
            one = _actions(report, known, then, (*path, "then"))
            other = _actions(report, known, otherwise, (*path, "otherwise"))
            return known._replace(chosen=one.chosen and other.chosen)
        case ChooseOne(of):
            ends = [
                _actions(report, known, branch, (*path, "of", index))
                for index, branch in enumerate(of)
            ]
            return known._replace(chosen=all(end.chosen for end in ends))
        case ForEach(cards, then):
            known = _own_cards(report, known, cards, (*path, "cards"))
            inner = _actions(report, known._replace(each=True), then, (*path, "then"))
            return known._replace(chosen=known.chosen and inner.chosen)
        case Repeat(count, then):
            _refs(report, known, count, (*path, "count"))
            return _actions(report, known, then, (*path, "then"))
        case _:
            return _plain(report, known, action, path)


def _plain(report: Report, known: Known, action: Action, path: KeyPath) -> Known:
    """First the cards of an action are picked, then "chosen" means them."""
    name = "take" if isinstance(action, Look) else "cards"
    known = _own_cards(report, known, getattr(action, name, None), (*path, name))
    for field in action.__struct_fields__:
        if field != name:
            _refs(report, known, getattr(action, field), (*path, field))
    return known


def _own_cards(report: Report, known: Known, cards: object, path: KeyPath) -> Known:
    _refs(report, known, cards, path)
    return known._replace(chosen=True) if isinstance(cards, Cards) else known


def _refs(report: Report, known: Known, value: object, path: KeyPath) -> None:
    """Every reference inside a value, conditions and amounts included."""
    if isinstance(value, str) and path[-1] == "cards":
        _ref(report, known, value, path)
    for word, place in words_in(value, path):
        for name, ref in _named(word):
            _ref(report, known, ref, (*place, name))


def _named(word: Word) -> list[tuple[str, str]]:
    match word:
        case StatOf():
            return [("of", word.of)]
        case Matches():
            return [("card", word.card)]
        case Where() if word.same_name_as is not None:
            return [("same_name_as", word.same_name_as)]
        case _:
            return []


def _ref(report: Report, known: Known, ref: str, path: KeyPath) -> None:
    when, whose = known.ability.when, known.ability.whose
    if ref == "chosen" and not known.chosen:
        report.fault(path, N_("nothing has been chosen before; choose first"))
    elif ref == "each" and not known.each:
        report.fault(path, N_("'each' means something inside `for_each` only"))
    elif ref == "other" and whose == "this" and when not in known.words.with_partner:
        report.fault(path, N_("there is no other card when: {when}"), when=when)
    elif ref in ("attacker", "attacked") and when not in known.words.in_attack:
        text = N_("'{ref}' means something only when: {timings}")
        report.fault(path, text, ref=ref, timings=", ".join(sorted(known.words.in_attack)))
