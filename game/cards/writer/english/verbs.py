"""English for each action: as a sentence of its own, and after "you may"."""

from __future__ import annotations

from typing import NamedTuple

from game.cards.actions import (
    Action,
    Awake,
    Choose,
    CostChange,
    Destroy,
    Discard,
    Draw,
    KeepDormant,
    Level,
    Look,
    MakeDormant,
    Mill,
    Move,
    Price,
    Search,
    Summon,
    Track,
)
from game.cards.language import Amount, Cards, CountOf, Selector
from game.cards.writer.english.lasting import DURATIONS
from game.cards.writer.english.nouns import (
    all_of,
    attribute_of,
    cards_named,
    each_of,
    quantity,
    stat_of,
    subject,
)
from game.cards.writer.speech import Speech

_RESTS = {
    "deck_bottom": "on the bottom of your deck",
    "deck_top": "back on top",
    "strata": "into the strata",
}


class Said(NamedTuple):
    """An action as a sentence without capital and full stop, and as it stands after "you may"."""

    plain: str
    bidden: str


def same(text: str) -> Said:
    """An instruction, which is the same after "you may"."""
    return Said(text, text)


def simple(speech: Speech, action: Action) -> Said:
    """An action that holds no other actions and does not last."""
    match action:
        case Draw() | Mill() | Track():
            return _by_player(speech, action)
        case Discard(cards):
            return _discard(speech, cards)
        case Search() | Look() | Move() | Summon():
            return same(_travel(speech, action))
        case Destroy(cards):
            return same(f"put {cards_named(speech, cards)} into the strata")
        case Awake(cards):
            return same(f"awaken {cards_named(speech, cards)}")
        case MakeDormant(cards):
            return same(f"make {cards_named(speech, cards)} dormant")
        case KeepDormant(cards):
            return _keep_dormant(speech, cards)
        case Level():
            return same(_level(speech, action))
        case CostChange():
            return _cost_change(speech, action)
        case Choose(cards):
            return same(f"choose {cards_named(speech, cards)}")
    raise AssertionError(action)


# --- players ------------------------------------------------------------------------------------


def _by_player(speech: Speech, action: Draw | Mill | Track) -> Said:
    match action:
        case Draw(count, of):
            what = counted(speech, count, "card", "cards")
            return _done_by(of, "draw", what)
        case Mill(count, of):
            number = "card" if count == 1 else f"{quantity(speech, count)} cards"
            whose = "the opponent's" if of == "theirs" else "your"
            return same(f"put the top {number} of {whose} deck into the strata")
        case Track():
            return _track(speech, action)


def _track(speech: Speech, action: Track) -> Said:
    """A track is had, like life, or stands somewhere, like a maximum."""
    track = speech.words.tracks[action.track]
    if track.held:
        verb = "lose" if action.falling else "gain"
        return _done_by(action.of, verb, measured(speech, action.by, track.en))
    whose = "the opponent's" if action.of == "theirs" else "your"
    verb = "lower" if action.falling else "raise"
    return same(f"{verb} {whose} {track.en} by {steps(speech, action.by)}")


def _done_by(who: str, verb: str, what: str) -> Said:
    if who == "mine":
        return same(f"{verb} {what}")
    return Said(f"the opponent {verb}s {what}", f"have the opponent {verb} {what}")


def _discard(speech: Speech, cards: Selector) -> Said:
    """Who holds the cards discards them."""
    if not isinstance(cards, Cards):
        return same(f"discard {cards_named(speech, cards)}")
    what = cards_named(speech, Cards(cards.zone, cards.of, cards.where, cards.pick, cards.count))
    what = what.removesuffix(" in your hand").removesuffix(" in the opponent's hand")
    if cards.pick == "all" and what == "all cards":
        what = "their hand" if cards.of == "theirs" else "your hand"
    return _done_by("theirs" if cards.of == "theirs" else "mine", "discard", what)


# --- cards on their way -------------------------------------------------------------------------


def _travel(speech: Speech, action: Search | Look | Move | Summon) -> str:
    match action:
        case Search(cards, to):
            them = "them" if cards.count != 1 else "it"
            put = f"summon {them}" if to == "field" else f"reveal {them}, put {them} into your hand"
            found = cards_named(speech, cards).removesuffix(" in your deck")
            return f"search your deck for {found}, {put}, then shuffle"
        case Look(count, take, rest):
            number = "card" if count == 1 else f"{quantity(speech, count)} cards"
            taken = cards_named(speech, take).removesuffix(" in your deck")
            return (
                f"look at the top {number} of your deck. Put {taken} from among them into your hand"
                f" and the rest {_RESTS[rest]}"
            )
        case Move():
            return _move(speech, action)
        case Summon(cards, level, dormant):
            text = f"summon {cards_named(speech, cards, 'from')}"
            text += f" at Lv. {level}" if level > 1 else ""
            return text + (", dormant" if dormant else "")


