"""The language of abilities: who (selectors), how much (amounts), whether (conditions).

What abilities do is in `game.cards.actions`. Every word is a record; a card's YAML is read straight
into these, so a word that is not here cannot be written. `docs/cards.md` has an example of each.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Owner = Literal["mine", "theirs", "any"]
Who = Literal["mine", "theirs"]
Zone = str
"""A kind of place of either player, a word of the game's `terms.yaml`. Every card game has a field,
a hand, a deck, and strata, where what is used up lies open."""
Count = Annotated[int, Meta(ge=0, le=40)]


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of every record of the language."""


# --- amounts ------------------------------------------------------------------------------------


class CountOf(Word, tag_field="amount", tag="count", frozen=True):
    """How many cards there are of a kind, times `times`."""

    of: Cards
    times: int = 1


class StatOf(Word, tag_field="amount", tag="stat", frozen=True):
    """A value of one card as it is now (battle, strike, level, cost)."""

    stat: str
    of: Ref
    times: int = 1


class TrackOf(Word, tag_field="amount", tag="track", frozen=True):
    """A number of a player (life, pp, pp_max), or what is missing of it from `below`."""

    track: str
    of: Who = "mine"
    below: int | None = None
    times: int = 1


class HalfOf(Word, tag_field="amount", tag="half", frozen=True):
    """Half of an amount, rounded down (C-10)."""

    of: Amount


Amount = int | CountOf | StatOf | TrackOf | HalfOf

# --- selectors ----------------------------------------------------------------------------------

Ref = Literal["this", "other", "chosen", "each", "attacker", "attacked"]
"""One card, or the cards chosen before: the ability's own card, the one it met, the chosen ones,
the one of a for-each, the attacking one, the one under attack."""


class Where(Word, frozen=True):
    """What a card must be like. `other` leaves out the ability's own card."""

    type: str | None = None
    attribute: str | None = None
    keyword: str | None = None
    same_name_as: Ref | None = None
    state: Literal["awake", "dormant"] | None = None
    other: bool = False
    fresh: bool | None = None
    cost_most: Amount | None = None
    cost_least: Amount | None = None
    battle_most: Amount | None = None
    battle_least: Amount | None = None
    level_most: int | None = None
    level_least: int | None = None


NOTHING_ASKED = Where()


class Cards(Word, frozen=True):
    """Some cards of a zone: all, the player's choice of `count`, up to that many, or at random.

    `by` is who chooses; "mine" is the user of the ability (C-9).
    """

    zone: Zone = "field"
    of: Owner = "theirs"
    where: Where = NOTHING_ASKED
    pick: Literal["all", "choose", "up_to", "random"] = "choose"
    count: Amount = 1
    by: Who = "mine"


Selector = Ref | Cards

# --- conditions ---------------------------------------------------------------------------------


class Exists(Word, tag_field="is", tag="exists", frozen=True):
    """There are at least `at_least` such cards."""

    cards: Cards
    at_least: Count = 1


class Compare(Word, tag_field="is", tag="compare", frozen=True):
    """Two amounts stand so to each other."""

    left: Amount
    op: Literal["at_least", "at_most", "equal"]
    right: Amount


class Not(Word, tag_field="is", tag="not", frozen=True):
    """The condition does not hold."""

    of: Condition


class Both(Word, tag_field="is", tag="both", frozen=True):
    """All of the conditions hold."""

    of: tuple[Condition, ...]


class Either(Word, tag_field="is", tag="either", frozen=True):
    """One of the conditions holds."""

    of: tuple[Condition, ...]


class TurnOf(Word, tag_field="is", tag="turn", frozen=True):
    """It is the turn of that player."""

    of: Who


class Matches(Word, tag_field="is", tag="matches", frozen=True):
    """A card is like that; false where it is gone."""

    card: Ref
    where: Where


Condition = Exists | Compare | Not | Both | Either | TurnOf | Matches

# --- durations ----------------------------------------------------------------------------------

Duration = Literal["turn", "until_my_next_turn", "until_owners_next_turn", "field"]
"""How long a change lasts: this turn; until the user's, or the card owner's, next turn begins; as
long as the card stays on the field."""
