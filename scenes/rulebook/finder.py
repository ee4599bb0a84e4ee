"""Finds clauses by words: without regard to case, width of letters, or the two kinds of kana."""

import unicodedata
from collections.abc import Iterable
from typing import Final

_KATAKANA: Final = range(ord("ァ"), ord("ヶ") + 1)
_TO_HIRAGANA: Final = {code: code - 0x60 for code in _KATAKANA}


def folded(text: str) -> str:
    """A text as it is compared: small letters, narrow signs, hiragana."""
    return unicodedata.normalize("NFKC", text).casefold().translate(_TO_HIRAGANA)


def matches(words: str, texts: Iterable[str]) -> bool:
    """Whether every one of the words stands in some of the texts."""
    shown = [folded(text) for text in texts]
    return all(any(word in text for text in shown) for word in folded(words).split())