def _move(speech: Speech, action: Move) -> str:
    what = cards_named(speech, action.cards, "from")
    whose = _owners(speech, action.cards)
    if action.shuffle:
        return f"shuffle {what} into {whose} deck{'s' if whose == 'their owners’' else ''}"
    match action.to:
        case "hand":
            return f"return {what} to {whose} {_several(whose, 'hand')}"
        case "strata":
            return f"put {what} into the strata"
        case "deck_top":
            return f"put {what} on top of {whose} {_several(whose, 'deck')}"
        case "deck_bottom":
            return f"put {what} on the bottom of {whose} {_several(whose, 'deck')}"


def _owners(speech: Speech, cards: Selector) -> str:
    """Whose hand or deck cards go to."""
    if (isinstance(cards, Cards) and cards.of == "mine") or cards == "this":
        return "your"
    if not speech.many(cards):
        return "its owner's"
    if isinstance(cards, Cards) and cards.of == "any":
        return "their owners'"
    return "their owner's"


def _several(whose: str, noun: str) -> str:
    return f"{noun}s" if whose == "their owners'" else noun


# --- cards on the field -------------------------------------------------------------------------


def _keep_dormant(speech: Speech, cards: Selector) -> Said:
    who = subject(speech, cards)
    if isinstance(cards, Cards) and cards.pick == "all":
        who = all_of(speech, cards)
    many = speech.many(cards)
    verb, whose = ("do", "their") if many else ("does", "its")
    when = f"at the start of {whose} owner's next turn"
    named = cards_named(speech, cards)
    return Said(f"{who} {verb} not awake {when}", f"keep {named} from waking {when}")


def _level(speech: Speech, action: Level) -> str:
    levels = stat_of(speech, action.cards, "level")
    if speech.many(action.cards):
        levels = levels.replace("level", "levels", 1)
    if action.to is not None:
        text = f"set {levels} to {action.to}"
    else:
        verb = "raise" if action.by > 0 else "lower"
        text = f"{verb} {levels} by {abs(action.by)}"
    if not action.may_act:
        return text
    return f"{text}. {'They' if speech.many(action.cards) else 'It'} may act at once"


def _cost_change(speech: Speech, action: CostChange) -> Said:
    words = speech.words
    whose = "the opponent's" if action.of == "theirs" else "your"
    noun = f"{attribute_of(words, action.attribute)}{words.types[action.type or 'card'].plural}"
    more = f"{abs(action.by)} {'less' if action.by < 0 else 'more'}"
    when = "" if speech.is_constant else DURATIONS[action.lasting]
    return Said(f"{whose} {noun} cost {more}{when}", f"have {whose} {noun} cost {more}{when}")


# --- how much -----------------------------------------------------------------------------------


def counted(speech: Speech, count: Amount, one: str, many: str) -> str:
    """So many things: "a card", "2 cards", "a card for each of your dinosaurs"."""
    if isinstance(count, int):
        return f"a {one}" if count == 1 else f"{count} {many}"
    if isinstance(count, CountOf):
        number = counted(speech, count.times, one, many)
        return f"{number} for each {each_of(speech, count.of)}"
    return f"{many} equal to {quantity(speech, count)}"


def measured(speech: Speech, by: Amount, name: str) -> str:
    """So much of something: "2 life", "1 life for each …", "life equal to …"."""
    if isinstance(by, int):
        return f"{by} {name}"
    if isinstance(by, CountOf):
        return f"{by.times} {name} for each {each_of(speech, by.of)}"
    return f"{name} equal to {quantity(speech, by)}"


def steps(speech: Speech, by: Amount) -> str:
    """By how much a number is raised: "1", "1 for each …", "its level"."""
    if isinstance(by, CountOf):
        return f"{by.times} for each {each_of(speech, by.of)}"
    return quantity(speech, by)


# --- prices -------------------------------------------------------------------------------------


def price(speech: Speech, asked: Price) -> str:
    """What has to be done first, without capital: "pay 2 PP"."""
    this = f"this {speech.words.types[speech.kind('this')].en}"
    parts = []
    if asked.pp:
        parts.append(f"pay {asked.pp} {speech.words.tracks['pp'].en}")
    if asked.dormant:
        parts.append(f"make {this} dormant")
    if asked.discard:
        cards = counted(speech, asked.discard, "card", "cards")
        parts.append(f"put {cards} from your hand into the strata")
    if asked.destroy_this:
        parts.append(f"put {this} into the strata")
    return " and ".join(parts)
