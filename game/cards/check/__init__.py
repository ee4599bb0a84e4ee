"""Refuses cards that cannot be meant: with file, line, card, key, and the nearest valid word.

Types of values are checked by the reader; here is what needs the whole card, the game's own words,
or the other cards. What only one game knows it checks itself, through `own`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from game.cards.card import CardData
from game.cards.check.abilities import check_ability
from game.cards.check.report import Report
from game.cards.check.vocabulary import icons, vocabulary
from game.texts import N_
from game.yaml_reader import DataFault, Fault, KeyPath, Positions, parse, read

__all__ = ["CardSheet", "OwnCheck", "Report", "faults_of", "read_sheet", "refuse_faulty"]

OwnCheck = Callable[[Report, CardData, KeyPath], None]
ID_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789_")
CARDS = "cards"


class CardFile(Protocol):
    """What a game's card file holds."""

    @property
    def cards(self) -> Sequence[CardData]: ...


class CardSheet(NamedTuple):
    """The cards of one file, and where they stand in it."""

    cards: Sequence[CardData]
    positions: Positions


def refuse_faulty(
    game: str, sheets: Iterable[CardSheet], own: OwnCheck, known: Iterable[CardData] = ()
) -> None:
    """Raise DataFault with everything that is wrong; `known` are cards there already."""
    if faults := faults_of(game, sheets, own, known):
        raise DataFault(faults)


def faults_of(
    game: str, sheets: Iterable[CardSheet], own: OwnCheck, known: Iterable[CardData] = ()
) -> list[Fault]:
    """Everything that is wrong with the cards of some files."""
    taken = _Taken(known)
    found: list[Fault] = []
    for sheet in sheets:
        report = Report(sheet.positions)
        for index, card in enumerate(sheet.cards):
            path = (CARDS, index)
            taken.check(report, card, path)
            _check_card(report, game, card, path)
            own(report, card, path)
        ids = [card.id for card in sheet.cards]
        found += [_naming(ids, fault) for fault in report.faults]
    return found


def read_sheet(path: Path, name: str, kind: type[CardFile]) -> CardSheet:
    """The cards of a file, which is called `name` in messages; raises DataFault."""
    try:
        file, positions = read(path, kind, name=name)
    except DataFault as error:
        ids = _ids(path)
        raise DataFault(_naming(ids, fault) for fault in error.faults) from None
    return CardSheet(file.cards, positions)


def _ids(path: Path) -> list[str]:
    """The ids of a file's cards, as far as it can be read at all."""
    try:
        value, _ = parse(path.read_text("utf-8"), path.name)
    except (OSError, ValueError):
        return []
    cards = value.get(CARDS) if isinstance(value, dict) else None
    found = cards if isinstance(cards, list) else []
    return [str(card.get("id", "")) if isinstance(card, dict) else "" for card in found]


def _naming(ids: Sequence[str], fault: Fault) -> Fault:
    """The fault with the card's id in its key path: `cards[fern].abilities[0]`."""
    if len(fault.path) < 2 or not isinstance(fault.path[1], int):
        return fault
    card = ids[fault.path[1]] if fault.path[1] < len(ids) else ""
    named: KeyPath = (f"{CARDS}[{card or fault.path[1]}]", *fault.path[2:])
    return Fault(fault.file, fault.place, named, fault.problem)


class _Taken:
    """Ids, numbers and names already given away; each belongs to one card."""

    def __init__(self, known: Iterable[CardData]) -> None:
        self._owners: dict[tuple[str, str], str] = {}
        for card in known:
            self._owners |= {key: card.id for key, _ in self._keys(card)}

    def check(self, report: Report, card: CardData, path: KeyPath) -> None:
        """Report what another card has already, and take the rest."""
        for key, where in self._keys(card):
            if key in self._owners:
                text = N_("'{value}' is taken by the card '{card}'")
                report.fault((*path, *where), text, value=key[1], card=self._owners[key])
            self._owners.setdefault(key, card.id)

    @staticmethod
    def _keys(card: CardData) -> list[tuple[tuple[str, str], KeyPath]]:
        return [
            (("id", card.id), ("id",)),
            (("number", str(card.number)), ("number",)),
            (("ja", card.name.ja), ("name", "ja")),
            (("en", card.name.en), ("name", "en")),
        ]


def _check_card(report: Report, game: str, card: CardData, path: KeyPath) -> None:
    known = vocabulary(game)
    if not card.id or set(card.id) - ID_LETTERS:
        report.fault((*path, "id"), N_("expected small letters a-z, digits and _"))
    if card.number < 1:
        report.fault((*path, "number"), N_("expected 1 or more"))
    report.word((*path, "type"), card.type, known.types)
    report.word((*path, "attribute"), card.attribute, known.attributes)
    report.word((*path, "art"), card.art, icons())
    for index, keyword in enumerate(card.keywords):
        report.word((*path, "keywords", index), keyword, known.keywords)
        if keyword in card.keywords[:index]:
            report.fault((*path, "keywords", index), N_("'{word}' stands twice"), word=keyword)
    _check_words(report, card, path)
    for index, ability in enumerate(card.abilities):
        check_ability(report, known, ability, (*path, "abilities", index))


def _check_words(report: Report, card: CardData, path: KeyPath) -> None:
    """A name and a flavour say something in both languages."""
    for key, words in (("name", card.name), ("flavour", card.flavour)):
        for language in ("ja", "en"):
            if words is not None and not words.in_language(language).strip():
                report.fault((*path, key, language), N_("text is missing here"))
