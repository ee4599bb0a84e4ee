"""Writes what a card says from what it does, in Japanese and English.

A card's text is a list of paragraphs, one for each ability: the timing, shown as a chip, and the
sentences. Keywords are separate. Nobody writes card text by hand, so it cannot say anything else
than what happens.
"""

from __future__ import annotations

from typing import NamedTuple

from game.cards.actions import Action
from game.cards.card import Ability, CardData
from game.cards.terms import terms
from game.cards.walk import words_in
from game.cards.writer import english, japanese


class Paragraph(NamedTuple):
    """The text of one ability: the timing in a few words (empty for a spell), then sentences."""

    timing: str
    body: str


def paragraphs(game: str, card: CardData, language: str) -> tuple[Paragraph, ...]:
    """The text of a card in "ja" or "en"."""
    return tuple(ability_text(game, ability, language) for ability in card.abilities)


def ability_text(game: str, ability: Ability, language: str) -> Paragraph:
    """The text of one ability."""
    writer = japanese if language == "ja" else english
    words = terms(game)
    return Paragraph(writer.timing(words, ability), writer.body(words, ability))


def part_text(game: str, ability: Ability, actions: tuple[Action, ...], language: str) -> str:
    """Some of an ability's actions, as its text says them: one of several ways to choose from."""
    say = japanese.part if language == "ja" else english.part
    return say(terms(game), ability, actions)


def keyword_names(game: str, card: CardData, language: str) -> tuple[str, ...]:
    """The names of a card's printed keywords, without the brackets."""
    words = terms(game).keywords
    return tuple(words[keyword].name.in_language(language) for keyword in card.keywords)


def reminders(game: str, card: CardData, language: str) -> tuple[tuple[str, str], ...]:
    """What the keywords mean that a card has or speaks of: name and explanation, each once."""
    spoken = [
        keyword
        for word, _ in words_in(card.abilities, ())
        if (keyword := getattr(word, "keyword", None)) is not None
    ]
    words = terms(game).keywords
    return tuple(
        (words[keyword].name.in_language(language), words[keyword].text.in_language(language))
        for keyword in dict.fromkeys((*card.keywords, *spoken))
    )


def plain_text(game: str, card: CardData, language: str) -> str:
    """The whole text on lines of its own: keywords in 【 】, then a paragraph a line."""
    lines = ["".join(f"【{name}】" for name in keyword_names(game, card, language))]
    for timing, body in paragraphs(game, card, language):
        lines.append(f"［{timing}］{body}" if language == "ja" and timing else body)
        if language != "ja" and timing:
            lines[-1] = f"[{timing}] {body}"
    return "\n".join(line for line in lines if line)
