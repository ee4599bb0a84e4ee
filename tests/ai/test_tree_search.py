"""The search that plays card games: it stops when told, and keeps its tree through a turn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.tree_levels import make
from game.ai.tree_search import CHECK_EVERY, Node, TreeSearch, hints_of, key_of
from game.core import engine
from game.core.game_data import full_config
from game.core.types import Action, State
from game.core.view import observe


def first_turn(seed: int = 3) -> State:
    """A match at the first question of its first turn; both hands are kept."""
    state = engine.start("dino", full_config("dino", {"first_player": "coin"}), seed)
    while state.decision is not None and state.decision.kind == "redraw":
        engine.apply(state, state.decision.options[-1])
    return state


def ask(player: TreeSearch, state: State) -> None:
    assert state.decision is not None
    action = player.choose(observe(state, state.decision.seat), state.decision)
    assert action in state.decision.options
    engine.apply(state, action)


def busy() -> State:
    """Later in a match, with something to choose from."""
    state = first_turn()
    players = [TreeSearch("dino", seat, iterations=4, steps=4) for seat in (0, 1)]
    while state.turn < 6 or state.decision is None or len(state.decision.options) < 4:
        assert state.decision is not None
        ask(players[state.decision.seat], state)
    return state


def test_stops_when_told() -> None:
    state = busy()
    player = TreeSearch("dino", 1, iterations=10_000, steps=4)
    looks = []

    def stop() -> bool:
        looks.append(player.iterations_done)
        return len(looks) == 3

    player.stop = stop
    ask(player, state)
    assert player.iterations_done == 3 * CHECK_EVERY


def test_stops_when_nothing_can_change() -> None:
    state = busy()
    player = TreeSearch("dino", 1, iterations=400, steps=4)
    ask(player, state)
    assert 0 < player.iterations_done < 400


def test_keeps_its_time() -> None:
    state = busy()
    player = make("dino", "master", 1, think_ms=60, iterations=None)
    assert state.decision is not None
    player.choose(observe(state, state.decision.seat), state.decision)
    assert 0 < player.iterations_done < 2000


def test_janken_needs_no_thought() -> None:
    state = engine.start("dino", full_config("dino", {}), 1)
    assert state.decision is not None
    player = TreeSearch("dino", 1, iterations=100, steps=4)
    answers = {player.choose(observe(state, 0), state.decision).target for _ in range(30)}
    assert player.iterations_done == 0
    assert len(answers) == 3


def test_what_grew_serves_the_next_question_of_the_turn() -> None:
    """Where an answer led straight to the next question, the tree below it is there already."""
    state = busy()
    player = Watched("dino", 1, iterations=150, steps=6)
    seat = state.decision.seat if state.decision else 0
    turn = state.turn
    while state.outcome is None and state.turn <= turn + 2:
        assert state.decision is not None
        if state.decision.seat == seat:
            ask(player, state)
        else:
            engine.apply(state, state.decision.options[-1])
    assert any(player.inherited)


class Watched(TreeSearch):
    """A search that notes how often the trees it began with had been walked."""

    inherited: list[int]

    def _grow(self, root: Node, view: State, seat: int) -> None:
        self.inherited = [*getattr(self, "inherited", []), root.visits]
        super()._grow(root, view, seat)


def test_a_game_names_the_zones_whose_cards_are_told_apart_by_kind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = engine.start("dino", full_config("dino", {"first_player": "fixed"}), 1)
    one = state.zones["hand0"][0]
    there = Action("choose", 0, ("card", one))
    kind = (state.cards[one].kind, "hand0")
    assert key_of(state, there) == ("choose", kind, None)
    hints = replace(hints_of("dino"), hidden_zones=("deck",))
    monkeypatch.setattr("game.ai.tree_search.hints_of", lambda game: hints)
    assert key_of(state, there) == ("choose", ("card", one), None)
