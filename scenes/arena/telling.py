"""The beats of one happening, event by event, in the order of the rules.

Says which motion shows which event and what is heard; how a piece is moved on the screen is
`Choreography`'s. Every beat only moves the picture.
"""

from __future__ import annotations

from typing import Final, Protocol

from game.core.events import (
    Announced,
    Battled,
    Changed,
    Declared,
    Ended,
    Event,
    Moved,
    Revealed,
    TrackSet,
    TurnBegan,
    Turned,
)
from game.core.types import Action, Card, CardId, Seat
from game.onmyo.orbs import LOSE, MUTUAL, ORBS, WIN
from game.onmyo.table import ASIDE, HANDS, SPENT, pieces_of
from scenes.arena.layout import Slot, Table
from scenes.arena.picture import OrbSprite, Picture, SealSprite, ShownClash
from scenes.draw.seals import Mark
from scenes.session import Happening
from scenes.stage.director import Beat
from scenes.stage.tween import Motion, cubic_in_out, linear, quint_in, quint_out

STEP, FLIGHT = 0.22, 0.3
LUNGE, SEAL, SEAL_STAYS, OWN_SEAL_STAYS = 0.14, 0.16, 1.15, 0.8
ORB_FLIGHT, ORB_GAP = 0.34, 0.07
NOTICE, LONG_BANNER = 0.35, 2.2
LUNGE_SHARE: Final = 0.42
"""How far an attacker lunges on the way to the defender's square."""

_ORB_SPENT: Final = {track: orb for orb, track in SPENT.items()}
_ORB_ASIDE: Final = {track: orb for orb, track in ASIDE.items()}
_CLASH_SOUND: Final = {WIN: "drum", LOSE: "lose", MUTUAL: "drum"}


class Mover(Protocol):
    """How things are moved on the table, whatever happened."""

    picture: Picture
    table: Table

    def turn(self, card: CardId, degrees: float) -> Motion:
        """Turn a piece clockwise."""
        ...

    def go(
        self, card: CardId, slot: Slot, seconds: float, *, delay: float = 0.0
    ) -> tuple[Motion, ...]:
        """Bring a piece to a slot."""
        ...

    def banner(self, event: Event, stays: float = ...) -> list[Beat]:
        """Say an event across the board."""
        ...


