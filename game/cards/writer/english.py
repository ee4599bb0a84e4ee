"""Card text in English, in the voice of a printed card.

Each action is a sentence; what was chosen before is "it" or "them". The user is "you".
"""

from __future__ import annotations

from game.cards.actions import (
    Action,
    Awake,
    Change,
    Choose,
    ChooseOne,
    CostChange,
    Delta,
    Destroy,
    Discard,
    Draw,
    ForEach,
    Gain,
    If,
    KeepDormant,
    Level,
    Look,
    Lose,
    MakeDormant,
    May,
    Mill,
    Move,
    Price,
    Repeat,
    Search,
    Summon,
    Track,
)
from game.cards.card import Ability
from game.cards.language import (
    Amount,
    Both,
    Cards,
    Compare,
    Condition,
    CountOf,
    Either,
    Exists,
    HalfOf,
    Matches,
    Not,
    Ref,
    Selector,
    StatOf,
    TrackOf,
    TurnOf,
    Where,
)
from game.cards.terms import Terms

_TIMINGS = {
    "summoned": "When {who} is summoned",
    "leaves": "When {who} leaves the field",
    "attacks": "When {who} attacks",
    "attacked": "When {who} is attacked",
    "blocks": "When {who} blocks",
    "won": "When {who} wins a battle",
    "lost": "When {who} loses a battle",
    "strikes": "When {who} damages life",
    "levelled": "When {who} gains a level",
    "discarded": "When {who} is discarded",
}
_SELF = {
    "summoned": "Summoned",
    "leaves": "Leaves",
    "attacks": "Attacks",
    "attacked": "Attacked",
    "blocks": "Blocks",
    "won": "Wins",
    "lost": "Loses",
    "strikes": "Strikes",
    "levelled": "Level up",
    "discarded": "Discarded",
    "turn_start": "Turn start",
    "turn_end": "Turn end",
    "constant": "Always",
    "activated": "Skill",
    "cast": "",
}
_LASTING = {
    "turn": " this turn",
    "until_my_next_turn": " until your next turn",
    "until_owners_next_turn": " until its owner's next turn",
    "field": "",
}
_SPOTS = {
    "hand": "to the hand",
    "strata": "into the strata",
    "deck_top": "on top of the deck",
    "deck_bottom": "under the deck",
}
_REFS = {
    "this": "this {noun}",
    "other": "the other {noun}",
    "chosen": "it",
    "each": "it",
    "attacker": "the attacking {noun}",
    "attacked": "the attacked {noun}",
}


def timing(words: Terms, ability: Ability) -> str:
    """When, in a few words for a chip."""
    if ability.whose == "theirs" and ability.when in ("turn_start", "turn_end"):
        return "Opponent's " + _SELF[ability.when].lower()
    if ability.whose == "this" or ability.when not in _TIMINGS:
        return _SELF[ability.when]
    where = _adjectives(words, ability.where or Where())
    noun = words.types[words.field_type].en
    owner = "another of your " if ability.whose == "mine" else "an opposing "
    plural = words.types[words.field_type].plural if ability.whose == "mine" else noun
    return _TIMINGS[ability.when].format(who=f"{owner}{where}{plural}")


def body(words: Terms, ability: Ability) -> str:
    """The sentences of an ability."""
    text = sentences(words, ability.do)
    if ability.condition is not None:
        text = f"{_upper(condition(words, ability.condition))}, {_lower(text)}"
    if ability.price is not None:
        text = f"{_price(words, ability.price)}: {text}"
    return text


def _price(words: Terms, price: Price) -> str:
    noun = words.types[words.field_type].en
    parts = []
    if price.pp:
        parts.append(f"pay {price.pp} PP")
    if price.dormant:
        parts.append(f"make this {noun} dormant")
    if price.discard:
        cards = "a card" if price.discard == 1 else f"{price.discard} cards"
        parts.append(f"put {cards} from your hand into the strata")
    if price.destroy_this:
        parts.append(f"put this {noun} into the strata")
    return _upper(", ".join(parts))


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _lower(text: str) -> str:
    """A sentence made to go on inside another; names of things keep their capitals."""
    first = text.split(" ", 1)[0]
    return text if first.isupper() else text[:1].lower() + text[1:]


