"""Seats the small game of `duel` beside the registered ones."""

from collections.abc import Callable

import pytest

from game.core import contract, engine, secrecy, view
from game.core.rules import Rules
from tests.core.duel import RULES

Seating = Callable[[Rules], None]


@pytest.fixture
def seat_rules(monkeypatch: pytest.MonkeyPatch) -> Seating:
    """Let the engine find these rules, whatever game it is asked for."""

    def seat(rules: Rules) -> None:
        for module in (engine, view, contract, secrecy):
            monkeypatch.setattr(module, "rules_of", lambda game: rules)

    return seat


@pytest.fixture
def duel(seat_rules: Seating) -> Rules:
    seat_rules(RULES)
    return RULES
