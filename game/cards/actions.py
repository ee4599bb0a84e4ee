"""The language of abilities: what they do. The other half of `game.cards.language`.

An action is *what × to whom × how much*. Each record says what it does in the rulebook's words;
`game.cards.compiler` makes steps of it, `game.cards.writer` sentences.
"""

from __future__ import annotations

from typing import Literal

from game.cards.language import (
    Amount,
    Cards,
    Condition,
    Duration,
    Selector,
    Who,
    Word,
)

Spot = Literal["hand", "strata", "deck_top", "deck_bottom"]


class Price(Word, frozen=True):
    """What a skill started by choice, or a "may", costs (C-11). `discard` counts cards of the hand
    that are put into the strata."""

    pp: int = 0
    dormant: bool = False
    discard: int = 0
    destroy_this: bool = False


class Draw(Word, tag_field="do", tag="draw", frozen=True):
    """A player draws cards, one by one (C-13)."""

    count: Amount = 1
    of: Who = "mine"


class Discard(Word, tag_field="do", tag="discard", frozen=True):
    """Cards of a hand go to the strata; a discard, unlike a price."""

    cards: Selector = Cards(zone="hand", of="mine")


class Mill(Word, tag_field="do", tag="mill", frozen=True):
    """The top cards of a deck go to the strata, one by one."""

    count: Amount = 1
    of: Who = "theirs"


class Search(Word, tag_field="do", tag="search", frozen=True):
    """Look through the own deck for a card, show it, put it into the hand, shuffle."""

    cards: Cards
    to: Literal["hand", "field"] = "hand"


class Look(Word, tag_field="do", tag="look", frozen=True):
    """Look at the top cards of the own deck, take some, put the rest under the deck or away."""

    count: Amount
    take: Cards
    rest: Literal["deck_bottom", "deck_top", "strata"] = "deck_bottom"


class Move(Word, tag_field="do", tag="move", frozen=True):
    """Cards go to another place of their owner."""

    cards: Selector
    to: Spot
    shuffle: bool = False


class Summon(Word, tag_field="do", tag="summon", frozen=True):
    """Cards are summoned from a hand, the strata or a deck, at no cost, into empty slots (D-24)."""

    cards: Selector
    level: int = 1
    dormant: bool = False


class Destroy(Word, tag_field="do", tag="destroy", frozen=True):
    """Dinosaurs go from the field to their owner's strata."""

    cards: Selector


class Awake(Word, tag_field="do", tag="awake", frozen=True):
    """Dormant cards become awake."""

    cards: Selector


class MakeDormant(Word, tag_field="do", tag="make_dormant", frozen=True):
    """Awake cards become dormant."""

    cards: Selector


class KeepDormant(Word, tag_field="do", tag="keep_dormant", frozen=True):
    """Cards do not awake at the start of their owner's next turn (D-10)."""

    cards: Selector


class Level(Word, tag_field="do", tag="level", frozen=True):
    """Levels rise or fall by `by`, or become `to` (D-43)."""

    cards: Selector
    by: int = 0
    to: int | None = None
    may_act: bool = False


class Change(Word, tag_field="do", tag="change", frozen=True):
    """A value becomes an amount for a while (C-16)."""

    cards: Selector
    stat: str
    to: Amount
    lasting: Duration = "turn"


class Delta(Word, tag_field="do", tag="delta", frozen=True):
    """A value rises or falls by an amount for a while (C-16)."""

    cards: Selector
    stat: str
    by: Amount
    lasting: Duration = "turn"


class Gain(Word, tag_field="do", tag="gain", frozen=True):
    """Cards have a keyword for a while."""

    cards: Selector
    keyword: str
    lasting: Duration = "turn"


class Lose(Word, tag_field="do", tag="lose", frozen=True):
    """Cards are without a keyword for a while."""

    cards: Selector
    keyword: str
    lasting: Duration = "turn"


class CostChange(Word, tag_field="do", tag="cost_change", frozen=True):
    """All such cards of a player's hand cost more or less for a while (D-32)."""

    by: int
    of: Who = "mine"
    type: str | None = None
    attribute: str | None = None
    lasting: Duration = "turn"


class Track(Word, tag_field="do", tag="track", frozen=True):
    """A number of a player rises or falls: life, pp, pp_max."""

    track: str
    by: Amount
    of: Who = "mine"
    falling: bool = False


class May(Word, tag_field="do", tag="may", frozen=True):
    """The player may do this (C-5), `otherwise` where not. A price is paid first; nobody is asked
    where it cannot be paid (C-11)."""

    then: tuple[Action, ...]
    price: Price | None = None
    otherwise: tuple[Action, ...] = ()


class If(Word, tag_field="do", tag="if", frozen=True):
    """Do one thing if a condition holds, another if not."""

    condition: Condition
    then: tuple[Action, ...]
    otherwise: tuple[Action, ...] = ()


class ChooseOne(Word, tag_field="do", tag="choose_one", frozen=True):
    """The player chooses one of several things to do."""

    of: tuple[tuple[Action, ...], ...]


class ForEach(Word, tag_field="do", tag="for_each", frozen=True):
    """Do this for each of some cards, which is "each" meanwhile."""

    cards: Selector
    then: tuple[Action, ...]


class Repeat(Word, tag_field="do", tag="repeat", frozen=True):
    """Do this several times."""

    count: Amount
    then: tuple[Action, ...]


class Choose(Word, tag_field="do", tag="choose", frozen=True):
    """Choose cards, for the following actions to speak of as "chosen"."""

    cards: Cards


Action = (
    Draw
    | Discard
    | Mill
    | Search
    | Look
    | Move
    | Summon
    | Destroy
    | Awake
    | MakeDormant
    | KeepDormant
    | Level
    | Change
    | Delta
    | Gain
    | Lose
    | CostChange
    | Track
    | May
    | If
    | ChooseOne
    | ForEach
    | Repeat
    | Choose
)
