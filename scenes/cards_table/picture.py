"""What is seen of a card table at this moment, as against where it belongs.

`poses` says where each card of a view belongs; a `Picture` holds where everything is shown. Beats
change the picture; `lay` puts it where the view says. Nothing here is drawn or decided.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.types import CardId, Handle, Seat, State
from game.dino import table
from scenes.cards_table.layout import Place, Places
from scenes.cards_table.numbers import PILES, Attack, Numbers, attack_of, numbers
from scenes.draw.seals import Mark
from scenes.table.banner import Banner
from scenes.ui.box import Point


class Pose(NamedTuple):
    """Where a card belongs, and what is seen of it (`HIDDEN`: its back)."""

    x: float
    y: float
    w: float
    degrees: float
    kind: str

    @classmethod
    def at(cls, place: Place, kind: str) -> Pose:
        """A pose at a place."""
        return cls(*place, kind)

    @property
    def place(self) -> Place:
        """The place alone."""
        return Place(*self[:4])


def place_of(view: State, places: Places, card_id: CardId) -> Place | None:
    """Where a card of a view lies; None in a pile."""
    card = view.cards[card_id]
    if card.zone in PILES:
        return None
    if card.zone == table.CASTING:
        return places.casting()
    hand = view.zones[card.zone]
    if card.zone in table.HAND:
        return places.in_hand(card.owner, hand.index(card_id), len(hand))
    return places.in_slot(card.zone, card.turned)


def poses(view: State, places: Places) -> dict[CardId, Pose]:
    """Where every card belongs that lies outside the piles."""
    found = {}
    for card_id, card in view.cards.items():
        place = place_of(view, places, card_id)
        if place is not None:
            found[card_id] = Pose.at(place, card.kind)
    return found


@dataclass(slots=True, eq=False)
class CardSprite:
    """A card as it is shown.

    `base` is the width whose picture it is drawn from while `w` grows or shrinks. `lifted` draws it
    above the rest; `grey` (0–1) takes its colours, `seal` is stamped on it.
    """

    card: CardId
    owner: Seat
    kind: str
    x: float
    y: float
    w: float
    degrees: float
    base: float
    lifted: bool = False
    grey: float = 0.0
    seal: str = ""

    @classmethod
    def at(cls, card_id: CardId, owner: Seat, pose: Pose) -> CardSprite:
        """A card in a pose."""
        return cls(card_id, owner, pose.kind, *pose[:4], pose.w)

    def pose(self) -> Pose:
        """Where it is shown, its angle within one turn."""
        return Pose(self.x, self.y, self.w, self.degrees % 360, self.kind)

    def take(self, pose: Pose) -> None:
        """Be shown in a pose at once."""
        self.x, self.y, self.w, _, self.kind = pose
        self.base = pose.w
        if self.degrees % 360 != pose.degrees % 360:  # queued turns count on from where it is
            self.degrees = pose.degrees
        self.lifted, self.grey, self.seal = False, 0.0, ""


@dataclass(slots=True, eq=False)
class SealSprite:
    """The result of a clash, pressed on the table; `progress` is 0–1."""

    mark: Mark
    x: float
    y: float
    size: float
    progress: float = 0.0


@dataclass(slots=True, eq=False)
class Splash:
    """A number flung on the table: damage or healing, or in words what else has changed.

    The sign of `amount` says whether that is good for the card; `progress` is 0–1.
    """

    amount: int
    x: float
    y: float
    text: str = ""
    progress: float = 0.0
    seed: int = 1


@dataclass(slots=True, eq=False)
class LifeBar:
    """How much of a life bar was just lost, in points; it fades."""

    lost: float = 0.0


@dataclass(slots=True)
class Picture:
    """Everything on the table that may be under way.

    `acting` is the card that does something, `aimed` what it does it to, `caption` says it.
    """

    numbers: Numbers
    sprites: dict[CardId, CardSprite] = field(default_factory=dict)
    bars: tuple[LifeBar, LifeBar] = field(default_factory=lambda: (LifeBar(), LifeBar()))
    attack: Attack | None = None
    seal: SealSprite | None = None
    splashes: list[Splash] = field(default_factory=list)
    banner: Banner | None = None
    caption: str = ""
    acting: CardId | None = None
    aimed: frozenset[Handle] = frozenset()

    @classmethod
    def of(cls, view: State, places: Places) -> Picture:
        """A picture of a view at rest."""
        picture = cls(numbers(view))
        picture.lay(view, places)
        return picture

    def lay(self, view: State, places: Places) -> None:
        """Put everything where it belongs at once."""
        belongs = poses(view, places)
        for card_id in self.sprites.keys() - belongs.keys():
            del self.sprites[card_id]
        for card_id, pose in belongs.items():
            self.sprite(card_id, view.cards[card_id].owner, pose).take(pose)
        self.numbers = numbers(view)
        self.attack = attack_of(view)
        self.bars[0].lost = self.bars[1].lost = 0.0
        self.seal = self.banner = self.acting = None
        self.splashes.clear()
        self.aimed = frozenset()
        self.caption = ""

    def card_in(self, middle: Point) -> CardId | None:
        """The card that lies around a point."""
        for sprite in self.sprites.values():
            if (sprite.x, sprite.y) == middle:
                return sprite.card
        return None

    def sprite(self, card_id: CardId, owner: Seat, pose: Pose) -> CardSprite:
        """The sprite of a card; one that is not there yet comes up in the pose."""
        if card_id not in self.sprites:
            self.sprites[card_id] = CardSprite.at(card_id, owner, pose)
        return self.sprites[card_id]

    def differences(self, view: State, places: Places) -> list[str]:
        """What is shown elsewhere or otherwise than it belongs; empty at rest."""
        belongs = poses(view, places)
        shown = {card_id: sprite.pose() for card_id, sprite in self.sprites.items()}
        found = [
            f"card {card_id}: shown {shown.get(card_id)}, belongs {belongs.get(card_id)}"
            for card_id in shown.keys() | belongs.keys()
            if not is_at(shown.get(card_id), belongs.get(card_id))
        ]
        told, true = (self.numbers, self.attack), (numbers(view), attack_of(view))
        found += [f"shown {a}, belongs {b}" for a, b in zip(told, true, strict=True) if a != b]
        return found + [f"left: {one}" for one in (self.seal, self.banner, *self.splashes) if one]


def is_at(shown: Pose | None, belongs: Pose | None) -> bool:
    """Whether a card is shown where it belongs; angles count within one turn."""
    if shown is None or belongs is None:
        return shown is belongs
    return shown == belongs._replace(degrees=belongs.degrees % 360)
