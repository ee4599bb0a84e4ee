"""Rule scenarios: given a table, when these things are tried, then it looks so.

The unit of proof for the rules, written in YAML for people who know the game and not the code. This
package reads and runs them; the words of each game are in `game.<id>.scenario` as VOCABULARY.
`docs/scenarios.md` is the manual.
"""

from game.core.scenario.document import Scenario, load_file
from game.core.scenario.matching import Bag, Sides
from game.core.scenario.running import Result, coverage, run, run_file
from game.core.scenario.vocabulary import Intention, ScenarioError, Step, Vocabulary, vocabulary_of

__all__ = [
    "Bag", "Intention", "Result", "Scenario", "ScenarioError", "Sides", "Step", "Vocabulary",
    "coverage", "load_file", "run", "run_file", "vocabulary_of",
]  # fmt: skip
