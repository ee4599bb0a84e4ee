"""What a text has spoken of so far, so that "it", "them" and "その恐竜" mean the right cards.

Shared by the languages: which noun fits a reference, whether it is one or many, and which changes
are said together.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from game.cards.actions import Action, Change, Delta, Gain, If, Lose, May
from game.cards.card import Ability, Timing
from game.cards.language import (
    NOTHING_ASKED,
    Amount,
    Cards,
    Compare,
    CountOf,
    Duration,
    Exists,
    HalfOf,
    Owner,
    Ref,
    Selector,
    StatOf,
    TrackOf,
    Where,
)
from game.cards.terms import Terms

CARD = "card"
LEVEL = "level"
LASTING = (Delta, Change, Gain, Lose)
Lasting = Delta | Change | Gain | Lose
_IN_ATTACK: dict[str, Ref] = {"attacks": "attacked", "attacked": "attacker", "blocks": "attacker"}


class Mention(NamedTuple):
    """Cards spoken of before: their type, whether there may be more than one, and whose."""

    kind: str
    many: bool
    owner: Owner = "any"


class Rate(NamedTuple):
    """So much for each of what is counted, or for every so many (`every`) of it."""

    of: CountOf | StatOf
    times: int
    every: int = 1


class Speech:
    """One ability being put into words."""

    def __init__(self, words: Terms, ability: Ability) -> None:
        self.words = words
        self.when: Timing = ability.when
        self.whose = ability.whose
        self.chosen = Mention(words.field_type, many=False)
        self.each = self.chosen
        self.asked: Ref | None = None
        self.each_named = ""
        self.has_drawn = False
        self.draws_more = False

    @property
    def is_constant(self) -> bool:
        """Whether the ability holds as long as its card is on the field."""
        return self.when == "constant"

    def mention(self, selector: Selector) -> None:
        """From now on "chosen" means these; a reference leaves what was chosen. What has just been
        named in full needs no name the next time."""
        if isinstance(selector, Cards):
            self.chosen = Mention(kind_of(self.words, selector), is_many(selector), selector.of)
            self.asked = None
        elif selector in ("other", "attacker", "attacked"):
            self.asked = selector

    def ask_about(self, ref: Ref) -> None:
        """A condition has just spoken of this card, so it needs no name until another is chosen."""
        self.asked = ref

    def mention_each(self, selector: Selector, named: str = "") -> None:
        """From now on "each" means one of these; `named` where they have to be named themselves."""
        self.each_named = named
        if isinstance(selector, Cards):
            self.each = Mention(kind_of(self.words, selector), many=False, owner=selector.of)
        else:
            self.each = self.chosen._replace(many=False)

    def kind(self, selector: Selector) -> str:
        """The type that names what a selector means."""
        if isinstance(selector, Cards):
            return kind_of(self.words, selector)
        if selector == "chosen":
            return self.chosen.kind
        if selector == "each":
            return self.each.kind
        if selector == "this" and self.when == "cast":
            return CARD
        return self.words.field_type

    def many(self, selector: Selector) -> bool:
        """Whether a selector may mean more than one card."""
        if isinstance(selector, Cards):
            return is_many(selector)
        return selector == "chosen" and self.chosen.many

    def owner(self, selector: Selector) -> Owner:
        """Whose the cards are that a selector means; "any" where that is open."""
        if isinstance(selector, Cards):
            return selector.of
        if selector in ("chosen", "each"):
            return (self.chosen if selector == "chosen" else self.each).owner
        if selector == "this":
            return "mine"
        return self.whose if selector == "other" and self.whose != "this" else "any"


def kind_of(words: Terms, cards: Cards) -> str:
    """The type that names some cards: the one asked for, else what lies in the zone."""
    if cards.where.type is not None:
        return cards.where.type
    return words.field_type if cards.zone == "field" else CARD


LIMITS = ("cost_most", "cost_least", "battle_most", "battle_least", "level_most", "level_least")


def asks_only(where: Where, *names: str) -> bool:
    """Whether nothing else is asked of a card than what these keys say."""
    asked = {
        key for key in where.__struct_fields__ if getattr(where, key) != getattr(NOTHING_ASKED, key)
    }
    return bool(asked) and asked <= set(names)


def asks_any(where: Where, *names: str) -> bool:
    """Whether one of these keys asks something."""
    return any(getattr(where, name) is not None for name in names)


def as_exists(asked: Compare) -> tuple[Exists, bool] | None:
    """A comparison of a number of cards with a number as "there are so many", and whether it
    is denied: "at most 2" is not "3 or more"."""
    if not isinstance(asked.left, CountOf) or asked.left.times != 1:
        return None
    if not isinstance(asked.right, int) or asked.op == "equal":
        return None
    more = asked.op == "at_most"
    return Exists(asked.left.of, asked.right + more), more


def is_many(cards: Cards) -> bool:
    """Whether these may be more than one card."""
    return cards.pick == "all" or cards.count != 1


def meant_by_other(speech: Speech) -> Ref | None:
    """The plainer reference for "other" in an attack; None where it is whom the timing names, or
    the other one of a battle."""
    if speech.whose != "this":
        return None
    return _IN_ATTACK.get(speech.when)


def grouped(actions: tuple[Action, ...]) -> list[tuple[Action, ...]]:
    """The actions one by one, but changes of the same cards for the same time together."""
    groups: list[tuple[Action, ...]] = []
    for action in actions:
        if groups and _goes_with(groups[-1], action):
            groups[-1] += (action,)
        else:
            groups.append((action,))
    return groups


def _goes_with(group: tuple[Action, ...], action: Action) -> bool:
    first = group[0]
    if not isinstance(first, LASTING) or not isinstance(action, LASTING):
        return False
    if first.lasting != action.lasting or any(rate_of_change(one) is not None for one in group):
        return False
    if isinstance(first.cards, Cards):
        return action.cards == "chosen" or (
            _stay_alike(first.cards) and action.cards == first.cards
        )
    return action.cards == first.cards


def _stay_alike(cards: Cards) -> bool:
    """Whether a change of values and keywords leaves it as it was which cards these are."""
    return cards.pick == "all" and not asks_any(cards.where, "keyword", *LIMITS)


def rate_of(value: Amount) -> Rate | None:
    """What an amount is counted by, where it is so much for each of some cards. Half of a number of
    cards is one for every two of them (C-10 rounds it down)."""
    if isinstance(value, CountOf):
        return Rate(value, value.times)
    if isinstance(value, HalfOf) and isinstance(value.of, CountOf) and value.of.times == 1:
        return Rate(value.of, 1, every=2)
    return None


def part_of_itself(value: Amount, of: Amount) -> HalfOf | int | None:
    """What share of an amount another is: half of it, or so many times as much."""
    if isinstance(value, HalfOf):
        return value if value.of == of else None
    if isinstance(value, (StatOf, TrackOf)) and value.times != 1 and replace(value, times=1) == of:
        return value.times
    return None


def itself(part: Change) -> StatOf:
    """The value that a change is about, as an amount."""
    return StatOf(part.stat, "chosen" if isinstance(part.cards, Cards) else part.cards)


def rate_of_change(action: Action) -> Rate | None:
    """What a change of a value is counted by: cards, or the levels of one."""
    if not isinstance(action, Delta):
        return None
    if isinstance(action.by, StatOf) and action.by.stat == LEVEL:
        return Rate(action.by, action.by.times)
    return rate_of(action.by)


def lasting_of(group: tuple[Action, ...]) -> Duration:
    """How long the changes of a group last."""
    first = group[0]
    assert isinstance(first, LASTING)
    return first.lasting


def only_change(actions: tuple[Action, ...]) -> bool:
    """Whether all that is done for each is one change of it, so that a sentence can name them."""
    groups = grouped(actions)
    return len(groups) == 1 and isinstance(groups[0][0], LASTING) and groups[0][0].cards == "each"


def offered(action: If) -> May | None:
    """The offer in an action that asks for nothing but the cards that the offer begins with:
    "if you have another, you may give up another and …". Said shorter, it means the same."""
    if len(action.then) != 1 or action.otherwise or not isinstance(action.condition, Exists):
        return None
    (offer,) = action.then
    if not isinstance(offer, May) or offer.price is not None or offer.otherwise:
        return None
    first, *rest = offer.then
    given, asked = getattr(first, "cards", None), action.condition
    if not isinstance(given, Cards) or given != asked.cards or asked.at_least != 1:
        return None
    is_one_of_mine = given.pick == "choose" and given.count == 1 and given.of == "mine"
    return offer if rest and is_one_of_mine else None  # nothing keeps own cards from being chosen
