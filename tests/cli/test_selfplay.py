"""`togijo selfplay`."""

import pytest

from game.ai.selfplay import GamePlan, GameResult, plans, summarise, wilson
from tests.cli.conftest import Run, Said

GAME_KEYS = {
    "game", "seed", "winner", "reason", "clause", "turns", "decisions", "think_ms_max",
    "swapped", "first",
}  # fmt: skip
SUMMARY_KEYS = {
    "wins", "draws", "win_rate_a", "wilson95", "mean_turns", "first_player_win_rate", "score_a",
}  # fmt: skip


def play(run: Run, line: str) -> Said:
    return run("selfplay", "onmyo", *line.split())


def untimed(said: Said) -> list[dict[str, object]]:
    return [
        {key: value for key, value in record.items() if key != "think_ms_max"}
        for record in said.records
    ]


def test_a_line_for_every_game_and_one_for_all(run: Run) -> None:
    said = play(run, "--seats greedy,random --games 3 --seed 5 --json")
    assert said.code == 0
    *games, last = said.records
    assert [game["seed"] for game in games] == [5, 6, 7]
    for game in games:
        assert set(game) == GAME_KEYS
        assert game["winner"] in (0, 1, None)
        assert len(game["think_ms_max"]) == 2
        assert game["decisions"] > game["turns"] > 0
    summary = last["summary"]
    assert set(summary) == SUMMARY_KEYS
    assert summary["wins"][0] == sum(game["winner"] == 0 for game in games)
    assert summary["draws"] == sum(game["winner"] is None for game in games)
    assert summary["wilson95"][0] <= summary["win_rate_a"] <= summary["wilson95"][1]


def test_the_same_seed_plays_the_same_games_however_many_at_a_time(run: Run) -> None:
    line = "--seats random,random --games 3 --seed 11 --json"
    alone, together = play(run, line), play(run, line + " --jobs 2")
    assert untimed(alone) == untimed(together) == untimed(play(run, line))


def test_swapping_plays_every_seed_from_both_sides(run: Run) -> None:
    line = "--seats greedy,random --games 2 --swap --json --option first_player=fixed"
    *games, _ = play(run, line).records
    assert [(game["seed"], game["swapped"], game["first"]) for game in games] == [
        (0, False, 0), (0, True, 1), (1, False, 0), (1, True, 1),
    ]  # fmt: skip


def test_people_read_a_sentence(run: Run) -> None:
    said = play(run, "--seats greedy,random --games 1 --seed 5")
    first, last = said.out.splitlines()
    assert first.startswith("seed 5: A wins, circle_entered (O-50), ")
    assert last.startswith("A greedy 1 : 0 random B, 0 draws; A wins 100.0% (95 %: 20.7% to 100")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("--seats random,genius --games 1", "--seats: no level 'genius'; there are: "),
        ("--seats random --games 1", "--seats: expected two names such as greedy,random"),
        ("--seats a,b,c --games 1", "--seats: expected two names"),
        ("--games 1", "the following arguments are required: --seats"),
        ("--seats random,random --games x", "--games: expected a whole number"),
        (
            "--seats random,random --games 1 --think-ms 5 --iterations 5",
            "--iterations: not allowed with argument --think-ms",
        ),
    ],
)
def test_a_mistake_is_named(run: Run, line: str, said: str) -> None:
    assert said in play(run, line).complains()


def test_known_intervals() -> None:
    """Wilson's interval for 8 of 10, and where the plain one would leave 0 to 1."""
    assert wilson(8, 10) == pytest.approx((0.490162, 0.943318), abs=1e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.161125), abs=1e-5)
    assert wilson(20, 20)[1] == 1.0


def result(winner: int | None, first: int | None, turns: int) -> GameResult:
    return GameResult(
        0, swapped=False, winner=winner, reason="", clause="", turns=turns, decisions=1,
        first=first, think_ms_max=(0.0, 0.0),
    )  # fmt: skip


def test_what_a_series_comes_to() -> None:
    played = [result(0, 0, 10), result(0, 1, 20), result(1, 1, 30), result(None, None, 40)]
    summary = summarise(played)
    assert (summary.wins, summary.draws) == ((2, 1), 1)
    assert (summary.win_rate_a, summary.score_a) == (0.5, 0.625)
    assert summary.mean_turns == 25.0
    assert summary.first_player_win_rate == 0.5
    with pytest.raises(ValueError, match="at least one game"):
        summarise([])


def test_plans_count_up_from_a_seed() -> None:
    plan = GamePlan("onmyo", {}, 7, ("random", "random"))
    assert [one.seed for one in plans(plan, 3, swap=False)] == [7, 8, 9]
    assert [(one.seed, one.swapped) for one in plans(plan, 2, swap=True)] == [
        (7, False), (7, True), (8, False), (8, True),
    ]  # fmt: skip


def cards_play(run: Run, line: str) -> Said:
    return run("selfplay", "dino", "--seats", "random,random", "--games", 1, *line.split())


def test_decks_go_with_their_players_and_chance_with_the_seats(run: Run) -> None:
    one, other, _ = cards_play(run, "--decks fire,water --swap --json").records
    assert (one["swapped"], other["swapped"]) == (False, True)
    assert one["first"] == 1 - other["first"]
    exchanged, _ = cards_play(run, "--decks water,fire --json").records
    assert exchanged["decisions"] == other["decisions"], "the same decks at the same seats"
    assert exchanged["winner"] == 1 - other["winner"]


def test_a_deck_that_may_not_be_played_is_refused(run: Run) -> None:
    said = cards_play(run, "--decks fire,fyre").complains()
    assert said.startswith("selfplay: --decks: no deck 'fyre'")
    assert "two decks" in cards_play(run, "--decks fire").complains()
    refused = run("selfplay", "onmyo", "--seats", "random,random", "--games", 1,
                  "--decks", "fire,water").complains()  # fmt: skip
    assert "onmyo is played without decks" in refused
