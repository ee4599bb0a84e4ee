"""Japanese for each action, as a sentence without its full stop."""

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
from game.cards.language import (
    NOTHING_ASKED,
    Amount,
    Cards,
    HalfOf,
    Ref,
    Selector,
    TrackOf,
    Zone,
)
from game.cards.writer.japanese.lasting import during, signed
from game.cards.writer.japanese.nouns import (
    OWNERS,
    all_of,
    attribute_of,
    cards_named,
    chosen_across,
    described,
    noun_of,
    number_of,
    per,
    quantity,
    referred,
    size,
    unit_of,
)
from game.cards.writer.japanese.verbs import done_to, of_them, topic
from game.cards.writer.speech import CARD, Speech, part_of_itself, rate_of

_RESTS = {
    "deck_bottom": "{deck}の下に置く",
    "deck_top": "{deck}の上に戻す",
    "strata": "{strata}に置く",
}


def simple(speech: Speech, action: Action) -> str:
    """An action that holds no other actions and does not last."""
    match action:
        case Draw() | Mill() | Track():
            return _by_player(speech, action)
        case Discard(cards):
            return _discard(speech, cards)
        case Search() | Look() | Move() | Summon():
            return _travel(speech, action)
        case Destroy(cards):
            return done_to(speech, cards, speech.words.deeds["destroy"].ja)
        case Awake(cards):
            return done_to(speech, cards, speech.words.deeds["awake"].ja)
        case MakeDormant(cards):
            return done_to(speech, cards, speech.words.deeds["make_dormant"].ja)
        case KeepDormant(cards):
            return f"{topic(speech, cards)}{speech.words.deeds['keep_dormant'].ja}"
        case Level():
            return _level(speech, action)
        case CostChange():
            return _cost_change(speech, action)
        case Choose(cards):
            return _choose(speech, cards)
    raise AssertionError(action)


def _choose(speech: Speech, cards: Cards) -> str:
    if chosen_across(cards):
        return f"相手に{cards_named(speech, replace(cards, by='mine'))}を選ばせる"
    return done_to(speech, cards, "選ぶ").replace("選び、選ぶ", "選ぶ")


# --- players ------------------------------------------------------------------------------------


def _by_player(speech: Speech, action: Draw | Mill | Track) -> str:
    match action:
        case Draw(count, of):
            who = "相手は" if of == "theirs" else ""
            more = "さらに" if of == "mine" and speech.draws_more else ""
            if _is_plain(count):
                return f"{per(speech, count)}{who}{more}カードを{size(speech, count)}枚引く"
            return f"{who}{more}{quantity(speech, count)}と同じ枚数のカードを引く"
        case Mill(count, of):
            number = f"{size(speech, count)}枚" if _is_plain(count) else ""
            number = number or f"{quantity(speech, count)}と同じ枚数のカード"
            deck, strata = _place(speech, "deck"), _place(speech, "strata")
            return f"{per(speech, count)}{OWNERS[of]}{deck}の上から{number}を{strata}に置く"
        case Track(track, by, of, falling):
            name = f"{OWNERS[of]}{speech.words.tracks[track].ja}"
            verb = "減らす" if falling else "増やす"
            if isinstance(part_of_itself(by, TrackOf(track, of)), HalfOf):
                return f"{name}を半分（端数切り捨て）だけ{verb}"
            return f"{per(speech, by)}{name}を{size(speech, by)}{verb}"


def _is_plain(count: Amount) -> bool:
    """Whether an amount is a number, or so much for each of something."""
    return isinstance(count, int) or rate_of(count) is not None


def _place(speech: Speech, zone: Zone) -> str:
    return speech.words.zones[zone].ja


def _discard(speech: Speech, cards: Selector) -> str:
    """Who holds the cards discards them: 「手札を1枚捨てる」「相手は手札を1枚捨てる」."""
    if not isinstance(cards, Cards):
        return done_to(speech, cards, "捨てる")
    who = "相手は" if cards.of == "theirs" else ""
    number = "すべて" if cards.pick == "all" else number_of(speech, cards)
    if cards.pick == "random":
        number = f"無作為に{number}"
    limit = "まで" if cards.pick == "up_to" else ""
    return f"{who}{all_of(speech, cards, '')}を{number}{limit}捨てる"


# --- cards on their way -------------------------------------------------------------------------


