"""Japanese verbs: their forms inside a sentence, and what is done to which cards."""

from __future__ import annotations

from typing import NamedTuple

from game.cards.language import Cards, Selector
from game.cards.writer.japanese.nouns import all_of, cards_named, number_of, referred
from game.cards.writer.speech import Speech


class Forms(NamedTuple):
    """A verb at the end of a sentence, before a comma, and before もよい."""

    last: str
    linked: str
    permitted: str


_VERBS = (
    Forms("引く", "引き", "引いて"),
    Forms("見る", "見", "見て"),
    Forms("置く", "置き", "置いて"),
    Forms("捨てる", "捨て", "捨てて"),
    Forms("戻す", "戻し", "戻して"),
    Forms("増やす", "増やし", "増やして"),
    Forms("減らす", "減らし", "減らして"),
    Forms("加える", "加え", "加えて"),
    Forms("与える", "与え", "与えて"),
    Forms("上げる", "上げ", "上げて"),
    Forms("下げる", "下げ", "下げて"),
    Forms("させる", "させ", "させて"),
    Forms("できる", "でき", "できるようにして"),
    Forms("選ぶ", "選び", "選んで"),
    Forms("選ばせる", "選ばせ", "選ばせて"),
    Forms("行う", "行い", "行って"),
    Forms("失わせる", "失わせ", "失わせて"),
    Forms("失う", "失い", "失わせて"),
    Forms("支払う", "支払い", "支払って"),
    Forms("もよい", "もよく", "もよいことにして"),
    Forms("しない", "せず", "しないようにして"),
    Forms("する", "し", "して"),
)


def linked(text: str) -> str:
    """A sentence that goes on: 「カードを1枚引き」."""
    verb = _verb_of(text)
    return text.removesuffix(verb.last) + verb.linked


def permitted(text: str) -> str:
    """A sentence that may be done: 「カードを1枚引いてもよい」."""
    if text.endswith("】を失う"):  # what they lose, one makes them lose
        text = text.replace("はすべて【", "すべての【").replace("は【", "の【")
    elif text.endswith("しない"):
        text = text.replace("は、", "が、", 1)
    verb = _verb_of(text)
    return f"{text.removesuffix(verb.last)}{verb.permitted}もよい"


def _verb_of(text: str) -> Forms:
    return next(verb for verb in _VERBS if text.endswith(verb.last))


def joined(texts: list[str]) -> str:
    """Several things done one after the other in one sentence, where they allow it."""
    *before, last = texts
    return "".join(f"{linked(text)}、" for text in before) + last


def done_to(speech: Speech, selector: Selector, verb: str) -> str:
    """Something done to cards: 「相手の恐竜1体を休眠にする」."""
    first = chosen_first(speech, selector)
    return f"{first}{verb}" if first else f"{cards_named(speech, selector)}を{verb}"


def of_them(speech: Speech, selector: Selector) -> tuple[str, str]:
    """How cards are chosen, if that has to be said, and what stands before their value: 「の」."""
    first = chosen_apart(speech, selector)
    if not first:
        return "", f"{cards_named(speech, selector)}の"
    return first, "それぞれの" if speech.many(selector) else "その"


def chosen_first(speech: Speech, selector: Selector) -> str:
    """「相手の恐竜を2体まで選び、」 where a number does not say who is chosen; else nothing."""
    if not isinstance(selector, Cards):
        return ""
    number = number_of(speech, selector)
    if selector.by == "theirs" and selector.of == "theirs":
        limit = "まで" if selector.pick == "up_to" else ""
        return f"相手は{all_of(speech, selector, '')}を{number}{limit}選び、"
    if not isinstance(selector.count, int) and selector.pick != "all":
        return f"{all_of(speech, selector)}を、{number}選び、"
    if selector.pick == "up_to":
        return f"{all_of(speech, selector)}を{number}まで選び、"
    if selector.pick == "random":
        return f"{all_of(speech, selector)}を無作為に{number}選び、"
    return ""


def chosen_apart(speech: Speech, selector: Selector) -> str:
    """The same where the sentence goes on about the cards: what the opponent chooses gets a
    sentence of its own, or it would seem to be the opponent who goes on."""
    first = chosen_first(speech, selector)
    if not first.startswith("相手は"):
        return first
    return f"{first.removesuffix('選び、')}選ぶ。"


def topic(speech: Speech, selector: Selector) -> str:
    """Cards as what a sentence is about: 「その恐竜は、」."""
    first = chosen_apart(speech, selector)
    if first:
        speech.mention(selector)
        return f"{first}{referred(speech, 'chosen')}は、"
    return f"{about(cards_named(speech, selector))}、"


def about(named: str) -> str:
    """A noun phrase as what a sentence is about: 「相手の恐竜はすべて」."""
    return f"{named.removesuffix('すべて')}は{'すべて' if named.endswith('すべて') else ''}"
