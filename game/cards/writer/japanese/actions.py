"""Japanese for each action, as a sentence without its full stop."""

from __future__ import annotations

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
from game.cards.language import Cards, CountOf, Selector
from game.cards.writer.japanese.lasting import DURATIONS, signed
from game.cards.writer.japanese.nouns import (
    OWNERS,
    all_of,
    attribute_of,
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
from game.cards.writer.speech import CARD, Speech

_RESTS = {"deck_bottom": "山札の下に置く", "deck_top": "山札の上に戻す", "strata": "地層に置く"}


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
            return done_to(speech, cards, "地層に置く")
        case Awake(cards):
            return done_to(speech, cards, "覚醒にする")
        case MakeDormant(cards):
            return done_to(speech, cards, "休眠にする")
        case KeepDormant(cards):
            return f"{topic(speech, cards)}次の持ち主のターンのはじめに覚醒しない"
        case Level():
            return _level(speech, action)
        case CostChange():
            return _cost_change(speech, action)
        case Choose(cards):
            return done_to(speech, cards, "選ぶ").replace("選び、選ぶ", "選ぶ")
    raise AssertionError(action)


# --- players ------------------------------------------------------------------------------------


def _by_player(speech: Speech, action: Draw | Mill | Track) -> str:
    match action:
        case Draw(count, of):
            who = "相手は" if of == "theirs" else ""
            if isinstance(count, (int, CountOf)):
                return f"{per(speech, count)}{who}カードを{size(speech, count)}枚引く"
            return f"{who}{quantity(speech, count)}と同じ枚数のカードを引く"
        case Mill(count, of):
            number = f"{size(speech, count)}枚" if isinstance(count, (int, CountOf)) else ""
            number = number or f"{quantity(speech, count)}と同じ枚数のカード"
            return f"{per(speech, count)}{OWNERS[of]}山札の上から{number}を地層に置く"
        case Track(track, by, of, falling):
            name = f"{OWNERS[of]}{speech.words.tracks[track].ja}"
            verb = "減らす" if falling else "増やす"
            return f"{per(speech, by)}{name}を{size(speech, by)}{verb}"


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
            put = "召喚する" if to == "field" else "公開して手札に加える"
            number = number_of(speech, cards)
            return (
                f"自分の山札から{found}を{number}{limit}探し、{put}。その後、山札をシャッフルする"
            )
        case Look(count, take, rest):
            limit = "まで" if take.pick == "up_to" else ""
            taken = f"{described(speech, take.where)}{noun_of(speech, take)}"
            return (
                f"自分の山札の上から{quantity(speech, count)}枚を見る。その中から"
                f"{taken}を{number_of(speech, take)}{limit}手札に加え、残りを{_RESTS[rest]}"
            )
        case Move():
            return done_to(speech, action.cards, _put(speech, action))
        case Summon(cards, level, dormant):
            how = f"Lv.{level}で" if level > 1 else ""
            how += "休眠状態で" if dormant else ""
            return done_to(speech, cards, f"{how}召喚する")


def _put(speech: Speech, action: Move) -> str:
    """Where to, and the verb that fits: cards of the strata are taken into the hand."""
    cards = action.cards
    mine = cards == "this" or (isinstance(cards, Cards) and cards.of == "mine")
    whose = "" if mine else "持ち主の"
    if action.shuffle:
        return f"{whose}山札に戻す。その後、山札をシャッフルする"
    match action.to:
        case "hand":
            is_found = isinstance(cards, Cards) and cards.zone in ("strata", "deck")
            return f"{whose}手札に{'加える' if is_found else '戻す'}"
        case "strata":
            return "地層に置く"
        case "deck_top":
            return f"{whose}山札の上に置く"
        case "deck_bottom":
            return f"{whose}山札の下に置く"


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
    again = "chosen" if isinstance(action.cards, Cards) else action.cards
    return f"{text}。{referred(speech, again)}はすぐに行動できる"


def _cost_change(speech: Speech, action: CostChange) -> str:
    when = "" if speech.is_constant else DURATIONS[action.lasting]
    noun = speech.words.types[action.type or CARD].ja
    which = f"{attribute_of(speech.words, action.attribute)}{noun}"
    cost = speech.words.stats["cost"].ja
    return f"{when}{OWNERS[action.of]}手札の{which}の{cost}を{signed(action.by)}する"


# --- prices -------------------------------------------------------------------------------------


def price(speech: Speech, asked: Price) -> list[str]:
    """What has to be done first, each as a sentence."""
    this = referred(speech, "this")
    parts = []
    if asked.pp:
        parts.append(f"{speech.words.tracks['pp'].ja}を{asked.pp}支払う")
    if asked.dormant:
        parts.append(f"{this}を休眠にする")
    if asked.discard:
        unit = unit_of(speech, Cards(zone="hand"))
        parts.append(f"手札を{asked.discard}{unit}地層に置く")
    if asked.destroy_this:
        parts.append(f"{this}を地層に置く")
    return parts
