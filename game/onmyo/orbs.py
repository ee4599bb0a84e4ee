"""The five orbs: their letters, and which overcomes which (O-43)."""

from __future__ import annotations

ORBS = "KBGSZ"  # kirin, byakko, genbu, seiryu, suzaku: each overcomes the next, the last the first
KIRIN, BYAKKO, GENBU, SEIRYU, SUZAKU = tuple(ORBS)
EMPTY = "."  # a socket without an orb

WIN, LOSE, MUTUAL, BLOCKED = "win", "lose", "mutual", "blocked"


def _result(mine: str, theirs: str) -> str:
    distance = (ORBS.index(theirs) - ORBS.index(mine)) % 5
    return {0: BLOCKED, 1: WIN, 4: LOSE}.get(distance, MUTUAL)


# What happens to the mover's orb (first) against the defender's (second).
CLASH: dict[tuple[str, str], str] = {
    (mine, theirs): _result(mine, theirs) for mine in ORBS for theirs in ORBS
}


def summon_value(orb: str) -> int:
    """How many orbs of the summoning cost this one pays (O-10, O-32)."""
    return 2 if orb == GENBU else 1


def orb_at(kind: str, turned: int, side: int) -> str:
    """The orb of a piece on an absolute side (0 north = black's forward, then clockwise)."""
    return kind[(side - turned) % 4]
