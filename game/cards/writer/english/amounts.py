"""English for how much: "2 more cards", "1 life for each of your dinosaurs"."""

from __future__ import annotations

from game.cards.language import Amount
from game.cards.writer.english.nouns import per, quantity
from game.cards.writer.speech import Speech, rate_of


def counted(speech: Speech, count: Amount, *, more: bool = False) -> str:
    """So many cards: "a card", "2 more cards", "a card for each of your dinosaurs"."""
    if (rate := rate_of(count)) is not None:
        return f"{counted(speech, rate.times, more=more)}{per(speech, rate)}"
    if count == 1:
        return "another card" if more else "a card"
    extra = "more " if more else ""
    if isinstance(count, int):
        return f"{count} {extra}cards"
    return f"{extra}cards equal to {quantity(speech, count)}"


def measured(speech: Speech, by: Amount, name: str) -> str:
    """So much of something: "2 life", "1 life for each …", "life equal to …"."""
    if isinstance(by, int):
        return f"{by} {name}"
    if (rate := rate_of(by)) is not None:
        return f"{rate.times} {name}{per(speech, rate)}"
    return f"{name} equal to {quantity(speech, by)}"


def steps(speech: Speech, by: Amount) -> str:
    """By how much a number is raised: "1", "1 for each …", "its level"."""
    if (rate := rate_of(by)) is not None:
        return f"{rate.times}{per(speech, rate)}"
    return quantity(speech, by)


def put_from_top(speech: Speech, count: Amount, deck: str, where: str) -> str:
    """Cards off a deck: "put the top 2 cards of your deck into the strata"."""
    if isinstance(count, int):
        number = "card" if count == 1 else f"{count} cards"
        return f"put the top {number} of {deck} {where}"
    if (rate := rate_of(count)) is not None:
        lead = per(speech, rate).removeprefix(" ")
        return f"{lead}, {put_from_top(speech, rate.times, deck, where)}"
    return f"put {counted(speech, count)} from the top of {deck} {where}"
