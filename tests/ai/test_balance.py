"""The table of decks counts a game for the deck that won it, whichever seat it had."""

from __future__ import annotations

from argparse import Namespace

from game.ai.selfplay import GameResult
from tools.balance import Played, report


def result(winner: int | None, first: int) -> GameResult:
    return GameResult(1, False, winner, "life_gone", "D-61", 10, 50, first, (0.0, 0.0))


def test_rates_by_deck_and_by_who_went_first() -> None:
    played = [
        Played(("fire", "water"), result(0, first=0)),
        Played(("water", "fire"), result(1, first=0)),
        Played(("fire", "water"), result(1, first=1)),
        Played(("water", "fire"), result(None, first=1)),
    ]
    options = Namespace(level="adept", iterations=8, seed=1)
    text = report(options, ["fire", "water"], played)
    assert "4 games, 4 a pair" in text
    fire, water = [line for line in text.splitlines() if line.startswith(("| fire", "| water"))]
    assert "**62%**" in fire
    assert "**38%**" in water
    assert "goes first wins 50.0%" in text
    assert "1 drawn" in text
