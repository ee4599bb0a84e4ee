"""What the bar under the board can say, as values: the question, the forecast, the answers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple


class Command(StrEnum):
    """What a button of the bar does."""

    CONFIRM = "confirm"
    CANCEL = "cancel"
    STOP = "stop"
    COME_BACK = "come_back"
    STAY = "stay"
    READ_RULE = "read_rule"


@dataclass(frozen=True, slots=True)
class Reply:
    """A button: its words, what it does, and whether it is the one that commits."""

    label: str
    command: Command
    commits: bool = False


class Label(NamedTuple):
    """What stands under an orb; `short` where there is no room for the whole."""

    whole: str
    short: str


@dataclass(frozen=True, slots=True)
class Forecast:
    """A clash: the orbs that meet, the result for the mover, and what stands under the orbs."""

    result: str
    mover: str
    defender: str
    mover_label: Label
    defender_label: Label


@dataclass(frozen=True, slots=True)
class Asking:
    """Everything the bar says at one moment."""

    headline: str
    detail: str = ""
    title: str = ""
    hint: str = ""
    seal: str = ""
    forecast: Forecast | None = None
    replies: tuple[Reply, ...] = ()
    total: tuple[int, int] | None = None
    warns: bool = False
