"""What an attack is foretold to come to, and in which words."""

import pytest

from game.core.types import Action, State
from game.core.view import observe
from game.texts import Texts
from scenes.cards_table import foresight
from scenes.cards_table.foresight import Forecast, foresee
from scenes.cards_table.prompts import Prompter
from scenes.cards_table.words import Words
from scenes.draw.seals import Mark
from tests.dino.tables import table

CARDS = "{rex: {battle: 300}, egg: {battle: 100}, wasp: {battle: 100, keywords: [mutual]}}"


def attack_on(target: str) -> tuple[State, Forecast]:
    there = f"{{card: {target}, state: dormant}}"
    state = table(f"{{phase: attack, seats: [{{field: [rex]}}, {{field: [{there}]}}]}}", CARDS)
    assert state.decision is not None
    view = observe(state, 0)
    action = next(one for one in state.decision.options if _is_battle(one))
    return view, foresee(view, action)


def _is_battle(action: Action) -> bool:
    return action.kind == "attack" and action.target is not None and action.target[0] == "card"


def said(view: State, forecast: Forecast) -> str:
    words = Words(Texts("en"), view, ("Ann", "Ben"), (0, 1))
    return Prompter(words).forecast(view, forecast)


@pytest.mark.parametrize(
    ("target", "mark", "fallen"),
    [("egg", Mark.WIN, 1), ("rex", Mark.MUTUAL, 2), ("wasp", Mark.MUTUAL, 2)],
)
def test_a_battle_bears_the_seal_of_what_comes_of_it(
    target: str, mark: Mark, fallen: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who wins and is taken along (D-54) has not won: both fall."""
    monkeypatch.setattr(foresight, "determinize", lambda view, _: view.clone())  # all lies open
    view, forecast = attack_on(target)
    assert forecast.mark is mark
    assert len(forecast.fallen) == fallen
    assert ("both fall" in said(view, forecast)) is (mark is Mark.MUTUAL)


def test_a_forecast_begins_like_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foresight, "determinize", lambda view, _: view.clone())  # all lies open
    state = table("{phase: attack, seats: [{field: [rex]}, {life: 9}]}", CARDS)
    assert state.decision is not None
    view = observe(state, 0)
    action = next(one for one in state.decision.options if one.kind == "attack")
    assert said(view, foresee(view, action)) == "Life 9 → 8"
