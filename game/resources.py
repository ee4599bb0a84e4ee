"""Where the program's own files lie: `data/` (words and numbers), `assets/` (pictures, sounds).

In a checkout and in an editable install both folders stand beside the package `game`; an
installed wheel carries them inside it. Nobody else may guess these places. What a player owns
(saves, settings, placements) is not here: see `scenes.storage`.
"""

from pathlib import Path
from typing import Final


def _folder(name: str) -> Path:
    package = Path(__file__).resolve().parent
    packed = package / name
    return packed if packed.is_dir() else package.parent / name


DATA_ROOT: Final = _folder("data")
"""Folder of everything that is words and numbers; read-only."""

ASSET_ROOT: Final = _folder("assets")
"""Folder of fonts, icons and sounds; read-only."""
