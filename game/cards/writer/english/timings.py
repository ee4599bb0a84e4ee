"""English for when an ability is carried out: chips, and "whenever an opposing …"."""

from __future__ import annotations

from game.cards.card import Ability
from game.cards.language import NOTHING_ASKED, Where
from game.cards.terms import Terms
from game.cards.writer.english.nouns import article_for, described, referred, relative
from game.cards.writer.speech import Speech


def chip(words: Terms, ability: Ability) -> str:
    """When, for a chip; empty for a spell and where `occasion` says it in words."""
    said = words.timings.get(ability.when)
    if said is None:
        return ""
    if said.happens is None:  # of a turn, or of nothing that happens
        return (said.theirs or said.chip).en if ability.whose == "theirs" else said.chip.en
    return said.chip.en if ability.whose == "this" and ability.where is None else ""


def occasion(speech: Speech, ability: Ability) -> str:
    """When, in words, where a chip is not enough: "whenever another of your dinosaurs attacks"."""
    said = speech.words.timings.get(ability.when)
    if said is None or chip(speech.words, ability):
        return ""
    where = ability.where or NOTHING_ASKED
    if ability.whose == "this":
        assert said.meets is not None
        happens = said.meets.en.format(this=referred(speech, "this"), who=_opposing(speech, where))
    elif ability.whose == "mine":
        assert said.happens is not None
        happens = said.happens.en.format(who=_another(speech, where))
    else:
        assert said.happens is not None
        happens = (said.theirs or said.happens).en.format(who=_opposing(speech, where))
    return f"whenever {happens}"


def _another(speech: Speech, where: Where) -> str:
    plural = speech.words.types[where.type or speech.words.field_type].plural
    return f"another of your {described(speech, where)}{plural}{relative(speech, where)}"


def _opposing(speech: Speech, where: Where) -> str:
    noun = speech.words.types[where.type or speech.words.field_type].en
    phrase = f"{described(speech, where, 'opposing ')}{noun}{relative(speech, where)}"
    return f"{article_for(phrase)}{phrase}"
