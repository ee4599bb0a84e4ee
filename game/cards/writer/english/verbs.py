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
from game.cards.language import NOTHING_ASKED, Cards, HalfOf, Selector, TrackOf
from game.cards.terms import Deed
from game.cards.writer.english.amounts import counted, measured, put_from_top, steps
from game.cards.writer.english.lasting import during
from game.cards.writer.english.nouns import (
    OWNERS,
    all_of,
    attribute_of,
    cards_named,
    listed,
    relative,
    stat_of,
    subject,
)
from game.cards.writer.english.said import Said, same
from game.cards.writer.english.travel import owners_of, travel, without_place, zone_of
from game.cards.writer.speech import Speech, part_of_itself


def simple(speech: Speech, action: Action) -> Said:
    """An action that holds no other actions and does not last."""
    match action:
        case Draw() | Mill() | Track():
            return _by_player(speech, action)
        case Discard(cards):
            return _discard(speech, cards)
        case Search() | Look() | Move() | Summon():
            return same(travel(speech, action))
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


# --- players ------------------------------------------------------------------------------------


def _by_player(speech: Speech, action: Draw | Mill | Track) -> Said:
    match action:
        case Draw(count, of):
            more = of == "mine" and speech.draws_more
            return _done_by(of, "draw", counted(speech, count, more=more))
        case Mill(count, of):
            deck = f"{OWNERS[of]} {zone_of(speech, 'deck')}"
            return same(put_from_top(speech, count, deck, f"into the {zone_of(speech, 'strata')}"))
        case Track():
            return _track(speech, action)


def _track(speech: Speech, action: Track) -> Said:
    """A track is had, like life, or stands somewhere, like a maximum."""
    track = speech.words.tracks[action.track]
    if track.held:
        verb = "lose" if action.falling else "gain"
        if isinstance(part_of_itself(action.by, TrackOf(action.track, action.of)), HalfOf):
            whose = "their" if action.of == "theirs" else "your"
            half = f"half {whose} {track.en}, rounded down"
            return _done_by(action.of, verb, half)
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
    what = without_place(speech, replace(cards, by="mine"))
    if cards.pick == "all" and cards.where == NOTHING_ASKED:
        what = f"{'their' if cards.of == 'theirs' else 'your'} {zone_of(speech, 'hand')}"
    return _done_by("theirs" if cards.of == "theirs" else "mine", "discard", what)


# --- cards on the field -------------------------------------------------------------------------


def _keep_dormant(speech: Speech, cards: Selector) -> Said:
    who = subject(speech, cards)
    if isinstance(cards, Cards) and cards.pick == "all":
        who = all_of(speech, cards)
    verb = "do" if speech.many(cards) else "does"
    rest = f"not {speech.words.deeds['keep_dormant'].en.format(owners=owners_of(speech, cards))}"
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
            zone_of(speech, "hand"),
            zone_of(speech, "strata"),
        )
        parts.append(f"put {cards} from your {hand} into the {strata}")
    if asked.destroy_this:
        parts.append(speech.words.deeds["destroy"].en.format(cards=this))
    return listed(parts)