def sentences(words: Terms, actions: tuple[Action, ...]) -> str:
    """Some actions as sentences one after the other."""
    return " ".join(_upper(sentence(words, action)) + "." for action in actions)


def clauses(words: Terms, actions: tuple[Action, ...]) -> str:
    """Some actions inside another sentence: "draw a card, then discard a card"."""
    return ", then ".join(sentence(words, action) for action in actions)


def sentence(words: Terms, action: Action) -> str:  # noqa: PLR0912  (one line for each word)
    """One action in the imperative, without capital and full stop."""
    match action:
        case Draw(count, of):
            verb = "the opponent draws" if of == "theirs" else "draw"
            return f"{verb} {_cards(words, count)}"
        case Discard(cards):
            return f"discard {selector(words, cards)}"
        case Mill(count, of):
            whose = "the opponent's" if of == "theirs" else "your"
            return f"put the top {_cards(words, count, 'the')} of {whose} deck into the strata"
        case Search(cards, to):
            return _search(words, cards, to)
        case Look(count, take, rest):
            return _look(words, count, take, rest)
        case Move(cards, to, shuffle):
            verb = "return" if to == "hand" else "put"
            then = ", then shuffle" if shuffle else ""
            return f"{verb} {selector(words, cards)} {_SPOTS[to]}{then}"
        case Summon():
            return _summon(words, action)
        case Destroy(cards):
            return f"put {selector(words, cards)} into the strata"
        case Awake(cards):
            return f"awaken {selector(words, cards)}"
        case MakeDormant(cards):
            return f"make {selector(words, cards)} dormant"
        case KeepDormant(cards):
            verb = "do" if _is_plural(cards) else "does"
            owner = "their" if _is_plural(cards) else "its"
            return f"{selector(words, cards)} {verb} not awake at the start of {owner} owner's next turn"
        case Level():
            return _level(words, action)
        case Delta() | Change() | Gain() | Lose() | CostChange():
            return _lasting(words, action)
        case Track():
            return _track(words, action)
        case Choose(cards):
            return f"choose {selector(words, cards)}"
        case _:
            return _structure(words, action)


def _cards(words: Terms, count: Amount, article: str = "a") -> str:
    if count == 1:
        return "card" if article == "the" else "a card"
    if isinstance(count, int):
        return f"{count} cards"
    return f"cards equal to {amount(words, count)}"


def _search(words: Terms, cards: Cards, to: str) -> str:
    put = "summon it" if to == "field" else "reveal it and put it into your hand"
    found = selector(words, cards).removesuffix(" in your deck")
    return f"search your deck for {found}, {put}, then shuffle"


def _look(words: Terms, count: Amount, take: Cards, rest: str) -> str:
    places = {
        "deck_bottom": "under your deck",
        "deck_top": "back on top",
        "strata": "in the strata",
    }
    found = selector(words, take).removesuffix(" in your deck")
    seen = _cards(words, count, "the")
    return (
        f"look at the top {seen} of your deck, put {found} of them into your hand"
        f" and the rest {places[rest]}"
    )


def _summon(words: Terms, action: Summon) -> str:
    text = f"summon {selector(words, action.cards)}"
    if action.level > 1:
        text += f" at Lv. {action.level}"
    return text + (" dormant" if action.dormant else "")


def _level(words: Terms, action: Level) -> str:
    who = selector(words, action.cards)
    if action.to is not None:
        text = f"{who} becomes Lv. {action.to}"
    else:
        verb = "gain" if action.by > 0 else "lose"
        size = "a level" if abs(action.by) == 1 else f"{abs(action.by)} levels"
        text = f"{who} {verb}{'' if _is_plural(action.cards) else 's'} {size}"
    return text + (" and may act at once" if action.may_act else "")


