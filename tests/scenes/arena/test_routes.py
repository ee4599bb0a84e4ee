"""Ways over the board are those the engine would walk; drops are refused in its words."""

from random import Random

import pytest

from game.ai.player import RandomPlayer
from game.core import engine
from game.core.types import Action, State
from game.core.view import observe
from game.onmyo.orbs import ORBS
from game.onmyo.table import arena_of, in_hand
from scenes.arena.plan import Plan, Stage
from scenes.arena.routes import Reach, reach
from tests.scenes.arena.tables import placed_match


def turns(seed: int, most: int, **options: str) -> list[State]:
    """The views at the turns of a random game."""
    match = placed_match(seed, options=dict(options))
    player = RandomPlayer(seed)
    found: list[State] = []
    while match.state.decision is not None and len(found) < most:
        decision = match.state.decision
        if decision.kind == "turn":
            found.append(observe(match.state, decision.seat))
        match.submit(player.choose(match.state, decision))
    return found


def walks(state: State, move: Action) -> set[tuple[Action, ...]]:
    """Every list of answers that makes one walk, asked of the engine alone."""
    found: set[tuple[Action, ...]] = set()

    def go(before: State, taken: tuple[Action, ...]) -> None:
        decision = before.decision
        if decision is None or decision.kind != "step" or decision.seat != move.seat:
            found.add(taken)
            return
        for option in decision.options:
            after = before.clone()
            engine.play(after, option)
            go(after, (*taken, option))

    start = state.clone()
    engine.play(start, move)
    go(start, (move,))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_the_ways_are_those_of_the_engine(seed: int) -> None:
    for view in turns(seed, 25, match="pair" if seed % 2 else "single"):
        kept = view.clone()
        for move in engine.legal(view):
            if move.kind == "move":
                there = reach(view, move)
                assert {route.actions for route in there.routes} == walks(view, move)
        assert view == kept


@pytest.mark.parametrize("seed", range(3))
def test_a_way_says_what_will_happen(seed: int) -> None:
    for view in turns(seed, 30):
        for move in engine.legal(view):
            if move.kind == "move":
                check_story(view, reach(view, move))


def check_story(view: State, there: Reach) -> None:
    for route in there.routes:
        after = view.clone()
        for action in route.actions:
            engine.play(after, action)
        piece = after.cards[route.piece]
        last = route.steps[-1]
        gone = last.result in ("lose", "mutual")
        assert gone == in_hand(piece)
        if not gone:
            assert (piece.zone, piece.turned) == (last.square, last.turned)
        assert route.wins == (after.outcome is not None and after.outcome.winner == piece.owner)


def test_ways_to_one_square_are_told_apart_by_their_end() -> None:
    for view in turns(5, 40):
        for move in engine.legal(view):
            if move.kind == "move":
                there = reach(view, move)
                for square in there.squares():
                    ways = there.to(square)
                    assert len({way.outcome for way in ways}) == len(ways)
                    assert [way.rank for way in ways] == sorted(way.rank for way in ways)


@pytest.mark.parametrize("seed", range(3))
def test_every_square_is_reached_or_refused_with_a_clause(seed: int) -> None:
    for view in turns(seed, 20):
        plan = Plan(view)
        own = [piece for piece, card in view.cards.items() if card.owner == view.active]
        for piece in own:
            for square in view.zones:
                if square.startswith("hand") or square == view.cards[piece].zone:
                    continue
                refusal = plan.why_not(piece, square)
                reached = bool(plan.orbs_to(piece, square)) or _summons(plan, piece, square)
                assert (refusal is None) == reached, (piece, square, refusal)
                assert refusal is None or refusal.clause.startswith(("O-", "C-"))


def _summons(plan: Plan, piece: int, square: str) -> bool:
    summon = Action("summon", plan.seat, ("card", piece))
    circle = arena_of(plan.state).circles[plan.seat]
    return plan.draft.check(summon) is None and square == circle


@pytest.mark.parametrize("seed", range(4))
def test_a_plan_leads_only_to_what_the_engine_allows(seed: int) -> None:
    """Random choices of a plan, carried through: the answers are legal one after the other."""
    rng = Random(seed)
    whole = 0
    for view in turns(seed, 30, kirin_moves="each"):
        kept = view.clone()
        plan = Plan(view)
        for _ in range(14):
            if plan.draft.is_whole:
                break
            choose_something(plan, rng)
        if plan.draft.is_whole:
            whole += 1
            state = view.clone()
            for action in plan.draft.actions:
                assert engine.check(state, action) is None
                engine.play(state, action)
            assert state == plan.state
        plan.reset()
        assert plan.is_untouched
        assert plan.spent == ""
        assert view == kept
    assert whole > 8


def choose_something(plan: Plan, rng: Random) -> None:
    there = plan.reach()
    if there is not None and plan.route is None:
        plan.go(rng.choice(there.routes))
    elif plan.route is not None or plan.must_pass:
        assert plan.confirm() is None
    elif plan.stage is Stage.TURN:
        own = [piece for piece, card in plan.state.cards.items() if card.owner == plan.seat]
        plan.choose_piece(rng.choice(own))
        if plan.stage is Stage.TURN:
            plan.choose_orb(rng.choice(ORBS))
    elif plan.stage is Stage.PAY:
        plan.choose_orb(rng.choice(ORBS))
    elif plan.stage is Stage.FACE:
        plan.face(rng.randrange(4))
        assert plan.confirm() is None
    elif plan.stage is Stage.RETURN:
        assert plan.answer_return(comes_back=rng.random() < 0.5) is None
