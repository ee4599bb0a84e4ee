"""The agenda: what remains to be done, as a stack of tasks in the state; the top is last.

The engine runs a task's steps in order and moves its counter on *before* a step runs, so a step
that wants to repeat, end or call something says so here. Only this module changes the agenda and
the decision.
"""

from __future__ import annotations

from collections.abc import Callable

from game.core.types import Action, Decision, Handle, Seat, State, Task, Word, make


def push(state: State, op: str, **variables: Word) -> None:
    """Do procedure `op` next, before whatever else waits."""
    state.agenda.append(make(Task, (op, 0, tuple(variables.items()))))


def goto(state: State, pc: int, **changes: Word) -> None:
    """Continue the running procedure at step `pc`, with some variables changed."""
    op, _, variables = state.agenda[-1]
    if changes:
        variables = _changed(variables, changes)
    state.agenda[-1] = make(Task, (op, pc, variables))


def keep(state: State, **changes: Word) -> None:
    """Change variables of the running procedure; it goes on with its next step."""
    op, pc, variables = state.agenda[-1]
    state.agenda[-1] = make(Task, (op, pc, _changed(variables, changes)))


def _changed(
    variables: tuple[tuple[str, Word], ...], changes: dict[str, Word]
) -> tuple[tuple[str, Word], ...]:
    merged = dict(variables)
    merged.update(changes)
    return tuple(merged.items())


def rewrite(state: State, op: str, name: str, change: Callable[[Word], Word]) -> None:
    """Change a variable of every task of procedure `op` that remains to be done."""
    for number, task in enumerate(state.agenda):
        if task.op == op:
            variables = _changed(task.vars, {name: change(task.var(name))})
            state.agenda[number] = make(Task, (op, task.pc, variables))


def finish(state: State) -> None:
    """Leave the running procedure; its remaining steps are dropped."""
    state.agenda.pop()


def clear(state: State) -> None:
    """Drop everything that waits (a game of a match is over)."""
    state.agenda.clear()


def ask(
    state: State,
    seat: Seat,
    kind: str,
    *,
    clause: str,
    prompt: str = "",
    picked: tuple[Handle, ...] = (),
    least: int = 1,
    most: int = 1,
) -> None:
    """Put a question to a seat. The engine adds the legal answers when the step is over; the next
    step of the running procedure finds the answer in `state.answer`."""
    asked = (seat, kind, (), prompt or kind, clause, picked, least, most)
    state.decision = make(Decision, asked)


def fill(state: State, options: tuple[Action, ...]) -> None:
    """Give the pending question its legal answers."""
    asked = state.decision
    if asked is None:
        raise AssertionError("no question is pending")
    seat, kind, _, prompt, clause, picked, least, most = asked
    filled = (seat, kind, options, prompt, clause, picked, least, most)
    state.decision = make(Decision, filled)


def answer(state: State, action: Action) -> None:
    """Close the pending question with `action`."""
    state.decision = None
    state.answer = action


def taken(state: State) -> Action:
    """The answer to the question of the step before; taking it clears it."""
    action = state.answer
    if action is None:
        raise AssertionError("a step looked for an answer that nobody gave")
    state.answer = None
    return action
