"""The search: it sees wins and threats, keeps its limits and always answers alike."""

import pytest

from game.onmyo.alphabeta import Limits
from game.onmyo.board import Board
from game.onmyo.position import Position
from game.onmyo.search import SearchResult, position_key, search, search_worlds
from tests.onmyo.check_positions import NAMES, position

WINS_IN_ONE = "5x5 b c4=bKBGS,a2=rKBGS - - G KB"
THREATENED = "5x5 b c2=rSKBZ,a4=bBBBB KKKK - GS KBZ"


def test_a_win_on_the_spot_is_played() -> None:
    result = search(Position.from_line(WINS_IN_ONE), Limits(max_depth=1))
    assert result.turn.text(Position.from_line(WINS_IN_ONE).arena) == "move c4 paying G: c5"
    assert result.score == 999_999


def test_a_threat_to_win_is_met() -> None:
    board = Board(Position.from_line(THREATENED))
    assert board.can_win(1)
    board.make(search(board, Limits(max_depth=2)).change)
    assert not board.can_win(board.seat)


@pytest.mark.parametrize("name", NAMES)
def test_depth_one_is_the_best_grade_that_does_not_lose(name: str) -> None:
    board = Board(position(name))
    if board.can_win(board.seat):
        return
    result = search(board, Limits(max_depth=2))
    board.make(result.change)
    assert not board.can_win(board.seat)


def test_the_only_turn_is_played_at_once() -> None:
    stuck = Position.from_line("5x5 b c3=bKBGS - - - K")
    result = search(stuck, Limits(max_nodes=1000))
    assert result.turn.kind == "pass"
    assert result.depth == 1


@pytest.mark.parametrize("nodes", [1, 50, 700])
def test_a_node_budget_is_kept(nodes: int) -> None:
    result = search(position("middle-contact"), Limits(max_nodes=nodes))
    assert result.nodes <= nodes + 17
    assert result.turn.kind in ("summon", "move")


def test_the_search_stops_when_told() -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    result = search(position("suzaku-resummon"), Limits(stop=stop))
    assert asked == 4
    assert result.nodes < 100


def test_a_deadline_that_is_over_still_gives_a_turn() -> None:
    assert search(position("suzaku-resummon"), Limits(deadline_ms=0)).turn.kind in (
        "summon",
        "move",
    )


def test_no_limit_is_refused() -> None:
    with pytest.raises(ValueError, match="no limit"):
        Limits()


def test_the_same_question_gets_the_same_answer() -> None:
    def ask(seed: int) -> SearchResult:
        return search(position("third-summon"), Limits(max_nodes=400), noise=60, rng_seed=seed)

    assert ask(5) == ask(5)
    assert len({ask(seed).turn for seed in range(8)}) > 1


def test_a_board_is_left_as_it_was() -> None:
    board = Board(position("suzaku-resummon"))
    before = (board.position(), board.key, board.ply)
    search(board, Limits(max_nodes=300))
    assert (board.position(), board.key, board.ply) == before


def test_the_line_expected_can_be_played() -> None:
    board = Board(position("suzaku-resummon"))
    result = search(board, Limits(max_nodes=2000))
    assert result.pv[0] == result.turn
    assert len(result.pv) > 1


def test_a_third_repetition_is_worth_nothing() -> None:
    board = Board(position("start-mixed"))
    best = search(board, Limits(max_depth=2))
    board.make(best.change)
    twice = [board.key, board.key, position_key(position("start-mixed"))]
    board.unmake()
    assert search(board, Limits(max_depth=2), history=twice).score != best.score  # O-51


@pytest.mark.parametrize("turns_played", [198, 199])
def test_near_the_turn_limit_only_a_win_counts(turns_played: int) -> None:
    level = Position.from_line("5x5 b c1=bKBGS,c5=rKBGS - - GGS K")
    assert search(level, Limits(max_depth=3)).score > 0
    assert search(level, Limits(max_depth=3), turns_played=turns_played).score == 0  # O-51
    won = search(Position.from_line(WINS_IN_ONE), Limits(max_depth=3), turns_played=turns_played)
    assert won.score == 999_999


def test_of_several_worlds_one_turn_is_chosen_that_all_allow() -> None:
    lines = [
        f"5x5 b c1=bGZKB,c2=rGSZB,b3=bKBSZ,b4=rZKGS KBGS {piece} SZ KBGG"
        for piece in ("SBKZ", "KKKK", "SSGG")
    ]
    worlds = [Position.from_line(line) for line in lines]
    result = search_worlds(worlds, Limits(max_nodes=600))
    assert all(result.change in Board(world).turns() for world in worlds)
    assert result == search_worlds(worlds, Limits(max_nodes=600))


def test_a_careless_turn_is_played_at_first_sight() -> None:
    board = Board(Position.from_line(THREATENED))
    blind = search(board, Limits(max_depth=3), careless=1.0)
    assert (blind.depth, blind.nodes) == (0, 0)
    assert blind.change in board.turns()
    seen = search(Position.from_line(WINS_IN_ONE), Limits(max_depth=3), careless=1.0, noise=500)
    assert Board(Position.from_line(WINS_IN_ONE)).wins(seen.change)
