"""English conditions: "if you have another dinosaur", "during your turn"."""

from __future__ import annotations

from game.cards.language import (
    Both,
    Cards,
    Compare,
    Condition,
    CountOf,
    Either,
    Exists,
    Matches,
    Not,
    Ref,
    TurnOf,
    Where,
)
from game.cards.writer.english.nouns import (
    article_for,
    described,
    limits,
    possessive,
    quantity,
    referred,
    relative,
    tail,
)
from game.cards.writer.speech import Speech, kind_of


def condition(speech: Speech, asked: Condition) -> str:
    """A condition, to stand before a comma."""
    if isinstance(asked, TurnOf) and speech.is_constant:
        return "during your turn" if asked.of == "mine" else "during the opponent's turn"
    return f"if {statement(speech, asked)}"


def statement(speech: Speech, asked: Condition, *, negated: bool = False) -> str:
    """A condition as a statement."""
    match asked:
        case Exists(cards, at_least):
            return _exists(speech, cards, at_least, negated=negated)
        case Compare(CountOf(of, times=1), "at_least", int(number)):
            return _exists(speech, of, number, negated=negated)
        case Compare():
            return _compare(speech, asked, negated=negated)
        case Not(of):
            return statement(speech, of, negated=not negated)
        case Both(of):
            joined = " or " if negated else " and "
            return joined.join(statement(speech, one, negated=negated) for one in of)
        case Either(of):
            joined = " and " if negated else " or "
            return joined.join(statement(speech, one, negated=negated) for one in of)
        case TurnOf(of):
            return "it is your turn" if (of == "mine") != negated else "it is the opponent's turn"
        case Matches(card, where):
            return _matches(speech, card, where, negated=negated)


def _exists(speech: Speech, cards: Cards, at_least: int, *, negated: bool) -> str:
    """Own and opposing cards are had; others there are."""
    having = cards.of != "any" and cards.zone in ("field", "hand")
    if having:
        start = "you have" if cards.of == "mine" else "the opponent has"
    else:
        start = "there are" if negated or at_least != 1 else "there is"
    return f"{start} {_number(speech, cards, at_least, negated=negated)}"


def _number(speech: Speech, cards: Cards, at_least: int, *, negated: bool) -> str:
    before, behind = described(speech, cards.where), tail(speech, cards)
    word = speech.words.types[kind_of(speech.words, cards)]
    others = "other " if cards.where.other else ""
    if negated or at_least != 1:
        few = "no" if at_least == 1 else f"{at_least - 1} or fewer"
        number = few if negated else f"{at_least} or more"
        return f"{number} {others}{before}{word.plural}{behind}"
    single = f"{before}{word.en}"
    return f"{'another ' if others else article_for(single)}{single}{behind}"


def _compare(speech: Speech, asked: Compare, *, negated: bool) -> str:
    left = quantity(speech, asked.left)
    if isinstance(asked.right, int):
        number = asked.right
        how = {
            "at_least": f"less than {number}" if negated else f"{number} or more",
            "at_most": f"more than {number}" if negated else f"{number} or less",
            "equal": f"not {number}" if negated else f"{number}",
        }[asked.op]
        return f"{left} is {how}"
    right = quantity(speech, asked.right)
    how = {
        "at_least": "less than" if negated else "no less than",
        "at_most": "more than" if negated else "no more than",
        "equal": "not equal to" if negated else "equal to",
    }[asked.op]
    return f"{left} is {how} {right}"


def _matches(speech: Speech, card: Ref, where: Where, *, negated: bool) -> str:
    named = referred(speech, card)
    who, is_, has = ("they", "are", "have") if named == "them" else (named, "is", "has")
    not_ = "not " if negated else ""
    speech.ask_about(card)
    if where == Where(state=where.state):
        return f"{who} {is_} {not_}{where.state}"
    values = limits(speech, where)
    if len(values) == 1 and relative(speech, where) == f" with {' '.join(values[0])}":
        name, bound = values[0]
        return f"{possessive(named)} {name} is {_flipped(bound) if negated else bound}"
    if where == Where(keyword=where.keyword) and not negated:
        return f"{who} {has}{relative(speech, where).removeprefix(' with')}"
    noun = speech.words.types[where.type or speech.words.field_type].en
    phrase = f"{described(speech, where)}{noun}{relative(speech, where)}"
    return f"{who} {is_} {not_}{article_for(phrase)}{phrase}"


def _flipped(bound: str) -> str:
    """The opposite of a bound: "3 or more" and "less than 3"."""
    for behind, before in ((" or more", "less than "), (" or less", "more than ")):
        if bound.endswith(behind):
            return f"{before}{bound.removesuffix(behind)}"
    return f"not {bound}"
