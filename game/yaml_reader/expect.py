"""Sentences about a single value: what stands there and what its type would have accepted.

Knows msgspec's descriptions of types, and neither files nor positions.
"""

import difflib
import re
from collections.abc import Iterable
from functools import reduce
from typing import Any

from msgspec import inspect as shapes

from game.texts import Phrase, phrase

SHOWN_WORDS = 12
SHOWN_CHARACTERS = 40


def check_scalar(value: Any, shape: shapes.Type) -> Phrase | None:
    """Say what is wrong with one value, not looking inside lists and mappings; None if it fits."""
    return None if _fits(value, shape) else mismatch(value, shape)


def mismatch(value: Any, shape: shapes.Type) -> Phrase:
    """`got 'unti', expected one of: unit, spell; did you mean 'unit'?`"""
    said = {"got": _got(value), "expected": expected(shape)}
    if isinstance(value, str) and (word := nearest(value, _words(shape))):
        return phrase("got {got}, expected {expected}; did you mean '{word}'?", **said, word=word)
    if value is None and _takes_text(shape):
        return phrase("got {got}, expected {expected} (text beginning with # needs quotes)", **said)
    return phrase("got {got}, expected {expected}", **said)


def nearest(word: str, words: Iterable[str]) -> str | None:
    """The valid word most like a misspelt one, if any is near enough to be meant."""
    close = difflib.get_close_matches(word, list(words), n=1)
    return close[0] if close else None


def expected(shape: shapes.Type) -> Phrase:
    """What a type accepts, in words."""
    match shape:
        case shapes.Metadata():
            return expected(shape.type)
        case shapes.UnionType():
            return reduce(_either, (expected(one) for one in shape.types))
        case shapes.BoolType():
            return phrase("true or false")
        case shapes.NoneType():
            return phrase("nothing")
        case shapes.IntType():
            return _bounded(phrase("a whole number"), shape)
        case shapes.FloatType():
            return _bounded(phrase("a number"), shape)
        case shapes.StrType():
            return _expected_text(shape)
        case shapes.LiteralType() | shapes.EnumType():
            return _one_of([str(word) for word in _choices(shape)])
        case shapes.TupleType():
            return phrase("a list of {count}", count=len(shape.item_types))
        case shapes.ListType() | shapes.VarTupleType() | shapes.SetType() | shapes.FrozenSetType():
            return _sized(phrase("a list"), shape)
        case shapes.DictType():
            return _sized(phrase("a mapping (key: value)"), shape)
        case _:
            return phrase("a mapping (key: value)")


def _fits(value: Any, shape: Any) -> bool:
    match shape:
        case shapes.Metadata():
            return _fits(value, shape.type)
        case shapes.UnionType():
            return any(_fits(value, one) for one in shape.types)
        case shapes.AnyType():
            return True
        case shapes.NoneType():
            return value is None
        case shapes.BoolType():
            return isinstance(value, bool)
        case shapes.IntType():
            return type(value) is int and _within(value, shape)
        case shapes.FloatType():
            return type(value) in (int, float) and _within(value, shape)
        case shapes.StrType():
            return isinstance(value, str) and _is_text(value, shape)
        case shapes.LiteralType() | shapes.EnumType():
            return any(value == one and type(value) is type(one) for one in _choices(shape))
        case _:
            return _holds(value, shape)


def _holds(value: Any, shape: Any) -> bool:
    """Whether a list or mapping is called for and of the right size; its inside is not judged."""
    match shape:
        case shapes.TupleType():
            return isinstance(value, list) and len(value) == len(shape.item_types)
        case shapes.ListType() | shapes.VarTupleType() | shapes.SetType() | shapes.FrozenSetType():
            return isinstance(value, list) and _has_size(value, shape)
        case shapes.DictType():
            return isinstance(value, dict) and _has_size(value, shape)
        case _:
            return isinstance(value, dict)


