"""All words of the language of abilities, as the sources have them, and those an ability uses."""

from collections.abc import Iterator
from typing import Any, get_args

from game.cards import actions, language
from game.cards.actions import Action, Price
from game.cards.card import CAST
from game.cards.language import Cards, Condition, CountOf, HalfOf, Matches, StatOf, TrackOf, Where
from game.cards.terms import terms
from game.cards.walk import words_in

AMOUNTS = (CountOf, StatOf, TrackOf, HalfOf)
CHANGES = (
    actions.Delta, actions.Change, actions.Gain, actions.Lose, actions.CostChange,
)  # fmt: skip


def tags(union: Any) -> list[str]:
    """The tags of a union of records."""
    return [str(one.__struct_config__.tag) for one in get_args(union)]


def all_words() -> dict[str, list[str]]:
    """Every word there is, by the key it stands under; the headings of `docs/cards.md`."""
    return {
        "when": [CAST, *terms("dino").timings],
        "whose": ["this", "mine", "theirs", "condition"],
        "price": list(Price.__struct_fields__),
        "do": tags(Action),
        "zone": list(terms("dino").zones),
        "of": list(get_args(language.Owner)),
        "pick": ["all", "choose", "up_to", "random"],
        "cards": ["count", "by"],
        "where": list(Where.__struct_fields__),
        "ref": list(get_args(language.Ref)),
        "amount": [str(one.__struct_config__.tag) for one in AMOUNTS],
        "is": tags(Condition),
        "lasting": list(get_args(language.Duration)),
    }


def used(ability: Any) -> Iterator[tuple[str, str]]:
    """Every word that an ability uses, with its key."""
    yield "when", ability.when
    yield "whose", ability.whose
    if ability.condition is not None:
        yield "whose", "condition"
    for word, _ in words_in(ability, ()):
        yield from _of(word)


def _of(word: Any) -> Iterator[tuple[str, str]]:
    tag = word.__struct_config__.tag
    if tag is not None:
        key = str(word.__struct_config__.tag_field)
        yield key, str(tag)
    if isinstance(word, Cards):
        yield from (("zone", word.zone), ("of", word.of), ("pick", word.pick))
        yield from [("cards", "count")] if word.count != 1 else []
        yield from [("cards", "by")] if word.by != "mine" else []
    elif isinstance(word, Where):
        for name in Where.__struct_fields__:
            if getattr(word, name) != getattr(Where(), name):
                yield "where", name
    elif isinstance(word, Price):
        yield from (("price", name) for name in Price.__struct_fields__ if getattr(word, name))
    elif isinstance(word, CHANGES):
        yield "lasting", word.lasting
    yield from _refs(word)


def _refs(word: Any) -> Iterator[tuple[str, str]]:
    if isinstance(getattr(word, "cards", None), str):
        yield "ref", word.cards
    if isinstance(word, StatOf):
        yield "ref", word.of
    if isinstance(word, Matches):
        yield "ref", word.card
    if isinstance(word, Where) and word.same_name_as is not None:
        yield "ref", word.same_name_as
