"""English for each action: as a sentence of its own, and after "you may"."""

from __future__ import annotations

from msgspec.structs import replace

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
from game.cards.language import Amount, Cards, Selector, Where, Zone
from game.cards.terms import Deed
from game.cards.writer.english.lasting import during
from game.cards.writer.english.nouns import (
    OWNERS,
    all_of,
    attribute_of,
    cards_named,
    per,
    quantity,
    relative,
    stat_of,
    subject,
)
from game.cards.writer.english.said import Said, same
from game.cards.writer.speech import Speech, rate_of

_RESTS = {
    "deck_bottom": "on the bottom of your {deck}",
    "deck_top": "back on top",
    "strata": "into the {strata}",
}


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
            return same(_done_to(speech, cards, "destroy"))
        case Awake(cards):
            return same(_done_to(speech, cards, "awake"))
        case MakeDormant(cards):
            return same(_done_to(speech, cards, "make_dormant"))
        case KeepDormant(cards):
            return _keep_dormant(speech, cards)
        case Level():
            return same(_level(speech, action))
        case CostChange():
            return _cost_change(speech, action)
        case Choose(cards):
            return same(f"choose {cards_named(speech, cards)}")
    raise AssertionError(action)


def _done_to(speech: Speech, cards: Selector, deed: Deed) -> str:
    """A deed on cards. A single word that closes it would be lost behind a long description, so
    they are chosen first: "choose a dinosaur with cost 2 or less and make it dormant"."""
    said = speech.words.deeds[deed].en
    closing = said.partition("{cards}")[2].split()
    if len(closing) == 1 and _is_long(speech, cards):
        them = "them" if speech.many(cards) else "it"
        return f"choose {cards_named(speech, cards)} and {said.format(cards=them)}"
    return said.format(cards=cards_named(speech, cards))


def _is_long(speech: Speech, cards: Selector) -> bool:
    """Whether cards are to be chosen that it takes more than a noun to describe."""
    if not isinstance(cards, Cards) or cards.pick not in ("choose", "up_to"):
        return False
    return bool(relative(speech, cards.where)) or not isinstance(cards.count, int)


def _zone(speech: Speech, zone: Zone) -> str:
    return speech.words.zones[zone].en


# --- players ------------------------------------------------------------------------------------


def _by_player(speech: Speech, action: Draw | Mill | Track) -> Said:
    match action:
        case Draw(count, of):
            more = of == "mine" and speech.draws_more
            return _done_by(of, "draw", counted(speech, count, more=more))
        case Mill(count, of):
            number = "card" if count == 1 else f"{quantity(speech, count)} cards"
            whose = "the opponent's" if of == "theirs" else "your"
            deck, strata = _zone(speech, "deck"), _zone(speech, "strata")
            return same(f"put the top {number} of {whose} {deck} into the {strata}")
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
    what = _without_place(speech, replace(cards, by="mine"))
    if cards.pick == "all" and cards.where == Where():
        what = f"{'their' if cards.of == 'theirs' else 'your'} {_zone(speech, 'hand')}"
    return _done_by("theirs" if cards.of == "theirs" else "mine", "discard", what)


def _without_place(speech: Speech, cards: Cards) -> str:
    """Cards whose place is said by the rest of the sentence."""
    named = cards_named(speech, cards)
    place = f" in {OWNERS[cards.of]} {_zone(speech, cards.zone)}"
    return named.removesuffix(place)


# --- cards on their way -------------------------------------------------------------------------


def _travel(speech: Speech, action: Search | Look | Move | Summon) -> str:
    match action:
        case Search(cards, to):
            them = "them" if cards.count != 1 else "it"
            put = f"reveal {them}, put {them} into your {_zone(speech, 'hand')}"
            if to == "field":
                put = speech.words.deeds["summon"].en.format(cards=them)
            found = _without_place(speech, cards)
            return f"search your {_zone(speech, 'deck')} for {found}, {put}, then shuffle"
        case Look(count, take, rest):
            number = "card" if count == 1 else f"{quantity(speech, count)} cards"
            taken = _taken(speech, take)
            deck, hand, strata = (_zone(speech, one) for one in ("deck", "hand", "strata"))
            left = f"the rest {_RESTS[rest].format(deck=deck, strata=strata)}"
            return (
                f"look at the top {number} of your {deck}. Put {taken} into your {hand} and {left}"
            )
        case Move():
            return _move(speech, action)
        case Summon(cards, level, dormant):
            named = cards_named(speech, cards, "from")
            if level > 1:
                named += f" at {speech.words.at_level.en.format(level=level)}"
            deed = speech.words.deeds["summon_dormant" if dormant else "summon"]
            return deed.en.format(cards=named)


