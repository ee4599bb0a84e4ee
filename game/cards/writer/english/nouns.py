"""English noun phrases for cards: "one of your Fire dinosaurs", "it", "its battle value"."""

from __future__ import annotations

from msgspec.structs import replace

from game.cards.language import (
    NOTHING_ASKED,
    Amount,
    Cards,
    CountOf,
    HalfOf,
    Ref,
    Selector,
    StatOf,
    Where,
)
from game.cards.terms import Terms
from game.cards.writer.speech import Rate, Speech, kind_of, meant_by_other

OWNERS = {"mine": "your", "theirs": "the opponent's", "any": "either player's"}


# --- which cards --------------------------------------------------------------------------------


def cards_named(speech: Speech, selector: Selector, preposition: str = "in") -> str:
    """Which cards, as a noun phrase; `preposition` stands before a zone that is not the field."""
    if not isinstance(selector, Cards):
        return referred(speech, selector)
    if not isinstance(selector.count, int) and selector.pick != "all":
        return f"a number of {all_of(speech, selector)} equal to {quantity(speech, selector.count)}"
    if selector.zone == "hand" and selector.pick == "all" and selector.where == NOTHING_ASKED:
        hand = speech.words.zones["hand"].en
        return f"both {hand}s" if selector.of == "any" else f"{OWNERS[selector.of]} {hand}"
    place = _place(speech, selector, preposition)
    if selector.zone == "field" and selector.of == "mine":
        return _of_somebody(speech, selector, "your")
    return f"{_some(speech, selector)}{place}"


def theirs_named(speech: Speech, cards: Cards) -> str:
    """What the opponent chooses: of their own cards, "one of their dinosaurs"."""
    if cards.of != "theirs" or not isinstance(cards.count, int):
        return cards_named(speech, cards)
    if cards.zone == "field":
        return _of_somebody(speech, cards, "their")
    return f"{_some(speech, cards)} in their {speech.words.zones[cards.zone].en}"


def referred(speech: Speech, ref: Ref) -> str:
    """Cards spoken of before."""
    if ref == "each" and speech.each_named:
        return speech.each_named
    if ref in ("chosen", "each") or ref == speech.asked:
        return "them" if speech.many(ref) else "it"
    if ref == "other":
        if speech.whose != "this":
            return "it"
        ref = meant_by_other(speech) or ref
    return speech.words.refs[ref].en.format(noun=speech.words.types[speech.kind(ref)].en)


def subject(speech: Speech, selector: Selector) -> str:
    """The cards as the subject of a sentence."""
    named = cards_named(speech, selector)
    return "they" if named == "them" else named


def _of_somebody(speech: Speech, cards: Cards, whose: str) -> str:
    """Cards on the chooser's own field: "another of your Fire dinosaurs"."""
    others = "other " if cards.where.other else ""
    before, behind = described(speech, cards.where), relative(speech, cards.where)
    many = f"{before}{_plural(speech, cards)}{behind}"
    if cards.pick == "all":
        return f"all {whose} {others}{many}"
    if cards.pick == "random":
        return _random_of(speech, cards, f"{whose}s")
    if cards.count == 1 and cards.pick == "choose":
        return f"{'another' if cards.where.other else 'one'} of {whose} {many}"
    start = "up to " if cards.pick == "up_to" else ""
    return f"{start}{cards.count} of {whose} {others}{many}"


def _random_of(speech: Speech, cards: Cards, whose: str) -> str:
    """ "a random Fire dinosaur of yours", "2 other random dinosaurs of yours"."""
    word = speech.words.types[kind_of(speech.words, cards)]
    before, behind = described(speech, cards.where), relative(speech, cards.where)
    if cards.count == 1:
        start = "another" if cards.where.other else "a"
        return f"{start} random {before}{word.en} of {whose}{behind}"
    others = "other " if cards.where.other else ""
    return f"{cards.count} {others}random {before}{word.plural} of {whose}{behind}"


