"""English for when an ability is carried out: chips, and "whenever you summon …"."""

from __future__ import annotations

from game.cards.card import Ability
from game.cards.language import Cards, Where
from game.cards.writer.english.nouns import article_for, described, relative
from game.cards.writer.speech import Speech, kind_of

_CHIPS = {
    "summoned": "On summon",
    "leaves": "On leaving",
    "attacks": "On attack",
    "attacked": "When attacked",
    "blocks": "On block",
    "won": "On win",
    "lost": "On loss",
    "strikes": "On strike",
    "levelled": "On level-up",
    "discarded": "When discarded",
    "turn_start": "Start of your turn",
    "turn_end": "End of your turn",
    "constant": "Always",
    "activated": "Skill",
    "cast": "",
}
_OPPONENTS = {
    "turn_start": "Start of the opponent's turn",
    "turn_end": "End of the opponent's turn",
}
_OF_OTHERS = {
    "summoned": "is summoned",
    "leaves": "leaves the field",
    "attacks": "attacks",
    "attacked": "is attacked",
    "blocks": "blocks",
    "won": "wins a battle",
    "lost": "loses a battle",
    "strikes": "damages life",
    "levelled": "gains a level",
    "discarded": "is discarded",
}
_WITH_OTHERS = {
    "attacks": "attacks {whom}",
    "attacked": "is attacked by {whom}",
    "blocks": "blocks {whom}",
    "won": "wins a battle against {whom}",
    "lost": "loses a battle against {whom}",
}


def chip(ability: Ability) -> str:
    """When, for a chip; empty for a spell and where `occasion` says it in words."""
    if ability.when in _OPPONENTS:
        return (_OPPONENTS if ability.whose == "theirs" else _CHIPS)[ability.when]
    if ability.whose != "this" or ability.where is not None:
        return ""
    return _CHIPS[ability.when]


def occasion(speech: Speech, ability: Ability) -> str:
    """When, in words, where a chip is not enough: "whenever you summon another Fire dinosaur"."""
    if chip(ability) or ability.when not in _OF_OTHERS:
        return ""
    where = ability.where or Where()
    if ability.whose == "this":
        happens = _WITH_OTHERS[ability.when].format(whom=_single(speech, where, "opposing "))
        return f"whenever this {speech.words.types[speech.words.field_type].en} {happens}"
    return f"whenever {_whose(speech, ability.whose, where)} {_OF_OTHERS[ability.when]}"


def _whose(speech: Speech, whose: str, where: Where) -> str:
    if whose == "theirs":
        return _single(speech, where, "opposing ")
    plural = speech.words.types[where.type or speech.words.field_type].plural
    before, behind = described(speech, where), relative(speech, where)
    return f"another of your {before}{plural}{behind}"


def _single(speech: Speech, where: Where, side: str) -> str:
    noun = speech.words.types[kind_of(speech.words, Cards(where=where))].en
    phrase = f"{side}{described(speech, where)}{noun}{relative(speech, where)}"
    return f"{article_for(phrase)}{phrase}"