class Telling:
    """The beats of one happening, event by event."""

    def __init__(self, work: Mover, happening: Happening, *, own: bool, paid: str) -> None:
        self.work = work
        self.picture, self.table = work.picture, work.table
        self.own = own
        self.cards: dict[CardId, Card] = dict(happening.before.cards)
        self.index = {
            card: number
            for seat in (0, 1)
            for number, card in enumerate(pieces_of(happening.before, seat))
        }
        self.paid = paid
        self.on_table = [orb for orb in ORBS for _ in range(self._spent_before(happening, orb))]
        self.beats: list[Beat] = []
        self.homeward: list[CardId] = []
        self.handed: list[tuple[Seat, str]] = []
        self.facing: CardId | None = None

    def _spent_before(self, happening: Happening, orb: str) -> int:
        return sum(happening.before.tracks[seat, SPENT[orb]] for seat in (0, 1))

    def finished(self) -> list[Beat]:
        """All beats, with what was still being gathered."""
        self._send_home()
        self._hand_over()
        return self.beats

    def tell(self, event: Event) -> None:
        """Add what shows an event; events without a picture of their own show in the end."""
        if not isinstance(event, Moved):
            self._send_home()
        match event:
            case Declared(action):
                self._declare(action)
            case TrackSet():
                self._count(event)
            case Moved(card, source, target):
                self._move(card, source, target)
            case Turned(card, _, turned):
                self._turn(card, turned)
            case Battled():
                self._battle(event)
            case Changed(card, _, kind) | Revealed(card, kind, _):
                self._show_face(card, kind)
            case TurnBegan(turn, seat):
                self._begin_turn(event, turn, seat)
            case Announced() | Ended():
                self._hand_over()
                self.beats += self.work.banner(event, LONG_BANNER)

    # --- choosing and paying

    def _declare(self, action: Action) -> None:
        if action.kind not in ("move", "summon") or action.source is None:
            return
        card = action.source[1]
        assert isinstance(card, int)
        start = self.cards[card].zone
        trail = () if start in HANDS else (start,)
        picture = self.picture

        def begin() -> None:
            picture.acting, picture.trail = card, trail

        hold = 0.0 if self.own else NOTICE
        self.beats.append(Beat(sound=None if self.own else "lift", hold=hold, on_start=begin))

    def _count(self, event: TrackSet) -> None:
        if event.name in _ORB_SPENT and event.new > event.old:
            self._spend(event.seat, _ORB_SPENT[event.name])
        elif event.name in _ORB_SPENT:
            self.handed += [(event.seat, _ORB_SPENT[event.name])] * event.old
        elif event.name in _ORB_ASIDE and event.new > event.old:
            self._set_aside(event.seat, _ORB_ASIDE[event.name])

    def _spend(self, seat: Seat, orb: str) -> None:
        self.on_table.append(orb)
        if self.paid.startswith(orb):  # seen while the payment was chosen
            self.paid = self.paid[1:]
            return
        place = self.table.spent(len(self.on_table) - 1)
        sprite, beat = self._fly(seat, orb, place)
        picture = self.picture

        def leave() -> None:
            picture.wheels[seat, orb] -= 1
            picture.spender = seat
            picture.flights.append(sprite)

        def land() -> None:
            picture.flights.remove(sprite)
            picture.spent += orb

        hold = 0.0 if self.own else beat.length + NOTICE
        self.beats.append(Beat(beat.motions, "orb", hold, leave, land))

    def _fly(self, seat: Seat, orb: str, goal: Slot) -> tuple[OrbSprite, Beat]:
        wheel = self.table.wheel(seat)
        sprite = OrbSprite(orb, *wheel.orbs[orb], wheel.orb_size)
        return sprite, Beat(_orb_motions(sprite, goal, 0.0))

    def _set_aside(self, seat: Seat, orb: str) -> None:
        sprite, beat = self._fly(seat, orb, self.table.aside(seat))
        picture = self.picture

        def leave() -> None:
            picture.wheels[seat, orb] -= 1
            picture.flights.append(sprite)

        self.beats.append(
            Beat(beat.motions, "orb", NOTICE, leave, lambda: picture.flights.remove(sprite))
        )

    def _hand_over(self) -> None:
        """The spent orbs go to the other player (O-36)."""
        if not self.handed:
            return
        picture, handed = self.picture, tuple(self.handed)
        self.handed.clear()
        order = sorted(
            range(len(self.on_table)), key=lambda place: ORBS.index(self.on_table[place])
        )
        sprites = []
        motions: list[Motion] = []
        for number, ((seat, orb), place) in enumerate(zip(handed, order, strict=False)):
            wheel = self.table.wheel(1 - seat)
            sprite = OrbSprite(orb, *self.table.spent(place))
            sprites.append(sprite)
            goal = Slot(*wheel.orbs[orb], wheel.orb_size)
            motions += _orb_motions(sprite, goal, number * ORB_GAP)
        self.on_table.clear()

        def leave() -> None:
            picture.spent = ""
            picture.flights.extend(sprites)

        def land() -> None:
            for sprite in sprites:
                picture.flights.remove(sprite)
            for seat, orb in handed:
                picture.wheels[1 - seat, orb] += 1

        self.beats.append(Beat(tuple(motions), "orb", 0.0, leave, land))

    # --- pieces

    def _move(self, card: CardId, source: str, target: str) -> None:
        piece = self.cards[card]
        self.cards[card] = piece._replace(zone=target)
        if target in HANDS:
            self.homeward.append(card)
            return
        self._send_home()
        picture = self.picture
        slot = self.table.on_square(target)

        def arrive() -> None:
            picture.trail = (*picture.trail, target)
            picture.pieces[card].lifted = False

        def leave() -> None:
            picture.pieces[card].lifted = True

        motions = self.work.go(card, slot, FLIGHT if source in HANDS else STEP)
        if self.facing == card:
            motions += (self._turning(card, piece.turned),)
        self.facing = None
        self.beats.append(Beat(motions, "tap", 0.0, leave, arrive))

    def _turn(self, card: CardId, turned: int) -> None:
        self.cards[card] = self.cards[card]._replace(turned=turned)
        if self.cards[card].zone in HANDS:
            self.facing = card  # it turns on its way to the circle
        else:
            self.beats.append(Beat((self._turning(card, turned),), "turn"))

    def _turning(self, card: CardId, turned: int) -> Motion:
        return self.work.turn(card, self.table.degrees(turned) % 360)

    def _send_home(self) -> None:
        """Pieces that lost fly back to their owners, those of one clash together."""
        if not self.homeward:
            return
        cards, self.homeward = tuple(self.homeward), []
        picture = self.picture
        motions: tuple[Motion, ...] = ()
        for card in cards:
            slot = self.table.in_hand(self.cards[card].owner, self.index[card])
            motions += self.work.go(card, slot, FLIGHT)

        def leave() -> None:
            for card in cards:
                picture.pieces[card].lifted = True

        def arrive() -> None:
            picture.seal = picture.clash = None
            for card in cards:
                picture.pieces[card].lifted = False

        self.beats.append(Beat(motions, "paper", 0.0, leave, arrive))

    def _battle(self, event: Battled) -> None:
        attacker, square = event.attacker, self.cards[event.defender].zone
        picture = self.picture
        start = self.table.middle(self.cards[attacker].zone)
        end = self.table.middle(square)
        sprite = picture.pieces[attacker]
        lunge = tuple(
            Motion(sprite, name, a + (b - a) * LUNGE_SHARE, LUNGE, quint_in)
            for name, a, b in zip(("x", "y"), start, end, strict=True)
        )
        size = self.table.squares.side * 0.46
        seal = SealSprite(Mark(event.result), *end, size * 1.6, -8.0)
        clash = ShownClash(self.cards[attacker].owner, event.result, *event.values)

        def press() -> None:
            picture.seal, picture.clash = seal, clash
            picture.trail = (*picture.trail, square)

        marks = (
            Motion(seal, "size", size, SEAL, quint_out),
            Motion(seal, "degrees", 0.0, SEAL, quint_out),
            Motion(seal, "flash", 0.0, 3 * SEAL, linear),
        )
        stays = OWN_SEAL_STAYS if self.own else SEAL_STAYS
        self.beats.append(Beat(lunge, on_start=lambda: setattr(sprite, "lifted", True)))
        self.beats.append(Beat(marks, _CLASH_SOUND[event.result], stays, press))

    def _show_face(self, card: CardId, kind: str) -> None:
        self.cards[card] = self.cards[card]._replace(kind=kind)
        sprite = self.picture.pieces[card]
        self.beats.append(Beat(on_start=lambda: setattr(sprite, "kind", kind)))

    # --- turns

    def _begin_turn(self, event: TurnBegan, turn: int, seat: Seat) -> None:
        self._hand_over()
        picture = self.picture

        def begin() -> None:
            picture.turn, picture.spender, picture.acting = turn, seat, None

        self.beats.append(Beat(on_start=begin))
        self.beats += self.work.banner(event)


def _orb_motions(sprite: OrbSprite, goal: Slot, delay: float) -> tuple[Motion, ...]:
    return tuple(
        Motion(sprite, name, value, ORB_FLIGHT, cubic_in_out, delay)
        for name, value in zip(("x", "y", "size"), goal, strict=True)
    )
