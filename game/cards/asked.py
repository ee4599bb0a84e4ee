"""The question for cards in finer words: what will happen to the cards that are chosen.

`Decision.prompt` names the action that asks, "choose_move"; here the running ability tells what
that one does, "choose_return", and fills in the numbers. Where an ability asks twice for the same
kind of action and means different things, the plain words stay.
"""

from __future__ import annotations

from typing import NamedTuple

from game.cards.actions import (
    Change,
    Choose,
    Delta,
    ForEach,
    Gain,
    Level,
    Look,
    Lose,
    Move,
    Price,
    Search,
)
from game.cards.card import Ability
from game.cards.language import Cards, Word
from game.cards.library import library_of
from game.cards.terms import Terms, terms
from game.cards.triggers import named_effect
from game.cards.walk import words_in
from game.cards.writer.speech import CARD, kind_of
from game.core.types import State

PREFIX = "choose_"
_AWAY = {"deck_top": "deck_top", "deck_bottom": "deck_bottom", "strata": "destroy"}

Params = dict[str, str | int]


class Purpose(NamedTuple):
    """The key of a prompt, and what fills it."""

    key: str
    params: Params


def purpose_of(view: State, prompt: str, language: str) -> Purpose:
    """What the open question for cards is for, in the finest words that hold."""
    known = terms(view.game)
    ability = _running(view)
    asking = asking_words(ability, prompt.removeprefix(PREFIX)) if ability is not None else []
    found = [_finer(known, word, cards, language) for word, cards in asking]
    if found and ability is not None and all(one == found[0] for one in found):
        return _with_gains(known, found[0], ability, language)
    return Purpose(prompt, {"what": _what(known, [cards for _, cards in asking], language)})


def _with_gains(known: Terms, purpose: Purpose, ability: Ability, language: str) -> Purpose:
    """The question for a card whose value rises says as well what keywords it gains."""
    if purpose.key != f"{PREFIX}raise":
        return purpose
    gained = [
        known.keywords[word.keyword].name.in_language(language)
        for word, _ in words_in(ability.do, ())
        if isinstance(word, Gain) and word.cards == "chosen"
    ]
    if not gained:
        return purpose
    keywords = "】【".join(gained) if language == "ja" else ", ".join(gained)
    return Purpose(f"{PREFIX}raise_gain", {**purpose.params, "keyword": keywords})


def _running(view: State) -> Ability | None:
    """The ability that asks."""
    for task in reversed(view.agenda):
        effect = named_effect(task.op)
        if effect is not None:
            kind, number = effect
            return library_of(view).cards[kind].abilities[number]
    return None


def asking_words(ability: Ability, purpose: str) -> list[tuple[Word, Cards]]:
    """The words of an ability that may ask such a question, each with the cards it asks for."""
    asking = [(word, *_question(word)) for word, _ in words_in((ability.price, ability.do), ())]
    return [
        (word, cards)
        for word, name, cards in asking
        if name == purpose and cards is not None and cards.pick in {"choose", "up_to"}
    ]


def _question(word: Word) -> tuple[str, Cards | None]:
    """What a word asks for, and of which cards."""
    match word:
        case Price(discard=discard) if discard:
            return "price", Cards(zone="hand", of="mine", count=discard)
        case Look(take=cards):
            return "look", cards
        case Choose(cards=Cards() as cards) | ForEach(cards=Cards() as cards):
            return "choose", cards
        case _:
            others = getattr(word, "cards", None)
            tag = str(word.__struct_config__.tag)
            return (tag, others) if isinstance(others, Cards) else ("", None)


def _finer(known: Terms, word: Word, cards: Cards, language: str) -> Purpose:
    """The finest prompt of a word that asks, with its numbers and names."""
    params: Params = {"what": _what(known, [cards], language)}
    key = _question(word)[0]
    match word:
        case Move(to=to):
            key = _AWAY.get(to) or ("return" if cards.zone == "field" else "fetch")
        case Search(to="field"):
            key = "search_field"
        case Delta(by=int(by)):
            key, params["by"] = "raise" if by >= 0 else "lower", abs(by)
        case Delta():
            key = "shift"
        case Change(to=int(amount)):
            key, params["to"] = "set", amount
        case Change():
            key = "alter"
        case Level(to=int(amount)):
            key, params["to"] = "level_to", amount
        case Level(by=by):
            key, params["by"] = "level_up" if by > 0 else "level_down", abs(by)
    match word:
        case Delta(stat=stat) | Change(stat=stat):
            params["stat"] = known.stats[stat].in_language(language)
        case Gain(keyword=keyword) | Lose(keyword=keyword):
            key = "gain_keyword" if isinstance(word, Gain) else "lose_keyword"
            params["keyword"] = known.keywords[keyword].name.in_language(language)
    return Purpose(f"{PREFIX}{key}", params)


def _what(known: Terms, asked: list[Cards], language: str) -> str:
    """The cards as a noun; in English with the number."""
    kinds = {kind_of(known, cards) for cards in asked}
    words = known.types[kinds.pop() if len(kinds) == 1 else CARD]
    if language == "ja":
        return words.ja
    single = bool(asked) and all(cards.count == 1 for cards in asked)
    return f"a {words.en}" if single else words.plural
