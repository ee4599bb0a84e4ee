"""The table at its fullest and in endless motion: what the frame benchmark measures.

Both rows full and partly dormant, hands of nine and more, a card in hand, three in the air, an
attack with its arrow, and words across the table. A match of two hoarders comes to it by the rules.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

import pygame

from game.core import engine
from game.core.match import Match, MatchSetup
from game.core.types import Action, CardId, State
from game.dino import table
from scenes.cards_table.layout import Place, rects
from scenes.cards_table.numbers import Attack
from scenes.cards_table.picture import CardSprite, Pose
from scenes.cards_table.scene import CardTableScene
from scenes.cards_table.shots import ALONE, session_of
from scenes.services import Services
from scenes.stage.tween import cubic_in_out
from scenes.table.banner import Banner
from scenes.ui.box import Point
from scenes.ui.widget import Cursor
from scenes.wish import ShotWish

ROW, HAND, IN_FLIGHT, RESTING = 5, 9, 3, 2
"""Cards in each row, in the smaller hand, in the air; dormant ones in the far row."""
LONGEST: Final = 1500
FLIGHT: Final = 0.6
"""Seconds of a flight; a banner comes and goes in twice as many."""
STILL: Final = 0.25
"""The moment that a picture shows."""


class BusyTable(CardTableScene):
    """A table on which everything moves that can, and never comes to rest."""

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services, session_of(services, match))
        self._passed = STILL
        self._flying: list[CardSprite] = []

    def begin(self) -> None:
        """Take a card in hand, send three off, show an attack."""
        view, picture = self.session.view, self.showing.picture
        self._flying = [self._flight(card) for card in view.zones[table.DECK[0]][:IN_FLIGHT]]
        picture.sprites.update({sprite.card: sprite for sprite in self._flying})
        taken = picture.sprites[view.zones[table.HAND[0]][HAND // 2]]
        self._hand(pygame.MOUSEBUTTONDOWN, (taken.x - taken.w / 3, taken.y))
        own, other = (table.field(view, seat)[ROW // 2] for seat in (0, 1))
        picture.attack = Attack(own, ("card", other))
        picture.banner = Banner(self.words.texts.trc("cards", "Your turn"))
        self.looking.card = own
        self._move()

    def _flight(self, card_id: CardId) -> CardSprite:
        start = self.showing.places.deck(0)
        kind = self.session.match.state.cards[card_id].kind
        sprite = CardSprite.at(card_id, 0, Pose.at(start, kind))
        sprite.lifted, sprite.base = True, rects().hand_card
        return sprite

    def tick(self, seconds: float) -> None:
        """Let the flights begin anew for ever."""
        super().tick(seconds)
        self._passed += seconds
        self._move()

    def _move(self) -> None:
        start, hand = self.showing.places.deck(0), rects().below.hand
        for number, sprite in enumerate(self._flying):
            share = (self._passed / FLIGHT + number / IN_FLIGHT) % 1.0
            at = cubic_in_out(share)
            goal = Place(hand.x + hand.w * (number + 1) / 5, hand.center[1], sprite.base, 5.0)
            sprite.x, sprite.y, sprite.w, sprite.degrees = (
                a + (b - a) * at for a, b in zip(start, goal, strict=True)
            )
        turn = 2.0 * pi * self._passed / FLIGHT / 4
        middle = rects().below.slots.y
        self._hand(pygame.MOUSEMOTION, (960 + 300 * cos(turn), middle + 126 * sin(turn)))
        banner = self.showing.picture.banner
        if banner is not None:
            banner.alpha = abs(sin(pi * self._passed / FLIGHT / 2))

    def _hand(self, kind: int, at: Point) -> None:
        pos = self.frame.point(*at)
        self.handle(pygame.event.Event(kind, pos=pos, button=pygame.BUTTON_LEFT, touch=False))

    @property
    def own_cursor(self) -> Cursor:
        """The plain one: the benchmark also runs where there is no other."""
        return Cursor.ARROW

    def settle(self) -> None:
        """It never rests: a picture shows it in mid-flight."""


def busy(services: Services, wish: ShotWish) -> BusyTable:
    """The table at its fullest."""
    scene = BusyTable(services, _hoarded(wish))
    services.manager.push(scene)
    scene.begin()
    return scene


def _hoarded(wish: ShotWish) -> Match:
    """A match in which both summon, and the far side alone attacks, until all is full."""
    config = {"first_player": "fixed", "first_seat": "0"}
    match = Match(MatchSetup(wish.game or "dino", config, wish.seed or 0, ALONE))
    for _ in range(LONGEST):
        if _is_full(match.state):
            return match
        match.submit(_hoarding(match.state))
    raise AssertionError("a table of hoarders never fills")


def _is_full(state: State) -> bool:
    """Whether it is the near side's turn on a full table, part of the far row dormant."""
    decision = state.decision
    if decision is None or (decision.seat, decision.kind) != (0, "main"):
        return False
    fields = [table.field(state, seat) for seat in (0, 1)]
    asleep = [card for card in fields[1] if not table.is_awake(state, card)]
    hands = [len(state.zones[zone]) for zone in table.HAND]
    return min(map(len, fields)) == ROW and min(hands) >= HAND and len(asleep) >= RESTING


def _hoarding(state: State) -> Action:
    """Summon what can be summoned; once its hand is full, the far side sends out some."""
    options = engine.legal(state)
    decision = state.decision
    assert decision is not None, "the match is over before the table is full"
    summons = [option for option in options if option.kind == "summon"]
    if summons:
        return summons[0]
    if decision.seat == 1 and len(state.zones[table.HAND[0]]) >= HAND - 1:
        asleep = [c for c in table.field(state, 1) if not table.is_awake(state, c)]
        to_life = [o for o in options if o.kind == "attack" and o.target == ("seat", 0)]
        if len(asleep) < RESTING and to_life:
            return to_life[0]
        going = [o for o in options if o.kind == "to_attack"]
        if going:
            return going[0]
    ending = [o for o in options if o.kind in ("end_turn", "pass")]
    return (ending or list(options))[-1]
