"""Which games there are to play, and how each shows itself outside its table.

A game appears once its data say how it looks (`look.yaml`); nothing lists games by name. The room
that shows it, `scenes/<table>`, offers `screens.scene_for(session, services)`,
`summary.SummaryPage` and `summary.SummaryColumn` for the rulebook, and
`statistics.statistics(session, texts)` for the result. A room may also offer
`screens.first_notes(settings)`, what a match between two people notes of how they share a device,
`screens.called_for(session, texts)`, what the person is wanted for to whom it is handed, and
`screens.seen_again(session, services)`, the table of a match that is over.
"""

from functools import cache
from pathlib import Path
from typing import Literal

from game.core.game_data import Words
from game.core.rules import game_ids
from game.core.types import Seat
from game.resources import DATA_ROOT
from game.yaml_reader import Record, read


class Point(Record, frozen=True):
    """A line that says what the game is about, with an icon."""

    icon: str
    text: Words


class GameLook(Record, frozen=True):
    """A game outside its table: a theme of the scenery, an icon, and a few lines for the title.

    `crests` are the emblems of people by seat, the icon where there are none. `sides` are told
    where they mean more than who sits where. `sample` are two of its cards, for the settings.
    """

    theme: str
    icon: str
    points: tuple[Point, ...] = ()
    crests: tuple[str, str] | None = None
    sample: tuple[str, str] | None = None
    sides: Literal["told", "untold"] = "untold"

    def crest(self, seat: Seat) -> str:
        """The emblem of a person who sits there."""
        return self.crests[seat] if self.crests is not None else self.icon


@cache
def playable() -> tuple[str, ...]:
    """The ids of the games that can be played, in the order of the title."""
    return tuple(game for game in game_ids() if _look_file(game).is_file())


@cache
def look(game: str) -> GameLook:
    """How a game shows itself; raises DataFault for a broken file, or none."""
    return read(_look_file(game), GameLook, name=f"data/{game}/look.yaml")[0]


def _look_file(game: str) -> Path:
    return DATA_ROOT / game / "look.yaml"