def _some(speech: Speech, cards: Cards) -> str:
    """Other cards: "an opposing dinosaur", "up to 2 spells"."""
    before = described(speech, cards.where, side_of(cards))
    behind = relative(speech, cards.where)
    others = "other " if cards.where.other else ""
    if cards.pick == "all":
        return f"all {others}{before}{_plural(speech, cards)}{behind}"
    random = "random " if cards.pick == "random" else ""
    start = "up to " if cards.pick == "up_to" else ""
    if cards.count != 1:
        return f"{start}{cards.count} {others}{random}{before}{_plural(speech, cards)}{behind}"
    single = f"{random}{before}{speech.words.types[kind_of(speech.words, cards)].en}"
    article = "1 " if start else "another " if others else article_for(single)
    return f"{start}{article}{single}{behind}"


def each_of(speech: Speech, cards: Cards, every: int = 1) -> str:
    """ "each of your other Fire dinosaurs", "each dinosaur in your strata"; with `every`, "every 2
    dinosaurs in your strata"."""
    number = "each" if every == 1 else f"every {every}"
    others = "other " if cards.where.other else ""
    before = described(speech, cards.where, side_of(cards))
    if cards.zone == "field" and cards.of == "mine":
        many = f"{before}{_plural(speech, cards)}{relative(speech, cards.where)}"
        return f"{number} of your {others}{many}"
    word = speech.words.types[kind_of(speech.words, cards)]
    noun = word.en if every == 1 else word.plural
    return f"{number} {others}{before}{noun}{tail(speech, cards)}"


def side_of(cards: Cards) -> str:
    """ "opposing " for such cards on the field; elsewhere the place says whose they are."""
    return "opposing " if cards.zone == "field" and cards.of == "theirs" else ""


def per(speech: Speech, rate: Rate, target: Selector | None = None) -> str:
    """What is counted: " for each of your dinosaurs"; of the target's own, " of its levels"."""
    if isinstance(rate.of, CountOf):
        return f" for {each_of(speech, rate.of.of, rate.every)}"
    whose = "its" if rate.of.of in ("each", target) else possessive(referred(speech, rate.of.of))
    return f" for each of {whose} {speech.words.stats[rate.of.stat].en}s"


def possessive(named: str) -> str:
    """ "its", "their", "this dinosaur's"."""
    return {"it": "its", "them": "their"}.get(named, f"{named}'s")


def all_of(speech: Speech, cards: Cards) -> str:
    """As a bare plural: "your other Fire dinosaurs", "cards in your hand"."""
    others = "other " if cards.where.other else ""
    cards = replace(cards, pick="all")
    before = described(speech, cards.where, side_of(cards))
    yours = "your " if cards.zone == "field" and cards.of == "mine" else ""
    return f"{yours}{others}{before}{_plural(speech, cards)}{tail(speech, cards)}"


def _plural(speech: Speech, cards: Cards) -> str:
    return speech.words.types[kind_of(speech.words, cards)].plural


def _place(speech: Speech, cards: Cards, preposition: str) -> str:
    if cards.zone == "field":
        return ""
    is_both = cards.of == "any" and cards.pick == "all"
    whose = "both players'" if is_both else OWNERS[cards.of]
    return f" {preposition} {whose} {speech.words.zones[cards.zone].en}"


def tail(speech: Speech, cards: Cards) -> str:
    """What stands behind the noun: " with cost 3 or less in your strata"."""
    return relative(speech, cards.where) + _place(speech, cards, "in")


def article_for(phrase: str) -> str:
    """ "a " or "an "."""
    return "an " if phrase[:1].lower() in "aeiou" else "a "


def listed(parts: list[str], word: str = "and") -> str:
    """ "a", "a and b", "a, b and c"."""
    *before, last = parts
    return f"{', '.join(before)} {word} {last}" if before else last


# --- what they are like -------------------------------------------------------------------------


def described(speech: Speech, where: Where, side: str = "") -> str:
    """What stands before the noun: "dormant opposing Fire "."""
    text = f"{speech.words.states[where.state].en} " if where.state else ""
    text += side
    if (level := exact_level(where)) is not None:
        text += f"{speech.words.at_level.en.format(level=level)} "
    return text + attribute_of(speech.words, where.attribute)


