"""Cards to draw: a creature and a spell, made here so that no change of the pool matters."""

import pytest

from game.cards.actions import Draw
from game.cards.card import Ability, CardData
from game.core.game_data import Words
from game.dino.cards import DinoCard
from scenes.draw.cards.look import CardLook, look_of

REX = DinoCard(
    id="rex",
    number=18,
    name=Words(ja="ティラノサウルス", en="Tyrannosaurus"),
    type="dinosaur",
    attribute="fire",
    cost=7,
    art="dinosaur-rex",
    flavour=Words(ja="噛む力はどの恐竜よりも強い。", en="No dinosaur bit harder."),
    keywords=("haste",),
    abilities=(Ability(when="summoned", do=(Draw(),)),),
    battle=(600, 800, 1000),
    strike=(4, 5, 7),
)
SPELL = DinoCard(
    id="wave",
    number=100,
    name=Words(ja="大津波", en="Tidal Wave"),
    type="spell",
    attribute="water",
    cost=4,
    art="big-wave",
    abilities=(Ability(when="cast", do=(Draw(),)),),
)
CARDS: dict[str, CardData] = {"dinosaur": REX, "spell": SPELL}


@pytest.fixture
def rex() -> CardLook:
    return look_of("dino", REX, "ja")


@pytest.fixture
def spell() -> CardLook:
    return look_of("dino", SPELL, "ja")
