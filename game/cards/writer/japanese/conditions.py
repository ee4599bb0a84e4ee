"""Japanese conditions: 「自分のほかの恐竜がいるなら」「自分のターンの間」."""

from __future__ import annotations

from msgspec.structs import replace

from game.cards.language import (
    NOTHING_ASKED,
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
from game.cards.writer.japanese.nouns import (
    all_of,
    described,
    limits,
    noun_of,
    place_of,
    quantity,
    referred,
    unit_of,
)
from game.cards.writer.speech import LIMITS, Speech, as_exists, asks_only

_AND = {"いる": "いて", "ある": "あって", "ない": "なくて", "持つ": "持ち", "された": "されて"}
_FLIPPED = {"at_least": "未満", "at_most": "より大きい", "equal": "でない"}
_STRAIGHT = {"at_least": "以上", "at_most": "以下", "equal": ""}


def condition(speech: Speech, asked: Condition) -> str:
    """A condition, to stand before a comma."""
    if isinstance(asked, TurnOf) and speech.is_constant:
        return f"{statement(speech, asked)}の間"
    return f"{statement(speech, asked)}なら"


def statement(speech: Speech, asked: Condition, *, negated: bool = False) -> str:
    """A condition as a statement, to stand before なら."""
    match asked:
        case Exists(cards, at_least):
            return _exists(speech, cards, at_least, negated=negated)
        case Compare():
            return _compare(speech, asked, negated=negated)
        case Not(of):
            return statement(speech, of, negated=not negated)
        case Both(of):
            texts = [statement(speech, one, negated=negated) for one in of]
            return _either(texts) if negated else _both(texts)
        case Either(of):
            texts = [statement(speech, one, negated=negated) for one in of]
            return _both(texts) if negated else _either(texts)
        case TurnOf(of):
            return "自分のターン" if (of == "mine") != negated else "相手のターン"
        case Matches(card, where):
            return _matches(speech, card, where, negated=negated)


def _both(texts: list[str]) -> str:
    *before, last = texts
    return "".join(f"{_going_on(text)}、" for text in before) + last


def _going_on(text: str) -> str:
    for ending, further in _AND.items():
        if text.endswith(ending):
            return text.removesuffix(ending) + further
    return f"{text}で"


def _either(texts: list[str]) -> str:
    return "か、".join(texts)


def _exists(speech: Speech, cards: Cards, at_least: int, *, negated: bool) -> str:
    """「自分の恐竜が3体以上いる」「自分の地層に恐竜がある」."""
    cards = replace(cards, pick="all")
    there = "いる" if cards.zone == "field" else "ある"
    is_pile = cards.zone in ("hand", "deck") and cards.where == NOTHING_ASKED
    who = place_of(speech, cards) if is_pile else all_of(speech, cards)
    unit = unit_of(speech, cards)
    if at_least > 1 and negated:
        return f"{who}が{at_least - 1}{unit}以下"
    if at_least > 1 and is_pile:
        return f"{who}が{at_least}{unit}以上"
    if at_least > 1:
        there = f"{at_least}{unit}以上{there}"
    elif negated:
        there = "いない" if there == "いる" else "ない"
    if cards.zone == "field" or is_pile:
        return f"{who}が{there}"
    what = f"{described(speech, cards.where)}{noun_of(speech, cards)}"
    return f"{place_of(speech, cards)}に{what}が{there}"


# --- comparisons --------------------------------------------------------------------------------


def _compare(speech: Speech, asked: Compare, *, negated: bool) -> str:
    if (there := as_exists(asked)) is not None:
        return statement(speech, there[0], negated=there[1] != negated)
    left, right = quantity(speech, asked.left), quantity(speech, asked.right)
    if isinstance(asked.left, CountOf) and isinstance(asked.right, int) and asked.op == "equal":
        return _exactly(speech, asked.left, asked.right, negated=negated)
    if isinstance(asked.right, int) and asked.op != "equal" and negated:
        below = asked.op == "at_least"
        return f"{left}が{asked.right - 1}以下" if below else f"{left}が{asked.right + 1}以上"
    if isinstance(asked.right, int) or asked.op != "equal":
        return f"{left}が{right}{(_FLIPPED if negated else _STRAIGHT)[asked.op]}"
    return f"{left}が{right}と同じ{'でない' if negated else ''}"


def _exactly(speech: Speech, counted: CountOf, number: int, *, negated: bool) -> str:
    """「自分の恐竜がちょうど3体」."""
    unit = unit_of(speech, counted.of)
    who = all_of(speech, replace(counted.of, pick="all"))
    if counted.times != 1:
        return f"{quantity(speech, counted)}が{number}{'でない' if negated else ''}"
    return f"{who}がちょうど{number}{unit}{'でない' if negated else ''}"


# --- what a card is like ------------------------------------------------------------------------


def _matches(speech: Speech, card: Ref, where: Where, *, negated: bool) -> str:
    """The shortest way to say it: 「休眠している」「【ブロック】を持つ」「Lv.が2以上」."""
    who, noun = referred(speech, card), speech.words.types[where.type or speech.kind(card)].ja
    speech.ask_about(card)
    if where.state is not None and asks_only(where, "state"):
        is_awake = (where.state == "awake") != negated
        return f"{who}が{speech.words.states['awake' if is_awake else 'dormant'].ja}"
    values = limits(speech, where)
    if asks_only(where, *LIMITS) and len(values) == 1:
        name, bound = values[0]
        return f"{who}の{name}が{_bounded(bound.removeprefix('が'), negated=negated)}"
    if where.fresh is not None and asks_only(where, "fresh"):
        return f"{who}が{described(speech, Where(fresh=where.fresh != negated))}"
    like = described(speech, where)
    if asks_only(where, "keyword"):
        return f"{who}が{like.removesuffix('つ')}たない" if negated else f"{who}が{like}"
    not_ = "でない" if negated else ""
    if asks_only(where, "same_name_as"):
        return f"{who}が{like.removesuffix('の')}{not_}"
    return f"{who}が{like}{noun}{not_}"


def _bounded(bound: str, *, negated: bool) -> str:
    """A bound, or its opposite: 3以上 and 2以下."""
    if not negated:
        return bound
    for way, other, step in (("以上", "以下", -1), ("以下", "以上", 1)):
        number = bound.removesuffix(way)
        if number != bound and number.isdigit():
            return f"{int(number) + step}{other}"
    if bound.endswith("以上") and not bound[0].isdigit():
        return f"{bound.removesuffix('以上')}未満"
    return f"{bound}でない"
