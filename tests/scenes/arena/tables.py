"""Matches of onmyo on a stage of their own, and hands that play them by gestures."""

import random
from pathlib import Path

from game.ai.player import RandomPlayer
from game.core import engine
from game.core.match import HUMAN, Match, MatchSetup, SeatSetup
from game.core.rng import Dice
from game.core.types import Action, Seat
from game.onmyo.placement import Placement
from game.onmyo.table import arena_of, in_hand
from scenes.arena.plan import Stage
from scenes.arena.scene import ArenaScene
from scenes.arena.spot import Spot
from scenes.course import FIRST_SHOWN
from scenes.headless import headless_services
from scenes.services import Services
from scenes.session import InlineOpponents, Session
from tests.scenes.pilot import Pilot

PEOPLE = (SeatSetup(HUMAN, "黒"), SeatSetup(HUMAN, "赤"))
NO_OPTIONS: dict[str, str] = {}
Seats = tuple[SeatSetup, SeatSetup]
Options = dict[str, str]


class NoKeeper:
    """Keeps nothing."""

    def __init__(self) -> None:
        self.kept: list[str] = []

    def put(self, text: str) -> None:
        self.kept.append(text)

    def drop(self) -> None:
        self.kept.clear()

    def flush(self) -> None:
        """Nothing waits."""


def services_in(
    folder: Path, size: tuple[int, int] = (1280, 720), **settings: str | float | bool
) -> Services:
    services = headless_services(folder, size=size, seed=0, **settings)
    services.opponents = InlineOpponents(lambda _game, _level, seed: RandomPlayer(seed))
    return services


def new_match(seed: int = 1, seats: Seats = PEOPLE, options: Options = NO_OPTIONS) -> Match:
    chosen = {"first_player": "fixed", **options}
    return Match(MatchSetup("onmyo", chosen, seed, seats))


def placed_match(seed: int = 1, seats: Seats = PEOPLE, options: Options = NO_OPTIONS) -> Match:
    """A match in which both have placed at random."""
    match = new_match(seed, seats, options)
    dice = Dice(seed)
    for seat in (0, 1):
        draft = Placement()
        draft.fill(dice)
        match.submit(*draft.actions(seat))
    return match


def played_match(seed: int, turns: int, options: Options = NO_OPTIONS) -> Match:
    """A match between people after some turns at random."""
    match = placed_match(seed, options=options)
    player = RandomPlayer(seed)
    while match.state.turn <= turns and match.state.decision is not None:
        match.submit(player.choose(match.state, match.state.decision))
    return match


def session_of(match: Match, services: Services) -> Session:
    notes = {FIRST_SHOWN: "yes"}
    return Session(match, services.opponents, keeper=NoKeeper(), notes=notes, pace=0.0)


class ArenaPilot(Pilot):
    """A player at the arena, who can point at squares, orbs and pieces."""

    def __init__(self, match: Match, services: Services) -> None:
        self.session = session_of(match, services)
        super().__init__(lambda it: ArenaScene(it, self.session), services)
        self.settle()

    @property
    def arena(self) -> ArenaScene:
        """The scene, which must be the arena."""
        scene = self.manager.top
        assert isinstance(scene, ArenaScene), f"{scene} is on top"
        return scene

    def spot(self, spot: Spot) -> tuple[float, float]:
        """The middle of a spot in units."""
        table = self.arena.table
        view = self.session.view
        kind, name = spot
        if kind == "square":
            return table.middle(str(name))
        if kind == "orb":
            plan = self.arena.playing.plan
            return table.wheel(plan.seat if plan else table.bottom).orbs[str(name)]
        if kind == "card":
            piece = int(name)
            owner = view.cards[piece].owner
            slot = table.in_hand(owner, piece - 3 * owner)
            return slot.x, slot.y
        assert kind == "spent"
        slot = table.spent(int(name))
        return slot.x, slot.y

    def point(self, spot: Spot) -> None:
        self.move(self.spot(spot))
        self.tick(1 / 60)

    def click_spot(self, spot: Spot) -> None:
        self.click(self.spot(spot))

    def drag_spots(self, source: Spot, target: Spot) -> None:
        self.drag(self.spot(source), self.spot(target), steps=4)

    def shows_the_truth(self) -> None:
        """The picture at rest is where the view and the plan say."""
        arena = self.arena
        arena.showing.finish()
        moved = arena.playing.moved()
        assert arena.showing.picture.differences(self.session.view, arena.table, moved) == []


def place_of(pilot: ArenaPilot, piece: int) -> Spot:
    """Where one takes hold of a piece: its square, or its place in hand."""
    card = pilot.session.view.cards[piece]
    return ("card", piece) if in_hand(card) else ("square", card.zone)


def circle_of(pilot: ArenaPilot, seat: Seat) -> Spot:
    return ("square", arena_of(pilot.session.view).circles[seat])


def some_turn(pilot: ArenaPilot, rng: random.Random) -> list[Action]:
    """A whole turn at random: the answers until somebody else is asked, or the match ends."""
    state = pilot.session.view.clone()
    seat, turn = state.decision.seat if state.decision else 0, state.turn
    actions: list[Action] = []
    while state.decision is not None and (state.decision.seat, state.turn) == (seat, turn):
        options = engine.legal(state)
        actions.append(rng.choice(options))
        engine.play(state, actions[-1])
    return actions


def stage_of(pilot: ArenaPilot) -> Stage | None:
    plan = pilot.arena.playing.plan
    return plan.stage if plan is not None else None