def _lasting(words: Terms, action: Delta | Change | Gain | Lose | CostChange) -> str:
    when = _LASTING[action.lasting]
    match action:
        case Delta(cards, stat, by):
            verb = "get" if _is_plural(cards) else "gets"
            sign = "" if isinstance(by, int) and by < 0 else "+"
            name = words.stats[stat].en
            return f"{selector(words, cards)} {verb} {sign}{amount(words, by)} {name}{when}"
        case Change(cards, stat, to):
            name = words.stats[stat].en
            return f"the {name} of {selector(words, cards)} becomes {amount(words, to)}{when}"
        case Gain(cards, keyword):
            verb = "have" if _is_plural(cards) else "has"
            name = words.keywords[keyword].name.en
            return f"{selector(words, cards)} {verb} 【{name}】{when}"
        case Lose(cards, keyword):
            verb = "lose" if _is_plural(cards) else "loses"
            name = words.keywords[keyword].name.en
            return f"{selector(words, cards)} {verb} 【{name}】{when}"
        case CostChange(by, of, kind, attribute):
            element = f"{words.attributes[attribute].en} " if attribute else ""
            whose = "the opponent's" if of == "theirs" else "your"
            plural = words.types[kind or "card"].plural
            more = "less" if by < 0 else "more"
            return f"{whose} {element}{plural} cost {abs(by)} {more}{when}"


def _track(words: Terms, action: Track) -> str:
    who = "the opponent" if action.of == "theirs" else "you"
    verb = "lose" if action.falling else "gain"
    ending = "s" if action.of == "theirs" else ""
    return f"{who} {verb}{ending} {amount(words, action.by)} {words.tracks[action.track].en}"


def _structure(words: Terms, action: Action) -> str:
    match action:
        case May(then, _, otherwise):
            text = f"you may {clauses(words, then)}"
            return text + (f"; if you do not, {clauses(words, otherwise)}" if otherwise else "")
        case If(cond, then, otherwise):
            text = f"{condition(words, cond)}, {clauses(words, then)}"
            return text + (f"; otherwise, {clauses(words, otherwise)}" if otherwise else "")
        case ChooseOne(of):
            listed = "; or ".join(clauses(words, actions) for actions in of)
            return f"choose one: {listed}"
        case ForEach(cards, then):
            noun = selector(words, cards).removeprefix("all ")
            return f"for each of {noun}, {clauses(words, then)}"
        case Repeat(count, then):
            return f"do this {amount(words, count)} times: {clauses(words, then)}"
    raise AssertionError(action)


# --- nouns, numbers, conditions -----------------------------------------------------------------


def selector(words: Terms, cards: Selector) -> str:
    """Which cards, as a noun phrase."""
    if not isinstance(cards, Cards):
        return _REFS[cards].format(noun=words.types[words.field_type].en)
    where = _adjectives(words, cards.where)
    noun = words.types[_kind(words, cards)]
    place = _place(cards)
    relative = _relative(words, cards.where)
    if cards.pick == "all":
        return f"all {_owner(cards)}{where}{noun.plural}{place}{relative}"
    if cards.count == 1:
        start = {"up_to": "up to one ", "random": "a random "}.get(cards.pick, "")
        phrase = f"{_owner(cards)}{where}{noun.en}"
        if not start:
            start = "another " if cards.where.other else _article(phrase)
        return f"{start}{phrase}{place}{relative}"
    number = amount(words, cards.count)
    start = {"up_to": f"up to {number} ", "random": f"{number} random "}.get(
        cards.pick, f"{number} "
    )
    return f"{start}{_owner(cards)}{where}{noun.plural}{place}{relative}"


def _article(phrase: str) -> str:
    return "an " if phrase[:1].lower() in "aeiou" else "a "


def _owner(cards: Cards) -> str:
    if cards.zone != "field" or cards.of == "any":
        return ""
    return "opposing " if cards.of == "theirs" else "allied "


def _place(cards: Cards) -> str:
    if cards.zone == "field":
        return ""
    whose = {"mine": "your", "theirs": "the opponent's", "any": "any player's"}[cards.of]
    place = {"hand": "hand", "deck": "deck", "strata": "strata"}[cards.zone]
    return f" in {whose} {place}"


