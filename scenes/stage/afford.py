"""What a player may do at this moment, arranged for hands: pick up, put down, press.

Takes the candidates of a decision with the refusal of each, once, and answers questions about
them. Holds no rules and repeats none: legality is what the engine's check said.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from game.core.types import Action, Handle, Refusal


class Offer(NamedTuple):
    """What putting a source on a target would do.

    `actions` are the legal ones in the order of the candidates (more than one opens a small
    menu); `refusal` says why there is none, and is None where there is one.
    """

    actions: tuple[Action, ...] = ()
    refusal: Refusal | None = None

    @property
    def is_open(self) -> bool:
        """Whether at least one action is legal."""
        return bool(self.actions)


Pair = tuple[Handle | None, Handle | None]
NO_OFFER = Offer()


@dataclass(frozen=True, slots=True)
class Affordances:
    """The candidates of one decision by (source, target); either of the two may be None."""

    offers: dict[Pair, Offer]

    def usable(self) -> tuple[Handle, ...]:
        """Sources with at least one legal action, in the order of the candidates."""
        found = {
            source: None
            for (source, _), offer in self.offers.items()
            if source is not None and offer.is_open
        }
        return tuple(found)

    def can_pick_up(self, source: Handle) -> bool:
        """Whether any candidate starts from `source`, legal or not: a hand may try."""
        return any(own == source for own, _ in self.offers)

    def targets(self, source: Handle | None) -> dict[Handle, Offer]:
        """Every target the source has a candidate for, refused ones included."""
        return {
            target: offer
            for (own, target), offer in self.offers.items()
            if own == source and target is not None
        }

    def open_targets(self, source: Handle | None) -> tuple[Handle, ...]:
        """The targets to mark while `source` is in hand."""
        return tuple(target for target, offer in self.targets(source).items() if offer.is_open)

    def offer(self, source: Handle | None, target: Handle | None) -> Offer:
        """What the pair would do; an offer without action and refusal if it means nothing."""
        return self.offers.get((source, target), NO_OFFER)

    def sole(self, source: Handle | None, target: Handle | None) -> Action | None:
        """The action of a pair that leaves no choice."""
        actions = self.offer(source, target).actions
        return actions[0] if len(actions) == 1 else None

    def refusal(self, source: Handle) -> Refusal | None:
        """Why nothing can be done with `source`: the first reason, None if something can."""
        reasons = [offer for (own, _), offer in self.offers.items() if own == source]
        if any(offer.is_open for offer in reasons):
            return None
        return next((offer.refusal for offer in reasons if offer.refusal is not None), None)


def afford(candidates: Iterable[tuple[Action, Refusal | None]]) -> Affordances:
    """Arrange candidates; where a pair has legal actions, its refused ones are left out."""
    legal: dict[Pair, list[Action]] = {}
    refused: dict[Pair, Refusal] = {}
    order: dict[Pair, None] = {}
    for action, refusal in candidates:
        pair = (action.source, action.target)
        order[pair] = None
        if refusal is None:
            legal.setdefault(pair, []).append(action)
        else:
            refused.setdefault(pair, refusal)
    return Affordances(
        {
            pair: Offer(tuple(legal[pair])) if pair in legal else Offer((), refused[pair])
            for pair in order
        }
    )