def _travel(speech: Speech, action: Search | Look | Move | Summon) -> str:
    match action:
        case Search(cards, to):
            limit = "まで" if cards.pick == "up_to" else ""
            found = f"{described(speech, cards.where)}{noun_of(speech, cards)}"
            take = f"公開して{_place(speech, 'hand')}に加える"
            put = speech.words.deeds["summon"].ja if to == "field" else take
            number, deck = _how_many(speech, cards), _place(speech, "deck")
            found = f"自分の{deck}から{found}を{number}{limit}探し、{put}"
            return f"{found}。その後、{deck}をシャッフルする"
        case Look():
            return _look(speech, action)
        case Move():
            return done_to(speech, action.cards, _put(speech, action))
        case Summon(cards, level, dormant):
            joint = "の" if dormant else "で"
            how = f"{speech.words.at_level.ja.format(level=level)}{joint}" if level > 1 else ""
            deed = speech.words.deeds["summon_dormant" if dormant else "summon"].ja
            return done_to(speech, cards, f"{how}{deed}")


def _how_many(speech: Speech, cards: Cards) -> str:
    return "すべて" if cards.pick == "all" else number_of(speech, cards)


def _look(speech: Speech, action: Look) -> str:
    count, take = action.count, action.take
    deck, hand, strata = (_place(speech, one) for one in ("deck", "hand", "strata"))
    away = _RESTS[action.rest].format(deck=deck, strata=strata)
    number = f"{size(speech, count)}枚" if _is_plain(count) else ""
    number = number or f"{quantity(speech, count)}と同じ枚数のカード"
    seen = f"{per(speech, count)}自分の{deck}の上から{number}を見る"
    if count == 1 and take.where == NOTHING_ASKED and take.pick == "up_to":
        return f"{seen}。そのカードを{hand}に加えるか、{away}"
    limit = "まで" if take.pick == "up_to" else ""
    taken = f"{described(speech, take.where)}{noun_of(speech, take)}"
    took = f"{taken}を{_how_many(speech, take)}{limit}{hand}に加え"
    return f"{seen}。その中から{took}、残りを{away}"


def _put(speech: Speech, action: Move) -> str:
    """Where to, and the verb that fits: cards of the strata are taken into the hand."""
    cards = action.cards
    mine = cards == "this" or (isinstance(cards, Cards) and cards.of == "mine")
    whose = "" if mine else "持ち主の"
    hand, deck = _place(speech, "hand"), _place(speech, "deck")
    if action.shuffle:
        return f"{whose}{deck}に戻す。その後、{deck}をシャッフルする"
    match action.to:
        case "hand":
            is_found = isinstance(cards, Cards) and cards.zone in ("strata", "deck")
            return f"{whose}{hand}に{'加える' if is_found else '戻す'}"
        case "strata":
            return f"{_place(speech, 'strata')}に置く"
        case "deck_top":
            return f"{whose}{deck}の上に置く"
        case "deck_bottom":
            return f"{whose}{deck}の下に置く"


# --- cards on the field -------------------------------------------------------------------------


def _level(speech: Speech, action: Level) -> str:
    first, whose = of_them(speech, action.cards)
    name = speech.words.stats["level"].ja
    if action.to is not None:
        text = f"{first}{whose}{name}を{action.to}にする"
    else:
        verb = "上げる" if action.by > 0 else "下げる"
        text = f"{first}{whose}{name}を{abs(action.by)}{verb}"
    if not action.may_act:
        return text
    speech.mention(action.cards)
    if not isinstance(action.cards, Cards):
        speech.ask_about(action.cards)
    again: Ref = "chosen" if isinstance(action.cards, Cards) else action.cards
    return f"{text}。{referred(speech, again)}はすぐに行動できる"


def _cost_change(speech: Speech, action: CostChange) -> str:
    hand = Cards(zone="hand", of=action.of)
    when = "" if speech.is_constant else during(speech, hand, action.lasting)
    noun = speech.words.types[action.type or CARD].ja
    which = f"{attribute_of(speech.words, action.attribute)}{noun}"
    cost = speech.words.stats["cost"].ja
    place = _place(speech, "hand")
    return f"{when}{OWNERS[action.of]}{place}の{which}の{cost}を{signed(action.by)}する"


# --- prices -------------------------------------------------------------------------------------


def price(speech: Speech, asked: Price) -> list[str]:
    """What has to be done first, each as a sentence."""
    this = referred(speech, "this")
    parts = []
    if asked.pp:
        parts.append(f"{speech.words.tracks['pp'].ja}を{asked.pp}支払う")
    if asked.dormant:
        parts.append(f"{this}を{speech.words.deeds['make_dormant'].ja}")
    if asked.discard:
        unit = unit_of(speech, Cards(zone="hand"))
        hand, strata = _place(speech, "hand"), _place(speech, "strata")
        parts.append(f"{hand}を{asked.discard}{unit}{strata}に置く")
    if asked.destroy_this:
        parts.append(f"{this}を{speech.words.deeds['destroy'].ja}")
    return parts
