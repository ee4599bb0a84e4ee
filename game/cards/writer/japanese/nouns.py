"""Japanese noun phrases for cards and amounts: 「自分のほかの恐竜1体」「自分の手札の枚数」."""

from __future__ import annotations

from msgspec.structs import replace

from game.cards.language import Amount, Cards, CountOf, HalfOf, Ref, Selector, StatOf, Where
from game.cards.terms import Terms
from game.cards.writer.speech import CARD, Rate, Speech, kind_of, meant_by_other, rate_of

OWNERS = {"mine": "自分の", "theirs": "相手の", "any": ""}


# --- which cards --------------------------------------------------------------------------------


def cards_named(speech: Speech, selector: Selector) -> str:
    """Which cards, as a noun phrase with its number: 「相手の恐竜1体」."""
    if not isinstance(selector, Cards):
        return referred(speech, selector)
    if selector.pick != "all":
        by = "相手が選んだ" if chosen_across(selector) else ""
        return f"{by}{all_of(speech, selector)}{number_of(speech, selector)}"
    if selector.of == "any" and selector.zone == "field":
        where, noun = selector.where, noun_of(speech, selector)
        return f"{described(speech, where)}すべての{noun}"
    return f"{all_of(speech, selector)}すべて"


def chosen_across(cards: Cards) -> bool:
    """Whether the opponent chooses of cards that are not all their own."""
    return cards.by == "theirs" and cards.of != "theirs"


def referred(speech: Speech, ref: Ref) -> str:
    """Cards spoken of before."""
    noun = speech.words.types[speech.kind(ref)].ja
    if ref == "each" and speech.each_named:
        return speech.each_named
    if ref == "chosen" and speech.many(ref):
        return f"それらの{noun}"
    is_plain = ref in ("chosen", "each") or (ref == "other" and speech.whose != "this")
    if is_plain or (ref == speech.asked and ref != "this"):
        return f"その{noun}"
    named: str = ref if ref != "other" else (meant_by_other(speech) or ref)
    if named == "attacker" and speech.when in ("attacked", "blocks"):
        named = "comer"
    return speech.words.refs[named].ja.format(noun=noun)


def all_of(speech: Speech, cards: Cards, owner: str | None = None) -> str:
    """Which cards, without their number: 「自分のほかの恐竜」「自分の手札」."""
    whose = _whose(cards) if owner is None else owner
    place = "" if cards.zone == "field" else speech.words.zones[cards.zone].ja
    first, where = _heavy(speech, cards.where), _light(speech, cards.where)
    if cards.zone == "hand" and not where and kind_of(speech.words, cards) == CARD:
        return f"{first}{whose}{place}"
    return f"{first}{whose}{place}{'の' if place else ''}{where}{noun_of(speech, cards)}"


def place_of(speech: Speech, cards: Cards) -> str:
    """Where cards are: 「自分の地層」."""
    return f"{_whose(cards)}{speech.words.zones[cards.zone].ja}"


def _whose(cards: Cards) -> str:
    """The piles of both players have to be named; on the field there is no need."""
    if cards.of != "any" or cards.zone == "field":
        return OWNERS[cards.of]
    return "お互いの" if cards.pick == "all" else "どちらかの"


def noun_of(speech: Speech, cards: Cards) -> str:
    """恐竜, スペル or カード."""
    return speech.words.types[kind_of(speech.words, cards)].ja


def unit_of(speech: Speech, cards: Cards) -> str:
    """The counter: a dinosaur is counted as an animal on the field only."""
    kind = kind_of(speech.words, cards) if cards.zone == "field" else CARD
    return speech.words.types[kind].unit


def number_of(speech: Speech, cards: Cards) -> str:
    """How many: 「1体」「2枚」."""
    if isinstance(cards.count, int):
        return f"{cards.count}{unit_of(speech, cards)}"
    same = "" if isinstance(cards.count, CountOf) else "と同じ数"
    return f"{quantity(speech, cards.count)}{same}だけ"


# --- what they are like -------------------------------------------------------------------------


def described(speech: Speech, where: Where) -> str:
    """What stands before the noun: 「ほかの闘撃値300以下の火属性の」."""
    return _heavy(speech, where) + _light(speech, where)


def _heavy(speech: Speech, where: Where) -> str:
    """What is a sentence of its own, and reads better in front of whose they are."""
    text = ""
    if where.fresh is not None:
        text += speech.words.states["fresh" if where.fresh else "settled"].ja
    if where.same_name_as is not None:
        text += f"{referred(speech, where.same_name_as)}と同じ名前の"
    return text + "".join(f"{n}{b}の" for n, b in limits(speech, where) if b.startswith("が"))