def attribute_of(words: Terms, attribute: str | None) -> str:
    """An attribute before a noun, if any."""
    return (
        words.of_attribute.en.format(attribute=words.attributes[attribute].en) if attribute else ""
    )


def exact_level(where: Where) -> int | None:
    """The one level that is asked for, if it is just one."""
    if where.level_most in (1, where.level_least):
        return where.level_most
    return None


def relative(speech: Speech, where: Where) -> str:
    """What stands behind the noun: " with cost 3 or less"."""
    parts = [f"{name} {bound}" for name, bound in limits(speech, where)]
    if where.keyword is not None:
        parts.append(f"【{speech.words.keywords[where.keyword].name.en}】")
    if where.same_name_as is not None:
        ref = where.same_name_as
        as_it = "" if ref == "chosen" else f" as {referred(speech, ref)}"
        parts.append(f"the same name{as_it}")
    text = f" with {' and '.join(parts)}" if parts else ""
    if where.fresh is not None:
        text += f" {speech.words.states['fresh' if where.fresh else 'settled'].en}"
    return text


def limits(speech: Speech, where: Where) -> list[tuple[str, str]]:
    """What is asked of the values: ("cost", "3 or less")."""
    stats = speech.words.stats
    asked: list[tuple[str, Amount | None, Amount | None]] = [
        ("cost", where.cost_least, where.cost_most),
        ("battle", where.battle_least, where.battle_most),
    ]
    if exact_level(where) is None:
        asked.append(("level", where.level_least, where.level_most))
    return [
        (stats[stat].en, bound)
        for stat, least, most in asked
        for bound in _bounds(speech, stat, least, most)
    ]


def _bounds(speech: Speech, stat: str, least: Amount | None, most: Amount | None) -> list[str]:
    if isinstance(least, int) and isinstance(most, int):
        between = "or" if most == least + 1 else "to"
        return [str(most) if least == most else f"{least} {between} {most}"]
    found = [_bound(speech, stat, least, ("or more", "no less than"))] if least is not None else []
    if most is not None:
        found.append(_bound(speech, stat, most, ("or less", "no more than")))
    return found


def _bound(speech: Speech, stat: str, value: Amount, words: tuple[str, str]) -> str:
    """ "3 or less", "no more than your life", "no more than this dinosaur's" of the same value."""
    behind, before = words
    if isinstance(value, int):
        return f"{value} {behind}"
    if isinstance(value, StatOf) and (value.stat, value.times) == (stat, 1):
        return f"{before} {possessive(referred(speech, value.of))}"
    return f"{before} {quantity(speech, value)}"


# --- how much -----------------------------------------------------------------------------------


def quantity(speech: Speech, value: Amount) -> str:
    """How much, as a number or a noun phrase: "the number of cards in your hand"."""
    match value:
        case int():
            return str(value)
        case CountOf(of, times):
            return _multiplied(f"the number of {all_of(speech, of)}", times)
        case StatOf(stat, of, times):
            total = "the total of " if speech.many(of) else ""
            return _multiplied(f"{total}{stat_of(speech, of, stat)}", times)
        case HalfOf(of):
            return f"half {quantity(speech, of)}, rounded down"
        case _:
            name = speech.words.tracks[value.track].en
            text = f"{OWNERS[value.of]} {name}"
            if value.below is not None:
                text = f"{value.below} minus {text}"
            return _multiplied(text, value.times)


def _multiplied(text: str, times: int) -> str:
    return text if times == 1 else f"twice {text}" if times == 2 else f"{times} times {text}"


def stat_of(speech: Speech, selector: Selector, stat: str) -> str:
    """A value of cards: "its battle value", "the level of one of your dinosaurs"."""
    name = speech.words.stats[stat].en + ("s" if speech.many(selector) else "")
    if isinstance(selector, Cards):
        everywhere = speech.is_constant and selector.of != "any"
        named = all_of(speech, selector) if everywhere else cards_named(speech, selector)
        return f"the {name} of {named}"
    named = referred(speech, selector)
    return f"the {name} of {named}" if named.endswith("fought") else f"{possessive(named)} {name}"
