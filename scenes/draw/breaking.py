"""Where a line of Japanese or English may end: phrases, kinsoku, and filling a width.

Pure text work: it measures through a function it is given and knows neither fonts nor colours.
Japanese breaks between phrases (BudouX), never before 、。」ー or a small kana, never after 「（;
English breaks at spaces; a word wider than the line breaks between characters, by the same rules.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

NO_START: Final = frozenset(
    "、。，．・：；！？!?,.:;）)」』】］]｝}〉》〕〗’”ーｰ～〜…‥々ゝゞヽヾ％%℃°"
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ"
)
"""Characters that may not begin a line."""
NO_END: Final = frozenset("（(「『【［[｛{〈《〔〖‘“＋−±№＃#")
"""Characters that may not end a line."""

Measure = Callable[[str], int]


def is_cjk(character: str) -> bool:
    """Whether lines may break beside `character` without a space."""
    return "\u2e80" <= character <= "\u9fff" or "\uf900" <= character <= "\uffef"


@lru_cache(maxsize=2048)
def phrases(text: str, together: tuple[str, ...] = ()) -> tuple[str, ...]:
    """`text` (one line) cut where it may break; the terms in `together` stay whole.

    Joined, the phrases are `text`; a phrase keeps the spaces that follow it.
    """
    pieces = list(_words(_budoux(text) if any(map(is_cjk, text)) else [text]))
    return tuple(_glued(_kept(pieces, together)))


def characters(text: str, together: tuple[str, ...] = ()) -> tuple[str, ...]:
    """`text` cut between any two characters that may part, for a phrase wider than the line."""
    return tuple(_glued(_kept(list(text), together)))


@lru_cache(maxsize=1)
def _budoux_parser() -> Callable[[str], list[str]]:
    # Imported when the first Japanese paragraph is set: 20 ms that the first screen need not pay.
    import budoux  # noqa: PLC0415

    parser: Callable[[str], list[str]] = budoux.load_default_japanese_parser().parse
    return parser


def _budoux(text: str) -> list[str]:
    return _budoux_parser()(text)


def _words(pieces: Iterable[str]) -> Iterable[str]:
    for piece in pieces:
        start = 0
        for at in range(1, len(piece)):
            if piece[at - 1] in " \u3000" and piece[at] not in " \u3000":
                yield piece[start:at]
                start = at
        yield piece[start:]


def _kept(pieces: list[str], together: tuple[str, ...]) -> list[str]:
    text = "".join(pieces)
    inside: set[int] = set()
    for term in together:
        at = text.find(term) if term else -1
        while at >= 0:
            inside.update(range(at + 1, at + len(term)))
            at = text.find(term, at + 1)
    kept: list[str] = []
    at = 0
    for piece in pieces:
        if kept and at in inside:
            kept[-1] += piece
        else:
            kept.append(piece)
        at += len(piece)
    return kept


def _glued(pieces: list[str]) -> list[str]:
    glued: list[str] = []
    for piece in pieces:
        if not piece:
            continue
        if glued and (piece[0] in NO_START or _holds(glued[-1]) or _one_word(glued[-1], piece)):
            glued[-1] += piece
        else:
            glued.append(piece)
    return glued


def _holds(before: str) -> bool:
    return before[-1] in NO_END


def _one_word(before: str, after: str) -> bool:
    """Whether the cut falls inside a number or a Latin word."""
    return not is_cjk(before[-1]) and not is_cjk(after[0]) and not before[-1].isspace()


def fill(text: str, width: int, measure: Measure, together: tuple[str, ...] = ()) -> list[str]:
    """`text` as lines of at most `width` by `measure`; its own newlines hold.

    A single unbreakable cluster wider than the line is set alone and overhangs.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        lines += _filled(paragraph, width, measure, together)
    return lines


def _filled(text: str, width: int, measure: Measure, together: tuple[str, ...]) -> list[str]:
    lines = [""]
    for phrase in phrases(text, together):
        if measure((lines[-1] + phrase).rstrip()) <= width:
            lines[-1] += phrase
        elif measure(phrase.rstrip()) <= width:
            lines.append(phrase)
        else:
            _fill_by_character(lines, characters(phrase, together), width, measure)
    return [line.rstrip() for line in lines if line.strip() or len(lines) == 1]


def _fill_by_character(
    lines: list[str], pieces: tuple[str, ...], width: int, measure: Measure
) -> None:
    if len(pieces) == 1:  # one long Latin word: on a line of its own, broken anywhere
        pieces = tuple(pieces[0])
        lines.append("")
    for piece in pieces:
        if lines[-1] and measure((lines[-1] + piece).rstrip()) > width:
            lines.append(piece)
        else:
            lines[-1] += piece


def balance(text: str, width: int, measure: Measure, together: tuple[str, ...] = ()) -> list[str]:
    """Like `fill`, the lines as equal as they can be without one more: for centred text."""
    best = fill(text, width, measure, together)
    if len(best) < 2:
        return best
    low, high = width // 2, width
    while high - low > 4:
        middle = (low + high) // 2
        lines = fill(text, middle, measure, together)
        fits = len(lines) == len(best) and all(measure(line) <= middle for line in lines)
        if fits:
            best, high = lines, middle
        else:
            low = middle
    return best
