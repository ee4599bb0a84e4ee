"""Tables of dino for tests, in the words of scenarios."""

from typing import Any

from game.core import engine
from game.core.events import Event
from game.core.scenario import vocabulary_of
from game.core.types import State
from game.core.view import observe, redact
from game.dino.record import Entry, entries
from game.dino.saying import said
from game.dino.scenario.cards import TryCard
from game.dino.scenario.given import Given
from game.dino.scenario.steps import DinoStep
from game.yaml_reader import Positions, convert, parse

VOCABULARY = vocabulary_of("dino")
PLACE = Positions("test")


def table(given: str, cards: str = "{}") -> State:
    """The table of a scenario's `given:` and `cards:`, written as YAML."""
    brought = {name: convert(card, TryCard, PLACE) for name, card in _read(cards).items()}
    return VOCABULARY.table(convert(_read(given), Given, PLACE), brought)


def play(state: State, *steps: str) -> list[Event]:
    """Take steps, written as in a scenario; what the engine has answered by itself is skipped."""
    events: list[Event] = []
    for text in steps:
        step = convert(_read(text), DinoStep, PLACE)
        seat = VOCABULARY.seat(step.seat) if step.seat is not None else state.active
        for intention in VOCABULARY.intentions(step):
            events += engine.apply(state, intention(state, seat))
    return events


def lines(state: State, *steps: str, language: str = "en", viewer: int = 0) -> list[str]:
    """The lines of the record that steps make, as a seat sees them, each step by itself."""
    found: list[str] = []
    for step in steps:
        before = observe(state, viewer)
        events = play(state, step)
        after = observe(state, viewer)
        made = entries(before, redact(events, state, viewer), after)
        found += [said(entry, after, language) for entry in made]
    return found


def made(state: State, step: str, viewer: int = 0) -> list[Entry]:
    """The entries that a step makes."""
    before = observe(state, viewer)
    events = play(state, step)
    return entries(before, redact(events, state, viewer), observe(state, viewer))


def _read(text: str) -> Any:
    value, _ = parse(text, "test")
    return value
