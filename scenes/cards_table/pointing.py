"""What lies under a point of the table, and which places of it the keyboard can go to.

Asks the picture, because a hand goes for what it sees; a card that has risen under the pointer is
still under it. Knows no rule.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.core.types import CardId, Handle, State
from game.dino import table
from scenes.cards_table.cards_painting import HAND_RISE, HOVER_GROWTH, NEAR_EDGE
from scenes.cards_table.intents import CLOTH
from scenes.cards_table.layout import CARD_SHAPE, Places, rects
from scenes.cards_table.picture import CardSprite, Picture, place_of
from scenes.ui.box import Box, Point

CLOTH_BOX = Box(276.0, 64.0, 1263.0, 640.0)
"""Where something that goes nowhere in particular, a spell, may be let go."""


def spot_at(places: Places, picture: Picture, hovered: Handle | None, at: Point) -> Handle | None:
    """The thing under a point, the topmost one."""
    card = _card_at(picture, hovered, at)
    if card is not None:
        return "card", card
    for seat in (0, 1):
        for zone in places.slots(seat):
            if places.slot_box(zone).contains(at):
                there = picture.card_in(places.slot_box(zone).center)
                return ("card", there) if there is not None else ("zone", zone)
        side = places.side(seat)
        if side.deck.contains(at):
            return "pile", table.DECK[seat]
        if side.strata.contains(at):
            return "pile", table.STRATA[seat]
        if side.panel.contains(at):
            return "seat", seat
    if rects().preview.contains(at):
        return "preview", ""
    return CLOTH if CLOTH_BOX.contains(at) else None


def _card_at(picture: Picture, hovered: Handle | None, at: Point) -> CardId | None:
    if hovered is not None and hovered[0] == "card" and isinstance(hovered[1], int):
        sprite = picture.sprites.get(hovered[1])
        if sprite is not None and _risen(sprite).contains(at):
            return sprite.card
    found = [sprite for sprite in picture.sprites.values() if _box(sprite).contains(at)]
    found.sort(key=lambda sprite: (sprite.y, sprite.x))
    return found[-1].card if found else None


def _box(sprite: CardSprite) -> Box:
    w, h = sprite.w, sprite.w * CARD_SHAPE
    if round(sprite.degrees / 90) % 2:
        w, h = h, w
    return Box(sprite.x - w / 2, sprite.y - h / 2, w, h)


def _risen(sprite: CardSprite) -> Box:
    """The card and the way it rises, so that it does not fall from under the pointer."""
    box = _box(sprite)
    if sprite.y < NEAR_EDGE or sprite.w == rects().slot_card:
        return box
    wider, taller = box.w * HOVER_GROWTH / 2, box.h * HOVER_GROWTH / 2
    up = HAND_RISE + taller
    return Box(box.x - wider, box.y - up, box.w + 2 * wider, box.h + up)


def table_spots(view: State, places: Places) -> Iterator[tuple[Handle, Box]]:
    """The places for the keyboard in reading order: own hand, own row, the other side, piles."""
    for seat in (places.bottom, 1 - places.bottom):
        if seat == places.bottom or places.open_hands:
            for card_id in view.zones[table.HAND[seat]]:
                place = place_of(view, places, card_id)
                if place is not None:
                    yield ("card", card_id), place.box.inset(4)
        for zone in places.slots(seat):
            there = view.zones[zone]
            handle: Handle = ("card", there[0]) if there else ("zone", zone)
            yield handle, places.slot_box(zone)
        yield ("seat", seat), places.side(seat).life.inset(-6)
        yield ("pile", table.STRATA[seat]), places.side(seat).strata


def hand_lane(view: State, places: Places, handle: Handle) -> Box | None:
    """The row of a hand for one of its cards: in a fan no two lie equally high."""
    card = view.cards.get(handle[1]) if isinstance(handle[1], int) else None
    if handle[0] != "card" or card is None or card.zone not in table.HAND:
        return None
    return places.side(table.HAND.index(card.zone)).hand
