"""Japanese for changes that last: 「このターン、自分の恐竜1体の闘撃値を+100する」."""

from __future__ import annotations

from msgspec.structs import replace

from game.cards.actions import Action, Change, Delta, Gain, Lose
from game.cards.language import Cards, Duration, HalfOf, Selector
from game.cards.writer.japanese.nouns import (
    cards_named,
    chosen_across,
    each_counted,
    quantity,
    referred,
    size,
)
from game.cards.writer.japanese.verbs import about, chosen_apart, joined
from game.cards.writer.speech import (
    Lasting,
    Speech,
    itself,
    lasting_of,
    part_of_itself,
    rate_of_change,
)

_OWNERS_TURN = {
    "mine": "次の自分のターンのはじめまで、",
    "theirs": "次の相手のターンのはじめまで、",
    "any": "次の持ち主のターンのはじめまで、",
}


def lasting(speech: Speech, group: tuple[Action, ...]) -> str:
    """Changes of the same cards for the same time, in one sentence."""
    parts = [part for part in group if isinstance(part, (Delta, Change, Gain, Lose))]
    selector, duration = parts[0].cards, lasting_of(group)
    first = chosen_apart(speech, selector)
    if duration == "field" and not first:
        first = _choice(speech, selector)
    when = "" if speech.is_constant else during(speech, selector, duration)
    named = cards_named(speech, selector)
    speech.mention(selector)
    if first:
        named = referred(speech, "chosen")
    if duration == "field" and isinstance(selector, Cards) and selector.pick == "all":
        when = f"それぞれが{when}"
    elif duration == "field":
        when, named = f"{named}が{when}", ""
    if len(parts) == 1 and isinstance(parts[0], Lose) and named:
        return f"{first}{when}{about(named)}{_lost(speech, parts[0])}を失う"
    texts = [_change(speech, parts[0], named)]
    texts += [_change(speech, part, "") for part in parts[1:]]  # whose it is has been said
    return f"{first}{when}{joined(texts)}"


def during(speech: Speech, selector: Selector, duration: Duration) -> str:
    """How long, to stand in front of what lasts."""
    if duration == "until_my_next_turn":
        return _OWNERS_TURN["mine"]
    if duration == "until_owners_next_turn":
        return _OWNERS_TURN[speech.owner(selector)]
    if duration == "field":
        is_some = speech.many(selector) and getattr(selector, "pick", "") != "all"
        each = "それぞれ" if is_some else ""
        return f"{each}{speech.words.zones['field'].ja}を離れるまで、"
    said_already = isinstance(selector, Cards) and selector.where.fresh is not None
    return "ターン終了時まで、" if said_already else "このターン、"


def same_time(before: str, text: str) -> str:
    """The time that two sentences both begin with, if they do: 「このターン、」."""
    head = f"{text.partition('、')[0]}、"
    is_time = head in (*_OWNERS_TURN.values(), "このターン、", "ターン終了時まで、")
    return head if is_time and before.startswith(head) else ""


def _choice(speech: Speech, selector: Selector) -> str:
    """「自分の恐竜1体を選び、」, so that it can be said what leaves the field."""
    if not isinstance(selector, Cards) or selector.pick == "all":
        return ""
    if chosen_across(selector):
        return f"相手に{cards_named(speech, replace(selector, by='mine'))}を選ばせ、"
    return f"{cards_named(speech, selector)}を選び、"


def _change(speech: Speech, part: Lasting, named: str) -> str:
    whose = f"{named}の" if named else ""
    match part:
        case Delta(_, stat, by):
            name = speech.words.stats[stat].ja
            if (rate := rate_of_change(part)) is not None:
                each = each_counted(speech, rate, part.cards)
                return f"{whose}{name}を、{each}につき{signed(rate.times)}する"
            if isinstance(by, int):
                return f"{whose}{name}を{signed(by)}する"
            return f"{whose}{name}を{size(speech, by)}上げる"
        case Change(_, stat, to) if share := part_of_itself(to, itself(part)):
            much = "半分（端数切り捨て）" if isinstance(share, HalfOf) else f"{share}倍"
            return f"{whose}{speech.words.stats[stat].ja}を{much}にする"
        case Change(_, stat, to):
            return f"{whose}{speech.words.stats[stat].ja}を{quantity(speech, to)}にする"
        case Gain(_, keyword):
            to_whom = f"{named}に" if named else ""
            return f"{to_whom}【{speech.words.keywords[keyword].name.ja}】を与える"
        case Lose():
            return f"{whose}{_lost(speech, part)}を失わせる"


def _lost(speech: Speech, part: Lose) -> str:
    return f"【{speech.words.keywords[part.keyword].name.ja}】"


def signed(number: int) -> str:
    """「+100」「−1」."""
    return f"{'−' if number < 0 else '+'}{abs(number)}"
