"""English for cards on their way: found, looked at, returned, summoned."""

from __future__ import annotations

from game.cards.actions import Look, Move, Search, Summon
from game.cards.language import NOTHING_ASKED, Amount, Cards, Selector, Zone
from game.cards.writer.english.amounts import counted
from game.cards.writer.english.nouns import OWNERS, cards_named, per
from game.cards.writer.speech import Speech, rate_of

_RESTS = {
    "deck_bottom": "on the bottom of your {deck}",
    "deck_top": "back on top",
    "strata": "into the {strata}",
}


def zone_of(speech: Speech, zone: Zone) -> str:
    """The name of a place."""
    return speech.words.zones[zone].en


def without_place(speech: Speech, cards: Cards) -> str:
    """Cards whose place is said by the rest of the sentence."""
    named = cards_named(speech, cards)
    place = f" in {OWNERS[cards.of]} {zone_of(speech, cards.zone)}"
    return named.removesuffix(place)


def travel(speech: Speech, action: Search | Look | Move | Summon) -> str:
    """Cards that go from one place to another."""
    match action:
        case Search(cards, to):
            them = "them" if cards.count != 1 else "it"
            put = f"reveal {them}, put {them} into your {zone_of(speech, 'hand')}"
            if to == "field":
                put = speech.words.deeds["summon"].en.format(cards=them)
            found = without_place(speech, cards)
            return f"search your {zone_of(speech, 'deck')} for {found}, {put}, then shuffle"
        case Look():
            return _look(speech, action)
        case Move():
            return _move(speech, action)
        case Summon(cards, level, dormant):
            named = cards_named(speech, cards, "from")
            if level > 1:
                named += f" at {speech.words.at_level.en.format(level=level)}"
            deed = speech.words.deeds["summon_dormant" if dormant else "summon"]
            return deed.en.format(cards=named)


def _look(speech: Speech, action: Look) -> str:
    deck, hand, strata = (zone_of(speech, one) for one in ("deck", "hand", "strata"))
    away = _RESTS[action.rest].format(deck=deck, strata=strata)
    seen = _seen(speech, action.count, f"your {deck}")
    if action.count == 1 and action.take.where == NOTHING_ASKED and action.take.pick == "up_to":
        return f"{seen}. Put it into your {hand} or {away}"
    return f"{seen}. Put {_taken(speech, action.take)} into your {hand} and the rest {away}"


def _seen(speech: Speech, count: Amount, deck: str) -> str:
    if isinstance(count, int):
        return f"look at the top {'card' if count == 1 else f'{count} cards'} of {deck}"
    if (rate := rate_of(count)) is not None:
        return f"look at the top cards of {deck}, {rate.times}{per(speech, rate)}"
    return f"look at {counted(speech, count)} from the top of {deck}"


def _taken(speech: Speech, take: Cards) -> str:
    """What is taken of cards looked at: "one of them", "up to 2 spells from among them"."""
    anything = take.where == NOTHING_ASKED and take.pick in ("choose", "up_to")
    if anything and isinstance(take.count, int):
        if take.pick == "up_to":
            return f"up to {take.count} of them"
        return f"{'one' if take.count == 1 else take.count} of them"
    return f"{without_place(speech, take)} from among them"


def _move(speech: Speech, action: Move) -> str:
    what = cards_named(speech, action.cards, "from")
    whose = owners_of(speech, action.cards)
    hand, deck = (_several(whose, zone_of(speech, zone)) for zone in ("hand", "deck"))
    if action.shuffle:
        return f"shuffle {what} into {whose} {deck}"
    match action.to:
        case "hand":
            is_new = isinstance(action.cards, Cards) and action.cards.zone == "deck"
            there = f"into {whose} {hand}"
            return f"put {what} {there}" if is_new else f"return {what} to {whose} {hand}"
        case "strata":
            return f"put {what} into the {zone_of(speech, 'strata')}"
        case "deck_top":
            return f"put {what} on top of {whose} {deck}"
        case "deck_bottom":
            return f"put {what} on the bottom of {whose} {deck}"


def owners_of(speech: Speech, cards: Selector) -> str:
    """Whose hand or deck cards go to."""
    if speech.owner(cards) == "mine":
        return "your"
    if not speech.many(cards):
        return "its owner's"
    if isinstance(cards, Cards) and cards.of == "any":
        return "their owners'"
    return "their owner's"


def _several(whose: str, noun: str) -> str:
    return f"{noun}s" if whose == "their owners'" else noun