def _kind(words: Terms, cards: Cards) -> str:
    if cards.where.type is not None:
        return cards.where.type
    return words.field_type if cards.zone == "field" else "card"


def _is_plural(cards: Selector) -> bool:
    return isinstance(cards, Cards) and (cards.pick == "all" or cards.count != 1)


def _adjectives(words: Terms, where: Where) -> str:
    text = ""
    if where.state is not None:
        text += f"{where.state} "
    if where.attribute is not None:
        text += f"{words.attributes[where.attribute].en} "
    return text


def _relative(words: Terms, where: Where) -> str:
    """What stands behind the noun: "with battle value 400 or less"."""
    parts = []
    for name, least, most in (
        (words.stats["cost"].en, where.cost_least, where.cost_most),
        (words.stats["battle"].en, where.battle_least, where.battle_most),
        (words.stats["level"].en, where.level_least, where.level_most),
    ):
        if least is not None:
            parts.append(f"{name} {amount(words, least)} or more")
        if most is not None:
            parts.append(f"{name} {amount(words, most)} or less")
    if where.keyword is not None:
        parts.append(f"【{words.keywords[where.keyword].name.en}】")
    if where.same_name_as is not None:
        parts.append("the same name")
    text = f" with {' and '.join(parts)}" if parts else ""
    if where.fresh is not None:
        text += " summoned this turn" if where.fresh else " summoned before this turn"
    return text


def amount(words: Terms, value: Amount) -> str:
    """How much, as a number or a phrase behind it."""
    match value:
        case int():
            return str(value)
        case CountOf(of, times):
            single = Cards(zone=of.zone, of=of.of, where=of.where)
            return f"{times} for each {selector(words, single).split(' ', 1)[1]}"
        case StatOf(stat, of, times):
            text = f"the {words.stats[stat].en} of {selector(words, of)}"
            return text if times == 1 else f"{times} times {text}"
        case TrackOf(track, of, below, times):
            whose = "the opponent's" if of == "theirs" else "your"
            text = f"{whose} {words.tracks[track].en}"
            if below is not None:
                text = f"{below} minus {text}"
            return text if times == 1 else f"{times} times {text}"
        case HalfOf(of):
            return f"half of {amount(words, of)}, rounded down"


def condition(words: Terms, cond: Condition) -> str:
    """A condition, to stand before a comma."""
    return f"if {statement(words, cond)}"


def statement(words: Terms, cond: Condition, *, negated: bool = False) -> str:
    """A condition as a statement."""
    match cond:
        case Exists(cards, at_least):
            count = 1 if at_least == 1 else at_least
            some = Cards(zone=cards.zone, of=cards.of, where=cards.where, count=count)
            if negated:
                plural = Cards(zone=cards.zone, of=cards.of, where=cards.where, count=2)
                rest = selector(words, plural).split(" ", 1)[1]
                few = "no" if at_least == 1 else f"fewer than {at_least}"
                return f"there are {few} {rest}"
            verb = "is" if at_least == 1 else "are at least"
            return f"there {verb} {selector(words, some)}"
        case Compare(left, op, right):
            how = {"at_least": "at least", "at_most": "at most", "equal": "exactly"}[op]
            verb = "is not" if negated else "is"
            return f"{amount(words, left)} {verb} {how} {amount(words, right)}"
        case Not(of):
            return statement(words, of, negated=not negated)
        case Both(of):
            return " and ".join(statement(words, one) for one in of)
        case Either(of):
            return " or ".join(statement(words, one) for one in of)
        case TurnOf(who):
            return "it is your turn" if (who == "mine") != negated else "it is the opponent's turn"
        case Matches(card, where):
            return _matches(words, card, where, negated=negated)


def _matches(words: Terms, card: Ref, where: Where, *, negated: bool) -> str:
    noun = words.types[words.field_type].en
    verb = "is not" if negated else "is"
    phrase = f"{_adjectives(words, where)}{noun}{_relative(words, where)}"
    return f"{selector(words, card)} {verb} {_article(phrase)}{phrase}"
