"""The words in which scenarios of dino are written; `docs/scenarios.md` is the manual."""

from game.core.scenario import Vocabulary
from game.dino.scenario.cards import TryCard
from game.dino.scenario.given import Given, begin
from game.dino.scenario.names import SEATS, told
from game.dino.scenario.shown import shown
from game.dino.scenario.steps import DinoStep, intentions

VOCABULARY = Vocabulary(
    seats=SEATS,
    given=Given,
    step=DinoStep,
    begin=begin,
    intentions=intentions,
    shown=shown,
    told=told,
    card=TryCard,
)
