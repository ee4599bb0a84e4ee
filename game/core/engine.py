"""The five verbs: start, legal, check, apply (and observe, in `view`).

The engine runs the agenda until somebody must decide or the match is over. It never waits for a
screen and never asks who is playing.
"""

from __future__ import annotations

from game.core import agenda, moves
from game.core.events import Declared, Event
from game.core.rules import Rules, rules_of
from game.core.types import Action, Decision, Emit, Outcome, Refusal, Seat, State, Task, make

CONCEDE = "concede"
CONCESSIONS = (Action(CONCEDE, 0), Action(CONCEDE, 1))
# C-15: steps without a decision; and tasks that wait for one another, which is how a chain that
# asks on its way, such as which place a card goes to, shows that it has no end.
CHAIN_LIMIT = 1000
ENDLESS = Outcome(None, "endless_chain", "C-15")


def start(game: str, config: dict[str, str], seed: int) -> State:
    """A new match, run to its first decision. `config` holds every match option of the game."""
    state, _ = start_with_events(game, config, seed)
    return state


def start_with_events(game: str, config: dict[str, str], seed: int) -> tuple[State, list[Event]]:
    """Like `start`, with what happened until the first decision."""
    rules = rules_of(game)
    state = State(game=game, config=dict(config), rng=seed & ((1 << 64) - 1))
    events: list[Event] = []
    rules.setup(state, events.append)
    settle(rules, state, events)
    return state, events


def legal(state: State) -> tuple[Action, ...]:
    """Every legal answer to the pending decision; empty once the match is over."""
    return state.decision.options if state.decision else ()


def concession(seat: Seat) -> Action:
    """The action by which `seat` gives up."""
    return CONCESSIONS[seat]


def check(state: State, action: Action) -> Refusal | None:
    """None where `action` is legal now, else why not. A pure question; the state stays as it is."""
    decision = state.decision
    if state.outcome is not None or decision is None:
        return Refusal("C-13", "match_over")
    if action.kind == CONCEDE:  # C-7
        return None if action in CONCESSIONS else Refusal("C-7", "not_asked")
    rules = rules_of(state.game)
    if action.seat != decision.seat:
        return Refusal(rules.turn_clause, "not_your_turn")
    refusal = rules.check(state, decision, action)
    if refusal is None and action not in decision.options:
        # Good as far as the rules look, but with something more in it: a pick nobody asked for.
        return Refusal(decision.clause, "not_asked")
    return refusal


def apply(state: State, action: Action) -> list[Event]:
    """Carry out a legal action and run on to the next decision; returns what happened.

    Raises ValueError for an illegal action: ask `check` first.
    """
    refusal = check(state, action)
    if refusal is not None:
        raise ValueError(f"illegal action {action}: {refusal}")
    return play(state, action)


def play(state: State, action: Action) -> list[Event]:
    """`apply` without asking `check` again, for an action taken from `legal`."""
    events: list[Event] = [make(Declared, (action,))]
    if action.kind == CONCEDE:
        state.decision = None
        moves.end(state, Outcome(1 - action.seat, "conceded", "C-7"), events.append)
        return events
    state.decision = None
    state.answer = action
    settle(rules_of(state.game), state, events)
    return events


def settle(rules: Rules, state: State, events: list[Event]) -> None:
    """Run the agenda until a decision is pending or the match is over; adds what happens.

    Nothing changes without an event, so a step that told nothing cannot have ended the match."""
    procedures, outcome = rules.procedures, rules.outcome
    pending, emit = state.agenda, events.append
    told = -1  # how many events there were when the end was last looked for
    for _ in range(CHAIN_LIMIT):
        task = pending[-1]
        op, pc, variables = task
        steps = procedures[op]
        if pc == len(steps):
            pending.pop()
            continue
        pending[-1] = make(Task, (op, pc + 1, variables))
        steps[pc](state, task, emit)
        if len(events) != told:  # C-13: after every change, before any trigger
            told = len(events)
            if outcome is not None and (found := outcome(state)) is not None:
                moves.end(state, found, emit)
            if state.outcome is not None:
                break
        decision = state.decision
        if decision is None:
            continue
        if len(pending) > CHAIN_LIMIT:
            moves.end(state, ENDLESS, emit)
            break
        if _is_open(rules, state, decision, emit):
            return
    else:
        moves.end(state, ENDLESS, emit)
    state.decision = None


def _is_open(rules: Rules, state: State, decision: Decision, emit: Emit) -> bool:
    """List the answers; a question with a single one is answered here, unless the game
    wants it asked all the same (a turn, so that nobody's turn flies by).

    On a view the other seat's question stays without answers: they may hang on what is hidden."""
    if state.seat is not None and state.seat != decision.seat:
        return True
    options = legal_answers(rules, state, decision)
    if not options:
        raise AssertionError(f"{rules.id}: decision {decision.kind} has no answer")
    if len(options) == 1 and decision.kind not in rules.always_asked:
        emit(Declared(options[0]))
        agenda.answer(state, options[0])
        return False
    agenda.fill(state, options)
    return True


def legal_answers(rules: Rules, state: State, decision: Decision) -> tuple[Action, ...]:
    """The legal answers to `decision`, by the game's own fast list where it has one."""
    if rules.options is not None:
        return rules.options(state, decision)
    return filtered_answers(rules, state, decision)


def filtered_answers(rules: Rules, state: State, decision: Decision) -> tuple[Action, ...]:
    """The legal answers by definition: every candidate that `check` does not refuse."""
    return tuple(
        action
        for action in rules.candidates(state, decision)
        if rules.check(state, decision, action) is None
    )
