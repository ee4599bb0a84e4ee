"""Card text in Japanese, in the voice of a printed card; the user is 自分."""

from __future__ import annotations

from game.cards.actions import Action
from game.cards.card import Ability
from game.cards.terms import Terms
from game.cards.writer.japanese.actions import price
from game.cards.writer.japanese.conditions import condition
from game.cards.writer.japanese.sentences import clauses, sentences
from game.cards.writer.japanese.timings import chip, occasion
from game.cards.writer.japanese.verbs import joined
from game.cards.writer.speech import Speech


def timing(words: Terms, ability: Ability) -> str:
    """When, in a word or two for a chip; empty where the sentence says it."""
    return chip(words, ability)


def body(words: Terms, ability: Ability) -> str:
    """The sentences of an ability."""
    speech = Speech(words, ability)
    leads = [occasion(speech, ability)]
    leads += [condition(speech, ability.condition)] if ability.condition is not None else []
    lead = "".join(f"{text}、" for text in leads if text)
    text = f"{lead}{clauses(speech, ability.do)}。" if lead else sentences(speech, ability.do)
    return f"{joined(price(speech, ability.price))}：{text}" if ability.price else text


def part(words: Terms, ability: Ability, actions: tuple[Action, ...]) -> str:
    """The sentences of some of an ability's actions, without when and whether."""
    return sentences(Speech(words, ability), actions)
