"""Which part of a match's story a table tells: what just happened, or a whole turn once more."""

from __future__ import annotations

from itertools import takewhile

from scenes.session import Happening, Session


def is_told(happening: Happening) -> bool:
    """Whether a happening is told event by event: the opening and what was taken back are not."""
    return happening.seat is not None


def last_turn(session: Session) -> list[Happening]:
    """The happenings of the last turn that has ended; of the last one at all in a match that is
    over. Empty where there is none."""
    told = [one for one in session.history if is_told(one) and one.before.turn]
    if not session.is_over:
        told = [one for one in told if one.before.turn != session.view.turn]
    turn = told[-1].before.turn if told else 0
    # Only the end of the story: the second game of a pair counts its turns from one again.
    last = list(takewhile(lambda one: one.before.turn == turn, reversed(told)))
    return last[::-1]


def whole_match(session: Session) -> list[Happening]:
    """The happenings of a match from its beginning."""
    return [one for one in session.history if is_told(one)]
