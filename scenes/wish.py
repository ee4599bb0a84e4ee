"""What the player asked for on the command line, as values; reading it is `command_line`'s."""

from dataclasses import dataclass
from pathlib import Path


class UsageError(Exception):
    """The command line makes no sense; the text is one line for the player."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What the player asked for. `size` is pixels; None leaves the choice to settings or chance.
    `decks` are two deck lists on one line each."""

    command: str = "title"
    lang: str | None = None
    size: tuple[int, int] | None = None
    seed: int | None = None
    game: str | None = None
    seats: tuple[str, str] = ("human", "adept")
    decks: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class ShotWish(Wish):
    """A picture to be taken of one scene. `scale` is the reader's text size."""

    scene: str = ""
    out: Path = Path("shot.png")
    after: int = 0
    scale: float = 1.0
    list_only: bool = False
