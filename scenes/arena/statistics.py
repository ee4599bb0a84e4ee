"""What a match of onmyo comes to in numbers, for the screen of its result."""

from __future__ import annotations

from collections import Counter

from game.core.events import Battled, Declared, TurnBegan
from game.core.types import Seat
from game.texts import Texts
from scenes.session import Session

Line = tuple[str, tuple[str, ...]]
"""A label, and what was counted: once for the match, or for seat 0 and seat 1."""


def statistics(session: Session, texts: Texts) -> list[Line]:
    """Turns, and for both sides: summons, battles won, orbs paid."""
    turns = 0
    summons: Counter[Seat] = Counter()
    battles: Counter[Seat] = Counter()
    orbs: Counter[Seat] = Counter()
    for happening in session.history:
        for event in happening.events:
            match event:
                case TurnBegan():
                    turns += 1
                case Declared(action):
                    summons[action.seat] += action.kind == "summon"
                    orbs[action.seat] += action.kind in ("pay", "move")
                case Battled(attacker, _, result):
                    owner = happening.after.cards[attacker].owner
                    if result in ("win", "lose"):
                        battles[owner if result == "win" else 1 - owner] += 1
    return [
        (texts.tr("Turns"), (str(turns),)),
        (texts.tr("Summons"), _both(summons)),
        (texts.tr("Battles won"), _both(battles)),
        (texts.tr("Orbs paid"), _both(orbs)),
    ]


def _both(counts: Counter[Seat]) -> tuple[str, ...]:
    return str(counts[0]), str(counts[1])