def _taken(speech: Speech, take: Cards) -> str:
    """What is taken of cards looked at: "one of them", "up to 2 spells from among them"."""
    if take.where == Where() and isinstance(take.count, int) and take.pick in ("choose", "up_to"):
        number = "one" if take.count == 1 else str(take.count)
        return f"{'up to ' if take.pick == 'up_to' else ''}{number} of them"
    return f"{_without_place(speech, take)} from among them"


def _move(speech: Speech, action: Move) -> str:
    what = cards_named(speech, action.cards, "from")
    whose = _owners(speech, action.cards)
    hand, deck = (_several(whose, _zone(speech, zone)) for zone in ("hand", "deck"))
    if action.shuffle:
        return f"shuffle {what} into {whose} {deck}"
    match action.to:
        case "hand":
            return f"return {what} to {whose} {hand}"
        case "strata":
            return f"put {what} into the {_zone(speech, 'strata')}"
        case "deck_top":
            return f"put {what} on top of {whose} {deck}"
        case "deck_bottom":
            return f"put {what} on the bottom of {whose} {deck}"


def _owners(speech: Speech, cards: Selector) -> str:
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


# --- cards on the field -------------------------------------------------------------------------


def _keep_dormant(speech: Speech, cards: Selector) -> Said:
    who = subject(speech, cards)
    if isinstance(cards, Cards) and cards.pick == "all":
        who = all_of(speech, cards)
    verb = "do" if speech.many(cards) else "does"
    rest = f"not {speech.words.deeds['keep_dormant'].en.format(owners=_owners(speech, cards))}"
    has_name = isinstance(cards, Cards)
    tell, bid = f"{who} {verb} {rest}", f"have {cards_named(speech, cards)} {rest}"
    return Said(tell, bid, is_apart=not has_name)


def _level(speech: Speech, action: Level) -> str:
    cards: Selector
    cards, chosen = action.cards, ""
    if _is_long(speech, cards):
        chosen = f"choose {cards_named(speech, cards)} and "
        speech.mention(cards)
        cards = "chosen"
    levels = stat_of(speech, cards, "level")
    if action.to is not None:
        text = f"{chosen}set {levels} to {action.to}"
    else:
        verb = "raise" if action.by > 0 else "lower"
        text = f"{chosen}{verb} {levels} by {abs(action.by)}"
    if not action.may_act:
        return text
    return f"{text}. {'They' if speech.many(action.cards) else 'It'} may act at once"


def _cost_change(speech: Speech, action: CostChange) -> Said:
    words = speech.words
    whose = "the opponent's" if action.of == "theirs" else "your"
    noun = f"{attribute_of(words, action.attribute)}{words.types[action.type or 'card'].plural}"
    more = f"{abs(action.by)} {'less' if action.by < 0 else 'more'}"
    hand = Cards(zone="hand", of=action.of, pick="all")
    when = "" if speech.is_constant else during(speech, hand, action.lasting)
    return Said(f"{whose} {noun} cost {more}{when}", f"have {whose} {noun} cost {more}{when}")


# --- how much -----------------------------------------------------------------------------------


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


# --- prices -------------------------------------------------------------------------------------


def price(speech: Speech, asked: Price) -> str:
    """What has to be done first, without capital: "pay 2 PP"."""
    this = f"this {speech.words.types[speech.kind('this')].en}"
    parts = []
    if asked.pp:
        parts.append(f"pay {asked.pp} {speech.words.tracks['pp'].en}")
    if asked.dormant:
        parts.append(speech.words.deeds["make_dormant"].en.format(cards=this))
    if asked.discard:
        cards, hand, strata = (
            counted(speech, asked.discard),
            _zone(speech, "hand"),
            _zone(speech, "strata"),
        )
        parts.append(f"put {cards} from your {hand} into the {strata}")
    if asked.destroy_this:
        parts.append(speech.words.deeds["destroy"].en.format(cards=this))
    return " and ".join(parts)
