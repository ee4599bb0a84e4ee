"""What a match of cards comes to in numbers, for the screen of its result."""

from __future__ import annotations

from collections import Counter

from game.core.events import Battled, Declared, TrackSet, TurnBegan
from game.core.types import Seat
from game.dino.table import LIFE
from game.texts import Texts
from scenes.session import Session

Line = tuple[str, tuple[str, ...]]
"""A label, and what was counted: once for the match, or for seat 0 and seat 1."""


def statistics(session: Session, texts: Texts) -> list[Line]:
    """Turns, and for both sides: summons, spells, battles won, damage dealt to life."""
    turns = 0
    summons: Counter[Seat] = Counter()
    spells: Counter[Seat] = Counter()
    battles: Counter[Seat] = Counter()
    damage: Counter[Seat] = Counter()
    for happening in session.history:
        for event in happening.events:
            match event:
                case TurnBegan():
                    turns += 1
                case Declared(action):
                    summons[action.seat] += action.kind == "summon"
                    spells[action.seat] += action.kind == "cast"
                case Battled(attacker, _, result) if result != "mutual":
                    owner = happening.after.cards[attacker].owner
                    battles[owner if result == "win" else 1 - owner] += 1
                case TrackSet(seat, name, old, new) if name == LIFE and new < old:
                    damage[1 - seat] += old - new
    return [
        (texts.trc("cards", "Turns"), (str(turns),)),
        (texts.tr("Summons"), _both(summons)),
        (texts.tr("Spells"), _both(spells)),
        (texts.trc("cards", "Battles won"), _both(battles)),
        (texts.tr("Life taken"), _both(damage)),
    ]


def _both(counts: Counter[Seat]) -> tuple[str, ...]:
    return str(counts[0]), str(counts[1])
