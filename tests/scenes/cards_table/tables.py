"""Matches of a card game on a stage of their own, and hands that play them by gestures."""

from pathlib import Path

import pygame

from game.ai.player import RandomPlayer
from game.cards.decks import ready_decks, written
from game.core import engine
from game.core.match import HUMAN, Match, MatchSetup, SeatSetup
from game.core.rng import Dice, below
from game.core.types import Action, Handle, State
from scenes.cards_table.card_list import CardList
from scenes.cards_table.intents import CLOTH
from scenes.cards_table.option_list import OptionList
from scenes.cards_table.readiness import READING
from scenes.cards_table.scene import CardTableScene
from scenes.course import FIRST_SHOWN
from scenes.curtain import CurtainScene
from scenes.headless import headless_services
from scenes.services import Services
from scenes.session import InlineOpponents, Session
from scenes.ui.button import Button
from scenes.ui.dialog import Dialog
from tests.scenes.pilot import STEP, Pilot

PEOPLE = (SeatSetup(HUMAN, "手前"), SeatSetup(HUMAN, "奥"))
ALONE = (SeatSetup(HUMAN, "手前"), SeatSetup("random", "奥"))
FIRST = {"first_player": "fixed", "first_seat": "0"}
Seats = tuple[SeatSetup, SeatSetup]
IDLE = frozenset({"to_attack", "end_turn", "pass"})


class NoKeeper:
    """Keeps nothing."""

    def put(self, text: str) -> None:
        del text

    def drop(self) -> None:
        """Nothing is kept."""

    def flush(self) -> None:
        """Nothing waits."""


def services_in(
    folder: Path, size: tuple[int, int] = (1280, 720), **settings: str | float | bool
) -> Services:
    services = headless_services(folder, size=size, seed=0, **settings)
    services.opponents = InlineOpponents(lambda _game, _level, seed: RandomPlayer(seed))
    return services


def new_match(seed: int = 1, seats: Seats = PEOPLE) -> Match:
    """A new match; the decks differ from seed to seed, so that many cards are seen."""
    names = sorted(ready_decks("dino"))
    pair = names[seed % len(names)], names[(seed + 3) % len(names)]
    decks = {
        key: written(ready_decks("dino")[name].cards)
        for key, name in zip(("deck0", "deck1"), pair, strict=True)
    }
    return Match(MatchSetup("dino", {**FIRST, **decks}, seed, seats))


def busy(options: tuple[Action, ...], dice: Dice) -> Action:
    """Any answer, but seldom one that does nothing."""
    lively = [option for option in options if option.kind not in IDLE]
    if lively and below(dice, 6):
        options = tuple(lively)
    return options[below(dice, len(options))]


def played_match(seed: int, turns: int, seats: Seats = PEOPLE) -> Match:
    """A match after some turns of lively play."""
    match, dice = new_match(seed, seats), Dice(seed)
    while match.state.turn <= turns and match.state.decision is not None:
        match.submit(busy(engine.legal(match.state), dice))
    return match


def session_of(match: Match, services: Services, notes: dict[str, str] | None = None) -> Session:
    kept = {FIRST_SHOWN: "yes", **(notes or {})}
    return Session(match, services.opponents, keeper=NoKeeper(), notes=kept, pace=0.0)


class CardsPilot(Pilot):
    """A player at a card table."""

    def __init__(self, services: Services, session: Session) -> None:
        self.session = session
        super().__init__(lambda given: CardTableScene(given, session), services)
        self.open_doors()

    def open_doors(self) -> None:
        """Whoever is asked for sits down."""
        while isinstance(self.scene, CurtainScene):
            self.scene.rebuild()
            self.key("return")
            self.settle()

    @property
    def table(self) -> CardTableScene:
        """The table on top."""
        assert isinstance(self.scene, CardTableScene), self.scene
        return self.scene

    # --- places

    def place(self, handle: Handle) -> tuple[float, float]:
        """Where something is, in units."""
        picture, places = self.table.showing.picture, self.table.showing.places
        match handle:
            case ("card", int(card_id)):
                sprite = picture.sprites[card_id]
                # The left edge of a card of the hand is never under its neighbour.
                left = sprite.w * 0.42 if sprite.y > 700 else 0.0
                return sprite.x - left, max(8.0, sprite.y)
            case ("zone", str(zone)):
                return places.slot_box(zone).center
            case ("seat", int(seat)):
                return places.side(seat).life.center
        assert handle == CLOTH, handle
        return 907.0, 640.0 - 60

    def drag_things(self, source: Handle, over: Handle) -> None:
        self.drag(self.place(source), self.place(over))

    def click_thing(self, handle: Handle) -> None:
        self.click(self.place(handle))

    def hover(self, handle: Handle) -> None:
        self.move(self.place(handle))
        self.tick(0.6)

    # --- widgets

    def button(self, label: str) -> Button:
        found = [one for one in self.widgets(Button) if one.label == label]
        assert found, f"no button {label!r}; there are: {[b.label for b in self.widgets(Button)]}"
        return found[0]

    def press_button(self, label: str) -> None:
        self.click(self.button(label).box.center)

    @property
    def layer(self) -> CardList | OptionList | Dialog | None:
        """What lies over the table."""
        root = self.scene.focus_scope.root
        return root if isinstance(root, CardList | OptionList | Dialog) else None

    def confirm_dialog(self) -> None:
        """Agree to whatever is asked."""
        while isinstance(self.layer, Dialog):
            answers = [w for w in self.layer.walk() if isinstance(w, Button)]
            self.click(answers[-1].box.center)

    def wait(self) -> None:
        """Until nothing moves, whoever decides next has sat down and has read the question."""
        self.settle()
        self.open_doors()
        self.read()

    def read(self) -> None:
        """Look at the question for as long as a key takes to answer it."""
        self.settle()
        self.tick(READING + STEP)

    def key_down(self, key: int) -> None:
        self.send(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)

    def key_up(self, key: int) -> None:
        self.send(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)


def pilot_of(
    folder: Path,
    match: Match,
    notes: dict[str, str] | None = None,
    size: tuple[int, int] = (1280, 720),
    **settings: str | float | bool,
) -> CardsPilot:
    services = services_in(folder, size, **{"animation": "none", **settings})
    return CardsPilot(services, session_of(match, services, notes))


def at_question(
    folder: Path,
    kind: str,
    *,
    offers: str = "",
    notes: dict[str, str] | None = None,
    animation: str = "none",
) -> CardsPilot:
    """A table at which the person below is asked such a question, with such an answer open."""
    for chance in range(1, 80):
        match = played_match(chance, 3 + chance % 9, ALONE)
        for _ in range(60):
            decision = match.state.decision
            if decision is None:
                break
            kinds = {option.kind for option in decision.options}
            if decision.seat == 0 and decision.kind == kind and (not offers or offers in kinds):
                pilot = pilot_of(folder, match, notes, animation=animation)
                pilot.wait()
                return pilot
            match.submit(decision.options[chance % len(decision.options)])
    raise AssertionError(f"nobody is ever asked {kind} {offers}")


def truth(pilot: CardsPilot) -> State:
    return pilot.session.match.state
