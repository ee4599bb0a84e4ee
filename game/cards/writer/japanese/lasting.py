"""Japanese for changes that last: 「このターン、自分の恐竜1体の闘撃値を+100する」."""

from __future__ import annotations

from game.cards.actions import Action, Change, Delta, Gain, Lose
from game.cards.language import Cards, Selector
from game.cards.writer.japanese.nouns import cards_named, each_counted, quantity, referred, size
from game.cards.writer.japanese.verbs import about, chosen_first, joined
from game.cards.writer.speech import Lasting, Speech, by_count, lasting_of

DURATIONS = {
    "turn": "このターン、",
    "until_my_next_turn": "次の自分のターンのはじめまで、",
    "until_owners_next_turn": "次の持ち主のターンのはじめまで、",
    "field": "フィールドを離れるまで、",
}


def lasting(speech: Speech, group: tuple[Action, ...]) -> str:
    """Changes of the same cards for the same time, in one sentence."""
    parts = [part for part in group if isinstance(part, (Delta, Change, Gain, Lose))]
    selector = parts[0].cards
    first = chosen_first(speech, selector)
    when = "" if speech.is_constant else DURATIONS[lasting_of(group)]
    named = cards_named(speech, selector)
    speech.mention(selector)
    if first:
        named = referred(speech, "chosen")
    texts = [_change(speech, parts[0], named)]
    again = _again(speech, selector)
    texts += [_change(speech, part, again if _needs_name(part) else "") for part in parts[1:]]
    return f"{first}{when}{joined(texts)}"


def _again(speech: Speech, selector: Selector) -> str:
    """The same cards named once more."""
    return referred(speech, "chosen" if isinstance(selector, Cards) else selector)


def _needs_name(part: Lasting) -> bool:
    """A second value needs no "its"; a keyword needs to be told who gets it."""
    return isinstance(part, (Gain, Lose))


def _change(speech: Speech, part: Lasting, named: str) -> str:
    whose = f"{named}の" if named else ""
    match part:
        case Delta(_, stat, by):
            name = speech.words.stats[stat].ja
            if (counted := by_count(part)) is not None:
                each = each_counted(speech, counted, part.cards)
                return f"{whose}{name}を、{each}につき{signed(counted.times)}する"
            if isinstance(by, int):
                return f"{whose}{name}を{signed(by)}する"
            return f"{whose}{name}を{size(speech, by)}上げる"
        case Change(_, stat, to):
            return f"{whose}{speech.words.stats[stat].ja}を{quantity(speech, to)}にする"
        case Gain(_, keyword):
            return f"{named}に【{speech.words.keywords[keyword].name.ja}】を与える"
        case Lose(_, keyword):
            return f"{about(named)}【{speech.words.keywords[keyword].name.ja}】を失う"


def signed(number: int) -> str:
    """「+100」「−1」."""
    return f"{'−' if number < 0 else '+'}{abs(number)}"
