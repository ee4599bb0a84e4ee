"""Matches of onmyo, brought to where a test wants them."""

from game.core import engine
from game.core.first_player import JANKEN
from game.core.game_data import full_config
from game.core.match import HUMAN, Match, MatchSetup, SeatSetup
from game.core.types import Action, Decision, State


def started(seed: int = 1, /, **options: str) -> State:
    """A state at its first question."""
    return engine.start("onmyo", full_config("onmyo", options), seed)


def new_match(seed: int = 1, /, **options: str) -> Match:
    """A match between two people."""
    return Match(MatchSetup("onmyo", options, seed, (SeatSetup(HUMAN, "黒"), SeatSetup(HUMAN))))


def question(state: State) -> Decision:
    """The pending question."""
    assert state.decision is not None
    return state.decision


def an_answer(state: State) -> Action:
    """The first answer there is; at janken, one by which seat 0 wins."""
    asked = question(state)
    return asked.options[asked.seat if asked.kind == JANKEN else 0]


def play_until(state: State, kind: str) -> State:
    """Give an answer to every question until one of this kind is asked."""
    while question(state).kind != kind:
        engine.play(state, an_answer(state))
    return state


def submit_until(match: Match, kind: str) -> Match:
    """The same for a match, each answer in a group of its own."""
    while question(match.state).kind != kind:
        match.submit(an_answer(match.state))
    return match


def hand(seat: int, name: str) -> Action:
    """A hand of janken."""
    return Action("janken", seat, None, ("button", name))