def _within(value: float, shape: Any) -> bool:
    return not (
        (shape.ge is not None and value < shape.ge)
        or (shape.gt is not None and value <= shape.gt)
        or (shape.le is not None and value > shape.le)
        or (shape.lt is not None and value >= shape.lt)
        or (shape.multiple_of is not None and value % shape.multiple_of)
    )


def _has_size(value: Any, shape: Any) -> bool:
    return len(value) >= (shape.min_length or 0) and (
        shape.max_length is None or len(value) <= shape.max_length
    )


def _is_text(value: str, shape: shapes.StrType) -> bool:
    return _has_size(value, shape) and (
        shape.pattern is None or re.search(shape.pattern, value) is not None
    )


def _choices(shape: Any) -> tuple[Any, ...]:
    if isinstance(shape, shapes.EnumType):
        return tuple(member.value for member in shape.cls)
    return tuple(shape.values) if isinstance(shape, shapes.LiteralType) else ()


def _words(shape: Any) -> list[str]:
    members = shape.types if isinstance(shape, shapes.UnionType) else (shape,)
    return [word for one in members for word in _choices(one) if isinstance(word, str)]


def _takes_text(shape: Any) -> bool:
    members = shape.types if isinstance(shape, shapes.UnionType) else (shape,)
    return any(isinstance(one, shapes.StrType) for one in members)


def _either(one: Phrase, other: Phrase) -> Phrase:
    return phrase("{one} or {other}", one=one, other=other)


def _one_of(words: list[str]) -> Phrase:
    if len(words) == 1:
        return Phrase("{word}", (("word", words[0]),))
    if len(words) > SHOWN_WORDS:
        return phrase("one of {count} words", count=len(words))
    return phrase("one of: {words}", words=", ".join(words))


def _bounded(what: Phrase, shape: Any) -> Phrase:
    if shape.multiple_of is not None:
        what = phrase("{what}, a multiple of {step}", what=what, step=shape.multiple_of)
    if shape.ge is not None and shape.le is not None:
        return phrase("{what} from {low} to {high}", what=what, low=shape.ge, high=shape.le)
    if shape.ge is not None:
        what = phrase("{what} of at least {low}", what=what, low=shape.ge)
    if shape.gt is not None:
        what = phrase("{what} above {low}", what=what, low=shape.gt)
    if shape.le is not None:
        what = phrase("{what} of at most {high}", what=what, high=shape.le)
    if shape.lt is not None:
        what = phrase("{what} below {high}", what=what, high=shape.lt)
    return what


def _sized(what: Phrase, shape: Any) -> Phrase:
    low, high = shape.min_length, shape.max_length
    if low and high is not None:
        return phrase("{what} of {low} to {high} entries", what=what, low=low, high=high)
    if low:
        return phrase("{what} of at least {low} entries", what=what, low=low)
    if high is not None:
        return phrase("{what} of at most {high} entries", what=what, high=high)
    return what


def _expected_text(shape: shapes.StrType) -> Phrase:
    if shape.pattern is not None:
        return phrase("text of the form {pattern}", pattern=shape.pattern)
    low, high = shape.min_length, shape.max_length
    if low == 1 and high is None:
        return phrase("text that is not empty")
    if low or high is not None:
        return phrase("text of {low} to {high} characters", low=low or 0, high=_endless(high))
    return phrase("text")


def _endless(high: int | None) -> str | int:
    return "∞" if high is None else high


def _got(value: Any) -> Phrase:
    match value:
        case None:
            return phrase("nothing")
        case bool():
            return Phrase("{value}", (("value", "true" if value else "false"),))
        case str():
            cut = value if len(value) <= SHOWN_CHARACTERS else value[:SHOWN_CHARACTERS] + "…"
            return phrase("'{value}'", value=cut)
        case list():
            return phrase("a list of {count}", count=len(value))
        case dict():
            return phrase("a mapping (key: value)")
        case _:
            return Phrase("{value}", (("value", value),))
