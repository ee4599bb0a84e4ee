"""Pictures of the card table in states worth looking at: see `scenes.shots`.

A match is played from the seed of the wish, each side keeping itself busy, until a moment of the
wanted kind comes up; the same wish gives the same moment.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.ai.player import RandomPlayer
from game.core import engine
from game.core.match import HUMAN, Match, MatchSetup, SeatSetup
from game.core.rng import Dice, below
from game.core.types import Action, State
from game.dino import table
from scenes.cards_table.scene import CardTableScene
from scenes.course import FIRST_SHOWN
from scenes.services import Services
from scenes.session import AtOnce, InlineOpponents, Session
from scenes.wish import ShotWish

ALONE: Final = (SeatSetup(HUMAN, "聖珠レイ"), SeatSetup("expert", "琥珀の賢者"))
LONGEST: Final = 400
TRIES: Final = 60
FULL_BOARD: Final = 3
IDLE_KINDS: Final = frozenset({"to_attack", "end_turn", "pass"})

Moment = Callable[[State], bool]


def at_rest(services: Services, wish: ShotWish) -> CardTableScene:
    """The table after K actions, at the person's turn."""
    after = wish.after or 60

    def comes(state: State) -> bool:
        return _is_asked(state, "main") and state.turn > after / 6 and _boards(state)

    return CardTableScene(services, _session(services, wish, comes))


def attack(services: Services, wish: ShotWish) -> CardTableScene:
    """An attacker is chosen and the pointer is on what it would beat."""
    scene = CardTableScene(
        services, _session(services, wish, lambda s: _winning(s) is not None and _boards(s))
    )
    scene.show(services.frame)
    action = _winning(scene.session.match.state)
    assert action is not None
    scene.playing.click(action.source)
    scene.playing.point(action.target)
    return scene


def counter(services: Services, wish: ShotWish) -> CardTableScene:
    """The computer attacks, and a counter-spell is at hand."""

    def comes(state: State) -> bool:
        return _is_asked(state, "counter") and len(engine.legal(state)) > 1 and _boards(state)

    return CardTableScene(services, _session(services, wish, comes))


def choose(services: Services, wish: ShotWish) -> CardTableScene:
    """An effect asks for cards in play."""

    def comes(state: State) -> bool:
        return _is_asked(state, "choose") and _asks_in(state, "slot") and _boards(state)

    return CardTableScene(services, _session(services, wish, comes))


def search(services: Services, wish: ShotWish) -> CardTableScene:
    """An effect asks for cards of the deck."""

    def comes(state: State) -> bool:
        return _is_asked(state, "choose") and _asks_in(state, "deck")

    return CardTableScene(services, _session(services, wish, comes))


def strata(services: Services, wish: ShotWish) -> CardTableScene:
    """The strata are looked through."""

    def comes(state: State) -> bool:
        return _is_asked(state, "main") and len(state.zones[table.STRATA[0]]) > 8

    scene = CardTableScene(services, _session(services, wish, comes))
    scene.show(services.frame)
    scene.modals.look_through(table.STRATA[0])
    return scene


def full(services: Services, wish: ShotWish) -> CardTableScene:
    """A card is looked at full size."""
    scene = at_rest(services, wish)
    scene.show(services.frame)
    scene.looking.full = table.field(scene.session.view, 0)[0]
    return scene


def menu(services: Services, wish: ShotWish) -> CardTableScene:
    """How the table is played."""
    scene = at_rest(services, wish)
    scene.show(services.frame)
    scene.commands.open_menu()
    return scene


# --- moments


def _is_asked(state: State, kind: str) -> bool:
    decision = state.decision
    return decision is not None and decision.seat == 0 and decision.kind == kind


def _boards(state: State) -> bool:
    return all(len(table.field(state, seat)) >= FULL_BOARD for seat in (0, 1))


def _asks_in(state: State, zone: str) -> bool:
    sources = [option.source for option in engine.legal(state) if option.source is not None]
    return any(state.cards[int(str(source[1]))].zone.startswith(zone) for source in sources)


def _winning(state: State) -> Action | None:
    if not _is_asked(state, "attack"):
        return None
    for option in engine.legal(state):
        if option.kind != "attack" or option.target is None or option.target[0] != "card":
            continue
        after = state.clone()
        engine.play(after, option)
        while after.decision is not None and after.decision.kind in ("counter", "block"):
            engine.play(after, Action("pass", after.decision.seat))
        target = option.target[1]
        assert isinstance(target, int)
        if after.cards[target].zone in table.STRATA:
            return option
    return None


def _session(services: Services, wish: ShotWish, comes: Moment) -> Session:
    """A match against the computer, played until the moment comes."""
    seed = wish.seed or 0
    match = _played(wish, seed, comes)
    while not comes(match.state) and seed < (wish.seed or 0) + TRIES:
        seed += 1
        match = _played(wish, seed, comes)
    return session_of(services, match)


def session_of(services: Services, match: Match) -> Session:
    """A match under way as a session whose first player has been shown."""
    services.opponents = InlineOpponents(lambda _game, _level, seed: RandomPlayer(seed))
    keeper = AtOnce(services.storage)
    notes = {FIRST_SHOWN: "yes"}
    return Session(match, services.opponents, keeper=keeper, notes=notes, pace=0.0)


def _played(wish: ShotWish, seed: int, comes: Moment) -> Match:
    config = {"first_player": "fixed", "first_seat": "0"}
    match = Match(MatchSetup(wish.game or "dino", config, seed, ALONE))
    dice = Dice(seed)
    for _ in range(LONGEST):
        if comes(match.state) or match.state.outcome is not None:
            break
        match.submit(_busy(engine.legal(match.state), dice))
    return match


def _busy(options: tuple[Action, ...], dice: Dice) -> Action:
    """Any answer, but seldom one that does nothing."""
    busy = [option for option in options if option.kind not in IDLE_KINDS]
    if busy and below(dice, 8):
        options = tuple(busy)
    return options[below(dice, len(options))]
