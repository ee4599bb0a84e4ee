"""What belongs to the player: settings, the match in progress, placements, replays.

Owns where it lies and that it survives power cuts, full disks and slips of hand. It knows nothing
of what saves and placements mean: whoever reads one passes a check that makes a value of the text
or raises ValueError. Trouble never raises here; `take_notices` tells it in phrases.
"""

from pathlib import Path
from typing import Final, TypeVar

from game.texts import Phrase, phrase
from scenes.storage.claim import Claim, claim
from scenes.storage.folders import data_folder
from scenes.storage.settings import Settings, read_settings, write_settings
from scenes.storage.shelf import Shelf
from scenes.storage.store import Check, Store

__all__ = ["Settings", "Shelf", "Storage", "Store"]

T = TypeVar("T")

MATCH_IN_PROGRESS: Final = "autosave/match.json"


class Storage:
    """Everything stored of one player."""

    def __init__(self, folder: Path | None = None) -> None:
        """Open `folder`, else the player's own; nothing is read or made yet."""
        self.store: Final = Store(folder or data_folder())
        self._claim: Claim | None = None
        self.replays: Final = Shelf(self.store, "replays", ".json")

    def claim(self) -> None:
        """Take the folder for this program. Where another one has it, nothing is written into it
        from here, and the player is told."""
        try:
            self._claim = claim(self.folder)
        except OSError:
            return  # nothing can be written there; the first attempt says so
        if self._claim is None:
            self.store.only_remembers = True
            self.store.notice(
                phrase(
                    "Tōgijō is already open in another window, with the same folder of files. "
                    "Whatever you do in this window is forgotten when you quit."
                )
            )

    def release(self) -> None:
        """Leave the folder to others: the program ends."""
        if self._claim is not None:
            self._claim.release()

    @property
    def folder(self) -> Path:
        """Where the files lie, to be shown to the player."""
        return self.store.root

    @property
    def report_file(self) -> Path:
        """Where a fault in the program is written to."""
        return self.store.root / "report.txt"

    def take_notices(self) -> tuple[Phrase, ...]:
        """What the player has to be told since the last time this was asked."""
        return self.store.take_notices()

    # --- settings

    def read_settings(self) -> Settings:
        """The stored settings; defaults for all that is missing or wrong."""
        return read_settings(self.store)

    def save_settings(self, settings: Settings) -> None:
        """Store the settings."""
        write_settings(self.store, settings)

    # --- the match in progress

    def has_match(self) -> bool:
        """Whether there is a match to go on with."""
        return self.store.has(MATCH_IN_PROGRESS)

    def match_text(self) -> str | None:
        """The match in progress as it is written, whether it is right or not."""
        return self.store.read(MATCH_IN_PROGRESS, str)

    def read_match(self, check: Check[T]) -> T | None:
        """The match in progress, or as it stood one decision earlier if that save is broken."""
        return self.store.read(MATCH_IN_PROGRESS, check)

    def save_match(self, text: str) -> None:
        """Store the match in progress; the save before it is kept as a copy."""
        self.store.write(MATCH_IN_PROGRESS, text)

    def drop_match(self) -> None:
        """Forget the match in progress: it is over."""
        self.store.delete(MATCH_IN_PROGRESS)

    # --- named things

    def placements(self, game: str) -> Shelf:
        """The player's saved set-ups of one game."""
        return Shelf(self.store, f"placements/{game}", ".yaml")
