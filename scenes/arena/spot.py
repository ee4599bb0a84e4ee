"""What a hand or the keyboard can be at on the table: the names that input and play share."""

from __future__ import annotations

Spot = tuple[str, str | int]
"""("square", "c3"), ("card", 4) in a hand, ("orb", "K") on the wheel of who plans,
("other_orb", "K") on the other wheel, ("facing", 2) around a piece, ("spent", 0)."""
