"""What a card of dino can be wrong in beyond the language: values, levels, spells (D-01, D-43)."""

from __future__ import annotations

from itertools import pairwise

from game.cards.actions import Level, Summon
from game.cards.card import CardData
from game.cards.check import Report
from game.cards.walk import words_in
from game.core.game_data import game_data
from game.texts import N_
from game.yaml_reader import KeyPath

MAX_LEVEL = 3


def check_card(report: Report, card: CardData, path: KeyPath) -> None:
    """Report what only dino knows to be wrong; other types than its two are reported already."""
    if not 0 <= card.cost <= game_data("dino").constants["pp_limit"]:
        text = N_("expected a cost from 0 to {most}")
        report.fault((*path, "cost"), text, most=game_data("dino").constants["pp_limit"])
    if card.type == "spell":
        _check_spell(report, card, path)
    elif card.type == "dinosaur":
        _check_dinosaur(report, card, path)
    for word, place in words_in(card.abilities, (*path, "abilities")):
        _check_levels(report, word, place)


def _values(card: CardData, name: str) -> tuple[int, ...]:
    found: tuple[int, ...] = getattr(card, name)
    return found


def _check_spell(report: Report, card: CardData, path: KeyPath) -> None:
    for name in ("battle", "strike"):
        if _values(card, name):
            report.fault((*path, name), N_("a spell has no values; leave the key out"))
    if card.keywords:
        report.fault((*path, "keywords"), N_("a spell has no keywords; leave the key out"))
    if not card.abilities:
        report.fault(path, N_("a spell does nothing without `abilities`"))
    for index, ability in enumerate(card.abilities):
        if ability.when != "cast":
            place = (*path, "abilities", index, "when")
            report.fault(
                place, N_("got '{when}', a spell is carried out when: cast"), when=ability.when
            )


def _check_dinosaur(report: Report, card: CardData, path: KeyPath) -> None:
    for name, strictly in (("battle", True), ("strike", False)):
        values = _values(card, name)
        if len(values) != MAX_LEVEL:
            text = N_("expected the values for Lv. 1, 2 and 3")
            report.fault((*path, name) if values else path, text)
        elif values[0] < 0 or not _rise(values, strictly=strictly):
            report.fault((*path, name), N_("expected values that rise with the level"))
    for index, ability in enumerate(card.abilities):
        if ability.when == "cast":
            place = (*path, "abilities", index, "when")
            report.fault(place, N_("only a spell has 'cast'; for a dinosaur write 'summoned'"))


def _rise(values: tuple[int, ...], *, strictly: bool) -> bool:
    return all(low < high if strictly else low <= high for low, high in pairwise(values))


def _check_levels(report: Report, word: object, path: KeyPath) -> None:
    text = N_("expected a level from 1 to {most}")
    if isinstance(word, Level) and word.to is not None and word.to > MAX_LEVEL:
        report.fault((*path, "to"), text, most=MAX_LEVEL)
    if isinstance(word, Summon) and word.level > MAX_LEVEL:
        report.fault((*path, "level"), text, most=MAX_LEVEL)