def _light(speech: Speech, where: Where) -> str:
    text = "ほかの" if where.other else ""
    if where.state is not None:
        text += speech.words.states[where.state].ja
    text += "".join(f"{n}{b}の" for n, b in limits(speech, where) if not b.startswith("が"))
    if where.keyword is not None:
        text += f"【{speech.words.keywords[where.keyword].name.ja}】を持つ"
    return text + attribute_of(speech.words, where.attribute)


def attribute_of(words: Terms, attribute: str | None) -> str:
    """An attribute before a noun, if any."""
    return (
        words.of_attribute.ja.format(attribute=words.attributes[attribute].ja) if attribute else ""
    )


def limits(speech: Speech, where: Where) -> list[tuple[str, str]]:
    """What is asked of the values: 「コスト」「3以下」."""
    stats = speech.words.stats
    least, most = where.level_least, where.level_most
    if most == 1:  # there is none below
        least = 1
    return [
        (stats[stat].ja, bound)
        for stat, low, high in (
            ("cost", where.cost_least, where.cost_most),
            ("battle", where.battle_least, where.battle_most),
            ("level", least, most),
        )
        for bound in _bounds(speech, stat, low, high)
    ]


def _bounds(speech: Speech, stat: str, least: Amount | None, most: Amount | None) -> list[str]:
    if isinstance(least, int) and isinstance(most, int):
        return [str(most) if least == most else f"{least}以上{most}以下"]
    found = [f"{_bound(speech, stat, least)}以上"] if least is not None else []
    return found + ([f"{_bound(speech, stat, most)}以下"] if most is not None else [])


def _bound(speech: Speech, stat: str, value: Amount) -> str:
    """「3」; 「がこの恐竜」 for the same value of another card."""
    if isinstance(value, int):
        return str(value)
    if isinstance(value, StatOf) and (value.stat, value.times) == (stat, 1):
        return f"が{referred(speech, value.of)}"
    return f"が{quantity(speech, value)}"


# --- how much -----------------------------------------------------------------------------------


def quantity(speech: Speech, value: Amount) -> str:
    """How much, as a number or a noun phrase: 「自分の恐竜の数」."""
    match value:
        case int():
            return str(value)
        case CountOf(of, times):
            word = "数" if of.zone == "field" else "枚数"
            return _multiplied(f"{all_of(speech, replace(of, pick='all'))}の{word}", times)
        case StatOf(stat, of, times):
            total = "の合計" if speech.many(of) else ""
            return _multiplied(f"{stat_of(speech, of, stat)}{total}", times)
        case HalfOf(of):
            return f"{quantity(speech, of)}の半分（端数切り捨て）"
        case _:
            text = f"{OWNERS[value.of]}{speech.words.tracks[value.track].ja}"
            if value.below is not None:
                text = f"{value.below}から{text}を引いた数"
            return _multiplied(text, value.times)


def _multiplied(text: str, times: int) -> str:
    return text if times == 1 else f"{text}の{times}倍"


def stat_of(speech: Speech, ref: Ref, stat: str) -> str:
    """A value of a card spoken of: 「その恐竜の闘撃値」."""
    return f"{referred(speech, ref)}の{speech.words.stats[stat].ja}"


def per(speech: Speech, value: Amount) -> str:
    """What an amount counts, to stand in front: 「自分の恐竜1体につき、」; else nothing."""
    rate = rate_of(value)
    return f"{each_counted(speech, rate)}につき、" if rate is not None else ""


def each_counted(speech: Speech, rate: Rate, target: Selector | None = None) -> str:
    """What is counted, one of it: 「自分の恐竜1体」; 「そのLv.1つ」 for the target's own level."""
    if isinstance(rate.of, CountOf):
        cards = replace(rate.of.of, pick="all")
        return f"{all_of(speech, cards)}{rate.every}{unit_of(speech, cards)}"
    whose = "その" if rate.of.of == target else f"{referred(speech, rate.of.of)}の"
    return f"{whose}{speech.words.stats[rate.of.stat].ja}1つ"


def size(speech: Speech, value: Amount) -> str:
    """How much, before the verb: 「2」, after `per` its number, 「、この恐竜の直撃値の分だけ」."""
    if (rate := rate_of(value)) is not None:
        return str(rate.times)
    if isinstance(value, int):
        return str(value)
    of = "の分" if isinstance(value, StatOf) and value.times == 1 else ""
    return f"、{quantity(speech, value)}{of}だけ"
