"""Who does something of its own accord is found again after every move of a card."""

import random

from game.cards.agents import agents
from game.cards.library import library_of
from game.core import engine
from game.core.game_data import full_config
from game.dino.table import standing


def test_the_agents_on_the_field_are_known_at_every_decision() -> None:
    state, dice = engine.start("dino", full_config("dino", {}), 5), random.Random(5)
    met = set()
    while state.decision is not None:
        faces = library_of(state).agents
        expected = tuple(one for one in standing(state) if state.cards[one].kind in faces)
        assert agents(state) == expected
        met.add(expected)
        engine.play(state, dice.choice(state.decision.options))
    assert len(met) > 1  # some have come and gone


def test_an_agent_stands_and_acts_unasked() -> None:
    library = library_of(engine.start("dino", full_config("dino", {}), 5))
    for face, card in library.cards.items():
        acting = [
            ability
            for ability in card.abilities
            if ability.when in ("constant", "turn_start", "turn_end") or ability.whose != "this"
        ]
        assert (face in library.agents) == bool(acting)
