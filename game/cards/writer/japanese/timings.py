"""Japanese for when an ability is carried out: chips, and 「…を召喚したとき」."""

from __future__ import annotations

from game.cards.card import Ability
from game.cards.language import NOTHING_ASKED
from game.cards.terms import Terms
from game.cards.writer.japanese.nouns import OWNERS, described, referred
from game.cards.writer.speech import Speech


def chip(words: Terms, ability: Ability) -> str:
    """When, for a chip; empty for a spell and where `occasion` says it in words."""
    said = words.timings.get(ability.when)
    if said is None:
        return ""
    if said.happens is None:  # of a turn, or of nothing that happens
        return (said.theirs or said.chip).ja if ability.whose == "theirs" else said.chip.ja
    return said.chip.ja if ability.whose == "this" and ability.where is None else ""


def occasion(speech: Speech, ability: Ability) -> str:
    """When, in words, where a chip is not enough: 「自分のほかの恐竜を召喚したとき」."""
    said = speech.words.timings.get(ability.when)
    if said is None or chip(speech.words, ability):
        return ""
    where = ability.where or NOTHING_ASKED
    noun = speech.words.types[where.type or speech.words.field_type].ja
    what = f"{described(speech, where)}{noun}"
    theirs = f"{OWNERS['theirs']}{what}"
    if ability.whose == "this":
        assert said.meets is not None
        return said.meets.ja.format(this=referred(speech, "this"), who=theirs)
    assert said.happens is not None
    if ability.whose == "mine":
        return said.happens.ja.format(who=f"{OWNERS['mine']}ほかの{what}", what=what)
    return (said.theirs or said.happens).ja.format(who=theirs, what=what)
