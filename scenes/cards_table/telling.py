"""The beats of one happening, event by event, in the order of the rules.

Owns which beat goes with which event; how beats look is the choreography's. Events without a beat
of their own still show: the numbers follow the story, and the last beat lays everything where the
view says.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import replace
from typing import Final, Protocol

from game.cards.library import KEYWORD
from game.cards.values import has_keyword
from game.core.events import (
    Battled,
    Declared,
    Ended,
    Event,
    Marked,
    Modified,
    Moved,
    PhaseBegan,
    Renewed,
    Revealed,
    Shuffled,
    TrackSet,
    TurnBegan,
    Turned,
)
from game.core.types import Action, CardId, Handle, Modifier, Seat, State
from game.dino import flow, table
from scenes.cards_table.choreography import BAR, SEAL_STAYS, Choreography
from scenes.cards_table.flights import Flights
from scenes.cards_table.numbers import Attack, attack_of
from scenes.cards_table.picture import Splash
from scenes.cards_table.told import Told
from scenes.draw.seals import Mark
from scenes.session import Happening
from scenes.stage.director import Beat
from scenes.stage.tween import Motion, linear
from scenes.table.banner import STAYS, Banner, banner_beats
from scenes.ui.box import Point

NOTICE, AIM = 0.62, 0.5
"""Seconds that what another player does is announced before it happens."""
CAST, OWN_CAST, PASSES, PHASE, SHUFFLE = 0.7, 0.3, 0.35, 0.2, 0.2
LONG_BANNER: Final = 2.2
_NOTICED: Final = ("summon", "cast", "level_up", "activate", "attack", "block", "pass")
_RESULTS: Final = {"win": Mark.WIN, "lose": Mark.LOSE, "mutual": Mark.MUTUAL}


class Sayings(Protocol):
    """The words a table has for what happens."""

    def banner(self, event: Event) -> tuple[str, str] | None:
        """Words and small words across the table, None for no banner."""

    def captions(self, happening: Happening) -> list[str]:
        """What is done in a happening, a line for each act that is announced, in order."""

    def battle(self, event: Battled, state: State) -> str:
        """Two dinosaurs meet: their values."""

    def passes(self, seat: Seat) -> str:
        """A seat lets a window pass."""

    def level(self, level: int) -> str:
        """A level, short."""

    def keyword(self, keyword: str) -> str:
        """The name of a keyword."""


class Telling:
    """One happening. `own` moves are told more quickly than those of others."""

    def __init__(
        self, work: Choreography, happening: Happening, sayings: Sayings, *, own: bool
    ) -> None:
        self._work = work
        self._say = sayings
        self._own = own
        self._told = Told(happening.before, happening.after)
        self._after = happening.after
        self._flights = Flights(work, self._told, OWN_CAST if own else CAST)
        self._attack = attack_of(happening.before)
        self._captions = deque(sayings.captions(happening))
        self._beats: list[Beat] = []

    def beats(self, events: Iterable[Event]) -> list[Beat]:
        """All beats, the last one laying the picture."""
        for event in events:
            self._tell(event)
        self._beats += self._flights.take_off() + self._flights.turn_all()
        picture, places, after = self._work.picture, self._work.places, self._after
        return [*self._beats, Beat(on_end=lambda: picture.lay(after, places))]

    def _tell(self, event: Event) -> None:
        flights = self._flights
        stays_together = isinstance(event, (Renewed, Revealed)) or (
            isinstance(event, Moved) and flights.joins(event)
        )
        if not stays_together:
            self._beats += flights.take_off()
        if not isinstance(event, Turned):
            self._beats += flights.turn_all()
        self._told.told(event)
        self._show(event)

    def _show(self, event: Event) -> None:
        match event:
            case Declared(action):
                self._declare(action)
            case Moved():
                self._flights.add(event)
            case Turned(card_id, _, _):
                self._flights.add_turn(card_id)
            case Marked(card_id, name, old, new):
                self._mark(card_id, name, old, new)
            case TrackSet(seat, name, old, new):
                self._count(seat, name, new - old)
            case Modified(modifier):
                self._modify(modifier)
            case Battled():
                self._battle(event)
            case Shuffled():
                self._beats.append(Beat((), "paper", SHUFFLE))
            case PhaseBegan(phase) if phase in (flow.PP_PHASE, flow.ATTACK):
                self._beats.append(replace(self._now(), sound="select", hold=PHASE))
            case TurnBegan() | Ended():
                self._announce(event)

    def _now(self) -> Beat:
        """The numbers as the story has them now."""
        return self._work.take(self._flights.now())

    # --- what is declared

    def _declare(self, action: Action) -> None:
        source, target = action.source, action.target
        if action.kind == "level_up" and source and target:
            self._flights.raises(_card(source), _card(target))
        if action.kind == "attack" and source and target:
            self._attack = Attack(_card(source), target)
        elif action.kind == "block" and source and self._attack:
            self._attack = self._attack._replace(target=source)
        if action.kind in _NOTICED:
            self._beats.append(self._notice(action))
        elif action.kind == "choose" and source and not self._own:
            self._beats.append(self._work.aim(frozenset({source}), AIM))
        if action.kind in ("attack", "block"):
            self._beats.append(self._aim_attack())

    def _notice(self, action: Action) -> Beat:
        card_id = _card(action.source) if action.source else None
        if action.kind == "pass":
            caption, hold = self._say.passes(action.seat), PASSES
        else:
            caption, hold = self._captions.popleft() if self._captions else "", NOTICE
        return self._work.notice(card_id, caption, 0.0 if self._own else hold)

    def _aim_attack(self) -> Beat:
        picture, attack = self._work.picture, self._attack

        def aim() -> None:
            picture.attack = attack

        return Beat((), "brush", 0.0 if self._own else NOTICE, aim)

    # --- values

    def _mark(self, card_id: CardId, name: str, old: int, new: int) -> None:
        if name == table.ATTACKER and not new:
            self._end_attack()
        elif name == table.LEVEL and new:
            gained = new > (old or 1)
            self._splash(card_id, self._say.level(new), lowered=not gained)

    def _modify(self, modifier: Modifier) -> None:
        card_id, amount = modifier.card, modifier.amount
        if card_id < 0 or not table.is_on_field(self._told.state, card_id):
            self._beats.append(self._now())
            return
        if modifier.stat.startswith(KEYWORD):
            text = self._say.keyword(modifier.stat.removeprefix(KEYWORD))
        else:
            text = _signed(amount) if modifier.op == "delta" else str(amount)
        self._splash(card_id, text, lowered=modifier.op == "lose" or amount < 0)

    def _splash(self, card_id: CardId, text: str, *, lowered: bool) -> None:
        before = replace(self._now(), sound="lose" if lowered else "pluck")
        splash = Splash(-1 if lowered else 1, *self._flights.middle(card_id), text)
        self._beats.append(self._work.splash(splash, before=before))

    def _count(self, seat: Seat, name: str, by: int) -> None:
        if name == table.LIFE and by:
            self._change_life(seat, by)
        elif name in (table.PP, table.PP_MAX):
            self._beats.append(self._now())

    def _change_life(self, seat: Seat, by: int) -> None:
        at = self._work.places.side(seat).life.center
        back: tuple[Motion, ...] = ()
        if by < 0 and self._attack is not None and self._attack.target == ("seat", seat):
            back = self._lunge(self._attack.attacker, at)
        bar, now = self._work.picture.bars[seat], self._now()

        def lose() -> None:
            now.on_start()
            bar.lost = float(max(0, -by))

        fading = Motion(bar, "lost", 0.0, BAR, linear)
        beat = Beat((*back, fading), "drum" if by < 0 else "orb", 0.0, lose)
        self._beats.append(self._work.splash(Splash(by, *at), before=beat))

    # --- battles

    def _battle(self, event: Battled) -> None:
        at = self._flights.middle(event.defender)
        caption = self._say.battle(event, self._told.state)
        self._beats.append(self._work.notice(event.attacker, caption, 0.0))
        back = Beat(self._lunge(event.attacker, at))
        losers = self._losers(event)
        mark = Mark.MUTUAL if len(losers) > 1 else _RESULTS[event.result]
        whose = at if mark is Mark.MUTUAL else self._flights.middle(event.attacker)
        self._beats.append(self._work.seal(mark, whose, stays=SEAL_STAYS, meanwhile=back))
        sprites = [self._work.sprite(card_id, self._told.state) for card_id in losers]
        self._beats.append(self._work.beat_down(sprites))

    def _losers(self, event: Battled) -> tuple[CardId, ...]:
        """Who falls in a battle; whoever is defeated may take the winner along (D-54)."""
        both = event.attacker, event.defender
        losers = {"win": both[1:], "lose": both[:1], "mutual": both}[event.result]
        takes_along = has_keyword(self._told.state, losers[0], table.MUTUAL)
        return both if takes_along else losers

    def _lunge(self, attacker: CardId, at: Point) -> tuple[Motion, ...]:
        """Let the attacker dart at a point; returns its way back."""
        sprite = self._work.sprite(attacker, self._told.state)
        there, back = self._work.lunge(sprite, self._flights.middle(attacker), at)
        self._beats.append(there)
        return back

    def _end_attack(self) -> None:
        """The arrow goes; what was attacked is still known for the lunge that follows."""
        picture = self._work.picture

        def lower() -> None:
            picture.attack = None

        self._beats.append(Beat(on_start=lower))

    # --- turns and the end

    def _announce(self, event: Event) -> None:
        picture, begins = self._work.picture, isinstance(event, TurnBegan)
        now = self._flights.now()
        if begins:  # the phase is told next; until then it would be the last one of the other turn
            now = now._replace(phase=flow.RESET)
        self._beats += [self._work.take(now), self._work.notice(None, "", 0.0)]
        words = self._say.banner(event)
        if words is None:
            return

        def show(banner: Banner | None) -> None:
            picture.banner = banner

        sound, stays = ("bell", STAYS) if begins else (None, LONG_BANNER)
        self._beats += banner_beats(Banner(*words), show, sound=sound, stays=stays)


def _card(handle: Handle) -> CardId:
    assert isinstance(handle[1], int)
    return handle[1]


def _signed(amount: int) -> str:
    """A difference with its sign, the minus as wide as the plus."""
    return f"＋{amount}" if amount > 0 else f"−{-amount}"
