"""A card as it is drawn: a plain record of words, values and a subject, made from a card's data.

`look_of` is the only place here that reads cards of a game; everything else in the package draws
what the record says. Values are the caller's, or the printed ones. Nothing is kept.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.cards.card import CardData
from game.cards.terms import terms
from game.cards.writer import Paragraph, keyword_names, paragraphs
from scenes.draw.cards.style import GameStyle, Material, TypeStyle, styles


class Stat(NamedTuple):
    """A value on a card: its seal, the number, and whether it is raised (1) or lowered (-1)."""

    seal: str
    value: int
    change: int = 0


class LevelBox(NamedTuple):
    """What a card is worth at one level."""

    words: str
    stats: tuple[Stat, ...]


@dataclass(frozen=True, slots=True)
class CardLook:
    """Everything a drawn card shows, in the reader's language.

    `variant` spreads the pictures of cards with one `theme`; `level` 0 is a card without levels;
    `upright` says that the name runs from top to bottom, as Japanese does.
    """

    game: str
    card: str
    language: str
    name: str
    material: Material
    theme: str
    subject: str
    variant: int
    badge: str
    cost: int
    cost_change: int
    kind: str
    """The line above the text: type and attribute."""
    ribbon: str
    """The type alone, for a card without values."""
    number: str
    stats: tuple[Stat, ...]
    level: int
    levels: tuple[LevelBox, ...]
    keywords: tuple[str, ...]
    """Names of the keywords, for the chips of the text."""
    discs: tuple[str, ...]
    """Ids of the keywords, for the round marks beside the card."""
    paragraphs: tuple[Paragraph, ...]
    flavour: str

    @property
    def upright(self) -> bool:
        """Whether the name stands upright on a slip (短冊) rather than lying on a band."""
        return self.language == "ja"


def look_of(
    game: str,
    card: CardData,
    language: str,
    *,
    level: int = 1,
    values: Mapping[str, int] | None = None,
    keywords: Sequence[str] | None = None,
) -> CardLook:
    """The look of a card of `game` in "ja" or "en", at `level`.

    `values` are values by name ("battle", "cost", …) that may differ from the printed ones and
    then show by how they are drawn; `keywords` are the ids the card has now. KeyError for a game
    or a type that has no style. Costs about 0.1 ms: keep it while the card stays as it is.
    """
    style = styles().games[game]
    dress = style.types[card.type]
    now = values or {}
    levels = level if dress.levels else 0
    cost = now.get("cost", card.cost)
    noun = terms(game).types[card.type]
    kind = noun.ja if language == "ja" else noun.en.capitalize()
    attribute = terms(game).attributes[card.attribute].in_language(language)
    ids = card.keywords if keywords is None else tuple(keywords)
    return CardLook(
        game=game,
        card=card.id,
        language=language,
        name=card.name.in_language(language),
        material=dress.material,
        theme=card.attribute,
        subject=card.art,
        variant=card.number,
        badge=card.attribute,
        cost=cost,
        cost_change=_sign(cost - card.cost),
        kind=style.kind.in_language(language).format(type=kind, attribute=attribute),
        ribbon="" if dress.stats else kind,
        number=style.number.format(card.number),
        stats=_stats(dress, card, level, now),
        level=levels,
        levels=_levels(style, dress, card, language, (level, now)),
        keywords=_names(game, card, language, ids),
        discs=ids,
        paragraphs=paragraphs(game, card, language),
        flavour=card.flavour.in_language(language) if card.flavour else "",
    )


def _sign(difference: int) -> int:
    return (difference > 0) - (difference < 0)


def _stats(
    dress: TypeStyle, card: CardData, level: int, now: Mapping[str, int]
) -> tuple[Stat, ...]:
    stats = []
    for name in dress.stats:
        printed = card.printed(name, level)
        value = now.get(name, printed)
        stats.append(Stat(name, value, _sign(value - printed)))
    return tuple(stats)


def _levels(
    style: GameStyle,
    dress: TypeStyle,
    card: CardData,
    language: str,
    current: tuple[int, Mapping[str, int]],
) -> tuple[LevelBox, ...]:
    """A box a level: the printed values, but in the current one the values as they are now."""
    level, now = current
    words = style.level.in_language(language)
    return tuple(
        LevelBox(words.format(step), _stats(dress, card, step, now if step == level else {}))
        for step in range(1, dress.levels + 1)
    )


def _names(game: str, card: CardData, language: str, ids: tuple[str, ...]) -> tuple[str, ...]:
    if ids == card.keywords:
        return keyword_names(game, card, language)
    known = terms(game).keywords
    return tuple(known[keyword].name.in_language(language) for keyword in ids)
