"""English conditions: "if you have another dinosaur", "during your turn"."""

from __future__ import annotations

from msgspec.structs import replace

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
    StatOf,
    TrackOf,
    TurnOf,
    Where,
)
from game.cards.writer.english.nouns import (
    OWNERS,
    article_for,
    described,
    exact_level,
    limits,
    listed,
    possessive,
    quantity,
    referred,
    relative,
    tail,
)
from game.cards.writer.speech import LEVEL, LIMITS, Speech, as_exists, asks_only, kind_of

_HAVING = {"mine": "you have", "theirs": "the opponent has"}


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
        case Compare():
            return _compare(speech, asked, negated=negated)
        case Not(of):
            return statement(speech, of, negated=not negated)
        case Both(of):
            texts = [statement(speech, one, negated=negated) for one in of]
            return listed(texts, "or" if negated else "and")
        case Either(of):
            texts = [statement(speech, one, negated=negated) for one in of]
            return listed(texts, "and" if negated else "or")
        case TurnOf(of):
            return "it is your turn" if (of == "mine") != negated else "it is the opponent's turn"
        case Matches(card, where):
            return _matches(speech, card, where, negated=negated)


def _exists(speech: Speech, cards: Cards, at_least: int, *, negated: bool) -> str:
    if not negated:
        return _there(speech, cards, "" if at_least == 1 else f"{at_least} or more")
    return _there(speech, cards, "no" if at_least == 1 else f"{at_least - 1} or fewer")


def _there(speech: Speech, cards: Cards, number: str) -> str:
    """That there are so many, or (no `number`) that there is one. Own and opposing cards are had,
    others there are."""
    where = cards.where
    before, behind = described(speech, where), relative(speech, where)
    word = speech.words.types[kind_of(speech.words, cards)]
    others = "other " if where.other else ""
    single = f"{'another ' if others else article_for(before + word.en)}{before}{word.en}{behind}"
    what = f"{number} {others}{before}{word.plural}{behind}" if number else single
    if cards.of != "any" and cards.zone == "hand":
        return f"{_HAVING[cards.of]} {what} {_in_hand(speech, cards)}"
    if cards.of != "any" and cards.zone == "field":
        return f"{_HAVING[cards.of]} {what}"
    place = tail(speech, replace(cards, pick="all")).removeprefix(behind)
    return f"there {'are' if number else 'is'} {what}{place}"


def _in_hand(speech: Speech, cards: Cards) -> str:
    whose = "your" if cards.of == "mine" else "their"
    return f"in {whose} {speech.words.zones['hand'].en}"


# --- comparisons --------------------------------------------------------------------------------


def _compare(speech: Speech, asked: Compare, *, negated: bool) -> str:
    if (there := as_exists(asked)) is not None:
        return statement(speech, there[0], negated=there[1] != negated)
    if (text := _as_many(speech, asked, negated=negated)) is not None:
        return text
    match asked:
        case Compare(CountOf(of, 1), "equal", int(exact)) if exact > 1 and not negated:
            return _there(speech, of, f"exactly {exact}")
    left = quantity(speech, asked.left)
    if isinstance(asked.right, int):
        number = asked.right
        how = {
            "at_least": f"{number - 1} or less" if negated else f"{number} or more",
            "at_most": f"{number + 1} or more" if negated else f"{number} or less",
            "equal": f"not {number}" if negated else f"{number}",
        }[asked.op]
        return f"{left} is {how}"
    right = _right_of(speech, asked)
    how = {
        "at_least": "less than" if negated else "no less than",
        "at_most": "more than" if negated else "no more than",
        "equal": "not equal to" if negated else "equal to",
    }[asked.op]
    return f"{left} is {how} {right}"


def _right_of(speech: Speech, asked: Compare) -> str:
    """What a value is compared with; the same value of another is just "the opponent's"."""
    match asked.left, asked.right:
        case TrackOf(track, _, None, 1), TrackOf(same, "theirs", None, 1) if same == track:
            return OWNERS["theirs"]
        case StatOf(stat, _, 1), StatOf(same, of, 1) if same == stat and not speech.many(of):
            return possessive(referred(speech, of))
    return quantity(speech, asked.right)


def _as_many(speech: Speech, asked: Compare, *, negated: bool) -> str | None:
    """Own and opposing cards of one kind: "you have at least as many dinosaurs as the opponent"."""
    match asked.left, asked.right:
        case CountOf(Cards(of="mine") as mine, 1), CountOf(theirs, 1):
            pass
        case _:
            return None
    if mine.zone not in ("field", "hand") or replace(mine, of="theirs") != theirs:
        return None
    noun = speech.words.types[kind_of(speech.words, mine)].plural
    cards = f"{described(speech, mine.where)}{noun}{relative(speech, mine.where)}"
    if mine.zone == "hand":
        cards += f" {_in_hand(speech, mine)}"
    how = {
        "at_least": "fewer {cards} than" if negated else "at least as many {cards} as",
        "at_most": "more {cards} than" if negated else "no more {cards} than",
        "equal": "not as many {cards} as" if negated else "as many {cards} as",
    }[asked.op]
    return f"you have {how.format(cards=cards)} the opponent"


# --- what a card is like ------------------------------------------------------------------------


def _matches(speech: Speech, card: Ref, where: Where, *, negated: bool) -> str:
    """The shortest way to say it: "is dormant", "has 【Block】", "its level is 2 or more"."""
    named = referred(speech, card)
    many = named == "them"
    who = "they" if many else named
    speech.ask_about(card)
    values = limits(speech, where)
    if (level := exact_level(where)) is not None:
        values.append((speech.words.stats[LEVEL].en, str(level)))
    if asks_only(where, *LIMITS) and len(values) == 1:
        name, bound = values[0]
        return f"{possessive(named)} {name} is {_flipped(bound) if negated else bound}"
    if asks_only(where, "keyword", "same_name_as"):
        has = ("have" if many else "has") if not negated else f"{'do' if many else 'does'} not have"
        return f"{who} {has}{relative(speech, where).removeprefix(' with')}"
    not_ = " not" if negated else ""
    if where.fresh is not None and asks_only(where, "fresh"):
        state = speech.words.states["fresh" if where.fresh != negated else "settled"].en
        return f"{who} {'were' if many else 'was'} {state}"
    is_ = f"{who} {'are' if many else 'is'}{not_}"
    if where.state is not None and asks_only(where, "state"):
        return f"{is_} {speech.words.states[where.state].en}"
    word = speech.words.types[where.type or speech.kind(card)]
    phrase = f"{described(speech, where)}{word.plural if many else word.en}"
    return f"{is_} {'' if many else article_for(phrase)}{phrase}{relative(speech, where)}"


def _flipped(bound: str) -> str:
    """The opposite of a bound: "3 or more" and "2 or less"."""
    number, _, way = bound.partition(" or ")
    if number.isdigit() and way in ("more", "less"):
        return f"{int(number) - 1} or less" if way == "more" else f"{int(number) + 1} or more"
    for before, opposite in (("no less than ", "less than "), ("no more than ", "more than ")):
        if bound.startswith(before):
            return f"{opposite}{bound.removeprefix(before)}"
    return f"not {bound}"
