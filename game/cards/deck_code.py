"""A deck as one line that can be typed: `DINO1-C1H2-…`, and back.

The line names the game and the version of the format; then come symbols of five bits: the cards by
their numbers, sorted by how often they are in the deck, each number as the step from the one
before; then a checksum over all of it. Letters that look alike are read as one, and a slip of the
pen is found and mended in the message.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b

from game.cards.library import standard
from game.core.game_data import game_data
from game.core.rules import game_ids
from game.texts import N_, Param, Phrase

SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no I, L, O, U: they look like 1, 1, 0 and V
ALIKE = str.maketrans("ILOU", "110V")
VERSION = "1"
CHECK = 4  # symbols of the checksum, 20 bits
GROUP = 4  # symbols between two hyphens
MAX_SYMBOLS = 400
PAYLOAD, GOING_ON = 15, 16  # of a symbol that is part of a number


class DeckCodeError(ValueError):
    """A line is no deck code; `phrase` says why, for the player."""

    def __init__(self, text: str, /, **params: Param) -> None:
        self.phrase = Phrase(text, tuple(params.items()))
        super().__init__(str(self.phrase))


def to_code(game: str, cards: dict[str, int]) -> str:
    """The code of a deck; raises DeckCodeError for a card that is not in the game's own set."""
    pool = standard(game).cards
    for card in cards:
        if card not in pool:
            text = N_("the card '{card}' is not of the set, so a code cannot name it")
            raise DeckCodeError(text, card=card)
    head = f"{game.upper()}{VERSION}"
    counts = {pool[card].number: count for card, count in cards.items()}
    body = "".join(SYMBOLS[value] for value in _packed(counts))
    return "-".join((head, *_grouped(body + _checksum(head, body))))


def from_code(code: str) -> tuple[str, dict[str, int]]:
    """The game and the cards of a code; raises DeckCodeError saying what is wrong with it."""
    game, head, symbols = _parts(code)
    body = symbols[:-CHECK]
    if not _fits(head, symbols):
        raise _slip(head, symbols)
    by_number = {card.number: card.id for card in standard(game).cards.values()}
    cards: dict[str, int] = {}
    for number, count in _unpacked([SYMBOLS.index(symbol) for symbol in body]):
        if number not in by_number:
            raise DeckCodeError(N_("there is no card with the number {number}"), number=number)
        cards[by_number[number]] = count
    return game, cards


# --- the line -----------------------------------------------------------------------------------


def _parts(code: str) -> tuple[str, str, str]:
    """The game, its head, and the symbols behind it, without hyphens and spaces."""
    letters = "".join(code.upper().replace("-", " ").split())
    games = {f"{game.upper()}{VERSION}": game for game in game_ids() if game_data(game).deck_clause}
    for head, game in games.items():
        if letters.translate(ALIKE).startswith(head.translate(ALIKE)):
            return game, head, _symbols(letters[len(head) :])
    raise DeckCodeError(N_("a deck code begins with: {heads}"), heads=", ".join(games))


def _symbols(letters: str) -> str:
    symbols = letters.translate(ALIKE)
    for symbol in symbols:
        if symbol not in SYMBOLS:
            raise DeckCodeError(N_("a deck code has no '{letter}'"), letter=symbol)
    if not CHECK < len(symbols) <= MAX_SYMBOLS:
        raise DeckCodeError(N_("this is too short or too long for a deck code"))
    return symbols


def _grouped(symbols: str) -> list[str]:
    return [symbols[start : start + GROUP] for start in range(0, len(symbols), GROUP)]


# --- the checksum -------------------------------------------------------------------------------


def _checksum(head: str, body: str) -> str:
    digest = int.from_bytes(blake2b(f"{head}{body}".encode(), digest_size=4).digest(), "big")
    return "".join(SYMBOLS[digest >> 5 * place & 31] for place in range(CHECK))


def _fits(head: str, symbols: str) -> bool:
    return _checksum(head, symbols[:-CHECK]) == symbols[-CHECK:]


def _slip(head: str, symbols: str) -> DeckCodeError:
    """What to say of a code whose checksum is wrong: the one it was meant to be, if it is clear."""
    meant = {other for other in _neighbours(symbols) if _fits(head, other)}
    if len(meant) == 1:
        better = "-".join((head, *_grouped(meant.pop())))
        return DeckCodeError(N_("a letter is wrong; did you mean {code}?"), code=better)
    return DeckCodeError(N_("the checksum does not fit: letters are wrong, missing or too many"))


def _neighbours(symbols: str) -> Iterator[str]:
    """All lines with one letter changed, or two neighbours exchanged."""
    for place, symbol in enumerate(symbols):
        before, behind = symbols[:place], symbols[place + 1 :]
        yield from (before + other + behind for other in SYMBOLS if other != symbol)
        if behind:
            yield before + behind[0] + symbol + behind[1:]


# --- the numbers --------------------------------------------------------------------------------


def _packed(counts: dict[int, int]) -> Iterator[int]:
    """For each count: the count, how many cards, the steps between their numbers."""
    for count in sorted(set(counts.values())):
        numbers = sorted(number for number, of_it in counts.items() if of_it == count)
        yield from _varint(count)
        yield from _varint(len(numbers))
        for before, number in zip([0, *numbers], numbers, strict=False):
            yield from _varint(number - before)


def _unpacked(values: list[int]) -> Iterator[tuple[int, int]]:
    numbers = _numbers(values)
    for count in numbers:
        number = 0
        for _ in range(_next(numbers)):
            number += _next(numbers)
            yield number, count


def _varint(value: int) -> Iterator[int]:
    """A number as symbols, the low bits first; all but the last say that it goes on."""
    while value > PAYLOAD:
        yield value & PAYLOAD | GOING_ON
        value >>= 4
    yield value


def _numbers(values: list[int]) -> Iterator[int]:
    number = place = 0
    for value in values:
        number |= (value & PAYLOAD) << place
        place += 4
        if not value & GOING_ON:
            yield number
            number = place = 0
    if place:
        raise DeckCodeError(N_("the code ends in the middle"))


def _next(numbers: Iterator[int]) -> int:
    for number in numbers:
        return number
    raise DeckCodeError(N_("the code ends in the middle"))
