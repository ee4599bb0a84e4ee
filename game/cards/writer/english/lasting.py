"""English for changes that last: "give one of your dinosaurs +100 battle value this turn"."""

from __future__ import annotations

from game.cards.actions import Action, Change, Delta, Gain, Lose
from game.cards.language import Cards, Duration, HalfOf, Selector
from game.cards.writer.english.nouns import (
    all_of,
    cards_named,
    listed,
    per,
    quantity,
    referred,
    relative,
    stat_of,
    subject,
)
from game.cards.writer.english.said import Said
from game.cards.writer.speech import (
    Lasting,
    Speech,
    itself,
    lasting_of,
    part_of_itself,
    rate_of_change,
)

_OWNERS_TURN = {
    "mine": " until the start of your next turn",
    "theirs": " until the start of the opponent's next turn",
    "any": " until the start of {whose} owner's next turn",
}


def lasting(speech: Speech, group: tuple[Action, ...]) -> Said:
    """Changes of the same cards for the same time: as a sentence, and after "you may"."""
    parts = [part for part in group if isinstance(part, (Delta, Change, Gain, Lose))]
    selector = parts[0].cards
    is_it = not isinstance(selector, Cards) and referred(speech, selector) in ("it", "them")
    when = "" if speech.is_constant else during(speech, selector, lasting_of(group))
    plain, bidden = _clauses(speech, selector, parts)
    if any(rate_of_change(part) is not None for part in parts) and when == " this turn":
        return Said(f"this turn, {listed(plain)}", f"{listed(bidden)}{when}")
    is_told = _is_told(speech, selector, parts)
    return Said(
        listed(plain), listed(bidden), when, is_told=is_told, is_short=len(parts) == 1, is_it=is_it
    )


def during(speech: Speech, selector: Selector, duration: Duration) -> str:
    """How long, to stand at the end."""
    many = speech.many(selector)
    match duration:
        case "until_my_next_turn":
            return _OWNERS_TURN["mine"]
        case "until_owners_next_turn":
            whose = "their" if many else "its"
            return _OWNERS_TURN[speech.owner(selector)].format(whose=whose)
        case "field":
            field = speech.words.zones["field"].en
            return f" until {'they leave' if many else 'it leaves'} the {field}"
        case "turn":
            said_already = isinstance(selector, Cards) and selector.where.fresh is not None
            return " until the end of the turn" if said_already else " this turn"


def _is_told(speech: Speech, selector: Selector, parts: list[Lasting]) -> bool:
    """Whether it is said what becomes of cards, rather than what to do: always but of cards that
    are chosen for gifts just now, and named in a few words."""
    if speech.is_constant or not isinstance(selector, Cards) or selector.pick == "all":
        return True
    if relative(speech, selector.where) or not isinstance(selector.count, int):
        return True
    return any(isinstance(part, Lose) for part in parts)


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
        plain.append(tell if _is_told(speech, selector, parts) else bid)
        bidden.append(bid)
    if gifts or isinstance(selector, Cards):
        speech.mention(selector)
    for part in others:
        again = gifts and isinstance(part.cards, Cards)
        tell, bid = _other(speech, part, "chosen" if again else part.cards)
        if gifts and isinstance(part, Lose):  # the subject is there already
            tell = tell.removeprefix(f"{subject(speech, part.cards)} ")
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
            return f"{_signed(part.by)} {name}"
        if (rate := rate_of_change(part)) is not None:
            return f"{_signed(rate.times)} {name}{per(speech, rate, part.cards)}"
    return ""


def _signed(number: int) -> str:
    return f"{'−' if number < 0 else '+'}{abs(number)}"


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
    if isinstance(part, Change) and (share := part_of_itself(part.to, itself(part))) is not None:
        is_ = "are" if speech.many(target) else "is"
        if isinstance(share, HalfOf):
            return f"{value} {is_} halved (rounded down)", f"halve {value} (rounded down)"
        if share == 2:
            return f"{value} {is_} doubled", f"double {value}"
        return f"{value} {is_} multiplied by {share}", f"multiply {value} by {share}"
    if isinstance(part, Change):
        to = quantity(speech, part.to)
        if speech.is_constant:
            return f"{value} {'are' if speech.many(target) else 'is'} {to}", ""
        return f"{value} {_verb(speech, target, 'become')} {to}", f"set {value} to {to}"
    by = quantity(speech, part.by)
    told = (
        f"{value} {_verb(speech, target, 'rise')} by {by}"
        if speech.is_constant
        else f"raise {value} by {by}"
    )
    return told, f"raise {value} by {by}"


def _subject(speech: Speech, selector: Selector) -> str:
    """In a lasting rule "your other dinosaurs" rather than "all your other dinosaurs"."""
    if speech.is_constant and isinstance(selector, Cards) and selector.of != "any":
        return all_of(speech, selector)
    return subject(speech, selector)


def _verb(speech: Speech, selector: Selector, verb: str) -> str:
    return verb if speech.many(selector) else f"{verb}s"


def _has(speech: Speech, selector: Selector) -> str:
    if speech.is_constant:
        return "have" if speech.many(selector) else "has"
    return _verb(speech, selector, "gain")
