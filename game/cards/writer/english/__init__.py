"""Card text in English, in the voice of a printed card; the user is "you"."""

from __future__ import annotations

from game.cards.actions import Action
from game.cards.card import Ability
from game.cards.terms import Terms
from game.cards.writer.english.conditions import condition
from game.cards.writer.english.sentences import clauses, sentences, upper
from game.cards.writer.english.timings import chip, occasion
from game.cards.writer.english.verbs import price
from game.cards.writer.speech import Speech


def timing(words: Terms, ability: Ability) -> str:
    """When, in a word or two for a chip; empty where the sentence says it."""
    return chip(words, ability)


def body(words: Terms, ability: Ability) -> str:
    """The sentences of an ability."""
    speech = Speech(words, ability)
    leads = [occasion(speech, ability)]
    leads += [condition(speech, ability.condition)] if ability.condition is not None else []
    lead = ", ".join(text for text in leads if text)
    if lead:
        text = upper(f"{lead}, {clauses(speech, ability.do)}.")
    else:
        text = sentences(speech, ability.do)
    return f"{upper(price(speech, ability.price))}: {text}" if ability.price else text


def part(words: Terms, ability: Ability, actions: tuple[Action, ...]) -> str:
    """The sentences of some of an ability's actions, without when and whether."""
    return sentences(Speech(words, ability), actions)
