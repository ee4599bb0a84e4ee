"""Pictures of the screens of onmyo in states worth looking at: see `scenes.shots`.

A match is played at random from the seed of the wish until a moment of the wanted kind comes up;
the same wish gives the same moment.
"""

from __future__ import annotations

from collections.abc import Callable

from game.ai.player import RandomPlayer
from game.core import engine
from game.core.match import HUMAN, Match, MatchSetup, SeatSetup
from game.core.rng import Dice, below
from game.core.types import State
from game.onmyo import flow
from game.onmyo.orbs import KIRIN, WIN
from game.onmyo.placement import Placement
from game.onmyo.table import HANDS, pieces_in_arena
from scenes.arena.plan import Plan, Stage
from scenes.arena.scene import ArenaScene
from scenes.arena.setup import places
from scenes.arena.setup.scene import SetupScene
from scenes.course import FIRST_SHOWN
from scenes.services import Services
from scenes.session import AtOnce, InlineOpponents, Session
from scenes.wish import ShotWish

ALONE = (SeatSetup(HUMAN, "聖珠レイ"), SeatSetup("expert", "朱の晴臣"))
LONGEST = 300
"""Actions after which the search for a moment goes on with the next seed."""
TRIES = 40
PATIENCE = 60.0
"""Seconds the computer waits before its move, so that the picture shows what was asked for."""
HALF_DONE = ("KSBG", "BZZS", "GK..")

Moment = Callable[[State, int], bool]
"""Whether the moment has come, by the truth and the number of actions since the placing."""


def setup(services: Services, wish: ShotWish) -> SetupScene:
    """The third piece is half done, an orb in hand; or K orbs set at random and nothing in hand."""
    services.opponents = InlineOpponents(lambda _game, _level, seed: RandomPlayer(seed))
    match = Match(MatchSetup("onmyo", {}, wish.seed or 0, ALONE))
    keeper = AtOnce(services.storage)
    scene = SetupScene(services, Session(match, services.opponents, keeper=keeper, pace=0.0))
    draft = scene.placing.draft
    if wish.after:
        draft.fill(Dice(wish.seed or 0))
        for socket in draft.sockets()[wish.after :]:
            draft.take_back(socket)
    else:
        draft.adopt(HALF_DONE)
        scene.placing.lift(("orb", "S"))
        scene.placing.hovered = ("socket", (2, 2))
        slot = places.socket((2, 2))
        scene.hands.at = slot.x + 52, slot.y + 66
    scene.picture.lay(draft)
    return scene


def arena(services: Services, wish: ShotWish) -> ArenaScene:
    """The board after K random actions of play; without K, at a turn of the person's."""
    if not wish.after:
        return ArenaScene(services, _session(services, wish, _is_well_under_way))
    return ArenaScene(
        services, _session(services, wish, lambda _state, played: played == wish.after)
    )


def path(services: Services, wish: ShotWish) -> ArenaScene:
    """A piece and an orb are chosen, and the way to a battle that would be won is shown."""
    scene = ArenaScene(
        services, _session(services, wish, lambda state, _played: _winning(state) is not None)
    )
    plan = scene.playing.plan
    assert plan is not None
    found = _winning(plan.state)
    if found is not None:
        piece, orb, square = found
        scene.playing.take(piece, orb, square)
        scene.playing.point(("square", square))
    return scene


def summon(services: Services, wish: ShotWish) -> ArenaScene:
    """A piece is being summoned: paid for with kirin among others, its facing open."""
    scene = ArenaScene(services, _session(services, wish, _can_summon_by_kirin))
    playing = scene.playing
    plan = playing.plan
    assert plan is not None
    playing.click(("card", plan.state.zones[HANDS[0]][0]))
    playing.choose_orb(KIRIN)
    while plan.stage is Stage.PAY:
        playing.choose_orb(plan.usable_orbs()[-1])
    return scene


def clash(services: Services, wish: ShotWish) -> ArenaScene:
    """The seal of a battle at the moment it is pressed."""
    scene = _Held(
        services, _session(services, wish, lambda state, _played: _winning(state) is not None)
    )
    scene.show(services.frame)
    plan = scene.playing.plan
    assert plan is not None
    found = _winning(plan.state)
    assert found is not None
    scene.playing.take(*found)
    scene.playing.aim(found[2])
    for _ in range(LONGEST):
        scene.update(1 / 60)
        if scene.showing.picture.seal is not None and scene.showing.picture.seal.flash < 0.5:
            break
    return scene


class _Held(ArenaScene):
    """An arena whose picture is taken in mid-motion."""

    def settle(self) -> None:
        """Stay as it is."""


def _is_turn(state: State) -> bool:
    decision = state.decision
    return (
        decision is not None
        and decision.seat == 0
        and decision.kind == "turn"
        and state.phase == flow.PLAY
    )


def _winning(state: State) -> tuple[int, str, str] | None:
    """A piece, an orb and a square where a clash would be won, if two pieces of each are out."""
    if not _is_turn(state) or min(len(pieces_in_arena(state, seat)) for seat in (0, 1)) < 2:
        return None
    view = state if state.seat == 0 else _as_seen(state)
    plan = Plan(view)
    for piece in pieces_in_arena(view, 0):
        for orb in "BSKGZ":
            there = plan.reach_with(piece, orb)
            routes = there.routes if there is not None else ()
            for route in routes:
                if len(routes) > 6 and route.battle is not None and route.battle.result == WIN:
                    return piece, orb, route.goal
    return None


def _is_well_under_way(state: State, _played: int) -> bool:
    return state.turn > 10 and _is_turn(state)


def _as_seen(state: State) -> State:
    view = state.clone()
    view.seat = 0
    return view


def _can_summon_by_kirin(state: State, _played: int) -> bool:
    if not _is_turn(state) or state.tracks[0, KIRIN] < 1 or not pieces_in_arena(state, 0):
        return False
    return any(option.kind == "summon" for option in engine.legal(state))


def _session(services: Services, wish: ShotWish, comes: Moment) -> Session:
    """A match against the computer, played at random until the moment comes."""
    services.opponents = InlineOpponents(lambda _game, _level, seed: RandomPlayer(seed))
    seed = wish.seed or 0
    match, found = _played(seed, comes)
    while not found and seed < (wish.seed or 0) + TRIES:
        seed += 1
        match, found = _played(seed, comes)
    notes = {FIRST_SHOWN: "yes"}
    keeper = AtOnce(services.storage)
    return Session(match, services.opponents, keeper=keeper, notes=notes, pace=PATIENCE)


def _played(seed: int, comes: Moment) -> tuple[Match, bool]:
    """A match at the moment, and whether the moment came before its end."""
    config = {"first_player": "fixed", "first_seat": "1"}
    match = Match(MatchSetup("onmyo", config, seed, ALONE))
    dice = Dice(seed)
    for seat in (0, 1):
        draft = Placement()
        draft.fill(dice)
        match.submit(*draft.actions(seat))
    for played in range(LONGEST):
        if comes(match.state, played):
            return match, True
        options = engine.legal(match.state)
        if not options:
            break
        match.submit(options[below(dice, len(options))])
    return match, False
