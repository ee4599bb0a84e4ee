"""The positions with known counts that the tests of the search board share."""

import json
from pathlib import Path
from typing import Any

from game.onmyo.position import Position

ENTRIES: list[dict[str, Any]] = json.loads(
    Path(__file__).with_suffix(".json").read_text(encoding="utf-8")
)["positions"]
NAMES = [entry["name"] for entry in ENTRIES]


def position(name: str) -> Position:
    """The position of that name."""
    return Position.from_json(ENTRIES[NAMES.index(name)]["position"])
