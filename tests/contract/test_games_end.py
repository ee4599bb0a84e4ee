"""Games come to an end, whoever plays; and a seed tells how."""

import pytest

from game.ai.selfplay import GamePlan, GameResult, play
from game.core import engine
from game.core.game_data import full_config
from game.core.phrases import phrases
from game.core.rng import Dice
from game.core.rules import game_ids, rules_of
from tests.contract.gathering import any_action

MOST_DECISIONS = 3000
GAMES = 40


@pytest.mark.parametrize("game", game_ids())
def test_random_games_end_and_the_end_can_be_said(game: str) -> None:
    for seed in range(GAMES):
        state, dice = engine.start(game, full_config(game, {}), seed), Dice(seed)
        for _ in range(MOST_DECISIONS):
            if state.decision is None:
                break
            engine.play(state, any_action(state, dice))
        assert state.outcome is not None, f"{game}, seed {seed}"
        for language in ("ja", "en"):
            assert phrases(game).reason(state.outcome.reason, language)
            assert phrases(game).clause(state.outcome.clause, language)


def without_times(result: GameResult) -> GameResult:
    return result._replace(think_ms_max=(0.0, 0.0))


@pytest.mark.parametrize("players", [("random", "greedy"), ("greedy", "random")])
@pytest.mark.parametrize("game", game_ids())
def test_simple_players_play_whole_games_alike_for_a_seed(
    game: str, players: tuple[str, str]
) -> None:
    plan = GamePlan(game, full_config(game, {}), 4, players)
    result = play(plan)
    assert without_times(play(plan)) == without_times(result)
    assert result.decisions >= result.turns > 0


@pytest.mark.parametrize("game", game_ids())
def test_an_end_of_the_match_is_worth_more_than_anything_else(game: str) -> None:
    evaluate = rules_of(game).evaluate
    state = engine.start(game, full_config(game, {}), 1)
    ended = state.clone()
    engine.play(ended, engine.concession(1))
    assert evaluate(ended, 0) > abs(evaluate(state, 0))
    assert evaluate(ended, 0) == -evaluate(ended, 1)
