"""Japanese conditions: 「自分のほかの恐竜がいるなら」「自分のターンの間」."""

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
from game.cards.writer.japanese.nouns import (
    all_of,
    described,
    limits,
    quantity,
    referred,
    unit_of,
)
from game.cards.writer.speech import Speech

_AND = {"いる": "いて", "ある": "あって", "ない": "なくて", "持つ": "持ち"}
_OTHER_STATE = {"awake": "dormant", "dormant": "awake"}
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
        case Compare(CountOf(of, times=1), "at_least", int(number)):
            return _exists(speech, of, number, negated=negated)
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
    who, unit = all_of(speech, cards), unit_of(speech, cards)
    there = "いる" if cards.zone == "field" else "ある"
    if at_least == 1:
        missing = "いない" if there == "いる" else "ない"
        return f"{who}が{missing if negated else there}"
    if negated:
        return f"{who}が{at_least - 1}{unit}以下"
    return f"{who}が{at_least}{unit}以上{there if cards.zone != 'hand' else ''}"


def _compare(speech: Speech, asked: Compare, *, negated: bool) -> str:
    how = (_FLIPPED if negated else _STRAIGHT)[asked.op]
    if isinstance(asked.right, int) or how in ("以上", "以下", "未満"):
        return f"{quantity(speech, asked.left)}が{quantity(speech, asked.right)}{how}"
    equal = "と同じ" if not negated else "と同じでない"
    how = how if asked.op != "equal" else equal
    return f"{quantity(speech, asked.left)}が{quantity(speech, asked.right)}{how}"


def _matches(speech: Speech, card: Ref, where: Where, *, negated: bool) -> str:
    who = referred(speech, card)
    speech.ask_about(card)
    if where.state is not None and where == Where(state=where.state):
        state = _OTHER_STATE[where.state] if negated else where.state
        return f"{who}が{speech.words.states[state].ja}"
    values = limits(speech, where)
    if len(values) == 1 and described(speech, where) == f"{''.join(values[0])}の":
        name, bound = values[0]
        return f"{who}の{name}が{_flipped(bound) if negated else bound}"
    if where == Where(keyword=where.keyword) and not negated:
        return f"{who}が{described(speech, where)}"
    noun = speech.words.types[where.type or speech.words.field_type].ja
    return f"{who}が{described(speech, where)}{noun}{'でない' if negated else ''}"


def _flipped(bound: str) -> str:
    """The opposite of a bound: 3以上 and 3未満."""
    if bound.endswith("以上"):
        return f"{bound.removesuffix('以上')}未満"
    return f"{bound}でない"
