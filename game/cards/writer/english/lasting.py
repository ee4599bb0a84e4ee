"""English for changes that last: "give one of your dinosaurs +100 battle value this turn"."""

from __future__ import annotations

from game.cards.actions import Action, Change, Delta, Gain, Lose
from game.cards.language import Cards, Selector
from game.cards.writer.english.nouns import (
    all_of,
    cards_named,
    each_counted,
    listed,
    quantity,
    stat_of,
    subject,
)
from game.cards.writer.speech import Lasting, Speech, by_count, lasting_of

DURATIONS = {
    "turn": " this turn",
    "until_my_next_turn": " until your next turn",
    "until_owners_next_turn": " until its owner's next turn",
    "field": " until it leaves the field",
}


def lasting(speech: Speech, group: tuple[Action, ...]) -> tuple[str, str]:
    """Changes of the same cards for the same time: as a sentence, and after "you may"."""
    parts = [part for part in group if isinstance(part, (Delta, Change, Gain, Lose))]
    selector = parts[0].cards
    plain, bidden = _clauses(speech, selector, parts)
    when = _when(speech, group, selector)
    return listed(plain) + when, listed(bidden) + when


def _clauses(
    speech: Speech, selector: Selector, parts: list[Lasting]
) -> tuple[list[str], list[str]]:
    """Gifts together, then what is lost or becomes something else."""
    gifts = [text for part in parts if (text := _gift(speech, part))]
    others = [part for part in parts if not _gift(speech, part)]
    plain, bidden = [], []
    if gifts:
        bid = f"give {cards_named(speech, selector)} {listed(gifts)}"
        verb = _verb(speech, selector, "get") if _has_number(gifts) else _has(speech, selector)
        tell = f"{_subject(speech, selector)} {verb} {listed(gifts)}"
        is_chosen_now = isinstance(selector, Cards) and not speech.is_constant
        plain.append(bid if is_chosen_now else tell)
        bidden.append(bid)
    speech.mention(selector)
    for part in others:
        again = gifts and isinstance(part.cards, Cards)
        tell, bid = _other(speech, part, "chosen" if again else part.cards)
        plain.append(tell)
        bidden.append(bid)
    return plain, bidden


def _gift(speech: Speech, part: Lasting) -> str:
    """What the cards are given: "+100 battle value", "【Haste】"; empty if it is no gift."""
    if isinstance(part, Gain):
        return f"【{speech.words.keywords[part.keyword].name.en}】"
    if isinstance(part, Delta):
        name = speech.words.stats[part.stat].en
        if isinstance(part.by, int):
            return f"{'−' if part.by < 0 else '+'}{abs(part.by)} {name}"
        if (counted := by_count(part)) is not None:
            sign = "−" if counted.times < 0 else "+"
            return f"{sign}{abs(counted.times)} {name} for each {each_counted(speech, counted)}"
    return ""


def _has_number(gifts: list[str]) -> bool:
    return not gifts[0].startswith("【")


def _other(speech: Speech, part: Lasting, target: Selector) -> tuple[str, str]:
    """What becomes of the cards otherwise: as a statement, and after "you may"."""
    if isinstance(part, Lose):
        name = speech.words.keywords[part.keyword].name.en
        verb = _verb(speech, target, "lose")
        named = cards_named(speech, target)
        return f"{_subject(speech, target)} {verb} 【{name}】", f"have {named} lose 【{name}】"
    assert isinstance(part, (Change, Delta))
    value = stat_of(speech, target, part.stat)
    if isinstance(part, Change):
        to = quantity(speech, part.to)
        return f"{value} becomes {to}", f"set {value} to {to}"
    by = quantity(speech, part.by)
    told = f"{value} rises by {by}" if speech.is_constant else f"raise {value} by {by}"
    return told, f"raise {value} by {by}"


def _subject(speech: Speech, selector: Selector) -> str:
    """In a lasting rule "your other dinosaurs" rather than "all your other dinosaurs"."""
    if speech.is_constant and isinstance(selector, Cards):
        return all_of(speech, selector)
    return subject(speech, selector)


def _verb(speech: Speech, selector: Selector, verb: str) -> str:
    return verb if speech.many(selector) else f"{verb}s"


def _has(speech: Speech, selector: Selector) -> str:
    if speech.is_constant:
        return "have" if speech.many(selector) else "has"
    return _verb(speech, selector, "gain")


def _when(speech: Speech, group: tuple[Action, ...], selector: Selector) -> str:
    if speech.is_constant:
        return ""
    text = DURATIONS[lasting_of(group)]
    if not speech.many(selector):
        return text
    return text.replace("its owner's", "their owner's").replace("it leaves", "they leave")
