"""The words in which scenarios of onmyo are written; `docs/scenarios.md` is the manual."""

from game.core.scenario import Vocabulary
from game.onmyo.scenario.given import Given, begin
from game.onmyo.scenario.names import SEATS, told
from game.onmyo.scenario.shown import shown
from game.onmyo.scenario.steps import OnmyoStep, intentions

VOCABULARY = Vocabulary(
    seats=SEATS,
    given=Given,
    step=OnmyoStep,
    begin=begin,
    intentions=intentions,
    shown=shown,
    told=told,
)
